"""How long the table takes over things, by pace and by kind of decision; never by what somebody holds or thought.

A pause that depended on a hand would tell what it holds.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

PACES = {"slow": 1.6, "normal": 1.0, "brisk": 0.6, "fast": 0.3, "off": 0.0}
"""By what animations and pauses are multiplied."""

PAUSES = {"word": 900, "card": 650, "window": 450}
"""Milliseconds before a bot's bid or card, and for a chance to speak that nobody takes."""

SHORTEST = 250
"""A pause is never shorter, so that it hides how long a bot thought."""


class Pacer(QObject):
    """Calls back after a pause, once the table is at rest.

    ``scale`` multiplies the pauses; with None there are none at all (for tests). While ``hold`` is on, nothing
    is released: the view is still showing what happened before.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scale: float | None = 1.0
        self._held = False
        self._waiting: list[tuple[int, Callable[[], bool]]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._release)

    def pause(self, kind: str) -> int:
        """The pause before something of this kind, in milliseconds."""
        if self.scale is None:
            return 0
        return max(SHORTEST, round(PAUSES[kind] * self.scale))

    def after(self, kind: str, ready: Callable[[], bool]) -> None:
        """Call ``ready`` after the pause; while it answers False, again after another one."""
        self._waiting.append((self.pause(kind), ready))
        self._start()

    def clear(self) -> None:
        """Forget all that waits."""
        self._waiting.clear()
        self._timer.stop()

    def hold(self, held: bool) -> None:
        """Hold everything back, or let it go on; the pause then begins anew."""
        self._held = held
        if held:
            self._timer.stop()
        else:
            self._start()

    def _start(self) -> None:
        if self._waiting and not self._held and not self._timer.isActive():
            self._timer.start(self._waiting[0][0])

    def _release(self) -> None:
        waiting, self._waiting = self._waiting, []
        for pause, ready in waiting:
            if not ready():
                self._waiting.append((pause, ready))
        self._start()
