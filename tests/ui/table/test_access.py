"""The table for the keyboard and for screen readers: names, ways, rings, announcements (O102, O103, O106, O111)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from desk.core.cards import Card
from desk.core.decisions import ChooseCard
from desk.ui.language import Language
from desk.ui.table import voice
from desk.ui.table.keyboard import keyboard
from desk.ui.table.proxies import Proxy
from tests.helpers.tables import Bench, resting, run_for, session_of, spin
from tests.ui.table.conftest import Sit

pytestmark = pytest.mark.usefixtures("hasty")
# Seat 0 answers the king of cups last, with the ace and the three of cups, and trumps that it may not use.
HANDS = {1: "Kc 3d Jd Ns Kb", 2: "Nc 3s Jb Nb Js", 3: "Jc Ks As Kd 3b", 0: "Ab Ac 3c Nd Ad"}


@pytest.fixture
def answering(sit: Sit) -> Bench:
    """The own seat has to beat the king of cups."""
    bench = sit(session_of()).deal(HANDS, dealer=0)
    bench.act("1 pass", "2 pass", "3 pass", "0 pass", "1 play Kc", "2 play Nc", "3 play Jc").rest()
    spin(lambda: resting(bench.page))
    return bench


def focus() -> QWidget:
    """What has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_the_names_of_the_cards_carry_what_may_be_done_with_them(answering: Bench) -> None:
    """O102."""
    row = answering.page.hand.row
    names = {card.code: button.accessibleName() for card, button in zip(row.cards, row.buttons(), strict=True)}
    assert names["Ac"] == "ace of cups, playable"
    assert names["3c"] == "three of cups, playable"
    assert names["Ad"].startswith("ace of coins, not now: ")
    decision = answering.session.asked()[0]
    assert isinstance(decision, ChooseCard)
    refusal = next(c.refusal for c in decision.cards if c.card is Card("Ad"))
    assert refusal is not None
    assert names["Ad"].endswith(answering.page.presenter.words.say(refusal.text))


def test_places_say_what_lies_and_who_sits_there(answering: Bench) -> None:
    zones = answering.page.zones
    assert zones.centre.accessibleName() == (
        "On the table: Elena: king of cups, Lucía: knight of cups, Mateo: jack of cups"
    )
    said = [seat.accessibleName() for seat in zones.seats]
    assert said[0].startswith("Carmen, your turn, Dealer")
    assert said[1].startswith("Elena, opponent, Mano")
    assert said[2].startswith("Lucía, your partner")
    assert zones.facts.accessibleName() == "Trump: Coins, We 0, They 0"


def test_the_tree_of_a_screen_reader_holds_every_card_with_name_and_place(answering: Bench) -> None:
    for button in answering.page.hand.row.buttons():
        told = QAccessible.queryAccessibleInterface(button)
        assert told is not None
        assert told.role() is QAccessible.Role.Button
        assert told.text(QAccessible.Text.Name) == button.accessibleName()
        item = answering.page.scene.item_of(
            answering.page.hand.row.cards[answering.page.hand.row.buttons().index(button)]
        )
        assert item is not None
        assert button.geometry().contains(item.pos().toPoint())


def test_a_screen_reader_can_press_a_card(answering: Bench) -> None:
    row = answering.page.hand.row
    row.buttons()[row.cards.index(Card("Ad"))].click()
    assert answering.page.refusal.isVisible()
    row.buttons()[row.cards.index(Card("Ac"))].click()
    assert "0 play Ac" in answering.session.record.rounds[-1].actions


@pytest.mark.parametrize("back", [False, True])
def test_tab_goes_from_zone_to_zone_and_round(sit: Sit, back: bool) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    page = bench.page
    zones = [
        page.prompt.buttons(),
        page.hand.row.buttons(),
        [page.zones.centre],
        page.zones.seats,
        [page.zones.facts],
        list(page.bar.buttons.values()),
    ]
    order = [*range(6), 0, 1] if not back else [0, 5, 4, 3, 2, 1, 0]
    for place in order:
        assert focus() in zones[place]
        bench.key(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)


def test_arrows_go_along_every_zone_and_round(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    page = bench.page
    for zone in (page.prompt.buttons(), page.hand.row.buttons(), page.zones.seats, list(page.bar.buttons.values())):
        zone[0].setFocus()
        for widget in [*zone[1:], zone[0]]:
            bench.key(Qt.Key.Key_Right)
            assert focus() is widget
        bench.key(Qt.Key.Key_Left)
        assert focus() is zone[-1]


def test_the_focus_begins_on_the_first_legal_card_and_goes_to_one_after_a_refusal(answering: Bench) -> None:
    page = answering.page
    assert page.hand.row.focused_card() is Card("Ac")
    answering.key(Qt.Key.Key_Left)
    assert page.hand.row.focused_card() in (Card("Nd"), Card("Ad"))
    answering.key(Qt.Key.Key_Return)
    assert page.refusal.isVisible()
    assert page.hand.row.focused_card() is Card("Ac")


def test_the_focus_stays_on_its_card_while_others_play_and_things_are_drawn_anew(sit: Sit) -> None:
    """O111."""
    bench = sit(session_of()).deal(HANDS, dealer=0).rest()
    page = bench.page
    bench.act("1 pass").rest()
    page.hand.row.focus(Card("Ad"))
    for move in ("2 pass", "3 pass"):
        bench.act(move).rest()
        assert page.hand.row.focused_card() is Card("Ad") or page.hand.decision is not None
    bench.act("0 pass").rest()
    page.hand.row.focus(Card("3c"))
    for move in ("1 play Kc", "2 play Nc", "3 play Jc"):
        bench.act(move).rest()
        assert page.hand.row.focused_card() is Card("3c")
    page.resize(1100, 720)
    assert page.hand.row.focused_card() is Card("3c")
    bench.act("0 play Ac").rest()
    assert page.hand.row.focused_card() is Card("3c")


def ringed(widget: Proxy) -> bool:
    """Whether a proxy draws its ring."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    widget.render(image, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    return any(image.pixelColor(x, y).alpha() for x in range(0, image.width(), 2) for y in (3, 4, 5))


def test_the_ring_is_there_for_the_keyboard_only(answering: Bench) -> None:
    row = answering.page.hand.row
    button = row.buttons()[row.cards.index(Card("Ac"))]
    assert button.hasFocus()
    assert not keyboard.active
    assert not ringed(button)
    answering.key(Qt.Key.Key_Right)
    assert keyboard.active
    assert ringed(focus())  # type: ignore[arg-type]
    assert not ringed(button)
    before = focus()
    answering.click(answering.felt)
    assert focus() is before, "a click elsewhere takes no focus away"
    assert not ringed(before)  # type: ignore[arg-type]


@pytest.mark.parametrize("reader", [False, True])
def test_announcements_are_made_only_where_somebody_listens(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, reader: bool
) -> None:
    """O106: what happened, in order, then the question; and nothing hidden."""
    told: list[str] = []

    class Ears:
        """Qt's accessibility with a reader that can be there or not."""

        isActive = staticmethod(lambda: reader)
        updateAccessibility = staticmethod(lambda event: told.append(event.message()))

    monkeypatch.setattr(voice, "QAccessible", Ears)
    bench = sit(session_of()).deal(HANDS, dealer=0).rest()
    bench.act("1 pass", "2 pass", "3 pass").rest()
    if not reader:
        assert told == []
        return
    assert told[:2] == ["You deal.", "Everybody sees your ace of coins."]
    assert told[2:5] == ["Elena: Pass", "Lucía: Pass", "Mateo: Pass"]
    assert len(told) == 6, "the question"
    bench.act("0 pass", "1 play Kc", "2 play Nc", "3 play Jc").rest()
    told.clear()
    bench.click("Ad")
    decision = bench.session.asked()[0]
    assert isinstance(decision, ChooseCard)
    refusal = next(c.refusal for c in decision.cards if c.card is Card("Ad"))
    assert refusal is not None
    assert len(told) == 1
    assert told[0].endswith(bench.page.presenter.words.say(refusal.text))


def test_the_words_for_a_reader_follow_the_language(answering: Bench, speech: Language) -> None:
    speech.speak("es")
    run_for(2)
    row = answering.page.hand.row
    assert row.buttons()[row.cards.index(Card("Ac"))].accessibleName().startswith("as de copas, ")
    assert answering.page.bar.buttons["score"].accessibleName() != "Score"


def test_every_place_that_takes_the_focus_has_a_name(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    rng = Random(1)
    for _ in range(3):
        for widget in bench.page.findChildren(QWidget):
            if widget.focusProxy() is None and widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert widget.accessibleName(), widget
        bench.own_turn(rng)


@pytest.mark.parametrize("what", ["card", "tile", "sheet"])
def test_what_goes_away_with_the_focus_marks_nothing(sit: Sit, what: str) -> None:
    """Qt passes the focus on when its widget goes; that is no use of the keyboard."""
    bench = sit(session_of(options={"target": 7}, total=(6, 6))).deal(HANDS, dealer=3).rest()
    page = bench.page
    if what == "card":
        last = page.hand.row.cards[-1]
        page.hand.row.focus(last)
        bench.click(last)
    elif what == "sheet":
        bench.key(Qt.Key.Key_S)
        keyboard.pointer()
        page.sheet.buttons()[0].setFocus()
        run_for(2)
        bench.click(page.sheet.buttons()[0])
        assert not page.sheet.isVisible()
    else:
        bench = sit(session_of()).deal(HANDS, dealer=3).rest()
        bench.page.prompt.buttons()[-1].setFocus()
        run_for(2)
        bench.click(bench.page.prompt.buttons()[0])
        assert len(bench.session.record.rounds[-1].actions) == 1
    bench.rest()
    assert not keyboard.active
