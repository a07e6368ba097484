"""Tables for tests: each is left for good, whatever happens in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from desk.stage import timing
from desk.ui.language import Language
from desk.ui.table.keyboard import keyboard
from tests.helpers.tables import Bench

Sit = Callable[..., Bench]


@pytest.fixture
def sit(speech: Language) -> Iterator[Sit]:
    """Sits down at a table."""
    benches: list[Bench] = []

    def sit_down(*args: object, **kwargs: object) -> Bench:
        benches.append(Bench(*args, **kwargs))  # type: ignore[arg-type]
        return benches[-1]

    keyboard.pointer()
    yield sit_down
    for bench in benches:
        bench.close()
    keyboard.pointer()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has just appeared takes clicks and keys after a millisecond."""
    monkeypatch.setattr(timing, "SETTLING", 0)
