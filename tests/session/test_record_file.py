"""Records as text: what is written can be read, and nothing else is taken for a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desk.session.json_text import MAX_DEPTH, UnreadableFile, parse, read_bytes, split
from desk.session.record import Record, RoundRecord
from desk.session.record_file import RecordError, read_record, write_line, write_record
from desk.session.seats import SeatPlan

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))
PLAIN = {"format": "desk-record", "version": 1, "game": "g", "players": 2, "options": {}, "rounds": [], "winner": None}

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)
extras = st.dictionaries(words.map(lambda word: "x" + word), values, max_size=3)
rounds = st.builds(
    RoundRecord,
    dealer=st.integers(0, 5),
    pack=st.lists(words, max_size=4).map(tuple),
    actions=st.lists(words, max_size=4),
    result=st.none() | st.dictionaries(words, values, max_size=3),
    extra=extras,
)
records = st.builds(
    Record,
    game=words,
    players=st.just(2),
    options=st.dictionaries(words, st.booleans() | st.integers() | words, max_size=3),
    rounds=st.lists(rounds, max_size=3),
    winner=st.none() | st.lists(st.integers(), max_size=2).map(tuple),
    start_total=st.none() | st.lists(st.integers(), max_size=2).map(tuple),
    seats=st.just(()) | st.tuples(st.builds(SeatPlan, words, words), st.builds(SeatPlan, words, words)),
    bot_seed=st.none() | st.integers(),
    take_backs=st.integers(0, 9),
    extra=extras,
)


def text(**changes: Any) -> str:
    return json.dumps(PLAIN | changes)


@given(records)
def test_what_is_written_is_read(record: Record) -> None:
    assert read_record(write_record(record)) == record
    assert read_record(write_line(record)) == record
    assert "\n" not in write_line(record)
    assert parse(write_record(record)) == parse(write_line(record))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_comes_through_whole(path: Path) -> None:
    given_text = path.read_text(encoding="utf-8")
    written = write_record(read_record(given_text))
    before, after = json.loads(given_text), json.loads(written)
    before.setdefault("winner", None)
    assert after == before
    assert write_record(read_record(written)) == written
    assert max(map(len, written.splitlines())) < 6000


def test_unknown_things_are_kept_and_written_back() -> None:
    seats = [{"name": "Anna", "player": "person", "avatar": 3}, {"name": "", "player": "exec:rm -rf ~"}]
    fields = PLAIN | {"saved": "today", "app": {"name": "other"}, "seats": seats, "bot_seed": -4, "take_backs": 2}
    fields["rounds"] = [{"dealer": 0, "pack": [], "actions": [], "clock": [1.5]}]
    assert json.loads(write_record(read_record(json.dumps(fields)))) == fields


def test_several_records_stand_one_a_line() -> None:
    lines = "\n".join([text(game="one"), "", text(game="two"), ""])
    assert [read_record(one).game for one in split(lines.encode())] == ["one", "two"]


@pytest.mark.parametrize("data", [b"\xef\xbb\xbf%s", b"%s\r\n", b"\r\n  %s\r\n\r\n", b"%s"])
def test_marks_and_line_ends_of_other_systems(data: bytes) -> None:
    spread = json.dumps(PLAIN, indent=1).replace("\n", "\r\n")
    for whole in (text(), spread):
        assert [read_record(one).game for one in split(data.replace(b"%s", whole.encode()))] == ["g"]


BROKEN = {
    "empty": (b"", "empty"),
    "only space": (b" \r\n\t ", "empty"),
    "only a mark": (b"\xef\xbb\xbf", "empty"),
    "not UTF-8": (text(name="é").encode("latin-1").replace(b"\\u00e9", b"\xe9"), "not_utf8"),
    "UTF-16": (text().encode("utf-16"), "not_utf8"),
    "half a pair": (text().replace('"g"', '"\\ud800"').encode(), "not_utf8"),
    "words": (b"pass", "not_json"),
    "number": (b"1", "not_a_record"),
    "list": (b"[{}]", "not_a_record"),
    "cut": (text().encode()[:-1], "not_json"),
    "second line cut": (text().encode() + b"\n" + text().encode()[:-5], "not_json"),
    "two in a line": (text().encode() + b" " + text().encode(), "not_json"),
    "rubbish behind": (text().encode() + b"\n}", "not_json"),
    "zeros": (b"\0" * 100, "not_json"),
    "zero inside": (text().encode() + b"\0", "not_json"),
    "comma": (text().encode()[:-1] + b",}", "not_json"),
    "NaN": (text(extra=0).replace("0}", "NaN}").encode(), "not_json"),
    "Infinity": (text(extra=0).replace("0}", "-Infinity}").encode(), "not_json"),
    "beyond floats": (text(extra=0).replace("0}", "1e999}").encode(), "not_json"),
    "many digits": (text(extra=0).replace("0}", "9" * 10_000 + "}").encode(), "not_json"),
    "twice among many": (b"{" + b"".join(b'"%d":0,' % n for n in range(100_000)) + b'"5":0}', "not_json"),
    "twice": (text().replace('"version"', '"game": "h", "version"').encode(), "not_json"),
    "twice below": (text(extra=0).replace("0}", '{"a": 1, "a": 1}}').encode(), "not_json"),
    "deep": (text(extra=0).replace("0}", "[" * MAX_DEPTH + "]" * MAX_DEPTH + "}").encode(), "not_json"),
    "very deep": (b'{"a":' * 200_000, "not_json"),
    "very deep lists": (b'{"a":' + b"[" * 200_000, "not_json"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_what_is_no_json_is_refused_as_a_whole(case: str) -> None:
    data, reason = BROKEN[case]
    with pytest.raises(UnreadableFile) as refused:
        split(data)
    assert refused.value.reason == reason


def test_nesting_up_to_the_limit_is_read_and_written() -> None:
    nested: Any = 0
    for _ in range(MAX_DEPTH - 3):
        nested = [nested]
    record = read_record(text(extra=nested))
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "found", ["{}", '{"format": "desk"}', '{"format": ["desk-record"]}', text(format=1), '{"pace": "slow"}']
)
def test_other_json_is_no_record(found: str) -> None:
    with pytest.raises(UnreadableFile) as refused:
        read_record(found)
    assert refused.value.reason == "not_a_record"


def test_a_file_beyond_measure_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b" " * 1001)
    assert len(read_bytes(tmp_path / "large", 1001)) == 1001
    with pytest.raises(UnreadableFile) as refused:
        read_bytes(tmp_path / "large", 1000)
    assert refused.value.reason == "too_large"


@pytest.mark.parametrize("name", ["missing", ".", "no\0name"])
def test_a_file_that_cannot_be_opened(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableFile) as refused:
        read_bytes(tmp_path / name)
    assert refused.value.reason == "cannot_open"


ROUND = {"dealer": 0, "pack": [], "actions": []}
SEAT = {"name": "", "player": "easy"}
FORM: list[tuple[dict[str, Any], str, int | None, int | None]] = [
    ({"version": 2}, "unknown_version", None, None),
    ({"version": True}, "bad_field", None, None),
    ({"version": 1.0}, "bad_field", None, None),
    ({"version": "1"}, "bad_field", None, None),
    ({"game": None}, "bad_field", None, None),
    ({"players": True}, "bad_field", None, None),
    ({"players": 4.0}, "bad_field", None, None),
    ({"options": []}, "bad_field", None, None),
    ({"options": {"target": 1.5}}, "bad_value", None, None),
    ({"options": {"target": None}}, "bad_value", None, None),
    ({"options": {"target": [11]}}, "bad_value", None, None),
    ({"rounds": {}}, "bad_field", None, None),
    ({"rounds": [ROUND, []]}, "bad_field", 1, None),
    ({"rounds": [ROUND | {"dealer": True}]}, "bad_field", 0, None),
    ({"rounds": [ROUND | {"dealer": None}]}, "bad_field", 0, None),
    ({"rounds": [ROUND | {"pack": "Ac"}]}, "bad_field", 0, None),
    ({"rounds": [ROUND | {"pack": [1]}]}, "bad_field", 0, None),
    ({"rounds": [ROUND, ROUND | {"actions": None}]}, "bad_field", 1, None),
    ({"rounds": [ROUND | {"actions": ["1 pass", 1]}]}, "bad_field", 0, 1),
    ({"rounds": [ROUND | {"result": []}]}, "bad_field", 0, None),
    ({"rounds": [ROUND, {"dealer": 0, "deal": "C-12", "actions": []}]}, "deal_code", 1, None),
    ({"rounds": [ROUND | {"deal": "C-12"}]}, "deal_code", 0, None),
    ({"rounds": [{"dealer": 0, "actions": []}]}, "bad_field", 0, None),
    ({"rounds": [{"pack": [], "actions": []}]}, "bad_field", 0, None),
    ({"rounds": [{"dealer": 0, "pack": []}]}, "bad_field", 0, None),
    ({"winner": 0}, "bad_field", None, None),
    ({"winner": [False]}, "bad_field", None, None),
    ({"start_total": [0, True]}, "bad_field", None, None),
    ({"start_total": {"0": 1}}, "bad_field", None, None),
    ({"bot_seed": True}, "bad_field", None, None),
    ({"bot_seed": "7"}, "bad_field", None, None),
    ({"take_backs": -1}, "bad_field", None, None),
    ({"take_backs": False}, "bad_field", None, None),
    ({"seats": {}}, "bad_field", None, None),
    ({"seats": [SEAT, "easy"]}, "bad_field", None, None),
    ({"seats": [SEAT]}, "wrong_players", None, None),
    ({"seats": []}, "wrong_players", None, None),
    ({"seats": [SEAT, {"name": "x"}]}, "bad_field", None, None),
    ({"seats": [SEAT, {"name": 1, "player": "easy"}]}, "bad_field", None, None),
]


@pytest.mark.parametrize(("changes", "reason", "number", "action"), FORM, ids=lambda value: str(value)[:40])
def test_each_fault_of_form_is_named_with_its_place(
    changes: dict[str, Any], reason: str, number: int | None, action: int | None
) -> None:
    read_record(text(rounds=[ROUND, ROUND]))
    with pytest.raises(RecordError) as refused:
        read_record(text(**changes))
    error = refused.value
    assert (error.reason, error.round, error.action, error.text) == (reason, number, action, None)


@pytest.mark.parametrize("name", ["version", "game", "players", "options", "rounds"])
def test_a_missing_field_is_named(name: str) -> None:
    fields = {key: value for key, value in PLAIN.items() if key != name}
    with pytest.raises(RecordError) as refused:
        read_record(json.dumps(fields))
    assert refused.value.reason == "bad_field"
    assert ("field", name) in refused.value.message.parameters


def test_the_winner_may_be_left_out() -> None:
    assert read_record(json.dumps({k: v for k, v in PLAIN.items() if k != "winner"})).winner is None
