"""What a score is worth: how likely a pair wins the match from it, roughly, with the rule of the exact finish.

A bid is weighed by this and not by its points: at 10 one plain hand decides, and nobody needs a quintola (2.2, 2.6).
"""

from __future__ import annotations

from functools import cache

from desk.games.cuatrola.facts import STAKES, Rules

FREQUENCY = {1: 0.70, 2: 0.17, 4: 0.10, 5: 0.03}
"""How often a hand is worth so much between bots of this house (measured)."""


def chance_of_match(rules: Rules, own: int, other: int) -> float:
    """How likely the pair with the first score wins the match, before the next hand."""
    if own >= rules.target:
        return 1.0
    if other >= rules.target:
        return 0.0
    return _chance(rules.target, rules.exact, own, other)


@cache
def _chance(target: int, exact: bool, own: int, other: int) -> float:
    chance = 0.0
    for worth, share in FREQUENCY.items():
        for mine in (True, False):
            score = own if mine else other
            gain = worth if not exact or score + worth <= target else STAKES["plain"]
            ours, theirs = (own + gain, other) if mine else (own, other + gain)
            if ours >= target:
                chance += share / 2
            elif theirs < target:
                chance += share / 2 * _chance(target, exact, ours, theirs)
    return chance


def gain(rules: Rules, total: tuple[int, ...], side: int, winner: int, stake: int) -> float:
    """How likely a side wins the match once a pair has won a hand of this worth."""
    after = list(total)
    after[winner] += stake
    return chance_of_match(rules, after[side], after[1 - side])
