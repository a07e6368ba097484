"""A whole match in the real window with the real bots, once by the mouse alone and once by the keyboard alone."""

from __future__ import annotations

import time
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desk.app.wiring import Wiring
from desk.core.decisions import ChooseCard, ChooseWord
from desk.games.cuatrola import GAME
from desk.session.seats import SeatPlan
from desk.session.session import Session
from desk.settings import Settings
from desk.ui.table.keyboard import keyboard
from desk.ui.table.page import TablePage
from desk.ui.table.presenter import REMATCH
from desk.ui.window import MainWindow
from desk.ui.words import translate
from tests.helpers.play import pick
from tests.helpers.tables import NAMES, assert_picture_matches, busy_things, card_point, spin
from tests.ui.conftest import Open

pytestmark = pytest.mark.usefixtures("hasty")


class Player:
    """Somebody at the window, who sees what is shown and plays until the match is over."""

    marked = True

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.rng = Random(seed)
        self.rests = self.plays = self.words = self.hands = 0

    @property
    def page(self) -> TablePage:
        """The table."""
        assert self.window.table is not None
        return self.window.table

    def play(self) -> None:
        """Play to the end."""
        page, started = self.page, time.monotonic()
        while not (page.sheet.isVisible() and page.seen is not None and page.seen.winners is not None):
            spin(self._can_act)
            assert time.monotonic() < started + 60, "the match does not come to an end"
            if page.player.busy:
                self.hurry()
                continue
            assert_picture_matches(page)
            assert keyboard.active == self.marked, "the focus is marked for those who use the keyboard, and no others"
            self.rests += 1
            self._act()
            QApplication.processEvents()
        assert_picture_matches(page)
        self.hands += 1

    def _can_act(self) -> bool:
        page = self.page
        waits = page.player.waiting_for_click or page.player._wait.isActive()
        asked = page.hand.decision is not None or page.sheet.isVisible()
        return waits or (not page.player.busy and asked)

    def _act(self) -> None:
        page = self.page
        decision = page.hand.decision
        if page.sheet.isVisible():
            self.hands += 1
            self.press(page.sheet.buttons()[-1])
        elif isinstance(decision, ChooseWord):
            self.words += 1
            legal = [n for n, choice in enumerate(decision.choices) if choice.refusal is None]
            # Sing what can be sung; bid now and then.
            place = legal[-1] if decision.window else legal[0 if self.rng.random() < 0.8 else -1]
            self.choose(page.prompt.buttons()[place], place)
        elif isinstance(decision, ChooseCard):
            self.plays += 1
            self.play_card(pick(self.rng, [c.card for c in decision.cards if c.refusal is None]))

    def press(self, button: QWidget) -> None:
        raise NotImplementedError

    def choose(self, button: QWidget, place: int) -> None:
        raise NotImplementedError

    def play_card(self, card: object) -> None:
        raise NotImplementedError

    def hurry(self) -> None:
        raise NotImplementedError


class ByMouse(Player):
    """Uses the left button only."""

    marked = False

    def _click(self, where: QPoint) -> None:
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)

    def press(self, button: QWidget) -> None:
        self._click(button.mapTo(self.window, button.rect().center()))

    def choose(self, button: QWidget, place: int) -> None:
        self.press(button)

    def play_card(self, card: object) -> None:
        self._click(self.page.mapTo(self.window, card_point(self.page, card)))  # type: ignore[arg-type]

    def hurry(self) -> None:
        self._click(self.page.mapTo(self.window, self.page.rect().center()))


class ByKeyboard(Player):
    """Uses keys only, as the system hands them to the window."""

    def _key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.windowHandle(), key)
        QApplication.processEvents()

    def _enter(self) -> None:
        self._key(self.rng.choice([Qt.Key.Key_Return, Qt.Key.Key_Space]))

    def _reach(self, wanted: QWidget) -> None:
        """By Tab to the zone, by arrows to the place."""
        for _ in range(6):
            for _ in range(6):
                if wanted.hasFocus():
                    return
                self._key(Qt.Key.Key_Right)
            self._key(Qt.Key.Key_Tab)
        raise AssertionError(f"{wanted.accessibleName()} cannot be reached")

    def press(self, button: QWidget) -> None:
        self._reach(button)
        self._enter()

    def choose(self, button: QWidget, place: int) -> None:
        if self.rng.random() < 0.5:
            self._key(Qt.Key(Qt.Key.Key_1 + place))
        else:
            self.press(button)

    def play_card(self, card: object) -> None:
        row = self.page.hand.row
        self.press(row.buttons()[row.cards.index(card)])  # type: ignore[arg-type]

    def hurry(self) -> None:
        self._enter()


@pytest.fixture
def settings() -> Settings:
    return Settings(own_name="Carmen", colours="light", pace="off")


@pytest.mark.parametrize(("way", "language", "until_clicked"), [(ByMouse, "ja", False), (ByKeyboard, "es", True)])
def test_a_whole_match(
    open_window: Open,
    desk: Wiring,
    settings: Settings,
    way: type[Player],
    language: str,
    until_clicked: bool,
) -> None:
    settings.language, settings.trick_until_clicked = language, until_clicked
    seats = [SeatPlan(name, "person" if seat == 0 else "easy") for seat, name in enumerate(NAMES)]
    session = Session(GAME, {"target": 7}, seats, rng=Random(11), bot_seed=11)
    desk.adopt(session)
    window = open_window(1280, 800)
    window._language.speak(language)
    window._sit_down(desk.resume())
    assert window.table is not None
    window.table.model.pacer.scale = None
    window.activateWindow()
    (keyboard.key if way.marked else keyboard.pointer)()
    somebody = way(window, 4)
    somebody.play()
    assert session.winners is not None
    assert somebody.hands == len(session.record.rounds) >= 2
    assert somebody.plays >= 10
    assert somebody.words >= 2
    assert somebody.page.sheet.button("rematch") is somebody.page.sheet.buttons()[-1]
    assert somebody.page.sheet.buttons()[-1].text() == translate(REMATCH) != REMATCH.source
    somebody.page.toast.let_pass()
    assert not busy_things(window)
