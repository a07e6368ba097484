"""What a seat can do, as small values with the text form of the record.

The words are those of ``docs/spec/record.md``: ``pass``, ``bid solo``, ``play Ac``, ``sing d``, ``decline``.
Whether an action is legal is a matter of the rules, not of this module. Actions are dataclasses, not tuples: a tuple
``Pass()`` would equal a ``Decline()``, and the one would be accepted for the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from desk.core.cards import Card


@dataclass(frozen=True, slots=True)
class Pass:
    """To say nothing in an auction."""


@dataclass(frozen=True, slots=True)
class Bid:
    """To bid a contract by its name in the record ("solo")."""

    contract: str


@dataclass(frozen=True, slots=True)
class PlayCard:
    """To play a card from the hand to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Sing:
    """To announce king and knight of a suit."""

    suit: str


@dataclass(frozen=True, slots=True)
class Decline:
    """To let a chance to speak go by. Nobody hears it."""


Action = Pass | Bid | PlayCard | Sing | Decline


def action_text(action: Action) -> str:
    """The action in the words of the record, without its seat."""
    if isinstance(action, PlayCard):
        return f"play {action.card.code}"
    if isinstance(action, Bid):
        return f"bid {action.contract}"
    if isinstance(action, Sing):
        return f"sing {action.suit}"
    return "pass" if isinstance(action, Pass) else "decline"


def parse_action(text: str) -> Action:
    """The action that the words name. Raises ValueError for words that name none."""
    verb, *words = text.split(" ")
    if verb == "pass" and not words:
        return Pass()
    if verb == "decline" and not words:
        return Decline()
    if len(words) == 1:
        if verb == "play":
            return PlayCard(Card(words[0]))
        if verb == "bid" and words[0].isalpha():
            return Bid(words[0])
        if verb == "sing" and len(words[0]) == 1:
            return Sing(words[0])
    raise ValueError(f"not an action: {text!r}")
