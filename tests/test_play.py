"""`play` without a network: what it decides, what it says, what it hands on.

The script has no extension and is loaded by its path; whole runs happen in a copy of it whose environment is a
link to the Python of these tests and whose `desk` is a few lines.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

PLAY = Path(__file__).resolve().parent.parent / "play"
POSIX = os.name == "posix"
only_posix = pytest.mark.skipif(not POSIX, reason="makes an environment of symbolic links")

STAND_IN = """
import sys
print("words", sys.argv[1:])
print("aside", file=sys.stderr)
sys.exit(7)
"""


@pytest.fixture(scope="module")
def play() -> ModuleType:
    loader = SourceFileLoader("play", str(PLAY))
    spec = importlib.util.spec_from_loader("play", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    before = sys.dont_write_bytecode
    sys.dont_write_bytecode = True  # no play.cpython-*.pyc beside the script
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


@pytest.fixture
def checkout(tmp_path: Path, play: ModuleType) -> Path:
    """A set-up checkout in a folder with a space and an accent in its name."""
    root = tmp_path / "la mia casa è qui"
    root.mkdir()
    for name in ("pyproject.toml", "constraints.txt", "setup.py"):
        (root / name).write_text(f"# {name}\n")
    (root / "play").write_bytes(PLAY.read_bytes())
    make_environment(root)
    play.write_stamp(str(root), {"app", "dev", "qt", "window"})
    return root


def make_environment(root: Path) -> None:
    binaries = root / ".venv" / "bin"
    binaries.mkdir(parents=True)
    (binaries / "python").symlink_to(os.path.realpath(sys.executable))
    (binaries / "desk").write_text(STAND_IN)
    (root / ".venv" / "pyvenv.cfg").write_text(f"home = {os.path.dirname(os.path.realpath(sys.executable))}\n")


def start(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environ = dict(os.environ, PYTHONIOENCODING="utf-8")
    return subprocess.run(
        [sys.executable, str(root / "play"), *words],
        capture_output=True,
        encoding="utf-8",
        env=environ,
        cwd=root.parent,
        timeout=60,
    )


# --- reading and refusing -------------------------------------------------------------------------------


def test_an_old_python_can_read_it() -> None:
    tree = ast.parse(PLAY.read_text(encoding="utf-8"), feature_version=(3, 7))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "__future__" not in imported  # Python 3.6 does not know `annotations`
    annotations = [
        note
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for note in [node.returns, *(argument.annotation for argument in node.args.args)]
        if note is not None
    ]
    assert annotations
    assert all(isinstance(note, ast.Constant) for note in annotations)  # not evaluated: `list[str]` is of 3.9


def test_a_start_imports_little() -> None:
    tree = ast.parse(PLAY.read_text(encoding="utf-8"))
    at_once = [name.name for node in tree.body if isinstance(node, ast.Import) for name in node.names]
    assert at_once == ["os", "sys"]


@pytest.mark.parametrize("version", [(3, 9), (2, 7), (3, 15), (4, 0)])
def test_a_wrong_python_is_told_so(play: ModuleType, monkeypatch: pytest.MonkeyPatch, version: tuple[int, int]) -> None:
    monkeypatch.setattr(play, "run", lambda *_: (127, ""))
    number = ".".join(map(str, version))
    assert play.wrong_python(version) == f"Python 3.10 to 3.14 is needed; this is Python {number}."


def test_a_wrong_python_is_told_of_a_right_one(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "run", lambda command, *_: (0 if command[0] == "python3.12" else 127, ""))
    assert f"Here is one: python3.12 {PLAY}" in play.wrong_python((3, 9))


@pytest.mark.parametrize("minor", range(10, 15))
def test_a_right_python_is_not_refused(play: ModuleType, minor: int) -> None:
    assert play.wrong_python((3, minor)) == ""


# --- what a start needs, and whether it is there ---------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "environ", "platform", "needs"),
    [
        ([], {}, "linux", {"app", "qt", "window"}),
        ([], {"QT_QPA_PLATFORM": "xcb"}, "linux", {"app", "qt", "window"}),
        ([], {"QT_QPA_PLATFORM": "offscreen"}, "linux", {"app", "qt"}),
        ([], {}, "darwin", {"app", "qt"}),
        ([], {}, "win32", {"app", "qt"}),
        (["test"], {}, "linux", {"app", "dev", "qt"}),
        (["test", "-k", "replay"], {}, "linux", {"app", "dev", "qt"}),
        (["screenshot", "--out", "a.png"], {}, "linux", {"app", "qt"}),
        (["replay", "a.json"], {}, "linux", {"app"}),
        (["simulate", "x"], {}, "linux", {"app"}),
        (["arena", "x"], {}, "linux", {"app"}),
    ],
)
def test_needs(play: ModuleType, words: list[str], environ: dict[str, str], platform: str, needs: set[str]) -> None:
    assert play.needs_of(words, environ, platform) == needs


@only_posix
def test_a_set_up_checkout_is_ready(play: ModuleType, checkout: Path) -> None:
    assert play.is_ready(str(checkout), {"app", "qt", "window"})
    assert play.is_ready(str(checkout), {"app", "dev"})


def edit(name: str) -> Callable[[Path], object]:
    return lambda root: (root / name).write_text("changed\n")


CHANGES: dict[str, Callable[[Path], object]] = {
    "pyproject": edit("pyproject.toml"),
    "constraints": edit("constraints.txt"),
    "setup": edit("setup.py"),
    "another Python's environment": edit(".venv/pyvenv.cfg"),
    "no stamp": lambda root: (root / ".venv" / "play-stamp").unlink(),
    "half a stamp": lambda root: (root / ".venv" / "play-stamp").write_text("app dev qt window\n"),
    "no interpreter": lambda root: (root / ".venv" / "bin" / "python").unlink(),
}


@only_posix
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_is_noticed(play: ModuleType, checkout: Path, change: Callable[[Path], object]) -> None:
    change(checkout)
    assert not play.is_ready(str(checkout), {"app"})


@only_posix
def test_an_interpreter_that_is_taken_away_is_noticed(play: ModuleType, checkout: Path) -> None:
    """As when the system's Python is replaced by a newer one: the link stays and leads nowhere."""
    base, link = checkout / "python3.10", checkout / ".venv" / "bin" / "python"
    base.write_text("")
    link.unlink()
    link.symlink_to(base)
    play.write_stamp(str(checkout), {"app"})
    assert play.is_ready(str(checkout), {"app"})
    base.unlink()
    assert not play.is_ready(str(checkout), {"app"})


@only_posix
def test_a_moved_checkout_is_noticed_and_made_anew(
    play: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = checkout.rename(checkout.parent / "elsewhere")
    assert not play.is_ready(str(moved), {"app"})
    assert made(play, moved, monkeypatch, {"app"}) == ["venv", "install", "stamp app"]


def made(play: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch, needs: set[str]) -> list[str]:
    """The parts of setting up that `set_up` would do, in order."""
    parts: list[str] = []
    monkeypatch.setattr(play, "make_venv", lambda _: parts.append("venv"))
    monkeypatch.setattr(play, "install", lambda _, dev: parts.append("install dev" if dev else "install"))
    monkeypatch.setattr(play, "provide_qt", lambda _, missing: parts.append("qt " + " ".join(sorted(missing))))
    monkeypatch.setattr(play, "write_stamp", lambda _, done: parts.append("stamp " + " ".join(sorted(done))))
    monkeypatch.setattr(play, "works", lambda root: (Path(root) / ".venv/bin/python").exists())
    play.set_up(str(root), needs)
    return parts


@only_posix
@pytest.mark.parametrize(
    ("done", "needs", "parts"),
    [
        ({"app"}, {"app"}, []),
        ({"app"}, {"app", "qt"}, ["qt qt", "stamp app qt"]),
        ({"app", "qt"}, {"app", "qt", "window"}, ["qt window", "stamp app qt window"]),
        ({"app", "qt", "window"}, {"app", "dev", "qt"}, ["install dev", "stamp app dev qt window"]),
    ],
)
def test_only_what_is_missing_is_done(
    play: ModuleType,
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    done: set[str],
    needs: set[str],
    parts: list[str],
) -> None:
    play.write_stamp(str(checkout), done)
    assert made(play, checkout, monkeypatch, needs) == parts


@only_posix
def test_an_interrupted_installation_starts_anew(
    play: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / ".venv" / "play-stamp").unlink()
    (checkout / ".venv" / "play-unfinished").write_text("")
    assert made(play, checkout, monkeypatch, {"app"})[:2] == ["venv", "install"]


@only_posix
def test_new_pins_are_installed_into_the_same_environment(
    play: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit("constraints.txt")(checkout)
    assert made(play, checkout, monkeypatch, {"app", "qt"}) == ["install", "stamp app", "qt qt", "stamp app qt"]


@only_posix
def test_pip_that_gives_up_is_a_sentence_and_leaves_the_environment(
    play: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    python = checkout / ".venv" / "bin" / "python"
    python.unlink()
    python.write_text("#!/bin/sh\necho no route >&2\nexit 1\n")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "stderr", open(2, "w", closefd=False))  # noqa: SIM115 - pytest's own has no number
    with pytest.raises(play.SetUpError, match="could not be installed"):
        play.install(str(checkout), False)
    assert "no route" in capfd.readouterr().err
    assert not (checkout / ".venv" / "play-unfinished").exists()


@only_posix
def test_two_do_not_set_up_at_once(play: ModuleType, checkout: Path) -> None:
    lock = play.take_lock(str(checkout))
    edit("constraints.txt")(checkout)
    command = [sys.executable, str(checkout / "play"), "replay"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as second:
        assert second.stderr is not None
        assert b"waiting" in second.stderr.readline()
        assert second.poll() is None
        play.write_stamp(str(checkout), {"app"})  # the first one has done it all
        lock.close()
        out, _ = second.communicate(timeout=30)
    assert b"words ['replay']" in out
    assert second.returncode == 7


# --- system libraries -----------------------------------------------------------------------------------

LOADER = """\
libEGL.so.1: cannot open shared object file: No such file or directory
libEGL.so.1: cannot open shared object file: No such file or directory
libglib-2.0.so.0: cannot open shared object file: No such file or directory
libgthread-2.0.so.0: cannot open shared object file: No such file or directory
/x/libQt6Core.so.6: version `Qt_6.12' not found (required by /x/QtCore.abi3.so)
"""


def test_the_loaders_words_are_understood(play: ModuleType) -> None:
    missing, other = play.parse_loader(LOADER)
    assert missing == ["libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"]
    assert [line.split(":")[0] for line in other] == ["/x/libQt6Core.so.6"]
    assert play.packages_of(missing) == ["libegl1", "libglib2.0-0"]


def test_an_unknown_library_is_named(play: ModuleType) -> None:
    with pytest.raises(play.SetUpError, match=r"libodd\.so\.3"):
        play.packages_of(["libEGL.so.1", "libodd.so.3"])


def test_a_package_of_a_newer_debian_goes_by_its_name(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "is_known_to_apt", lambda package: package == "libglib2.0-0t64")
    assert play.current_names(["libgl1", "libglib2.0-0"]) == ["libgl1", "libglib2.0-0t64"]
    monkeypatch.setattr(play, "is_known_to_apt", lambda package: False)
    assert play.current_names(["libgl1", "libglib2.0-0"]) == ["libgl1", "libglib2.0-0"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the loader of Linux")
def test_what_qt_is_linked_with_is_known(play: ModuleType) -> None:
    """The probe really loads Qt here, and a library that is not there is reported by its name."""
    python = play.venv_python
    try:
        play.venv_python = lambda root: sys.executable
        assert play.missing_libraries("", {"qt"}) == []
        play.QT_PLUGINS, plugins = {"qt": "no-such-plugin"}, play.QT_PLUGINS
        play.DEBIAN["qt"]["libnosuch.so.9"] = "libnosuch9"
        assert play.missing_libraries("", {"qt"}) == ["libnosuch.so.9"]
    finally:
        play.venv_python = python
        play.QT_PLUGINS = plugins
        del play.DEBIAN["qt"]["libnosuch.so.9"]


class Apt:
    """Stands for apt-get: notes what it is asked, refuses until its lists are fetched."""

    def __init__(self, works: bool = True, listed: bool = False) -> None:
        self.works, self.listed = works, listed
        self.asked: list[str] = []

    def __call__(self, command: list[str], environ: dict[str, str], seconds: float) -> tuple[int, str]:
        if command[0] == "apt-get":
            assert 0 < seconds <= 300
            self.asked.append(command[1])
            self.listed = self.listed or command[1] == "update"
        return (0, "") if self.works and self.listed else (100, "E: Unable to locate package libegl1\n")


@pytest.fixture
def debian(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Apt]:
    def prepare(*, root: bool, found: tuple[str, ...] = ("apt-get",), **options: bool) -> Apt:
        apt = Apt(**options)
        monkeypatch.setattr(play, "run", apt)
        monkeypatch.setattr(play, "is_root", lambda: root)
        monkeypatch.setattr("shutil.which", lambda name: name if name in found else None)
        return apt

    return prepare


def provide(play: ModuleType) -> None:
    play.provide_packages("Qt does not load without libEGL.so.1", ["libegl1"], ["libEGL.so.1"])


def test_root_gets_it_installed_after_one_line(
    play: ModuleType, debian: Callable[..., Apt], capsys: pytest.CaptureFixture[str]
) -> None:
    apt = debian(root=True)
    provide(play)
    assert apt.asked == ["install", "update", "install"]
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "play: Qt does not load without libEGL.so.1: apt-get install -y --no-install-recommends libegl1\n"
    )


def test_fresh_lists_are_not_fetched_again(play: ModuleType, debian: Callable[..., Apt]) -> None:
    apt = debian(root=True, listed=True)
    provide(play)
    assert apt.asked == ["install"]


@pytest.mark.parametrize(
    ("root", "found", "advice"),
    [
        (False, ("apt-get", "sudo"), r"    sudo apt-get install -y --no-install-recommends libegl1$"),
        (False, ("apt-get",), r"    su -c 'apt-get install -y --no-install-recommends libegl1'$"),
        (True, ("dnf",), r"    sudo dnf install 'libEGL\.so\.1\(\)\(64bit\)'$"),
        (True, (), r"libEGL\.so\.1$"),
    ],
)
def test_others_are_told_what_to_type(
    play: ModuleType, debian: Callable[..., Apt], root: bool, found: tuple[str, ...], advice: str
) -> None:
    apt = debian(root=root, found=found)
    with pytest.raises(play.SetUpError, match=advice):
        provide(play)
    assert apt.asked == []


def test_a_failing_apt_is_a_sentence(play: ModuleType, debian: Callable[..., Apt]) -> None:
    debian(root=True, works=False)
    with pytest.raises(play.SetUpError, match="Unable to locate package"):
        provide(play)


def test_a_command_that_hangs_is_ended(play: ModuleType) -> None:
    begin = time.monotonic()
    code, text = play.run([sys.executable, "-c", "import time; time.sleep(60)"], dict(os.environ), 0.3)
    assert (code, text) == (124, "it took longer than 0.3 seconds")
    assert time.monotonic() - begin < 9  # asked to end at once, and not killed ten seconds later


# --- handing over ---------------------------------------------------------------------------------------


@only_posix
def test_words_output_and_exit_code_are_the_applications(checkout: Path) -> None:
    done = start(checkout, "replay", "a file.json", "--json", "è", "")
    assert done.stdout == "words ['replay', 'a file.json', '--json', 'è', '']\n"
    assert done.stderr == "aside\n"
    assert done.returncode == 7


@only_posix
def test_a_folder_called_desk_where_the_user_stands_is_not_ours(checkout: Path) -> None:
    other = checkout.parent / "desk"
    other.mkdir()
    (other / "__init__.py").write_text("raise SystemExit('not ours')")
    (checkout / ".venv" / "bin" / "desk").write_text("import desk")
    done = start(checkout)
    assert "No module named 'desk'" in done.stderr


@only_posix
def test_a_sentence_and_no_traceback_where_setting_up_fails(checkout: Path) -> None:
    edit("constraints.txt")(checkout)
    (checkout / ".play.lock").mkdir()  # a file that cannot be opened
    done = start(checkout, "replay")
    assert done.stdout == ""
    assert done.stderr.startswith("play: ")
    assert "Traceback" not in done.stderr
    assert done.returncode == 69


@pytest.mark.parametrize(
    ("compiled", "stale"), [(None, True), (-10, True), (10, False)], ids=["missing", "older", "newer"]
)
def test_catalogues_are_compiled_when_older(
    play: ModuleType, tmp_path: Path, compiled: int | None, stale: bool
) -> None:
    source = tmp_path / "translations" / "desk_ja.ts"
    source.parent.mkdir()
    source.write_text("")
    (source.parent / "desk_ja.txt").write_text("")
    target = source.with_suffix(".qm")
    if compiled is not None:
        target.write_text("")
        os.utime(target, (source.stat().st_mtime + compiled,) * 2)
    assert play.stale_catalogues(str(tmp_path)) == ([(str(source), str(target))] if stale else [])


def test_a_catalogue_is_compiled_and_a_broken_one_told(
    play: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "venv_python", lambda root: sys.executable)
    folder = tmp_path / "translations"
    folder.mkdir()
    (folder / "desk_it.ts").write_text('<!DOCTYPE TS><TS version="2.1" language="it"></TS>')
    (folder / "desk_ja.ts").write_text("<TS")
    play.compile_catalogues(str(tmp_path))
    assert sorted(path.name for path in folder.glob("*.qm*")) == ["desk_it.qm"]
    assert "desk_ja.ts could not be compiled" in capsys.readouterr().err
    assert play.stale_catalogues(str(tmp_path)) == [(str(folder / "desk_ja.ts"), str(folder / "desk_ja.qm"))]


# --- the tests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("report", "code", "expected"),
    [
        ('<testsuites><testsuite tests="9" failures="1" errors="2" skipped="1"/></testsuites>', 1, (5, 3)),
        ('<testsuites><testsuite tests="9" failures="0" errors="0" skipped="0"/></testsuites>', 0, (9, 0)),
        ('<testsuites><testsuite tests="9" failures="0" errors="0" skipped="0"/></testsuites>', 3, (9, 1)),
        ("<testsuites><tests", 134, (0, 1)),
        (None, 134, (0, 1)),
    ],
    ids=["mixed", "good", "broke after", "cut", "aborted"],
)
def test_tests_are_counted(
    play: ModuleType, tmp_path: Path, report: str | None, code: int, expected: tuple[int, int]
) -> None:
    if report is not None:
        (tmp_path / "r.xml").write_text(report)
    assert play.counts(str(tmp_path / "r.xml"), code) == expected


def check(play: ModuleType, monkeypatch: pytest.MonkeyPatch, failing: set[str]) -> int:
    def step(root: str, name: str, arguments: list[str]) -> int:
        for argument in arguments:
            if argument.startswith("--junitxml="):
                number = int("pytest" in failing)
                report = f'<testsuites><testsuite tests="4" failures="{number}"/></testsuites>'
                Path(argument.partition("=")[2]).write_text(report)
        return int(name in failing)

    monkeypatch.setattr(play, "step", step)
    code = play.test("", [])
    assert isinstance(code, int)
    return code


@pytest.mark.parametrize(
    ("failing", "code", "last"),
    [
        (set(), 0, "4 passed, 0 failed"),
        ({"pytest"}, 1, "3 passed, 1 failed"),
        ({"mypy"}, 1, "4 passed, 1 failed"),
        ({"mypy", "ruff format", "pytest"}, 1, "3 passed, 3 failed"),
    ],
    ids=["all well", "a test", "a type", "all"],
)
def test_the_last_line_and_the_exit_code_are_the_verdict(
    play: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failing: set[str],
    code: int,
    last: str,
) -> None:
    assert check(play, monkeypatch, failing) == code
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == last
    assert all(name in lines[-2] for name in failing)


@only_posix
def test_arguments_are_pytests_alone(
    play: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    python = checkout / ".venv" / "bin" / "python"
    python.unlink()
    python.write_text('#!/bin/sh\necho "$@"\necho "$QT_QPA_PLATFORM $LANG [$LC_ALL]"\nexit 3\n')
    python.chmod(0o755)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    monkeypatch.delenv("QT_QPA_PLATFORM")
    assert play.test(str(checkout), ["-k", "a b"]) == 3
    asked, environ, last = capfd.readouterr().out.splitlines()
    assert asked.startswith("-m pytest -k a b --junitxml=")
    assert environ == "offscreen C.UTF-8 []"
    assert last == "0 passed, 1 failed"


@only_posix
def test_a_failing_step_shows_its_output(play: ModuleType, checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = play.step(str(checkout), "mypy", ["-c", "print('the reason'); raise SystemExit(2)"])
    assert code == 2
    failed, reason = capsys.readouterr().out.splitlines()
    assert failed.startswith("mypy")
    assert failed.endswith("FAILED")
    assert reason == "the reason"
    assert play.step(str(checkout), "mypy", ["-c", "print('chatter')"]) == 0
    assert "chatter" not in capsys.readouterr().out
