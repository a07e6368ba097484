"""The door to the rules, where no game tells: packs, the end, seats that do not exist."""

from __future__ import annotations

import pytest

from desk.core.actions import Decline, Pass
from desk.core.cards import cards
from desk.core.options import with_defaults
from desk.engine import referee
from desk.engine.game import Game, Setup
from tests.helpers.play import GAMES, moments, whole

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_only_the_whole_pack_is_dealt(game: Game) -> None:
    options, players = with_defaults(game.options, {}), game.players[0]
    whole = game.pack(players)
    setup = Setup(0, 0, (0,) * game.columns(players), players)
    for pack in ((), whole[1:], (*whole, whole[0]), (*whole[1:], whole[1]), (*whole[1:], *cards("X2"))):
        with pytest.raises(ValueError, match="not the pack"):
            referee.start(game, options, setup, pack)
    assert referee.start(game, options, setup, whole[::-1]).state.phase != game.first_phase


@every_game
def test_after_the_end_nobody_is_asked(game: Game) -> None:
    last = moments(game, 0)[-1].after
    for seat in range(last.setup.players):
        assert referee.decision(last, seat) is None
        assert referee.check(last, seat, Pass()) == referee.NOT_ON_TURN


@every_game
def test_a_seat_that_does_not_exist_is_not_on_turn(game: Game) -> None:
    state = moments(game, 0)[0].before
    for seat in (-1, state.setup.players, 99):
        assert referee.check(state, seat, Pass()) == referee.NOT_ON_TURN


@every_game
def test_a_refusal_is_raised_with_its_reason(game: Game) -> None:
    state = moments(game, 0)[0].before
    (seat, *_) = referee.actors(state)
    with pytest.raises(referee.IllegalAction, match="not_possible") as refused:
        referee.step(state, seat, Decline())
    assert refused.value.refusal.code == "not_possible"


@every_game
def test_a_state_and_its_copy_do_not_touch_each_other(game: Game) -> None:
    state = moments(game, 1)[0].before
    before, twin = whole(state), state.copy()
    while asked := referee.actors(twin):
        decision = referee.decision(twin, asked[0])
        assert decision is not None
        referee.play(twin, asked[0], next(iter(decision.actions())))
    assert whole(state) == before != whole(twin)
