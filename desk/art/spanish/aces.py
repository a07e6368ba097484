"""The four Spanish aces: a sun for oros, a jewelled cup, a sword under a ribbon, a cudgel tied with a bow.

The show cards of the deck. They are our own inventions and repeat no maker's ace.
"""

from __future__ import annotations

from collections.abc import Callable

from desk.art.kit.ornaments import ribbon, sprig
from desk.art.kit.palette import BLUE, BLUSH, GOLD, GOLD_SOFT, GREEN, RED, WHITE
from desk.art.kit.svg import (
    OUTLINE,
    diamond,
    disc,
    fill,
    group,
    ink,
    mirror,
    place,
    ring,
    shape,
    solid,
    spin,
    stroke,
)
from desk.art.spanish.frame import CARD_WIDTH
from desk.art.spanish.pips import PipSize, cudgel, cup, sword

_MIDDLE = CARD_WIDTH / 2


def _pair_of_sprigs(leaves: int, length: float, apart: float, y: float, lean: float) -> str:
    twig = sprig(leaves, length)
    return place(mirror(twig), _MIDDLE - apart, y, turn=-lean) + place(twig, _MIDDLE + apart, y, turn=lean)


def _sun_eye(x: float) -> str:
    white = f"M{x - 11:g} -10 C{x - 5:g} -19 {x + 5:g} -19 {x + 11:g} -10 C{x + 5:g} -4 {x - 5:g} -4 {x - 11:g} -10 Z"
    eye = shape(white, WHITE, 2.4) + disc(x, -11, 4.6, BLUE.base, 1.6) + disc(x + 1.4, -12.6, 1.4, WHITE)
    return eye + ink(f"M{x - 14:g} -25 C{x - 6:g} -33 {x + 6:g} -33 {x + 14:g} -25", 3.6)


def _sun() -> str:
    straight = solid("M-13 -70 L0 -112 L13 -70 Z", GOLD, "M0 -108 L11 -72 H0 Z")
    wavy = shape("M-10 -70 C-2 -84 -8 -92 2 -104 C2 -92 14 -86 10 -70 Z", RED.base)
    rays = "".join(group(wavy if step % 2 else straight, f"rotate({22.5 * step:g})") for step in range(16))
    shade = "M12 -60.8 C42 -54 62 -30 62 0 C62 30 42 54 12 60.8 C30 30 30 -30 12 -60.8 Z"
    face = disc(0, 0, 74, GOLD.base, OUTLINE) + disc(0, 0, 62, GOLD.light) + fill(shade, GOLD_SOFT)
    face += ring(0, 0, 62, GOLD.dark, 2.5)
    beads = spin(disc(0, -68, 2.2, GOLD.dark), [22.5 * step for step in range(16)])
    cheeks = disc(-34, 14, 10, BLUSH) + disc(34, 14, 10, BLUSH)
    nose = ink("M-4 -14 L-7 12 C-7 18 7 18 8 12", 3.2)
    mouth = shape("M-18 29 C-10 25.4 -5 24 0 26.6 C5 24 10 25.4 18 29 C8 40 -8 40 -18 29 Z", RED.base, 2.4)
    parting = ink("M-15 29.4 C-6 31.4 6 31.4 15 29.4", 1.8)
    return rays + face + beads + cheeks + _sun_eye(-22) + _sun_eye(22) + nose + mouth + parting


def _ace_of_oros() -> str:
    laurels = _pair_of_sprigs(6, 84, 20, 352, 40)
    return laurels + place(_sun(), _MIDDLE, 176, 0.9) + place(ribbon(42, BLUE), _MIDDLE, 336)


def _ace_of_copas() -> str:
    laurels = _pair_of_sprigs(6, 100, 46, 334, 15)
    chalice = place(cup(PipSize(2.7, 2.7)), _MIDDLE, 206)
    gems = ""
    for order, x in enumerate((-66, -33, 0, 33, 66)):
        # the stones follow the sag of the belt and turn away with it at the sides
        sag = 20 * (1 - (x / 88) ** 2)
        colour = GREEN.base if order % 2 == 0 else BLUE.base
        gems += shape(diamond(_MIDDLE + x, 176 + sag, 7.5 - abs(x) / 30, 10), colour, 2)
    pearls = "".join(disc(_MIDDLE + x, 181.5 + 14 * (1 - (x / 88) ** 2), 2.6, WHITE, 1.5) for x in (-50, -17, 17, 50))
    return laurels + chalice + gems + pearls


def _ace_of_espadas() -> str:
    laurels = _pair_of_sprigs(7, 130, 0, 340, 36)
    blade = place(sword(PipSize(3.04, 3.1)), _MIDDLE, 200)
    tail = shape("M-62 -2 L-86 6 L-76 14 L-84 28 L-56 22 Z", RED.dark)
    other = shape("M62 8 L86 0 L77 12 L86 24 L56 30 Z", RED.dark)
    band = "M-62 -2 C-30 -20 30 26 62 8 V31 C30 49 -30 3 -62 21 Z"
    shade = "M24 10.5 C38 14 50 14 62 8 V31 C50 36 38 36 24 32 Z"
    gleam = stroke("M-54 4 C-38 -2 -20 2 -2 10", RED.light, 2.6)
    return laurels + blade + place(tail + other + solid(band, RED, shade) + gleam, _MIDDLE, 148)


def _ace_of_bastos() -> str:
    club = place(cudgel(PipSize(3.1, 3.1)), _MIDDLE + 2, 198)
    loop = "M0 0 C10 -22 40 -26 46 -10 C50 6 24 14 0 4 Z"
    loop_shade = "M20 6 C34 6 49 2 46 -10 C42 -20 34 -20 28 -18 C38 -12 36 0 20 6 Z"
    tail = "M0 4 C8 14 20 22 30 44 L40 34 L50 40 C44 20 24 8 6 0 Z"
    right = shape(tail, RED.dark) + solid(loop, RED, loop_shade)
    right += stroke("M12 -3 C20 -8 28 -10 34 -9", RED.light, 2.4)
    band = "M-34 -2 C-12 12 14 12 36 -4 V16 C14 32 -12 32 -34 18 Z"
    knot = shape("M-10 -4 C-4 -8 6 -8 10 -4 C13 4 13 14 9 21 C4 24 -6 24 -10 20 C-13 12 -13 4 -10 -4 Z", RED.base)
    bow = shape(band, RED.base) + place(right + mirror(right), 0, 6) + knot
    return club + place(bow, _MIDDLE - 1, 262)


_ACES: dict[str, Callable[[], str]] = {
    "d": _ace_of_oros,
    "c": _ace_of_copas,
    "s": _ace_of_espadas,
    "b": _ace_of_bastos,
}


def ace(suit: str) -> str:
    """The picture of an ace, moved clear of the index corners."""
    return group(_ACES[suit](), "translate(6.4 10) scale(.95)")
