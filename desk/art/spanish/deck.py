"""The Spanish deck put together: stock, frame with pintas, picture, indices from 1 to 12."""

from __future__ import annotations

from collections.abc import Callable

from desk.art.deck import Deck
from desk.art.kit.figure import FIGURE_WIDTH
from desk.art.kit.palette import GREEN, PAPER_SPANISH
from desk.art.kit.stock import CARD_HEIGHT, both_ends, card_stock, index
from desk.art.kit.svg import fill, group, mirror, place, shape, stroke
from desk.art.spanish.aces import ace
from desk.art.spanish.back import back
from desk.art.spanish.caballo import caballo
from desk.art.spanish.costumes import SUITS
from desk.art.spanish.frame import CARD_WIDTH, INDEX, frame
from desk.art.spanish.layout import layout
from desk.art.spanish.pips import PIPS, suit_sign
from desk.art.spanish.rey import rey
from desk.art.spanish.sota import sota

_COURTS: dict[str, tuple[str, Callable[[str], str]]] = {"J": ("10", sota), "N": ("11", caballo), "K": ("12", rey)}
_INDEX_OUTLINE = 7.0
_FIGURE_SCALE = 0.9
_FIGURE_AXIS = 120.5  # a little left of the middle, so that a mantle clears the lower index


def _mound() -> str:
    hill = "M32 356 C42 344 198 344 208 356 C212 366 28 366 32 356 Z"
    shade = fill("M36 358 C80 364 160 364 204 358 C204 364 36 365 36 358 Z", GREEN.base)
    grass = stroke("M52 352 L55 343 L58 352 M182 352 L185 342 L189 352 M190 353 L195 346", GREEN.dark, 2.6)
    return shape(hill, GREEN.light) + shade + grass


def _court(suit: str, draw: Callable[[str], str]) -> str:
    figure = draw(suit)
    if SUITS[suit].looks_left:
        figure = mirror(figure, FIGURE_WIDTH)
    left = _FIGURE_AXIS - _FIGURE_SCALE * FIGURE_WIDTH / 2
    return place(_mound() + figure, left, 36, _FIGURE_SCALE)


def _number_card(suit: str, rank: int) -> str:
    plan = layout(suit, rank)
    pip = PIPS[suit](plan.size)
    return "".join(place(pip, CARD_WIDTH / 2 + x, CARD_HEIGHT / 2 + y) for x, y in plan.spots)


def _face(rank: str, suit: str) -> str:
    if rank in _COURTS:
        text, draw = _COURTS[rank]
        picture = _court(suit, draw)
    elif rank == "A":
        text, picture = "1", ace(suit)
    else:
        text, picture = rank, _number_card(suit, int(rank))
    corner = index(text, suit_sign(suit, _INDEX_OUTLINE), INDEX, PAPER_SPANISH)
    return card_stock(CARD_WIDTH, PAPER_SPANISH) + frame(suit) + group(picture) + both_ends(corner, CARD_WIDTH)


SPANISH = Deck(
    name="spanish",
    width=CARD_WIDTH,
    ranks=("A", "2", "3", "4", "5", "6", "7", "8", "9", "J", "N", "K"),
    suits=("d", "c", "s", "b"),
    face=_face,
    back=back,
    suit_sign=suit_sign,
)
