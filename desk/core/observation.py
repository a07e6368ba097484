"""What one viewer may know of a round: plain values, no reference to the true state.

A viewer is a seat, or the public (seat None), who sees no hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desk.core.cards import Card
from desk.core.decisions import Decision
from desk.core.events import Event
from desk.core.layout import Badge, Mark
from desk.core.scores import RoundResult
from desk.core.text import Text
from desk.core.zones import Zone


@dataclass(frozen=True)
class Observation:
    """One viewer's knowledge at one moment of a round.

    ``zones`` holds the cards of every zone in order, None for a face that the viewer cannot see. ``known`` holds
    cards that the viewer has seen go into or lie in somebody's hidden zone and not leave it. ``decision`` is the
    viewer's own, if it is asked. ``history`` are the events of the round so far as the viewer saw them. ``total``
    are the match scores before the round, and after it once ``result`` is there; ``winners`` the seats that won the
    match, when it is over. ``out`` are the seats that sit this round out; ``winning`` is the
    seat whose card is winning the trick on the table.
    """

    seat: int | None
    players: int
    round: int
    dealer: int
    total: tuple[int, ...]
    phase: str
    zones: Mapping[Zone, tuple[Card | None, ...]]
    known: Mapping[Zone, tuple[Card, ...]]
    facts: Any
    actors: tuple[int, ...]
    decision: Decision | None
    history: tuple[Event, ...]
    badges: tuple[Badge, ...]
    marks: tuple[Mark, ...]
    statuses: Mapping[int, Text]
    out: tuple[int, ...]
    winning: int | None
    result: RoundResult | None
    winners: tuple[int, ...] | None
