"""A dark line under the far plate that tells something for a few seconds, one at a time."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desk.stage import timing
from desk.ui.table.paper import set_type
from desk.ui.theme import Dark


class Toast(QLabel):
    """Shows sentences one after the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[str, bool]] = deque()
        self._passing = False
        self._rem = 16.0
        self._centre = (0.0, 0.0)
        self._tone = QColor("#10201B")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, sentence: str, *, passing: bool = False) -> None:
        """Show a sentence when those before it have had their time; a ``passing`` one may be forgotten before."""
        self._waiting.append((sentence, passing))
        if not self._timer.isActive():
            self._next()

    def let_pass(self) -> None:
        """Forget the passing sentences, that of now too: something else has begun."""
        self._waiting = deque(told for told in self._waiting if not told[1])
        if self._passing and self._timer.isActive():
            self._next()

    def clear_all(self) -> None:
        """Forget what was still to be told."""
        self._waiting.clear()
        self._timer.stop()
        self.hide()

    def place(self, rem: float, centre: tuple[float, float], tone: QColor) -> None:
        """Where the line stands (the middle of its upper edge), and its colour."""
        self._rem, self._centre, self._tone = rem, centre, tone
        if self.isVisible():
            self._fit()

    def _next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            self.hide()
            return
        sentence, self._passing = self._waiting.popleft()
        self.setText(sentence)
        self._fit()
        self.show()
        self.raise_()
        self._timer.start(timing.TOAST if not self._waiting else timing.TOAST // 2)

    def _fit(self) -> None:
        set_type(self, 1.02 * self._rem, Dark.CREAM)
        width = min(self.fontMetrics().horizontalAdvance(self.text()) + 2.4 * self._rem, self.window().width())
        left = self._centre[0] - width / 2
        self.setGeometry(round(left), round(self._centre[1]), round(width), round(2.5 * self._rem))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark plate behind the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Dark.EDGE, 1))
        painter.setBrush(self._tone)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, 0.6 * self._rem, 0.6 * self._rem)
        painter.end()
        super().paintEvent(event)
