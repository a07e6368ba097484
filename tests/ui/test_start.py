"""The start of the program: with a screen, and without one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from desk.app.window import NO_SCREEN, lacks_screen

START = "import sys; from desk.app.main import main; sys.exit(main([]))"
START_AND_END = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
run = QApplication.exec
def exec_and_close():
    QTimer.singleShot(50, lambda: [window.close() for window in QApplication.topLevelWidgets()])
    return run()
QApplication.exec = staticmethod(exec_and_close)
from desk.app.main import main
sys.exit(main([]))
"""


@pytest.mark.parametrize(
    ("platform", "environ", "lacks"),
    [
        ("linux", {}, True),
        ("linux", {"QT_QPA_PLATFORM": "xcb"}, True),
        ("linux", {"QT_QPA_PLATFORM": "wayland;xcb"}, True),
        ("linux", {"DISPLAY": ":0"}, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, False),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, False),
        ("linux", {"QT_QPA_PLATFORM": "offscreen:configfile=x"}, False),
        ("win32", {}, False),
        ("darwin", {}, False),
    ],
)
def test_where_a_screen_is_lacking(platform: str, environ: dict[str, str], lacks: bool) -> None:
    assert lacks_screen(platform, environ) == lacks


def run(code: str, **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run([sys.executable, "-c", code], env=kept | environ, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a screen can be lacking")
def test_without_a_screen_there_is_a_sentence_and_no_abort() -> None:
    ended = run(START)
    assert ended.returncode == NO_SCREEN
    assert "no screen" in ended.stderr
    assert ended.stdout == ""


def test_the_window_opens_and_closes_and_leaves_its_settings(own_directories) -> None:  # type: ignore[no-untyped-def]
    ended = run(START_AND_END, QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    settings = list(own_directories.rglob("settings.json"))
    assert len(settings) == 1
    assert '"window_state": "normal"' in settings[0].read_text(encoding="utf-8")
