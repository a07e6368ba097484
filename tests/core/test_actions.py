"""Actions and their words in the record."""

from __future__ import annotations

import pickle
from itertools import combinations

import pytest

from desk.core.actions import Action, Bid, Decline, Pass, PlayCard, Sing, action_text, parse_action
from desk.core.cards import Card

WORDS: dict[str, Action] = {
    "pass": Pass(),
    "decline": Decline(),
    "bid solo": Bid("solo"),
    "bid d": Bid("d"),
    "sing d": Sing("d"),
    "play Ac": PlayCard(Card("Ac")),
}


@pytest.mark.parametrize("words", WORDS)
def test_words_and_actions_say_the_same(words: str) -> None:
    assert action_text(WORDS[words]) == words
    assert parse_action(words) == WORDS[words]
    assert pickle.loads(pickle.dumps(WORDS[words])) == WORDS[words]


@pytest.mark.parametrize(("one", "other"), list(combinations(WORDS.values(), 2)))
def test_different_actions_are_different(one: Action, other: Action) -> None:
    """A pass was once equal to a decline, and a bid of "d" to a song in "d"."""
    assert one != other


@pytest.mark.parametrize(
    "words",
    [
        *("", " ", "pass 1", "decline d", "bid", "bid solo solo", "bid 7", "sing", "sing dc", "play", "play Ax"),
        *("play Ac Ad", "play  Ac", "Play Ac", " pass", "pass ", "commit Ac"),
    ],
)
def test_other_words_name_no_action(words: str) -> None:
    with pytest.raises(ValueError, match=r"not an action|no such card"):
        parse_action(words)
