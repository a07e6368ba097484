"""A game on the home page: its cards, its name, what it is, and how to start it.

Several games stand side by side with the picture on top; one alone lies across the page with the picture at its left,
and shows who would play.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from desk.core.text import T
from desk.ui.controls import Button, Card, Label
from desk.ui.home.company import Company
from desk.ui.home.pictures import FanPicture
from desk.ui.services import GameCard
from desk.ui.style import Look
from desk.ui.theme import balanced_width

PLAY = T("Home", "Play")
OPTIONS = T("Home", "Options")
ENDLESS = 16777215
ROOMY, TIGHT = 23.5, 20.0
"""Heights in rem from which a tile alone on the page has large type, with wide gaps and with narrow ones."""
ACROSS = (9, 11)
"""How picture and words share the width of a tile that lies across."""
WORDS_BELOW = 14.3
"""The height in rem of what stands under the picture of a tall tile."""


class GameTile(Card):
    """A game to choose.

    Signals: ``play(str)`` and ``options(str)`` with the game's id.
    """

    play = Signal(str)
    options = Signal(str)

    def __init__(self, look: Look, game: GameCard, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.game = game
        self._alone = self._short = False
        self._room = ROOMY
        self._arranged: tuple[bool, bool, bool, float] | None = None
        self.picture = FanPicture(look, game.layout.deck, game.cards, game.colour)
        self.title = Label(look, game.title, 1.22, bold=True, wrap=True)
        self.kind = Label(look, game.kind, 0.92, role="muted", wrap=True)
        self.summary = Label(look, game.summary, 0.98, wrap=True)
        self.length = Label(look, game.length, 0.92, role="muted", wrap=True)
        self.company = Company(look)
        self.options_button = Button(look, OPTIONS, "plain", icon="settings")
        self.play_button = Button(look, PLAY, "outlined")
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.options_button)
        self._buttons.addWidget(self.play_button, 1)
        self._words = QVBoxLayout()
        self._gaps = [QSpacerItem(0, 0) for _ in range(7)]
        parts = (self.title, self.kind, self.summary, self.company, self.length)
        for gap, part in zip(self._gaps, parts, strict=False):
            self._words.addItem(gap)
            self._words.addWidget(part)
        self._words.addItem(self._gaps[5])
        self._words.addLayout(self._buttons)
        self._words.addItem(self._gaps[6])
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.picture)
        self._layout.addLayout(self._words)
        self.play_button.clicked.connect(lambda: self.play.emit(game.id))
        self.options_button.clicked.connect(lambda: self.options.emit(game.id))
        look.changed.connect(self._lay_out)
        self._lay_out()

    @property
    def _across(self) -> bool:
        return self._alone or self._short

    @property
    def _large(self) -> bool:
        return self._alone and self._room >= TIGHT

    def arrange(self, *, alone: bool, short: bool, primary: bool, room: float) -> None:
        """Lie across the page alone, or stand (or lie, where it is low) among others.

        ``primary`` fills the button; ``room`` is the height that there is, in rem.
        """
        arranged = alone, short, primary, round(room, 1)
        if arranged == self._arranged:
            return
        self._arranged = arranged
        self._alone, self._short, self._room = alone, short, room
        self.play_button.become("primary" if primary else "outlined")
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.summary.say(self.game.summary)  # it hears of the language after this
            self._set_measure()

    def _lay_out(self) -> None:
        px, across = self.look.px, self._across
        direction = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)
        self._layout.setContentsMargins(1, 1, 1, 1)
        self._layout.setStretch(0, ACROSS[0] if across else 0)
        self._layout.setStretch(1, ACROSS[1] if across else 1)
        upright = min(10.75, max(6.5, self._room - WORDS_BELOW))
        self.picture.lean(Qt.Edge.LeftEdge if across else Qt.Edge.TopEdge)
        self.picture.setMinimumSize(px(9), px(7 if across else upright))
        self.picture.setMaximumHeight(ENDLESS if across else px(max(upright, 10.75)))
        self._set_gaps()
        self._set_type()

    def _set_type(self) -> None:
        large, px = self._large, self.look.px
        self.title.resize_text(2.1 if large else 1.22)
        self.kind.resize_text(1.0 if large else 0.92)
        self.summary.resize_text(1.2 if large else 0.98)
        self.length.resize_text(1.0 if large else 0.92)
        self._set_measure()
        self.company.setVisible(large)
        for button in (self.options_button, self.play_button):
            button.grow(1.1 if large else 1.0)
        self.play_button.setMinimumWidth(px(14) if large else 0)
        self._buttons.setSpacing(px(0.9 if large else 0.6))
        self._buttons.setStretch(1, 0 if large else 1)
        self._buttons.setAlignment(Qt.AlignmentFlag.AlignLeft if large else Qt.AlignmentFlag(0))

    def _set_measure(self) -> None:
        """Let the lines of large type be about equally long."""
        if not self._large:
            self.summary.setMaximumWidth(ENDLESS)
            return
        sides = self._words.contentsMargins()
        room = self.width() * ACROSS[1] // sum(ACROSS) - sides.left() - sides.right()
        room = min(room, self.look.px(35.5))
        self.summary.setMaximumWidth(math.ceil(balanced_width(self.summary.text(), self.summary.font(), room)))

    def _set_gaps(self) -> None:
        """The room between the parts; what is left over goes around them all, or above the buttons."""
        px, across, large = self.look.px, self._across, self._large
        side = px(3 if large and not self.look.narrow else 1.1)
        self._words.setContentsMargins(side, px(0.75), side, px(0.75))
        self._words.setSpacing(0)
        heights = (0, 0.1, 0.4, 0.0, 0.4, 0.5, 0)
        if large:
            heights = (0, 0.2, 1.0, 1.4, 0.8, 1.4, 0) if self._room >= ROOMY else (0, 0.1, 0.6, 0.7, 0.5, 0.8, 0)
        for place, (gap, height) in enumerate(zip(self._gaps, heights, strict=True)):
            free = place in ((0, 6) if across else (4,))
            policy = QSizePolicy.Policy.Expanding if free else QSizePolicy.Policy.Fixed
            gap.changeSize(0, px(height), QSizePolicy.Policy.Minimum, policy)
        self._words.invalidate()
