"""The table, and what viewers may know of it, by a game of zones only."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from desk.core.actions import Decline, Pass
from desk.core.cards import Card, cards, pack
from desk.core.events import CardMoved, CardsShown, SeatActed
from desk.core.zones import STOCK, Audience, Zone, hand, pile
from desk.engine.shuffle import shuffled
from desk.engine.table import Table
from desk.engine.views import ALL, _known, redact, redact_all, sees

GAME: Any = SimpleNamespace(
    zones={
        "stock": Audience.NOBODY,
        "hand": Audience.OWNER,
        "pile": Audience.SIDE,
        "board": Audience.EVERYONE,
    },
    column=lambda seat: seat % 2,
)
BOARD = Zone("board")


@pytest.mark.parametrize(
    ("zone", "who"),
    [(STOCK, []), (hand(2), [2]), (pile(1), [1, 3]), (BOARD, [0, 1, 2, 3, None]), (Zone("hand"), [])],
)
def test_who_sees_a_zone(zone: Zone, who: list[int | None]) -> None:
    assert [viewer for viewer in (0, 1, 2, 3, None) if sees(GAME, viewer, zone)] == who
    assert sees(GAME, ALL, zone)


def test_a_table_writes_down_what_it_does() -> None:
    table = Table({STOCK: cards("As Ks")})
    table.move(Card("As"), STOCK, hand(0))
    table.show(hand(0), cards("As"), to=(1,))
    table.say(SeatActed(0, Pass()))
    assert table.cards(STOCK) == cards("Ks")
    assert table.cards(hand(0)) == cards("As")
    assert table.cards(hand(3)) == ()
    assert table.journal == [
        CardMoved(Card("As"), STOCK, hand(0)),
        CardsShown(cards("As"), hand(0), (1,)),
        SeatActed(0, Pass()),
    ]


def test_a_card_that_lies_elsewhere_is_neither_moved_nor_shown() -> None:
    table = Table({STOCK: cards("As"), hand(0): cards("Ks")})
    with pytest.raises(ValueError, match=r"remove|not in"):
        table.move(Card("Ks"), STOCK, hand(0))
    with pytest.raises(ValueError, match="not all in"):
        table.show(hand(0), cards("As"))
    assert (table.cards(STOCK), table.cards(hand(0)), table.journal) == (cards("As"), cards("Ks"), [])


def test_a_copy_is_independent() -> None:
    table = Table({STOCK: cards("As Ks")})
    twin = table.copy()
    twin.move(Card("As"), STOCK, hand(0))
    assert (table.cards(STOCK), table.journal) == (cards("As Ks"), [])


MOVED = Card("7s")


@pytest.mark.parametrize(
    ("source", "target", "who"),
    [
        (STOCK, hand(2), [2]),
        (hand(2), pile(1), [1, 2, 3]),
        (hand(0), hand(1), [0, 1]),
        (STOCK, Zone("stock", 1), []),
        (hand(0), BOARD, [0, 1, 2, 3, None]),
        (BOARD, STOCK, [0, 1, 2, 3, None]),
    ],
)
def test_a_moved_card_is_named_to_who_sees_where_it_was_or_goes(
    source: Zone, target: Zone, who: list[int | None]
) -> None:
    event = CardMoved(MOVED, source, target)
    for viewer in (0, 1, 2, 3, None):
        assert redact(GAME, viewer, event) == (event if viewer in who else CardMoved(None, source, target))


@pytest.mark.parametrize(("to", "who"), [(None, [0, 1, 2, 3, None]), ((1,), [0, 1]), ((1, 3), [0, 1, 3]), ((), [0])])
def test_shown_cards_are_named_to_whom_they_are_shown(to: tuple[int, ...] | None, who: list[int | None]) -> None:
    event = CardsShown(cards("As Ks"), hand(0), to)
    for viewer in (0, 1, 2, 3, None):
        assert redact(GAME, viewer, event) == (event if viewer in who else CardsShown((None, None), hand(0), to))


def test_nobody_hears_another_decline() -> None:
    event = SeatActed(1, Decline())
    assert redact(GAME, 1, event) == event
    assert [redact(GAME, viewer, event) for viewer in (0, 2, 3, None)] == [None] * 4
    assert redact_all(GAME, 0, [event, SeatActed(1, Pass())]) == (SeatActed(1, Pass()),)


def known(viewer: int | None, *events: CardMoved | CardsShown) -> dict[Zone, tuple[Card, ...]]:
    """What a viewer knows after these events."""
    return _known(GAME, viewer, redact_all(GAME, viewer, events))


def test_a_shown_card_is_known_until_it_is_seen_to_leave() -> None:
    shown = CardsShown(cards("As"), hand(0))
    assert known(1, shown) == {hand(0): cards("As")}
    assert known(0, shown) == {}, "his own hand he sees"
    assert known(1, shown, CardMoved(Card("As"), hand(0), BOARD)) == {}
    assert known(1, shown, CardMoved(Card("As"), hand(0), BOARD), CardMoved(Card("As"), BOARD, STOCK)) == {
        STOCK: cards("As")
    }


def test_where_an_unseen_card_leaves_nothing_is_known_any_more() -> None:
    shown = CardsShown(cards("As"), hand(0))
    unseen = CardMoved(Card("Ks"), hand(0), pile(0))
    assert known(1, shown, unseen) == {}
    assert known(2, shown, unseen) == {hand(0): cards("As")}, "his side sees which card it was"


def test_a_card_given_away_is_known_to_the_giver() -> None:
    assert known(3, CardMoved(Card("As"), hand(3), hand(1))) == {hand(1): cards("As")}


def test_what_is_shown_twice_is_known_once() -> None:
    shown = CardsShown(cards("As Ks"), hand(0))
    assert known(1, shown, shown) == {hand(0): cards("As Ks")}


def test_a_shuffle_keeps_all_cards_and_favours_no_place() -> None:
    whole = pack("A3KNJ", "dcsb")
    rng = Random(7)
    places = [0] * 20
    for _ in range(4_000):
        mixed = shuffled(whole, rng)
        assert set(mixed) == set(whole)
        places[mixed.index(whole[0])] += 1
    expected = 4_000 / 20
    chi_square = sum((count - expected) ** 2 / expected for count in places)
    assert chi_square < 43.8, "one in a thousand with 19 degrees of freedom"
