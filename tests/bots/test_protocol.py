"""The lines of docs/spec/bot.md, word for word."""

from __future__ import annotations

import json
from random import Random

import pytest

from desk.bots import protocol
from desk.bots.protocol import Alternative, Answer, BadAnswer, Start, read_answer
from desk.core.actions import action_text
from desk.engine.views import observe
from desk.games import discover
from tests.bots.lab import questions
from tests.helpers.cuatrola import Table

GAME = discover()["cuatrola"]
CH1 = "1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Jc Js Jd"


def ch1() -> Table:
    return Table.of(CH1, "Jd").bid("pass pass pass pass")


def test_start_as_it_is_published() -> None:
    line = protocol.start_line(Start("cuatrola", 4, {"target": 11, "exact": True}, 2))
    assert json.loads(line) == {
        "type": "start",
        "protocol": 1,
        "game": "cuatrola",
        "players": 4,
        "options": {"target": 11, "exact": True},
        "seat": 2,
    }


def test_start_to_the_worker_says_level_seed_and_samples() -> None:
    start = Start("cuatrola", 4, {"target": 11}, 2, "normal", 77, 12)
    line = json.loads(protocol.start_line(start))
    assert (line["level"], line["seed"], line["samples"]) == ("normal", 77, 12)
    assert protocol.read_start(line) == start


def test_decide_as_it_is_published() -> None:
    table = ch1()
    table.play("1:Ac 2:3d 3:Ad 0:Jc")
    table.act("3 sing d")
    asked = protocol.ask(17, observe(table.state, 3))
    assert json.loads(protocol.decide_line(asked)) == {
        "type": "decide",
        "id": 17,
        "round": 0,
        "dealer": 0,
        "total": [0, 0],
        "hand": ["Ab", "Nb", "Kd", "Nd"],
        "log": [
            "deal Ab Nb Ad Kd Nd",
            "show 0 Jd",
            "1 pass",
            "2 pass",
            "3 pass",
            "0 pass",
            "1 play Ac",
            "2 play 3d",
            "3 play Ad",
            "0 play Jc",
            "3 takes",
            "3 sing d",
        ],
        "legal": ["play Ab", "play Nb", "play Kd", "play Nd"],
        "time_ms": 500,
    }
    assert json.loads(protocol.decide_line(asked, seat=3))["seat"] == 3


def test_a_decline_is_in_ones_own_log_only() -> None:
    table = ch1()
    table.play("1:Ac 2:3d 3:Ad 0:Jc")
    table.act("3 decline")
    own = list(protocol.log_lines(observe(table.state, 3).history, 3))
    assert own[-2:] == ["3 takes", "3 decline"]
    for seat in (0, 1, 2):
        assert list(protocol.log_lines(observe(table.state, seat).history, seat))[-1] == "3 takes"


def test_end_as_it_is_published() -> None:
    assert json.loads(protocol.end_line((11, 4), (0, 2))) == {"type": "end", "total": [11, 4], "winner": [0, 2]}


def test_nothing_is_asked_of_who_is_not_on_turn() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        protocol.ask(1, observe(ch1().state, 3))


def test_the_log_is_what_the_record_says_and_the_own_declines() -> None:
    """The log of every seat against the actions that were done: the same words in the same order."""
    compared = 0
    for seed in range(25):
        for question in questions(GAME, seed):
            done = [
                f"{seat} {action_text(action)}" for seat, action in question.actions if action_text(action) != "decline"
            ]
            said = [line for line in question.asked["log"] if line.split()[1] in ("pass", "bid", "play", "sing")]
            assert said == done
            others = [line for line in question.asked["log"] if line.endswith(" decline")]
            assert all(line == f"{question.seat} decline" for line in others)
            compared += 1
    assert compared > 200


LEGAL = ["play Ac", "play 3c"]


def test_an_answer() -> None:
    assert read_answer(b'{"id": 3, "action": "play Ac"}\n', 3, LEGAL) == Answer("play Ac")


def test_an_answer_with_alternatives_keeps_those_that_can_be_read() -> None:
    line = json.dumps(
        {
            "id": 3,
            "action": "play Ac",
            "alternatives": [
                {"action": "play Ac", "value": 0.5},
                {"action": "play Kd", "value": 1},
                {"action": "play 3c", "value": "much"},
                {"action": ["play Ac"], "value": 1},
                "play 3c",
                {"action": "play 3c", "value": -1},
            ],
        }
    )
    found = read_answer(line, 3, LEGAL)
    assert found == Answer("play Ac", (Alternative("play Ac", 0.5), Alternative("play 3c", -1.0)))
    assert read_answer('{"id": 3, "action": "play Ac", "alternatives": 7}', 3, LEGAL) == Answer("play Ac")


def test_an_answer_to_an_earlier_question_is_passed_over() -> None:
    assert read_answer('{"id": 2, "action": "play Ac"}', 3, LEGAL) is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "not a line of JSON"),
        (b"\xff\xfe", "not a line of JSON"),
        ("[" * 100_000, "not a line of JSON"),
        ("[]", "not a JSON object"),
        ('{"action": "play Ac"}', "without an id"),
        ('{"id": true, "action": "play Ac"}', "without an id"),
        ('{"id": 4, "action": "play Ac"}', "not asked"),
        ('{"id": 3}', "without an action"),
        ('{"id": 3, "action": 7}', "without an action"),
        ('{"id": 3, "error": "no idea"}', "no idea"),
        ('{"id": 3, "action": "play Kd"}', "not a legal action: 'play Kd'"),
    ],
)
def test_what_is_no_answer(line: str | bytes, why: str) -> None:
    with pytest.raises(BadAnswer, match=why):
        read_answer(line, 3, LEGAL)


@pytest.mark.parametrize("wrong", [{"protocol": 2}, {"game": 3}, {"seat": "2"}, {"options": []}, {"samples": "x"}])
def test_what_is_no_start(wrong: dict[str, object]) -> None:
    line = json.loads(protocol.start_line(Start("cuatrola", 4, {}, 2, "easy", Random(1).getrandbits(31))))
    with pytest.raises(BadAnswer):
        protocol.read_start(line | wrong)
