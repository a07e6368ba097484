"""Crowns, hats and veils, drawn for a head whose face is centred on the origin.

At 60 pixels a figure is known by its outline, and the outline of a head is what it wears: no two figures of a rank
wear the same. A feather can be left out or laid flat, because an avatar's circle has no room for a tall one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from desk.art.kit.ornaments import feather
from desk.art.kit.palette import GOLD, WHITE, Tone
from desk.art.kit.svg import OUTLINE, disc, fill, group, ink, place, shape, solid, stroke

CrownKind = Literal["points", "closed", "tall", "leaf"]
HatKind = Literal["beret", "peak", "rolled", "brim", "turban"]

_THIN = OUTLINE * 0.8


def _crown_points(stone: str, _cap: str) -> str:
    spikes = "M-25 -24 L-31 -52 L-16 -38 L0 -58 L16 -38 L31 -52 L25 -24 Z"
    body = solid(spikes, GOLD, "M8 -30 L16 -38 L30 -50 L24.5 -25 H10 Z")
    balls = ((-31, -54, 4.5), (0, -60, 5), (31, -54, 4.5))
    return body + "".join(disc(x, y, radius, stone, _THIN) for x, y, radius in balls)


def _crown_closed(_stone: str, cap: str) -> str:
    dome = "M-26 -26 C-36 -56 -8 -56 0 -52 C8 -56 36 -56 26 -26 Z"
    arches = "M-26 -28 C-32 -52 -10 -56 0 -52 M26 -28 C32 -52 10 -56 0 -52 M0 -28 V-52"
    return shape(dome, cap) + ink(arches, 8.5) + stroke(arches, GOLD.base, 4) + disc(0, -58, 6, GOLD.base, _THIN)


def _crown_tall(_stone: str, _cap: str) -> str:
    spikes = "M-25 -24 L-29 -44 L-19 -36 L-13 -54 L-4 -40 L0 -62 L4 -40 L13 -54 L19 -36 L29 -44 L25 -24 Z"
    return solid(spikes, GOLD, "M6 -27 L4 -40 L13 -54 L19 -36 L28 -42 L24.5 -25 Z")


def _crown_leaf(_stone: str, _cap: str) -> str:
    leaves = []
    for order, (x, turn) in enumerate(((-22, -26), (22, 26), (-11, -13), (11, 13), (0, 0))):
        leaf = shape("M0 0 C-9 -8 -9 -20 0 -30 C9 -20 9 -8 0 0 Z", GOLD.light if order % 2 else GOLD.base, 3.1)
        leaves.append(place(leaf + ink("M0 -4 V-20", 1.6), x, -24, turn=turn))
    return "".join(leaves)


_CROWNS: dict[CrownKind, Callable[[str, str], str]] = {
    "points": _crown_points,
    "closed": _crown_closed,
    "tall": _crown_tall,
    "leaf": _crown_leaf,
}


def crown(kind: CrownKind, stone: str, cap: str) -> str:
    """A crown on its band of five stones; `stone` and `cap` are the two colours of the jewels."""
    band = "M-27 -32 C-14 -26 14 -26 27 -32 L26 -18 C14 -12 -14 -12 -26 -18 Z"
    shade = "M14 -28.5 C19 -29.2 24 -30.4 27 -32 L26 -18 C22 -15.8 17 -14.6 13 -14 Z"
    stones = ((-16, -23, cap), (-8, -21.4, stone), (0, -21, cap), (8, -21.4, stone), (16, -23, cap))
    jewels = "".join(disc(x, y, 3, colour, OUTLINE * 0.55) for x, y, colour in stones)
    return _CROWNS[kind](stone, cap) + solid(band, GOLD, shade) + jewels


def small_crown(kind: CrownKind, stone: str, cap: str) -> str:
    """The same crown, lighter and higher on the head, as a queen wears it."""
    return group(crown(kind, stone, cap), "translate(0 -6) scale(.86 .82)")


def _beret(cloth: Tone, trim: Tone) -> str:
    cap = "M-30 -22 C-42 -30 -36 -52 -6 -52 C26 -54 40 -38 32 -24 C14 -16 -14 -16 -30 -22 Z"
    shade = "M32 -24 C40 -38 26 -54 -2 -52 C16 -46 18 -30 8 -19 C18 -19 26 -21 32 -24 Z"
    band = "M-27 -26 C-12 -20 12 -20 27 -26 L26 -17 C12 -11 -12 -11 -26 -17 Z"
    return solid(cap, cloth, shade) + shape(band, trim.base)


def _peak(cloth: Tone, trim: Tone) -> str:
    cap = "M-26 -20 C-24 -44 -6 -52 10 -66 C14 -48 26 -40 26 -20 Z"
    brim = "M-38 -20 C-20 -30 20 -30 38 -20 C20 -10 -20 -10 -38 -20 Z"
    shade = "M10 -64 C14 -48 26 -40 25 -22 H6 C10 -34 6 -50 10 -64 Z"
    return solid(cap, cloth, shade) + shape(brim, cloth.base) + stroke("M-26 -23 C-10 -17 12 -17 26 -23", trim.base, 4)


def _rolled(cloth: Tone, trim: Tone) -> str:
    cap = "M-24 -24 C-24 -50 24 -50 24 -24 Z"
    roll = (
        "M-36 -22 C-38 -34 -28 -34 -20 -32 C-8 -35 8 -35 20 -32 C28 -34 38 -34 36 -22 "
        "C34 -12 24 -14 18 -16 C8 -13 -8 -13 -18 -16 C-24 -14 -34 -12 -36 -22 Z"
    )
    twists = stroke("M-24 -29 L-20 -17 M-12 -31 L-10 -16 M0 -32 V-16 M24 -29 L20 -17 M12 -31 L10 -16", cloth.dark, 2)
    return solid(cap, trim, "M24 -25 C24 -44 8 -48 0 -44 C10 -40 10 -30 8 -24 Z") + shape(roll, cloth.base) + twists


def _brim(cloth: Tone, trim: Tone) -> str:
    cap = "M-22 -22 C-22 -50 -12 -52 0 -48 C12 -52 22 -50 22 -22 Z"
    brim = "M-46 -18 C-34 -32 -20 -24 0 -24 C20 -24 34 -32 46 -18 C30 -8 -30 -8 -46 -18 Z"
    shade = "M21.5 -24 C22 -46 14 -50 4 -48 C14 -42 12 -30 10 -24 Z"
    return solid(cap, cloth, shade) + shape(brim, cloth.base) + stroke("M-22 -27 C-8 -24 8 -24 22 -27", trim.base, 5)


def _turban(cloth: Tone, trim: Tone) -> str:
    roll = "M-30 -18 C-38 -40 -22 -54 0 -54 C22 -54 38 -40 30 -18 C14 -12 -14 -12 -30 -18 Z"
    stripes = "M-31 -22 C-16 -44 6 -52 18 -50 M-24 -15 C-6 -36 14 -42 30 -38 M-4 -13 C8 -24 20 -28 32 -26"
    return fill(roll, WHITE) + stroke(stripes, cloth.base, 5) + ink(roll) + disc(2, -44, 5.5, trim.base, _THIN)


_HATS: dict[HatKind, Callable[[Tone, Tone], str]] = {
    "beret": _beret,
    "peak": _peak,
    "rolled": _rolled,
    "brim": _brim,
    "turban": _turban,
}


def _plumage(kind: HatKind, tone: Tone, scale: float) -> str:
    """The feather as that hat wears it; it is always stuck behind the cloth."""
    if kind == "beret":
        return group(feather(tone, 2, 0.85 * scale), "translate(-22 -34) scale(-1 1)")
    if kind == "peak":
        return place(feather(tone, 8, scale), 14, -30)
    if kind == "rolled":
        return place(feather(tone, 14, 0.95 * scale), 18, -30)
    if kind == "brim":
        return group(feather(tone, 6, 0.86 * scale), "translate(-14 -34) scale(-1 1)")
    return place(feather(tone, -24, 0.5 * scale), 2, -48)


def hat(kind: HatKind, cloth: Tone, trim: Tone, plume: Tone, plume_scale: float = 1.0) -> str:
    """A hat of two cloths with its feather; at scale 0 it has none."""
    plumage = _plumage(kind, plume, plume_scale) if plume_scale else ""
    return plumage + _HATS[kind](cloth, trim)


def veil(cloth: Tone) -> str:
    """A cloth over the hair, open at the face; it goes on after the face and before a crown."""
    cloak = (
        "M0 -42 C-26 -42 -36 -22 -34 0 C-33 16 -36 28 -38 38 C-33 45 -26 48 -19 47 C-24 32 -22 16 -24 0 "
        "C-25 -20 -14 -28 0 -28 C14 -28 25 -20 24 0 C22 16 24 32 19 47 C26 48 33 45 38 38 "
        "C36 28 33 16 34 0 C36 -22 26 -42 0 -42 Z"
    )
    shade = "M24 0 C22 16 24 32 19 47 C26 48 33 45 38 38 C36 28 33 16 34 0 C34 -12 31 -24 24 -32 C24 -20 25 -8 24 0 Z"
    return solid(cloak, cloth, shade) + stroke("M-30 2 C-28 18 -30 30 -32 40", cloth.dark, 2)


def comb(tone: Tone) -> str:
    """A high ornamental comb (peineta) behind the hair; it goes on before the head."""
    d = "M-24 -26 C-33 -48 -22 -60 0 -62 C22 -60 33 -48 24 -26 Z"
    teeth = "M-17 -50 L-12 -36 M17 -50 L12 -36"
    return shape(d, tone.base) + stroke(teeth, tone.dark, 2.6)


def flower(x: float, y: float, tone: Tone, scale: float = 1.0) -> str:
    """A flower worn in the hair."""
    petals = "".join(
        group(shape("M0 -3 C-8 -7 -7 -16 0 -17 C7 -16 8 -7 0 -3 Z", tone.base, 2.4), f"rotate({72 * turn})")
        for turn in range(5)
    )
    return place(petals + disc(0, 0, 5, GOLD.base, 2.2), x, y, scale)


def circlet(tone: Tone, stone: str) -> str:
    """A thin band over the brow with one stone in the middle."""
    band = "M-25 -20 C-12 -26 14 -26 25 -20"
    return ink(band, 9) + stroke(band, tone.base, 4.4) + disc(1, -25, 5, stone, 2.4)
