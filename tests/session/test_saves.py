"""The running match on disk: always whole, never lost, never in the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from desk.core.text import Text
from desk.games import discover
from desk.session import saves as saves_module
from desk.session.record import Record
from desk.session.record_file import read_record, write_record
from desk.session.replay import resume
from desk.session.saves import Saves
from desk.session.seats import SeatPlan
from desk.session.session import Session

GAMES = discover()
ROOT = Path(__file__).parents[2]
CH1 = ROOT / "tests" / "records" / "cuatrola-ch1.json"

Opener = Callable[[], Saves]


@pytest.fixture
def told() -> list[Text]:
    return []


@pytest.fixture
def open_saves(tmp_path: Path, told: list[Text]) -> Iterator[Opener]:
    """Saves in the same folder, one after the other as a program would open them at its starts."""
    opened: list[Saves] = []

    def open_one() -> Saves:
        for earlier in opened:
            earlier.close()
        opened.append(Saves(GAMES, folder=tmp_path, tell=told.append))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def match(seed: int = 1, start: tuple[int, int] | None = None) -> Session:
    session = Session(GAMES["cuatrola"], {}, [SeatPlan("", "easy")] * 4, rng=Random(seed), start_total=start)
    session.next_round()
    return session


def play(session: Session, steps: int) -> None:
    for _ in range(steps):
        if session.winners is not None:
            return
        if session.round_over:
            session.next_round()
        else:
            asked = session.asked()
            seat = min(asked)
            session.submit(seat, next(iter(asked[seat].actions())))
        session.decline_windows()


def files(folder: Path) -> set[str]:
    found = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    return found - {"match.lock"}


def test_the_match_is_offered_exactly_where_it_stopped(open_saves: Opener, told: list[Text]) -> None:
    saves = open_saves()
    assert saves.offer() is None
    session = match()
    session.keep(saves.save)
    for _ in range(3):
        play(session, 7)
        assert saves.flush()
        offered = open_saves().offer()
        assert offered == session.record
        saves = open_saves()
        assert saves.offer() == session.record
        session = resume(offered, GAMES, rng=Random(2))
        session.keep(saves.save)
    assert told == []
    assert files(saves.folder) == {"match.desk"}


def test_a_match_without_a_round_is_nothing_to_keep(open_saves: Opener) -> None:
    saves = open_saves()
    saves.save(Record("cuatrola", 4, {}))
    assert saves.flush()
    assert files(saves.folder) == set()


def test_a_finished_match_is_filed(open_saves: Opener, told: list[Text]) -> None:
    saves = open_saves()
    for seed in range(3):
        session = match(seed, (10, 10))
        session.keep(saves.save)
        play(session, 2000)
        assert session.winners is not None
        assert saves.flush()
        assert len(saves.finished()) == seed + 1
        assert not saves.running.exists()
        assert session.record in [saves.read(path) for path in saves.finished()]
    assert open_saves().offer() is None
    assert all(":" not in path.name for path in saves.finished())
    assert told == []


def test_a_program_that_ended_just_before_filing(open_saves: Opener, tmp_path: Path) -> None:
    session = match()
    play(session, 2000)
    (tmp_path / "match.desk").write_text(write_record(session.record), encoding="utf-8")
    saves = open_saves()
    assert saves.offer() is None
    assert [saves.read(path) for path in saves.finished()] == [session.record]
    assert not saves.running.exists()


def test_another_match_never_takes_the_place_of_one(open_saves: Opener) -> None:
    """Even where nobody asked: without a word, the earlier match is set aside."""
    earlier, later = match(1), match(2)
    saves = open_saves()
    saves.save(earlier.record)
    saves.save(later.record)
    assert saves.flush()
    assert [saves.read(path) for path in saves.aside()] == [earlier.record]
    third = match(3)
    saves = open_saves()
    saves.save(third.record)  # without a look at what is there
    assert saves.flush()
    assert [saves.read(path) for path in saves.aside()] == [earlier.record, later.record]
    assert open_saves().offer() == third.record


def test_set_aside_and_taken_up_again(open_saves: Opener) -> None:
    earlier, later = match(1), match(2)
    saves = open_saves()
    saves.save(earlier.record)
    saves.set_aside()
    saves.save(later.record)
    assert saves.flush()
    (path,) = saves.aside()
    assert saves.take_up(path) == earlier.record
    saves.save(earlier.record)
    assert saves.flush()
    assert [saves.read(path) for path in saves.aside()] == [later.record]
    assert open_saves().offer() == earlier.record


def test_given_up_is_gone(open_saves: Opener) -> None:
    saves = open_saves()
    saves.save(match().record)
    saves.clear()
    saves.clear()
    assert saves.flush()
    assert files(saves.folder) == set()


def test_later_changes_do_not_reach_what_was_handed_over(open_saves: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk hangs, and the match goes on: nobody waits, and only whole moments are written, the last one last."""
    gate, written = threading.Event(), []
    real = saves_module.write_whole

    def slow(path: Path, text: str) -> None:
        gate.wait(10)
        written.append(text)
        real(path, text)

    monkeypatch.setattr(saves_module, "write_whole", slow)
    saves, session = open_saves(), match()
    session.keep(saves.save)
    moments = [write_record(session.record)]
    session.keep(lambda record: moments.append(write_record(record)))
    before = time.monotonic()
    play(session, 20)
    assert time.monotonic() - before < 5
    gate.set()
    assert saves.flush()
    assert set(written) <= set(moments)
    assert written[-1] == moments[-1]
    assert len(written) <= 2


def test_closing_waits_two_seconds_at_most(open_saves: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    monkeypatch.setattr(saves_module, "CLOSING_SECONDS", 0.2)
    monkeypatch.setattr(saves_module, "write_whole", lambda path, text: gate.wait(10))
    saves = open_saves()
    saves.save(match().record)
    before = time.monotonic()
    assert not saves.close()
    assert 0.1 < time.monotonic() - before < 2
    gate.set()


def test_closing_writes_what_is_left(open_saves: Opener) -> None:
    saves, session = open_saves(), match()
    play(session, 10)
    saves.save(session.record)
    assert saves.close()
    assert open_saves().offer() == session.record


# Files that are not what they should be

FOREIGN = {
    "nothing": b"",
    "zeros": b"\0" * 300,
    "text": b"Dear diary",
    "other JSON": b'{"pace": "slow"}',
    "list": b"[]",
    "two matches": CH1.read_bytes() + b"\n" + CH1.read_bytes(),
    "newer": b'{"format": "desk-record", "version": 2}',
    "game not there": CH1.read_bytes().replace(b'"cuatrola"', b'"bridge"'),
    "illegal": CH1.read_bytes().replace(b"2 play 3d", b"2 play 3b"),
    "wrong result": CH1.read_bytes().replace(b'"score": [0, 1]', b'"score": [1, 0]'),
    "deep": b'{"a":' * 100_000,
}


@pytest.mark.parametrize("case", FOREIGN)
def test_a_damaged_or_foreign_file_is_kept_and_told(
    case: str, open_saves: Opener, tmp_path: Path, told: list[Text]
) -> None:
    for number in (1, 2):
        (tmp_path / "match.desk").write_bytes(FOREIGN[case] + b" " * number)
        assert open_saves().offer() is None
        assert (tmp_path / f"match.damaged-{number}.desk").read_bytes() == FOREIGN[case] + b" " * number
        assert len(told) == number
        words = dict(told[-1].parameters)
        assert words["file"] == str(tmp_path / f"match.damaged-{number}.desk")
        assert words["why"].source
    saves, session = open_saves(), match()
    saves.save(session.record)
    assert saves.flush()
    assert open_saves().offer() == session.record
    assert len(told) == 2


@pytest.mark.logs
def test_even_a_file_that_the_rules_stumble_on(
    open_saves: Opener, tmp_path: Path, told: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves_module, "resume", lambda *words, **more: 1 / 0)
    (tmp_path / "match.desk").write_bytes(CH1.read_bytes())
    assert open_saves().offer() is None
    assert (tmp_path / "match.damaged-1.desk").read_bytes() == CH1.read_bytes()
    assert len(told) == 1


def test_a_file_cut_anywhere(
    open_saves: Opener, tmp_path: Path, told: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desk.session.files.sync_folder", lambda folder: None)  # hundreds of times
    session = match()
    play(session, 3)
    whole = write_record(session.record).encode()
    saves = open_saves()
    for length in range(len(whole) - 1):
        (tmp_path / "match.desk").write_bytes(whole[:length])
        assert saves.offer() is None
        assert (tmp_path / "match.damaged-1.desk").read_bytes() == whole[:length]
        (tmp_path / "match.damaged-1.desk").unlink()
    assert len(told) == len(whole) - 1
    (tmp_path / "match.desk").write_bytes(whole[:-1])  # only the line end is missing
    assert saves.offer() == session.record


def test_a_folder_in_the_place_of_the_file(open_saves: Opener, tmp_path: Path, told: list[Text]) -> None:
    (tmp_path / "match.desk").mkdir()
    (tmp_path / "match.desk" / "precious").write_text("kept")
    saves = open_saves()
    assert saves.offer() is None
    assert (tmp_path / "match.damaged-1.desk" / "precious").read_text() == "kept"
    assert len(told) == 1


@pytest.mark.logs
def test_what_cannot_even_be_renamed_is_left_alone(
    open_saves: Opener, tmp_path: Path, told: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(path: Path, word: str) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(saves_module, "set_aside", no)
    (tmp_path / "match.desk").write_bytes(b"precious")
    saves = open_saves()
    assert saves.offer() is None
    saves.save(match().record)
    assert saves.flush()
    assert (tmp_path / "match.desk").read_bytes() == b"precious"
    assert len(told) == 1


# Disks that do not take it


@pytest.mark.logs
def test_a_failure_is_told_once_and_tried_again(
    open_saves: Opener, told: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, full = saves_module.write_whole, True

    def write(path: Path, text: str) -> None:
        if full:
            raise OSError(28, "No space left on device")
        real(path, text)

    monkeypatch.setattr(saves_module, "write_whole", write)
    saves, session = open_saves(), match()
    for _ in range(3):
        play(session, 1)
        saves.save(session.record)
        assert saves.flush()
    assert [dict(text.parameters) for text in told] == [{"why": "No space left on device"}]
    full = False
    play(session, 1)
    saves.save(session.record)
    assert saves.flush()
    assert read_record(saves.running.read_text(encoding="utf-8")) == session.record
    full = True
    play(session, 1)
    saves.save(session.record)
    assert saves.flush()
    assert len(told) == 2
    full = False
    assert saves.close()  # tries once more
    assert read_record(saves.running.read_text(encoding="utf-8")) == session.record


@pytest.mark.logs
def test_a_listener_that_fails_does_not_end_the_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(text: Text) -> None:
        raise RuntimeError

    folder = tmp_path / "file"
    folder.write_text("in the way")
    saves, session = Saves(GAMES, folder=folder, tell=fails), match()
    saves.save(session.record)
    assert saves.flush()
    folder.unlink()
    saves.save(session.record)
    assert saves.flush()
    assert saves.running.exists()
    saves.close()


CHILD = """
import sys
from pathlib import Path
from random import Random
from desk.games import discover
from desk.session.saves import Saves
from desk.session.seats import SeatPlan
from desk.session.session import Session

games = discover()
saves = Saves(games, folder=Path(sys.argv[1]), tell=lambda text: print("told", text, flush=True))
session = Session(games["cuatrola"], {"target": 21, "exact": False}, [SeatPlan("", "easy")] * 4, rng=Random(1))
session.keep(saves.save)

def moves():
    while session.winners is None:
        if session.round_over:
            session.next_round()
        else:
            asked = session.asked()
            seat = min(asked)
            session.submit(seat, next(iter(asked[seat].actions())))
        session.decline_windows()
        yield sum(len(entry.actions) for entry in session.record.rounds)
"""
KILLED = (
    CHILD
    + """
for count in moves():
    if count % 3 == 0:
        saves.flush()
        print(count, flush=True)
"""
)
NURSERY = """
import json, os, sys
import desk.games, desk.session.saves
desk.games.discover()
program = compile(json.loads(sys.stdin.readline()), "child", "exec")
for line in sys.stdin:
    child = os.fork()
    if not child:
        sys.argv[1:] = [line.strip()]
        exec(program, {})
        os._exit(0)
    print("child", child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


def start(code: str, *words: object) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork: twenty starts take too long")
def test_a_killed_program_leaves_a_whole_match(tmp_path: Path) -> None:
    rng = Random(11)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", NURSERY], text=True, bufsize=1, env=environment, **pipes) as nursery:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        nursery.stdin.write(json.dumps(KILLED) + "\n")
        for number in range(20):
            folder = tmp_path / str(number)
            nursery.stdin.write(f"{folder}\n")
            lines = [nursery.stdout.readline() for _ in range(2 + number % 5)]
            time.sleep(rng.random() * 0.02)
            child = next(line for line in lines if line.startswith("child "))
            os.kill(int(child.split()[1]), signal.SIGKILL)
            # The child may die in the middle of a line, to which the nursery's own is then joined.
            while not (line := nursery.stdout.readline()).endswith("gone\n"):
                assert line
                lines.append(line)
            promised = max(int(line) for line in lines if line != child)
            record = saved_in(folder)
            assert sum(len(entry.actions) for entry in record.rounds) >= promised
        nursery.stdin.close()


def saved_in(folder: Path) -> Record:
    """The one match in a folder in which a program has ended, which is whole."""
    saves = Saves(GAMES, folder=folder, tell=lambda text: pytest.fail(str(text)))
    record = saves.offer()
    saves.close()
    assert record is not None
    assert files(folder) - {"match.desk.new"} == {"match.desk"}
    return record


LIMITED = (
    CHILD
    + """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
for count in moves():
    saves.flush()
    if count > 120:
        break
print("closed", saves.close())
"""
)


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_a_disk_that_is_full_keeps_the_last_whole_match(tmp_path: Path) -> None:
    child = start(LIMITED, tmp_path)
    out, _ = child.communicate(timeout=60)
    assert child.returncode == 0
    assert out.count("told") == 1
    assert "File too large" in out
    assert "closed False" in out
    saves = Saves(GAMES, folder=tmp_path)
    record = saves.offer()
    saves.close()
    assert record is not None
    assert len(record.rounds) >= 2
    assert files(tmp_path) == {"match.desk"}


READ_ONLY = (
    CHILD
    + """
import os
if os.getuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
for count in moves():
    saves.flush()
    if count > 20:
        break
print("closed", saves.close())
print("offer", Saves(games, folder=Path(sys.argv[1])).offer() is not None)
"""
)


@pytest.mark.skipif(sys.platform == "win32", reason="folders there know no such mode")
def test_a_folder_that_may_not_be_written() -> None:
    """Not in ``tmp_path``: root plays nobody here, and nobody may not even look into it."""
    text = write_record(match().record)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "match.desk").write_text(text, encoding="utf-8")
        (folder / "match.desk").chmod(0o644)
        folder.chmod(0o555)
        child = start(READ_ONLY, folder)
        out, _ = child.communicate(timeout=60)
        folder.chmod(0o755)
        assert child.returncode == 0
        assert out.count("told") == 1
        assert "Permission denied" in out
        assert "offer True" in out
        assert (folder / "match.desk").read_text(encoding="utf-8") == text
        assert files(folder) == {"match.desk"}


# Two programs at once


def test_a_second_program_does_not_touch_the_match(tmp_path: Path, told: list[Text]) -> None:
    first, session = Saves(GAMES, folder=tmp_path), match(1)
    first.save(session.record)
    assert first.flush()
    second = Saves(GAMES, folder=tmp_path, tell=told.append)
    assert not second.is_ours
    assert len(told) == 1
    assert second.offer() is None
    for act in (lambda: second.save(match(2).record), second.clear, second.set_aside):
        act()
    assert second.flush()
    second.close()
    assert read_record((tmp_path / "match.desk").read_text(encoding="utf-8")) == session.record
    assert files(tmp_path) == {"match.desk"}
    first.close()
    third = Saves(GAMES, folder=tmp_path, tell=told.append)
    assert third.offer() == session.record
    third.close()
    assert len(told) == 1


def test_a_killed_program_holds_nothing(tmp_path: Path, told: list[Text]) -> None:
    child = start(KILLED + "\nimport time; time.sleep(60)", tmp_path)
    assert child.stdout is not None
    child.stdout.readline()
    second = Saves(GAMES, folder=tmp_path)
    assert not second.is_ours
    child.kill()
    child.wait()
    child.stdout.close()
    third = Saves(GAMES, folder=tmp_path, tell=told.append)
    assert third.is_ours
    third.close()
    assert told == []


def test_the_folder_of_the_system_is_used(own_directories: Path) -> None:
    saves = Saves(GAMES)
    saves.save(match().record)
    assert saves.close()
    assert own_directories in saves.running.parents
    assert json.loads(saves.running.read_text(encoding="utf-8"))["game"] == "cuatrola"
