"""Detectors of what a viewer must not be able to reach: walks through every object behind a value."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from desk.core.cards import Card
from desk.core.events import CardMoved, CardsShown, Event
from desk.core.zones import Audience, Zone
from desk.engine.game import Game


def behind(root: Any) -> Iterator[Any]:
    """Every object that can be reached from a value, classes and modules left out."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        seen.add(id(thing))
        yield thing
        waiting.extend(gc.get_referents(thing))


def cards_behind(root: Any) -> set[Card]:
    """Every card that can be reached from a value."""
    return {thing for thing in behind(root) if isinstance(thing, Card)}


def may_see(game: Game, viewer: int | None, zone: Zone) -> bool:
    """Whether a viewer sees the cards of a zone, from the declared audiences (written apart from the engine)."""
    match game.zones[zone.kind]:
        case Audience.EVERYONE:
            return True
        case Audience.OWNER:
            return viewer is not None and zone.owner == viewer
        case Audience.SIDE:
            return viewer is not None and zone.owner == game.column(viewer)
    return False


def met(game: Game, viewer: int | None, journal: list[Event]) -> set[Card]:
    """The cards whose faces a viewer has been able to see in the round so far."""
    found: set[Card] = set()
    for event in journal:
        if isinstance(event, CardMoved):
            if may_see(game, viewer, event.source) or may_see(game, viewer, event.target):
                found.add(event.card)  # type: ignore[arg-type]
        elif isinstance(event, CardsShown) and (event.to is None or viewer in event.to):
            found.update(event.cards)  # type: ignore[arg-type]
    return found
