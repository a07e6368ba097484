"""What a seat is asked, by kind: to choose a word, or to choose a card.

The list of kinds is closed: prompts, keyboards, bots and the record know these kinds and no game.
A decision carries every choice, the forbidden ones with the reason, so that nothing is ever just grey.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desk.core.actions import Action, Decline, PlayCard
from desk.core.cards import Card
from desk.core.text import Suit, Text


class Refusal(NamedTuple):
    """Why something is not allowed: a stable code, the sentence, and the paragraph of the rules text."""

    code: str
    text: Text
    rule: str = ""


class Choice(NamedTuple):
    """One thing that can be said: its action, name, stake, explanation; with a refusal, it may not."""

    action: Action
    label: Text
    note: Text | None = None
    stake: int | None = None
    refusal: Refusal | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None


class ChooseWord(NamedTuple):
    """Say one of a few words: a bid, a cante. ``window``: a chance to speak that others do not notice."""

    prompt: Text
    detail: Text | None
    choices: tuple[Choice, ...]
    window: bool = False

    def actions(self) -> Iterator[Action]:
        """The legal actions, in the order of the prompt."""
        return (choice.action for choice in self.choices if choice.refusal is None)

    @property
    def forced(self) -> bool:
        """Whether this is a window in which nothing but declining is possible (nobody is asked then)."""
        return self.window and tuple(self.actions()) == (Decline(),)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this action is refused, or None (also where it is no action of this decision)."""
        return next((choice.refusal for choice in self.choices if choice.action == action), None)


class CardChoice(NamedTuple):
    """A card of the hand, with the refusal if it may not be played now."""

    card: Card
    refusal: Refusal | None = None


class ChooseCard(NamedTuple):
    """Play a card of the hand."""

    prompt: Text
    detail: Text | None
    cards: tuple[CardChoice, ...]

    def actions(self) -> Iterator[Action]:
        """The legal plays, in the order of the hand."""
        return (PlayCard(choice.card) for choice in self.cards if choice.refusal is None)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this card is refused, or None (also where it is not in the hand)."""
        return next((c.refusal for c in self.cards if PlayCard(c.card) == action), None)

    @property
    def window(self) -> bool:
        """A card is always played openly."""
        return False

    @property
    def forced(self) -> bool:
        """Even a single legal card is played by its player."""
        return False


Decision = ChooseWord | ChooseCard
