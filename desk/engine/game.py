"""What a game has to be, so that everything else can play it without knowing it.

A game is an object with these attributes, named ``GAME`` in its folder. Its phases are stateless; everything that
changes lies in ``State``: cards on the table, and facts that everybody may read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from desk.core.actions import Action
from desk.core.cards import Card
from desk.core.decisions import Decision
from desk.core.layout import Badge, Mark, TableSpec
from desk.core.options import Option, Value
from desk.core.scores import RoundResult
from desk.core.text import Text
from desk.core.zones import ZoneRules
from desk.engine.table import Table


class Setup(NamedTuple):
    """What a round starts from: its number from 0, the dealer, the scores so far, the players."""

    number: int
    dealer: int
    total: tuple[int, ...]
    players: int


@dataclass
class State:
    """The truth about a round. Only the engine and the session hold it; views and bots never do."""

    game: Game
    rules: Any
    setup: Setup
    table: Table
    facts: Any
    phase: str

    def copy(self) -> State:
        """An independent copy (facts hold immutable values only)."""
        return State(self.game, self.rules, self.setup, self.table.copy(), replace(self.facts), self.phase)


class Phase(Protocol):
    """One stretch of a round. ``enter`` and ``act`` change the state and return the next phase's name, or None."""

    def enter(self, state: State) -> str | None:
        """Start the phase; a phase without actors returns the next one's name."""

    def actors(self, state: State) -> tuple[int, ...]:
        """The seats that are asked now, in order."""

    def decide(self, state: State, seat: int) -> Decision:
        """What an actor is asked."""

    def act(self, state: State, seat: int, action: Action) -> str | None:
        """Carry out a legal action."""


class Blurb(NamedTuple):
    """How a game introduces itself on the home screen: cards for its picture, and short texts."""

    cards: tuple[Card, ...]
    kind: Text
    summary: Text
    length: Text
    colour: str


class Game(Protocol):
    """A game: data, rules of a round as phases, and what carries over from round to round."""

    id: str
    rules_version: int
    title: Text
    blurb: Blurb
    players: tuple[int, ...]
    options: tuple[Option, ...]
    zones: ZoneRules
    phases: Mapping[str, Phase]
    first_phase: str
    layout: TableSpec

    def pack(self, players: int) -> tuple[Card, ...]:
        """The whole pack."""

    def read_options(self, options: Mapping[str, Value]) -> Any:
        """The complete options as this game's own rules value."""

    def new_facts(self, rules: Any, setup: Setup) -> Any:
        """The facts at the start of a round: a dataclass of immutable values that everybody may read."""

    def column(self, seat: int) -> int:
        """The index of a seat's scores: its side in pair games, itself otherwise."""

    def columns(self, players: int) -> int:
        """How many scores there are."""

    def next_dealer(self, dealer: int, players: int) -> int:
        """Who deals after this dealer."""

    def result(self, state: State) -> RoundResult:
        """The count of a finished round."""

    def winners(self, rules: Any, total: tuple[int, ...]) -> tuple[int, ...] | None:
        """The seats that have won the match with these totals, ascending; None while nobody has."""

    def goal(self, rules: Any) -> tuple[int | None, Text]:
        """The score that wins, for a track of points, and the sentence that says so."""

    def badges(self, facts: Any) -> tuple[Badge, ...]:
        """The public facts for the corner of the table."""

    def marks(self, facts: Any) -> tuple[Mark, ...]:
        """The small words on the seats' plates."""

    def statuses(self, facts: Any) -> Mapping[int, Text]:
        """The most useful public sentence about a seat, where there is one."""

    def winning(self, facts: Any) -> int | None:
        """The seat whose card is winning the trick on the table now, where there is one."""

    def out(self, facts: Any) -> tuple[int, ...]:
        """The seats that sit this round out."""
