"""The frame of a Spanish card with its pintas, the breaks that name the suit when only an edge of the card shows."""

from __future__ import annotations

from itertools import pairwise

from desk.art.kit.palette import INK
from desk.art.kit.stock import CARD_HEIGHT, IndexBox
from desk.art.kit.svg import border, number, stroke

CARD_WIDTH = 256.0

# oros none, copas one, espadas two, bastos three: as fractions of the width
PINTAS: dict[str, tuple[float, ...]] = {"d": (), "c": (0.5,), "s": (0.36, 0.64), "b": (0.28, 0.5, 0.72)}

INDEX = IndexBox(tab=(18, 18, 34, 74), centre=35, top=24, height=35, max_width=31, suit_y=77, suit_height=25)

_INSET = 13.0
_RADIUS = 12.0
_LINE = 4.2
_GAP = 15.0
_STOP = 5.0


def _side(near_gap: float, inner: float, outer: float) -> str:
    """One of the two long pieces, from the top gap round a side to the bottom gap.

    It is one path: pieces that only touch show a hairline where they meet.
    """
    top, bottom = number(_INSET), number(CARD_HEIGHT - _INSET)
    turn_top, turn_bottom = number(_INSET + _RADIUS), number(CARD_HEIGHT - _INSET - _RADIUS)
    gap, inside, side = number(near_gap), number(inner), number(outer)
    return (
        f"M{gap} {top} H{inside} Q{side} {top} {side} {turn_top} V{turn_bottom} "
        f"Q{side} {bottom} {inside} {bottom} H{gap}"
    )


def frame(suit: str) -> str:
    """The frame line, broken as often as the suit wants; stops make each break visible at 60 pixels."""
    width = CARD_WIDTH
    breaks = [width * part for part in PINTAS[suit]]
    if not breaks:
        return border(_INSET, _INSET, width - 2 * _INSET, CARD_HEIGHT - 2 * _INSET, _RADIUS, INK, _LINE)
    left = _side(breaks[0] - _GAP / 2, _INSET + _RADIUS, _INSET)
    right = _side(breaks[-1] + _GAP / 2, width - _INSET - _RADIUS, width - _INSET)
    pieces = [stroke(left, INK, _LINE, butt=True), stroke(right, INK, _LINE, butt=True)]
    for y in (_INSET, CARD_HEIGHT - _INSET):
        between = [
            f"M{number(start + _GAP / 2)} {number(y)} H{number(end - _GAP / 2)}" for start, end in pairwise(breaks)
        ]
        stops = [
            f"M{number(centre + side * _GAP / 2)} {number(y - _STOP)} V{number(y + _STOP)}"
            for centre in breaks
            for side in (-1, 1)
        ]
        pieces += [stroke(d, INK, _LINE, butt=True) for d in between]
        pieces += [stroke(d, INK, _LINE * 0.8, butt=True) for d in stops]
    return "".join(pieces)
