"""The Spanish back: blue tiles with eight-pointed stars, the same upside down.

Below some seventy pixels the small stars turn to noise; the reduced back has fewer and larger ones.
"""

from __future__ import annotations

from desk.art.kit.palette import BACK_SPANISH, GOLD, PAPER_SPANISH
from desk.art.kit.stock import CARD_HEIGHT, card_stock
from desk.art.kit.svg import border, box, diamond, disc, fill, place, polygon, star, stretch, stroke
from desk.art.spanish.frame import CARD_WIDTH

_MARGIN = 11.0
_FIELD = 22.0


def _tile(width: float, height: float, line: float) -> str:
    """One tile about the origin: a star in outline, a full star in it, a dot in the middle."""
    tall = height / width
    outer = stretch(star(8, width * 0.47, width * 0.33), 1, tall)
    inner = stretch(star(8, width * 0.28, width * 0.13, -67.5), 1, tall)
    dot = disc(0, 0, width * 0.075, BACK_SPANISH.light)
    return stroke(outer, BACK_SPANISH.light, line) + fill(inner, BACK_SPANISH.dark) + dot


def _tiles(columns: int, rows: int, line: float, jewel: float) -> str:
    width = (CARD_WIDTH - 2 * _FIELD) / columns
    height = (CARD_HEIGHT - 2 * _FIELD) / rows
    tile = _tile(width, height, line)
    parts = [
        place(tile, _FIELD + width * (column + 0.5), _FIELD + height * (row + 0.5))
        for column in range(columns)
        for row in range(rows)
    ]
    parts += [
        fill(diamond(_FIELD + width * column, _FIELD + height * row, jewel, jewel), GOLD.base)
        for column in range(1, columns)
        for row in range(1, rows)
    ]
    return "".join(parts)


def _half_jewels() -> str:
    """Half diamonds along the border, where the tiles meet it."""
    width = (CARD_WIDTH - 2 * _FIELD) / 5
    height = (CARD_HEIGHT - 2 * _FIELD) / 8
    marks = []
    for column in range(1, 5):
        x = _FIELD + width * column
        for y, inward in ((_FIELD, 5.0), (CARD_HEIGHT - _FIELD, -5.0)):
            marks.append(fill(polygon([(x - 5, y), (x, y + inward), (x + 5, y)]), GOLD.base))
    for row in range(1, 8):
        y = _FIELD + height * row
        for x, inward in ((_FIELD, 5.0), (CARD_WIDTH - _FIELD, -5.0)):
            marks.append(fill(polygon([(x, y - 5), (x + inward, y), (x, y + 5)]), GOLD.base))
    return "".join(marks)


def back(reduced: bool) -> str:
    """The back; the paper margin keeps it apart from any table."""
    inner_width, inner_height = CARD_WIDTH - 2 * _MARGIN, CARD_HEIGHT - 2 * _MARGIN
    panel = box(_MARGIN, _MARGIN, inner_width, inner_height, 8, BACK_SPANISH.base)
    line = 4.0 if reduced else 2.4
    rim = border(17, 17, CARD_WIDTH - 34, CARD_HEIGHT - 34, 5, BACK_SPANISH.light, line)
    pattern = _tiles(3, 5, 4.4, 9.0) if reduced else _tiles(5, 8, 2.0, 7.0) + _half_jewels()
    return card_stock(CARD_WIDTH, PAPER_SPANISH) + panel + pattern + rim
