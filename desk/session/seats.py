"""Who sits where: a name, and whether a person or which bot plays."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

PERSON = "person"
STAND_IN = "easy"
"""The level that plays for a program which may not be started, or for a level that is not there."""
_COMMAND = "exec:"


class SeatPlan(NamedTuple):
    """A seat's name and its player: ``person``, a level ("normal"), or ``exec:COMMAND``."""

    name: str
    player: str

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.player == PERSON

    @property
    def is_command(self) -> bool:
        """Whether an outside program is to play here."""
        return self.player.startswith(_COMMAND)


def playable(seats: Iterable[SeatPlan], levels: Collection[str] | None = None) -> tuple[SeatPlan, ...]:
    """The same seats, a stand-in wherever a file names a command: none is ever started because a file says so.

    Where the levels that there are are given, a player of any other kind is stood in for too ("master:300" is a
    ``master``).
    """

    def is_there(player: str) -> bool:
        return player == PERSON or levels is None or player.partition(":")[0] in levels

    return tuple(
        seat._replace(player=STAND_IN) if seat.is_command or not is_there(seat.player) else seat for seat in seats
    )
