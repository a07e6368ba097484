"""Where the signs of the Spanish number cards lie, and how large they are.

Offsets are from the middle of the card. Signs never touch each other or the index corner, so that a card can be counted
at a glance (and by a test).
"""

from __future__ import annotations

from dataclasses import dataclass

from desk.art.kit.svg import OUTLINE, Point
from desk.art.spanish.pips import PipSize


@dataclass(frozen=True)
class Layout:
    """The spots of one number card, all with signs of one size."""

    spots: tuple[Point, ...]
    size: PipSize


def _rows(*rows: tuple[float, tuple[float, ...]]) -> tuple[Point, ...]:
    return tuple((x, y) for y, columns in rows for x in columns)


def _columns(rank: int, half_width: float, half_height: float) -> tuple[Point, ...]:
    """Coins and cups: two columns, with the odd ones between the rows on the middle line."""
    pair = (-half_width, half_width)
    h = half_height
    return {
        2: _rows((-h, (0,)), (h, (0,))),
        3: _rows((-h, (0,)), (0, (0,)), (h, (0,))),
        4: _rows((-h, pair), (h, pair)),
        5: _rows((-h, pair), (0, (0,)), (h, pair)),
        6: _rows((-h, pair), (0, pair), (h, pair)),
        7: _rows((-h, pair), (-h / 2, (0,)), (0, pair), (h, pair)),
        8: _rows((-h, pair), (-h / 2, (0,)), (0, pair), (h / 2, (0,)), (h, pair)),
        9: _rows((-h, pair), (-h / 3, pair), (0, (0,)), (h / 3, pair), (h, pair)),
    }[rank]


def _upright(rank: int, half_width: float, half_height: float) -> tuple[Point, ...]:
    """Swords and cudgels: upright rows."""
    pair, three = (-half_width, half_width), (-half_width, 0, half_width)
    h = half_height
    return {
        2: _rows((0, pair)),
        3: _rows((6, (-half_width,)), (-6, (0,)), (6, (half_width,))),
        4: _rows((-h, pair), (h, pair)),
        5: _rows((-h, pair), (0, (0,)), (h, pair)),
        6: _rows((-h, three), (h, three)),
        7: _rows((-h, three), (0, (0,)), (h, three)),
        8: _rows((-h, three), (0, (-30, 30)), (h, three)),
        9: _rows((-h, three), (0, three), (h, three)),
    }[rank]


# rank: half width of the grid, half height, width and height of a sign in hundreds of units
_Measures = dict[int, tuple[float, float, float, float]]

_COINS: _Measures = {
    2: (0, 87, 1.33, 1.33),
    3: (0, 114, 1.0, 1.0),
    4: (46, 80, 0.82, 0.82),
    5: (44, 91, 0.7, 0.7),
    6: (44, 91, 0.7, 0.7),
    7: (46, 96, 0.63, 0.63),
    8: (46, 96, 0.63, 0.63),
    9: (50, 92, 0.56, 0.56),
}
_CUPS: _Measures = {
    2: (0, 86, 1.38, 1.38),
    3: (0, 112, 1.04, 1.04),
    4: (43, 80, 0.92, 0.92),
    5: (44, 96, 0.86, 0.86),
    6: (44, 96, 0.86, 0.86),
    7: (47, 100, 0.7, 0.7),
    8: (47, 100, 0.7, 0.7),
    9: (49, 98, 0.6, 0.6),
}
_SWORDS: _Measures = {
    2: (40, 0, 1.6, 2.5),
    3: (55, 0, 1.15, 2.3),
    4: (46, 77, 1.3, 1.36),
    5: (48, 88, 1.18, 1.3),
    6: (52, 77, 1.02, 1.26),
    7: (52, 104, 1.03, 0.95),
    8: (52, 104, 1.03, 0.95),
    9: (52, 104, 1.03, 0.95),
}
_CUDGELS: _Measures = {
    2: (46, 0, 1.6, 2.25),
    3: (56, 0, 1.18, 2.1),
    4: (48, 77, 1.3, 1.32),
    5: (52, 90, 1.2, 1.26),
    6: (54, 77, 1.0, 1.26),
    7: (54, 104, 0.96, 0.94),
    8: (54, 104, 0.96, 0.94),
    9: (54, 104, 0.96, 0.94),
}
_MEASURES = {"d": _COINS, "c": _CUPS, "s": _SWORDS, "b": _CUDGELS}


def layout(suit: str, rank: int) -> Layout:
    """The layout of a number card from 2 to 9."""
    half_width, half_height, width, height = _MEASURES[suit][rank]
    arrange = _columns if suit in "dc" else _upright
    # On a crowded card a thinner line leaves more of the colour.
    outline = OUTLINE if rank < 7 else 3.0
    return Layout(arrange(rank, half_width, half_height), PipSize(width, height, outline))
