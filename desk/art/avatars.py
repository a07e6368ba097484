"""Portraits for the players at the table: heads of the pack in a round frame, and eight ladies who sit with them.

Nothing may stick out of the circle and nothing can be clipped, so a portrait has a bust that follows the rim, a beard
cut to fit and at most a small feather; the cream ring covers the last unit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from desk.art.kit.headgear import HatKind, circlet, comb, flower, hat, small_crown, veil
from desk.art.kit.heads import BeardCut, Head, head
from desk.art.kit.ornaments import WHITE_FEATHER, ruff
from desk.art.kit.palette import (
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    HAIR_AUBURN,
    HAIR_BLACK,
    HAIR_BLOND,
    HAIR_BROWN,
    HAIR_CHESTNUT,
    HAIR_JET,
    INK,
    RED,
    SKIN,
    SKIN_SHADE,
    TINTS,
    WHITE,
    Palette,
    Tone,
)
from desk.art.kit.svg import disc, document, fill, group, ink, mirror, place, ring, shape, solid, stroke
from desk.art.spanish.costumes import SUITS

_SIZE = 100.0
_HEAD_SCALE = 0.76
_FACE_Y = 55.0

# How much of its length a beard keeps, so that it ends under the ring.
_TRIM: Mapping[BeardCut, float] = {"round": 1.0, "point": 0.84, "fork": 0.86, "long": 0.76}
# A feather that rises over the back of the hat leaves the circle at any size; these three leave room for a small one.
_PLUMES: Mapping[HatKind, float] = {"peak": 0.5, "rolled": 0.45, "turban": 0.5}


@dataclass(frozen=True)
class _Portrait:
    """A portrait: whose suit tints the ground, the head as drawn, the dress below it."""

    suit: str
    head: Callable[[], str]
    dress: Callable[[], str]
    woman: bool = False
    looks_left: bool = False


# The shoulders end on the rim: their lower side is an arc of the circle.
_BUST = "M17 83.9 C24 77 38 74 50 74 C62 74 76 77 83 83.9 A47.3 47.3 0 0 1 17 83.9 Z"
_BUST_SHADE = "M56 74.2 C67 75 77.5 78 83 83.9 A47.3 47.3 0 0 1 58 96.6 C60 89 60 80 56 74.2 Z"


def _coat(cloth: Tone, collar: str) -> str:
    return solid(_BUST, cloth, _BUST_SHADE, 2.6) + collar


def _ruffed(cloth: Tone) -> str:
    return _coat(cloth, ruff(50, 80, 24, 8))


def _fur(cloth: Tone) -> str:
    cape = "M27 80 C34 74.5 66 74.5 73 80 C77 85 76 90 72 92 C64 96.4 36 96.4 28 92 C24 90 23 85 27 80 Z"
    tails = "M31 84 V88 M69 84 V88"
    return _coat(cloth, shape(cape, WHITE, 2.6) + ink(tails, 2))


def _gown(cloth: Tone, trim: Tone, gem: str) -> str:
    """A low neck with a border, and a pendant on a chain."""
    neck = "M34 75.4 C38 90 62 90 66 75.4 C58 73 42 73 34 75.4 Z"
    throat = shape("M43 72 H57 L58.5 83 C54 86.4 46 86.4 41.5 83 Z", SKIN, 0)
    shade = fill("M43 77 C47 81.4 54 81.4 57 77 L57.6 80.6 C53 84 47 84 42.4 80.6 Z", SKIN_SHADE)
    border = ink("M34 75.4 C38 90 62 90 66 75.4", 6.4) + stroke("M34 75.4 C38 90 62 90 66 75.4", trim.base, 3)
    return _coat(cloth, shape(neck, SKIN, 0) + throat + shade + border + disc(50, 87.4, 3.2, gem, 1.6))


def _king(suit: str) -> _Portrait:
    who = SUITS[suit]
    assert who.rey.beard is not None
    trim = _TRIM[who.rey.beard]
    worn = group(who.rey_crown.draw(), "translate(0 -1.5) scale(.92)")
    return _Portrait(
        suit=suit,
        head=lambda: head(who.rey, worn, beard_length=trim),
        dress=lambda: _fur(who.costume.main),
        looks_left=who.looks_left,
    )


def _page(suit: str, mounted: bool) -> _Portrait:
    who = SUITS[suit]
    worn = who.caballo_hat if mounted else who.sota_hat
    return _Portrait(
        suit=suit,
        head=lambda: head(who.sota, worn.draw(_PLUMES.get(worn.kind, 0.0))),
        dress=lambda: _ruffed(who.costume.accent if mounted else who.costume.main),
        looks_left=who.looks_left,
    )


def _lady(suit: str, who: Head, dress: str, worn: str, behind: str = "", left: bool = False) -> _Portrait:
    return _Portrait(
        suit=suit,
        head=lambda: head(who, worn, behind),
        dress=lambda: dress,
        woman=True,
        looks_left=left,
    )


_LADIES: dict[str, _Portrait] = {
    "es-Qd": _lady(
        "d",
        Head(HAIR_BLOND, "waves", woman=True),
        _gown(BLUE, GOLD, RED.base),
        small_crown("points", BLUE.base, RED.base),
        left=True,
    ),
    "es-Qc": _lady(
        "c",
        Head(HAIR_CHESTNUT, "waves", woman=True),
        _gown(RED, GOLD, GREEN.base),
        small_crown("tall", GREEN.base, BLUE.base),
        left=True,
    ),
    "es-Qs": _lady(
        "s",
        Head(HAIR_BLACK, "waves", woman=True),
        _gown(BLUE, GOLD, RED.base),
        veil(WHITE_FEATHER) + small_crown("points", RED.base, BLUE.base),
    ),
    "es-Qb": _lady(
        "b",
        Head(HAIR_AUBURN, "braids", woman=True),
        _gown(GREEN, GOLD, RED.base),
        small_crown("leaf", RED.base, GREEN.base),
    ),
    "es-Ld": _lady(
        "d",
        Head(HAIR_JET, "bun", woman=True),
        _gown(RED, GOLD, BLUE.base),
        flower(22, -26, RED, 0.8),
        comb(GOLD),
    ),
    "es-Lc": _lady(
        "c",
        Head(HAIR_BROWN, "braids", woman=True),
        _gown(GREEN, WHITE_FEATHER, RED.base),
        flower(-19, -28, WHITE_FEATHER, 0.75) + flower(20, -28, RED, 0.75),
    ),
    "es-Ls": _lady(
        "s",
        Head(HAIR_AUBURN, "waves", woman=True),
        _gown(RED, WHITE_FEATHER, BLUE.base),
        circlet(GOLD, BLUE.base),
        left=True,
    ),
    "es-Lb": _lady(
        "b",
        Head(HAIR_BLOND, "braids", woman=True),
        _gown(BLUE, WHITE_FEATHER, GREEN.base),
        hat("brim", GREEN, GOLD, GOLD, 0.0),
        left=True,
    ),
}

_PORTRAITS: dict[str, _Portrait] = {
    **{f"es-K{suit}": _king(suit) for suit in SUITS},
    **{f"es-N{suit}": _page(suit, mounted=True) for suit in SUITS},
    **{f"es-J{suit}": _page(suit, mounted=False) for suit in SUITS},
    **_LADIES,
}

AVATARS: tuple[str, ...] = tuple(_PORTRAITS)
WOMEN: tuple[str, ...] = tuple(name for name, portrait in _PORTRAITS.items() if portrait.woman)
MEN: tuple[str, ...] = tuple(name for name, portrait in _PORTRAITS.items() if not portrait.woman)


def avatar_document(name: str, palette: Palette) -> str:
    """The SVG of a portrait."""
    if name not in _PORTRAITS:
        raise ValueError(f"no portrait is called {name!r}")
    portrait = _PORTRAITS[name]
    sitter = portrait.dress() + place(portrait.head(), 50, _FACE_Y, _HEAD_SCALE)
    if portrait.looks_left:
        sitter = mirror(sitter, _SIZE)
    ground = disc(50, 50, 47, TINTS[portrait.suit])
    rim = ring(50, 50, 47, CREAM, 4) + ring(50, 50, 45, INK, 1)
    return document(_SIZE, _SIZE, ground + sitter + rim, palette)
