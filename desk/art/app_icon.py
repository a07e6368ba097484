"""The program's own icon: a square of felt with cards on it.

Up to 48 pixels three cards would be crumbs, so small sizes show one tilted card with a coin over a gold one.
"""

from __future__ import annotations

from desk.art.kit.palette import FELT, GOLD, PAPER_SPANISH, RED, Palette
from desk.art.kit.svg import border, box, disc, document, place
from desk.art.spanish.pips import PipSize, coin, cudgel, cup

_SIDE = 256.0
_INSET = 8.0
_RADIUS = 0.22 * (_SIDE - 2 * _INSET)
_LARGEST_SMALL = 48


def _felt() -> str:
    inner = _SIDE - 2 * _INSET
    ground = box(_INSET, _INSET, inner, inner, _RADIUS, FELT.dark)
    cloth = box(_INSET + 4, _INSET + 4, inner - 8, inner - 8, _RADIUS - 4, FELT.base)
    inlay = border(_INSET + 12, _INSET + 12, inner - 24, inner - 24, _RADIUS - 12, FELT.light, 3)
    return ground + cloth + inlay


def _card(picture: str, x: float, y: float, turn: float, width: float = 92, colour: str = PAPER_SPANISH) -> str:
    height = width / 0.64
    sheet = box(-width / 2, -height / 2, width, height, width * 0.12, colour, 5)
    return place(sheet + picture, x, y, turn=turn)


def _fan() -> str:
    left = _card(place(cup(PipSize(0.46, 0.46, 3.4)), -23, -42), 82, 132, -20)
    right = _card(place(cudgel(PipSize(0.56, 0.54, 3.4)), 22, -38, turn=8), 174, 132, 20)
    front = _card(coin(PipSize(0.74, 0.74, 4.4)), 128, 132, 0, 98)
    return place(left + right + front, 13, 12, 0.9)


def _single() -> str:
    behind = _card("", 104, 128, -13, 122, GOLD.base)
    money = disc(0, 0, 44, GOLD.base, 10) + disc(0, 0, 20, RED.base)
    return behind + _card(money, 142, 130, 6, 122)


def app_icon_document(size: int, palette: Palette) -> str:
    """The SVG of the icon as it should look at `size` pixels."""
    if size < 1:
        raise ValueError("an icon is at least one pixel wide")
    return document(_SIDE, _SIDE, _felt() + (_single() if size <= _LARGEST_SMALL else _fan()), palette)
