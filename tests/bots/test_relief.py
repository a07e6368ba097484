"""Who stands in for a player that fails, and outside programs that answer well, badly, late or not at all."""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path

import pytest

from desk.bots.levels import make_player
from desk.bots.programs import Program, ProgramPlayer, Silence, split_command
from desk.bots.protocol import Answer
from desk.bots.relief import PATIENCE, Relief
from desk.games import discover
from tests.bots.lab import Question, questions

CUATROLA = discover()["cuatrola"]


@pytest.fixture
def question() -> Question:
    """A play among several cards, so that easy has something to choose."""
    return next(q for q in questions(CUATROLA, 3) if q.asked["legal"][0].startswith("play"))


def easy(question: Question) -> Answer:
    return make_player(question.deal.starting(question.seat, "easy")).choose(question.asked)


def test_it_is_told_once_logged_each_time_and_handed_over_after_three(
    question: Question, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    relief = Relief(question.deal.starting(question.seat), "exec:foo", told.append)
    for number in range(1, PATIENCE + 1):
        assert not relief.took_over
        assert relief.failed(question.asked, f"fault {number}") == easy(question)
    assert relief.took_over
    assert relief.answer(question.asked) == easy(question)
    assert told == ["fault 1"]
    messages = [record.getMessage() for record in caplog.records]
    assert [m for m in messages if "fault" in m and "exec:foo" in m] == messages[:PATIENCE]
    assert "handed to easy" in messages[-1]


def test_a_level_does_not_stay_in_the_start_of_the_stand_in(question: Question) -> None:
    relief = Relief(question.deal.starting(question.seat, "normal"), "normal")
    assert relief.answer(question.asked) == easy(question)


def test_should_easy_fail_too_the_table_goes_on(question: Question, caplog: pytest.LogCaptureFixture) -> None:
    question.asked["log"] = []
    relief = Relief(question.deal.starting(question.seat), "x")
    assert relief.answer(question.asked).action == question.asked["legal"][0]
    assert "easy failed" in caplog.text


GOOD = """
import json, sys
for line in sys.stdin:
    line = json.loads(line)
    if line["type"] == "start":
        assert set(line) == {"type", "protocol", "game", "players", "options", "seat"}, line
    if line["type"] == "decide":
        assert set(line) == {"type", "id", "round", "dealer", "total", "hand", "log", "legal", "time_ms"}, line
        print(json.dumps({"id": line["id"], "action": line["legal"][-1]}), flush=True)
"""
STALE = """
import json, sys
for line in sys.stdin:
    line = json.loads(line)
    if line["type"] == "decide":
        print(json.dumps({"id": line["id"] - 1, "action": "play Zz"}))
        print(json.dumps({"id": line["id"], "action": line["legal"][-1]}), flush=True)
"""
ILLEGAL = GOOD.replace('line["legal"][-1]', '"play Zz"')
MUTE = "import sys\nfor line in sys.stdin: pass\n"
DEAD = "raise SystemExit(3)"
DEAF = "import time; time.sleep(60)"


def player(tmp_path: Path, question: Question, code: str) -> tuple[ProgramPlayer, Relief]:
    script = tmp_path / "bot.py"
    script.write_text(code)
    question.asked["time_ms"] = 10_000
    start = question.deal.starting(question.seat)
    relief = Relief(start, "exec")
    return ProgramPlayer(start, f'exec:"{sys.executable}" "{script}"'.replace("\\", "/"), relief), relief


@pytest.mark.parametrize("code", [GOOD, STALE], ids=["good", "with a stale line"])
def test_a_program_plays(tmp_path: Path, question: Question, code: str) -> None:
    program, relief = player(tmp_path, question, code)
    for number in range(1, 4):
        question.asked["id"] = number
        assert program.choose(question.asked).action == question.asked["legal"][-1]
    program.end((11, 0), (0, 2))
    assert relief.failures == 0


@pytest.mark.logs
@pytest.mark.parametrize(
    ("code", "time_ms"), [(ILLEGAL, 10_000), (DEAD, 10_000), (MUTE, 1)], ids=["illegal", "dead", "mute"]
)
def test_a_program_that_fails_is_replaced(tmp_path: Path, question: Question, code: str, time_ms: int) -> None:
    program, relief = player(tmp_path, question, code)
    question.asked["time_ms"] = time_ms
    for number in range(1, PATIENCE + 2):
        question.asked["id"] = number
        assert program.choose(question.asked) == easy(question)
    assert relief.failures == PATIENCE
    program.end((11, 0), None)


@pytest.mark.logs
def test_a_command_that_does_not_exist_is_replaced(question: Question) -> None:
    start = question.deal.starting(question.seat)
    program = ProgramPlayer(start, "exec:/no/such/program", Relief(start, "exec"))
    assert program.choose(question.asked) == easy(question)
    program.end((11, 0), None)


def test_a_program_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desk.bots.programs.GRACE", 0.05)
    script = tmp_path / "deaf.py"
    script.write_text(DEAF)
    began = time.monotonic()
    program = Program([sys.executable, str(script)])
    with pytest.raises(Silence):
        program.read(0.01)
    program.close()
    assert time.monotonic() - began < 20


def test_the_words_of_a_command() -> None:
    assert split_command("exec:python3 'my bot.py' --fast") == ["python3", "my bot.py", "--fast"]
    for text in ("exec:", "exec: ", "exec:'open"):
        with pytest.raises(ValueError):  # noqa: PT011 - shlex has its own words
            split_command(text)


def test_nothing_is_logged_where_all_goes_well(question: Question, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    make_player(question.deal.starting(question.seat, "normal:2")).choose(question.asked)
    assert caplog.records == []
