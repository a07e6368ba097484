"""Ready-made parts of phases."""

from __future__ import annotations

from desk.core.actions import Action
from desk.core.decisions import Decision
from desk.engine.game import State


class RunsThrough:
    """A phase in which nobody is asked: only ``enter`` is left to write."""

    def actors(self, state: State) -> tuple[int, ...]:
        """Nobody."""
        return ()

    def decide(self, state: State, seat: int) -> Decision:
        """Never called: there are no actors."""
        raise AssertionError("nobody is asked in this phase")

    def act(self, state: State, seat: int, action: Action) -> str | None:
        """Never called: there are no actors."""
        raise AssertionError("nobody acts in this phase")
