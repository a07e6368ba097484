"""Laws of whole matches, of options and of the order in which actions are listed, for every game."""

from __future__ import annotations

from random import Random

import pytest

from desk.core.actions import action_text
from desk.core.options import Option, OptionValue, Value, changed, parse_value, with_defaults
from desk.engine import referee
from desk.engine.game import Game, Setup, State
from desk.engine.shuffle import shuffled
from tests.helpers import golden
from tests.helpers.play import GAMES, choose, legal, pick, some_options, some_setup, walk

AT_MOST_ROUNDS = 300
SEARCH = 20_000
CASES = [
    (game, option, value)
    for game in GAMES.values()
    for option in game.options
    for value in option.values
    if value.value != option.default
]
# Where the search for a difference begins, for what happens rarely: a seed that showed it once.
SEEDS = {"tie_solo": 6_787, "tie_plain": 234, "forty_first": 959}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_ends_with_winners_and_the_deal_goes_round(game: Game, few: range) -> None:
    for seed in few:
        rng = Random(seed)
        options = some_options(game, rng)
        rules = game.read_options(options)
        players = pick(rng, game.players)
        total, dealer = (0,) * game.columns(players), 0
        dealers = set()
        for number in range(AT_MOST_ROUNDS):
            dealers.add(dealer)
            setup = Setup(number, dealer, total, players)
            state = referee.start(game, options, setup, shuffled(game.pack(players), rng)).state
            while asked := referee.actors(state):
                state = referee.step(state, asked[0], choose(state, asked[0], rng)).state
            total = tuple(map(sum, zip(total, game.result(state).score, strict=True)))
            dealer = game.next_dealer(dealer, players)
            if winners := game.winners(rules, total):
                assert tuple(sorted(set(winners))) == winners
                assert max(total) in {total[game.column(seat)] for seat in winners}
                break
        else:
            pytest.fail(f"no winner after {AT_MOST_ROUNDS} rounds: {total}")
        assert number < players or dealers == set(range(players))


def differs(game: Game, option: Option, value: Value, seed: int) -> bool:
    """Whether another value changes who acts, what is legal, the result or who has won, in one round."""
    rng = Random(seed)
    options = some_options(game, rng) | {option.name: option.default}
    setup = some_setup(game, options, rng)
    pack = shuffled(game.pack(setup.players), rng)
    one, other = (
        referee.start(game, chosen, setup, pack).state for chosen in (options, options | {option.name: value})
    )
    while True:
        if (one.phase, referee.actors(one)) != (other.phase, referee.actors(other)):
            return True
        if one.phase == referee.OVER:
            return outcome(one) != outcome(other)
        seat = pick(rng, referee.actors(one))
        if legal(one, seat) != legal(other, seat):
            return True
        action = choose(one, seat, rng)
        for world in (one, other):
            referee.play(world, seat, action)


def outcome(state: State) -> tuple[object, ...]:
    """What a round gave, and who has won with it."""
    result = state.game.result(state)
    total = tuple(map(sum, zip(state.setup.total, result.score, strict=True)))
    return result.score, dict(result.detail), state.game.winners(state.rules, total)


@pytest.mark.parametrize(("game", "option", "value"), CASES, ids=[f"{g.id}-{o.name}-{v.value}" for g, o, v in CASES])
def test_every_option_changes_something(game: Game, option: Option, value: OptionValue) -> None:
    first = SEEDS.get(option.name, 0)
    assert any(differs(game, option, value.value, seed) for seed in range(first, first + SEARCH))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_are_read_as_they_are_written(game: Game) -> None:
    assert len({option.name for option in game.options}) == len(game.options)
    defaults = with_defaults(game.options, {})
    assert changed(game.options, defaults) == {}
    for option in game.options:
        assert len({str(value.value) for value in option.values}) == len(option.values) > 1
        for value in option.values:
            assert parse_value(option, str(value.value).lower()) == value.value
            complete = with_defaults(game.options, {option.name: value.value})
            assert getattr(game.read_options(complete), option.name) == value.value
        for wrong in ("nonsense", None, 1.0, [], 12345):
            with pytest.raises(ValueError, match=option.name):
                with_defaults(game.options, {option.name: wrong})
    with pytest.raises(ValueError, match="nonsense"):
        with_defaults(game.options, {"nonsense": 1})


def test_the_order_of_legal_actions_is_pinned() -> None:
    lines = []
    for name, game in GAMES.items():
        for seed in range(2):
            for moment in walk(game, seed):
                actions = ", ".join(map(action_text, legal(moment.before, moment.seat)))
                chosen = action_text(moment.action)
                lines.append(f"{name} {seed} {moment.before.phase} {moment.seat}: {actions} -> {chosen}")
    golden.compare("order.txt", lines)


def test_shuffles_are_pinned() -> None:
    lines = []
    for name, game in GAMES.items():
        for seed in range(5):
            for players in game.players:
                pack = shuffled(game.pack(players), Random(seed))
                lines.append(f"{name} {players} {seed}: {' '.join(card.code for card in pack)}")
    golden.compare("deals.txt", lines)
