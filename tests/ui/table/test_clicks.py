"""What clicks, presses and drags do to a table, and above all what they do not (O004, O091 to O098)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desk.core.cards import Card
from desk.core.decisions import ChooseCard
from desk.stage import timing
from desk.stage.layout import LEGAL_LIFT
from desk.ui.table.card_item import CardState
from desk.ui.table.hand_play import REFUSED_LIFT
from tests.helpers.play import pick
from tests.helpers.tables import QUIET, Bench, assert_picture_matches, resting, run_for, session_of, spin
from tests.ui.table.conftest import Sit

NO_BUTTON = Qt.MouseButton.NoButton
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
# Seat 0 follows a king of cups with three legal swords or one cup: see the tests.
HANDS = {1: "Kc 3d Jd Nd Jb", 2: "Nc 3b Kb Nb Ab", 3: "Jc 3s Ks Ns Js", 0: "3c Ac Ad As Kd"}


def asked(bench: Bench) -> ChooseCard:
    """What the own seat is asked: a card."""
    decision = bench.session.asked()[0]
    assert isinstance(decision, ChooseCard)
    return decision


def legal_and_not(bench: Bench) -> tuple[list[Card], list[Card]]:
    """The cards of the own hand that may be played, and the others."""
    choices = asked(bench).cards
    return [c.card for c in choices if c.refusal is None], [c.card for c in choices if c.refusal is not None]


@pytest.fixture
def refusing(sit: Sit) -> Bench:
    """The own seat is asked last to a trick of cups, holds two of them, and one beats the king."""
    bench = sit(session_of()).deal(HANDS, dealer=0)
    bench.act("1 pass", "2 pass", "3 pass", "0 pass", "1 play Kc", "2 play Nc", "3 play Jc")
    return bench.rest()


def test_no_click_on_an_illegal_card_ever_plays_it(sit: Sit) -> None:
    """O004, O091: over many deals, by click, double click and drag; and a legal card is played exactly once."""
    clicked = played = 0
    for seed in range(12):
        bench, rng = sit(session_of(seed), size=(700, 440)), Random(seed)
        bench.deal(dealer=seed % 4)
        while bench.own_turn(rng):
            page, version = bench.page, bench.session.version
            legal, others = legal_and_not(bench)
            for card in others:
                clicked += 1
                if clicked % 3 == 0:
                    QTest.mouseDClick(page.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, bench.at_card(card))
                elif clicked % 3 == 1:
                    bench.press(card)
                    bench.move(page.rect().center())
                    bench.release(page.rect().center())
                else:
                    bench.click(card)
                assert bench.session.version == version
                assert page.refusal.isVisible()
                refusal = next(c.refusal for c in asked(bench).cards if c.card is card)
                assert refusal is not None
                assert page.presenter.words.say(refusal.text) in page.refusal.words
                lifts = page.scene.picture.lifts
                assert lifts == dict.fromkeys(legal, LEGAL_LIFT * REFUSED_LIFT)
            assert_picture_matches(page)
            card = pick(rng, legal)
            before = len(bench.session.record.rounds[-1].actions)
            bench.click(card)
            played += 1
            actions = bench.session.record.rounds[-1].actions
            assert actions[before:] == [f"0 play {card.code}"]
            assert not page.refusal.isVisible()
        bench.close()
    assert clicked >= 20
    assert played >= 40


def test_a_refusal_says_what_to_do_marks_the_card_and_goes_with_the_next_input(refusing: Bench) -> None:
    page = refusing.page
    legal, others = legal_and_not(refusing)
    assert legal == [Card("3c")] or set(legal) == {Card("3c"), Card("Ac")}
    assert others
    refusing.click(others[0])
    item = page.scene.item_of(others[0])
    assert item is not None
    assert item.state is CardState.REFUSED
    assert page.refusal.words.splitlines()[0].startswith("Play ")
    assert page.refusal.isVisible()
    refusing.click(refusing.felt)
    assert not page.refusal.isVisible()
    assert item.state is CardState.VEILED
    refusing.click(others[0])
    refusing.key(Qt.Key.Key_Escape)
    assert not page.refusal.isVisible()


def test_if_all_is_legal_nothing_is_raised(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3)
    bench.act("0 pass", "1 pass", "2 pass", "3 pass").rest()
    assert bench.page.scene.picture.lifts == {}
    assert {item.state for item in bench.page.scene.hand_items()} == {CardState.PLAIN}


@pytest.mark.parametrize("button", [RIGHT, MIDDLE, Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton])
def test_only_the_left_button_plays(refusing: Bench, button: Qt.MouseButton) -> None:
    """O098: other buttons change nothing, twice neither."""
    legal, _ = legal_and_not(refusing)
    version, handle = refusing.session.version, refusing.page.windowHandle()
    refusing.click(legal[0], button)
    QTest.mouseDClick(handle, button, Qt.KeyboardModifier.NoModifier, refusing.at_card(legal[0]))
    assert refusing.session.version == version
    assert_picture_matches(refusing.page)
    refusing.page.toast.clear_all()


def test_the_right_button_names_the_card(refusing: Bench) -> None:
    refusing.click("Ac", RIGHT)
    assert refusing.page.toast.text() == "ace of cups: 11 points"
    refusing.click("3c", RIGHT)
    assert refusing.page.toast.text() == "three of cups: 10 points"


@pytest.mark.parametrize("first", [LEFT, RIGHT])
def test_both_buttons_play_nothing(refusing: Bench, first: Qt.MouseButton) -> None:
    """O092: a chord gives the card back."""
    legal, _ = legal_and_not(refusing)
    version, second = refusing.session.version, RIGHT if first is LEFT else LEFT
    refusing.press(legal[0], first)
    refusing.press(legal[0], second)
    refusing.release(legal[0], first)
    refusing.release(legal[0], second)
    assert refusing.session.version == version
    refusing.press(legal[0], LEFT)
    refusing.move(refusing.page.rect().center())
    assert refusing.page.view.dragging
    refusing.press(refusing.page.rect().center(), RIGHT)
    assert not refusing.page.view.dragging
    refusing.release(refusing.page.rect().center(), LEFT)
    refusing.release(refusing.page.rect().center(), RIGHT)
    assert refusing.session.version == version
    assert_picture_matches(refusing.page)


def test_a_press_that_is_let_go_elsewhere_plays_nothing(refusing: Bench) -> None:
    legal, others = legal_and_not(refusing)
    version, view = refusing.session.version, refusing.page.view
    refusing.press(legal[0])
    refusing.release(others[-1])
    assert refusing.session.version == version
    viewport = view.viewport()
    for outside in (QPointF(-40, 300), QPointF(600, -30), QPointF(600, 2000), QPointF(1400, 300)):
        refusing.press(legal[0])
        refusing.move(QPoint(600, 300))
        for kind, buttons in ((QEvent.Type.MouseMove, LEFT), (QEvent.Type.MouseButtonRelease, NO_BUTTON)):
            button = NO_BUTTON if buttons is LEFT else LEFT
            event = QMouseEvent(kind, outside, outside, button, buttons, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(viewport, event)
        refusing.release(QPoint(600, 300))
        assert refusing.session.version == version
        assert_picture_matches(refusing.page)


def test_a_double_click_plays_one_card(sit: Sit) -> None:
    """O091, O093: the second click was meant for what lay there before."""
    bench = sit(session_of()).deal(HANDS, dealer=3)
    bench.act("0 pass", "1 pass", "2 pass", "3 pass").rest()
    handle, where = bench.page.windowHandle(), bench.at_card("Ac")
    QTest.mouseDClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, where)
    assert bench.session.record.rounds[-1].actions[4:] == ["0 play Ac"]


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_two_quick_clicks_on_two_cards_play_one(sit: Sit, pace: float) -> None:
    """O093."""
    bench = sit(session_of(), look=replace(QUIET, pace=pace)).deal(HANDS, dealer=3)
    bench.act("0 pass", "1 pass", "2 pass", "3 pass").rest()
    first, second = bench.at_card("Ac"), bench.at_card("Ad")
    bench.click(first)
    bench.click(second)
    run_for(5)
    assert bench.session.record.rounds[-1].actions[4:] == ["0 play Ac"]
    bench.rest()
    assert_picture_matches(bench.page)


def test_a_press_in_flight_lands_what_flies_and_plays_nothing(sit: Sit) -> None:
    bench = sit(session_of(), look=replace(QUIET, pace=1.0)).deal(HANDS, dealer=0)
    bench.rest().act("1 pass", "2 pass", "3 pass", "0 pass").rest()
    bench.act("1 play Kc", "2 play Nc").rest()
    bench.act("3 play Jc")
    spin(lambda: bench.page.player._animation.state() == bench.page.player._animation.State.Running)
    version = bench.session.version
    while bench.page.player.busy:
        bench.click("3c")
    assert bench.session.version == version
    spin(lambda: resting(bench.page))
    assert_picture_matches(bench.page)
    bench.click("3c")
    assert bench.session.version > version


def test_clicks_when_it_is_not_the_own_turn_do_nothing(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=0)
    bench.act("1 pass", "2 pass", "3 pass", "0 pass").rest()
    version = bench.session.version
    for card in ("3c", "Ac", "Ad"):
        bench.click(card)
        bench.press(card)
        bench.move(QPoint(640, 350))
        assert not bench.page.view.dragging
        bench.release(QPoint(640, 350))
    assert bench.session.version == version
    assert not bench.page.refusal.isVisible()
    assert_picture_matches(bench.page)


def test_a_card_dragged_over_the_table_is_played_and_one_brought_back_is_not(refusing: Bench) -> None:
    page, version = refusing.page, refusing.session.version
    assert page.places is not None
    start = refusing.at_card("3c")
    refusing.press("3c")
    refusing.move(QPoint(640, 320))
    item = page.scene.item_of(Card("3c"))
    assert item is not None
    grip = start - QPoint(640, 320)
    rest = page.scene.poses()[page.scene.picture.find(Card("3c")).id]  # type: ignore[union-attr]
    assert abs(item.pos().x() + grip.x() - rest.x) <= 2, "the grabbed point stays under the pointer"
    assert abs(item.pos().y() + grip.y() - rest.y) <= 2
    refusing.move(start + QPoint(30, -10))
    refusing.release(start + QPoint(30, -10))
    assert refusing.session.version == version
    assert_picture_matches(page)
    refusing.press("3c")
    refusing.move(QPoint(300, round(page.view.drag_top) - 3))
    refusing.release(QPoint(300, round(page.view.drag_top) - 3))
    assert "0 play 3c" in refusing.session.record.rounds[-1].actions


def test_a_drag_ends_when_the_window_loses_the_focus(refusing: Bench) -> None:
    """O092."""
    version = refusing.session.version
    refusing.press("3c")
    refusing.move(QPoint(640, 300))
    assert refusing.page.view.dragging
    QApplication.sendEvent(refusing.page, QEvent(QEvent.Type.WindowDeactivate))
    assert not refusing.page.view.dragging
    refusing.release(QPoint(640, 300))
    assert refusing.session.version == version
    assert_picture_matches(refusing.page)


def test_keys_do_nothing_while_a_card_is_dragged_but_esc_gives_it_back(refusing: Bench) -> None:
    """O094."""
    page, version = refusing.page, refusing.session.version
    page.hand.focus_first()
    run_for(timing.SETTLING + 10)
    refusing.press("3c")
    refusing.move(QPoint(640, 300))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_Right):
        refusing.key(key)
    assert refusing.session.version == version
    assert not page.sheet.isVisible()
    assert not page.strips.trick.isVisible()
    assert page.view.dragging
    refusing.key(Qt.Key.Key_Escape)
    assert not page.view.dragging
    refusing.release(QPoint(640, 300))
    assert refusing.session.version == version
    assert_picture_matches(page)


def test_news_during_a_drag_gives_the_card_back(refusing: Bench) -> None:
    """O094: nothing can happen in this game while the own seat is asked; in another it could."""
    page = refusing.page
    refusing.press("3c")
    refusing.move(QPoint(640, 300))
    refusing.session.submit(0, next(iter(asked(refusing).actions())))
    assert not page.view.dragging
    refusing.release(QPoint(640, 300))
    refusing.rest()
    assert_picture_matches(page)


def test_a_tap_of_one_millisecond_counts_once_and_a_long_press_never_plays(refusing: Bench) -> None:
    """O096."""
    page, version = refusing.page, refusing.session.version
    refusing.press("3c")
    assert page.view._long.isActive()
    page.view._long.timeout.emit()
    assert page.toast.text() == "three of cups: 10 points"
    refusing.release("3c")
    assert refusing.session.version == version
    where = refusing.at_card("3c")
    refusing.press(where)
    run_for(1)
    refusing.release(where)
    assert refusing.session.record.rounds[-1].actions.count("0 play 3c") == 1


def test_a_new_prompt_takes_no_click_for_a_moment(sit: Sit) -> None:
    """O097: neither the auction nor the sheet can be hit by a click that was meant for something else."""
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    version, tile = bench.session.version, bench.page.prompt.buttons()[1]
    bench.click(tile)
    bench.key(Qt.Key.Key_1)
    assert bench.session.version == version
    run_for(timing.SETTLING + 10)
    bench.click(tile)
    assert bench.session.version == version + 1


def test_ask_before_playing_takes_two_clicks(sit: Sit) -> None:
    bench = sit(session_of(), look=replace(QUIET, ask_first=True)).deal(HANDS, dealer=3)
    bench.act("0 pass", "1 pass", "2 pass", "3 pass").rest()
    version = bench.session.version
    bench.click("Ac")
    bench.click("Ad")
    assert bench.session.version == version
    assert bench.page.hand.chosen is Card("Ad")
    bench.key(Qt.Key.Key_Escape)
    assert bench.page.hand.chosen is None
    QTest.mouseDClick(bench.page.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, bench.at_card("Ac"))
    assert bench.page.hand.chosen is Card("Ac"), "the second press of a double click is none"
    assert bench.session.version == version
    bench.click("Ac")
    assert bench.session.record.rounds[-1].actions[4:] == ["0 play Ac"]
