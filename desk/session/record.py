"""A match as data: the record of ``docs/spec/record.md``, before and after it is text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from desk.core.options import Value
from desk.session.seats import SeatPlan


@dataclass
class RoundRecord:
    """One round: dealer, pack in dealing order as card codes, actions as text with their seats, result if over."""

    dealer: int
    pack: tuple[str, ...]
    actions: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass
class Record:
    """One match. ``options`` holds only what differs from the defaults; ``extra`` what other programs wrote."""

    game: str
    players: int
    options: Mapping[str, Value]
    rounds: list[RoundRecord] = field(default_factory=list)
    winner: tuple[int, ...] | None = None
    start_total: tuple[int, ...] | None = None
    seats: tuple[SeatPlan, ...] = ()
    bot_seed: int | None = None
    take_backs: int = 0
    extra: dict[str, Any] = field(default_factory=dict)
    seat_extra: tuple[dict[str, Any], ...] = ()
