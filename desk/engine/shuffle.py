"""Shuffling, our own: Python promises a stable sequence for ``random()`` only, not for ``shuffle``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desk.core.cards import Card


def shuffled(pack: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """The pack in random order (Fisher and Yates, from the end)."""
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
