"""How the house's bots play La Cuatrola; what ``desk.bots.levels`` asks of a game (``GamePlayers``)."""

from __future__ import annotations

from desk.games.cuatrola.search import search
from desk.games.cuatrola.thumb import choose as easy

SAMPLES = {"normal": 24}

__all__ = ["SAMPLES", "easy", "search"]
