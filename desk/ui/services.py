"""What the windows need of the program around them, as plain values and one protocol.

The windows may not see the engine, the games or the running session; the composition root answers for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from desk.core.cards import Card
from desk.core.layout import TableSpec
from desk.core.options import Option, Value
from desk.core.text import Text
from desk.models.table import TableModel
from desk.session.seats import SeatPlan


class GameCard(NamedTuple):
    """A game as the home screen shows it and its form of options is built from."""

    id: str
    title: Text
    kind: Text
    summary: Text
    length: Text
    cards: tuple[Card, ...]
    colour: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    layout: TableSpec


class ResumeOffer(NamedTuple):
    """A match that was left: what the home screen says of it. ``hand`` are the person's own cards."""

    game: str
    round: int
    columns: tuple[int, ...]
    total: tuple[int, ...]
    seats: tuple[SeatPlan, ...]
    own_seat: int | None
    own_turn: bool
    hand: tuple[Card, ...]
    saved: float


@dataclass
class MatchPlan:
    """What a new match is started with."""

    game: str
    options: Mapping[str, Value]
    seats: tuple[SeatPlan, ...]


class Desk(Protocol):
    """The program as the windows know it."""

    @property
    def games(self) -> tuple[GameCard, ...]:
        """All games."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the house's bots, the weakest first."""

    def start(self, plan: MatchPlan) -> TableModel:
        """Start a match; what was running before has been set aside or finished by then."""

    def resume(self) -> TableModel:
        """Go on with the match on offer."""

    @property
    def offer(self) -> ResumeOffer | None:
        """The match that can be resumed, if there is one."""

    def set_aside(self) -> None:
        """Put the match on offer away under another name."""

    def leave(self) -> None:
        """The table has been left: end its bots; the match stays on offer."""

    def take_notices(self) -> tuple[Text, ...]:
        """Sentences to tell once (a damaged file, settings set aside); they are forgotten by asking."""
