"""A game on the home page: its cards, its name, what it is, and how to start it.

Several games stand side by side with the picture on top; one alone lies across the page with the picture at its left.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desk.core.text import T
from desk.ui.controls import Button, Card, Label
from desk.ui.home.pictures import FanPicture
from desk.ui.services import GameCard
from desk.ui.style import Look

PLAY = T("Home", "Play")
OPTIONS = T("Home", "Options")


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
        self.picture = FanPicture(look, game.layout.deck, game.cards, game.colour)
        self.title = Label(look, game.title, 1.22, bold=True, wrap=True)
        self.kind = Label(look, game.kind, 0.92, role="muted", wrap=True)
        self.summary = Label(look, game.summary, 0.98, wrap=True)
        self.length = Label(look, game.length, 0.92, role="muted", wrap=True)
        self.options_button = Button(look, OPTIONS, "plain", icon="settings")
        self.play_button = Button(look, PLAY, "outlined")
        self.play_button.setAccessibleDescription("")
        words = QVBoxLayout()
        self._words = words
        self._top, self._middle, self._end = QWidget(), QWidget(), QWidget()
        words.addWidget(self._top)
        words.addWidget(self.title)
        words.addWidget(self.kind)
        words.addWidget(self.summary)
        words.addWidget(self._middle)
        words.addWidget(self.length)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.options_button)
        self._buttons.addWidget(self.play_button, 1)
        words.addLayout(self._buttons)
        words.addWidget(self._end)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.picture)
        self._layout.addLayout(words)
        self.play_button.clicked.connect(lambda: self.play.emit(game.id))
        self.options_button.clicked.connect(lambda: self.options.emit(game.id))
        look.changed.connect(self._lay_out)
        self._lay_out()

    def arrange(self, *, alone: bool, short: bool = False, primary: bool) -> None:
        """Lie across the page alone, or stand (or lie, where it is low) among others; ``primary`` fills the button."""
        self._alone, self._short = alone, short
        self.play_button.become("primary" if primary else "outlined")
        self._lay_out()

    def _lay_out(self) -> None:
        px = self.look.px
        across = self._alone or self._short
        direction = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)
        self._layout.setContentsMargins(1, 1, 1, 1 + self.SHADOW)
        self.picture.lean(Qt.Edge.LeftEdge if across else Qt.Edge.TopEdge)
        large = self._alone and not self.look.low
        side = px(3 if large and not self.look.narrow else 1.1)
        self._words.setContentsMargins(side, px(0.9), side, px(0.75))
        self._words.setSpacing(px(0.25 if not large else 0.5))
        self._buttons.setSpacing(px(0.6))
        self.title.resize_text(2.0 if large else 1.22)
        self.kind.resize_text(1.05 if large else 0.92)
        self.summary.resize_text(1.2 if large else 0.98)
        self.length.resize_text(1.0 if large else 0.92)
        self._spread(across)
        self._layout.setStretch(0, 9 if across else 0)
        self._layout.setStretch(1, 11 if across else 1)
        if across:
            self.picture.setMinimumSize(px(9), px(7))
            self.picture.setMaximumSize(16777215, 16777215)
        else:
            self.picture.setMinimumSize(px(9), px(10.75))
            self.picture.setMaximumSize(16777215, px(13))

    def _spread(self, across: bool) -> None:
        """Where the room goes that is left over: around the words of a wide tile, above the buttons of a tall one."""
        free = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        none = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._top.setSizePolicy(free if across else none)
        self._end.setSizePolicy(free if across else none)
        self._middle.setSizePolicy(none if across else free)
        for part in (self._top, self._middle, self._end):
            part.setMaximumHeight(16777215 if part.sizePolicy().verticalPolicy() == free.verticalPolicy() else 0)
