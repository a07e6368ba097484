"""The pictures of the program, drawn as SVG text from parameters: cards, backs, suits, faces, icons.

Pure text: no Qt, no files, no chance. The same call always gives the same picture.
"""

from __future__ import annotations

from desk.art.app_icon import app_icon_document
from desk.art.avatars import AVATARS, MEN, WOMEN, avatar_document
from desk.art.deck import Deck
from desk.art.icons import ICONS, icon_document
from desk.art.kit.palette import CLASSIC, PALETTES, SAFE, Palette
from desk.art.spanish.deck import SPANISH

DECKS: dict[str, Deck] = {deck.name: deck for deck in (SPANISH,)}


def deck_named(deck: str) -> Deck:
    """The deck of that name; ValueError when there is none."""
    try:
        return DECKS[deck]
    except KeyError:
        raise ValueError(f"no deck is called {deck!r}") from None


def card_svg(deck: str, code: str, palette: Palette = CLASSIC) -> str:
    """The face of a card; `code` is rank and suit, such as "Ad" or "Kc"."""
    return deck_named(deck).card_document(code, palette)


def back_svg(deck: str, palette: Palette = CLASSIC, *, reduced: bool = False) -> str:
    """The back of a deck; `reduced` gives the plainer one for cards narrower than some 70 pixels."""
    return deck_named(deck).back_document(reduced, palette)


def card_ratio(deck: str) -> float:
    """Width over height of a deck's cards."""
    return deck_named(deck).ratio


def suit_svg(deck: str, suit: str, palette: Palette = CLASSIC) -> str:
    """A suit's sign in a square, for facts, badges and running text."""
    return deck_named(deck).suit_document(suit, palette)


def avatar_svg(name: str, palette: Palette = CLASSIC) -> str:
    """A portrait in a round frame; `name` is one of `AVATARS`."""
    return avatar_document(name, palette)


def icon_svg(name: str, colour: str) -> str:
    """A line icon on a grid of 24; `name` is one of `ICONS`, `colour` is ``#rrggbb``."""
    return icon_document(name, colour)


def app_icon_svg(size: int, palette: Palette = CLASSIC) -> str:
    """The program's icon, drawn for `size` pixels: small sizes have a simpler picture."""
    return app_icon_document(size, palette)


__all__ = [
    "AVATARS",
    "CLASSIC",
    "DECKS",
    "ICONS",
    "MEN",
    "PALETTES",
    "SAFE",
    "WOMEN",
    "Deck",
    "Palette",
    "app_icon_svg",
    "avatar_svg",
    "back_svg",
    "card_ratio",
    "card_svg",
    "deck_named",
    "icon_svg",
    "suit_svg",
]
