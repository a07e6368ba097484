"""The command line as a person and a program meet it: real processes, their output and their exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desk import __version__
from desk.app import main as module
from desk.app.main import COMMANDS, main

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
GOOD = RECORDS / "cuatrola-ch1.json"
MATCH = RECORDS / "cuatrola-options-1.json"
REFUSED = RECORDS / "refused-cuatrola-must-follow-or-beat.json"

ERROR = {"ok": False, "round": 0, "action": 4, "text": "1 play Nb", "reason": "must_follow"}


def buffered(*without: str) -> dict[str, str]:
    """The environment in which output waits in a buffer, as in a terminal's pipe."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONUNBUFFERED", *without)}


def desk(*words: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "desk", *map(str, words)],
        cwd=ROOT,
        env=buffered("LC_ALL", "PYTHONUTF8", "PYTHONIOENCODING") | environment,
        capture_output=True,
        timeout=60,
        check=False,
    )


def one_line(path: Path) -> str:
    return json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False)


def lines(output: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.splitlines()]


def test_replay_for_a_program_and_under_any_locale(tmp_path: Path) -> None:
    """One process for the whole path: several records in a file, one of them refused, a name beyond ASCII."""
    file = tmp_path / "matches ü 札.jsonl"
    file.write_text("\n".join(map(one_line, (GOOD, REFUSED, MATCH))) + "\n", encoding="utf-8")
    done = desk("replay", file, "--json", LANG="C", LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
    assert done.returncode == 1
    assert done.stderr == b""
    good, refused, match = lines(done.stdout.decode("utf-8"))
    result = json.loads(GOOD.read_text(encoding="utf-8"))["rounds"][0]["result"]
    assert good == {"ok": True, "rounds": [{"complete": True} | result], "winner": None}
    assert refused == ERROR
    assert match["winner"] == [1, 3]
    told = desk("replay", file, LANG="C", LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
    assert told.returncode == 1
    text = told.stdout.decode("utf-8")
    assert "matches ü 札.jsonl, record 1: Round 0, action 4 (“1 play Nb”): You must follow suit." in text
    assert text.count("won by seat 1, seat 3") == 1
    assert told.stderr == b""


def test_the_reader_may_go_away(tmp_path: Path) -> None:
    """As in `desk replay FILE | head -1`."""
    file = tmp_path / "many.jsonl"
    file.write_text((one_line(GOOD) + "\n") * 300, encoding="utf-8")
    command = [sys.executable, "-m", "desk", "replay", str(file), "--json"]
    with subprocess.Popen(command, cwd=ROOT, env=buffered(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == module.BROKEN_PIPE


@pytest.mark.parametrize("words", [["replay", str(GOOD)], ["--help"]])
def test_nobody_reads_at_all(words: list[str]) -> None:
    """As in `desk replay FILE | true`: what is still buffered at the end has nowhere to go."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "desk", *words]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=buffered(), stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (module.BROKEN_PIPE, b"")


LIGHT = """
import sys
from desk.app.main import main
code = main(sys.argv[1:])
loaded = {name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")}
games = {name for name in sys.modules if name.startswith("desk.") and name != "desk.app" and "main" not in name}
sys.stderr.write(f"{sorted(loaded)} {sorted(games) if code in (0, 2) and len(sys.argv) < 3 else []}")
"""


@pytest.mark.parametrize("words", [["replay", str(GOOD)], ["--help"]])
def test_commands_without_a_window_never_load_qt_nor_more_than_they_need(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT, *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr == "[] []"
    assert done.stdout


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_summary_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "replay", MATCH)
    assert (code, err) == (0, "")
    assert out.startswith(f"{MATCH}: La Cuatrola (target 21, exact false, ")
    assert out.count("\n") == 21
    assert out.endswith("  round 18  0 – 4        total 19 – 22\n  won by seat 1, seat 3\n")


def test_a_match_in_the_middle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    fields = json.loads(GOOD.read_text(encoding="utf-8"))
    del fields["rounds"][0]["result"]
    fields["rounds"][0]["actions"] = fields["rounds"][0]["actions"][:8]
    fields["seats"] = [{"name": name, "player": "easy"} for name in ("A", "B", "C", "Tasio")]
    (tmp_path / "x.desk").write_text(json.dumps(fields), encoding="utf-8")
    code, out, _ = run(capsys, "replay", tmp_path / "x.desk", "--json")
    assert (code, json.loads(out)) == (
        0,
        {
            "ok": True,
            "rounds": [{"complete": False}],
            "winner": None,
            "actors": [3],
            "legal": {"3": ["decline", "sing d"]},
        },
    )
    code, out, _ = run(capsys, "replay", tmp_path / "x.desk")
    assert "not over; on turn: seat 3 (Tasio)" in out


def test_every_record_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    from desk.games import discover

    for path in sorted(RECORDS.glob("*.json")):
        fields = json.loads(path.read_text(encoding="utf-8"))
        code, out, err = run(capsys, "replay", path, "--json")
        (line,) = lines(out)
        assert err == ""
        if fields["game"] not in discover():
            nowhere = {"round": None, "action": None, "text": None}
            assert (code, line) == (1, {"ok": False, "reason": "unknown_game"} | nowhere)
        elif "refused" in fields:
            assert code == 1
            assert {"round": line["round"], "action": line["action"]} == fields["refused"]
        else:
            assert (code, line["ok"], line["winner"]) == (0, True, fields["winner"])


UNREADABLE = {
    "empty": b"",
    "text": b"hello",
    "other JSON": b'{"pace": "slow"}',
    "Latin-1": b'{"format": "desk-record", "name": "\xe9"}',
    "one line cut": GOOD.read_bytes() + GOOD.read_bytes()[:-10],
    "one line foreign": one_line(GOOD).encode() + b'\n{"a": 1}\n',
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_file_of_no_records_is_2_and_not_half_told(
    case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "x").write_bytes(UNREADABLE[case])
    for more in ([], ["--json"]):
        code, out, err = run(capsys, "replay", tmp_path / "x", *more)
        assert (code, out) == (2, "")
        assert err.startswith(f"desk replay: {tmp_path / 'x'}: ")
        assert err.count("\n") == 1


def test_a_missing_file_is_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "replay", tmp_path / "nothing")
    assert (code, out) == (2, "")
    assert "No such file or directory" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["repaly"], "no command “repaly”; did you mean “replay”?"),
        (["dance"], "no command “dance”; there are: replay, simulate, arena, screenshot."),
        (["--jump"], "unrecognized arguments: --jump"),
        (["--vers"], "unrecognized arguments: --vers"),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "a", "b"], "unrecognized arguments: b"),
        (["replay", "a", "--js"], "unrecognized arguments: --js"),
    ],
)
def test_bad_words_are_2_with_a_sentence(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert said in err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"desk {__version__}\n", "")
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(name in out for name in COMMANDS)
    code, out, _ = run(capsys, "replay", "--help")
    assert code == 0
    assert "--json" in out


def test_a_part_that_is_missing_breaks_nothing_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WINDOW", "desk.app.no_such_window")
    assert run(capsys) == (2, "", "desk: not part of this version\n")
    assert run(capsys, "replay", GOOD)[0] == 0


def test_an_error_of_ours_is_no_answer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """1 and 2 say something about the record."""
    monkeypatch.setattr("desk.app.replay.resume", lambda *words, **more: 1 / 0)
    code, _, err = run(capsys, "replay", GOOD)
    assert code == module.SOFTWARE
    assert "ZeroDivisionError" in err


def test_an_interruption_is_quiet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*words: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("desk.app.replay.resume", interrupted)
    assert run(capsys, "replay", GOOD)[0::2] == (module.INTERRUPTED, "")
