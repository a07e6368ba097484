"""What a view or a bot holds of a match: what it may see, and what it may do."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, Protocol

from desk.core.actions import Action
from desk.core.decisions import Refusal
from desk.core.events import Event
from desk.core.layout import TableSpec
from desk.core.observation import Observation
from desk.core.options import Value
from desk.core.text import Text
from desk.session.seats import SeatPlan


class Cause(Enum):
    """Why a view gets news: something happened, or it has to start afresh (no animation)."""

    STEP = "step"
    RESET = "reset"


class Update(NamedTuple):
    """News for one viewer: the events he perceived, and what he sees now. ``version`` counts the steps."""

    events: tuple[Event, ...]
    observation: Observation
    version: int
    cause: Cause


class MatchInfo(NamedTuple):
    """What everybody knows of the match. ``goal`` is the score that wins, where there is one;
    ``scores`` what each finished round gave."""

    game: str
    title: Text
    players: int
    seats: tuple[SeatPlan, ...]
    options: tuple[tuple[str, Value], ...]
    layout: TableSpec
    columns: tuple[int, ...]
    goal: int | None
    goal_text: Text
    scores: tuple[tuple[int, ...], ...]


Listener = Callable[[Update], None]


class Port(Protocol):
    """A capability: one viewer's window on the match."""

    @property
    def info(self) -> MatchInfo:
        """The match as everybody knows it."""

    @property
    def seat(self) -> int | None:
        """The seat that acts through this port; None for those who only watch."""

    @property
    def observation(self) -> Observation | None:
        """What this viewer sees now; None before the first round."""

    @property
    def version(self) -> int:
        """The number of steps so far; an answer to an older version is refused."""

    def submit(self, action: Action, version: int) -> Refusal | None:
        """Do this for the seat, if the match still stands at that version; the reason if it may not be."""

    def next_round(self) -> None:
        """Deal the next round, where one is due; otherwise nothing happens."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Be told of every step from now on; call what is returned to be told no more."""
