"""From text values to words: in the language of the windows, with the names of the deck in use.

Only this room translates. ``Words`` also knows the players' names and which seat is the reader's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from desk.core.cards import Card
from desk.core.text import SeatName, Suit, T, Text

SUITS = {
    "spanish": {
        "d": T("Cards", "coins", "Spanish suit: oros"),
        "c": T("Cards", "cups", "Spanish suit: copas"),
        "s": T("Cards", "swords", "Spanish suit: espadas"),
        "b": T("Cards", "clubs", "Spanish suit: bastos"),
    },
}
RANKS = {
    "spanish": {
        "A": T("Cards", "ace of {suit}"),
        "3": T("Cards", "three of {suit}"),
        "K": T("Cards", "king of {suit}"),
        "N": T("Cards", "knight of {suit}", "Spanish caballo"),
        "J": T("Cards", "jack of {suit}", "Spanish sota"),
    },
}
NUMBER_CARD = T("Cards", "{rank} of {suit}", "a card with a number")


def translate(text: Text) -> str:
    """A text without parameters in the language of the windows."""
    number = -1 if text.number is None else text.number
    return QCoreApplication.translate(text.context, text.source, text.comment or None, number)


class Words:
    """Turns texts into words for one table."""

    def __init__(self, deck: str, names: Sequence[str] = (), own_seat: int | None = None) -> None:
        self.deck = deck
        self.names = tuple(names)
        self.own_seat = own_seat

    def say(self, text: Text) -> str:
        """The text in words."""
        if text.you is not None and any(
            value == SeatName(self.own_seat or 0) and self.own_seat is not None
            for _, value in text.parameters
            if isinstance(value, SeatName)
        ):
            text = text.you._replace(parameters=text.parameters, number=text.number)
        said = translate(text)
        if not text.parameters:
            return said
        return said.format(**{name: self._parameter(value) for name, value in text.parameters})

    def suit(self, code: str) -> str:
        """The name of a suit in the deck in use."""
        return translate(SUITS[self.deck][code])

    def card(self, card: Card) -> str:
        """The name of a card in the deck in use ("ace of cups")."""
        suit = self.suit(card.suit)
        named = RANKS[self.deck].get(card.rank)
        if named is not None:
            return translate(named).format(suit=suit)
        return translate(NUMBER_CARD).format(rank=card.rank, suit=suit)

    def name(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.names[seat]

    def _parameter(self, value: Any) -> str:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, Suit):
            return self.suit(value.code)
        if isinstance(value, SeatName):
            return self.name(value.seat)
        if isinstance(value, int):
            return QLocale().toString(value)
        return str(value)
