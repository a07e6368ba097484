"""From settings to a match: names, players and rules as they were last, or as they are at first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desk.core.options import Value, changed, with_defaults
from desk.session.seats import PERSON, SeatPlan
from desk.settings import Settings
from desk.ui.avatars import bot_name, default_own_name
from desk.ui.services import GameCard, MatchPlan

FIRST_LEVEL = "easy"


def plan_for(card: GameCard, settings: Settings, language: str, levels: Sequence[str] = ()) -> MatchPlan:
    """The match that starts when nothing more is chosen. ``levels`` are those that there are."""
    players = seat_players(settings, card.players[0], levels)
    names = seat_names(settings, players, language)
    seats = tuple(SeatPlan(name, player) for name, player in zip(names, players, strict=True))
    return MatchPlan(card.id, changed(card.options, options_of(card, settings)), seats)


def seat_players(settings: Settings, seats: int, levels: Sequence[str] = ()) -> list[str]:
    """Who plays in each seat: a person in at most one, and only levels that there are."""
    usual = FIRST_LEVEL if not levels or FIRST_LEVEL in levels else levels[0]
    found: list[str] = []
    for seat in range(seats):
        player = settings.levels[seat] if seat < len(settings.levels) else ("" if seat else PERSON)
        known = player == PERSON or player in levels or (not levels and bool(player))
        if not known or (player == PERSON and PERSON in found):
            player = usual
        found.append(player)
    return found


def seat_names(settings: Settings, players: Sequence[str], language: str) -> list[str]:
    """The names in all seats: the reader's own, those that were set, and else those of the language."""
    own = settings.own_name or default_own_name()
    taken = [own] if PERSON in players else []
    names: list[str] = []
    for seat, player in enumerate(players):
        set_name = settings.names[seat] if seat < len(settings.names) else ""
        name = own if player == PERSON else set_name or bot_name(language, seat, taken)
        names.append(name)
        taken.append(name)
    return names


def options_of(card: GameCard, settings: Settings) -> dict[str, Value]:
    """All options of the game with what was chosen; what the game does not know any more is passed over."""
    kept = settings.options.get(card.id, {})
    return with_defaults(card.options, _known(card, kept))


def _known(card: GameCard, kept: Mapping[str, Value]) -> dict[str, Value]:
    by_name = {option.name: option for option in card.options}
    return {name: value for name, value in kept.items() if name in by_name and by_name[name].allows(value)}
