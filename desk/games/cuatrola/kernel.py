"""The same play on integers, for search: cards are numbers, sets of cards are bit masks (2.3).

A card is its suit times five plus its height, low to high (J N K 3 A); trumps are always the last suit. Nobody but
this game's players uses it; a law holds it to the rules over random play. The tables stand where shifts would do:
compilers of Python have got shifts of constants wrong.
"""

from __future__ import annotations

from collections.abc import Iterable

from desk.games.cuatrola.facts import CANTE, CARD_POINTS, HAND_SIZE, RANKS, SUITS, TRUMP_CANTE

CARDS = 20
BIT = tuple(1 << card for card in range(CARDS))
ALL = (1 << CARDS) - 1
TRUMP = 15
"""Cards from this number on are trumps."""
SUIT = tuple(card // HAND_SIZE for card in range(CARDS))
HEIGHT = tuple(card % HAND_SIZE for card in range(CARDS))
WORTH = tuple(CARD_POINTS[RANKS[HAND_SIZE - 1 - height]] for height in HEIGHT)
OF_SUIT = tuple(sum(BIT[5 * suit + height] for height in range(HAND_SIZE)) for suit in range(4))
TRUMPS = OF_SUIT[3]
SUITED = tuple(OF_SUIT[suit] for suit in SUIT)
"""The suit of a card, as a mask."""
ABOVE = tuple(sum(BIT[other] for other in range(card + 1, 5 * SUIT[card] + HAND_SIZE)) for card in range(CARDS))
"""The higher cards of the same suit."""
BEATS = tuple(ABOVE[card] | (TRUMPS if card < TRUMP else 0) for card in range(CARDS))
"""The cards that beat a card that is winning."""
PAIR = tuple(BIT[5 * suit + 1] | BIT[5 * suit + 2] for suit in range(4))
"""King and knight of a suit: a cante (2.4)."""


def legal(hand: int, led: int, best: int, free: bool, beat_led: bool) -> int:
    """The cards of a hand that may follow a led card while ``best`` is winning (2.3).

    ``free``: the partner is winning and the option exempts; ``beat_led``: the option compares with the card led.
    """
    trumped = best >= TRUMP > led
    suited = hand & SUITED[led]
    if suited:
        if trumped or free:
            return suited
        return suited & ABOVE[led if beat_led else best] or suited
    if led >= TRUMP or free:
        return hand
    trumps = hand & TRUMPS
    if trumped:
        return trumps & ABOVE[best] or hand
    return trumps or hand


def cards_of(mask: int) -> list[int]:
    """The cards of a set, the lowest number first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def cante(suit: int) -> int:
    """What a cante in a suit is worth: the last suit is trumps (2.4)."""
    return TRUMP_CANTE if suit == SUIT[TRUMP] else CANTE


class Names:
    """Numbers for card codes and back, with a suit as trumps."""

    __slots__ = ("codes", "numbers", "suits")

    def __init__(self, trump: str) -> None:
        self.suits = [suit for suit in SUITS if suit != trump] + [trump]
        self.codes = [rank + suit for suit in self.suits for rank in reversed(RANKS)]
        self.numbers = {code: number for number, code in enumerate(self.codes)}

    def mask(self, codes: Iterable[str]) -> int:
        """These cards as a set."""
        return sum(BIT[self.numbers[code]] for code in codes)
