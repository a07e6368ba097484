"""The card as a piece of card: its stock and edge, the index corner, and the half turn that puts a thing at both ends.

All decks are 400 units high; they differ in width only, so one layout engine serves them all.
"""

from __future__ import annotations

from dataclasses import dataclass

from desk.art.kit.glyphs import label
from desk.art.kit.palette import EDGE, INK
from desk.art.kit.svg import border, box, group, number, place

CARD_HEIGHT = 400.0
CORNER_RADIUS = 15.0
_EDGE_LINE = 1.5


@dataclass(frozen=True)
class IndexBox:
    """Where the index of a deck stands: the paper tab under it, the glyphs, and the small suit sign below them."""

    tab: tuple[float, float, float, float]
    centre: float
    top: float
    height: float
    max_width: float
    suit_y: float
    suit_height: float


def card_stock(width: float, paper: str) -> str:
    """The sheet itself with the thin edge that keeps two overlapping cards apart."""
    half = _EDGE_LINE / 2
    size = (half, half, width - _EDGE_LINE, CARD_HEIGHT - _EDGE_LINE, CORNER_RADIUS)
    return box(*size, paper) + border(*size, EDGE, _EDGE_LINE)


def index(text: str, suit_sign: str, where: IndexBox, paper: str) -> str:
    """A corner index; `suit_sign` is drawn 100 high about the origin.

    The tab of paper does what a clip would do: whatever a figure stretches into the corner disappears under it.
    """
    x, y, width, height = where.tab
    tab = box(x, y, width, height, 6, paper)
    glyphs = label(text, where.centre, where.top, where.height, where.max_width, INK)
    return tab + glyphs + place(suit_sign, where.centre, where.suit_y, where.suit_height / 100)


def both_ends(body: str, width: float) -> str:
    """The drawing, and again turned by half about the centre of the card."""
    return body + group(body, f"rotate(180 {number(width / 2)} {number(CARD_HEIGHT / 2)})")
