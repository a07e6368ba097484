"""Small things that dress cards and figures: sprigs and ribbons for aces, ruffs, ermine, feathers, patterns on cloth.

All are drawn about the origin or between the points they are given, with the outline of the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desk.art.kit.palette import GOLD, GREEN, INK, WHITE, WHITE_SHADE, Tone
from desk.art.kit.svg import (
    OUTLINE,
    diamond,
    disc,
    fill,
    group,
    ink,
    mirror,
    number,
    place,
    ring,
    shape,
    stroke,
)

Motif = Callable[[float, float, str], str]


def sprig(leaves: int, length: float) -> str:
    """A laurel twig that grows upwards from the origin, its leaves smaller towards the tip."""
    leaf = shape("M0 0 C2 -9 12 -13 21 -10 C19 -1 9 5 0 0 Z", GREEN.base, OUTLINE * 0.75)
    leaf += stroke("M4 -2 L14 -7", GREEN.light, 1.6)
    stem = f"M0 0 C6 {number(-length * 0.4)} 4 {number(-length * 0.7)} 0 {number(-length)}"
    parts = [stroke(stem, GREEN.dark, OUTLINE)]
    for step in range(leaves):
        y = -length * (step + 0.6) / leaves
        lean = 4.2 * (1 - abs(step / leaves - 0.4))
        size = 1 - 0.08 * step
        parts.append(place(leaf, lean, y, size, -18))
        parts.append(mirror(place(leaf, -0.8 * lean, y + 4, size, -18)))
    tip = shape("M0 2 C-7 -6 -6 -16 0 -22 C6 -16 7 -6 0 2 Z", GREEN.base, OUTLINE * 0.75)
    return "".join(parts) + place(tip, 0, -length)


def ribbon(half_width: float, tone: Tone) -> str:
    """A hanging ribbon with folded ends, its middle 11 below the origin."""
    w = half_width
    tail = f"M{w:g} -4 L{w + 18:g} 2 L{w + 10:g} 12 L{w + 18:g} 24 L{w - 8:g} 24 Z"
    ends = shape(tail, tone.dark)
    band = (
        f"M{-w:g} -8 C{number(-w * 0.4)} 6 {number(w * 0.4)} 6 {w:g} -8 V16 "
        f"C{number(w * 0.4)} 30 {number(-w * 0.4)} 30 {-w:g} 16 Z"
    )
    sheen = f"M{number(-w + 7)} 2 C{number(-w * 0.4)} 12 {number(-w * 0.2)} 11 0 12"
    return ends + mirror(ends) + shape(band, tone.base) + stroke(sheen, tone.light, 2.6)


def ruff(x: float, y: float, half_width: float, height: float) -> str:
    """A pleated collar round the neck."""
    pleats = 9
    left, step = x - half_width, 2 * half_width / pleats
    d = f"M{number(left)} {number(y)}"
    for pleat in range(pleats):
        fold = y + (height * 0.55 if 0 < pleat < pleats - 1 else 0)
        d += f" Q{number(left + step * (pleat + 0.5))} {number(y + height * 1.5)}"
        d += f" {number(left + step * (pleat + 1))} {number(fold)}"
    d += f" C{number(x + half_width * 0.8)} {number(y - height)} {number(x - half_width * 0.8)} {number(y - height)}"
    d += f" {number(left)} {number(y)} Z"
    folds = ""
    for pleat in range(1, pleats):
        fold_x = left + step * pleat
        folds += f"M{number(fold_x)} {number(y + height * 0.35)} "
        folds += f"L{number(x + (fold_x - x) * 0.6)} {number(y - height * 0.35)} "
    return shape(d, WHITE) + ink(folds.strip(), 1.6)


def ermine(d: str, tails: Iterable[tuple[float, float]], lean: float = 0.0) -> str:
    """White fur with the little black tails."""
    ticks = " ".join(f"M{number(x)} {number(y)} L{number(x + lean)} {number(y + 6)}" for x, y in tails)
    return shape(d, WHITE) + ink(ticks, 2.6)


def ermine_cape() -> str:
    """The fur cape over a king's shoulders, on the canvas of the figures, with its gold chain."""
    cape = "M78 172 C78 148 98 144 120 144 C142 144 162 148 162 172 C154 190 136 196 120 196 C104 196 86 190 78 172 Z"
    shade = "M162 172 C154 190 136 196 120 196 C134 188 146 176 148 152 C158 156 162 164 162 172 Z"
    tails = ((88, 168), (99, 180), (112, 186), (128, 186), (141, 180), (152, 168))
    ticks = " ".join(f"M{x} {y} V{y + 6}" for x, y in tails)
    links = ((94, 160), (102, 170), (112, 176), (120, 178), (128, 176), (138, 170), (146, 160))
    fur = fill(cape, WHITE) + fill(shade, WHITE_SHADE) + ink(cape) + ink(ticks, 2.8)
    return fur + "".join(disc(x, y, 3.8, GOLD.base, 1.5) for x, y in links)


def feather(tone: Tone, turn: float = 0.0, scale: float = 1.0) -> str:
    """An ostrich feather rising to the right from the origin."""
    vane = "M0 0 C-6 -16 -2 -36 14 -48 C30 -58 44 -50 42 -40 C40 -34 34 -36 34 -40 C32 -26 18 -12 0 0 Z"
    body = shape(vane, tone.base, OUTLINE / scale)
    body += stroke("M3 -6 C6 -22 16 -36 30 -44", tone.dark, 1.8)
    body += stroke("M8 -16 L18 -20 M12 -26 L23 -30", tone.dark, 1.5)
    return group(body, f"rotate({number(turn)}) scale({number(scale)})")


WHITE_FEATHER = Tone(WHITE, WHITE_SHADE, WHITE)


def _ring_motif(x: float, y: float, colour: str) -> str:
    return ring(x, y, 4, colour, 2.2)


def _scale_motif(x: float, y: float, colour: str) -> str:
    d = f"M{number(x - 6)} {number(y - 3)} C{number(x - 5)} {number(y + 5)} {number(x + 5)} {number(y + 5)}"
    return stroke(f"{d} {number(x + 6)} {number(y - 3)}", colour, 2.2)


def _chevron_motif(x: float, y: float, colour: str) -> str:
    d = f"M{number(x - 5)} {number(y + 3)} L{number(x)} {number(y - 3)} L{number(x + 5)} {number(y + 3)}"
    return stroke(d, colour, 2.4)


def _leaf_motif(x: float, y: float, colour: str) -> str:
    return place(fill("M0 -6 C5 -2 4 4 0 6 C-4 4 -5 -2 0 -6 Z", colour), x, y)


# What is woven into the cloth tells the suit too.
MOTIFS: dict[str, Motif] = {"d": _ring_motif, "c": _scale_motif, "s": _chevron_motif, "b": _leaf_motif}


def woven(motif: Motif, area: tuple[float, float, float, float], colour: str, step: float) -> str:
    """Motifs in staggered rows; the caller names a rectangle inside the cloth, since nothing is clipped."""
    left, top, right, bottom = area
    marks = []
    row, y = 0, top
    while y <= bottom:
        x = left + (step / 2 if row % 2 else 0)
        while x <= right + 0.1:
            marks.append(motif(x, y, colour))
            x += step
        y += step * 0.8
        row += 1
    return "".join(marks)


def jewels(x: float, ys: Iterable[float], colour: str) -> str:
    """A column of lozenges, as sewn on the middle band of a tunic."""
    return "".join(shape(diamond(x, y, 5.5, 7), colour, 1.8) for y in ys)


def buttons(x: float, ys: Iterable[float], colour: str) -> str:
    """A row of buttons on its seam."""
    return "".join(disc(x, y, 3, colour, 1.4) for y in ys)


def sash_stripes(lines: Iterable[str], colour: str, width: float) -> str:
    """Slashes in puffed cloth: each shows the accent colour between two lines of ink."""
    return "".join(stroke(d, INK, width + 3.8) + stroke(d, colour, width) for d in lines)
