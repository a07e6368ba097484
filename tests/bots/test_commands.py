"""``desk simulate`` and ``desk arena``: what they write, what they refuse, and that they never load Qt."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from desk.app import arena, headless
from desk.app.main import main
from desk.session.record_file import read_record

ROOT = Path(__file__).resolve().parents[2]
COPYCAT = """
import json, sys
for line in sys.stdin:
    line = json.loads(line)
    if line["type"] == "decide":
        print(json.dumps({"id": line["id"], "action": line["legal"][0]}), flush=True)
"""


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_simulate_writes_records_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "matches.jsonl"
    words = [
        "simulate",
        "cuatrola",
        "--matches",
        "3",
        "--bots",
        "easy,random,easy,normal:2",
        "--seed",
        "7",
        "--option",
        "target=7",
    ]
    assert main([*words, "--out", str(out), "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("3 matches, ")
    found = [read_record(line) for line in lines(out)]
    assert len(found) == 3
    for record in found:
        assert record.options == {"target": 7}
        assert [seat.player for seat in record.seats] == ["easy", "random", "easy", "normal:2"]
        assert record.bot_seed is not None
        assert record.winner is not None
        assert all(entry.result is not None and len(entry.pack) == 20 for entry in record.rounds)
    assert main(["replay", str(out)]) == 0


def test_the_same_seed_gives_the_same_records_whoever_works(tmp_path: Path) -> None:
    outs = [tmp_path / name for name in ("one", "two", "other")]
    for out, more in zip(outs, (["--jobs", "1"], ["--jobs", "2"], ["--jobs", "1", "--seed", "2"]), strict=True):
        assert main(["simulate", "cuatrola", "--matches", "4", "--out", str(out), *more]) == 0
    assert lines(outs[0]) == lines(outs[1])
    assert lines(outs[0]) != lines(outs[2])


def test_an_outside_program_plays_in_simulate(tmp_path: Path) -> None:
    script, out = tmp_path / "copycat.py", tmp_path / "out.jsonl"
    script.write_text(COPYCAT)
    command = f"exec:'{sys.executable}' '{script}'"
    assert main(["simulate", "cuatrola", "--bots", command, "--out", str(out), "--option", "target=7"]) == 0
    record = read_record(lines(out)[0])
    assert {seat.player for seat in record.seats} == {command}


def arena_line(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["arena", "cuatrola", "--json", "--jobs", "1", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def test_arena_says_what_the_specification_says(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena_line(capsys, "--a", "easy", "--b", "random", "--deals", "20", "--start", "10,10")
    assert list(found) == [
        "game", "a", "b", "deals", "mean", "low", "high", "won", "won_low", "won_high", "a_ms", "b_ms",
    ]  # fmt: skip
    assert (found["game"], found["a"], found["b"], found["deals"]) == ("cuatrola", "easy", "random", 20)
    for key in ("a_ms", "b_ms"):
        assert list(found[key]) == ["median", "p95", "max"]  # type: ignore[call-overload]


def test_a_bot_against_itself_is_even(capsys: pytest.CaptureFixture[str]) -> None:
    """The same packs for both, so that all luck falls out."""
    found = arena_line(capsys, "--a", "easy", "--b", "easy", "--deals", "10")
    assert (found["mean"], found["won"], found["low"], found["high"]) == (0, 0.5, 0, 0)


def test_swapping_the_names_swaps_the_sign(capsys: pytest.CaptureFixture[str]) -> None:
    one = arena_line(capsys, "--a", "easy", "--b", "random", "--deals", "10")
    other = arena_line(capsys, "--a", "random", "--b", "easy", "--deals", "10")
    assert one["mean"] == -float(str(other["mean"]))
    assert float(str(one["won"])) == pytest.approx(1 - float(str(other["won"])))


def test_a_single_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena_line(capsys, "--a", "easy", "--b", "random", "--deals", "1")
    assert (found["low"], found["won_high"]) == (None, None)


def test_the_interval_is_that_of_the_normal_distribution() -> None:
    outcomes = [arena.Outcome(value, (1.0,), ()) for value in (1.0, -1.0, 1.0, 0.0)]
    found = arena.compare(outcomes)
    assert (found["mean"], found["won"]) == (0.25, 0.625)
    assert found["high"] - found["mean"] == pytest.approx(1.96 * 0.9574 / 2, abs=1e-3)
    assert found["won_high"] == 1
    assert found["b_ms"] == {"median": None, "p95": None, "max": None}


@pytest.mark.parametrize(
    "words",
    [
        "simulate bridge",
        "simulate cuatrola --players 3",
        "simulate cuatrola --bots easy,easy",
        "simulate cuatrola --bots nobody",
        "simulate cuatrola --matches 0",
        "simulate cuatrola --option target=12",
        "simulate cuatrola --option colour=red",
        "simulate cuatrola --option target",
        "simulate cuatrola --out /no/such/folder/x.jsonl",
        "arena cuatrola --a easy",
        "arena cuatrola --a easy --b exec:",
        "arena cuatrola --a easy --b easy --start 10",
        "arena cuatrola --a easy --b easy --start x,y",
        "arena cuatrola --a easy --b easy --start 11,3",
    ],
)
def test_what_makes_no_sense_is_refused_with_a_word(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert words.split()[0] in found.err


def test_work_is_spread_in_order() -> None:
    assert list(headless.spread(abs, [-number for number in range(40)], 2)) == list(range(40))


@pytest.mark.parametrize("words", ["simulate cuatrola", "arena cuatrola --a easy --b random --deals 1"])
def test_no_qt(words: str) -> None:
    code = (
        "import sys\nfrom desk.app.main import main\n"
        f"assert main({words.split()!r}) == 0\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
