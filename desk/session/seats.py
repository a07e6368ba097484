"""Who sits where: a name, and whether a person or which bot plays."""

from __future__ import annotations

from typing import NamedTuple

PERSON = "person"


class SeatPlan(NamedTuple):
    """A seat's name and its player: ``person``, a level ("normal"), or ``exec:COMMAND``."""

    name: str
    player: str

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.player == PERSON
