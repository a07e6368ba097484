"""The rules text ``docs/rules/cuatrola.md``, example by example; the names of the tests are its ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desk.core.actions import Bid, Decline, Sing
from desk.core.cards import cards
from desk.core.decisions import ChooseWord
from desk.core.events import Announced, Beat, CardsShown, RoundStarted, SeatActed, SeatOut
from desk.core.options import with_defaults
from desk.core.zones import hand
from desk.engine import referee
from desk.engine.game import Setup
from desk.engine.views import redact_all
from desk.games.cuatrola import GAME
from tests.helpers.cuatrola import Table, table_before

RULES = Path(__file__).parents[3] / "docs" / "rules" / "cuatrola.md"


def test_every_example_of_the_rules_has_a_test() -> None:
    text = RULES.read_text(encoding="utf-8")
    ids = set(re.findall(r"\bC[LAHCM]\d+\b", text))
    assert len(ids) == 15 + 6 + 8 + 5 + 6
    tested = {found.upper() for name in globals() for found in re.findall(r"^test_(c[lahcm]\d+)(?:_|$)", name)}
    assert ids == tested


# CL: legal cards (trump swords; seat 1 led)


def legal_cards(lying: str, held: str, **options: bool | str) -> str:
    """The cards that may be played, in the order of the hand; "all" for the whole hand."""
    table, seat = table_before(lying, held, "s", **options)
    assert table.turn == seat
    assert all(text.startswith("play ") for text in table.legal(seat))
    allowed = [text.removeprefix("play ") for text in table.legal(seat)]
    return "all" if set(allowed) == set(held.split()) else " ".join(c for c in held.split() if c in allowed)


def check_legal(lying: str, held: str, default: str, led: str = "=", exempt: str = "=") -> None:
    """One row of the table: default, led-card option, partner-exempt option ("=": as the default)."""
    assert legal_cards(lying, held) == default
    assert legal_cards(lying, held, beat="led") == (default if led == "=" else led)
    assert legal_cards(lying, held, partner_exempt=True) == (default if exempt == "=" else exempt)


def test_cl1() -> None:
    check_legal("Nc", "Ac Jc Kd Ab Nb", "Ac")


def test_cl2() -> None:
    check_legal("Kc Ac", "3c Jc Ad Kb Jb", "3c Jc", led="3c")


def test_cl3() -> None:
    check_legal("Jc Kc", "Ac Nc 3d Kb Js", "Ac", led="Ac Nc")


def test_cl4() -> None:
    check_legal("Ac", "3d Kd Js Ks Nb", "Js Ks")


def test_cl5() -> None:
    check_legal("Ac Ns", "Ks Js 3s Ad Kb", "Ks 3s")


def test_cl6() -> None:
    check_legal("Ac Ks", "Ns Js Ad 3b Kb", "all")


def test_cl7() -> None:
    check_legal("3c Ns", "Ac Jc Ks Ad Kb", "Ac Jc")


def test_cl8() -> None:
    check_legal("Ks", "3s Ns Js Ad Ac", "3s")


def test_cl9() -> None:
    check_legal("3s As", "Ks Ns Ad Ac Jb", "Ks Ns")


def test_cl10() -> None:
    check_legal("Ks", "Ad 3d Kc Jb Nb", "all")


def test_cl11() -> None:
    check_legal("Ac Ns Kc", "3s Ad Jb Kb Nd", "3s", exempt="all")


def test_cl12() -> None:
    check_legal("Ac Ns Ks", "Js Ad Jb 3b Nd", "all")


def test_cl13() -> None:
    check_legal("Jd 3d Kd", "Ad Nd Jc As Ks", "Ad", led="Ad Nd", exempt="Ad Nd")


def test_cl14() -> None:
    check_legal("Nc", "Kd 3d Jb Ab 3b", "all")


def test_cl15() -> None:
    check_legal("Kc 3s Ns", "As Ks Ad Jb Nb", "As", exempt="all")


# CA: auctions

ANY_DEAL = (
    "1: Ad 3d Kd Nd Jd · 2: Ac 3c Kc Nc Jc · 3: As 3s Ks Ns Js · 0: Ab 3b Kb Nb Jb",
    "Jb",
)


def auction(total: tuple[int, int] = (0, 0), **options: bool | int | str) -> Table:
    """A hand before its first bid."""
    return Table.of(*ANY_DEAL, total=total, **options)


def bids(table: Table) -> str:
    """What the seat on turn may say."""
    assert table.turn is not None
    return " ".join(text.removeprefix("bid ") for text in table.legal(table.turn))


def test_ca1() -> None:
    table = auction().bid("pass solo cuatrola pass")
    assert (table.facts.contract, table.facts.declarer) == ("cuatrola", 3)
    assert table.facts.active == (0, 2, 3)
    assert SeatOut(1) in table.events
    assert table.turn == 2


def test_ca2() -> None:
    table = auction().bid("solo pass cuatrola pass")
    assert (table.facts.contract, table.facts.declarer) == ("cuatrola", 3)
    assert SeatOut(1) in table.events


def test_ca3() -> None:
    table = auction((8, 5))
    assert bids(table) == "pass solo cuatrola quintola"
    table.bid("cuatrola")
    assert bids(table) == "pass"
    assert table.refused("2 bid solo") == "too_low"
    assert table.refused("2 bid cuatrola") == "too_low"
    assert table.refused("2 bid quintola") == "over_target"


def test_ca4() -> None:
    table = auction((7, 7)).bid("solo")
    assert bids(table) == "pass cuatrola"
    assert table.refused("2 bid quintola") == "over_target"


def test_ca5() -> None:
    table = auction((10, 9))
    for may in ("pass solo", "pass", "pass solo", "pass"):
        assert bids(table) == may
        table.bid("pass")
    table = auction((10, 9)).bid("solo pass")
    assert bids(table) == "pass"


def test_ca6() -> None:
    table = auction((6, 0)).bid("pass")
    assert bids(table) == "pass solo cuatrola quintola"
    table.bid("quintola")
    assert table.state.phase == "trick"
    assert (table.facts.contract, table.facts.declarer, table.turn) == ("quintola", 2, 1)


@pytest.mark.parametrize("own", range(11))
def test_the_score_limits_the_bids(own: int) -> None:
    """The table of 2.2: what may be bid at which score of one's own."""
    fits = [name for name, stake in (("solo", 2), ("cuatrola", 4), ("quintola", 5)) if own + stake <= 11]
    assert bids(auction((0, own))) == " ".join(["pass", *fits])
    assert bids(auction((own, 0)).bid("pass")) == " ".join(["pass", *fits])
    assert bids(auction((0, own), exact=False)) == "pass solo cuatrola quintola"


def test_the_limit_follows_the_target() -> None:
    assert bids(auction((0, 3), target=7)) == "pass solo cuatrola"
    assert bids(auction((0, 16), target=21)) == "pass solo cuatrola quintola"
    assert bids(auction((0, 17), target=21)) == "pass solo cuatrola"


def test_equal_bids_are_too_low_and_the_earlier_one_stands() -> None:
    table = auction().bid("solo")
    assert table.refused("2 bid solo") == "too_low"
    table.bid("pass pass pass")
    assert (table.facts.contract, table.facts.declarer) == ("solo", 1)


@pytest.mark.parametrize(("target", "score"), [(11, 10), (21, 20), (7, 6)])
def test_there_is_no_auction_where_nobody_could_bid(target: int, score: int) -> None:
    table = auction((score, score), target=target)
    assert (table.state.phase, table.turn, table.facts.contract) == ("trick", 1, "plain")
    assert auction((score, score), target=target, exact=False).state.phase == "bidding"
    assert auction((score, score - 2), target=target).state.phase == "bidding"


def test_a_first_bid_may_close_the_auction() -> None:
    table = auction(auction="first_bid").bid("pass solo")
    assert (table.state.phase, table.facts.contract, table.facts.declarer) == ("trick", "solo", 2)
    assert auction().bid("pass solo").state.phase == "bidding"


def test_bids_and_passes_are_public_and_in_order() -> None:
    table = auction().bid("pass solo pass cuatrola")
    spoken = [event for event in table.events if isinstance(event, SeatActed)]
    assert [event.seat for event in spoken] == [1, 2, 3, 0]
    assert [event.action for event in spoken if isinstance(event.action, Bid)] == [Bid("solo"), Bid("cuatrola")]
    assert all(event.said for event in spoken)
    assert sum(isinstance(event, Announced) for event in table.events) == 1


def test_a_choice_says_what_it_is_worth() -> None:
    asked = referee.decision(auction().state, 1)
    assert isinstance(asked, ChooseWord)
    assert [choice.stake for choice in asked.choices] == [None, 2, 4, 5]
    assert all(choice.note for choice in asked.choices)


# The lead


@pytest.mark.parametrize(
    ("words", "mano_leads", "declarer_leads"),
    [
        ("pass pass pass pass", 1, 1),
        ("solo pass pass pass", 1, 1),
        ("pass solo pass pass", 1, 2),
        ("pass pass solo pass", 2, 3),
        ("pass pass pass solo", 1, 0),
    ],
)
def test_the_mano_leads_or_the_next_who_plays(words: str, mano_leads: int, declarer_leads: int) -> None:
    assert auction().bid(words).turn == mano_leads
    assert auction(lead="declarer").bid(words).turn == declarer_leads


def test_the_deal_is_one_at_a_time_from_the_mano_and_shows_the_last_card() -> None:
    table = auction()
    assert table.held(1) == {"Ad", "3d", "Kd", "Nd", "Jd"}
    assert (table.facts.trump, table.facts.indicator.code) == ("b", "Jb")
    assert table.events[0] == RoundStarted(0, 0)
    assert [event for event in table.events if isinstance(event, CardsShown)] == [
        CardsShown((table.facts.indicator,), hand(0))
    ]


def test_the_deal_moves_one_seat() -> None:
    assert [GAME.next_dealer(dealer, 4) for dealer in range(4)] == [1, 2, 3, 0]
    for dealer in range(4):
        setup = Setup(0, dealer, (0, 0), 4)
        state = referee.start(GAME, with_defaults(GAME.options, {}), setup, GAME.pack(4)).state
        assert referee.actors(state) == ((dealer + 1) % 4,)


# CH: whole hands


def detail(table: Table) -> dict[str, object]:
    """The result's detail."""
    return dict(table.result.detail)


CH1 = "1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Jc Js Jd"


def turned(text: str, by: int) -> str:
    """A deal or plays with every seat moved on."""
    return re.sub(r"\d(?= out:|:)", lambda found: str((int(found[0]) + by) % 4), text)


def play_ch1(table: Table, by: int = 0) -> Table:
    """The example, so many seats further round."""
    seats = [(seat + by) % 4 for seat in range(4)]
    table.bid("pass pass pass pass")
    table.play(turned("1:Ac", by))
    assert table.legal(seats[2]) == ["play 3d"]
    table.play(turned("2:3d", by))
    assert table.legal(seats[3]) == ["play Ad"]
    table.play(turned("3:Ad", by))
    assert sorted(table.legal(seats[0])) == ["play Jc", "play Kc"]
    assert table.play(turned("0:Jc", by)) == (seats[3], 34)
    assert table.turn == seats[3]
    assert table.legal(seats[3]) == ["decline", "sing d"]
    table.act(f"{seats[3]} sing d")
    assert table.play(turned("3:Ab 0:Kb 1:Jb 2:3b", by)) == (seats[3], 27)
    assert table.play(turned("3:Nb 0:Jd 1:Nc 2:3s", by)) == (seats[0], 18)
    assert (table.turn, table.legal(seats[2])) == (seats[2], ["decline", "sing s"])
    table.act(f"{seats[2]} sing s")
    assert table.play(turned("0:Kc 1:3c 2:Ns 3:Nd", by)) == (seats[3], 20)
    assert table.play(turned("3:Kd 0:Js 1:As 2:Ks", by)) == (seats[3], 21)
    return table


def test_ch1() -> None:
    table = play_ch1(Table.of(CH1, "Jd"))
    assert table.result.score == (0, 1)
    assert detail(table) == {
        "contract": "plain",
        "declarer": None,
        "tricks": [1, 4],
        "points": [38, 152],
        "cantes": [[3, "d", 40], [2, "s", 20]],
    }


CH2 = "1: Kb Ac Jc 3d Kd · 2: Ab Kc 3s Ns Jd · 3: Jb 3c Nc Js Ad · 0: 3b Nb As Ks Nd"


def play_ch2(table: Table) -> Table:
    """The tie of 65 to 65."""
    if table.state.phase == "bidding":
        table.bid("pass pass pass pass")
    assert table.play("1:Ac 2:Kc 3:3c 0:Nd") == (0, 28)
    assert table.play("0:As 1:Kd 2:Ns 3:Js") == (1, 20)
    assert table.play("1:3d 2:Jd 3:Ad 0:Nb") == (3, 26)
    assert table.play("3:Nc 0:Ks 1:Jc 2:3s") == (3, 19)
    assert table.play("3:Jb 0:3b 1:Kb 2:Ab") == (2, 27)
    assert detail(table)["points"] == [65, 65]
    return table


def test_ch2() -> None:
    assert play_ch2(Table.of(CH2, "Nd")).result.score == (0, 1)
    nobody = play_ch2(Table.of(CH2, "Nd", tie_plain="nobody")).result
    assert nobody.score == (0, 0)
    assert nobody.sheet.winners == ()
    assert play_ch2(Table.of(CH2, "Nd", tie_solo="declarer_loses")).result.score == (0, 1)


CH3 = "1: 3c Nc 3s Js Nd · 2: Nb Jb Ac Ns Kd · 0: Kb Kc Jc Ks Ad · 3 out: Ab 3b As 3d Jd"


def play_ch3(table: Table) -> Table:
    """The solo that ends 43 to 43."""
    table.bid("solo pass pass pass")
    assert table.play("1:3c 2:Ac 0:Kc") == (2, 25)
    assert table.play("2:Kd 0:Ad 1:Nd") == (0, 18)
    assert table.play("0:Kb 1:Js 2:Jb") == (1, 8)
    assert table.play("1:3s 2:Ns 0:Ks") == (1, 17)
    assert table.play("1:Nc 2:Nb 0:Jc") == (1, 8)
    assert detail(table)["points"] == [43, 43]
    assert table.held(3) == {"Ab", "3b", "As", "3d", "Jd"}
    return table


def test_ch3() -> None:
    assert play_ch3(Table.of(CH3, "Ks")).result.score == (0, 2)
    assert play_ch3(Table.of(CH3, "Ks", tie_solo="declarer_loses")).result.score == (2, 0)
    assert play_ch3(Table.of(CH3, "Ks", tie_plain="nobody")).result.score == (0, 2)


CH4 = "1: Ac 3s 3d Kd Nd · 2: 3b Kb Jc As Ad · 3: Jb 3c Nc Ks Js · 0 out: Ab Nb Kc Ns Jd"


def play_ch4(table: Table) -> Table:
    """The example, checked."""
    table.bid("pass solo pass pass")
    assert table.facts.active == (1, 2, 3)
    assert table.play("1:Ac 2:Jc 3:3c") == (1, 23)
    assert table.legal(1) == ["decline", "sing d"]
    table.act("1 sing d")
    assert table.play("1:3s 2:As 3:Js") == (2, 23)
    assert table.play("2:Ad 3:Jb 1:3d") == (3, 23)
    assert table.play("3:Nc 1:Kd 2:Kb") == (2, 11)
    assert table.play("2:3b 3:Ks 1:Nd") == (2, 17)
    assert table.result.score == (0, 2)
    assert detail(table)["points"] == [61, 66]
    assert detail(table)["cantes"] == [[1, "d", 20]]
    return table


def test_ch4() -> None:
    play_ch4(Table.of(CH4, "Ab"))


CH5 = "2: 3b Nc 3s Ad Jd · 3: 3c Ks 3d Kd Nd · 0: Ab Kb Nb Jc Ns · 1 out: Jb Ac Kc As Js"


def play_ch5(table: Table) -> Table:
    """The example, checked."""
    table.bid("pass pass solo pass")
    assert table.turn == 2
    assert table.play("2:3b 3:3c 0:Nb") == (3, 23)
    table.act("3 sing d")
    assert table.play("3:3d 0:Jc 2:Ad") == (0, 23)
    assert table.play("0:Ab 2:Nc 3:Nd") == (2, 17)
    assert table.play("2:3s 3:Ks 0:Ns") == (2, 17)
    assert table.play("2:Jd 3:Kd 0:Kb") == (3, 10)
    assert detail(table)["points"] == [57, 63]
    assert table.result.score == (0, 2)
    return table


def test_ch5() -> None:
    play_ch5(Table.of(CH5, "Jc"))


CH6 = "1: Nc As Ad Nd Jd · 2: Kb Nb Jb Jc 3d · 0: Ab Kc Ks Js Kd · 3 out: 3b Ac 3c 3s Ns"


def play_ch6(table: Table) -> Table:
    """The cuatrola that fails with the second trick of the defenders, which is the fourth."""
    table.bid("cuatrola pass pass pass")
    assert table.play("1:Ad 2:3d 0:Kd") == (1, None)
    assert table.play("1:As 2:Jb 0:Js") == (1, None)
    table.play("1:Nd 2:Jc")
    assert table.legal(0) == ["play Ks"]
    assert table.play("0:Ks") == (0, None)
    assert table.play("0:Ab 1:Jd 2:Kb") == (0, None)
    return table


def test_ch6() -> None:
    table = play_ch6(Table.of(CH6, "Ks"))
    assert table.over
    assert table.result.score == (4, 0)
    assert detail(table) == {"contract": "cuatrola", "declarer": 1, "tricks": [2, 2], "points": None, "cantes": []}


CH7 = "1: Ab Nb Ac Kc Jc · 2: Jb Ks Ad 3d Jd · 0: Kb 3c Ns Kd Nd · 3 out: 3b Nc As 3s Js"


def play_ch7(table: Table) -> Table:
    """The example, checked."""
    table.bid("cuatrola pass pass pass")
    assert table.play("1:Ac 2:Jb 0:3c") == (2, None)
    assert table.play("2:Ad 0:Kd 1:Nb") == (1, None)
    assert table.play("1:Ab 2:Jd 0:Kb") == (1, None)
    assert table.play("1:Kc 2:Ks 0:Ns") == (1, None)
    assert not table.over
    assert table.play("1:Jc 2:3d 0:Nd") == (1, None)
    assert table.result.score == (0, 4)
    assert detail(table)["tricks"] == [1, 4]
    assert detail(table)["points"] is None
    return table


def test_ch7() -> None:
    play_ch7(Table.of(CH7, "Kb"))


CH8 = "1: Kb Kc Ns Ad Jd · 2: Ab 3b Ac As Js · 3: Nb Nc Ks 3d Nd · 0 out: Jb 3c Jc 3s Kd"


def play_ch8(table: Table) -> Table:
    """The example, checked."""
    table.bid("pass quintola")
    assert table.play("1:Ad 2:Js 3:Nd") == (2, None)
    assert table.play("2:Ab 3:Nb 1:Kb") == (2, None)
    assert table.play("2:As 3:Ks 1:Ns") == (2, None)
    assert table.play("2:Ac 3:Nc 1:Kc") == (2, None)
    assert not table.over
    assert table.play("2:3b 3:3d 1:Jd") == (2, None)
    assert table.result.score == (5, 0)
    return table


def test_ch8() -> None:
    play_ch8(Table.of(CH8, "3s"))


def test_a_cuatrola_stops_with_the_fourth_trick_of_its_player() -> None:
    table = Table.of(*ANY_DEAL)
    table.bid("pass pass pass cuatrola")
    table.play("1:Ad 3:As 0:Jb")
    for trick in ("0:Ab 1:3d 3:3s", "0:3b 1:Kd 3:Ks", "0:Kb 1:Nd 3:Ns"):
        assert not table.over
        table.play(trick)
    assert table.over
    assert table.result.score == (4, 0)
    assert detail(table)["tricks"] == [4, 0]


def test_a_quintola_stops_with_the_first_trick_of_the_defenders() -> None:
    table = Table.of(CH6, "Ks").bid("quintola")
    table.play("1:Nc 2:Jc")
    assert table.legal(0) == ["play Kc"]
    table.play("0:Kc")
    assert table.over
    assert table.result.score == (5, 0)
    assert detail(table)["tricks"] == [1, 0]


def test_decided_contracts_may_be_played_out_for_the_same_score() -> None:
    table = play_ch6(Table.of(CH6, "Ks", play_out=True))
    assert not table.over
    table.play("0:Kc 1:Nc 2:Nb")
    assert table.over
    assert table.result.score == (4, 0)
    assert detail(table)["tricks"] == [3, 2]


SWEEP = "1: Ad 3d Kd As 3s · 2: Kb Nb Kc 3c Ks · 3: Ac Jc Nc Jb Ns · 0: Ab 3b Jd Nd Js"


@pytest.mark.parametrize(("options", "score"), [({}, 1), ({"clean_sweep": 2}, 2)])
def test_all_five_tricks_of_a_plain_hand(options: dict[str, int], score: int) -> None:
    table = Table.of(SWEEP, "Js", **options).bid("pass pass pass pass")
    for trick in ("1:As 2:Ks 3:Ns 0:Js", "1:3s 2:Kc 3:Jb 0:3b", "1:Ad 2:Nb 3:Nc 0:Jd", "1:3d 2:Kb 3:Jc 0:Nd"):
        table.play(trick)
    table.play("1:Kd 2:3c 3:Ac 0:Ab")
    assert detail(table)["tricks"] == [0, 5]
    assert detail(table)["points"] == [0, 130]
    assert table.result.score == (0, score)
    assert GAME.winners(table.state.rules, (0, 10 + score)) == (1, 3), "past the target too"


def test_a_solo_of_five_tricks_is_no_clean_sweep() -> None:
    table = Table.of(SWEEP, "Js", clean_sweep=2).bid("solo pass pass pass")
    for trick in ("1:As 2:Ks 0:Js", "1:3s 2:Kc 0:3b", "1:Ad 2:Nb 0:Jd", "1:3d 2:Kb 0:Nd", "1:Kd 2:3c 0:Ab"):
        table.play(trick)
    assert table.result.score == (0, 2)


# CC: cantes


def test_cc1() -> None:
    deal = "1: As Kd Nd Ac 3c · 2: Ns Kc Nc Jc 3b · 0: Ks Ab Kb Nb Js · 3 out: 3s Jb Ad 3d Jd"
    for auction_of in ("cuatrola pass pass pass", "quintola"):
        table = Table.of(deal, "Js").bid(auction_of)
        assert table.play("1:As 2:Ns 0:Ks") == (1, None)
        assert (table.state.phase, table.turn) == ("trick", 1)
        assert table.refused("1 sing d") == "not_possible"
        assert Beat("window") not in table.events
    solo = Table.of(deal, "Js").bid("solo pass pass pass")
    solo.play("1:As 2:Ns 0:Ks")
    assert solo.legal(1) == ["decline", "sing d"]


# Seats 1 and 3 win the first three tricks; both hold king and knight of a suit.
BOTH = "1: As 3s Ks Kd Nd · 2: Jc 3d Ad Jd Ns · 3: Kc Nc Ac Jb 3c · 0: Ab 3b Kb Nb Js"


def test_cc2() -> None:
    table = Table.of(BOTH, "Js").bid("pass pass pass pass")
    table.play("1:As 2:Ns 3:Jb 0:Js")
    assert table.legal(1) == ["decline", "sing d"]
    table.act("1 sing d")
    assert (table.state.phase, table.turn) == ("trick", 1), "one cante a trick: the partner has to wait"
    table.play("1:3s 2:Jc 3:3c 0:Nb")
    assert (table.turn, table.legal(3)) == (3, ["decline", "sing c"])
    table.act("3 sing c")
    assert table.facts.cantes == ((1, "d", 20), (3, "c", 20))


def test_each_player_may_sing_after_a_trick_by_an_option() -> None:
    table = Table.of(BOTH, "Js", cantes_per_trick="player").bid("pass pass pass pass")
    table.play("1:As 2:Ns 3:Jb 0:Js")
    table.act("1 sing d")
    assert (table.turn, table.legal(3)) == (3, ["decline", "sing c"])
    table.act("3 sing c")
    assert table.turn == 1
    assert table.facts.cantes == ((1, "d", 20), (3, "c", 20))


def test_a_declined_cante_waits_for_the_next_trick_and_for_the_partner() -> None:
    table = Table.of(BOTH, "Js").bid("pass pass pass pass")
    table.play("1:As 2:Ns 3:Jb 0:Js")
    table.act("1 decline")
    assert (table.turn, table.legal(3)) == (3, ["decline", "sing c"])
    table.act("3 sing c")
    table.play("1:3s 2:Jc 3:3c 0:Nb")
    assert table.legal(1) == ["decline", "sing d"]
    table.act("1 sing d")
    assert table.facts.cantes == ((3, "c", 20), (1, "d", 20))


def test_cc3() -> None:
    deal = "1: Ac 3c As 3s Ks · 2: Jc Ns Js Nb 3b · 3: Nd Kd Kb Ab Jb · 0: Kc Nc Ad 3d Jd"
    table = Table.of(deal, "Jd").bid("pass pass pass pass")
    assert table.play("1:Ac 2:Jc 3:Nd 0:Kc") == (3, 20)
    assert "Kd" in table.held(3)
    assert (table.state.phase, table.turn) == ("trick", 3)
    assert table.events.count(Beat("window")) == 2, "winner and partner were asked, and could only decline"


FORTY = "1: Kd Nd Ks Ns Ac · 2: Jc Kc Ab 3b 3s · 3: 3c Ad 3d Kb Js · 0: Nc Nb Jb As Jd"


def forty(**options: bool | int | str) -> Table:
    """After a first trick whose winner may sing 40 and 20."""
    table = Table.of(FORTY, "Jd", **options).bid("pass pass pass pass")
    table.play("1:Ac 2:Jc 3:3c 0:Nc")
    return table


def test_cc4() -> None:
    table = forty()
    assert table.legal(1) == ["decline", "sing d", "sing s"]
    table.act("1 sing d")
    assert table.play("1:Kd 2:3b 3:3d 0:Jd") == (3, 26)
    assert (table.turn, table.legal(1)) == (1, ["decline", "sing s"])
    table.act("1 sing s")
    assert table.facts.cantes == ((1, "d", 40), (1, "s", 20))


def test_forty_comes_first_by_an_option() -> None:
    table = forty(forty_first=True)
    assert table.legal(1) == ["decline", "sing d"]
    assert table.refused("1 sing s") == "forty_first"
    table.act("1 sing d").play("1:Kd 2:3b 3:3d 0:Jd")
    assert table.legal(1) == ["decline", "sing s"]


def test_cc5() -> None:
    deal = "1: As Ad Ac Ab 3d · 2: Ns 3c Nc Jc 3b · 3: Kd Nd Jd Kc Js · 0: Kb Nb Jb Ks 3s"
    table = Table.of(deal, "3s").bid("solo pass pass pass")
    table.play("1:As 2:Ns 0:Ks")
    assert (table.state.phase, table.turn) == ("trick", 1), "seat 3 sits out with Kd Nd"
    assert table.refused("3 sing d") == "not_on_turn"


def test_a_suit_is_sung_once_and_never_after_the_third_trick() -> None:
    table = forty()
    table.act("1 sing s").play("1:Ks 2:3s 3:Js 0:As")
    assert (table.state.phase, table.turn) == ("trick", 0), "the other pair has won the trick"
    table.play("0:Jb 1:Kd 2:Ab 3:Kb")
    assert (table.turn, table.refused("1 sing d")) == (1, "not_possible"), "the king is played"
    windows = table.events.count(Beat("window"))
    assert windows == 1 + 2 + 2
    table.play("1:Nd 2:3b 3:Ad 0:Jd")
    assert table.events.count(Beat("window")) == windows, "nobody holds two cards"


def test_a_song_is_public_and_shows_its_cards_but_nobody_hears_a_refusal_to_sing() -> None:
    silent = redact_all(GAME, 2, forty().act("1 decline").events)
    assert not [event for event in silent if isinstance(event, SeatActed) and isinstance(event.action, Decline)]
    heard = redact_all(GAME, 2, forty().act("1 sing d").events)
    assert [event.action for event in heard if isinstance(event, SeatActed)][-1] == Sing("d")
    assert CardsShown(cards("Kd Nd"), hand(1)) in heard


# CM: matches


def after(table: Table) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """The match score after a hand, and who has won."""
    total = tuple(map(sum, zip(table.state.setup.total, table.result.score, strict=True)))
    return total, GAME.winners(table.state.rules, total)


def test_cm1() -> None:
    assert after(play_ch4(Table.of(CH4, "Ab", total=(8, 9)))) == ((8, 11), (1, 3))


def test_cm2() -> None:
    table = Table.of(CH6, "Ks", total=(10, 2)).bid("quintola")
    table.play("1:Nc 2:Jc 0:Kc")
    assert after(table) == ((15, 2), (0, 2))


def test_cm3() -> None:
    table = Table.of(CH2, "Nd", total=(10, 10))
    assert table.state.phase == "trick"
    assert after(play_ch2(table)) == ((10, 11), (1, 3))


def test_cm4() -> None:
    assert after(play_ch7(Table.of(CH7, "Kb", total=(0, 7)))) == ((0, 11), (1, 3))


def test_cm5() -> None:
    table = Table.of(CH5, "Jc", total=(9, 9)).bid("pass pass")
    assert table.refused("3 bid cuatrola") == "over_target"
    assert after(play_ch5(Table.of(CH5, "Jc", total=(9, 9)))) == ((9, 11), (1, 3))


def test_cm6() -> None:
    # CH1 one seat further round, so that the other pair wins it
    first = play_ch1(Table.of(turned(CH1, 1), "Jd", dealer=1), 1)
    assert after(first) == ((1, 0), None)
    second = play_ch4(Table.of(CH4, "Ab", total=(1, 0)))
    assert after(second) == ((1, 2), None)
    third = play_ch8(Table.of(CH8, "3s", total=(1, 2)))
    assert after(third) == ((6, 2), None)
    fourth = play_ch6(Table.of(CH6, "Ks", total=(6, 2)))
    assert after(fourth) == ((10, 2), None)
    assert bids(auction((10, 2)).bid("pass")) == "pass"


# Refusals


@pytest.mark.parametrize(
    ("lying", "held", "card", "code"),
    [
        ("Nc", "Ac Jc Kd Ab Nb", "Jc", "must_beat"),
        ("Nc", "Ac Jc Kd Ab Nb", "Kd", "must_follow"),
        ("3c Ns", "Ac Jc Ks Ad Kb", "Ks", "must_follow"),
        ("Ac", "3d Kd Js Ks Nb", "Kd", "must_trump"),
        ("Ac Ns", "Ks Js 3s Ad Kb", "Js", "must_overtrump"),
        ("Ac Ns", "Ks Js 3s Ad Kb", "Kb", "must_overtrump"),
        ("Ks", "3s Ns Js Ad Ac", "Js", "must_beat"),
        ("Nc", "Ac Jc Kd Ab Nb", "Nc", "not_in_hand"),
    ],
)
def test_a_card_is_refused_with_its_duty(lying: str, held: str, card: str, code: str) -> None:
    table, seat = table_before(lying, held, "s")
    assert table.refused(f"{seat} play {card}") == code


def test_what_belongs_to_another_moment_is_refused() -> None:
    table = auction()
    assert table.refused("2 pass") == "not_on_turn"
    assert table.refused("1 bid plain") == "not_possible"
    assert table.refused("1 bid nonsense") == "not_possible"
    assert table.refused("1 play Ad") == "not_possible"
    assert table.refused("1 play Ab") == "not_in_hand"
    assert table.refused("1 sing d") == "not_possible"
    assert table.refused("1 decline") == "not_possible"
    table.bid("pass pass pass pass")
    assert table.refused("1 pass") == "not_possible"
    assert table.refused("2 play Ac") == "not_on_turn"
    table = forty()
    assert table.refused("1 pass") == "not_possible"
    assert table.refused("1 bid d") == "not_possible"
    assert table.refused("1 sing c") == "not_possible"
    assert table.refused("3 decline") == "not_on_turn"


def test_nothing_is_possible_after_the_hand() -> None:
    table = play_ch6(Table.of(CH6, "Ks"))
    for seat in range(4):
        assert table.refused(f"{seat} pass") == "not_on_turn"
        assert table.refused(f"{seat} play Kc") == "not_on_turn"
