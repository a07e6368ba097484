"""Rows of a form: a name, a sentence, where it comes from, and the control that sets it.

A row that differs from its default has a gold bar. Where the form is narrow the control goes under the words.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desk.ui.choices import Choice
from desk.ui.controls import Card, Label, Said, say
from desk.ui.style import Look

FOLDED = 36
"""A row narrower than this, in rem, has its control under its words."""


class Note(QLabel):
    """A sentence, and behind it in another colour where it comes from."""

    def __init__(self, look: Look, sentence: Said, source: Said = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._sentence, self._source = look, sentence, source
        self._broken = False
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        look.changed.connect(self.retranslate)
        self.retranslate()

    def say(self, sentence: Said) -> None:
        """Say another sentence."""
        self._sentence = sentence
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language and the colours of the moment."""
        chrome = self._look.chrome
        self.setFont(self._look.font(0.92))
        parts = [f'<span style="color:{chrome.muted.name()}">{escape(say(self._sentence))}</span>']
        source = say(self._source)
        if source:
            parts.append(f'<span style="color:{chrome.link.name()}">{escape(source)}</span>')
        self.setText(("<br>" if self._broken else " ").join(parts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where sentence and source do not fit on one line, each has its own, if the sentence has room on one."""
        super().resizeEvent(event)
        metrics = QFontMetrics(self.font())
        sentence, source = say(self._sentence), say(self._source)
        alone = metrics.horizontalAdvance(sentence) <= self.width()
        broken = alone and metrics.horizontalAdvance(f"{sentence} {source}") > self.width()
        if source and broken != self._broken:
            self._broken = broken
            self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Row(QWidget):
    """Name, sentence and source on the left, a control on the right."""

    def __init__(
        self, look: Look, title: Said, note: Said, control: QWidget, source: Said = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look, self.control = look, control
        self._differs = False
        self.title = Label(look, title, 1.0, bold=True, wrap=True)
        self.note = Note(look, note, source)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.note)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.addLayout(words, 1)
        self._layout.setAlignment(words, Qt.AlignmentFlag.AlignVCenter)
        self._layout.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._lay_out)
        self._lay_out()

    @property
    def differs(self) -> bool:
        """Whether the row is marked as differing from its default."""
        return self._differs

    def mark(self, differs: bool) -> None:
        """Show the gold bar, or not."""
        self._differs = differs
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._differs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.shades.differs)
        px = self.look.px
        bar = QRectF(px(0.55), px(0.6), px(0.3), self.height() - 2 * px(0.6))
        painter.drawRoundedRect(bar, px(0.15), px(0.15))
        painter.end()

    def _lay_out(self) -> None:
        px = self.look.px
        left, right = px(1.7), px(1.2)
        inner = self.width() - left - right
        folded = inner < FOLDED * self.look.rem
        self._layout.setContentsMargins(left, px(0.55), right, px(0.55))
        self._layout.setSpacing(px(0.4 if folded else 1.5))
        self._layout.setDirection(QBoxLayout.Direction.TopToBottom if folded else QBoxLayout.Direction.LeftToRight)
        side = Qt.AlignmentFlag.AlignLeft if folded else Qt.AlignmentFlag.AlignVCenter
        self._layout.setAlignment(self.control, side)
        if isinstance(self.control, Choice):
            self.control.limit(round(inner if folded else inner * 0.62))


class Form(Card):
    """Rows under each other on one card, with lines between them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.rows: list[QWidget] = []
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(0)
        look.changed.connect(self._lay_out)
        self._lay_out()

    def add(self, row: QWidget) -> None:
        """Add a row below the others."""
        self.rows.append(row)
        self._layout.addWidget(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(self.look.chrome.edge, 1))
        inset = self.look.px(0.6)
        for row in self.rows[1:]:
            if not row.isHidden():
                painter.drawLine(inset, row.y(), self.width() - inset, row.y())
        painter.end()

    def _lay_out(self) -> None:
        self._layout.setContentsMargins(1, self.look.px(0.2), 1, self.look.px(0.2))
