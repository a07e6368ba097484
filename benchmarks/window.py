"""Figures of the window: start, memory, idleness, frames. Run by hand; nothing in the tests measures time.

``python benchmarks/window.py start|memory|idle|frames [--runs N] [--seconds S]``. Each run is a process of its own with
an empty home, offscreen; the child is this file again, which opens the real window and watches it from outside.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
SEED = 4
MOVES = 11


# The parent


def main() -> None:
    """Read the words, run the children, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("start", "memory", "idle", "frames", "child"))
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--job", default="")
    args = parser.parse_args()
    {"start": start, "memory": memory, "idle": idle, "frames": frames, "child": child}[args.what](args)


def run_child(job: str, seconds: float = 0.0) -> dict[str, float]:
    """Run one child in an empty home; what it measured."""
    with tempfile.TemporaryDirectory() as home:
        env = os.environ | {name: f"{home}/{name}" for name in FOLDERS}
        env |= {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
        if job != "home":
            _save_match(env)
        env["BENCH_STARTED"] = str(time.monotonic_ns())
        words = [sys.executable, __file__, "child", "--job", job, "--seconds", str(seconds)]
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
        return json.loads(done.stdout.splitlines()[-1])


def _save_match(env: dict[str, str]) -> None:
    """Leave a match in that home, stopped where the person has to answer."""
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import window; window.leave_match()"
    subprocess.run([sys.executable, "-c", code], env=env, check=True)


def leave_match() -> None:
    """Save a match in mid-hand into the home of this process."""
    from desk.app.screenshot import play
    from desk.games import discover
    from desk.session.saves import Saves
    from desk.session.seats import SeatPlan
    from desk.session.session import Session

    games = discover()
    seats = [SeatPlan("Carmen", "person"), *(SeatPlan(name, "normal") for name in ("Elena", "Lucía", "Mateo"))]
    session = Session(games["cuatrola"], {}, seats, rng=Random(SEED), bot_seed=SEED)
    play(session, MOVES)
    saves = Saves(games)
    saves.save(session.record)
    saves.close()


def start(args: argparse.Namespace) -> None:
    """Process start to the first painted frame."""
    for job in ("home", "table"):
        runs = [run_child(job) for _ in range(args.runs)]
        found, busy = [run["first_frame_ms"] for run in runs], [run["cpu_ms"] for run in runs]
        middle, processor = statistics.median(found), statistics.median(busy)
        print(f"first frame, {job}: median {middle:.0f} ms (processor {processor:.0f}), worst {max(found):.0f} ms")


def memory(args: argparse.Namespace) -> None:
    """Proportional memory of the process and its worker, a table open."""
    found = [run_child("memory") for _ in range(args.runs)]
    whole = [run["pss_mib"] for run in found]
    print(f"PSS of the tree: median {statistics.median(whole):.0f} MiB, worst {max(whole):.0f} MiB, n={len(whole)}")


def idle(args: argparse.Namespace) -> None:
    """Processor time and repaints while nobody does anything."""
    for job in ("idle", "idle-finished"):
        found = run_child(job, args.seconds)
        share = 100 * found["cpu_s"] / args.seconds
        print(f"{job}, {args.seconds:.0f} s: {share:.3f} % of a core, {found['paints']:.0f} repaints")


def frames(args: argparse.Namespace) -> None:
    """Gaps between frames while cards move and ``normal`` plays in all seats."""
    found = run_child("frames", args.seconds)
    print(
        f"frames, {args.seconds:.0f} s: n={found['n']:.0f}, median {found['median']:.1f} ms, "
        f"p99 {found['p99']:.1f} ms, worst {found['worst']:.1f} ms"
    )


# The child


def child(args: argparse.Namespace) -> None:
    """Open the real window and measure it."""
    from desk.ui.window import MainWindow

    jobs: dict[str, Callable[[MainWindow, float], None]] = {
        "home": _first_frame,
        "table": _first_frame,
        "memory": _memory,
        "idle": _idle,
        "idle-finished": _idle_finished,
        "frames": _frames,
    }
    job = jobs[args.job]
    shown = MainWindow.show_as_remembered

    def show_as_remembered(window: MainWindow) -> None:
        if args.job not in ("home", "frames", "idle-finished"):
            window.resume()
        shown(window)
        job(window, args.seconds)

    MainWindow.show_as_remembered = show_as_remembered  # type: ignore[method-assign]
    from desk.app.window import run

    run(argparse.Namespace())


def _end(found: dict[str, float]) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()
    from PySide6.QtWidgets import QApplication

    for widget in QApplication.topLevelWidgets():
        widget.close()
    QApplication.quit()


def _first_frame(window: object, seconds: float) -> None:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QWidget

    assert isinstance(window, QWidget)

    class Watch(QObject):
        seen = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.UpdateRequest and not self.seen:
                self.seen = True
                watched.event(event)
                passed = time.monotonic_ns() - int(os.environ["BENCH_STARTED"])
                _end({"first_frame_ms": passed / 1e6, "cpu_ms": time.process_time() * 1000})
                return True
            return False

    window.watch = Watch(window)  # type: ignore[attr-defined]
    window.installEventFilter(window.watch)  # type: ignore[attr-defined]


def _later(milliseconds: float, then: Callable[[], None]) -> None:
    from PySide6.QtCore import QTimer

    QTimer.singleShot(int(milliseconds), then)


def _memory(window: object, seconds: float) -> None:
    _later(4000, lambda: _end({"pss_mib": _pss()}))


def _pss() -> float:
    """MiB of this process and its children."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    total = 0
    for process in (str(os.getpid()), *children):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


def _count_paints() -> list[int]:
    from desk.ui.table.view import TableView

    counted = [0]
    drawn = TableView.drawBackground

    def draw_background(view: TableView, painter: object, rect: object) -> None:
        counted[0] += 1
        drawn(view, painter, rect)  # type: ignore[arg-type]

    TableView.drawBackground = draw_background  # type: ignore[assignment,method-assign]
    return counted


def _idle(window: object, seconds: float) -> None:
    counted = _count_paints()

    def begin() -> None:
        before, paints = time.process_time(), counted[0]
        _later(seconds * 1000, lambda: _end({"cpu_s": time.process_time() - before, "paints": counted[0] - paints}))

    _later(4000, begin)


def _bots_only(window: object, pace: str) -> None:
    from desk.session.seats import SeatPlan
    from desk.ui.services import MatchPlan
    from desk.ui.window import MainWindow

    assert isinstance(window, MainWindow)
    window._settings.pace = pace
    seats = tuple(SeatPlan(name, "normal") for name in ("Carmen", "Elena", "Lucía", "Mateo"))
    window.start(MatchPlan("cuatrola", {"target": 7} if pace == "off" else {}, seats))


def _idle_finished(window: object, seconds: float) -> None:
    from desk.ui.window import MainWindow

    assert isinstance(window, MainWindow)
    counted = _count_paints()
    _bots_only(window, "off")
    window.table.model.pacer.scale = None  # type: ignore[union-attr]

    def begin() -> None:
        before, paints = time.process_time(), counted[0]
        _later(seconds * 1000, lambda: _end({"cpu_s": time.process_time() - before, "paints": counted[0] - paints}))

    def go_on() -> None:
        seen = window.table.model.observation  # type: ignore[union-attr]
        if seen is not None and seen.winners is not None:
            _later(6000, begin)  # until the last passing notice has gone
            return
        if seen is not None and seen.result is not None:
            window.table.sheet.pressed.emit("next")  # type: ignore[union-attr]
        _later(200, go_on)

    go_on()


def _frames(window: object, seconds: float) -> None:
    from desk.ui.table.player import Player
    from desk.ui.window import MainWindow

    assert isinstance(window, MainWindow)
    moments: list[list[float]] = [[]]
    frame, animate = Player._frame, Player._animate

    def timed(player: Player, now: object) -> None:
        frame(player, now)
        moments[-1].append(time.perf_counter() * 1000)

    def begin(player: Player, motions: object, duration: int) -> bool:
        moments.append([])  # what lies between two motions is a pause, not a frame
        return animate(player, motions, duration)  # type: ignore[arg-type]

    Player._frame = timed  # type: ignore[method-assign]
    Player._animate = begin  # type: ignore[method-assign]
    _bots_only(window, "normal")

    def go_on() -> None:
        table = window.table
        assert table is not None
        if table.sheet.isVisible():
            table.sheet.pressed.emit("rematch" if table.seen and table.seen.winners else "next")
        _later(500, go_on)

    def finish() -> None:
        gaps = sorted(b - a for motion in moments for a, b in itertools.pairwise(motion))
        _end(
            {
                "n": len(gaps),
                "median": statistics.median(gaps),
                "p99": gaps[int(len(gaps) * 0.99)],
                "worst": gaps[-1],
            }
        )

    _later(500, go_on)
    _later(seconds * 1000, finish)


if __name__ == "__main__":
    main()
