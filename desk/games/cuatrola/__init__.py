"""La Cuatrola: Spanish cards, two against two, an auction to play alone, duties to follow, beat and trump.

The rules text is ``docs/rules/cuatrola.md``; comments here name its sections (2.1 to 2.7) and examples (CL…, CH…).
"""

from __future__ import annotations

from desk.games.cuatrola.game import Cuatrola

GAME = Cuatrola()
