"""Worlds: each fits what the seat knows, none is missing, and each is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from desk.games import discover
from desk.games.cuatrola.kernel import cards_of
from desk.games.cuatrola.view import View
from desk.games.cuatrola.worlds import Worlds, fits
from tests.bots.lab import questions

CUATROLA = discover()["cuatrola"]


def views(seeds: range) -> list[View]:
    return [View(q.deal.options, q.seat, q.asked) for seed in seeds for q in questions(CUATROLA, seed)]


def places(view: View) -> dict[int, int]:
    """How many cards each other seat holds, counted from the log."""
    lying = [seat for seat, _ in view.trick]
    return {
        seat: 5 - (sum(view.tricks) + lying.count(seat) if seat in view.active else 0)
        for seat in range(4)
        if seat != view.seat
    }


def by_hand(view: View) -> set[tuple[int, ...]]:
    """All worlds, the slow way."""
    others = places(view)
    found = set()
    first, second, third = others
    loose = cards_of(view.unseen)
    for one in combinations(loose, others[first]):
        rest = [card for card in loose if card not in one]
        for two in combinations(rest, others[second]):
            hands = [0, 0, 0, 0]
            hands[view.seat] = view.hand
            hands[first] = sum(1 << card for card in one)
            hands[second] = sum(1 << card for card in two)
            hands[third] = view.unseen & ~hands[first] & ~hands[second]
            if fits(view, hands):
                found.add(tuple(hands))
    return found


def test_every_world_is_counted_once() -> None:
    late = [view for view in views(range(14)) if view.unseen.bit_count() <= 9]
    assert len(late) > 10
    for view in late:
        worlds = Worlds(view)
        all_of_them = [tuple(worlds.world(number)) for number in range(worlds.total)]
        assert len(set(all_of_them)) == worlds.total
        assert set(all_of_them) == by_hand(view)


def test_drawn_worlds_fit() -> None:
    for view in views(range(8)):
        for hands in Worlds(view).draw(Random(1), 5):
            assert fits(view, hands)
            assert {seat: hands[seat].bit_count() for seat in places(view)} == places(view)


def test_there_is_always_a_world() -> None:
    assert all(Worlds(view).total > 0 for view in views(range(100, 110)))


def test_each_world_is_as_likely_as_any_other() -> None:
    view = next(view for view in views(range(20)) if 20 < Worlds(view).total < 60)
    worlds = Worlds(view)
    drawn = Counter(tuple(next(worlds.draw(Random(seed), 1))) for seed in range(50 * worlds.total))
    assert len(drawn) == worlds.total
    square = sum((number - 50) ** 2 / 50 for number in drawn.values())
    assert square < worlds.total + 5 * (2 * worlds.total) ** 0.5


def test_few_worlds_are_all_looked_at_once() -> None:
    view = next(view for view in views(range(8)) if 1 < Worlds(view).total <= 24)
    worlds = Worlds(view)
    assert sorted(worlds.draw(Random(3), 24)) == sorted(worlds.world(number) for number in range(worlds.total))
