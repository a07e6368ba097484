"""Where cards lie, and who may see them there.

A zone is a place on the table (a hand, the trick, a pile); its kind has one audience for a whole game.
That declaration is the only thing a game says about secrecy: views are derived from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple


class Audience(Enum):
    """Who sees the faces of the cards in a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"
    SIDE = "side"
    NOBODY = "nobody"


class Zone(NamedTuple):
    """A place for cards: its kind, and whose it is (a seat, or a side; None for the table's)."""

    kind: str
    owner: int | None = None

    def __repr__(self) -> str:
        return self.kind if self.owner is None else f"{self.kind}({self.owner})"


ZoneRules = Mapping[str, Audience]


def hand(seat: int) -> Zone:
    """The hand of a seat."""
    return Zone("hand", seat)


def trick(seat: int) -> Zone:
    """The place in front of a seat where its card of the running trick lies."""
    return Zone("trick", seat)


def pile(side: int) -> Zone:
    """The cards that a side has won."""
    return Zone("pile", side)


STOCK = Zone("stock")
