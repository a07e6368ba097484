"""Bots know what their seat knows: cards it cannot place are dealt anew, and neither question nor answer changes."""

from __future__ import annotations

from random import Random

import pytest

from desk.bots.levels import make_player
from desk.bots.protocol import ask
from desk.engine.game import Game
from desk.engine.views import observe
from tests.bots.lab import questions, twin
from tests.helpers.play import GAMES

LEVELS = {"random": None, "easy": None, "normal": 4}


def compared(game: Game, seeds: range, level: str, samples: int | None) -> dict[str, int]:
    """How many twins were compared, by the kind of choice."""
    kinds: dict[str, int] = {}
    for seed in seeds:
        rng = Random(seed)
        for question in questions(game, seed):
            other = twin(question, rng)
            if other is None:
                continue
            asked = ask(question.asked["id"], observe(other, question.seat))
            assert asked == question.asked
            start = question.deal.starting(question.seat, level, seed)._replace(samples=samples)
            assert make_player(start).choose(asked) == make_player(start).choose(question.asked)
            kind = asked["legal"][-1].split()[0]
            kinds[kind] = kinds.get(kind, 0) + 1
    return kinds


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_hidden_cards_dealt_anew_change_nothing(game: Game, level: str) -> None:
    kinds = compared(game, range(4 if level == "normal" else 8), level, LEVELS[level])
    assert sum(kinds.values()) > 15, kinds


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_dealt_anew_change_nothing_anywhere(level: str) -> None:
    kinds = compared(GAMES["cuatrola"], range(100, 500), level, LEVELS[level])
    assert all(kinds.get(kind, 0) > least for kind, least in (("play", 1000), ("bid", 300), ("sing", 30))), kinds
