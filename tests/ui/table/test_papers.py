"""Prompts, refusals and sheets: what they offer, what they forbid and why, and what they never do."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from desk.core.cards import Card
from desk.stage import timing
from desk.stage.layout import LEGAL_LIFT
from desk.ui.language import Language
from desk.ui.table.prompt import BidTile
from tests.helpers.tables import (
    QUIET,
    Bench,
    all_words,
    assert_picture_matches,
    resting,
    run_for,
    session_of,
    spin,
)
from tests.ui.table.conftest import Sit

pytestmark = pytest.mark.usefixtures("hasty")
# Seat 0 takes the first trick with the ace of cups and holds king and knight of coins; trumps are clubs.
HANDS = {1: "Kc 3d Jd Ns Kb", 2: "Nc 3s Jb Nb Js", 3: "Jc Ks As 3c 3b", 0: "Ab Ac Ad Nd Kd"}
SINGER = {1: "Kc 3d Jd Ns Kb", 2: "Nc 3s Jb Nb Js", 0: "Ab Ac Ad Nd Kd", 3: "Jc Ks As 3c 3b"}


@pytest.fixture(autouse=True)
def short_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "TRICK_STAYS", 30)


def singing(sit: Sit) -> Bench:
    """Seat 0 has won a trick and may sing twenty in coins."""
    bench = sit(session_of()).deal(SINGER, dealer=3).rest()
    bench.act("0 pass", "1 pass", "2 pass", "3 pass", "0 play Ac", "1 play Kc", "2 play Nc", "3 play Jc")
    spin(lambda: resting(bench.page))
    return bench


def play_out(bench: Bench, rng: Random) -> None:
    """Play the running hand to its end and show it."""
    while bench.own_turn(rng):
        bench.act(f"0 play {next(iter(bench.session.asked()[0].actions())).card.code}")  # type: ignore[union-attr]
    bench.rest()


def chips(bench: Bench) -> list[tuple[str, bool]]:
    """What stands beside the seats, and whether it is quiet."""
    return [(chip.text, chip.quiet) for chip in bench.page.furnishing.chips]


# The auction


def test_bids_that_are_forbidden_say_why_and_can_be_read_but_not_chosen(sit: Sit) -> None:
    bench = sit(session_of(total=(8, 8))).deal(HANDS, dealer=3).rest()
    tiles = [tile for tile in bench.page.prompt.buttons() if isinstance(tile, BidTile)]
    assert [tile.title for tile in tiles] == ["Pass", "Solo", "Cuatrola", "Quintola"]
    forbidden = tiles[2]
    assert forbidden.choice.refusal is not None
    assert forbidden.shown_note()
    assert forbidden.shown_note() in forbidden.accessibleName()
    assert forbidden.isEnabled()
    version = bench.session.version
    bench.click(forbidden)
    bench.key(Qt.Key.Key_3)
    assert forbidden.hasFocus()
    bench.key(Qt.Key.Key_Return)
    assert bench.session.version == version
    assert bench.page.prompt.isVisible()
    bench.click(tiles[1])
    assert bench.session.record.rounds[-1].actions == ["0 bid solo"]


def test_no_tile_is_chosen_or_praised_beforehand(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    tiles = bench.page.prompt.buttons()
    assert not any(tile.isChecked() or tile.isCheckable() for tile in tiles)
    assert len({tile.height() for tile in tiles}) == 1
    assert max(tile.width() for tile in tiles) - min(tile.width() for tile in tiles) <= 2


def test_what_was_said_stands_until_the_first_card(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=0).rest()
    bench.act("1 pass", "2 bid solo", "3 pass").rest()
    assert [quiet for _, quiet in chips(bench)] == [False, True, False, True]
    assert [bool(text) for text, _ in chips(bench)] == [False, True, True, True]
    assert chips(bench)[2][0].startswith("Solo")
    bench.act("0 pass").rest()
    plates = bench.page.furnishing.plates
    assert plates[0].view.out
    assert not plates[2].view.out
    bench.act(f"1 play {bench.session.asked()[1].cards[0].card.code}")  # type: ignore[union-attr]
    bench.rest()
    assert chips(bench) == [("", False)] * 4


def test_the_partner_of_a_solo_player_is_dimmed(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=0).rest()
    bench.act("1 bid solo", "2 pass", "3 pass", "0 pass").rest()
    out = [plate.view.out for plate in bench.page.furnishing.plates]
    assert out == [False, False, False, True]
    states = {item.state.value for item in bench.page.scene._items.values() if item.card is None}
    assert states == {"plain", "resting"}
    assert "sits out" in bench.page.furnishing.plates[3].view.status


def test_the_indicator_lies_open_in_its_owners_fan_until_it_is_played(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    page = bench.page
    fan = page.scene.picture.in_zone(next(z for z in page.seen.zones if z.kind == "hand" and z.owner == 3))  # type: ignore[union-attr]
    assert [sprite.face for sprite in fan].count(Card("3b")) == 1
    poses = page.scene.poses()
    known = next(sprite for sprite in fan if sprite.face is not None)
    assert all(poses[known.id].x >= poses[sprite.id].x for sprite in fan)
    assert page.furnishing.notes[3].text == "Seen: three of clubs"
    assert page.furnishing.notes[3].isVisible()
    bench.act("0 pass", "1 pass", "2 pass", "3 pass", "0 play Ab", "1 play Kb", "2 play Jb", "3 play 3b").rest()
    assert page.furnishing.notes[3].text == ""
    assert_picture_matches(page)


def test_dealer_and_mano_are_marked(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    pills = [[pill.text for pill in plate.view.pills] for plate in bench.page.furnishing.plates]
    assert pills == [["Mano"], [], [], ["Dealer"]]


# Singing


@pytest.mark.parametrize("way", ["click", "digit", "keys"])
def test_singing(sit: Sit, way: str) -> None:
    bench = singing(sit)
    prompt = bench.page.prompt
    lifts = bench.page.scene.picture.lifts
    assert lifts == {Card("Kd"): LEGAL_LIFT, Card("Nd"): LEGAL_LIFT}
    assert len(bench.page.scene.picture.in_zone(next(z for z in bench.page.seen.zones if z == ("trick", 0)))) == 1  # type: ignore[union-attr]
    assert len(prompt.buttons()) == 2
    if way == "click":
        bench.click(prompt.buttons()[1])
    elif way == "digit":
        bench.key(Qt.Key.Key_2)
    else:
        assert prompt.buttons()[0].hasFocus()
        bench.key(Qt.Key.Key_Right)
        bench.key(Qt.Key.Key_Space)
    assert bench.session.record.rounds[-1].actions[-1] == "0 sing d"
    bench.rest()
    assert "20" in chips(bench)[0][0] or "wenty" in chips(bench)[0][0]
    assert bench.page.furnishing.notes[0].text.startswith("All have seen your")


def test_not_now_sings_nothing_and_nobody_hears_it(sit: Sit) -> None:
    bench = singing(sit)
    bench.key(Qt.Key.Key_1)
    assert bench.session.record.rounds[-1].actions[-1] == "0 decline"
    spin(lambda: resting(bench.page))
    assert chips(bench) == [("", False)] * 4


# Sheets


def test_a_sheet_adds_up_has_the_own_column_first_and_leads_on(sit: Sit) -> None:
    bench = sit(session_of(total=(3, 4)), seat=0).deal(HANDS, dealer=0).rest()
    play_out(bench, Random(2))
    page, seen = bench.page, bench.page.seen
    assert seen is not None
    assert seen.result is not None
    assert page.sheet.isVisible()
    view = page.sheet.view
    assert view is not None
    assert [column.word for column in view.columns] == ["We", "They"]
    assert view.columns[0].names == "You and Lucía"
    assert view.rows[-1].amounts == seen.total == bench.session.total
    assert tuple(a - b for a, b in zip(seen.total, (3, 4), strict=True)) == seen.result.score
    parts = [row for row in view.rows if not row.total and row.label != "Tricks"]
    totals = [row for row in view.rows[:-1] if row.total]
    assert parts
    assert totals
    for column in (0, 1):
        assert sum(row.amounts[column] or 0 for row in parts) == totals[0].amounts[column]
    bench.click(page.sheet.buttons()[0])
    assert not page.sheet.isVisible()
    bench.key(Qt.Key.Key_S)
    assert page.sheet.isVisible()
    assert page.sheet.view == view
    bench.key(Qt.Key.Key_Escape)
    assert not page.sheet.isVisible()
    assert [button.text() for button in page.prompt.buttons()] == ["Score sheet", "Next hand"]
    run_for(2)
    bench.click(page.prompt.buttons()[0])
    assert page.sheet.isVisible()
    run_for(2)
    bench.click(page.sheet.buttons()[1])
    assert len(bench.session.record.rounds) == 2
    bench.rest()
    assert_picture_matches(page)


def test_the_other_side_sees_its_own_column_first(sit: Sit) -> None:
    bench = sit(session_of(person=1, total=(3, 4)), seat=1).deal(HANDS, dealer=0).rest()
    while not bench.session.round_over:
        asked = bench.session.asked()
        seat, decision = next(iter(asked.items()))
        assert bench.session.submit(seat, next(iter(decision.actions()))) is None
    bench.rest()
    view = bench.page.sheet.view
    assert view is not None
    assert view.columns[0].names == "You and Mateo"
    assert view.rows[-1].amounts == tuple(reversed(bench.session.total))
    assert bench.page.furnishing.score.view.points == tuple(reversed(bench.session.total))


def test_the_sheet_of_the_match_lists_every_hand(sit: Sit) -> None:
    bench = sit(session_of(options={"target": 21})).deal(HANDS, dealer=0)
    bench.rest()
    bench.key(Qt.Key.Key_S)
    view = bench.page.sheet.view
    assert view is not None
    assert [row.label for row in view.rows] == ["Match score"]
    bench.key(Qt.Key.Key_S)
    assert not bench.page.sheet.isVisible()
    for number in (1, 2):
        play_out(bench, Random(number))
        run_for(2)
        bench.click(bench.page.sheet.buttons()[-1])
        bench.rest()
        bench.key(Qt.Key.Key_S)
        view = bench.page.sheet.view
        assert view is not None
        assert [row.label for row in view.rows] == [f"Hand {n + 1}" for n in range(number)] + ["Match score"]
        scores = [tuple(r.result["score"]) for r in bench.session.record.rounds if r.result is not None]
        assert [row.amounts for row in view.rows] == [*scores, bench.session.total]
        bench.key(Qt.Key.Key_Escape)


def test_under_an_open_sheet_no_key_chooses(sit: Sit) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    bench.key(Qt.Key.Key_S)
    version = bench.session.version
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_L, Qt.Key.Key_V):
        bench.key(key)
    assert bench.session.version == version
    assert not bench.page.strips.trick.isVisible()
    for _ in range(4):
        bench.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() in bench.page.sheet.buttons()


@pytest.mark.parametrize(("name", "signal"), [("rematch", "rematch"), ("rules", "change_rules"), ("home", "left")])
def test_the_end_of_the_match_offers_three_ways_on(sit: Sit, name: str, signal: str) -> None:
    bench = sit(session_of(options={"target": 7}, total=(6, 6))).deal(HANDS, dealer=0)
    heard: list[str] = []
    getattr(bench.page, signal).connect(lambda: heard.append(signal))
    play_out(bench, Random(1))
    page = bench.page
    assert page.seen is not None
    assert page.seen.winners is not None
    view = page.sheet.view
    assert view is not None
    assert view.crown
    assert str(max(bench.session.total)) in view.title
    assert [action for action, _ in view.actions] == ["home", "rules", "rematch"]
    run_for(2)
    button = page.sheet.button(name)
    assert button is not None
    bench.click(button)
    assert heard == [signal]


def test_esc_never_leaves_the_table(sit: Sit) -> None:
    bench = sit(session_of(options={"target": 7}, total=(6, 6))).deal(HANDS, dealer=0)
    left: list[str] = []
    bench.page.left.connect(lambda: left.append("left"))
    bench.rest()
    for _ in range(3):
        bench.key(Qt.Key.Key_Escape)
    play_out(bench, Random(1))
    for _ in range(4):
        bench.key(Qt.Key.Key_Escape)
    assert not left
    assert not bench.page.sheet.isVisible()
    assert [button.text() for button in bench.page.prompt.buttons()] == ["Score sheet", "Rematch"]


def test_a_sheet_takes_no_click_at_once(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """O097: the click that cleared the last trick is not one for the next hand."""
    monkeypatch.setattr(timing, "SETTLING", 10_000)
    bench = sit(session_of()).deal(HANDS, dealer=0)
    play_out(bench, Random(2))
    bench.click(bench.page.sheet.buttons()[-1])
    bench.key(Qt.Key.Key_Return)
    assert bench.page.sheet.isVisible()
    assert len(bench.session.record.rounds) == 1


# Languages


def test_another_language_while_things_stand_on_paper(sit: Sit, speech: Language) -> None:
    bench = sit(session_of()).deal(HANDS, dealer=3).rest()
    page = bench.page
    bench.key(Qt.Key.Key_Right)
    focused = QApplication.focusWidget()
    place = page.prompt.buttons().index(focused)  # type: ignore[arg-type]
    speech.speak("ja")
    run_for(2)
    assert QApplication.focusWidget() is page.prompt.buttons()[place]
    assert page.prompt._question.text() == QCoreApplication.translate("Cuatrola", page.prompt.decision.prompt.source)  # type: ignore[union-attr]
    assert page.prompt._question.text() != page.prompt.decision.prompt.source  # type: ignore[union-attr]
    english = {"Pass", "Dealer", "Mano", "your turn", "Score", "Last trick", "opponent"}
    assert not english & set(" ".join(all_words(page)).replace("'", " ").replace(",", " ").split())
    speech.speak("en")
    bench.act("0 pass", "1 pass", "2 pass", "3 pass", "0 play Kd", "1 play 3d")
    run_for(2)


def test_a_refusal_is_said_again_in_another_language(sit: Sit, speech: Language) -> None:
    deal = {1: "Kc 3d Jd Ns Kb", 2: "Nc 3s Jb Nb Js", 3: "Jc Ks As Ad 3b", 0: "Ab Ac 3c Nd Kd"}
    bench = sit(session_of()).deal(deal, dealer=0).rest()
    bench.act("1 pass", "2 pass", "3 pass", "0 pass", "1 play Kc", "2 play Nc", "3 play Jc").rest()
    bench.click("Kd")
    page = bench.page
    assert page.refusal.isVisible()
    english = page.refusal.words
    speech.speak("es")
    run_for(2)
    assert page.refusal.isVisible()
    assert page.hand.refused is Card("Kd")
    assert page.refusal.words != english
    assert "card" not in page.refusal.words
    page.resize(1100, 700)
    assert page.refusal.isVisible()


@pytest.mark.parametrize("final", [False, True])
def test_a_sheet_is_written_anew_in_another_language(sit: Sit, speech: Language, final: bool) -> None:
    total = (6, 6) if final else (0, 0)
    bench = sit(session_of(options={"target": 7}, total=total)).deal(HANDS, dealer=0)
    play_out(bench, Random(2))
    sheet = bench.page.sheet
    assert sheet.view is not None
    before = sheet.view
    speech.speak("it")
    run_for(2)
    assert sheet.isVisible()
    assert sheet.view.title != before.title
    assert [row.amounts for row in sheet.view.rows] == [row.amounts for row in before.rows]
    assert not {word for _, word in sheet.view.actions} & {word for _, word in before.actions}


def test_nothing_to_see_is_missing_on_a_page_that_is_opened_in_the_middle(sit: Sit) -> None:
    """A match that is resumed looks exactly as the one that was played up to there."""
    compared = 0
    for seed in range(9):
        session, rng = session_of(seed, total=(2, 3)), Random(seed)
        bench = sit(session, look=QUIET).deal(dealer=seed % 4)
        for _ in range(7):
            bench.others(rng, bids=seed % 3 == 0).rest()
            if session.round_over:
                break
            other = sit(session)
            assert picture_of(other) == picture_of(bench)
            compared += 1
            other.close()
            decision = session.asked()[0]
            actions = list(decision.actions())
            assert session.submit(0, actions[-1 if rng.random() < 0.3 else 0]) is None
        bench.close()
    assert compared >= 20


def picture_of(bench: Bench) -> tuple[object, ...]:
    """Everything that a page shows of the match."""
    page = bench.page
    spin(lambda: resting(page))
    cards = sorted(
        (str(item.card), round(item.pos().x()), round(item.pos().y()), item.state.value, item.zValue() > 150)
        for item in page.scene._items.values()
    )
    furnishing = page.furnishing
    return (
        cards,
        [plate.view for plate in furnishing.plates],
        [(chip.text, chip.quiet and bool(chip.text), chip.isVisible()) for chip in furnishing.chips],
        [(note.text, note.isVisible()) for note in furnishing.notes],
        furnishing.score.view,
        furnishing.facts.rows,
        (page.prompt.isVisible(), [button.accessibleName() for button in page.prompt.buttons()]),
        [button.accessibleName() for button in page.hand.row.buttons()],
        [proxy.accessibleName() for proxy in page.zones.all()],
        (page.bar._title.text(), page.bar._where.text()),
        page.sheet.isVisible(),
    )
