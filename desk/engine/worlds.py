"""Complete worlds that fit what a viewer knows, for players that try things out.

A world is a state in which every card that the viewer cannot place lies somewhere that is possible by what he has
seen. What somebody's play betrays (a void suit) is not considered here.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from desk.core.cards import Card
from desk.core.observation import Observation
from desk.core.zones import Zone
from desk.engine.game import Game, Setup, State
from desk.engine.shuffle import shuffled
from desk.engine.table import Table


def sample(game: Game, rules: Any, seen: Observation, rng: Random) -> State:
    """A world of a running round: unseen cards are shuffled into the unseen places, known cards stay put.

    Its journal is what the viewer perceived, so that he sees the same in this world as in the true one.
    """
    placed = _placed(seen)
    taken = {card for cards in placed.values() for card in cards}
    loose = [card for card in shuffled(game.pack(seen.players), rng) if card not in taken]
    zones: dict[Zone, list[Card]] = {}
    for zone, faces in seen.zones.items():
        cards = placed[zone]
        missing = len(faces) - len(cards)
        zones[zone] = cards + loose[:missing]
        del loose[:missing]
    setup = Setup(seen.round, seen.dealer, seen.total, seen.players)
    return State(game, rules, setup, Table(zones, seen.history), replace(seen.facts), seen.phase)


def _placed(seen: Observation) -> dict[Zone, list[Card]]:
    """The cards of each zone that the viewer can name."""
    return {
        zone: [card for card in faces if card is not None] or list(seen.known.get(zone, ()))
        for zone, faces in seen.zones.items()
    }
