"""Playing any game by chance: every law starts from these walks. The same seed gives the same walk in every process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, TypeVar

from desk.core.actions import Action, Decline, Pass
from desk.core.decisions import ChooseWord
from desk.core.events import Event
from desk.core.options import Value, with_defaults
from desk.engine import referee
from desk.engine.game import Game, Setup, State
from desk.engine.shuffle import shuffled
from desk.games import discover
from tests import toygame

GAMES: dict[str, Game] = discover() | {toygame.GAME.id: toygame.GAME}
PASSES = 0.85
"""How often a seat passes that could bid: rarely enough that every contract is played, and plain hands too."""
DECLINES = 0.3


Item = TypeVar("Item")


def below(rng: Random, end: int) -> int:
    """A number from 0 to the end, by the only method of Random whose sequence Python promises to keep."""
    return int(rng.random() * end)


def pick(rng: Random, items: Sequence[Item]) -> Item:
    """One of the items."""
    return items[below(rng, len(items))]


class Moment(NamedTuple):
    """A state, what was done in it by whom, and what came of it."""

    before: State
    seat: int
    action: Action
    after: State
    events: tuple[Event, ...]


def some_options(game: Game, rng: Random) -> dict[str, Value]:
    """Complete options, each at its default half of the time."""
    chosen = {}
    for option in game.options:
        if rng.random() < 0.5:
            chosen[option.name] = pick(rng, option.values).value
    return with_defaults(game.options, chosen)


def some_setup(game: Game, options: Mapping[str, Value], rng: Random) -> Setup:
    """The start of a round somewhere in a match that nobody has won."""
    players = pick(rng, game.players)
    rules = game.read_options(options)
    goal, _ = game.goal(rules)
    total = (0,) * game.columns(players)
    if goal is not None and rng.random() < 0.7:
        drawn = tuple(below(rng, goal) for _ in total)
        total = drawn if game.winners(rules, drawn) is None else total
    return Setup(below(rng, 20), below(rng, players), total, players)


def begin(game: Game, rng: Random, options: Mapping[str, Value] | None = None) -> State:
    """A round that has just been dealt."""
    complete = dict(options) if options is not None else some_options(game, rng)
    setup = some_setup(game, complete, rng)
    return referee.start(game, complete, setup, shuffled(game.pack(setup.players), rng)).state


def legal(state: State, seat: int) -> list[Action]:
    """What this seat may do, in the order of its decision."""
    asked = referee.decision(state, seat)
    return [] if asked is None else list(asked.actions())


def choose(state: State, seat: int, rng: Random, among: Sequence[Action] | None = None) -> Action:
    """One of the legal actions: seldom a bid, mostly a song, any card."""
    actions = legal(state, seat) if among is None else list(among)
    silent, rate = (Decline(), DECLINES) if is_window(state, seat) else (Pass(), PASSES)
    aloud = [action for action in actions if action != silent]
    if silent in actions and (not aloud or rng.random() < rate):
        return silent
    return pick(rng, aloud)


def is_window(state: State, seat: int) -> bool:
    """Whether this seat is asked in a window."""
    asked = referee.decision(state, seat)
    return isinstance(asked, ChooseWord) and asked.window


def walk(game: Game, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Moment]:
    """A round from the deal to its count, action by action."""
    rng = Random(seed)
    state = begin(game, rng, options)
    while asked := referee.actors(state):
        seat = pick(rng, asked)
        action = choose(state, seat, rng)
        after, events = referee.step(state, seat, action)
        yield Moment(state, seat, action, after, events)
        state = after


@lru_cache(maxsize=400)
def moments(game: Game, seed: int) -> tuple[Moment, ...]:
    """The same walk, walked once for all tests that only look at it."""
    return tuple(walk(game, seed))


def states(game: Game, seeds: range) -> Iterator[State]:
    """Every state of some walks, the first and the last included."""
    for seed in seeds:
        walked = moments(game, seed)
        yield from (moment.before for moment in walked)
        yield walked[-1].after


def viewers(state: State) -> list[int | None]:
    """Every seat, and the public."""
    return [*range(state.setup.players), None]


def position(state: State) -> tuple[Any, ...]:
    """All that makes up a state except its journal, as one comparable value."""
    zones = {zone: tuple(cards) for zone, cards in state.table.zones.items() if cards}
    return state.phase, astuple(state.facts), zones, state.setup, state.rules


def whole(state: State) -> tuple[Any, ...]:
    """All that makes up a state, as one comparable value."""
    return *position(state), [(type(event), event) for event in state.table.journal]
