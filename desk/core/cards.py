"""Cards as interned values.

A card is its code: rank then suit, as in the record format ("Ad", "Kc", "X1"). Two jokers are two cards.
This module does not know what a rank is worth: order and values belong to the games.
"""

from __future__ import annotations

from collections.abc import Iterable

LATIN_RANKS = "A23456789JNK"
FRENCH_RANKS = "A23456789TJQK"
LATIN_SUITS = "dcsb"
FRENCH_SUITS = "shdc"
JOKERS = ("X1", "X2")


class Card:
    """One card. There is a single object for each code, so identity is equality.

    The hash is the card's place in a fixed order: sets of cards iterate alike in every process.
    """

    __slots__ = ("code", "index", "rank", "suit")

    code: str
    rank: str
    suit: str
    index: int

    def __new__(cls, code: str) -> Card:
        """The card with this code. Raises ValueError for a code that no deck has."""
        found = _CARDS.get(code)
        if found is None:
            raise ValueError(f"no such card: {code!r}")
        return found

    def __hash__(self) -> int:
        return self.index

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.code,)


def _make(code: str, index: int) -> Card:
    card = object.__new__(Card)
    card.code, card.rank, card.suit, card.index = code, code[0], code[1], index
    return card


def _all_codes() -> Iterable[str]:
    suits = dict.fromkeys(FRENCH_SUITS + LATIN_SUITS)
    ranks = dict.fromkeys(FRENCH_RANKS + LATIN_RANKS)
    yield from (rank + suit for suit in suits for rank in ranks)
    yield from JOKERS


_CARDS: dict[str, Card] = {}
_CARDS.update((code, _make(code, index)) for index, code in enumerate(_all_codes()))


def cards(codes: str | Iterable[str]) -> tuple[Card, ...]:
    """Cards from codes, or from one string with spaces.

    >>> cards("Ad Kc")
    (Ad, Kc)
    """
    return tuple(Card(code) for code in (codes.split() if isinstance(codes, str) else codes))


def pack(ranks: str, suits: str) -> tuple[Card, ...]:
    """Every card of these ranks and suits, suit by suit.

    >>> pack("AK", "dc")
    (Ad, Kd, Ac, Kc)
    """
    return tuple(Card(rank + suit) for suit in suits for rank in ranks)
