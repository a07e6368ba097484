"""The program in which the house's bots think: ``python -m desk.bots.worker``.

It reads the lines of ``protocol`` from standard input, answers on standard output, complains on standard error, and
ends when its input closes. One worker serves every seat of a table, and one table after the other.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, cast

from desk.bots.levels import Player, make_player
from desk.bots.protocol import Asked, BadAnswer, answer_line, error_line, read_line, read_start


class Worker:
    """The seats that are played here, and what is answered to a line."""

    def __init__(self, complain: Callable[[str], None]) -> None:
        self._players: dict[int, Player] = {}
        self._complain = complain

    def take(self, line: bytes) -> str | None:
        """Take in a line; the answer, if it wants one. Nothing that is read ends the worker."""
        try:
            found = read_line(line)
            kind = found.get("type")
            if kind == "start":
                start = read_start(found)
                self._players[start.seat] = make_player(start)
            elif kind == "decide":
                return self._decide(found)
            elif kind == "end":
                self._players.pop(found.get("seat", -1), None)
            else:
                raise BadAnswer(f"no such type of line: {kind!r}")
        except (ValueError, KeyError, TypeError) as error:
            self._complain(f"{type(error).__name__}: {error}")
        return None

    def _decide(self, found: dict[str, Any]) -> str:
        number = found["id"]
        try:
            player = self._players[found["seat"]] if "seat" in found else next(iter(self._players.values()))
            return answer_line(number, player.choose(cast(Asked, found)))
        except Exception as error:  # whatever goes wrong, the table is told at once instead of waiting
            self._complain(traceback.format_exc())
            return error_line(number, f"{type(error).__name__}: {error}")


def serve(lines: BinaryIO, answers: BinaryIO, complain: Callable[[str], None]) -> None:
    """Answer line by line until the input closes."""
    worker = Worker(complain)
    for line in iter(lines.readline, b""):
        answer = worker.take(line)
        if answer is not None:
            answers.write(answer.encode() + b"\n")
            answers.flush()


def complain(text: str) -> None:
    """A line for whoever reads the table's log."""
    sys.stderr.write(text.rstrip() + "\n")
    sys.stderr.flush()


def main() -> int:
    """Serve standard input until it closes, or until nobody listens any more."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, complain)
    except BrokenPipeError:
        # Otherwise Python would complain once more while it flushes a pipe that is gone.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
