"""Cards as interned values."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from desk.core.cards import FRENCH_RANKS, FRENCH_SUITS, JOKERS, LATIN_RANKS, LATIN_SUITS, Card, cards, pack


def test_a_card_is_its_code_and_there_is_one_of_it() -> None:
    assert Card("Ad") is Card("Ad")
    assert (Card("Ad").rank, Card("Ad").suit, repr(Card("Ad"))) == ("A", "d", "Ad")
    assert Card("Ad") != Card("Ac")
    assert Card("X1") is not Card("X2")


@pytest.mark.parametrize("code", ["", "A", "Ax", "10c", "ad", "Ad ", "X3", "1d"])
def test_a_code_that_no_deck_has_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        Card(code)


def test_a_card_survives_pickling_and_copying_as_itself() -> None:
    for card in (*pack(LATIN_RANKS, LATIN_SUITS), *pack(FRENCH_RANKS, FRENCH_SUITS), *cards(JOKERS)):
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card


def test_every_card_has_a_hash_of_its_own() -> None:
    every = {*pack(LATIN_RANKS, LATIN_SUITS), *pack(FRENCH_RANKS, FRENCH_SUITS), *cards(JOKERS)}
    assert len({hash(card) for card in every}) == len(every)


def test_sets_of_cards_iterate_alike_in_every_process() -> None:
    program = "from desk.core.cards import *; print(*set(pack('AK3', 'dcsb')))"
    orders = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(orders) == 1
