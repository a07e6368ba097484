"""The alphabet of the corner indices: centre-lines drawn with a round pen.

No font is asked for, so an index is the same on every machine, can be as heavy as wanted, and is narrowed without
thinning its strokes.
"""

from __future__ import annotations

from typing import NamedTuple

from desk.art.kit.svg import stretch, stroke

GLYPH_HEIGHT = 100.0
_TRACKING = 2.0


class Glyph(NamedTuple):
    """Centre-lines in a box 100 high, and how far the pen moves on to the next letter."""

    d: str
    advance: float


_OVAL = "M30 8 C44 8 51 20 51 50 C51 80 44 92 30 92 C16 92 9 80 9 50 C9 20 16 8 30 8 Z"

# The 3 has a flat top so that it cannot be read as an 8; 6 and 9 are each other upside down.
GLYPHS: dict[str, Glyph] = {
    "0": Glyph(_OVAL, 60),
    "1": Glyph("M12 27 L30 9 V92", 46),
    "2": Glyph("M10 31 C10 16 19 8 30 8 C43 8 50 16 50 28 C50 46 30 58 10 92 H52", 60),
    "3": Glyph("M11 8 H49 L28 40 C43 40 51 50 51 65 C51 82 41 92 28 92 C17 92 10 86 8 77", 60),
    "4": Glyph("M42 92 V8 L7 68 H55", 62),
    "5": Glyph("M48 8 H16 L13 45 C18 41 24 39 30 39 C43 39 51 50 51 65 C51 82 42 92 28 92 C18 92 11 87 8 78", 60),
    "6": Glyph("M43 9 C22 22 9 44 9 66 C9 82 18 92 30 92 C43 92 51 81 51 66 C51 51 43 42 31 42 C20 42 12 50 10 58", 60),
    "7": Glyph("M8 8 H51 L25 92", 58),
    "8": Glyph(
        "M30 47 C18 47 12 38 12 27 C12 16 19 8 30 8 C41 8 48 16 48 27 C48 38 42 47 30 47 "
        "C16 47 9 57 9 69 C9 83 18 92 30 92 C42 92 51 83 51 69 C51 57 44 47 30 47 Z",
        60,
    ),
    "9": Glyph("M17 91 C38 78 51 56 51 34 C51 18 42 8 30 8 C17 8 9 19 9 34 C9 49 17 58 29 58 C40 58 48 50 50 42", 60),
}


def label(text: str, centre: float, top: float, height: float, max_width: float, colour: str) -> str:
    """A short text, centred, as high as asked; one that is too wide is narrowed, never lowered."""
    natural = sum(GLYPHS[letter].advance for letter in text) + _TRACKING * (len(text) - 1)
    scale_y = height / GLYPH_HEIGHT
    scale_x = min(scale_y, max_width / natural)
    pen = 17 * scale_y
    left = centre - natural * scale_x / 2
    strokes = []
    for letter in text:
        glyph = GLYPHS[letter]
        strokes.append(stroke(stretch(glyph.d, scale_x, scale_y, left, top), colour, pen))
        left += (glyph.advance + _TRACKING) * scale_x
    return "".join(strokes)
