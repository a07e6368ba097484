"""What each viewer may know: the one place of hiding.

From the audience of each kind of zone alone follow the masked table, the redaction of events and what a viewer can
keep in mind. A viewer is a seat, or None for the public.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desk.core.actions import Decline
from desk.core.cards import Card
from desk.core.events import CardMoved, CardsShown, Event, SeatActed
from desk.core.observation import Observation
from desk.core.zones import Audience, Zone
from desk.engine.game import Game, State
from desk.engine.referee import OVER, actors, decision

ALL = -1
"""A viewer before whom nothing is hidden; a session admits it to bots' tables and finished rounds only."""


def sees(game: Game, viewer: int | None, zone: Zone) -> bool:
    """Whether this viewer sees the faces in a zone."""
    audience = game.zones[zone.kind]
    if audience is Audience.EVERYONE or viewer == ALL:
        return True
    if viewer is None or audience is Audience.NOBODY:
        return False
    if audience is Audience.OWNER:
        return zone.owner == viewer
    return zone.owner == game.column(viewer)


def redact(game: Game, viewer: int | None, event: Event) -> Event | None:
    """The event as this viewer perceives it; None where he perceives nothing."""
    if isinstance(event, CardMoved):
        visible = sees(game, viewer, event.source) or sees(game, viewer, event.target)
        return event if visible else event._replace(card=None)
    if isinstance(event, CardsShown):
        if event.to is None or viewer in event.to or sees(game, viewer, event.zone):
            return event
        return event._replace(cards=(None,) * len(event.cards))
    if isinstance(event, SeatActed) and isinstance(event.action, Decline) and event.seat != viewer:
        return None
    return event


def redact_all(game: Game, viewer: int | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that this viewer perceives, in order."""
    seen = (redact(game, viewer, event) for event in events)
    return tuple(event for event in seen if event is not None)


def observe(state: State, viewer: int | None) -> Observation:
    """Everything that this viewer may know of the round."""
    game, setup = state.game, state.setup
    zones: dict[Zone, tuple[Card | None, ...]] = {}
    for zone, cards in state.table.zones.items():
        zones[zone] = tuple(cards) if sees(game, viewer, zone) else (None,) * len(cards)
    history = redact_all(game, viewer, state.table.journal)
    result = game.result(state) if state.phase == OVER else None
    total = setup.total if result is None else tuple(map(sum, zip(setup.total, result.score, strict=True)))
    return Observation(
        seat=None if viewer == ALL else viewer,
        players=setup.players,
        round=setup.number,
        dealer=setup.dealer,
        total=total,
        phase=state.phase,
        zones=zones,
        known=_known(game, viewer, history),
        facts=replace(state.facts),  # a copy: the state's own may still change, and nobody may change it from here
        actors=actors(state),
        decision=None if viewer is None else decision(state, viewer),
        history=history,
        badges=game.badges(state.facts),
        marks=game.marks(state.facts),
        statuses=game.statuses(state.facts),
        out=game.out(state.facts),
        winning=game.winning(state.facts),
        result=result,
        winners=None if result is None else game.winners(state.rules, total),
    )


def _known(game: Game, viewer: int | None, history: Iterable[Event]) -> dict[Zone, tuple[Card, ...]]:
    """The cards that this viewer can place in zones whose faces he does not see."""
    known: dict[Zone, list[Card]] = {}
    for event in history:
        if isinstance(event, CardsShown):
            _remember(known.setdefault(event.zone, []), event.cards)
        elif isinstance(event, CardMoved):
            here = known.setdefault(event.source, [])
            if event.card is None:
                # Any of the cards that were known here may be the one that left.
                here.clear()
            else:
                if event.card in here:
                    here.remove(event.card)
                _remember(known.setdefault(event.target, []), (event.card,))
    return {zone: tuple(cards) for zone, cards in known.items() if cards and not sees(game, viewer, zone)}


def _remember(known: list[Card], cards: Iterable[Card | None]) -> None:
    known.extend(card for card in cards if card is not None and card not in known)
