"""How a player wants the table to look and behave."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TableLook:
    """The choices that the table follows. ``pace`` multiplies motions, 0 is none; ``avatars`` has one head a seat."""

    felt: str = "green"
    pace: float = 1.0
    until_clicked: bool = False
    ask_first: bool = False
    text_size: float = 1.0
    ranks_shown: bool = True
    avatars: tuple[str, ...] = ()
