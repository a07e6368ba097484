"""Files written so that no half of one is ever seen, and set aside so that nothing is ever overwritten.

Used for everything that the program writes for itself: saves and settings. It knows nothing of what is in them.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

_TRIES = 5
_PAUSE = 0.02


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step: after a crash or a power cut it is the old one or the new one. Raises OSError."""
    path = Path(os.path.realpath(path))  # somebody's link to a file kept elsewhere stays a link
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            # Half a surrogate pair, typed as a name, must not cost the file.
            file.write(text.encode("utf-8", "replace"))
            file.flush()
            os.fsync(file.fileno())
        move(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def move(source: Path, target: Path) -> None:
    """Give a file another name. Raises OSError."""
    for left in reversed(range(_TRIES)):
        try:
            os.replace(source, target)
            return
        except PermissionError:  # on Windows a virus scanner may hold the file for a moment
            if os.name != "nt" or not left:
                raise
            time.sleep(_PAUSE)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder outlast a power cut, where the system can."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, word: str) -> Path:
    """Rename ``match.desk`` to ``match.WORD-1.desk``, or the first number that is free. Raises OSError."""
    number = 1
    while os.path.lexists(target := path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")):
        number += 1
    move(path, target)
    sync_folder(path.parent)
    return target
