"""A line at the top of the window for what has to be told once: it waits until it has been read and closed.

Dark, because it tells and does not ask; it covers nothing and needs no answer.
"""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desk.core.text import T, Text
from desk.ui.controls import Button, Label, say
from desk.ui.style import Look

CLOSE = T("Window", "Close", "button: put a notice away")


class NoticeBar(QWidget):
    """Notices, one after the other. Without one it is not there."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._waiting: deque[tuple[Text, str]] = deque()
        self._layout = QHBoxLayout(self)
        self.words = Label(look, "", 1.0, role="notice", wrap=True)
        self.button = Button(look, CLOSE, "notice")
        self._layout.addWidget(self.words, 1)
        self._layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.button.clicked.connect(self._next)
        look.changed.connect(self._lay_out)
        self._lay_out()
        self.hide()

    @property
    def waiting(self) -> tuple[Text, ...]:
        """What is shown and what is still to be shown."""
        return tuple(text for text, _ in self._waiting)

    def tell(self, text: Text, detail: str = "") -> None:
        """Tell this when all before it has been read; the same thing does not wait twice."""
        if any(text == other for other, _ in self._waiting):
            return
        self._waiting.append((text, detail))
        if len(self._waiting) == 1:
            self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.shades.notice)
        painter.end()

    def _next(self) -> None:
        self._waiting.popleft()
        if self._waiting:
            self._show()
        else:
            self.hide()

    def _show(self) -> None:
        text, detail = self._waiting[0]
        self.words.say(lambda: f"{say(text)}\n{detail}" if detail else say(text))
        self.show()

    def _lay_out(self) -> None:
        px = self._look.px
        side = px(1.25 if self._look.narrow else 3)
        self._layout.setContentsMargins(side, px(0.5), side, px(0.5))
        self._layout.setSpacing(px(1.5))
