"""Who would sit at the table if Play were pressed now: their portraits and names, pair against pair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desk.core.text import T
from desk.ui import pixmaps
from desk.ui.style import Look
from desk.ui.words import translate

AGAINST = T("Home", "against", "stands between the portraits of two pairs")
FACE = 2.9
PLACE = 5.3
"""Widths in rem: of a portrait, and of the place that it and its name take."""


class Company(QWidget):
    """Portraits in a row, each with its name below; a word between two sides."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sides: tuple[tuple[tuple[str, str], ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)

    def show_players(self, names: Sequence[str], faces: Sequence[str], *, pairs: bool) -> None:
        """Show these players, by seat."""
        all_of_them = tuple(zip(names, faces, strict=True))
        self._sides = (all_of_them[::2], all_of_them[1::2]) if pairs else (all_of_them,)
        word = f" {translate(AGAINST)} "
        self.setToolTip(", ".join(name for side in self._sides for name, _ in side))
        self.setAccessibleName(word.join(", ".join(name for name, _ in side) for side in self._sides))
        self._restyle()

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = sum(len(side) * px(PLACE) for side in self._sides) + (len(self._sides) - 1) * self._gap()
        return QSize(width, px(FACE) + px(1.6))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._restyle()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        px, left = self._look.px, 0
        for place, side in enumerate(self._sides):
            if place:
                self._draw_against(painter, left)
                left += self._gap()
            for name, face in side:
                self._draw_player(painter, left, name, face)
                left += px(PLACE)
        painter.end()

    def _draw_player(self, painter: QPainter, left: int, name: str, face: str) -> None:
        px = self._look.px
        picture = pixmaps.avatar(face, px(FACE), self.devicePixelRatioF())
        painter.drawPixmap(left, 0, picture)
        font = self._look.font(0.9)
        painter.setFont(font)
        painter.setPen(self._look.chrome.text)
        words = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, px(PLACE) - px(0.4))
        line = QRect(left, px(FACE), px(PLACE), px(1.6))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _draw_against(self, painter: QPainter, left: int) -> None:
        painter.setFont(self._look.font(0.9))
        painter.setPen(self._look.chrome.muted)
        line = QRect(left, 0, self._gap(), self._look.px(FACE))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, translate(AGAINST))

    def _gap(self) -> int:
        words = QFontMetrics(self._look.font(0.9)).horizontalAdvance(translate(AGAINST))
        return words + self._look.px(1.6)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
