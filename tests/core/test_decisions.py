"""Decisions: what they offer, and what they refuse."""

from __future__ import annotations

from desk.core.actions import Bid, Decline, Pass, PlayCard, Sing
from desk.core.cards import Card
from desk.core.decisions import CardChoice, Choice, ChooseCard, ChooseWord, Refusal
from desk.core.text import T

TEXT = T("Test", "text")
NO = Refusal("no", TEXT)


def words(*choices: Choice, window: bool = False) -> ChooseWord:
    """A decision between words."""
    return ChooseWord(TEXT, None, choices, window)


def test_words_are_offered_and_refused() -> None:
    asked = words(Choice(Pass(), TEXT), Choice(Bid("solo"), TEXT, refusal=NO))
    assert list(asked.actions()) == [Pass()]
    assert asked.refusal(Bid("solo")) == NO
    assert asked.refusal(Pass()) is None
    assert asked.refusal(Sing("d")) is None


def test_cards_are_offered_and_refused() -> None:
    asked = ChooseCard(TEXT, None, (CardChoice(Card("As"), NO), CardChoice(Card("Ks"))))
    assert list(asked.actions()) == [PlayCard(Card("Ks"))]
    assert asked.refusal(PlayCard(Card("As"))) == NO
    assert asked.refusal(PlayCard(Card("Ad"))) is None


def test_only_a_window_with_nothing_to_say_is_forced() -> None:
    decline, song = Choice(Decline(), TEXT), Choice(Sing("d"), TEXT)
    assert words(decline, window=True).forced
    assert words(decline, song._replace(refusal=NO), window=True).forced
    assert not words(decline, song, window=True).forced
    assert not words(decline).forced
    assert not words(Choice(Pass(), TEXT), window=True).forced
    assert not ChooseCard(TEXT, None, (CardChoice(Card("As")),)).forced, "a last card is played by its player"
