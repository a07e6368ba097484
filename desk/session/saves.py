"""The running match on disk: written after every move by a thread of its own, offered at the next start.

One file, ``match.desk``, always whole. Nothing is ever written over another match: what cannot be read is kept as
``match.damaged-1.desk``, what was left for another match as ``match.aside-1.desk``, what is over under ``finished``.
The caller never waits for the disk: it hands over text, and the thread takes the newest and drops older unwritten ones.
"""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from desk.core.text import T, Text
from desk.engine.game import Game
from desk.session.files import move, set_aside, sync_folder, write_whole
from desk.session.json_text import UnreadableFile, read_bytes, said, split
from desk.session.lock import Lock
from desk.session.record import Record
from desk.session.record_file import RecordError, read_record, write_record
from desk.session.replay import resume

CLOSING_SECONDS = 2.0
RUNNING = "match.desk"
ASIDE = "aside"
DAMAGED = "damaged"
FINISHED = "finished"

log = logging.getLogger(__name__)

_NOT_SAVED = T("Saves", "The match cannot be saved: {why}. It is tried again at the next move.")
_ELSEWHERE = T("Saves", "Desk is already running. The match in this window is not saved.")
_DAMAGED = T("Saves", "The saved match cannot be resumed: {why} It is kept as “{file}”.")
_STUCK = T("Saves", "The saved match cannot be resumed: {why} It is left as it is, and this match is not saved.")


class _Match(NamedTuple):
    """What tells one match from another: its rules and its first pack."""

    game: str
    players: int
    start_total: tuple[int, ...] | None
    options: tuple[tuple[str, object], ...]
    dealer: int
    pack: tuple[str, ...]


def _match(record: Record) -> _Match | None:
    """None before the first round: there is nothing to lose yet."""
    if not record.rounds:
        return None
    first = record.rounds[0]
    options = tuple(sorted(record.options.items()))
    return _Match(record.game, record.players, record.start_total, options, first.dealer, first.pack)


def _why(error: Exception) -> Text:
    """What is wrong with a file, for the user."""
    if isinstance(error, UnreadableFile):
        return error.message
    if isinstance(error, RecordError):
        return error.sentence
    log.error("a saved match cannot be replayed", exc_info=error)
    return T("Saves", "The program does not get along with it.")


class _Job(NamedTuple):
    """Something for the writer: ``save`` or ``finish`` this text, ``aside``, ``clear``, or ``take`` up this file."""

    kind: str
    text: str = ""
    match: _Match | None = None
    game: str = ""


def default_folder() -> Path:
    """Where the matches lie on this system."""
    from platformdirs import user_data_path

    return user_data_path("desk", appauthor=False)


class Saves:
    """The keeper of the running match.

    ``tell`` is called with what the user should know, from whatever thread it happens in: a failure to write once
    until writing works again, a damaged file once, a second running program once.
    """

    def __init__(
        self, games: Mapping[str, Game], *, folder: Path | None = None, tell: Callable[[Text], None] | None = None
    ) -> None:
        self.folder = folder or default_folder()
        self._games = games
        self._tell = tell
        self._lock = Lock(self.folder / "match.lock")
        self._jobs: deque[_Job] = deque()
        self._change = threading.Condition()
        self._busy = False
        self._closing = False
        self._thread: threading.Thread | None = None
        # The writer's own:
        self._on_disk: _Match | None = None
        self._unwritten: _Job | None = None
        self._tried_again = False
        self._failing = False
        self._stuck = False
        self.is_ours = self._lock.take()
        if not self.is_ours:
            self._say(_ELSEWHERE)

    @property
    def running(self) -> Path:
        """The file of the running match."""
        return self.folder / RUNNING

    # At the start

    def offer(self) -> Record | None:
        """The match that was running when the program ended, if there is one that can go on."""
        if not self.is_ours or not os.path.lexists(self.running):
            return None
        try:
            record = self.read(self.running)
        except Exception as error:  # whatever is in the file, the program starts
            self._put_away(_why(error))
            return None
        if record.winner is not None:  # the program ended between the last card and the filing of the match
            self._try(partial(self._file, record.game))
            return None
        self._on_disk = _match(record)
        return record

    def _put_away(self, why: Text) -> None:
        try:
            kept = set_aside(self.running, DAMAGED)
        except OSError as error:
            log.warning("the saved match cannot be renamed: %s", error)
            self._stuck = True
            self._say(said(_STUCK, why=why))
            return
        self._say(said(_DAMAGED, why=why, file=str(kept)))

    # While playing

    def save(self, record: Record) -> None:
        """Keep the match as it is now; a match that is won is filed. Suits ``Session.keep``."""
        if record.rounds:
            kind = "save" if record.winner is None else "finish"
            self._put(_Job(kind, write_record(record), _match(record), record.game))

    def set_aside(self) -> None:
        """Keep the running match for later, to start another one."""
        self._put(_Job("aside"))

    def clear(self) -> None:
        """Give up the running match: the user has said so."""
        self._put(_Job("clear"))

    def take_up(self, path: Path) -> Record:
        """Go on with a match that was set aside; the running one is set aside. Raises UnreadableFile or RecordError."""
        record = self.read(path)
        self._put(_Job("take", str(path), _match(record)))
        return record

    def aside(self) -> list[Path]:
        """The matches that were set aside, the latest last."""
        found = self.folder.glob(f"{self.running.stem}.{ASIDE}-*{self.running.suffix}")
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name))

    def finished(self) -> list[Path]:
        """The matches that were played to their end, the latest last."""
        return sorted((self.folder / FINISHED).glob(f"*{self.running.suffix}"))

    def read(self, path: Path) -> Record:
        """One of these matches, its moves checked. Raises UnreadableFile or RecordError."""
        texts = split(read_bytes(path))
        if len(texts) != 1:
            raise UnreadableFile("not_a_record", T("Saves", "There is more than one match in the file."))
        return resume(read_record(texts[0]), self._games, rng=Random()).record

    # The writer

    def _put(self, job: _Job) -> None:
        if not self.is_ours:
            return
        with self._change:
            if self._closing:
                return
            if self._jobs and self._jobs[-1].kind == "save" and self._jobs[-1].match == job.match:
                self._jobs.pop()
            self._jobs.append(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="saves", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def flush(self, timeout: float = CLOSING_SECONDS) -> bool:
        """Wait until everything is written; whether it was in time."""
        with self._change:
            return self._change.wait_for(lambda: not self._jobs and not self._busy, timeout)

    def close(self) -> bool:
        """Write what is left, for two seconds at most, and let other programs have it; whether all is written."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(CLOSING_SECONDS)
            if self._thread.is_alive():
                return False
        self._lock.release()
        return not self._failing

    def _work(self) -> None:
        while True:
            with self._change:
                self._busy = False
                self._change.notify_all()
                self._change.wait_for(lambda: bool(self._jobs) or self._closing)
                job = self._next_job()
                if job is None:
                    return
                self._busy = True
            self._unwritten = job
            if self._try(partial(self._do, job)):
                self._unwritten = None

    def _next_job(self) -> _Job | None:
        """The oldest job; at the end, once more what could not be written before."""
        if self._jobs:
            return self._jobs.popleft()
        job, self._unwritten = self._unwritten, None
        if job is None or self._tried_again:
            return None
        self._tried_again = True
        return job

    def _try(self, work: Callable[[], None]) -> bool:
        """Do something on disk; whether it worked. A failure is told once until something works again."""
        try:
            work()
        except Exception as error:
            if not self._failing:
                self._failing = True
                log.warning("the match cannot be saved: %s", error)
                self._say(said(_NOT_SAVED, why=getattr(error, "strerror", None) or type(error).__name__))
            return False
        self._failing = False
        return True

    def _say(self, text: Text) -> None:
        """A listener that fails must not end the saving."""
        try:
            if self._tell is not None:
                self._tell(text)
        except Exception:
            log.exception("nobody could be told about the saves")

    def _do(self, job: _Job) -> None:
        if self._stuck:
            return
        if job.kind == "aside":
            self._leave_aside()
        elif job.kind == "clear":
            with contextlib.suppress(FileNotFoundError):
                self.running.unlink()
            self._on_disk = None
        elif job.kind == "take":
            self._leave_aside()
            move(Path(job.text), self.running)
            self._on_disk = job.match
        else:
            self._write(job)

    def _write(self, job: _Job) -> None:
        if self._on_disk != job.match:
            self._leave_aside()
        write_whole(self.running, job.text)
        self._on_disk = job.match
        if job.kind == "finish":
            self._file(job.game)

    def _leave_aside(self) -> None:
        """Whatever lies there is somebody's match."""
        if os.path.lexists(self.running):
            set_aside(self.running, ASIDE)
        self._on_disk = None

    def _file(self, game: str) -> None:
        """Put the finished match under a name with its time (no colons: Windows has none in names)."""
        folder = self.folder / FINISHED
        folder.mkdir(parents=True, exist_ok=True)
        stem = time.strftime("%Y-%m-%d_%H-%M-%S_") + game
        target, number = folder / f"{stem}.desk", 2
        while os.path.lexists(target):
            target, number = folder / f"{stem}_{number}.desk", number + 1
        move(self.running, target)
        sync_folder(folder)
        sync_folder(self.folder)
        self._on_disk = None
