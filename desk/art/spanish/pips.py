"""The four Spanish suit signs: the rich ones for the faces and the plain ones for indices and running text.

A rich sign is 100 high about the origin before it is stretched by `width` and `height`; the lines keep the weight they
are given, so that all outlines of a card are alike. Never draw a rich sign less than 26 units high: take the plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from desk.art.kit.palette import BLUE, BROWN, GOLD, GREEN, RED, STEEL
from desk.art.kit.svg import (
    OUTLINE,
    box,
    disc,
    fill,
    group,
    ink,
    number,
    oval,
    place,
    polygon,
    ring,
    shape,
    spin,
    star,
    stretch,
    stroke,
)


@dataclass(frozen=True)
class PipSize:
    """How much a sign is stretched each way, and how heavy its outline is."""

    width: float
    height: float
    outline: float = OUTLINE

    def path(self, d: str) -> str:
        """Path data of the sign at this size."""
        return stretch(d, self.width, self.height)


Pip = Callable[[PipSize], str]


def coin(size: PipSize) -> str:
    """A gold coin with a milled rim and an eight-pointed star; it is as high as it is wide."""
    k, line = size.width, size.outline
    milling = ""
    for tick in range(24):
        x, y = cos(2 * pi * tick / 24), sin(2 * pi * tick / 24)
        milling += f"M{number(40.5 * x * k)} {number(40.5 * y * k)} L{number(44.5 * x * k)} {number(44.5 * y * k)} "
    facet = fill(polygon([(0, -30 * k), (5 * k, -12 * k), (0, 0)]), GOLD.dark)
    star_path = star(8, 30 * k, 13 * k)
    rim = disc(0, 0, 48 * k, GOLD.base, line) + disc(0, 0, 37 * k, GOLD.light)
    rim += ring(0, 0, 37 * k, GOLD.dark, line * 0.8)
    rays = fill(star_path, GOLD.base) + spin(facet, range(0, 360, 45)) + ink(star_path, line * 0.7)
    return rim + stroke(milling.strip(), GOLD.dark, line * 0.8) + rays + disc(0, 0, 8 * k, RED.base, line * 0.6)


def cup(size: PipSize) -> str:
    """An open red chalice with a gold belt, lip and foot."""
    line, path = size.outline, size.path
    foot = path("M-25 48 C-25 40 -10 40 -6 30 H6 C10 40 25 40 25 48 Z")
    foot_shade = path("M2 30 H6 C10 40 25 40 25 48 H12 C12 40 4 40 2 30 Z")
    bowl = path("M-33 -38 C-34 -8 -24 12 -8 17 H8 C24 12 34 -8 33 -38 Z")
    bowl_shade = path("M12 -36 C16 -10 14 6 4 17 H8 C24 12 34 -8 33 -38 Z")
    gleam = path("M-26 -30 C-27 -12 -21 0 -14 6 C-19 -6 -20 -18 -19 -30 Z")
    belt = path("M-32.6 -16 C-20 -8 20 -8 32.6 -16 L30.6 -5 C20 2 -20 2 -30.6 -5 Z")
    belt_shade = path("M14 -11 C22 -12 28 -14 32.6 -16 L30.6 -5 C27 -2 20 -1 13 0 Z")
    kx, ky = size.width, size.height
    base = fill(foot, GOLD.base) + fill(foot_shade, GOLD.dark) + ink(foot, line)
    stem = shape(path("M-6 31 L-4 18 H4 L6 31 Z"), GOLD.base, line)
    knop = oval(0, 24 * ky, 10 * kx, 5 * ky, GOLD.light, line * 0.9)
    vessel = fill(bowl, RED.base) + fill(bowl_shade, RED.dark) + fill(gleam, RED.light)
    vessel += fill(belt, GOLD.base) + fill(belt_shade, GOLD.dark) + ink(belt, line * 0.7) + ink(bowl, line)
    lip = oval(0, -38 * ky, 33 * kx, 9 * ky, GOLD.base, line)
    return base + stem + knop + vessel + lip + oval(0, -38 * ky, 26 * kx, 5.5 * ky, RED.dark, line * 0.6)


def sword(size: PipSize) -> str:
    """A straight sword, point up."""
    line, path = size.outline, size.path
    blade = path("M0 -50 L6.5 -38 L5.5 20 H-5.5 L-6.5 -38 Z")
    parts = fill(blade, STEEL.base) + fill(path("M0 -50 L6.5 -38 L5.5 20 H0 Z"), STEEL.dark)
    parts += stroke(path("M-3.7 -34 L-3.2 12"), STEEL.light, line * 0.6)
    parts += stroke(path("M0 -36 V14"), BLUE.base, line * 0.75) + ink(blade, line)
    parts += shape(path("M-4 24 H4 L4.5 42 H-4.5 Z"), RED.base, line * 0.9)
    parts += stroke(path("M-3.4 31 L3.4 28 M-3.4 37 L3.4 34"), GOLD.light, line * 0.6)
    guard = path("M-19 16 C-14 22 14 22 19 16 L21 22 C14 29 -14 29 -21 22 Z")
    guard_shade = path("M7 20 C12 19.6 16 18.6 19 16 L21 22 C17 25 12 26.4 6 27 Z")
    parts += fill(guard, GOLD.base) + fill(guard_shade, GOLD.dark) + ink(guard, line)
    pommel = 5.5 * (size.width + size.height) / 2
    return parts + disc(0, 45 * size.height, min(pommel, 6.5 * size.width), GOLD.base, line)


_LEAF = "M0 0 C6 -10 18 -10 24 -2 C18 6 6 8 0 0 Z"


def cudgel(size: PipSize) -> str:
    """A knobbly club, thick end up, with two cut branches and two leaves."""
    line, path = size.outline, size.path
    wood = path(
        "M-6 49 C-4 30 -9 14 -10 2 L-17 -4 C-18 -10 -14 -12 -10 -10 L-12 -26 C-13 -42 -8 -50 2 -50 "
        "C13 -50 15 -40 13 -28 L20 -32 C24 -28 22 -22 18 -20 L11 -15 C8 4 7 30 6 49 C2 52 -3 52 -6 49 Z"
    )
    shade = path(
        "M4 -49 C13 -49 15 -40 13 -28 L20 -32 C24 -28 22 -22 18 -20 L11 -15 C8 4 7 30 6 49 L1 51 C3 20 8 -10 4 -49 Z"
    )
    parts = fill(wood, BROWN.base) + fill(shade, BROWN.dark) + ink(wood, line)
    # the cut stays round and the leaves stay leaves, however tall the club
    cut = 4.5 * (0.7 * size.width + 0.3 * size.height)
    parts += oval(-1 * size.width, -42 * size.height, 6.5 * size.width, cut, BROWN.light, line * 0.7)
    grain = path("M-5 -28 C-5 -20 -4 -14 -3 -8 M-4 8 C-3 20 -3 26 -2 36")
    parts += stroke(grain, BROWN.light, line * 0.8)
    leaf_size = 0.9 * size.width
    leaf = shape(stretch(_LEAF, leaf_size, leaf_size), GREEN.base, line * 0.8)
    leaf += stroke(stretch("M4 0 H17", leaf_size, leaf_size), GREEN.light, line * 0.6)
    parts += place(leaf, 8 * size.width, 3 * size.height, turn=-38)
    return parts + place(leaf, -8 * size.width, 22 * size.height, turn=218)


PIPS: dict[str, Pip] = {"d": coin, "c": cup, "s": sword, "b": cudgel}


def _plain_coin(line: float) -> str:
    return disc(0, 0, 44, GOLD.base, line) + fill(star(8, 33, 15), RED.base)


def _plain_cup(line: float) -> str:
    foot = shape("M-24 50 C-24 42 -7 38 -6 26 L-4 14 H4 L6 26 C7 38 24 42 24 50 Z", GOLD.base, line)
    bowl = "M-35 -42 C-36 -6 -24 14 -8 20 H8 C24 14 36 -6 35 -42 Z"
    shade = fill("M14 -40 C18 -10 14 8 4 20 H8 C24 14 36 -6 35 -42 Z", RED.dark)
    belt = fill("M-33.6 -18 C-20 -10 20 -10 33.6 -18 L31 -7 C20 0 -20 0 -31 -7 Z", GOLD.base)
    lip = oval(0, -41, 35, 9, GOLD.base, line) + oval(0, -41, 25, 4, RED.dark)
    return foot + fill(bowl, RED.base) + shade + belt + ink(bowl, line) + lip


def _plain_sword(line: float) -> str:
    blade = "M0 -52 L12 -36 V14 H-12 V-36 Z"
    parts = fill(blade, STEEL.base) + fill("M0 -52 L12 -36 V14 H0 Z", STEEL.dark) + ink(blade, line)
    parts += stroke("M0 -32 V10", BLUE.base, 6) + box(-28, 12, 56, 12, 6, GOLD.base, line)
    return parts + box(-7, 24, 14, 20, 3, RED.base, line) + disc(0, 47, 8, GOLD.base, line)


def _plain_cudgel(line: float) -> str:
    wood = "M-9 50 L-14 0 L-26 -8 L-15 -18 C-22 -40 -8 -52 4 -50 C22 -50 22 -34 18 -24 L28 -20 L16 -8 L10 50 Z"
    leaf = shape("M12 6 C22 -6 36 -6 42 4 C32 16 20 16 12 6 Z", GREEN.base, line * 0.8)
    shade = fill("M9 -49 C22 -49 22 -34 18 -24 L28 -20 L16 -8 L10 50 L3 50 C6 20 12 -10 9 -49 Z", BROWN.dark)
    return group(fill(wood, BROWN.base) + shade + ink(wood, line) + leaf, "rotate(22)")


_PLAIN: dict[str, Callable[[float], str]] = {
    "d": _plain_coin,
    "c": _plain_cup,
    "s": _plain_sword,
    "b": _plain_cudgel,
}


def suit_sign(suit: str, outline: float) -> str:
    """The plain sign, 100 high about the origin, with an outline in its own units."""
    return _PLAIN[suit](outline)
