"""Records by the rules: the good ones hold, and every single fault is found where it is."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desk.core.actions import Bid, Decline, Pass, PlayCard, Sing, action_text
from desk.core.cards import Card
from desk.engine import referee
from desk.games import discover
from desk.session.record_file import RecordError, read_record, write_record
from desk.session.replay import refusal, resume, summary
from desk.session.session import Session

GAMES = discover()
FOLDER = Path(__file__).parents[1] / "records"
PATHS = sorted(FOLDER.glob("*.json"))
GOOD = [path for path in PATHS if not path.stem.startswith("refused-")]
REFUSED = [path for path in PATHS if path.stem.startswith("refused-")]

Fields = dict[str, Any]


def load(name: str) -> Fields:
    fields: Fields = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return fields


def replay(fields: Fields) -> Session:
    return resume(read_record(json.dumps(fields)), GAMES, rng=Random(0))


def fault(fields: Fields) -> RecordError:
    with pytest.raises(RecordError) as refused:
        replay(fields)
    return refused.value


def is_there(fields: Fields) -> bool:
    """Whether the game of a record is there; if not, exactly that has to be the answer."""
    if fields["game"] in GAMES:
        return True
    error = fault(fields)
    assert (error.reason, error.round, error.action, error.text) == ("unknown_game", None, None, None)
    return False


def test_there_are_records() -> None:
    assert sum(path.stem.startswith("cuatrola-") for path in GOOD) == 12
    assert len(REFUSED) >= 4


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_every_record_replays_to_its_results(path: Path) -> None:
    fields = load(path.stem)
    if not is_there(fields):
        return
    line = summary(replay(fields))
    assert line["rounds"] == [{"complete": True} | entry["result"] for entry in fields["rounds"]]
    assert line["winner"] == fields["winner"]
    assert list(line) == ["ok", "rounds", "winner"]


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_results_are_the_rules_own_where_the_file_has_none(path: Path) -> None:
    fields = load(path.stem)
    bare = copy.deepcopy(fields)
    bare["winner"] = None
    for entry in bare["rounds"]:
        del entry["result"]
    if is_there(bare):
        given = json.loads(write_record(replay(bare).record))
        assert [entry["result"] for entry in given["rounds"]] == [entry["result"] for entry in fields["rounds"]]
        assert given["winner"] == fields["winner"]


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_every_refused_record_is_refused_at_its_place(path: Path) -> None:
    fields = load(path.stem)
    if not is_there(fields):
        return
    error, place = fault(fields), fields["refused"]
    assert {"round": error.round, "action": error.action} == place
    assert error.text == fields["rounds"][place["round"]]["actions"][place["action"]]


def test_a_refusal_is_told_in_these_words() -> None:
    error = fault(load("refused-cuatrola-must-follow-or-beat"))
    line = {"ok": False, "round": 0, "action": 4, "text": "1 play Nb", "reason": "must_follow"}
    assert refusal(error) == line
    assert list(refusal(error)) == list(line)


# One change, one fault


def at(*path: Any) -> Callable[[Any], Callable[[Fields], None]]:
    """A change that puts a value at a place of the record."""

    def to(value: Any) -> Callable[[Fields], None]:
        def change(fields: Fields) -> None:
            where: Any = fields
            for step in path[:-1]:
                where = where[step]
            where[path[-1]] = value

        return change

    return to


def insert(number: int, place: int, text: str) -> Callable[[Fields], None]:
    return lambda fields: fields["rounds"][number]["actions"].insert(place, text)


def drop(number: int, place: int) -> Callable[[Fields], None]:
    def change(fields: Fields) -> None:
        del fields["rounds"][number]["actions"][place]

    return change


def cut(number: int) -> Callable[[Fields], None]:
    """The round stops one action early, and says no result."""

    def change(fields: Fields) -> None:
        fields["rounds"][number]["actions"].pop()
        fields["rounds"][number].pop("result")

    return change


def another_round(fields: Fields) -> None:
    fields["rounds"].append(copy.deepcopy(fields["rounds"][-1]))


def first(number: int) -> Any:
    """The first action of a round."""
    return at("rounds", number, "actions", 0)


MATCH = "cuatrola-match-4p"
HAND = "cuatrola-ch1"
SET_UP = "cuatrola-start-10-10"
detail = ("rounds", 0, "result", "detail")

Fault = tuple[str, Callable[[Fields], object], str, int | None, int | None]
FAULTS: dict[str, Fault] = {
    "unknown game": (HAND, at("game")("bridge"), "unknown_game", None, None),
    "three players": (HAND, at("players")(3), "wrong_players", None, None),
    "no players": (HAND, at("players")(0), "wrong_players", None, None),
    "unknown option": (HAND, at("options")({"jokers": 2}), "unknown_option", None, None),
    "option of another game": (HAND, at("options")({"napoleone": True}), "unknown_option", None, None),
    "value not listed": (HAND, at("options")({"target": 12}), "bad_value", None, None),
    "one is not true": (HAND, at("options")({"exact": 1}), "bad_value", None, None),
    "true is not one": (HAND, at("options")({"clean_sweep": True}), "bad_value", None, None),
    "number as text": (HAND, at("options")({"target": "11"}), "bad_value", None, None),
    "start of one": (HAND, at("start_total")([0]), "bad_start", None, None),
    "start of four": (HAND, at("start_total")([0, 0, 0, 0]), "bad_start", None, None),
    "start won": (HAND, at("start_total")([0, 11]), "bad_start", None, None),
    "dealer out of range": (HAND, at("rounds", 0, "dealer")(4), "wrong_dealer", 0, None),
    "dealer below zero": (HAND, at("rounds", 0, "dealer")(-1), "wrong_dealer", 0, None),
    "dealer again": (MATCH, at("rounds", 1, "dealer")(None), "wrong_dealer", 1, None),
    "pack short": (HAND, lambda f: f["rounds"][0]["pack"].pop(), "wrong_pack", 0, None),
    "pack empty": (HAND, at("rounds", 0, "pack")([]), "wrong_pack", 0, None),
    "pack long": (HAND, lambda f: f["rounds"][0]["pack"].append("As"), "card_twice", 0, None),
    "pack twice": (HAND, at("rounds", 0, "pack", 3)("As"), "card_twice", 0, None),
    "pack of another game": (HAND, at("rounds", 0, "pack", 3)("7c"), "unknown_card", 0, None),
    "pack of no game": (HAND, at("rounds", 0, "pack", 3)("kc"), "unknown_card", 0, None),
    "unknown verb": (HAND, first(0)("1 knock"), "unknown_verb", 0, 0),
    "capital": (HAND, first(0)("1 Pass"), "unknown_verb", 0, 0),
    "no verb": (HAND, first(0)("1"), "unknown_verb", 0, 0),
    "nothing": (HAND, first(0)(""), "unknown_seat", 0, 0),
    "no seat": (HAND, first(0)("pass"), "unknown_seat", 0, 0),
    "seat 4": (HAND, first(0)("4 pass"), "unknown_seat", 0, 0),
    "seat -1": (HAND, first(0)("-1 pass"), "unknown_seat", 0, 0),
    "seat 01": (HAND, first(0)("01 pass"), "unknown_seat", 0, 0),
    "seat of other digits": (HAND, first(0)("１ pass"), "unknown_seat", 0, 0),
    "space before": (HAND, first(0)(" 1 pass"), "unknown_seat", 0, 0),
    "two spaces": (HAND, first(0)("1  pass"), "unknown_verb", 0, 0),
    "space behind": (HAND, first(0)("1 pass "), "bad_words", 0, 0),
    "tab": (HAND, first(0)("1\tpass"), "unknown_seat", 0, 0),
    "line end": (HAND, first(0)("1 pass\n"), "unknown_verb", 0, 0),
    "word too many": (HAND, first(0)("1 pass now"), "bad_words", 0, 0),
    "bid of nothing": (HAND, first(0)("1 bid"), "bad_words", 0, 0),
    "bid of two": (HAND, first(0)("1 bid solo cuatrola"), "bad_words", 0, 0),
    "unknown bid": (HAND, first(0)("1 bid misère"), "not_possible", 0, 0),
    "not on turn": (HAND, first(0)("2 pass"), "not_on_turn", 0, 0),
    "play before the bids": (HAND, first(0)("1 play Ac"), "not_possible", 0, 0),
    "bid too low": (HAND, lambda f: f["rounds"][0]["actions"].__setitem__(slice(2), ["1 bid solo", "2 bid solo"]),
                    "too_low", 0, 1),
    "over the target": (SET_UP, lambda f: f.update(start_total=[10, 9]), "not_possible", 0, 0),
    "bid over the target": (SET_UP, lambda f: (f.update(start_total=[10, 9]), first(0)("3 bid cuatrola")(f)),
                            "over_target", 0, 0),
    "play no card": (HAND, at("rounds", 0, "actions", 4)("1 play"), "bad_words", 0, 4),
    "play two cards": (HAND, at("rounds", 0, "actions", 4)("1 play Ac Kc"), "bad_words", 0, 4),
    "play one card twice": (HAND, at("rounds", 0, "actions", 4)("1 play Ac Ac"), "card_twice", 0, 4),
    "play with a signal": (HAND, at("rounds", 0, "actions", 4)("1 play Ac busso"), "bad_words", 0, 4),
    "card of another game": (HAND, at("rounds", 0, "actions", 4)("1 play 7c"), "unknown_card", 0, 4),
    "card of no game": (HAND, at("rounds", 0, "actions", 4)("1 play Zz"), "unknown_card", 0, 4),
    "card in small letters": (HAND, at("rounds", 0, "actions", 4)("1 play ac"), "unknown_card", 0, 4),
    "card of somebody else": (HAND, at("rounds", 0, "actions", 4)("1 play Kd"), "not_in_hand", 0, 4),
    "card played again": (HAND, insert(0, 8, "1 play Ac"), "not_on_turn", 0, 8),
    "must trump": (HAND, at("rounds", 0, "actions", 5)("2 play 3b"), "must_trump", 0, 5),
    "sing what is not held": (HAND, at("rounds", 0, "actions", 8)("3 sing c"), "not_possible", 0, 8),
    "sing a word": (HAND, at("rounds", 0, "actions", 8)("3 sing coins"), "bad_words", 0, 8),
    "decline with nothing to sing": (HAND, insert(0, 8, "1 decline"), "not_on_turn", 0, 8),
    "decline where nobody is asked": (HAND, insert(0, 5, "2 decline"), "not_possible", 0, 5),
    "no answer in a window": (HAND, drop(0, 8), "not_possible", 0, 8),
    "after the end of the round": (HAND, insert(0, 26, "1 pass"), "action_after_end", 0, 26),
    "rubbish after the end": (HAND, insert(0, 26, "?"), "action_after_end", 0, 26),
    "result without an end": (HAND, drop(0, -1), "wrong_result", 0, None),
    "empty result without an end": (HAND, lambda f: (drop(0, -1)(f), at("rounds", 0, "result")({})(f)),
                                    "wrong_result", 0, None),
    "score": (HAND, at("rounds", 0, "result", "score")([1, 0]), "wrong_result", 0, None),
    "score as true": (HAND, at("rounds", 0, "result", "score")([False, True]), "wrong_result", 0, None),
    "score as floats": (HAND, at("rounds", 0, "result", "score")([0.0, 1.0]), "wrong_result", 0, None),
    "score of three": (HAND, at("rounds", 0, "result", "score")([0, 1, 0]), "wrong_result", 0, None),
    "total": (MATCH, at("rounds", 1, "result", "total")([0, 0]), "wrong_result", 1, None),
    "detail": (HAND, at("rounds", 0, "result", "detail")(None), "wrong_result", 0, None),
    "contract": (HAND, at(*detail, "contract")("solo"), "wrong_result", 0, None),
    "declarer": (HAND, at(*detail, "declarer")(0), "wrong_result", 0, None),
    "tricks": (HAND, at(*detail, "tricks")([2, 3]), "wrong_result", 0, None),
    "points": (HAND, at(*detail, "points")([37, 153]), "wrong_result", 0, None),
    "cantes": (HAND, at(*detail, "cantes")([[3, "d", 40]]), "wrong_result", 0, None),
    "cantes in another order": (HAND, at(*detail, "cantes")([[2, "s", 20], [3, "d", 40]]), "wrong_result", 0, None),
    "unfinished": (MATCH, cut(1), "unfinished", 1, None),
    "unfinished without an action": (MATCH, lambda f: f["rounds"].__setitem__(
        0, {key: f["rounds"][0][key] for key in ("dealer", "pack")} | {"actions": []}), "unfinished", 0, None),
    "round after the end": (SET_UP, another_round, "round_after_end", 1, None),
    "another winner": (SET_UP, at("winner")([1, 3]), "wrong_winner", None, None),
    "winners backwards": (SET_UP, at("winner")([2, 0]), "wrong_winner", None, None),
    "half the winners": (SET_UP, at("winner")([0]), "wrong_winner", None, None),
    "no winners": (SET_UP, at("winner")([]), "wrong_winner", None, None),
    "winner too early": (HAND, at("winner")([1, 3]), "wrong_winner", None, None),
}  # fmt: skip


def prepared(case: str) -> tuple[Fields, Fault]:
    entry = FAULTS[case]
    fields = load(entry[0])
    entry[1](fields)
    if case == "dealer again":
        fields["rounds"][1]["dealer"] = fields["rounds"][0]["dealer"]
    return fields, entry


@pytest.mark.parametrize("case", FAULTS)
def test_each_fault_is_found_at_its_place(case: str) -> None:
    fields, (_, _, reason, number, action) = prepared(case)
    error = fault(fields)
    assert (error.reason, error.round, error.action) == (reason, number, action)
    assert error.text == (None if action is None else fields["rounds"][number]["actions"][action])
    assert error.sentence.source


def test_without_the_change_there_is_no_fault() -> None:
    for name in {entry[0] for entry in FAULTS.values()}:
        replay(load(name))


HARMLESS: dict[str, tuple[str, Callable[[Fields], object]]] = {
    "no result": (HAND, lambda f: f["rounds"][0].pop("result")),
    "null result": (HAND, at("rounds", 0, "result")(None)),
    "part of a result": (HAND, at("rounds", 0, "result")({"total": [0, 1]})),
    "unknown keys in a result": (HAND, lambda f: f["rounds"][0]["result"]["detail"].update(stars=5)),
    "no winner": (SET_UP, lambda f: f.pop("winner")),
    "null winner": (SET_UP, at("winner")(None)),
    "defaults written out": (HAND, at("options")({"target": 11, "exact": True})),
    "start of zeros": (HAND, at("start_total")([0, 0])),
}


@pytest.mark.parametrize("case", HARMLESS)
def test_what_may_be_left_out_or_added(case: str) -> None:
    name, change = HARMLESS[case]
    fields = load(name)
    expected = summary(replay(load(name)))
    change(fields)
    assert summary(replay(fields)) == expected


# Where a record stops


def test_a_pack_without_an_action_is_mid_round() -> None:
    fields = load(HAND)
    fields["rounds"][0]["actions"] = []
    del fields["rounds"][0]["result"]
    assert summary(replay(fields)) == {
        "ok": True,
        "rounds": [{"complete": False}],
        "winner": None,
        "actors": [1],
        "legal": {"1": ["pass", "bid solo", "bid cuatrola", "bid quintola"]},
    }


def test_a_record_without_a_round_is_at_the_start() -> None:
    fields = load(HAND) | {"rounds": []}
    assert summary(replay(fields)) == {"ok": True, "rounds": [], "winner": None}


def test_windows_in_which_one_can_only_decline_are_not_told() -> None:
    fields = load(HAND)
    actions = fields["rounds"][0]["actions"]
    del fields["rounds"][0]["result"]
    for count in range(len(actions)):
        fields["rounds"][0]["actions"] = actions[:count]
        line = summary(replay(fields))
        seat, _, words = actions[count].partition(" ")
        assert line["actors"] == [int(seat)]
        assert words in line["legal"][seat]
        assert line["legal"][seat] != ["decline"]


def test_legal_is_all_that_the_referee_accepts() -> None:
    """Against every action that has a text, one by one."""
    fields = load(MATCH)
    cards = [PlayCard(card) for card in map(Card, fields["rounds"][0]["pack"])]
    bids = [Bid(name) for name in ("solo", "cuatrola", "quintola")]
    everything = [Pass(), Decline(), *bids, *cards, *(Sing(suit) for suit in "dcsb")]
    number = len(fields["rounds"]) - 1
    actions = fields["rounds"][number]["actions"]
    fields |= {"winner": None}
    del fields["rounds"][number]["result"]
    for count in range(len(actions)):
        fields["rounds"][number]["actions"] = actions[:count]
        session = replay(fields)
        state = session._state
        assert state is not None
        accepted = {
            str(seat): {action_text(action) for action in everything if referee.check(state, seat, action) is None}
            for seat in range(4)
        }
        legal = summary(session)["legal"]
        assert {seat: set(texts) for seat, texts in legal.items()} == {k: v for k, v in accepted.items() if v}
        assert all(len(set(texts)) == len(texts) for texts in legal.values())
