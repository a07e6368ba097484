"""A player that is an outside program (``exec:COMMAND``), driven through its pipes, for the headless commands.

The window drives programs by its own means; the lines and the policy are the same (``protocol``, ``relief``). A
command comes from the person at the command line and never from a file.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence

from desk.bots.protocol import LATE, Answer, Asked, BadAnswer, Start, decide_line, end_line, read_answer, start_line
from desk.bots.relief import Relief

EXEC = "exec:"
GRACE = 2.0
"""Seconds that a program has to end by itself when the match is over."""


def split_command(player: str) -> list[str]:
    """The words of an ``exec:COMMAND``. Raises ValueError for a command without words or with an open quote."""
    words = shlex.split(player.removeprefix(EXEC), posix=os.name != "nt")
    if not words:
        raise ValueError("exec: names no command")
    return words


class Silence(Exception):  # noqa: N818 - the word of the table
    """The program gives no answer any more: it has ended, or it took too long."""


class Program:
    """A running program and its lines. Nothing of it outlives ``close``."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            for line in iter(self._process.stdout.readline, b""):
                self._lines.put(line)
        self._lines.put(None)

    def write(self, line: str) -> None:
        """Send a line. Raises Silence if nobody reads any more."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise Silence(f"it reads no more: {error}") from None

    def read(self, seconds: float) -> bytes:
        """The next line. Raises Silence after so many seconds, or at once where the program has ended."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Silence("no answer in time") from None
        if line is None:
            self._lines.put(None)
            raise Silence("it has ended")
        return line

    def close(self) -> None:
        """End it: its input closes, and if that is not enough it is killed."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


class ProgramPlayer:
    """An outside program in a seat, with ``easy`` standing by."""

    def __init__(self, start: Start, player: str, relief: Relief) -> None:
        self._start = start
        self._command = split_command(player)
        self._relief = relief
        self._program: Program | None = None

    def choose(self, asked: Asked) -> Answer:
        """The program's answer, or that of ``easy`` where it gives none."""
        if self._relief.took_over:
            return self._relief.answer(asked)
        try:
            return self._ask(asked)
        except (Silence, BadAnswer, OSError) as error:
            if isinstance(error, (Silence, OSError)):
                self._drop()
            return self._relief.failed(asked, str(error))

    def _ask(self, asked: Asked) -> Answer:
        if self._program is None:
            self._program = Program(self._command)
            self._program.write(start_line(self._start))
        until = time.monotonic() + LATE * asked["time_ms"] / 1000
        self._program.write(decide_line(asked))
        while True:
            answer = read_answer(self._program.read(until - time.monotonic()), asked["id"], asked["legal"])
            if answer is not None:
                return answer

    def end(self, total: Sequence[int], winner: Sequence[int] | None) -> None:
        """Tell the program that the match is over, and let it go."""
        if self._program is not None:
            with contextlib.suppress(Silence):
                self._program.write(end_line(total, winner))
        self._drop()

    def _drop(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None
