"""What the keys do at a table: digits, letters, Esc, and the way from zone to zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desk.ui.table.keyboard import keyboard
from desk.ui.table.keys import ACROSS, DOWN, ENTER, beside, next_zone

if TYPE_CHECKING:
    from desk.ui.table.page import TablePage

LETTERS = {Qt.Key.Key_L: "last-trick", Qt.Key.Key_S: "score", Qt.Key.Key_V: "ranks"}


class TableKeys:
    """The keys of one table that its buttons leave to it."""

    def __init__(self, page: TablePage) -> None:
        self.page = page

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; whether it stands for anything. While a card is dragged only Esc does."""
        key, view = Qt.Key(event.key()), self.page.view
        keyboard.key()
        if view.dragging:
            if key == Qt.Key.Key_Escape:
                view.cancel_drag()
            return True
        if key in DOWN:
            return self.tab(DOWN[key])
        if key in ACROSS:
            return self._give_focus(beside(self._zones(), self.page.focusWidget(), ACROSS[key]))
        return event.isAutoRepeat() or self._call(key, event.modifiers())

    def tab(self, step: int) -> bool:
        """Go to the next zone, or the one before; an open sheet is the only one."""
        focused = self.page.focusWidget()
        # Qt asks for the next one also when the widget that has the focus goes away: that is no use of the keyboard.
        by_key = focused is not None and focused.isVisible() and self.page.isVisible()
        return self._give_focus(next_zone(self._zones(), focused, step), by_key=by_key)

    def _call(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        page = self.page
        if key in LETTERS and not modifiers:
            if not page.sheet.isVisible() or LETTERS[key] == "score":
                page.call_up(LETTERS[key])
        elif page.sheet.isVisible():
            return False
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            page.prompt.press(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Escape:
            if not page.strips.put_away():
                page.hand.step_back()
        elif key in (Qt.Key.Key_Space, *ENTER):
            page.intercept()
        else:
            return False
        return True

    def _zones(self) -> list[list[QWidget]]:
        page = self.page
        if page.sheet.isVisible():
            return [list(page.sheet.buttons())]
        return [
            list(page.prompt.buttons()),
            list(page.hand.row.buttons()),
            [page.zones.centre],
            list(page.zones.seats),
            [page.zones.facts],
            list(page.bar.buttons.values()),
        ]

    @staticmethod
    def _give_focus(widget: QWidget | None, *, by_key: bool = True) -> bool:
        if widget is not None:
            widget.setFocus(Qt.FocusReason.TabFocusReason if by_key else Qt.FocusReason.OtherFocusReason)
        return widget is not None
