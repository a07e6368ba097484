"""What is shown while things move, how long they stay, and that nothing moves or runs when nothing happens."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QProcess, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desk.app.wiring import Wiring
from desk.core.cards import Card
from desk.core.events import CardMoved, CardsShown, Event, RoundStarted
from desk.core.zones import hand, trick
from desk.session.port import Cause, Update
from desk.stage import timing
from desk.ui.table.page import TablePage
from tests.helpers.tables import (
    QUIET,
    Bench,
    assert_picture_matches,
    busy_things,
    resting,
    run_for,
    session_of,
    spin,
)
from tests.ui.conftest import Open
from tests.ui.table.conftest import Sit

HANDS = {1: "Kc 3d Jd Nd Kb", 2: "Nc 3b Jb Nb Ab", 3: "Jc 3s Ks Ns Js", 0: "3c Ac Ad As Kd"}
MOVING = replace(QUIET, pace=1.0)
SHORT = replace(QUIET, pace=0.15)


def running(page: TablePage) -> bool:
    """Whether cards fly."""
    return page.player._animation.state() is QVariantAnimation.State.Running


@pytest.fixture
def short_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished trick does not stay for long."""
    monkeypatch.setattr(timing, "TRICK_STAYS", 60)


def to_a_full_trick(bench: Bench) -> Bench:
    """Seat 0 leads; then everybody has played to the trick."""
    bench.deal(HANDS, dealer=3).rest()
    bench.act("0 pass", "1 pass", "2 pass", "3 pass").rest()
    return bench.act("0 play Ac", "1 play Kc", "2 play Nc", "3 play Jc")


@pytest.mark.usefixtures("short_stay")
def test_a_hand_is_shown_in_the_order_in_which_it_happened(sit: Sit) -> None:
    bench = sit(session_of(), look=SHORT)
    page, told = bench.page, list[Event]()
    page.player.happening.connect(told.append)
    frames: list[set[Card]] = []

    def look(_now: object) -> None:
        frames.append({item.card for item in page.scene._items.values() if item.card is not None})

    page.player._animation.valueChanged.connect(look)
    bench.deal(HANDS, dealer=0)
    assert page.player.busy
    spin(lambda: resting(page))
    assert isinstance(told[0], RoundStarted)
    dealt = [place for place, event in enumerate(told) if isinstance(event, CardMoved)]
    shown = next(place for place, event in enumerate(told) if isinstance(event, CardsShown))
    assert len(dealt) == 20
    assert max(dealt) < shown
    own = {Card(code) for code in HANDS[0].split()}
    assert len(frames) > 5
    assert all(faces <= own for faces in frames), "only the own cards may be seen while cards are dealt"
    bench.act("1 pass", "2 pass", "3 pass", "0 pass", "1 play Kc", "2 play Nc", "3 play Jc")
    spin(lambda: resting(page))
    assert told == list(bench.session.see(0).history)  # type: ignore[union-attr]
    assert_picture_matches(page)


@pytest.mark.usefixtures("short_stay")
def test_no_frame_shows_a_card_that_nobody_here_may_see(sit: Sit) -> None:
    """Over whole hands of bots, seen by one of them: before a card falls its face is nowhere."""
    for seed in (2, 5):
        bench = sit(session_of(seed), look=replace(QUIET, pace=0.02))
        page = bench.page
        met: set[Card] = set()

        def hear(event: Event, met: set[Card] = met) -> None:
            if isinstance(event, CardMoved) and event.card is not None:
                met.add(event.card)
            elif isinstance(event, CardsShown):
                met.update(card for card in event.cards if card is not None)

        def look(_now: object, page: TablePage = page, met: set[Card] = met) -> None:
            assert {item.card for item in page.scene._items.values() if item.card is not None} <= met

        page.player.happening.connect(hear)
        page.player._animation.valueChanged.connect(look)
        bench.deal(dealer=seed % 4)
        while bench.own_turn(Random(seed)):
            bench.act(f"0 play {next(iter(bench.session.asked()[0].actions())).card.code}")  # type: ignore[union-attr]
        bench.close()


def test_a_finished_trick_stays_until_it_has_been_seen(sit: Sit) -> None:
    """O081: at the usual pace 1.2 s after its last card."""
    bench = to_a_full_trick(sit(session_of(), look=replace(QUIET, pace=0.0)))
    page = bench.page
    assert page.player._wait.isActive()
    assert 600 <= page.player._wait.interval() <= timing.TRICK_STAYS == 1200
    run_for(150)
    assert len(page.scene.picture.in_zone(trick(0))) == 1
    assert page.scene.item_of(Card("Ac")) is not None
    bench.click(page.rect().center())
    spin(lambda: resting(page))
    assert not page.scene.picture.in_zone(trick(0))
    assert page.seen is not None
    assert page.seen.actors == (0,)
    assert_picture_matches(page)


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("pace", [0.0, 0.1])
def test_until_clicked_means_until_clicked(sit: Sit, way: str, pace: float) -> None:
    """O082."""
    bench = sit(session_of(), look=replace(QUIET, until_clicked=True, pace=pace))
    bench = to_a_full_trick(bench)
    page = bench.page
    spin(lambda: page.player.waiting_for_click)
    page.toast.clear_all()
    run_for(60)
    assert page.player.waiting_for_click
    assert not busy_things(page)
    if way == "click":
        bench.click("Ad")
    else:
        bench.key(Qt.Key.Key_Return)
    spin(lambda: resting(page))
    assert not page.scene.picture.in_zone(trick(0))
    assert bench.session.record.rounds[-1].actions[-1] == "3 play Jc", "the click that clears a trick plays nothing"


@pytest.mark.usefixtures("short_stay")
def test_the_last_trick_can_be_called_up(sit: Sit) -> None:
    bench = to_a_full_trick(sit(session_of()))
    bench.rest()
    strip = bench.page.strips.trick
    bench.key(Qt.Key.Key_L)
    assert strip.isVisible()
    assert strip.trick is not None
    assert [(p.card.code, p.name, p.won) for p in strip.trick.cards] == [
        ("Ac", "Carmen", True),
        ("Kc", "Elena", False),
        ("Nc", "Lucía", False),
        ("Jc", "Mateo", False),
    ]
    assert strip.sentences() == ["Trick 1", "You took it", "20 points"]
    bench.key(Qt.Key.Key_Escape)
    assert not strip.isVisible()
    bench.click(bench.page.bar.buttons["last-trick"])
    assert strip.isVisible()
    bench.click(bench.felt)
    assert not strip.isVisible()


def test_a_window_that_changes_its_size_in_flight_has_everything_in_its_new_place(sit: Sit) -> None:
    bench = sit(session_of(), look=MOVING).deal(HANDS, dealer=0)
    page = bench.page
    spin(lambda: running(page))
    run_for(40)
    page.resize(1000, 640)
    run_for(20)
    page.resize(1366, 768)
    places = page.places
    assert places is not None
    for motion in page.player._motions:
        assert 0 <= motion.target.y <= 768
        assert motion.target.width <= places.card_width * 1.001
    spin(lambda: resting(page) or page.player.hurry())  # type: ignore[func-returns-value]
    assert_picture_matches(page)


def test_another_look_in_flight(sit: Sit) -> None:
    """O155: felt, pace and text size may change while cards fly."""
    bench = sit(session_of(), look=MOVING).deal(HANDS, dealer=0)
    page = bench.page
    for look in (replace(MOVING, felt="wine"), replace(MOVING, text_size=1.3), replace(QUIET, pace=0.0)):
        run_for(15)
        page.set_look(look)
    spin(lambda: resting(page) or page.player.hurry())  # type: ignore[func-returns-value]
    assert_picture_matches(page)


@pytest.mark.usefixtures("short_stay")
def test_news_while_the_hand_is_lifted(sit: Sit) -> None:
    bench = sit(session_of(), look=replace(QUIET, pace=1.0)).deal(HANDS, dealer=0).rest()
    bench.act("1 pass", "2 pass", "3 pass", "0 pass", "1 play Kc", "2 play Nc", "3 play Jc").rest()
    bench.click("Ad")
    assert running(bench.page)
    assert not bench.page.player.busy
    bench.act("0 play 3c")
    bench.rest()
    spin(lambda: resting(bench.page))
    assert_picture_matches(bench.page)


def test_starting_afresh_shows_what_is_there_without_motion(sit: Sit) -> None:
    bench = sit(session_of(), look=MOVING).deal(HANDS, dealer=0)
    page, session = bench.page, bench.session
    run_for(30)
    page.player.stop()
    bench.act("1 pass", "2 bid solo", "3 pass", "0 pass", "1 play Kc")
    seen = session.see(0)
    assert seen is not None
    page._on_update(Update((), seen, session.version, Cause.RESET))
    assert resting(page)
    assert page.seen == seen
    assert_picture_matches(page)
    assert [chip.text for chip in page.furnishing.chips] == ["", "", "", ""]
    assert page.scene.picture.in_zone(hand(2))
    assert page.model.pacer._held is False


class Paints(QObject):
    """Counts what is painted in a window."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self.count = 0
        for widget in [page, *page.findChildren(QObject)]:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def assert_idle(bench: Bench) -> None:
    """Nothing runs, and nothing is painted."""
    page = bench.page
    spin(lambda: resting(page))
    page.toast.clear_all()
    paints = Paints(page)
    for _ in range(10):
        # What was still to be painted is painted first.
        before = paints.count
        run_for(60)
        if paints.count == before:
            break
    before = paints.count
    run_for(120)
    assert paints.count == before
    assert not busy_things(page)
    assert not bench.pacer._timer.isActive()


@pytest.mark.usefixtures("short_stay")
def test_nothing_runs_and_nothing_is_painted_when_nothing_happens(sit: Sit) -> None:
    """O079, O080, O084: while a word is asked for, while a card is, and after a refusal."""
    bench = sit(session_of(), look=SHORT).deal(HANDS, dealer=0)
    bench.act("1 pass", "2 pass", "3 pass")
    assert_idle(bench)
    bench.act("0 pass", "1 play Kc", "2 play Nc", "3 play Jc")
    assert_idle(bench)
    bench.click("Ad")
    assert_idle(bench)
    for size in range(10):
        bench.page.resize(1000 + 20 * size, 700)
    assert_idle(bench)


@pytest.mark.usefixtures("short_stay")
def test_nothing_runs_after_the_match(sit: Sit) -> None:
    bench = sit(session_of(options={"target": 7}, total=(6, 6)), look=SHORT).deal(HANDS, dealer=0)
    while bench.own_turn(Random(1)):
        bench.act(f"0 play {next(iter(bench.session.asked()[0].actions())).card.code}")  # type: ignore[union-attr]
    assert bench.session.winners is not None
    assert_idle(bench)
    assert bench.page.sheet.isVisible()


def children(kind: type[QObject]) -> int:
    """How many objects of this kind there are."""
    gc.collect()
    return sum(1 for thing in gc.get_objects() if isinstance(thing, kind))


def test_tables_that_were_closed_leave_nothing_behind(open_window: Open, desk: Wiring) -> None:
    """Neither programs, nor timers, nor windows' parts; twenty times as little as once."""
    window = open_window(900, 600)
    counts: list[tuple[int, int, int]] = []

    def gone() -> Iterator[QProcess]:
        return (process for process in desk.findChildren(QProcess))

    for turn in range(21):
        desk.adopt(session_of(turn, total=(0, 0)))
        window._sit_down(desk.resume())
        table = window.table
        assert table is not None
        QTest.qWait(1)
        window._get_up()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        assert not list(gone())
        assert not busy_things(table) if not _deleted(table) else True
        del table
        if turn in (3, 20):
            counts.append((children(QObject), len(window.findChildren(QObject)), len(desk.findChildren(QObject))))
    assert counts[0][1:] == counts[1][1:]
    assert counts[1][0] <= counts[0][0] + 20


def _deleted(widget: QObject) -> bool:
    from shiboken6 import isValid

    return not isValid(widget)
