"""What the user has chosen, as a file of our own: JSON under the user's configuration folder, no Qt.

A value that makes no sense falls back to its default, each by itself; a broken file is set aside and told once; what
a newer version wrote is kept.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from desk.core.options import Value
from desk.core.text import T, Text
from desk.session.files import set_aside, write_whole
from desk.session.json_text import UnreadableFile, parse, read_bytes, said

PACES = ("slow", "normal", "brisk", "fast", "off")
FELTS = ("green", "blue", "wine", "slate")
COLOURS = ("system", "light", "dark")
TEXT_SIZES = (1.0, 1.15, 1.3)
WINDOW_STATES = ("normal", "maximized", "fullscreen")
SMALLEST_TEXT, LARGEST_TEXT = 0.5, 3.0
_LONGEST_NAME = 100
_LARGEST_SIDE = 32767  # also the farthest a window can lie from the corner of the screens

log = logging.getLogger(__name__)


@dataclass
class Settings:
    """The choices with their defaults. ``language`` "" follows the system; ``extra`` is a newer version's.

    ``names`` and ``levels`` go by seat: a name only where it is not the default of the language, and a level, or
    ``person``. ``options`` holds, by game, what differs from the defaults.
    """

    language: str = ""
    pace: str = "normal"
    trick_until_clicked: bool = False
    ask_before_playing: bool = False
    ranks_shown: bool = True
    felt: str = "green"
    own_name: str = ""
    own_face: str = ""
    names: list[str] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)
    options: dict[str, dict[str, Value]] = field(default_factory=dict)
    colours: str = "system"
    window_size: tuple[int, int] | None = None
    window_position: tuple[int, int] | None = None
    window_state: str = "normal"
    text_size: float = 1.0
    extra: dict[str, Any] = field(default_factory=dict)


# Reading: a function a field gives the value as it is used, or raises ValueError


def _one_of(*values: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if not isinstance(value, str) or value not in values:
            raise ValueError(value)
        return value

    return read


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_NAME:
        raise ValueError(value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _words(value: object) -> list[str]:
    if not isinstance(value, list):
        raise ValueError(value)
    return [_word(item) for item in value]


def _options(value: object) -> dict[str, dict[str, Value]]:
    """The rule options by game. Whether a game has them is for the game to say."""
    if not isinstance(value, dict) or not all(isinstance(chosen, dict) for chosen in value.values()):
        raise ValueError(value)
    return {
        game: {name: v for name, v in chosen.items() if isinstance(v, (bool, int, str))}
        for game, chosen in value.items()
    }


def _pair(least: int) -> Callable[[object], tuple[int, int] | None]:
    def read(value: object) -> tuple[int, int] | None:
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != 2 or any(type(number) is not int for number in value):
            raise ValueError(value)
        first, second = value
        if not (least <= first <= _LARGEST_SIDE and least <= second <= _LARGEST_SIDE):
            raise ValueError(value)
        return first, second

    return read


def _factor(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not SMALLEST_TEXT <= value <= LARGEST_TEXT:
        raise ValueError(value)
    return float(value)


_READERS: Mapping[str, Callable[[object], Any]] = {
    "language": _word,
    "pace": _one_of(*PACES),
    "trick_until_clicked": _flag,
    "ask_before_playing": _flag,
    "ranks_shown": _flag,
    "felt": _one_of(*FELTS),
    "own_name": _word,
    "own_face": _word,
    "names": _words,
    "levels": _words,
    "options": _options,
    "colours": _one_of(*COLOURS),
    "window_size": _pair(1),
    "window_position": _pair(-_LARGEST_SIDE),
    "window_state": _one_of(*WINDOW_STATES),
    "text_size": _factor,
}


def from_json(values: Mapping[str, Any]) -> Settings:
    """The settings that a file says, the default wherever it says nothing sensible."""
    settings = Settings()
    for name, value in values.items():
        reader = _READERS.get(name)
        if reader is None:
            settings.extra[name] = value
            continue
        try:
            setattr(settings, name, reader(value))
        except ValueError:
            log.info("the setting %r makes no sense; its default is used", name)
    return settings


def to_json(settings: Settings) -> dict[str, Any]:
    """The settings as they are written."""
    known = {item.name: getattr(settings, item.name) for item in fields(settings) if item.name != "extra"}
    return known | {name: value for name, value in settings.extra.items() if name not in known}


def default_path() -> Path:
    """Where the settings lie on this system."""
    from platformdirs import user_config_path

    return user_config_path("desk", appauthor=False) / "settings.json"


class SettingsFile:
    """The file of the settings. ``tell`` is called with what the user should know, each trouble once."""

    def __init__(self, path: Path | None = None, tell: Callable[[Text], None] | None = None) -> None:
        self.path = path or default_path()
        self._tell = tell or (lambda text: None)
        self._told = False
        self._keep = False

    def load(self) -> Settings:
        """The settings; the defaults where there is no file, or none that can be read."""
        if not os.path.exists(self.path):  # Path.exists raises where a folder is closed
            return Settings()
        try:
            return from_json(parse(read_bytes(self.path).decode("utf-8-sig")))
        except (UnreadableFile, UnicodeDecodeError):
            self._put_away()
        return Settings()

    def _put_away(self) -> None:
        """Keep a file that cannot be read under another name; where not even that works, never write over it."""
        try:
            kept = set_aside(self.path, "damaged")
        except OSError:
            self._keep = True
            message = T("Settings", "The settings in “{file}” cannot be read. They are left as they are.")
            self._tell(said(message, file=str(self.path)))
            return
        message = T("Settings", "The settings could not be read and are as new. The old file is kept as “{file}”.")
        self._tell(said(message, file=str(kept)))

    def save(self, settings: Settings) -> bool:
        """Write the settings; whether that worked. A failure is told once until it works again."""
        if self._keep:
            return False
        try:
            write_whole(self.path, json.dumps(to_json(settings), ensure_ascii=False, indent=1) + "\n")
        except OSError as error:
            log.warning("the settings cannot be written: %s", error)
            if not self._told:
                self._told = True
                why = error.strerror or str(error)
                self._tell(said(T("Settings", "The settings could not be kept: {why}."), why=why))
            return False
        self._told = False
        return True
