"""How many rounds a law looks at: more in the slow form."""

from __future__ import annotations

import pytest


def _seeds(request: pytest.FixtureRequest, number: int) -> range:
    return range(number * 8 if request.config.getoption("--slow", default=False) else number)


@pytest.fixture
def few(request: pytest.FixtureRequest) -> range:
    """Seeds for a law that looks long at each state."""
    return _seeds(request, 5)


@pytest.fixture
def some(request: pytest.FixtureRequest) -> range:
    """Seeds for a law that looks at each state."""
    return _seeds(request, 15)


@pytest.fixture
def many(request: pytest.FixtureRequest) -> range:
    """Seeds for a law that looks at the ends of rounds."""
    return _seeds(request, 60)
