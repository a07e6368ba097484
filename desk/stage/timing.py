"""How long things take on the table, in milliseconds at the normal pace."""

from __future__ import annotations

LIFT = 120
PLAY = 220
DEAL = 180
DEAL_APART = 60
FLIP = 160
TRICK_STAYS = 1200
COLLECT = 260
TOAST = 4000
SETTLING = 250
"""In this time what has just appeared takes no click or key: it was meant for what stood there before."""


def scaled(duration: int, pace: float) -> int:
    """A duration at another pace; 0 turns motion off."""
    return round(duration * pace)
