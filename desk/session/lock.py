"""One program at a time: a lock on a file that the system itself takes away when its holder ends, however it ends.

The file stays where it is; only the lock on it means something. It holds nothing, so a stale one cannot exist.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Lock:
    """A lock on a file, held from ``take`` to ``release`` or to the end of the process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether nobody else holds it. Where the system cannot lock at all, it is nobody's and so ours."""
        if self._handle is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True  # nothing can be written here anyway, and saving will say so
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            return error.errno not in _TAKEN
        self._handle = handle
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
