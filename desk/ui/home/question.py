"""A question asked in the page, where the thing it is about stands: words, the deed on one button, the safe choice.

The safe choice has the focus. Nothing is covered, and Escape takes the safe choice.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desk.core.text import T
from desk.ui.controls import Button, Label, Said
from desk.ui.style import Look

SET_ASIDE_AND_START = T("Home", "Set the running match aside and start a new one?")
SET_ASIDE = T("Home", "Set the running match aside?")
KEPT = T("Home", "It is kept as a file of its own, but will not be offered here again.")
DO_BOTH = T("Home", "Set aside and start")
DO_SET_ASIDE = T("Home", "Set aside", "button: put the running match away")
KEEP = T("Home", "Keep the match")


class Question(QWidget):
    """A question with two answers.

    Signals: ``agreed()`` and ``kept()``.
    """

    agreed = Signal()
    kept = Signal()

    def __init__(
        self, look: Look, question: Said, detail: Said, deed: Said, safe: Said, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.question = Label(look, question, 1.15, bold=True, wrap=True)
        self.detail = Label(look, detail, 1.0, role="muted", wrap=True)
        self.deed = Button(look, deed, "plain")
        self.safe = Button(look, safe, "primary")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch()
        words.addWidget(self.question)
        words.addWidget(self.detail)
        words.addStretch()
        self._buttons = QHBoxLayout()
        self._buttons.addStretch()
        self._buttons.addWidget(self.deed)
        self._buttons.addWidget(self.safe)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(words, 1)
        self._layout.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.deed.clicked.connect(self.agreed)
        self.safe.clicked.connect(self.kept)
        look.changed.connect(self._lay_out)
        self._lay_out()

    def ask(self, question: Said, deed: Said) -> None:
        """Ask this, with the focus on the safe answer."""
        self.question.say(question)
        self.deed.say(deed)
        self.show()
        self.safe.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.kept.emit()
            return
        super().keyPressEvent(event)

    def _lay_out(self) -> None:
        narrow = self._look.narrow
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(direction)
        self._layout.setSpacing(self._look.px(0.6 if narrow else 1.5))
        self._buttons.setSpacing(self._look.px(1))
