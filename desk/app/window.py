"""``desk`` without words: opens the window.

Brings up log, settings, saves, language and window in this order, and puts everything away at the end. Where there is
no screen it says so instead of letting Qt abort.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Mapping

NO_SCREEN = 69
"""Exit code where there is no screen (EX_UNAVAILABLE)."""

NO_SCREEN_SENTENCE = (
    "desk: there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
    "Start it in a graphical session, or use a command: desk --help\n"
)


def lacks_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether Qt would find no screen here, and abort."""
    if not platform.startswith("linux"):
        return False
    chosen = environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if chosen and not chosen.startswith(("xcb", "wayland")):
        return False
    return not environ.get("DISPLAY") and not environ.get("WAYLAND_DISPLAY")


def run(args: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; the exit code."""
    if lacks_screen(sys.platform, os.environ):
        sys.stderr.write(NO_SCREEN_SENTENCE)
        return NO_SCREEN
    from desk.app import logs

    logs.start()
    # Every move is on disk before anybody can interrupt: nothing is lost by ending at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _run()


def _run() -> int:
    from PySide6.QtWidgets import QApplication

    from desk.app import logs
    from desk.app.wiring import Wiring
    from desk.games import discover
    from desk.session.saves import Saves
    from desk.settings import SettingsFile
    from desk.ui import language
    from desk.ui.window import MainWindow

    app = QApplication(sys.argv[:1])
    app.setApplicationName("desk")
    app.setDesktopFileName("desk")
    app.setStyle("Fusion")
    games = discover()
    desk = Wiring(games, None)
    file = SettingsFile(tell=desk.tell)
    settings = file.load()
    language.load_fonts()
    language.use_font()
    speech = language.Language()
    speech.speak(settings.language)
    saves = Saves(games, tell=desk.tell)
    desk.use(saves)
    window = MainWindow(desk, settings, speech)
    window.settings_changed.connect(lambda: file.save(settings))
    desk.noticed.connect(window.show_notices)
    hooks = logs.ErrorHooks(window.tell_of_error)
    hooks.install()
    try:
        window.show_as_remembered()
        code = app.exec()
    finally:
        hooks.remove()
        desk.leave()
        saves.close()
    return code
