"""The foot of the home page: the languages, each by its own name, and the full screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desk.core.text import T
from desk.ui import pixmaps
from desk.ui.controls import Button
from desk.ui.language import LANGUAGES, Language
from desk.ui.style import Look
from desk.ui.words import translate

FULL_SCREEN = T("Home", "Full screen")
LEAVE_FULL_SCREEN = T("Home", "Leave full screen")
CHOSEN = T("Home", "{language}, chosen", "name of the language button for screen readers")


class LanguageButton(Button):
    """A language by its own name; the one that is spoken is bold and underlined."""

    def __init__(self, look: Look, code: str, parent: QWidget | None = None) -> None:
        self.code, self.spoken = code, False
        super().__init__(look, LANGUAGES[code], "quiet", size=0.96, parent=parent)

    @property
    def bold(self) -> bool:
        return self.spoken

    def be_spoken(self, spoken: bool) -> None:
        """Show whether this is the language of the windows."""
        self.spoken = spoken
        self._restyle()
        name = LANGUAGES[self.code]
        self.setAccessibleName(translate(CHOSEN).format(language=name) if spoken else name)

    def colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        ground, edge, ink = super().colours()
        return ground, edge, ink if self.spoken else self.look.chrome.muted

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.spoken:
            return
        painter = QPainter(self)
        words = self.fontMetrics().horizontalAdvance(self.words)
        thick = max(2, self.look.px(0.14))
        line = QRectF((self.width() - words) / 2, self.height() * 0.5 + self.look.px(0.75), words, thick)
        painter.fillRect(line, self.look.chrome.accent)
        painter.end()


class Globe(QWidget):
    """The picture before the languages."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self._restyle)
        self._restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self._look.chrome.muted
        painter.drawPixmap(0, 0, pixmaps.icon("globe", colour, self.width(), self.devicePixelRatioF()))
        painter.end()

    def _restyle(self) -> None:
        side = self._look.px(1.2)
        self.setFixedSize(side, side)


class Footer(QWidget):
    """Languages and full screen.

    Signals: ``language_chosen(str)`` with a code, ``full_screen()``.
    """

    language_chosen = Signal(str)
    full_screen = Signal()

    def __init__(self, look: Look, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._language = look, language
        self.languages = tuple(LanguageButton(look, code) for code in LANGUAGES)
        self.full = Button(look, FULL_SCREEN, "quiet", icon="full-screen", tip="F11", size=0.96)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(Globe(look), 0, Qt.AlignmentFlag.AlignVCenter)
        for button in self.languages:
            self._layout.addWidget(button)
            button.clicked.connect(lambda _=False, code=button.code: self.language_chosen.emit(code))
        self._layout.addStretch()
        self._layout.addWidget(self.full)
        self.full.clicked.connect(self.full_screen)
        self._mark()

    def lay_out(self, side: int) -> None:
        """Keep these margins at the sides."""
        px = self._look.px
        below = px(0.2 if self._look.low else 0.6)
        self._layout.setContentsMargins(side, px(0.2), side - px(0.6), below)
        self._layout.setSpacing(px(0.15))

    def show_full_screen(self, full: bool) -> None:
        """Say how to leave the full screen, or how to get there."""
        self.full.say(LEAVE_FULL_SCREEN if full else FULL_SCREEN)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._mark()

    def _mark(self) -> None:
        for button in self.languages:
            button.be_spoken(button.code == self._language.current)
