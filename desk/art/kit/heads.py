"""Heads: face, hair and beard about the centre of the face (0, 0); hats and crowns are put on by `headgear`.

A face is about 44 wide and 66 high and looks a little to the right. Courts and avatars use the same heads, so a
player's picture is a figure of the pack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from desk.art.kit.palette import BLUSH, GOLD, INK, RED, SKIN, SKIN_SHADE, WHITE, Hair
from desk.art.kit.svg import OUTLINE, disc, fill, ink, mirror, oval, shape, stretch, stroke

HairStyle = Literal["bob", "locks", "waves", "braids", "bun"]
BeardCut = Literal["round", "point", "fork", "long"]

_LOOK = 4.5  # how far the features sit off the axis: a cheap three-quarter view
_STRAND = 1.8


@dataclass(frozen=True)
class Head:
    """Everything of a head but what it wears."""

    hair: Hair
    style: HairStyle = "bob"
    beard: BeardCut | None = None
    woman: bool = False


def _eye(x: float, brow: str, woman: bool, outward: int) -> str:
    """An eye with its brow; a woman's has a lid and lashes on the outer side (lashes on the inner side look cross)."""
    eye = oval(x, -3.2, 3.1, 3.6, INK) + disc(x + 1.2, -4.4, 1, WHITE)
    if not woman:
        return eye + stroke(stretch("M-5.5 -10.5 C-2 -13.5 2 -13.5 5.5 -10.5", 1, 1, x), brow, 2.6)
    lid = ink(stretch("M-3.6 -5 C-2 -7.8 2.4 -8.2 4.6 -5.4 L7.4 -7.2 M4 -5 L7.2 -4.4", outward, 1, x), 1.6)
    return eye + lid + stroke(stretch("M-4.6 -11.6 C-1 -14.8 3 -14.6 6.4 -11.2", outward, 1, x), brow, 1.9)


def _mouth(x: float, woman: bool) -> str:
    if not woman:
        return stroke(stretch("M-5 18.5 C-2 20.5 2 20.5 5 18", 1, 1, x), RED.dark, 2.4)
    lips = "M-6 16.8 C-3.5 16.6 -1.6 15 0 16.4 C1.6 15 3.5 16.6 6 16.8 C3.4 22.6 -3.4 22.6 -6 16.8 Z"
    return fill(stretch(lips, 1, 1, x), RED.base) + stroke(
        stretch("M-5 17.2 C-2 19 2 19 5 17.2", 1, 1, x), RED.dark, 1.1
    )


def face(brow: str, woman: bool = False) -> str:
    """The bare face with its features turned to the right; the far side, away from the light, is shaded."""
    jaw = "M-22 -20 C-22 -34 22 -34 22 -20 V6 C22 22 10 32 0 32 C-10 32 -22 22 -22 6 Z"
    shade = "M-21 -18 V6 C-21 21 -10 31 0 31 C-8 24 -13 14 -12 -20 Z"
    nose = f"M{_LOOK} -3 L{_LOOK + 5} 8 C{_LOOK + 4} 11 {_LOOK} 11 {_LOOK - 1} 10"
    parts = fill(jaw, SKIN) + fill(shade, SKIN_SHADE) + ink(jaw)
    parts += disc(-12 + _LOOK, 9, 5, BLUSH) + disc(12 + _LOOK, 9, 4.4, BLUSH)
    parts += _eye(-8.5 + _LOOK, brow, woman, -1) + _eye(8.5 + _LOOK, brow, woman, 1)
    return parts + ink(nose, 1.8 if woman else 2.1) + _mouth(_LOOK, woman)


def _bob(hair: Hair) -> str:
    mass = (
        "M-26 -20 C-28 -42 28 -42 26 -20 C31 -4 33 12 31 24 C26 31 17 31 14 25 V0 H-14 V25 "
        "C-17 31 -26 31 -31 24 C-33 12 -31 -4 -26 -20 Z"
    )
    strands = "M-26 -2 C-27 8 -27 14 -25 22 M26 -2 C27 8 27 14 25 22 M-20 6 V22 M20 6 V22"
    return shape(mass, hair.base) + stroke(strands, hair.strand, _STRAND)


def _locks(hair: Hair) -> str:
    mass = (
        "M-25 -22 C-27 -40 27 -40 25 -22 C29 -6 36 8 36 26 C40 34 34 44 27 42 C20 46 14 40 14 34 V0 H-14 V34 "
        "C-14 40 -20 46 -27 42 C-34 44 -40 34 -36 26 C-36 8 -29 -6 -25 -22 Z"
    )
    half = "M-25 -6 C-27 10 -31 16 -29 32 M-20 6 C-20 20 -23 24 -21 36"
    strands = stroke(half, hair.strand, _STRAND)
    return shape(mass, hair.base) + strands + mirror(strands)


def _waves(hair: Hair) -> str:
    mass = (
        "M-26 -22 C-30 -44 30 -44 26 -22 C34 -6 29 8 34 20 C40 31 37 42 32 44 C33 49 26 50 22 47 C17 45 17 38 16 30 "
        "V0 H-16 V30 C-17 38 -17 45 -22 47 C-26 50 -33 49 -32 44 C-37 42 -40 31 -34 20 C-29 8 -34 -6 -26 -22 Z"
    )
    half = "M-27 -4 C-31 10 -27 20 -30 38 M-21 8 C-23 20 -20 28 -23 42"
    strands = stroke(half, hair.strand, 2)
    return shape(mass, hair.base) + strands + mirror(strands)


def _braids(hair: Hair) -> str:
    crown = "M-26 -22 C-30 -44 30 -44 26 -22 C30 -8 30 8 27 18 H-27 C-30 8 -30 -8 -26 -22 Z"
    plait = "".join(
        shape(stretch("M0 -9 C9 -9 9 6 0 8 C-9 6 -9 -9 0 -9 Z", 1, 1, x, y), hair.base, OUTLINE * 0.8)
        + stroke(stretch("M-4 -3 L3 3", 1, 1, x, y), hair.strand, _STRAND)
        for x, y in ((-26, 12), (-26, 22), (-25, 32))
    )
    tie = shape("M-29 39 H-20 L-18 45 H-30 Z", RED.base, OUTLINE * 0.8)
    return shape(crown, hair.base) + plait + tie + mirror(plait + tie)


def _bun(hair: Hair) -> str:
    knot = disc(-3, -41, 13, hair.base, OUTLINE) + stroke("M-11 -44 C-6 -38 1 -38 6 -44", hair.strand, _STRAND)
    mass = (
        "M-26 -20 C-28 -42 28 -42 26 -20 C30 -6 30 4 27 12 C22 15 17 12 15 6 H-15 "
        "C-17 12 -22 15 -27 12 C-30 4 -30 -6 -26 -20 Z"
    )
    return knot + shape(mass, hair.base)


_HAIR = {"bob": _bob, "locks": _locks, "waves": _waves, "braids": _braids, "bun": _bun}


def _fringe(hair: Hair) -> str:
    return shape("M-22.5 -10 C-24 -36 24 -36 22.5 -10 C16 -20 8 -17 3 -22 C-4 -15 -16 -18 -22.5 -10 Z", hair.base)


def _parting(hair: Hair) -> str:
    """Hair parted in the middle, which leaves a high forehead."""
    d = "M-23.5 -4 C-26 -38 26 -38 23.5 -4 C19 -18 10 -24 1 -26 C-8 -24 -19 -18 -23.5 -4 Z"
    strands = "M-17 -19 C-12 -24 -8 -26 -4 -27 M18 -19 C14 -24 10 -26 6 -27"
    return shape(d, hair.base) + stroke(strands, hair.strand, _STRAND)


_BEARD_TOP = "M-23 0 C-20 9 -12 12 -8 11 C-4 9 4 9 8 11 C12 12 20 9 23 0"
_BEARDS: dict[BeardCut, str] = {
    "round": f"{_BEARD_TOP} C28 22 22 46 0 48 C-22 46 -28 22 -23 0 Z",
    "point": f"{_BEARD_TOP} C25 22 14 38 0 60 C-14 38 -25 22 -23 0 Z",
    "fork": f"{_BEARD_TOP} C28 20 24 40 12 58 C8 50 4 46 0 42 C-4 46 -8 50 -12 58 C-24 40 -28 20 -23 0 Z",
    "long": (
        f"{_BEARD_TOP} C30 22 24 40 20 54 C16 60 12 54 10 60 C6 68 2 60 0 66 C-2 60 -6 68 -10 60 "
        "C-12 54 -16 60 -20 54 C-24 40 -30 22 -23 0 Z"
    ),
}


def _beard(cut: BeardCut, hair: Hair, length: float) -> str:
    strands = "M-14 18 C-14 28 -10 34 -9 40 M14 18 C14 28 10 34 9 40 M-5 26 C-5 32 -4 36 -3 40 M5 26 C5 32 4 36 3 40"
    moustache = "M0 13.5 C-5 10 -13 12 -17 18 C-11 21 -4 20 0 16.5 C4 20 11 21 17 18 C13 12 5 10 0 13.5 Z"
    parts = shape(stretch(_BEARDS[cut], 1, length), hair.base)
    parts += stroke(stretch(strands, 1, length), hair.strand, _STRAND)
    parts += fill("M-5.5 19.5 C-2 17 2 17 5.5 19.5 C3 23 -3 23 -5.5 19.5 Z", RED.dark)
    return parts + shape(moustache, hair.base, OUTLINE * 0.7)


def _earrings() -> str:
    drop = ink("M-24 13 V18", 2) + disc(-24, 21.5, 3.6, GOLD.base, 1.5)
    return drop + mirror(drop)


def head(who: Head, headgear: str = "", behind: str = "", beard_length: float = 1.0) -> str:
    """The head from the back to the front: hair, face, beard or earrings, fringe, and what is worn on it."""
    parts = behind + _HAIR[who.style](who.hair) + face(who.hair.brow, who.woman)
    if who.beard:
        parts += _beard(who.beard, who.hair, beard_length)
    elif who.woman:
        parts += _parting(who.hair) + _earrings()
    else:
        parts += _fringe(who.hair)
    return parts + headgear
