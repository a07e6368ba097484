"""The way of the keyboard over the table: Tab from zone to zone, arrows within one, Enter presses as Space does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desk.ui.table.keyboard import keyboard

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ACROSS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
DOWN = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
Zones = Sequence[Sequence[QWidget]]


class KeyButton(QAbstractButton):
    """A button that Enter presses too, and that leaves the arrows to whoever knows what lies beside it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and arrows; the rest as ever."""
        keyboard.key()
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ACROSS or event.key() in DOWN:
            event.ignore()
        else:
            super().keyPressEvent(event)


def reachable(zones: Zones) -> list[list[QWidget]]:
    """The zones with what can take the focus now; empty ones left out."""
    found = [[widget for widget in zone if widget.isVisible() and widget.isEnabled()] for zone in zones]
    return [zone for zone in found if zone]


def next_zone(zones: Zones, focused: QWidget | None, step: int) -> QWidget | None:
    """The first widget of the zone after (1) or before (-1) the one that has the focus, and round again."""
    there = reachable(zones)
    if not there:
        return None
    at = next((place for place, zone in enumerate(there) if focused in zone), None)
    if at is None:
        return there[0 if step > 0 else -1][0]
    return there[(at + step) % len(there)][0]


def beside(zones: Zones, focused: QWidget | None, step: int) -> QWidget | None:
    """The neighbour within the zone that has the focus."""
    zone = next((zone for zone in reachable(zones) if focused in zone), None)
    if zone is None or focused is None:
        return None
    return zone[(zone.index(focused) + step) % len(zone)]
