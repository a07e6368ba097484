"""Parts of figures that more than one court uses: limbs, hands, cuffs, and what the hands hold.

Figures are drawn on a canvas 240 wide and 400 high, facing right; the deck mirrors those that look left.
"""

from __future__ import annotations

from math import hypot

from desk.art.kit.palette import BLUE, GOLD, INK, RED, SKIN, STEEL, WHITE, Tone
from desk.art.kit.svg import OUTLINE, Point, box, disc, fill, ink, number, place, ring, shape, solid, stroke, tube

FIGURE_WIDTH = 240.0


def limb(shoulder: Point, elbow: Point, wrist: Point, width: float, cloth: str) -> str:
    """An arm as one bent tube; `elbow` pulls the bend but is not on the line."""
    points = [number(value) for point in (shoulder, elbow, wrist) for value in point]
    return tube(f"M{points[0]} {points[1]} Q{points[2]} {points[3]} {points[4]} {points[5]}", cloth, width, 3.06)


def hand(x: float, y: float, radius: float = 9.0) -> str:
    """A hand under something that stands on it."""
    start, end = f"{number(x - 3)} {number(y - radius + 2.6)}", f"{number(x + 4)} {number(y - radius + 3)}"
    thumb = f"M{start} C{number(x - 1)} {number(y - 3)} {number(x + 2)} {number(y - 3)} {end}"
    return disc(x, y, radius, SKIN, OUTLINE) + ink(thumb, 1.7)


def fist(x: float, y: float, turn: float = 0.0) -> str:
    """A hand closed round a grip."""
    fingers = box(-9, -8, 18, 16, 6, SKIN, OUTLINE) + ink("M-3 -7 V0 M3 -7 V0", OUTLINE * 0.55)
    return place(fingers, x, y, turn=turn)


def cuff(start: Point, end: Point) -> str:
    """A fur cuff across a wrist."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    dx, dy = 0.7 * (x2 - x1) / length, 0.7 * (y2 - y1) / length
    outer = f"M{number(x1)} {number(y1)} L{number(x2)} {number(y2)}"
    inner = f"M{number(x1 + dx)} {number(y1 + dy)} L{number(x2 - dx)} {number(y2 - dy)}"
    return ink(outer, 18) + stroke(inner, WHITE, 11.5)


def held_sword(length: float) -> str:
    """A straight sword, its grip at the origin and its point up."""
    tip, neck = number(-length), number(-length + 16)
    blade = f"M0 {tip} L8 {neck} L7 -12 H-7 L-8 {neck} Z"
    parts = solid(blade, STEEL, f"M0 {tip} L8 {neck} L7 -12 H0 Z")
    parts += stroke(f"M0 {number(-length + 22)} V-18", BLUE.base, 2.6)
    parts += box(-4.5, -10, 9, 24, 2, RED.base, OUTLINE * 0.9)
    parts += shape("M-22 -18 C-14 -11 14 -11 22 -18 L23 -10 C14 -4 -14 -4 -23 -10 Z", GOLD.base)
    return parts + disc(0, 18, 6, GOLD.base, OUTLINE)


def orb(x: float, y: float) -> str:
    """The golden apple with its cross, (x, y) at the middle of the ball."""
    shade = fill("M0 -14 C8 -14 14 -8 14 0 C14 8 8 14 0 14 C7 5 7 -5 0 -14 Z", GOLD.dark)
    ball = disc(0, 0, 14, GOLD.base, OUTLINE) + shade + ring(0, 0, 14, INK, OUTLINE) + ink("M-14 0 H14 M0 -14 V0", 2.4)
    cross = "M0 -14 V-26 M-5.5 -21 H5.5"
    return place(ball + ink(cross, 7) + stroke(cross, GOLD.base, 2.8), x, y)


def sceptre(collar: Tone) -> str:
    """A sceptre with a lozenge head, held at the origin."""
    staff = box(-3.5, -54, 7, 92, 3, GOLD.base, OUTLINE)
    finial = solid(
        "M0 -86 C11 -76 11 -66 0 -54 C-11 -66 -11 -76 0 -86 Z", GOLD, "M0 -84 C10 -76 10 -66 0 -56 C4 -66 4 -76 0 -84 Z"
    )
    return staff + finial + box(-8, -56, 16, 6, 2, collar.base, OUTLINE * 0.8)


def belt(d: str, cloth: str, buckle: tuple[float, float, float, float], stone: str) -> str:
    """A belt with a gold buckle that holds a stone; `buckle` is x, y, width and height."""
    x, y, width, height = buckle
    gold = box(x, y, width, height, 4, GOLD.base, OUTLINE * 0.85)
    return shape(d, cloth) + gold + disc(x + width / 2, y + height / 2, 4.6, stone, 1.5)


def folds(d: str, tone: Tone) -> str:
    """The falling lines of a cloth."""
    return stroke(d, tone.dark, 2.7)


def seam(d: str) -> str:
    """A thin line of ink inside a garment."""
    return stroke(d, INK, 2)
