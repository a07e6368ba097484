"""The one door to the rules: may this seat do this, and what follows.

``check`` and ``step`` are pure: the state given is never touched. ``play`` changes a state in place, for players that
try things out on copies of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desk.core.actions import Action
from desk.core.cards import Card
from desk.core.decisions import Decision, Refusal
from desk.core.events import Event, RoundStarted
from desk.core.options import Value
from desk.core.text import T
from desk.core.zones import STOCK
from desk.engine.game import Game, Setup, State
from desk.engine.table import Table

OVER = "over"

NOT_ON_TURN = Refusal("not_on_turn", T("Table", "It is not this seat’s turn."))
NOT_POSSIBLE = Refusal("not_possible", T("Table", "That cannot be done now."))
NOT_IN_HAND = Refusal("not_in_hand", T("Table", "That card is not in this hand."))


class IllegalAction(Exception):  # noqa: N818 - the word of the table
    """A seat tried what the rules forbid. The state is as it was; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Step(NamedTuple):
    """The state after an action, and the events that led there."""

    state: State
    events: tuple[Event, ...]


def start(game: Game, options: dict[str, Value], setup: Setup, pack: Sequence[Card]) -> Step:
    """Begin a round with a pack in dealing order. Raises ValueError for a pack that is not the game's."""
    whole = game.pack(setup.players)
    if len(pack) != len(whole) or set(pack) != set(whole):
        raise ValueError("not the pack of this game")
    rules = game.read_options(options)
    state = State(game, rules, setup, Table({STOCK: pack}), game.new_facts(rules, setup), game.first_phase)
    state.table.say(RoundStarted(setup.number, setup.dealer))
    _enter(state, game.first_phase)
    return Step(state, tuple(state.table.journal))


def actors(state: State) -> tuple[int, ...]:
    """The seats that are asked now; nobody once the round is over."""
    return () if state.phase == OVER else state.game.phases[state.phase].actors(state)


def decision(state: State, seat: int) -> Decision | None:
    """What this seat is asked now, or None."""
    return state.game.phases[state.phase].decide(state, seat) if seat in actors(state) else None


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now; None if it may."""
    asked = decision(state, seat)
    if asked is None:
        return NOT_ON_TURN
    if action in asked.actions():
        return None
    from_hand = getattr(action, "card", None)
    if from_hand is not None and not any(
        from_hand in cards for zone, cards in state.table.zones.items() if zone.kind == "hand" and zone.owner == seat
    ):
        return NOT_IN_HAND
    return asked.refusal(action) or NOT_POSSIBLE


def step(state: State, seat: int, action: Action) -> Step:
    """The checked consequence of an action. Raises IllegalAction with the reason."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    after = state.copy()
    seen = len(after.table.journal)
    play(after, seat, action)
    return Step(after, tuple(after.table.journal[seen:]))


def play(state: State, seat: int, action: Action) -> None:
    """Carry out a legal action on this state itself, unchecked."""
    _enter(state, state.game.phases[state.phase].act(state, seat, action))


def _enter(state: State, phase: str | None) -> None:
    """Enter a phase, and on through those in which nobody is asked."""
    while phase is not None:
        state.phase = phase
        if phase == OVER:
            return
        phase = state.game.phases[phase].enter(state)
