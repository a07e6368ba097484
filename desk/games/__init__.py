"""The games, one folder each. A game is here because its folder is here: nothing lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desk.engine.game import Game


@cache
def discover() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    found = (importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))
    return {game.id: game for game in (module.GAME for module in found)}
