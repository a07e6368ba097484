"""The pictures of the home page: a game's cards fanned on its colour, and the table of a match that was left.

The miniature shows the reader's own cards and nobody else's, as the table does.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from desk import art
from desk.core.cards import Card
from desk.ui import pixmaps, theme
from desk.ui.style import Look

TILT = 9.0
"""Degrees by which the outer cards of a fan are turned."""


def draw_shadow(painter: QPainter, card: QRectF, radius: float) -> None:
    """The soft shadow under a card."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 22))
    for step in (1, 2, 3, 4):
        painter.drawRoundedRect(card.adjusted(-step + 1, 0, step - 1, step), radius, radius)


class Panel(QWidget):
    """A picture on a coloured ground that fills one side of a card, with that side's corners rounded."""

    def __init__(self, look: Look, radius: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._radius = look, radius
        self._side: Qt.Edge = Qt.Edge.TopEdge
        self._drawn: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.draw_anew)

    def lean(self, side: Qt.Edge) -> None:
        """Which edge of the card it lies at."""
        if side != self._side:
            self._side = side
            self.draw_anew()

    def draw_anew(self) -> None:
        """Forget the picture as it was drawn."""
        self._drawn = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(16), self._look.px(8))

    def ground(self, rect: QRectF) -> QBrush:
        """The colour behind the picture."""
        raise NotImplementedError

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """The picture."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        drawn = self._drawn
        if drawn is None or drawn.size() != self.size() * ratio or drawn.devicePixelRatio() != ratio:
            drawn = self._drawn = self._draw(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, drawn)
        painter.end()

    def _draw(self, ratio: float) -> QPixmap:
        """Turned cards and their shadows take long to draw: it is done once for a size."""
        drawn = QPixmap(self.size() * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        painter.fillPath(self._outline(rect), self.ground(rect))
        painter.setClipRect(rect)
        self.draw(painter, rect)
        painter.end()
        return drawn

    def _outline(self, rect: QRectF) -> QPainterPath:
        radius = self._look.px(self._radius) - 1
        path, square = QPainterPath(), QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        if self._side == Qt.Edge.TopEdge:
            square.addRect(rect.adjusted(0, radius, 0, 0))
        else:
            square.addRect(rect.adjusted(radius, 0, 0, 0))
        return path.united(square)

    def _turned(self, painter: QPainter, pixmap: QPixmap, centre: QPointF, size: QSize, degrees: float) -> None:
        painter.save()
        painter.translate(centre)
        painter.rotate(degrees)
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        draw_shadow(painter, rect, size.width() * 0.07)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        painter.restore()


class FanPicture(Panel):
    """A game's three cards, fanned."""

    def __init__(
        self, look: Look, deck: str, cards: Sequence[Card], colour: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, 1.0, parent)
        self._deck, self._cards = deck, tuple(cards)
        self._colours = theme.GAME_PANELS.get(colour, theme.GAME_PANELS["green"])

    def ground(self, rect: QRectF) -> QBrush:
        gradient = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
        gradient.setColorAt(0, self._colours[0])
        gradient.setColorAt(1, self._colours[1])
        return QBrush(gradient)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if not self._cards:
            return
        ratio = art.card_ratio(self._deck)
        many = len(self._cards)
        # Turned cards reach about a tenth farther than upright ones.
        height = min(rect.height() * 0.8, rect.width() * 0.84 / (ratio * (1 + 0.62 * (many - 1)) * 1.12))
        width = height * ratio
        # Drawn with twice the pixels: turning softens.
        dense = 2 * self.devicePixelRatioF()
        for place, card in enumerate(self._cards):
            off = place - (many - 1) / 2
            at = QPointF(rect.center().x() + off * width * 0.62, rect.center().y() + abs(off) * height * 0.025)
            face = pixmaps.card_face(self._deck, card.code, width, dense)
            self._turned(painter, face, at, QSize(round(width), round(height)), off * TILT)


class Miniature(Panel):
    """The table that was left: the reader's own cards, backs for the others."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 1.0, parent)
        self.lean(Qt.Edge.LeftEdge)
        self._deck, self._felt = "", "green"
        self.hand: tuple[Card, ...] = ()
        self._others = 3

    def show_table(self, deck: str, felt: str, hand: Sequence[Card], others: int) -> None:
        """What lies on it: the reader's hand, and how many others there are."""
        self._deck, self._felt, self.hand, self._others = deck, felt, tuple(hand), others
        self.draw_anew()

    def ground(self, rect: QRectF) -> QBrush:
        felt = theme.FELTS[self._felt]
        gradient = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.75)
        gradient.setColorAt(0, felt.centre)
        gradient.setColorAt(1, felt.edge)
        return QBrush(gradient)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if not self._deck:
            return
        ratio = art.card_ratio(self._deck)
        own = bool(self.hand)
        height = rect.height() * (0.5 if own else 0.3)
        many = max(1, len(self.hand))
        height = min(height, rect.width() * 0.88 / (ratio * (1 + 1.08 * (many - 1))))
        if own:
            self._draw_hand(painter, rect, height, ratio)
        small = rect.height() * 0.27
        top = rect.top() + rect.height() * 0.06
        self._draw_backs(painter, QPointF(rect.center().x(), top + small / 2), small, 0)
        if self._others > 1:
            # The hand takes the lower half: the sides sit beside the upper one.
            middle = rect.top() + rect.height() * (0.26 if own else 0.5)
            self._draw_backs(painter, QPointF(rect.left() + rect.width() * 0.11, middle), small * 0.9, 90)
            self._draw_backs(painter, QPointF(rect.right() - rect.width() * 0.11, middle), small * 0.9, -90)

    def _draw_hand(self, painter: QPainter, rect: QRectF, height: float, ratio: float) -> None:
        width, many = round(height * ratio), len(self.hand)
        step = min(1.1 * width, (rect.width() * 0.9 - width) / max(1, many - 1))
        left = rect.center().x() - (step * (many - 1) + width) / 2
        top = round(rect.bottom() - height - rect.height() * 0.07)
        for place, card in enumerate(self.hand):
            spot = QRectF(round(left + place * step), top, width, round(height))
            draw_shadow(painter, spot, width * 0.07)
            face = pixmaps.card_face(self._deck, card.code, width, self.devicePixelRatioF())
            painter.drawPixmap(spot.topLeft(), face)

    def _draw_backs(self, painter: QPainter, centre: QPointF, height: float, degrees: float) -> None:
        width = height * art.card_ratio(self._deck)
        back = pixmaps.card_back(self._deck, width, 2 * self.devicePixelRatioF())
        size = QSize(round(width), round(height))
        many = 3 if degrees else 5
        for place in range(many):
            off = (place - (many - 1) / 2) * width * 0.42
            at = QPointF(0, off) if degrees else QPointF(off, 0)
            self._turned(painter, back, centre + at, size, degrees)
