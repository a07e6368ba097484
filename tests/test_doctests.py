"""Every example in a docstring of the rooms without Qt is tried."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

ROOMS = ("desk.core", "desk.engine", "desk.games")
MODULES = [
    found.name for room in ROOMS for found in pkgutil.walk_packages(importlib.import_module(room).__path__, f"{room}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_hold(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert not failed


def test_there_are_examples() -> None:
    tried = {name: doctest.testmod(importlib.import_module(name)).attempted for name in MODULES}
    for room in ("desk.core", "desk.games.cuatrola"):
        assert sum(count for name, count in tried.items() if name.startswith(room)) > 0, room
