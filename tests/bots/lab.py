"""What the tests of the bots start from: states reached by chance, questions as a seat gets them, twins of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from desk.bots.protocol import Asked, Start, ask
from desk.core.actions import Action, Decline, parse_action
from desk.core.cards import Card
from desk.core.options import Value
from desk.core.zones import hand
from desk.engine import referee
from desk.engine.game import Game, Setup, State
from desk.engine.shuffle import shuffled
from desk.engine.views import observe
from tests.helpers.play import choose, some_options, some_setup


class Deal(NamedTuple):
    """The start of a round."""

    game: Game
    options: dict[str, Value]
    setup: Setup
    pack: tuple[Card, ...]

    def start(self) -> State:
        """The round, dealt."""
        return referee.start(self.game, self.options, self.setup, self.pack).state

    def played(self, actions: list[tuple[int, Action]]) -> State:
        """The round after these actions. Raises IllegalAction."""
        state = self.start()
        for seat, action in actions:
            state = referee.step(state, seat, action).state
        return state

    def starting(self, seat: int, level: str | None = None, seed: int = 0) -> Start:
        """What a player in this seat is told first."""
        return Start(self.game.id, self.setup.players, self.options, seat, level, seed)


class Question(NamedTuple):
    """A choice between several actions: the deal, what had been done, whose choice, and how it is asked."""

    deal: Deal
    actions: list[tuple[int, Action]]
    state: State
    seat: int
    asked: Asked


def some_deal(game: Game, rng: Random, options: Mapping[str, Value] | None = None) -> Deal:
    """A round somewhere in a match."""
    chosen = some_options(game, rng) if options is None else dict(options)
    setup = some_setup(game, chosen, rng)
    return Deal(game, chosen, setup, shuffled(game.pack(setup.players), rng))


def questions(game: Game, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Question]:
    """Every real choice of a round that is played by chance."""
    rng = Random(seed)
    deal = some_deal(game, rng, options)
    state, actions = deal.start(), []
    while seats := referee.actors(state):
        seat = seats[0]
        asked = ask(len(actions), observe(state, seat))
        if len(asked["legal"]) > 1:
            yield Question(deal, list(actions), state, seat, asked)
        action = choose(state, seat, rng)
        actions.append((seat, action))
        state = referee.step(state, seat, action).state


def twin(question: Question, rng: Random, tries: int = 40) -> State | None:
    """The same moment with the cards that its seat cannot place dealt anew; None if nothing else was possible."""
    deal, state = question.deal, question.state
    players = deal.setup.players
    seen = observe(state, question.seat)
    placed = {card for cards in seen.known.values() for card in cards}
    hidden = [
        card
        for seat in range(players)
        if seat != question.seat
        for card in state.table.cards(hand(seat))
        if card not in placed
    ]
    for _ in range(tries):
        other = dict(zip(hidden, shuffled(hidden, rng), strict=True))
        if all(card is twin for card, twin in other.items()):
            continue
        pack = tuple(other.get(card, card) for card in deal.pack)
        found = _replayed(deal._replace(pack=pack), question.actions)
        if found is not None:
            return found
    return None


def _replayed(deal: Deal, actions: list[tuple[int, Action]]) -> State | None:
    """The same actions in another deal. A window in which the twin cannot sing is declined."""
    state = deal.start()
    for seat, action in actions:
        if referee.check(state, seat, action) is not None:
            return None
        state = referee.step(state, seat, action).state
    return state


def declines(state: State) -> State:
    """The state once every window has been answered in which nothing can be said."""
    while True:
        for seat in referee.actors(state):
            asked = referee.decision(state, seat)
            if asked is not None and asked.forced:
                state = referee.step(state, seat, Decline()).state
                break
        else:
            return state


def act(state: State, seat: int, text: str) -> State:
    """The state after an action in the words of the record."""
    return declines(referee.step(state, seat, parse_action(text)).state)
