"""A table in a real window whose other seats are moved by the test; and what must hold whenever it is at rest."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

from PySide6.QtCore import QAbstractAnimation, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desk.core.actions import Action, Pass
from desk.core.cards import Card
from desk.core.decisions import ChooseWord
from desk.core.options import Value
from desk.games.cuatrola import GAME
from desk.models.pace import Pacer
from desk.models.table import TableModel
from desk.session.port import Port
from desk.session.seats import SeatPlan
from desk.session.session import Session
from desk.ui.table.look import TableLook
from desk.ui.table.page import TablePage
from tests.helpers.cuatrola import Hands, pack_of
from tests.helpers.play import pick
from tests.helpers.secrets import cards_behind

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Carmen", "Elena", "Lucía", "Mateo")
QUIET = TableLook(pace=0.0, avatars=())
PATIENCE = 10.0
"""Seconds after which a table that does not come to rest has failed."""


def spin(until: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Let the event loop run until this holds."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it never came to that"
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def run_for(milliseconds: int) -> None:
    """Let the event loop run for a while."""
    end = time.monotonic() + milliseconds / 1000
    while time.monotonic() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        time.sleep(0.001)


def session_of(
    seed: int = 1,
    *,
    person: int | None = 0,
    total: tuple[int, int] = (0, 0),
    options: Mapping[str, Value] | None = None,
    level: str = "easy",
) -> Session:
    """A match of La Cuatrola that has not been dealt."""
    seats = [SeatPlan(name, "person" if seat == person else level) for seat, name in enumerate(NAMES)]
    return Session(GAME, options or {}, seats, rng=Random(seed), start_total=total, bot_seed=seed)


class Bench:
    """A table page in a window of its own. Nothing moves but what the test moves."""

    def __init__(
        self,
        session: Session,
        *,
        seat: int | None = 0,
        look: TableLook = QUIET,
        size: tuple[int, int] = (1280, 800),
        port: Port | None = None,
    ) -> None:
        self.session = session
        self.seat = seat
        self.pacer = Pacer()
        self.pacer.scale = None
        if port is None:
            port = session.public_port() if seat is None else session.port(seat)
        self.page = TablePage(TableModel(port, self.pacer, self.pacer), look)
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        QTest.qWaitForWindowExposed(self.page)
        run_for(1)
        self.closed = False

    def close(self) -> None:
        """Leave the table for good."""
        if self.closed:
            return
        self.closed = True
        self.page.close_table()
        self.pacer.clear()
        self.page.close()
        self.page.deleteLater()
        self.pacer.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # Moving

    def deal(self, hands: Hands | None = None, dealer: int = 0) -> Bench:
        """Deal a round, these hands if they are given."""
        self.session.next_round(None if hands is None else pack_of(hands, dealer), dealer)
        return self

    def act(self, *moves: str) -> Bench:
        """Carry out moves as the record writes them ("1 play Ac"); chances to say nothing go by."""
        from desk.core.actions import parse_action

        for move in moves:
            self._decline()
            seat, _, words = move.partition(" ")
            refused = self.session.submit(int(seat), parse_action(words))
            assert refused is None, f"{move}: {refused}; asked {self.session.asked()}"
            self._decline()
        return self

    def _decline(self) -> None:
        self.session.decline_windows()

    def others(self, rng: Random, bids: bool = False) -> Bench:
        """Let the other seats move by chance until the own seat is asked, or the round is over."""
        while not self.session.round_over:
            self._decline()
            asked = self.session.asked()
            if not asked or self.seat in asked:
                break
            seat, decision = next(iter(asked.items()))
            actions = list(decision.actions())
            action: Action = Pass() if Pass() in actions and not bids else pick(rng, actions)
            assert self.session.submit(seat, action) is None
        return self

    def rest(self) -> Bench:
        """Wait until everything has been shown; a trick that waits to be seen is cleared at once."""

        def still() -> bool:
            player = self.page.player
            if player.busy:
                player.hurry()
            return resting(self.page)

        spin(still)
        return self

    def own_turn(self, rng: Random) -> bool:
        """Move on until the own seat may play a card: others by chance, the own auction passed, the own chances
        declined; False where the round ends first."""
        while True:
            self.others(rng)
            if self.session.round_over:
                self.rest()
                return False
            decision = self.session.asked()[self.seat or 0]
            if not isinstance(decision, ChooseWord):
                self.rest()
                return True
            assert self.session.submit(self.seat or 0, next(iter(decision.actions()))) is None

    # The mouse and the keys, as the system's window gets them

    def at_card(self, card: Card | str) -> QPoint:
        """Where a card of the hand can be clicked, in the page."""
        return card_point(self.page, Card(card) if isinstance(card, str) else card)

    def click(self, where: QPoint | QWidget | Card | str, button: Qt.MouseButton = LEFT) -> None:
        """Click on a place, a widget's middle or a card."""
        QTest.mouseClick(self.page.windowHandle(), button, Qt.KeyboardModifier.NoModifier, self.point(where))

    def press(self, where: QPoint | QWidget | Card | str, button: Qt.MouseButton = LEFT) -> None:
        """Press a button and hold it."""
        QTest.mousePress(self.page.windowHandle(), button, Qt.KeyboardModifier.NoModifier, self.point(where))

    def move(self, where: QPoint) -> None:
        """Move the pointer, in three steps."""
        for _ in range(3):
            QTest.mouseMove(self.page.windowHandle(), where)
            QApplication.processEvents()

    def release(self, where: QPoint | QWidget | Card | str, button: Qt.MouseButton = LEFT) -> None:
        """Let the button go."""
        QTest.mouseRelease(self.page.windowHandle(), button, Qt.KeyboardModifier.NoModifier, self.point(where))

    def point(self, where: QPoint | QWidget | Card | str) -> QPoint:
        """A place in the page."""
        if isinstance(where, QPoint):
            return where
        if isinstance(where, QWidget):
            return where.mapTo(self.page, where.rect().center())
        return self.at_card(where)

    def key(self, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(self.page.windowHandle(), key)
        QApplication.processEvents()

    @property
    def felt(self) -> QPoint:
        """A place where nothing lies."""
        places = self.page.places
        assert places is not None
        return QPoint(round(places.hand.right + 4), round(places.hand.y - 4))


def card_point(page: TablePage, card: Card) -> QPoint:
    """The uncovered left part of a card of the hand."""
    item = page.scene.item_of(card)
    assert item is not None
    assert page.places is not None
    rect = item.card_rect().translated(item.pos())
    return QPoint(round(rect.x() + 0.15 * rect.width()), round(rect.center().y()))


def resting(page: TablePage) -> bool:
    """Whether all that happened has been shown and nothing moves."""
    player = page.player
    moving = any(a.state() == QAbstractAnimation.State.Running for a in page.findChildren(QAbstractAnimation))
    behind = page.seen is not page.model.observation and page.seen != page.model.observation
    return not player.busy and not moving and not behind


def assert_picture_matches(page: TablePage) -> None:
    """The self-check of a table at rest: the faces on the screen are those of the observation, and no others."""
    assert not page.player.busy
    seen = page.seen
    assert seen is not None
    picture, poses = page.scene.picture, page.scene.poses()
    shown = {zone.kind for zone in picture.spec.zones if zone.place not in ("none", "side pile")}
    for zone, faces in seen.zones.items():
        sprites = picture.in_zone(zone)
        if zone.kind not in shown:
            assert not sprites, zone
            continue
        known = seen.known.get(zone, ())
        expected = Counter(faces) if None not in faces else Counter({None: len(faces) - len(known)}) + Counter(known)
        assert Counter(sprite.face for sprite in sprites) == expected, zone
    assert len({sprite.id for sprite in picture.sprites}) == len(picture.sprites)
    assert {sprite.id for sprite in picture.sprites} == set(page.scene._items)
    for sprite in picture.sprites:
        item, pose = page.scene._items[sprite.id], poses[sprite.id]
        assert item.card is sprite.face
        assert item.isVisible() == (pose.opacity > 0)
        assert item.zValue() == pose.order
        assert abs(item.pos().x() - pose.x) <= 1
        assert abs(item.pos().y() - pose.y) <= 1
    assert_nothing_told(page)


def assert_nothing_told(page: TablePage) -> None:
    """No card that the viewer has not seen is the face of an item or named in any word of the page."""
    seen = page.seen
    assert seen is not None
    met = cards_behind(seen)
    assert {item.card for item in page.scene._items.values() if item.card is not None} <= met
    hidden = [page.presenter.words.card(card) for card in GAME.pack(4) if card not in met]
    if not hidden:
        return
    names = re.compile(r"(?<![A-Za-z])(" + "|".join(map(re.escape, hidden)) + ")")
    for words in all_words(page):
        assert not names.search(words), words


def all_words(page: TablePage) -> list[str]:
    """Everything that the page shows or tells in words, tooltips and names for screen readers included."""
    found = [page.windowTitle()]
    for widget in [page, *page.findChildren(QWidget)]:
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip()]
        text = getattr(widget, "text", None)
        if callable(text):
            found.append(str(text()))
    furnishing = page.furnishing
    found += [str(plate.view) for plate in furnishing.plates]
    found += [item.text for item in (*furnishing.chips, *furnishing.notes)]
    found += [str(furnishing.score.view), str(furnishing.facts.rows), *page.strips.trick.sentences()]
    found += [item.toolTip() for item in page.scene.items()]
    return found


def busy_things(page: QWidget) -> list[QObject]:
    """Timers that run and animations that play among the children of a widget."""
    timers: list[QObject] = [timer for timer in page.findChildren(QTimer) if timer.isActive()]
    return timers + [a for a in page.findChildren(QAbstractAnimation) if a.state() == QAbstractAnimation.State.Running]
