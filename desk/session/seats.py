"""Who sits where: a name, and whether a person or which bot plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

PERSON = "person"
STAND_IN = "easy"
"""The level that plays for a program which may not be started."""
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


def without_commands(seats: Iterable[SeatPlan]) -> tuple[SeatPlan, ...]:
    """The same seats, a stand-in wherever a file names a command: none is ever started because a file says so."""
    return tuple(seat._replace(player=STAND_IN) if seat.is_command else seat for seat in seats)
