"""What a finished round gave, as a sheet that says why, and as the plain numbers of the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from desk.core.cards import Card
from desk.core.text import Text


class ScoreLine(NamedTuple):
    """One line of a sheet: what counted, how much for each column, and the cards of each column that did it."""

    label: Text
    amounts: tuple[int | None, ...]
    cards: tuple[tuple[Card, ...], ...] = ()
    rule: str = ""
    total: bool = False


class ScoreSheet(NamedTuple):
    """The account of a round. ``columns`` is "sides" or "seats"; each line has an amount a column.

    ``title`` says what was played for and how it ended; ``reason`` why it counts as it does; ``winners`` are the
    columns that gained; ``revealed`` shows what had been hidden (who held what), for seats of interest.
    """

    columns: str
    title: Text
    reason: Text
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    score: tuple[int, ...]
    revealed: tuple[tuple[int, tuple[Card, ...]], ...] = ()


class RoundResult(NamedTuple):
    """The numbers of a finished round in the words of the record, and the sheet for people."""

    score: tuple[int, ...]
    detail: Mapping[str, Any]
    sheet: ScoreSheet
