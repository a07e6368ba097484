"""The log: no cards in it, no end without a trace, no trouble from it."""

from __future__ import annotations

import gc
import logging
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from desk.app import logs
from desk.core.cards import FRENCH_RANKS, FRENCH_SUITS, JOKERS, LATIN_RANKS, LATIN_SUITS, Card, cards, pack

pytestmark = pytest.mark.logs


@pytest.fixture(autouse=True)
def root_logger() -> Iterator[None]:
    """Whatever a test does to logging is undone."""
    root = logging.getLogger()
    before, level, raises = list(root.handlers), root.level, logging.raiseExceptions
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    logging.captureWarnings(False)
    logging.raiseExceptions = raises


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def hooks(told: list[str], capsys: pytest.CaptureFixture[str]) -> logs.ErrorHooks:
    return logs.ErrorHooks(told.append)


def caught(hooks: logs.ErrorHooks, error: Exception) -> None:
    try:
        raise error
    except Exception as raised:
        hooks.caught(type(raised), raised, raised.__traceback__)


def test_every_card_is_struck_out() -> None:
    everything = (*pack(FRENCH_RANKS, FRENCH_SUITS), *pack(LATIN_RANKS, LATIN_SUITS), *cards(" ".join(JOKERS)))
    for card in set(everything):
        for shown in (f"{card}", f"[{card}]", f"({card},", f"'{card}'", f"1 play {card}", f"={card}.", f"{card}\n"):
            assert card.code not in logs.without_cards(shown)
    assert (
        logs.without_cards("Acre, 1 pass, hand(2), v3.11, Kcal, 10c2d") == "Acre, 1 pass, hand(2), v3.11, Kcal, 10c2d"
    )


def test_no_card_reaches_the_file(tmp_path: Path, hooks: logs.ErrorHooks, capsys: pytest.CaptureFixture[str]) -> None:
    path = logs.start(tmp_path / "new")
    assert path is not None
    hand = cards("Ac 3d Kb Ns Jc")
    logging.getLogger("desk.session").info("dealt %s to %d", hand, 2)
    logging.getLogger("desk.session").warning("1 play Ac refused")
    try:
        hand.index(Card("7d"))
        raise ValueError(f"{hand} are not all there")
    except ValueError as error:
        logging.getLogger("desk").exception("while playing %s", hand[0])
        hooks.caught(type(error), error, error.__traceback__)
    logging.shutdown()
    text = path.read_text(encoding="utf-8")
    assert text.count("Traceback") == 2
    assert "dealt (▒, ▒, ▒, ▒, ▒) to 2" in text
    assert not re.search(r"\b(Ac|3d|Kb|Ns|Jc|7d)\b", text)
    assert not re.search(r"\b(Ac|3d|Kb|Ns|Jc|7d)\b", capsys.readouterr().err)


def test_the_file_begins_with_what_a_report_needs_and_rotates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST", 2000)
    path = logs.start(tmp_path)
    assert path is not None
    assert f"Python {sys.version.split()[0]}" in path.read_text(encoding="utf-8")
    for number in range(200):
        logging.getLogger("desk").info("line %d of many that fill a file", number)
    found = sorted(entry.name for entry in tmp_path.iterdir())
    assert found == ["desk.log", "desk.log.1", "desk.log.2", "desk.log.3"]
    assert all(entry.stat().st_size <= 2000 for entry in tmp_path.iterdir())


def test_the_folder_of_the_system_is_used(own_directories: Path) -> None:
    path = logs.start()
    assert path is not None
    assert own_directories in path.parents


def test_without_a_place_to_write_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert logs.start(tmp_path / "file") is None
    logging.getLogger("desk").warning("nobody hears it")


def test_each_error_is_told_once(hooks: logs.ErrorHooks, told: list[str], caplog: pytest.LogCaptureFixture) -> None:
    for number in range(5):
        caught(hooks, ValueError(f"number {number}"))
    assert told == ["ValueError: number 0"]
    assert len(caplog.records) == 5
    try:
        raise KeyError("elsewhere")
    except KeyError as error:
        hooks.caught(type(error), error, error.__traceback__)
    assert len(told) == 2


def test_a_listener_that_fails_is_only_logged(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(line: str) -> None:
        raise RuntimeError("no dialog")

    caught(logs.ErrorHooks(fails), ValueError("x"))
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "ERROR"]


def test_errors_from_everywhere_arrive(
    hooks: logs.ErrorHooks, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_thread() -> None:
        raise ValueError("thread")

    class Dying:
        def __del__(self) -> None:
            raise ValueError("end")

    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    hooks.install()
    try:
        thread = threading.Thread(target=in_thread)
        thread.start()
        thread.join()
        Dying()
        gc.collect()
        error = ValueError("main")
        sys.excepthook(ValueError, error, None)
    finally:
        hooks.remove()
    assert told == ["ValueError: thread", "ValueError: end", "ValueError: main"]
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_leaving_is_no_error(hooks: logs.ErrorHooks, told: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    hooks.caught(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []
