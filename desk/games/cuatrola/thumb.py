"""Rules of thumb for La Cuatrola: the level ``easy``, and whoever stands in for a player that fails.

A card is chosen by what this trick may bring and what the card may still be good for; nothing is looked at beyond the
trick. Bids are made on clear hands only, and a cante is sung as soon as it can be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desk.games.cuatrola.facts import HAND_SIZE, LAST_CANTE_TRICK
from desk.games.cuatrola.kernel import ABOVE, BEATS, BIT, HEIGHT, PAIR, SUIT, SUITED, TRUMP, TRUMPS, WORTH, cante
from desk.games.cuatrola.view import View

AVERAGE_CARD = 5
"""What a card that is still to come adds to a trick, about."""
TRUMP_KEEP, TRUMP_STEP, TRUMP_WORTH = 6, 2, 0.6
"""What a trump is worth in the hand: the lowest, each step higher, and the part of its points that stays safe in it."""
MASTER_KEEP = 0.5
"""The part of its points for which the highest card of a suit is kept back."""
CANTE_KEEP = 0.4
"""The part of its value for which king and knight stay together."""
OVERTAKE = 6
"""What it costs to take a trick from a partner who has it anyway."""
TRICK = 10
"""What a trick is worth where only tricks count."""

BID_TRICKS = {"solo": 2.7, "cuatrola": 3.6, "quintola": 4.8}
"""Tricks that a hand must promise before it bids: at these, seven in ten such bids were made (measured)."""


def choose(options: Mapping[str, Any], seat: int, asked: Mapping[str, Any]) -> str:
    """The action for what is asked."""
    view = View(options, seat, asked)
    if len(view.legal) == 1:
        return view.legal[0]
    kinds = {action.split()[0] for action in view.legal}
    if "play" in kinds:
        return best_card(view)
    return best_song(view) if "sing" in kinds else best_bid(view)


# Cantes


def best_song(view: View) -> str:
    """Sing at once, the forty first: points in the hand are points that nobody can win any more."""
    songs = [action for action in view.legal if action.startswith("sing")]
    return max(songs, key=lambda action: cante(view.names.suits.index(action.split()[1])))


# Bids


def best_bid(view: View) -> str:
    """The highest bid that the hand promises, or pass."""
    promised = promise(view)
    for name in ("quintola", "cuatrola", "solo"):
        if f"bid {name}" in view.legal and promised >= BID_TRICKS[name]:
            return f"bid {name}"
    return "pass"


def promise(view: View) -> float:
    """The tricks that a hand promises its player alone against two."""
    trumps = (view.hand & TRUMPS).bit_count()
    tricks = 0.0
    for card in range(TRUMP + HAND_SIZE):
        if not view.hand & BIT[card]:
            continue
        higher = (ABOVE[card] & ~view.hand).bit_count()
        if card >= TRUMP:
            tricks += max(0.3, 1 - 0.3 * higher)
        elif higher == 0:
            tricks += 0.75 if trumps >= 2 else 0.55
        elif higher == 1:
            tricks += 0.2 if trumps >= 2 else 0.1
    return tricks + 0.25 * max(0, trumps - 2)


# Cards


def best_card(view: View) -> str:
    """The card with the best outlook; among equals the one that gives least away."""
    cards = [view.names.numbers[action.split()[1]] for action in view.legal]
    best = max(cards, key=lambda card: (outlook(view, card), -WORTH[card], -card))
    return f"play {view.names.codes[best]}"


def outlook(view: View, card: int) -> float:
    """What the trick may bring with this card, less what the card would be kept for."""
    chance = chance_to_win(view, card)
    if not view.counts_points:
        return (2 * chance - 1) * TRICK - _trick_keep(view, card)
    lying = sum(WORTH[other] for _, other in view.trick)
    value = lying + WORTH[card] + AVERAGE_CARD * len(view.to_come())
    return (2 * chance - 1) * value - _keep(view, card) - _overtaking(view, card)


def chance_to_win(view: View, card: int) -> float:
    """How likely this seat's pair wins the trick after this card."""
    winner, best = (view.seat, card)
    if view.trick:
        held = view.winning()
        if not BEATS[held[1]] & BIT[card]:
            winner, best = held
    ours, chance = (winner ^ view.seat) & 1 == 0, 1.0
    led = view.trick[0][1] if view.trick else card
    for other in view.to_come():
        beats = chance_to_beat(view, other, led, best, card)
        mate = (other ^ view.seat) & 1 == 0
        if not mate:
            chance *= 1 - beats
        elif not ours:
            chance, ours = beats, True
    return chance if ours else 0.0


def chance_to_beat(view: View, seat: int, led: int, best: int, mine: int) -> float:
    """How likely a seat holds a card that beats the best one and may be played."""
    possible = view.may_hold(seat)
    if view.known[seat] & ABOVE[best] & SUITED[led]:
        return 1.0
    places = HAND_SIZE - sum(view.tricks)
    each = min(1.0, places / max(1, view.unseen.bit_count()))
    lacks = 1 - each
    higher = possible & ABOVE[best] & SUITED[led]
    over = 1 - lacks ** higher.bit_count()
    if led >= TRUMP:
        return over
    trumps = possible & TRUMPS & ABOVE[best] if best >= TRUMP else possible & TRUMPS
    void = 0.0 if view.known[seat] & SUITED[led] else lacks ** (possible & SUITED[led]).bit_count()
    ruff = void * (1 - lacks ** trumps.bit_count())
    return ruff if best >= TRUMP else min(1.0, over + ruff)


def _keep(view: View, card: int) -> float:
    """What a card is worth if it stays in the hand."""
    worth = 0.0
    if card >= TRUMP:
        worth += TRUMP_KEEP + TRUMP_STEP * HEIGHT[card] + TRUMP_WORTH * WORTH[card]
    elif not ABOVE[card] & view.unseen:
        worth += MASTER_KEEP * WORTH[card]
    suit = SUIT[card]
    pair = PAIR[suit]
    to_sing = view.hand & pair == pair and pair & BIT[card] and not view.sung & BIT[suit]
    if to_sing and sum(view.tricks) < LAST_CANTE_TRICK:
        worth += CANTE_KEEP * cante(suit)
    return worth


def _trick_keep(view: View, card: int) -> float:
    """The same where only tricks count: strength alone."""
    return HEIGHT[card] + (HAND_SIZE if card >= TRUMP else 0)


def _overtaking(view: View, card: int) -> float:
    """The cost of beating a partner whose trick is safe."""
    if not view.trick:
        return 0.0
    winner, best = view.winning()
    if (winner ^ view.seat) & 1 or not BEATS[best] & BIT[card]:
        return 0.0
    foes = [seat for seat in view.to_come() if (seat ^ view.seat) & 1]
    led = view.trick[0][1]
    return OVERTAKE if all(chance_to_beat(view, foe, led, best, card) == 0 for foe in foes) else 0.0
