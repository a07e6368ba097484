"""The log of the program, and what becomes of errors that nobody expected.

The file rotates under the user's log folder. Names of cards are struck out of every line, whatever wrote it: a log
may be sent to somebody, and the hands are nobody's business. No Qt.
"""

from __future__ import annotations

import contextlib
import logging
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from desk import __version__
from desk.core.cards import FRENCH_RANKS, FRENCH_SUITS, JOKERS, LATIN_RANKS, LATIN_SUITS

FILE = "desk.log"
LARGEST = 500_000
OLD_FILES = 3
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_RANKS = "".join(dict.fromkeys(FRENCH_RANKS + LATIN_RANKS))
_SUITS = "".join(dict.fromkeys(FRENCH_SUITS + LATIN_SUITS))
_CARD = re.compile(rf"(?<![A-Za-z0-9])(?:[{_RANKS}][{_SUITS}]|{'|'.join(JOKERS)})(?![A-Za-z0-9])")

log = logging.getLogger(__name__)


def without_cards(text: str) -> str:
    """The text with every card's code struck out, and now and then a short word that looks like one.

    >>> without_cards("[Ac, 7d] not in hand(2)")
    '[▒, ▒] not in hand(2)'
    """
    return _CARD.sub("▒", text)


class _CardlessFormatter(logging.Formatter):
    """Strikes cards out of the finished line, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        return without_cards(super().format(record))


def default_folder() -> Path:
    """Where the log lies on this system."""
    from platformdirs import user_log_path

    return user_log_path("desk", appauthor=False)


def start(folder: Path | None = None) -> Path | None:
    """Log into a file from now on; its path, or None where none can be written (the program goes on without)."""
    path = (folder or default_folder()) / FILE
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk must not fill the terminal
    logging.captureWarnings(True)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LARGEST, backupCount=OLD_FILES, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(_CardlessFormatter(_FORMAT))
    root.addHandler(handler)
    log.info("desk %s, Python %s, %s", __version__, platform.python_version(), platform.platform())
    return path


class ErrorHooks:
    """Catches what nobody caught: logs it, and calls ``tell`` once for each different error.

    Errors are different where they come from different lines. ``tell`` gets a line that names the error; it is called
    in the thread of the error, and a failure of its own is logged and no more.
    """

    def __init__(self, tell: Callable[[str], None] | None = None) -> None:
        self._tell = tell
        self._told: set[tuple[str, str, int]] = set()
        self._guard = threading.Lock()
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def install(self) -> None:
        """Put the hooks in place."""
        sys.excepthook = self.caught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        """Put back what was there before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Deal with an unexpected error; also to be called where one is caught on purpose."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("unexpected error", exc_info=(kind, error, trace))
        if not self._is_new(kind, trace):
            return
        with contextlib.suppress(Exception):  # there may be no standard error
            sys.stderr.write(without_cards("".join(traceback.format_exception(kind, error, trace))))
        if self._tell is None:
            return
        try:
            self._tell(without_cards(f"{kind.__name__}: {error}"))
        except Exception:
            log.exception("nobody could be told about the error")

    def _is_new(self, kind: type[BaseException], trace: TracebackType | None) -> bool:
        frames = traceback.extract_tb(trace)
        place = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
        key = (kind.__name__, *place)
        with self._guard:
            new = key not in self._told
            self._told.add(key)
        return new

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)
