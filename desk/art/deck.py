"""What a deck of cards is to the rest of the program: names, a shape, and four things it can draw.

A deck hands over bodies with colour tokens; closing them into SVG documents is done here once for all decks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desk.art.kit.palette import Palette
from desk.art.kit.stock import CARD_HEIGHT
from desk.art.kit.svg import document, place

# Outline of a suit picture, in hundredths of its height; it is looked at from about 16 pixels upwards.
_SUIT_OUTLINE = 4.6


@dataclass(frozen=True)
class Deck:
    """A deck: `face` takes rank and suit, `back` whether the reduced one is wanted, `suit_sign` suit and outline."""

    name: str
    width: float
    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    face: Callable[[str, str], str]
    back: Callable[[bool], str]
    suit_sign: Callable[[str, float], str]

    @property
    def ratio(self) -> float:
        """Width over height of a card."""
        return self.width / CARD_HEIGHT

    @property
    def codes(self) -> tuple[str, ...]:
        """All faces, suit by suit."""
        return tuple(rank + suit for suit in self.suits for rank in self.ranks)

    def card_document(self, code: str, palette: Palette) -> str:
        """The SVG of a face."""
        rank, suit = code[:1], code[1:]
        if rank not in self.ranks or suit not in self.suits:
            raise ValueError(f"the {self.name} deck has no card {code!r}")
        return document(self.width, CARD_HEIGHT, self.face(rank, suit), palette)

    def back_document(self, reduced: bool, palette: Palette) -> str:
        """The SVG of the back."""
        return document(self.width, CARD_HEIGHT, self.back(reduced), palette)

    def suit_document(self, suit: str, palette: Palette) -> str:
        """The SVG of a suit's sign alone, in a square."""
        if suit not in self.suits:
            raise ValueError(f"the {self.name} deck has no suit {suit!r}")
        return document(100, 100, place(self.suit_sign(suit, _SUIT_OUTLINE), 50, 50, 0.86), palette)
