"""The pictures of the program, drawn as SVG text from parameters: cards, backs, suits, faces, icons.

Pure text: no Qt, no files, no chance. The same call always gives the same picture.
"""

from __future__ import annotations

from desk.art.deck import Deck
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


__all__ = [
    "CLASSIC",
    "DECKS",
    "PALETTES",
    "SAFE",
    "Deck",
    "Palette",
    "back_svg",
    "card_ratio",
    "card_svg",
    "deck_named",
    "suit_svg",
]
