"""How a game's table is laid out, as data in words of places: no pixels, no colours.

The stage turns a ``TableSpec`` with a window size into rectangles. A badge is a public fact that stands in the
corner (trump, contract); a mark is a small word on a seat's plate (dealer, eldest hand).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from desk.core.cards import Card
from desk.core.text import Suit, Text

Place = Literal["seat hand", "seat front", "side pile", "centre", "centre left", "none"]
Arrangement = Literal["fan", "row", "grid", "stack", "cross"]


class ZoneSpec(NamedTuple):
    """Where the zones of one kind lie and how their cards are arranged."""

    kind: str
    place: Place
    arrangement: Arrangement
    label: Text | None = None


class TableSpec(NamedTuple):
    """The table of a game.

    ``order`` is the direction of play on the screen; ``deck`` the deck it is at home with; ``ranks`` the ranks from
    high to low with what they count: hands are sorted by it, and a key shows it to whom it confuses.
    """

    deck: str
    order: Literal["counter-clockwise", "clockwise"]
    zones: tuple[ZoneSpec, ...]
    pairs: bool
    ranks: tuple[tuple[str, int | None], ...] = ()


class Badge(NamedTuple):
    """A public fact for the corner of the table: label and value, with a suit, a stake or a card as its picture."""

    label: Text
    value: Text
    suit: Suit | None = None
    stake: int | None = None
    card: Card | None = None


class Mark(NamedTuple):
    """A small word on a seat's plate; ``icon`` names its picture."""

    seat: int
    label: Text
    icon: str
