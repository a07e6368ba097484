"""Which cards may be played: follow, beat, trump, over-trump (2.3).

The duties are a chain of named filters. The first filter that leaves fewer cards than it was given forbids the
others, and its name is what a player is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from desk.core.cards import Card
from desk.core.decisions import CardChoice, Refusal
from desk.core.text import T
from desk.games.cuatrola.facts import RANKS, Rules

MUST_FOLLOW = Refusal("must_follow", T("Cuatrola", "You must follow suit."), "2.3")
MUST_BEAT = Refusal("must_beat", T("Cuatrola", "You can beat the winning card: you must."), "2.3")
MUST_BEAT_LED = Refusal("must_beat", T("Cuatrola", "You can beat the card that was led: you must."), "2.3")
MUST_TRUMP = Refusal("must_trump", T("Cuatrola", "No card of the suit: you must trump."), "2.3")
MUST_OVERTRUMP = Refusal("must_overtrump", T("Cuatrola", "You must over-trump."), "2.3")


def strength(card: Card, led: str, trump: str) -> int:
    """How strong a card is in a trick: trumps, then the suit led, by rank; -1 where it cannot win.

    >>> strength(Card("Js"), "c", "s") > strength(Card("Ac"), "c", "s") > strength(Card("Ad"), "c", "s")
    True
    """
    height = len(RANKS) - 1 - RANKS.index(card.rank)
    if card.suit == trump:
        return height + len(RANKS)
    return height if card.suit == led else -1


def winning(trick: Sequence[Card], trump: str) -> int:
    """The place in the trick of the card that wins it now."""
    return max(range(len(trick)), key=lambda place: strength(trick[place], trick[0].suit, trump))


def choices(
    hand: Sequence[Card], trick: Sequence[Card], trump: str, rules: Rules, *, partner_wins: bool = False
) -> tuple[CardChoice, ...]:
    """The cards of a hand, each with the duty that forbids it, if one does.

    ``trick`` are the cards played so far in order; ``partner_wins`` tells whether the winning one is the partner's.
    """
    allowed, duty = _duty(hand, trick, trump, rules, partner_wins)
    if duty is None:
        return tuple(CardChoice(card) for card in hand)
    follows = bool(trick) and any(card.suit == trick[0].suit for card in hand)
    return tuple(CardChoice(card, None if card in allowed else _refusal(card, trick, duty, follows)) for card in hand)


def _refusal(card: Card, trick: Sequence[Card], duty: Refusal, follows: bool) -> Refusal:
    """Who could follow suit and did not is told so, whatever else he owed."""
    return MUST_FOLLOW if follows and card.suit != trick[0].suit else duty


def _duty(
    hand: Sequence[Card], trick: Sequence[Card], trump: str, rules: Rules, partner_wins: bool
) -> tuple[Sequence[Card], Refusal | None]:
    """The cards that may be played, and the narrowest duty in force (None: any card)."""
    if not trick:
        return hand, None
    free = rules.partner_exempt and partner_wins
    led = trick[0].suit
    best = trick[winning(trick, trump)]
    trumped = best.suit == trump and led != trump
    suited = [card for card in hand if card.suit == led]
    if suited:
        if trumped or free:  # CL7: nothing of the suit can win any more
            return suited, MUST_FOLLOW
        to_beat, duty = (trick[0], MUST_BEAT_LED) if rules.beat == "led" else (best, MUST_BEAT)
        higher = _higher(suited, to_beat, led, trump)
        return (higher, duty) if higher else (suited, MUST_FOLLOW)
    trumps = [card for card in hand if card.suit == trump]
    if led == trump or not trumps or free:
        return hand, None
    if trumped:  # CL5, CL6, CL15: over-trumping compares with the highest trump, under every option
        higher = _higher(trumps, best, led, trump)
        return (higher, MUST_OVERTRUMP) if higher else (hand, None)
    return trumps, MUST_TRUMP


def _higher(candidates: Sequence[Card], than: Card, led: str, trump: str) -> list[Card]:
    bar = strength(than, led, trump)
    return [card for card in candidates if strength(card, led, trump) > bar]
