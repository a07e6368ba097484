"""JSON, read as strictly as a file from anywhere has to be read.

What JSON leaves open is refused: a key named twice, NaN, numbers beyond measure, endless nesting, broken Unicode.
This module does not know what a record or a setting is.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from desk.core.text import T, Text

MAX_FILE = 256 * 1024 * 1024
MAX_OBJECT = 16 * 1024 * 1024
MAX_DEPTH = 64
MAX_DIGITS = 400
_SPACE = re.compile(r"[ \t\r\n]*")


class UnreadableFile(Exception):  # noqa: N818 - what it is, not that it is one
    """The file is not what it should be, as a whole.

    ``reason`` is ``cannot_open``, ``empty``, ``not_utf8``, ``not_json``, ``too_large`` or ``not_a_record``.
    """

    def __init__(self, reason: str, message: Text) -> None:
        super().__init__(reason)
        self.reason = reason
        self.message = message


def said(text: Text, /, **words: str | int | Text) -> Text:
    """The text with words of a file in it, which are in no language."""
    return text._replace(parameters=text.parameters + tuple(words.items()))


def read_bytes(path: Path, limit: int = MAX_FILE) -> bytes:
    """The bytes of a file. Raises UnreadableFile where it cannot be opened or is beyond measure."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        message = said(T("Files", "“{file}” cannot be opened: {why}."), file=str(path), why=why)
        raise UnreadableFile("cannot_open", message) from error
    if len(data) > limit:
        raise UnreadableFile("too_large", T("Files", "The file is too large."))
    return data


def decoded(data: bytes) -> str:
    """The text of a file, without a byte order mark. Raises UnreadableFile for what is no UTF-8."""
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise UnreadableFile("not_utf8", T("Files", "The file is not UTF-8 text.")) from error


def split(data: bytes) -> list[str]:
    """The JSON objects of a file, each as its own text; all of them are read through before any is given back.

    There is one object in the file, or one a line. A byte order mark and any line ends are accepted.
    """
    text = decoded(data)
    found = [text[start:end] for start, end in _objects(text)]
    if not found:
        raise UnreadableFile("empty", T("Files", "The file is empty."))
    return found


def _objects(text: str) -> Iterator[tuple[int, int]]:
    end = 0
    while (start := _skip_space(text, end)) < len(text):
        if end and "\n" not in text[end:start]:
            _not_json(text, start)
        _, end = _decode(text, start)
        yield start, end


def _skip_space(text: str, place: int) -> int:
    found = _SPACE.match(text, place)
    return found.end() if found else place


def parse(text: str) -> dict[str, Any]:
    """The object that a text holds. Raises UnreadableFile for everything else."""
    start = _skip_space(text, 0)
    value, end = _decode(text, start)
    rest = _skip_space(text, end)
    if rest != len(text):
        _not_json(text, rest)
    return value


def _decode(text: str, start: int) -> tuple[dict[str, Any], int]:
    try:
        value, end = _DECODER.raw_decode(text, start)
    except json.JSONDecodeError as error:
        _not_json(text, error.pos, error)
    except RecursionError as error:
        raise _too_deep() from error
    if end - start > MAX_OBJECT:
        raise UnreadableFile("too_large", T("Files", "The file is too large."))
    if not isinstance(value, dict):
        raise UnreadableFile("not_a_record", T("Files", "There is no JSON object in the file."))
    _check(value)
    return value, end


def _not_json(text: str, place: int, error: Exception | None = None) -> NoReturn:
    line = text.count("\n", 0, place) + 1
    column = place - text.rfind("\n", 0, place)
    message = T("Files", "This is no JSON: line {line}, column {column}.").fill(line=line, column=column)
    raise UnreadableFile("not_json", message) from error


def _too_deep() -> UnreadableFile:
    return UnreadableFile("not_json", T("Files", "The brackets in the file are nested too deeply."))


def _no_number() -> UnreadableFile:
    return UnreadableFile("not_json", T("Files", "There is a number in the file that cannot be read."))


def _check(value: object) -> None:
    """Nesting and Unicode of a decoded value, without recursion."""
    level: list[object] = [value]
    for _ in range(MAX_DEPTH):
        below: list[object] = []
        for item in level:
            if isinstance(item, str):
                _check_unicode(item)
            elif isinstance(item, dict):
                below += item.keys()
                below += item.values()
            elif isinstance(item, list):
                below += item
        if not below:
            return
        level = below
    raise _too_deep()


def _check_unicode(text: str) -> None:
    """Half of a surrogate pair can be written in JSON, but not in UTF-8."""
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise UnreadableFile("not_utf8", T("Files", "There is a character in the file that does not exist."))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = Counter(name for name, _ in pairs)
        twice = max(names, key=lambda name: names[name])
        message = said(T("Files", "“{name}” stands twice in the same place."), name=twice[:40])
        raise UnreadableFile("not_json", message)
    return found


def _short(text: str) -> int:
    """Some versions of Python read any number of digits, and take their time."""
    if len(text) > MAX_DIGITS:
        raise _no_number()
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise _no_number()
    return number


def _no_constant(text: str) -> NoReturn:
    raise _no_number()


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique, parse_int=_short, parse_float=_finite, parse_constant=_no_constant
)
