"""What people curse card programs for, as positions and as shares over many deals (docs/rules/cuatrola.md, 2.3 to 2.6).

The cases are those of players of these games and their relatives: trumping a partner's winner, wasting an ace,
forgetting a void, keeping points from a partner's safe trick, bidding on nothing, not singing.
"""

from __future__ import annotations

import pytest

from desk.bots.levels import make_player
from desk.bots.protocol import Asked, Start, ask
from desk.core.options import Value, with_defaults
from desk.engine.views import observe
from desk.games import discover
from desk.games.cuatrola.kernel import BEATS, BIT, OF_SUIT, WORTH
from desk.games.cuatrola.stakes import chance_of_match
from desk.games.cuatrola.thumb import chance_to_beat
from desk.games.cuatrola.view import View
from tests.bots.lab import questions
from tests.helpers.cuatrola import Table, table_before

CUATROLA = discover()["cuatrola"]
BOTH = pytest.mark.parametrize("level", ["easy", "normal:100"])
EXEMPT = {"partner_exempt": True}


def answer(level: str, table: Table, seat: int, **options: Value) -> str:
    complete = with_defaults(CUATROLA.options, options)
    asked = ask(1, observe(table.state, seat))
    return make_player(Start("cuatrola", 4, complete, seat, level, 1)).choose(asked).action


def before(level: str, lying: str, held: str, trump: str, **options: Value) -> str:
    """What is played to a first trick that lies so."""
    table, seat = table_before(lying, held, trump, **options)
    return answer(level, table, seat, **options)


@BOTH
def test_a_partners_sure_trick_is_fed_and_not_trumped(level: str) -> None:
    """Free to choose, last to play: neither the trump nor a small card, but the points."""
    assert before(level, "Kc Ac Jc", "3d Jd Kb Js Jb", "s", **EXEMPT) == "play 3d"


@BOTH
def test_a_partners_sure_trick_is_not_overtaken_in_its_suit(level: str) -> None:
    assert before(level, "Nc Kc Jc", "Ac 3c Js Jb Nd", "s", **EXEMPT) != "play Js"
    assert before(level, "Js Ks Ns", "As 3s Jd Jb Nd", "s", **EXEMPT) in ("play 3s", "play As")  # only trumps follow


@BOTH
def test_nothing_is_wasted_on_a_lost_trick(level: str) -> None:
    """Over-trumped beyond reach (CL12): a small plain card, not an ace, a three or a trump."""
    assert before(level, "Ac Jc Ks", "Ad Js Jb Kb 3d", "s") == "play Jb"


@BOTH
def test_the_last_seat_wins_with_what_does_it(level: str) -> None:
    """It must trump and may choose the trump: the lowest is enough."""
    assert before(level, "Ac Jc Kc", "Js As 3d Kb Nd", "s") == "play Js"


@BOTH
def test_a_sure_ace_takes_its_trick(level: str) -> None:
    """The master of the last suit that is led, with the lead at the last but one trick, is led before the rags."""
    table = Table.of("1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Jc Js Jd", "Jd")
    table.bid("pass pass pass pass").play("1:Ac 2:3d 3:Ad 0:Jc")
    assert answer(level, table.act("3 sing d"), 3) in ("play Ab", "play Kd", "play Nd")


@BOTH
def test_the_forty_is_sung(level: str) -> None:
    table = Table.of("1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Jc Js Jd", "Jd")
    table.bid("pass pass pass pass").play("1:Ac 2:3d 3:Ad 0:Jc")
    assert answer(level, table, 3) == "sing d"


@BOTH
def test_of_two_cantes_the_forty_comes_first(level: str) -> None:
    """CC4: King and knight of trumps and of another suit."""
    hands = "1: Ac Kd Nd Ks Ns · 2: Jc Ab 3b Kb Nb · 3: Kc As 3s Js Jb · 0: Nc 3c Ad 3d Jd"
    table = Table.of(hands, "Jd").bid("pass pass pass pass")
    table.play("1:Ac 2:Jc 3:Kc 0:3c")
    assert answer(level, table, 1) == "sing d"


# Bids

STRONG = "1: As 3s Ks Ad Ac · 2: Jd Nd Jc Nc Jb · 3: 3d Kd 3c Kc Nb · 0: Ab 3b Kb Js Ns"
WEAK = "1: Jd Nc Jb Nb Jc · 2: As 3s Ks Ad Ac · 3: 3d Kd 3c Kc Nd · 0: Ab 3b Kb Js Ns"


@BOTH
def test_a_clear_hand_is_bid(level: str) -> None:
    assert answer(level, Table.of(STRONG, "Ns"), 1) in ("bid cuatrola", "bid quintola")


@BOTH
def test_nothing_is_bid_on_nothing(level: str) -> None:
    assert answer(level, Table.of(WEAK, "Ns"), 1) == "pass"


@BOTH
@pytest.mark.parametrize(("total", "bids"), [((0, 7), {"bid cuatrola"}), ((0, 9), {"bid solo"}), ((5, 10), {"pass"})])
def test_a_bid_goes_no_further_than_the_target(level: str, total: tuple[int, int], bids: set[str]) -> None:
    """CM4, CM5: what is bid with a hand that makes anything, by the points that are missing."""
    assert answer(level, Table.of(STRONG, "Ns", total=total), 1) in bids


def test_the_match_is_worth_more_the_nearer_it_is() -> None:
    rules = CUATROLA.read_options(with_defaults(CUATROLA.options, {}))
    chances = [chance_of_match(rules, own, 5) for own in range(12)]
    assert chances == sorted(chances)
    assert chances[11] == 1
    assert chance_of_match(rules, 5, 5) == pytest.approx(0.5)
    assert chance_of_match(rules, 3, 11) == 0
    assert chance_of_match(rules, 10, 7) + chance_of_match(rules, 7, 10) == pytest.approx(1)


# What is remembered


def view(table: Table, seat: int, **options: Value) -> View:
    asked: Asked = ask(1, observe(table.state, seat))
    return View(with_defaults(CUATROLA.options, options), seat, asked)


def test_voids_the_indicator_and_cantes_are_remembered() -> None:
    table = Table.of("1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Jc Js Jd", "Jd")
    table.bid("pass pass pass pass").play("1:Ac 2:3d 3:Ad 0:Jc")
    table.act("3 sing d").play("3:Ab 0:Kb")
    seen = view(table, 1)
    clubs = OF_SUIT[seen.names.suits.index("c")]
    assert seen.unseen & clubs & ~seen.never[2] == 0
    assert seen.unseen & clubs & ~seen.never[3] == 0
    assert seen.known[3] == seen.names.mask(["Kd", "Nd"])
    assert seen.known[0] == seen.names.mask(["Jd"])
    assert seen.may_hold(2) & seen.names.mask(["Kd", "Nd", "Jd", "Kc"]) == 0


def test_a_duty_to_beat_that_was_not_met_is_remembered() -> None:
    """Seat 2 follows the three with the jack: it has not got the ace."""
    table = Table.of("1: Jb 3c Ac Nc As · 2: 3b 3s Ks Jc 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Ns Js Jd", "Jd")
    table.bid("pass pass pass pass").play("1:Nc 2:Jc")
    seen = view(table, 3)
    assert seen.never[2] & seen.names.mask(["Kc", "3c", "Ac"]) == seen.names.mask(["Kc", "3c", "Ac"])
    assert chance_to_beat(seen, 2, seen.names.numbers["Nc"], seen.names.numbers["Nc"], 0) > 0  # by a trump only


# Shares over many deals


def shares(level: str, seeds: range) -> dict[str, tuple[int, int]]:
    """How often a chance to go wrong was there, and how often it was taken, last to play and free to choose."""
    found = {"overtakes": [0, 0], "wastes": [0, 0]}
    for seed in seeds:
        for question in questions(CUATROLA, seed, with_defaults(CUATROLA.options, EXEMPT)):
            start = question.deal.starting(question.seat, level, seed)
            seen = View(start.options, question.seat, question.asked)
            if not seen.trick or seen.to_come() or not seen.counts_points:
                continue
            winner, best = seen.winning()
            cards = {a: seen.names.numbers[a.split()[1]] for a in question.asked["legal"]}
            beating = {action for action, card in cards.items() if BEATS[best] & BIT[card]}
            if (winner ^ question.seat) & 1 == 0:
                trumps = {a for a in beating if cards[a] >= 15 > best}
                tally(found["overtakes"], trumps, set(cards) - trumps, make_player(start).choose(question.asked).action)
            elif not beating:
                dear = {action for action, card in cards.items() if WORTH[card] >= 10}
                cheap = {action for action, card in cards.items() if WORTH[card] < 10 and card < 15}
                tally(found["wastes"], dear, cheap, make_player(start).choose(question.asked).action)
    return {name: (taken, chances) for name, (taken, chances) in found.items()}


def tally(count: list[int], bad: set[str], good: set[str], action: str) -> None:
    if bad and good:
        count[0] += action in bad
        count[1] += 1


@pytest.mark.parametrize(("level", "seeds", "most"), [("easy", range(60), 0.01), ("normal:6", range(25), 0.15)])
def test_partners_are_not_overtaken_and_nothing_is_wasted(level: str, seeds: range, most: float) -> None:
    for name, (taken, chances) in shares(level, seeds).items():
        assert chances >= 4, name
        assert taken <= most * chances, (name, taken, chances)
