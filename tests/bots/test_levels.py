"""Levels: their names, and that the same seed gives the same answer in every process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from desk.bots import levels
from desk.bots.levels import LEVELS, Level, find_players, make_player, parse_level
from desk.games import discover
from tests.bots.lab import Question, questions
from tests.helpers.play import GAMES

CUATROLA = discover()["cuatrola"]
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_by_name(name: str) -> None:
    assert parse_level(name) == Level(name)
    assert str(parse_level(name)) == name


def test_a_level_with_its_own_samples() -> None:
    assert parse_level("normal:40") == Level("normal", 40)
    assert str(Level("normal", 40)) == "normal:40"


@pytest.mark.parametrize(
    "text", ["", "Normal", "strong ", "normal:", "normal:0", "normal:-3", "normal:x", "easy:3", "²"]
)
def test_what_is_no_level(text: str) -> None:
    with pytest.raises(ValueError, match=r"no such level|not a number of samples"):
        parse_level(text)


def test_samples_of_the_start_line_and_of_the_name() -> None:
    question = next(questions(CUATROLA, 1))
    for start in (
        question.deal.starting(question.seat, "normal:3"),
        question.deal.starting(question.seat, "normal")._replace(samples=3),
    ):
        assert make_player(start)._samples == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_level_plays_every_game(game: object, level: str) -> None:
    """A game without players of its own is played all the same."""
    for seed in range(3):
        for question in questions(game, seed):  # type: ignore[arg-type]
            player = make_player(question.deal.starting(question.seat, level)._replace(samples=2))
            assert player.choose(question.asked).action in question.asked["legal"]


def test_a_game_without_players_has_none() -> None:
    assert find_players("cellar") is None
    assert find_players("no such/../game") is None
    assert find_players("cuatrola") is not None


def test_a_fault_in_a_games_players_is_not_taken_for_their_absence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> object:
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")

    monkeypatch.setattr(levels.importlib, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        find_players("cuatrola")


def test_random_takes_each_action_about_as_often() -> None:
    question = next(q for q in questions(CUATROLA, 5) if len(q.asked["legal"]) == 4)
    counts = dict.fromkeys(question.asked["legal"], 0)
    for seed in range(400):
        player = make_player(question.deal.starting(question.seat, "random", seed))
        counts[player.choose(question.asked).action] += 1
    assert min(counts.values()) > 60


def test_a_single_legal_action_is_not_thought_about() -> None:
    question = next(questions(CUATROLA, 1))
    question.asked["legal"] = ["play Ac"]
    assert make_player(question.deal.starting(0, "normal")).choose(question.asked).action == "play Ac"


def some_questions() -> list[Question]:
    return [question for seed in range(4) for question in questions(CUATROLA, seed)][::3]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_answer_in_every_process(level: str) -> None:
    asked = some_questions()
    here = [make_player(q.deal.starting(q.seat, level, 9)._replace(samples=4)).choose(q.asked) for q in asked]
    work = json.dumps([[*q.deal.starting(q.seat, level, 9)._replace(samples=4), q.asked] for q in asked], default=dict)
    code = (
        "import json, sys\n"
        "from desk.bots.levels import make_player\n"
        "from desk.bots.protocol import Start\n"
        "for *start, asked in json.load(sys.stdin):\n"
        "    print(make_player(Start(*start)).choose(asked))\n"
    )
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            input=work,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            check=True,
        )
        assert done.stdout.splitlines() == [str(answer) for answer in here]


def test_the_answer_does_not_depend_on_the_number_of_the_question() -> None:
    question = some_questions()[0]
    player = make_player(question.deal.starting(question.seat, "random", Random(2).getrandbits(31)))
    first = player.choose(question.asked)
    for number in range(20):
        question.asked["id"] = number
        assert player.choose(question.asked) == first
