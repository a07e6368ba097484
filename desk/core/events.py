"""What happened at the table, as past participles.

Events are written while the table changes and redacted for each viewer by the engine. A redacted card is
None. ``Beat`` marks the pauses that a view may make; it has no meaning for the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from desk.core.actions import Action
from desk.core.cards import Card
from desk.core.text import Text
from desk.core.zones import Zone


class RoundStarted(NamedTuple):
    """A round begins; who deals."""

    number: int
    dealer: int


class CardMoved(NamedTuple):
    """A card went from one zone to another; None for a viewer who saw its face in neither."""

    card: Card | None
    source: Zone
    target: Zone


class CardsShown(NamedTuple):
    """Cards of a zone were shown, to these seats or (None) to everybody, and stay where they are."""

    cards: tuple[Card | None, ...]
    zone: Zone
    to: tuple[int, ...] | None = None


class SeatActed(NamedTuple):
    """A seat did something that others may know, with a short word to show beside it (or None)."""

    seat: int
    action: Action
    said: Text | None = None


class SeatOut(NamedTuple):
    """A seat takes no part in the rest of the round."""

    seat: int


class TrickTaken(NamedTuple):
    """A seat won the trick; the cards still lie there. ``points``: what it is worth, if it is counted."""

    seat: int
    points: int | None = None


class Announced(NamedTuple):
    """Something that the whole table should notice."""

    text: Text
    seat: int | None = None
    tone: str = "neutral"


class Beat(NamedTuple):
    """A place where a view pauses: "deal", "trick", "window", "round"."""

    name: str


Event = RoundStarted | CardMoved | CardsShown | SeatActed | SeatOut | TrickTaken | Announced | Beat
