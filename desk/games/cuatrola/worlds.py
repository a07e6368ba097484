"""Worlds that fit what a seat knows: every way to deal the cards it has not seen, each as likely as any other.

The ways are counted exactly, card by card, so that a world can be drawn by its number: no dead ends, no bias towards
worlds that are found easily, and where there are few of them all are looked at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desk.games.cuatrola.facts import HAND_SIZE
from desk.games.cuatrola.kernel import ALL, BIT, cards_of
from desk.games.cuatrola.view import View

SPAN = HAND_SIZE + 1


class Worlds:
    """The worlds of a view. ``total`` is their number; ``world(n)`` lays out the hands of the n-th."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.hand = view.hand
        self.others = [seat for seat in range(4) if seat != view.seat]
        self.cards = cards_of(view.unseen)
        allowed = [view.may_hold(seat) for seat in self.others]
        places = _places(view)
        self.first = self._key([places[seat] for seat in self.others])
        self.ways = self._count(allowed)
        self.total = self.ways[0].get(self.first, 0)

    @staticmethod
    def _key(places: list[int]) -> int:
        return (places[0] * SPAN + places[1]) * SPAN + places[2]

    def _count(self, allowed: list[int]) -> list[dict[int, int]]:
        """For each card on: how many ways there are to deal it and the following ones, by the places left."""
        steps = (SPAN * SPAN, SPAN, 1)
        self.steps = [
            tuple(step for step, mask in zip(steps, allowed, strict=True) if mask & BIT[c]) for c in self.cards
        ]
        ways: list[dict[int, int]] = [{0: 1}]
        for options in reversed(self.steps):
            after = ways[-1]
            here: dict[int, int] = {}
            for key, number in after.items():
                for step in options:
                    if key // step % SPAN < HAND_SIZE:
                        here[key + step] = here.get(key + step, 0) + number
            ways.append(here)
        ways.reverse()
        return ways

    def world(self, number: int) -> list[int]:
        """The hands of all seats in the world with this number, from 0."""
        key = self.first
        owner = {SPAN * SPAN: self.others[0], SPAN: self.others[1], 1: self.others[2]}
        hands = [0, 0, 0, 0]
        hands[self.seat] = self.hand
        for place, card in enumerate(self.cards):
            after = self.ways[place + 1]
            for step in self.steps[place]:
                found = after.get(key - step, 0) if key // step % SPAN else 0
                if number < found:
                    hands[owner[step]] |= BIT[card]
                    key -= step
                    break
                number -= found
        return hands

    def draw(self, rng: Random, samples: int) -> Iterator[list[int]]:
        """So many worlds at random; all of them once, where there are no more than that."""
        if self.total <= samples:
            for number in range(self.total):
                yield self.world(number)
            return
        for _ in range(samples):
            yield self.world(int(rng.random() * self.total))


def _places(view: View) -> list[int]:
    """How many cards each seat holds."""
    tricks = sum(view.tricks)
    lying = {seat for seat, _ in view.trick}
    return [HAND_SIZE - (tricks + (seat in lying) if seat in view.active else 0) for seat in range(4)]


def fits(view: View, hands: list[int]) -> bool:
    """Whether a world agrees with everything the seat knows."""
    union = 0
    for seat, held in enumerate(hands):
        if held & union or (seat != view.seat and held & ~view.may_hold(seat)):
            return False
        union |= held
    return union == ALL & ~view.played and hands[view.seat] == view.hand
