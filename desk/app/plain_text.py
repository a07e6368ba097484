"""Texts in plain English, for terminals and logs: no catalogue, no Qt.

The windows have their own words by language and deck; this renderer fills the sources as they are written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from desk.core.cards import Card
from desk.core.text import SeatName, Suit, Text

_RANKS = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "N": "knight", "K": "king"}
_LATIN = {"d": "coins", "c": "cups", "s": "swords", "b": "batons"}
_FRENCH = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
_PLACE = re.compile(r"\{(\w+)\}")


def plain(text: Text, *, deck: str = "spanish", names: Sequence[str] = ()) -> str:
    """The text in English. ``deck`` names the suits; ``names`` are the seats' names, where they have any."""
    filled = dict(text.parameters)

    def word(found: re.Match[str]) -> str:
        name = found.group(1)
        return _word(filled[name], deck, names) if name in filled else found.group(0)

    return _PLACE.sub(word, _number(text))


def _number(text: Text) -> str:
    """The source with its number and the plural that goes with it."""
    if text.number is None:
        return text.source
    return text.source.replace("%n", str(text.number)).replace("(s)", "" if text.number == 1 else "s")


def _word(value: Any, deck: str, names: Sequence[str]) -> str:
    if isinstance(value, Card):
        return _card(value, deck)
    if isinstance(value, Suit):
        return _suit(value.code, deck)
    if isinstance(value, SeatName):
        named = names[value.seat] if value.seat < len(names) else ""
        return named or f"seat {value.seat}"
    if isinstance(value, Text):
        return plain(value, deck=deck, names=names)
    return str(value)


def _suit(code: str, deck: str) -> str:
    return (_FRENCH if deck == "french" else _LATIN).get(code, code)


def _card(card: Card, deck: str) -> str:
    if card.rank == "X":
        return "joker"
    return f"{_RANKS.get(card.rank, card.rank)} of {_suit(card.suit, deck)}"
