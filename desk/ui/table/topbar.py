"""The bar over the table: back, which game and where we are, and what can be called up."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desk.core.text import T, Text
from desk.ui import pixmaps
from desk.ui.table.keyboard import keyboard
from desk.ui.table.keys import KeyButton
from desk.ui.table.paper import set_type
from desk.ui.theme import Dark, font
from desk.ui.words import translate

BACK = T("TableBar", "Leave the table")
LAST_TRICK = T("TableBar", "Last trick")
SCORE = T("TableBar", "Score")
RANKS = T("TableBar", "Card values")
FULL_SCREEN = T("TableBar", "Full screen")

BUTTONS = (
    ("last-trick", LAST_TRICK, "L"),
    ("score", SCORE, "S"),
    ("ranks", RANKS, "V"),
    ("full-screen", FULL_SCREEN, "F11"),
)
ICONS = {"ranks": "star"}


class BarButton(KeyButton):
    """A picture with or without its word, cream on dark."""

    def __init__(self, name: str, label: Text, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        self.label = label
        self.key = key
        self.rem = 16.0
        self.worded = True
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the language in use."""
        words = translate(self.label)
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(f"{words} ({self.key})" if self.key else words)
        self.updateGeometry()

    def set_size(self, rem: float, worded: bool) -> None:
        """Follow the window; narrow windows show pictures only."""
        self.rem, self.worded = rem, worded
        self.setFont(font(rem))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Picture, and word where there is room."""
        width = 2.8 * self.rem
        if self.worded:
            width += self.fontMetrics().horizontalAdvance(self.text()) + 0.4 * self.rem
        return QSize(round(width), round(2.75 * self.rem))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, rem = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.rem
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 40 if self.isDown() else 24))
            painter.drawRoundedRect(rect, 0.5 * rem, 0.5 * rem)
        if self.hasFocus() and keyboard.active:
            pen = QPen(Dark.FOCUS, 2.5)
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 0.5 * rem, 0.5 * rem)
        size = 1.25 * rem
        icon = pixmaps.icon(ICONS.get(self.name, self.name), Dark.CREAM, size, self.devicePixelRatioF())
        painter.drawPixmap(round(0.75 * rem), round(rect.center().y() - size / 2), icon)
        if self.worded:
            painter.setFont(self.font())
            painter.setPen(Dark.CREAM)
            box = rect.adjusted(2.35 * rem, 0, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())


class TopBar(QWidget):
    """The bar. Signals: ``pressed(str)`` with the button's name ("back", "last-trick", "score", …)."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rem = 16.0
        self._tone = QColor("#10201B")
        self._row = QHBoxLayout(self)
        self._title = QLabel(self)
        self._where = QLabel(self)
        self.buttons: dict[str, BarButton] = {}
        self._row.addWidget(self._add("back", BACK, ""))
        self._row.addWidget(self._title)
        self._row.addWidget(self._where)
        self._row.addStretch(1)
        for name, label, key in BUTTONS:
            self._row.addWidget(self._add(name, label, key))

    def _add(self, name: str, label: Text, key: str) -> BarButton:
        button = BarButton(name, label, key, self)
        button.clicked.connect(lambda: self.pressed.emit(name))
        self.buttons[name] = button
        return button

    def show_words(self, title: str, where: str) -> None:
        """The game's name, and where in the match we are."""
        self._title.setText(title)
        self._where.setText(where)
        self._fold()

    def retranslate(self) -> None:
        """Take the words of the language in use."""
        for button in self.buttons.values():
            button.retranslate()
        self._fold()

    def place(self, rem: float, width: float, tone: QColor) -> None:
        """Lie along the upper edge; fold words into tooltips where there is no room."""
        self._rem, self._tone = rem, tone
        self.setGeometry(0, 0, round(width), round(3 * rem))
        self._row.setContentsMargins(round(0.4 * rem), 0, round(0.8 * rem), 0)
        self._row.setSpacing(round(0.5 * rem))
        set_type(self._title, 1.08 * rem, Dark.CREAM, bold=True)
        set_type(self._where, 0.95 * rem, Dark.STATUS)
        self._fold()

    def _fold(self) -> None:
        self.buttons["back"].set_size(self._rem, False)
        shown = [button for name, button in self.buttons.items() if name != "back"]
        for worded in (True, False):
            for button in shown:
                button.set_size(self._rem, worded)
            self._where.setVisible(bool(self._where.text()))
            self._row.invalidate()
            if self._row.sizeHint().width() <= self.width():
                return
        self._where.setVisible(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark strip."""
        painter = QPainter(self)
        tone = QColor(self._tone)
        tone.setAlphaF(0.72)
        painter.fillRect(self.rect(), tone)
