"""Pauses depend on the pace and the kind of decision, and on nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desk.models import pace
from desk.models.pace import PACES, PAUSES, SHORTEST, Pacer
from tests.helpers.tables import run_for, spin


@pytest.fixture
def pacer(qapp: QApplication) -> Pacer:
    return Pacer()


class Ready:
    """Counts how often it was called; ready from the given time on."""

    def __init__(self, at: int = 1) -> None:
        self.at = at
        self.calls = 0

    def __call__(self) -> bool:
        self.calls += 1
        return self.calls >= self.at


@pytest.mark.parametrize("kind", PAUSES)
@pytest.mark.parametrize("name", PACES)
def test_a_pause_is_that_of_its_kind_at_this_pace(pacer: Pacer, kind: str, name: str) -> None:
    pacer.scale = PACES[name]
    assert pacer.pause(kind) == max(SHORTEST, round(PAUSES[kind] * PACES[name])) >= 250
    pacer.after(kind, Ready())
    assert pacer._timer.interval() == pacer.pause(kind)
    pacer.clear()


def test_without_a_scale_there_is_no_pause(pacer: Pacer) -> None:
    pacer.scale = None
    assert {pacer.pause(kind) for kind in PAUSES} == {0}


@pytest.fixture
def short(pacer: Pacer, monkeypatch: pytest.MonkeyPatch) -> Pacer:
    monkeypatch.setattr(pace, "SHORTEST", 20)
    pacer.scale = 0.0
    return pacer


def test_it_calls_back_after_the_pause_and_once(short: Pacer) -> None:
    ready = Ready()
    short.after("card", ready)
    assert ready.calls == 0
    spin(lambda: ready.calls > 0)
    run_for(50)
    assert ready.calls == 1
    assert not short._timer.isActive()


def test_while_it_is_not_ready_it_is_asked_again(short: Pacer) -> None:
    ready = Ready(at=3)
    short.after("card", ready)
    spin(lambda: ready.calls >= 3)
    run_for(50)
    assert ready.calls == 3


def test_what_is_held_waits_and_the_pause_begins_anew(short: Pacer) -> None:
    ready = Ready()
    short.hold(True)
    short.after("card", ready)
    run_for(50)
    assert ready.calls == 0
    assert not short._timer.isActive()
    short.hold(False)
    assert short._timer.remainingTime() > 0
    spin(lambda: ready.calls > 0)


def test_holding_in_the_middle_of_a_pause_stops_it(short: Pacer) -> None:
    ready = Ready()
    short.after("card", ready)
    short.hold(True)
    run_for(50)
    assert ready.calls == 0


def test_what_was_cleared_never_comes(short: Pacer) -> None:
    ready = Ready()
    short.after("card", ready)
    short.clear()
    run_for(50)
    assert ready.calls == 0
    assert not short._timer.isActive()


def test_what_is_asked_for_while_another_is_released_waits_its_own_pause(short: Pacer) -> None:
    second = Ready()

    def first() -> bool:
        short.after("word", second)
        return True

    short.after("card", first)
    spin(lambda: second.calls > 0)
    assert second.calls == 1
