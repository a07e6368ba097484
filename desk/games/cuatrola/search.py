"""The level ``normal``: worlds that fit what the seat knows, each solved with open cards.

A play is worth its share of won hands, with the points as the smaller part, so that a hand that is won or lost anyway
is still played with care. A bid is worth what the match is worth after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from desk.games.cuatrola.facts import HAND_SIZE, STAKES, after, partner
from desk.games.cuatrola.kernel import cante
from desk.games.cuatrola.solver import SWEPT, Solver, standing
from desk.games.cuatrola.stakes import gain
from desk.games.cuatrola.thumb import outlook
from desk.games.cuatrola.view import View
from desk.games.cuatrola.worlds import Worlds

WINDOW = 40
"""Solved values are kept within so many (doubled) points around a won hand: the rest only costs time."""
POINT = 0.002
"""What a point is worth beside a won hand."""
THUMB = 0.0005
"""What the rules of thumb may add where worlds cannot tell two cards apart."""
MARGIN = 0.01
"""How much better a bid has to be than passing."""

PATIENCE = 130
"""Positions that a sample may cost on the average; once they are spent no more worlds are drawn. A clock would make
a move depend on the machine, this does not."""

Weighed = list[tuple[str, float]]


def search(options: Mapping[str, Any], seat: int, asked: Mapping[str, Any], rng: Random, samples: int) -> Weighed:
    """Every legal action with its worth to the seat's side, the best first."""
    view = View(options, seat, asked)
    verbs = {action.split()[0] for action in view.legal}
    if "play" in verbs:
        weighed = weigh_cards(view, rng, samples)
    elif "bid" in verbs:
        weighed = weigh_bids(view, rng, samples)
    else:
        weighed = weigh_songs(view)
    return sorted(weighed, key=lambda pair: -pair[1])


def weigh_songs(view: View) -> Weighed:
    """A cante is points that nobody can take away: the dearest first, declining last."""
    worth = {action: cante(view.names.suits.index(action.split()[1])) for action in view.legal if action != "decline"}
    return [(action, worth.get(action, 0) * POINT) for action in view.legal]


# Cards


def weigh_cards(view: View, rng: Random, samples: int) -> Weighed:
    """The mean over worlds of what each card brings."""
    cards = [view.names.numbers[action.split()[1]] for action in view.legal]
    worlds = Worlds(view).draw(rng, samples)
    solver = Solver(view.rules, view.contract, view.declarer, view.active, after(view.dealer))
    sums = [0.0] * len(cards)
    number = 0
    for values in solved(view, solver, worlds, cards, samples * PATIENCE):
        number += 1
        for place, value in enumerate(values):
            sums[place] += worth_of(value)
    sign = -1 if view.seat & 1 else 1
    return [
        (action, sign * total / max(1, number) + THUMB * outlook(view, card) / 100)
        for action, card, total in zip(view.legal, cards, sums, strict=True)
    ]


def solved(
    view: View, solver: Solver, worlds: Iterator[list[int]], cards: Sequence[int], patience: int
) -> Iterator[list[int]]:
    """For each world the value of the whole hand after each of these cards, until patience (positions) ends."""
    base, flags = standing(solver, view.points, view.tricks, view.sung)
    led, best, winner, lying = -1, 0, view.seat, 0
    if view.trick:
        led = view.trick[0][1]
        winner, best = view.winning()
        lying = sum(solver.worth[card] for _, card in view.trick)
    waiting = len(view.active) - len(view.trick)
    left = HAND_SIZE - sum(view.tricks)
    window = 2 * SWEPT if solver.sweep else WINDOW
    spent = 0
    for hands in worlds:
        if spent > patience:
            return
        solver.open(hands)
        yield [
            base
            + solver.after(
                view.seat, card, led, best, winner, lying, waiting, left, flags, -window - base, window - base
            )
            for card in cards
        ]
        spent += len(solver.table)


def worth_of(value: int) -> float:
    """A solved value as won hands of side 0, with the points as the smaller part."""
    won = (value > 0) - (value < 0)
    if value > SWEPT // 2 or value < -SWEPT // 2:
        won *= 2
    return won + POINT * max(-WINDOW, min(WINDOW, value)) / 2


# Bids


def weigh_bids(view: View, rng: Random, samples: int) -> Weighed:
    """What the match is worth after each bid, and after passing."""
    worlds = list(Worlds(view).draw(rng, samples))
    side = view.seat & 1
    weighed: Weighed = []
    for action in view.legal:
        if action == "pass":
            weighed.append((action, value_of(view, worlds, view.contract, view.declarer, side) + MARGIN))
        else:
            weighed.append((action, value_of(view, worlds, action.split()[1], view.seat, side)))
    return weighed


def value_of(view: View, worlds: Sequence[list[int]], contract: str, declarer: int | None, side: int) -> float:
    """How likely a side wins the match if this contract is played."""
    stake = STAKES[contract]
    made = chance_made(view, worlds, contract, declarer, side)
    won, lost = gain(view.rules, view.total, side, side, stake), gain(view.rules, view.total, side, 1 - side, stake)
    return made * won + (1 - made) * lost


def chance_made(view: View, worlds: Sequence[list[int]], contract: str, declarer: int | None, side: int) -> float:
    """How likely a side wins the hand, in these worlds."""
    active = tuple(seat for seat in range(4) if declarer is None or seat != partner(declarer))
    mano = after(view.dealer)
    solver = Solver(view.rules, contract, declarer, active, mano)
    leader = declarer if declarer is not None and view.rules.lead == "declarer" else mano
    leader = leader if leader in active else after(leader)
    won, number, patience = 0.0, 0, len(worlds) * PATIENCE
    for hands in worlds:
        if patience < 0:
            break
        number += 1
        solver.open(hands)
        value = solver.start + solver.lead(leader, HAND_SIZE, 0, -1 - solver.start, 1 - solver.start)
        won += ((value > 0) - (value < 0) + 1) / 2
        patience -= len(solver.table)
    share = won / max(1, number)
    return share if side == 0 else 1 - share
