"""The worker as it runs: a process of its own, lines in, lines out."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desk.bots.protocol import Start, decide_line, end_line, read_answer, start_line
from desk.games import discover
from tests.bots.lab import Question, questions

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "desk.bots.worker"]
CUATROLA = discover()["cuatrola"]


class Worker:
    """A worker at the other end of two pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
        )

    def send(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode()

    def end(self) -> tuple[int, str, str]:
        """Close its input; its exit code and what it had still to say."""
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, (out or b"").decode(), err.decode()


@pytest.fixture
def worker() -> Iterator[Worker]:
    running = Worker()
    yield running
    running.process.kill()
    running.process.communicate()


@pytest.fixture
def question() -> Question:
    return next(questions(CUATROLA, 3))


def began(question: Question, level: str, seat: int | None = None) -> str:
    return start_line(question.deal.starting(question.seat if seat is None else seat, level)._replace(samples=4))


def test_it_answers_and_ends_when_its_input_closes(worker: Worker, question: Question) -> None:
    asked = question.asked
    for level in ("random", "easy", "normal"):
        worker.send(began(question, level), decide_line(asked, question.seat))
        answer = read_answer(worker.answer(), asked["id"], asked["legal"])
        assert answer is not None
        assert len(answer.alternatives) == (len(asked["legal"]) if level == "normal" else 0)
    assert worker.end() == (0, "", "")


def test_it_serves_every_seat_and_one_match_after_the_other(worker: Worker) -> None:
    many = list(questions(CUATROLA, 4))
    worker.send(*(began(many[0], "easy", seat) for seat in range(4)))
    for question in many:
        worker.send(decide_line(question.asked, question.seat))
        assert read_answer(worker.answer(), question.asked["id"], question.asked["legal"])
    worker.send(*(end_line((11, 0), (0, 2), seat) for seat in range(4)), decide_line(many[0].asked, many[0].seat))
    assert "error" in json.loads(worker.answer())
    worker.send(began(many[0], "random"), decide_line(many[0].asked))
    assert read_answer(worker.answer(), many[0].asked["id"], many[0].asked["legal"])


def test_nothing_that_it_reads_ends_it(worker: Worker, question: Question) -> None:
    worker.send(
        "garbage",
        "[]",
        '{"type": "dance"}',
        '{"type": "start", "protocol": 9}',
        began(question, "nobody"),
        '{"type": "start", "protocol": 1, "game": "os", "players": 4, "options": {}, "seat": 1, "level": "easy"}',
        '{"type": "decide"}',
        '{"type": "end"}',
        '{"type": "end", "seat": []}',
        '{"type": "decide", "id": 8, "seat": 77}',
        '{"type": "decide", "id": 9, "seat": 1}',
        began(question, "easy"),
        decide_line(question.asked, question.seat),
    )
    lines = [json.loads(worker.answer()) for _ in range(3)]
    assert [line["id"] for line in lines] == [8, 9, question.asked["id"]]
    assert ["error" in line for line in lines] == [True, True, False]
    code, out, err = worker.end()
    assert (code, out) == (0, "")
    assert "not a line of JSON" in err


def test_it_says_that_it_has_no_answer(worker: Worker, question: Question) -> None:
    question.asked["log"] = ["nonsense"]
    worker.send(began(question, "easy"), decide_line(question.asked, question.seat))
    assert "error" in json.loads(worker.answer())


def test_it_ends_quietly_when_nobody_listens(worker: Worker, question: Question) -> None:
    assert worker.process.stdout is not None
    worker.process.stdout.close()
    worker.process.stdout = None
    worker.send(began(question, "easy"), decide_line(question.asked, question.seat))
    code, _, err = worker.end()
    assert (code, err) == (0, "")


def test_it_is_free_of_qt_and_of_the_session() -> None:
    code = (
        "import sys\n"
        "from desk.bots import worker\n"
        "from desk.bots.levels import make_player\n"
        "from desk.bots.protocol import Start\n"
        "make_player(Start('cuatrola', 4, {}, 0, 'normal'))\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'desk.session', 'desk.app'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "[]"


def test_start_is_read_by_the_worker_as_it_was_written() -> None:
    from desk.bots.protocol import read_line, read_start

    start = Start("cuatrola", 4, {"exact": False}, 1, "normal", 5, None)
    assert read_start(read_line(start_line(start))) == start
