"""What every test starts from: no screen, no user's files, no chance, and no warning that nobody announced.

The environment is set before Qt is imported anywhere. A warning of Qt's fails the test, except for the sentences
in `QT_MAY_SAY`, each with its reason; a warning in the log fails it unless the test asks for `caplog` or is marked
`logs`.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_FONT_DPI", "96")
os.environ.setdefault("LANG", "C.UTF-8")

import pytest
from hypothesis import settings
from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from tests.helpers.told import pytest_terminal_summary  # noqa: F401 - a hook

# regular expression: why it is no fault of ours
QT_MAY_SAY = {
    r"^This plugin does not support (raise\(\)|propagateSizeHints\(\)|grabbing )": "offscreen has no window manager",
}

# deadline: a busy machine is no fault of the code; derandomize: the same commit gives the same answer
settings.register_profile("fast", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("slow", deadline=None, max_examples=1000, print_blob=True)

DIRECTORIES = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "WIN_PD_OVERRIDE_APPDATA": "config",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "data",
    "HOME": ".",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also search for rare faults, for minutes")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("slow" if config.getoption("--slow") else "fast")
    for expression in QT_MAY_SAY:
        config.addinivalue_line("qt_log_ignore", expression)
    qInstallMessageHandler(_qt_message)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: run by ./play test --slow"))


# pytest-qt listens until the test's own function has ended; closing the windows comes after that.
_qt_said: list[str] = []


def _qt_message(kind: QtMsgType, _context: object, text: str) -> None:
    harmless = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
    if not harmless and not any(re.search(expression, text) for expression in QT_MAY_SAY):
        _qt_said.append(text)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    _qt_said.clear()
    yield
    if _qt_said:
        pytest.fail("Qt said while the test was cleared away:\n" + "\n".join(_qt_said), pytrace=False)


@pytest.fixture(autouse=True)
def own_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and caches of this test alone, wherever platformdirs would look for them."""
    home = tmp_path / "home"
    for variable, name in DIRECTORIES.items():
        monkeypatch.setenv(variable, str(home / name))
    return home


class _Unexpected(logging.Handler):
    """Collects what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that means to provoke a warning says so: by the fixture `caplog` or the marker `logs`."""
    handler = _Unexpected()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
    announced = "caplog" in request.fixturenames or request.node.get_closest_marker("logs")
    if handler.texts and not announced:
        pytest.fail("logged without being announced:\n" + "\n".join(handler.texts))
