"""What happens when a player fails: ``easy`` plays in its stead, it is told once, and after three times it stays so.

One object watches one seat for one match. It starts no program and knows no clock: whoever drives the player (the
window's host, or ``programs`` in the headless commands) reports what went wrong and gets the answer to use instead.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from desk.bots.levels import Player, make_player
from desk.bots.protocol import Answer, Asked, Start

PATIENCE = 3
"""After so many failures the seat is played by ``easy`` for the rest of the match."""

log = logging.getLogger(__name__)


class Relief:
    """Stands in for one seat's player. ``tell`` is called with the reason at the first failure only."""

    def __init__(self, start: Start, name: str, tell: Callable[[str], None] | None = None) -> None:
        self._start = start._replace(level="easy", samples=None)
        self._name = name
        self._tell = tell
        self._easy: Player | None = None
        self.failures = 0

    @property
    def took_over(self) -> bool:
        """Whether the player has lost its seat for this match and is not to be asked any more."""
        return self.failures >= PATIENCE

    def failed(self, asked: Asked, why: str) -> Answer:
        """Note a failure (late, illegal, dead) and make the move."""
        self.failures += 1
        log.warning("seat %d, %s: %s; easy plays instead", self._start.seat, self._name, why)
        if self.took_over:
            log.warning("seat %d, %s: handed to easy for this match", self._start.seat, self._name)
        if self.failures == 1 and self._tell is not None:
            self._tell(why)
        return self.answer(asked)

    def answer(self, asked: Asked) -> Answer:
        """The move of ``easy``; any legal one, should even that go wrong."""
        try:
            if self._easy is None:
                self._easy = make_player(self._start)
            answer = self._easy.choose(asked)
        except Exception:  # the table has to go on
            log.exception("easy failed")
            return Answer(asked["legal"][0])
        return answer if answer.action in asked["legal"] else Answer(asked["legal"][0])
