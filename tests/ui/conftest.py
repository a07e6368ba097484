"""Real windows on no screen: fonts and catalogues as the program has them, a program around them that plays here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QTranslator
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desk.app.wiring import Wiring
from desk.games import discover
from desk.session.saves import Saves
from desk.session.seats import SeatPlan
from desk.session.session import Session
from desk.settings import Settings
from desk.ui import language
from desk.ui.language import Language
from desk.ui.match_setup.plan import plan_for
from desk.ui.services import MatchPlan
from desk.ui.window import MainWindow

ROOT = Path(__file__).resolve().parent.parent.parent
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


@pytest.fixture(scope="session", autouse=True)
def catalogues() -> None:
    """Compile what is newer than its compiled form, as ``play`` does."""
    for source in (ROOT / "translations").glob("desk_*.ts"):
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        fresh = target.with_suffix(f".{os.getpid()}")
        command = [sys.executable, "-c", LRELEASE, "-silent", str(source), "-qm", str(fresh)]
        subprocess.run(command, check=True, capture_output=True)
        os.replace(fresh, target)


@pytest.fixture(scope="session", autouse=True)
def type_and_style(qapp: QApplication) -> None:
    """The program's own type and style."""
    qapp.setStyle("Fusion")
    QCursor.setPos(QPoint(3999, 2999))
    language.load_fonts()
    language.use_font()


@pytest.fixture(autouse=True)
def nothing_left(qapp: QApplication) -> None:
    """Delete what tests before have left: outside of an event loop of its own, Qt only means to."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def speech(qapp: QApplication) -> Iterator[Language]:
    """A language that is put away after the test."""
    spoken = Language()
    spoken.speak("en")
    yield spoken
    spoken.silence()
    QLocale.setDefault(QLocale.c())


def deal(desk: Wiring, plan: MatchPlan, total: tuple[int, ...] = (7, 5), seed: int = 5) -> Session:
    """A match of this plan in its first hand, left as it is dealt."""
    session = Session(discover()[plan.game], plan.options, plan.seats, rng=Random(seed), start_total=total)
    desk.adopt(session)
    session.next_round()
    return session


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[Wiring]:
    """The program around the windows, with its saves in a folder of the test."""
    made = Wiring(discover(), None)
    saves = Saves(discover(), folder=tmp_path / "matches", tell=made.tell)
    made.use(saves)
    yield made
    made.leave()
    saves.close()


@pytest.fixture
def settings() -> Settings:
    return Settings(language="en", own_name="Carmen", colours="light", pace="off")


@pytest.fixture
def offer(desk: Wiring, settings: Settings) -> Session:
    """A match that was left in its first hand."""
    return deal(desk, plan_for(desk.games[0], settings, "en", desk.levels))


Open = Callable[..., MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, desk: Wiring, settings: Settings, speech: Language) -> Iterator[Open]:
    """Opens the window, in this size; it is drawn only where the test looks at it."""
    opened: list[MainWindow] = []

    def open_it(width: int = 1366, height: int = 768, *, drawn: bool = False) -> MainWindow:
        window = MainWindow(desk, settings, speech)
        window.setUpdatesEnabled(drawn)
        opened.append(window)
        window.resize(width, height)
        window.show()
        settle()
        return window

    yield open_it
    for window in opened:
        window.close()
        window.deleteLater()
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    """Let everything happen that waits: layouts, languages."""
    for _ in range(2):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def all_bots(plan: MatchPlan) -> MatchPlan:
    """The same match without a person."""
    seats = tuple(SeatPlan(seat.name, "random") for seat in plan.seats)
    return MatchPlan(plan.game, plan.options, seats)


class Translated(QTranslator):
    """Not used by the program: says every text in brackets, to find those that are not asked for."""

    def translate(self, _context: Any, source: Any, _comment: Any = None, _number: int = -1) -> str:
        return f"⟦{source}⟧"

    def isEmpty(self) -> bool:
        return False
