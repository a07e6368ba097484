"""Names and portraits of the players where nobody chose any: by language, and so that name and face agree.

A portrait goes with a name, whoever bears it; a name that is not in the lists gets one of its own that does not
change from match to match.
"""

from __future__ import annotations

import getpass
from collections.abc import Sequence

from desk import art
from desk.core.text import T
from desk.ui.words import translate

LONGEST_NAME = 20
YOU = T("Players", "You", "the name of a player who gave none")

# By language, for the seats 1, 2, 3 … : the seat across the table is the second.
NAMES = {
    "en": ("Elena", "Lucía", "Mateo", "Rosa", "Bruno"),
    "es": ("Elena", "Lucía", "Mateo", "Carmen", "Diego"),
    "it": ("Carla", "Rosa", "Bruno", "Anna", "Enzo"),
    "ja": ("エレナ", "ルシア", "マテオ", "ローザ", "ブルーノ"),
}

# A person of the house looks the same in every language.
FACES = {
    "Elena": "es-Qs",
    "エレナ": "es-Qs",
    "Lucía": "es-Ld",
    "ルシア": "es-Ld",
    "Mateo": "es-Ks",
    "マテオ": "es-Ks",
    "Rosa": "es-Lc",
    "ローザ": "es-Lc",
    "Bruno": "es-Kb",
    "ブルーノ": "es-Kb",
    "Carla": "es-Qc",
    "Carmen": "es-Qc",
    "Anna": "es-Ls",
    "Diego": "es-Nd",
    "Enzo": "es-Nc",
}

OWN_FACE = "es-Qd"
_NOT_NAMES = frozenset(
    ("root", "user", "usuario", "utente", "admin", "administrator", "guest", "debian", "ubuntu", "pi", "test", "nobody")
)


def bot_name(language: str, seat: int, taken: Sequence[str] = ()) -> str:
    """The default name of the bot in a seat, none that is taken; seat 0 gets one too, for tables of bots only."""
    names = NAMES.get(language, NAMES["en"])
    usual = (seat - 1) % len(names)
    in_turn = (names[usual], *names[3:], *names)
    return next((name for name in in_turn if name not in taken), names[usual])


def default_own_name() -> str:
    """The person's name where none was set: from the system if it looks like a name, else "You"."""
    try:
        found = getpass.getuser()
    except (OSError, KeyError, ImportError):
        found = ""
    if found.isalpha() and 2 <= len(found) <= 12 and found.lower() not in _NOT_NAMES:
        return found[:1].upper() + found[1:]
    return translate(YOU)


def face_of(name: str, taken: Sequence[str] = ()) -> str:
    """The portrait that goes with a name, none of those that are taken."""
    known = FACES.get(name)
    if known is not None and known not in taken:
        return known
    free = [face for face in art.AVATARS if face not in taken] or list(art.AVATARS)
    # Not hash(): that differs from start to start.
    return free[sum(name.encode()) % len(free)]


def faces(names: Sequence[str], own_seat: int | None = None, own_face: str = "") -> tuple[str, ...]:
    """Portraits for a table, all different: the person's own first, then those of the names of the house."""
    chosen: dict[int, str] = {}
    if own_seat is not None:
        chosen[own_seat] = own_face if own_face in art.AVATARS else FACES.get(names[own_seat], OWN_FACE)
    for seat, name in enumerate(names):
        if seat not in chosen and name in FACES and FACES[name] not in chosen.values():
            chosen[seat] = FACES[name]
    for seat, name in enumerate(names):
        if seat not in chosen:
            chosen[seat] = face_of(name, tuple(chosen.values()))
    return tuple(chosen[seat] for seat in range(len(names)))
