"""One card in the scene: its picture at device pixels, its shadow, and its state by ring, veil and badge.

States differ in shape as well as colour: solid, dashed, double, dotted, with badges.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desk import art
from desk.core.cards import Card
from desk.stage.geometry import Pose
from desk.ui import pixmaps
from desk.ui.theme import Dark

REACH = 0.22
"""How far rings, badges and shadow may reach beyond the card, in card widths."""


class CardState(Enum):
    """What a player should see of a card beyond its face."""

    PLAIN = "plain"
    LEGAL = "legal"
    VEILED = "veiled"
    CHOSEN = "chosen"
    WINNING = "winning"
    REFUSED = "refused"
    RESTING = "resting"


class CardItem(QGraphicsItem):
    """A card. Its origin is its centre; ``place`` puts it into a pose."""

    def __init__(self, deck: str) -> None:
        super().__init__()
        self.deck = deck
        self.card: Card | None = None
        self.pose = Pose(0, 0, 60, opacity=0.0)
        self.state = CardState.PLAIN
        self.veil = QColor(0, 0, 0)
        self._proportion = art.card_ratio(deck)
        self._base = 60.0
        self._ratio = 1.0
        self._up = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_face(self, card: Card | None) -> None:
        """Which card this is, where that is known."""
        if card is not self.card:
            self.card = card
            self.update()

    def set_state(self, state: CardState, veil: QColor) -> None:
        """Show another state; ``veil`` is the felt's dark tone."""
        if state is not self.state or veil != self.veil:
            self.state, self.veil = state, veil
            self.update()

    def rest(self, pose: Pose, ratio: float) -> None:
        """Lie still in a pose, crisp on the device's pixels."""
        width = self._set_base(pose.width, ratio)
        self.place(pose._replace(width=width))
        if pose.turn == 0:
            left, top = pose.x - width / 2, pose.y - self._height / 2
            snapped = QPointF(round(left * ratio) / ratio + width / 2, round(top * ratio) / ratio + self._height / 2)
            self.setPos(snapped)

    def prepare(self, target: Pose, ratio: float) -> None:
        """Have the pictures for a motion ready before it begins, in the size in which it ends."""
        self._set_base(target.width, ratio)
        self.place(self.pose)
        pixmaps.card_shadow(self.deck, self._base, ratio)
        if target.up and self.card is not None:
            pixmaps.card_face(self.deck, self.card.code, self._base, ratio)
        else:
            pixmaps.card_back(self.deck, self._base, ratio)

    def _set_base(self, width: float, ratio: float) -> float:
        """The width in which the card is drawn, in whole device pixels."""
        whole = max(1, round(width * ratio)) / ratio
        if (whole, ratio) != (self._base, self._ratio):
            self.prepareGeometryChange()
            self._base, self._ratio = whole, ratio
        return whole

    def place(self, pose: Pose, squeeze: float = 1.0) -> None:
        """Show a pose on the way; ``squeeze`` narrows the card while it turns over."""
        self.pose = pose
        self.setPos(pose.x, pose.y)
        self.setZValue(pose.order)
        self.setRotation(pose.turn)
        self.setVisible(pose.opacity > 0)
        self.setOpacity(pose.opacity)
        scale = pose.width / self._base
        transform = self.transform()
        transform.reset()
        transform.scale(scale * squeeze, scale)
        self.setTransform(transform)
        if pose.up != self._up:
            self._up = pose.up
            self.update()

    @property
    def _height(self) -> float:
        return max(1, round(self._base * self._ratio / self._proportion)) / self._ratio

    def card_rect(self) -> QRectF:
        """The card itself, about its centre."""
        height = self._height
        return QRectF(-self._base / 2, -height / 2, self._base, height)

    def _picture(self) -> QPixmap:
        if self._up and self.card is not None:
            return pixmaps.card_face(self.deck, self.card.code, self._base, self._ratio)
        return pixmaps.card_back(self.deck, self._base, self._ratio)

    def boundingRect(self) -> QRectF:
        """The card with its rings, badge and shadow."""
        reach = REACH * self._base
        return self.card_rect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Shadow, picture, veil, ring, badge."""
        rect, corner = self.card_rect(), pixmaps.CORNER * self._base
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        moving = self.rotation() != 0 or not self.transform().isIdentity()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, moving)
        shadow = pixmaps.card_shadow(self.deck, self._base, self._ratio)
        reach = pixmaps.SHADOW_REACH * self._base
        painter.drawPixmap(rect.topLeft() - QPointF(reach, reach), shadow)
        painter.drawPixmap(rect.topLeft(), self._picture())
        if self.state in (CardState.VEILED, CardState.REFUSED, CardState.RESTING):
            veil = QColor(self.veil)
            veil.setAlphaF(0.46)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(rect, corner, corner)
        self._paint_ring(painter, rect, corner)

    def _paint_ring(self, painter: QPainter, rect: QRectF, corner: float) -> None:
        width = self._base
        if self.state is CardState.LEGAL:
            _ring(painter, rect, corner, width * 0.015, QPen(Dark.LEGAL_EDGE, width * 0.03))
        elif self.state is CardState.CHOSEN:
            _ring(painter, rect, corner, width * 0.035, QPen(Dark.UNDER_RING, width * 0.075))
            _ring(painter, rect, corner, width * 0.03, QPen(Dark.TURN, width * 0.04))
        elif self.state is CardState.WINNING:
            for distance in (0.03, 0.075):
                _ring(painter, rect, corner, width * distance, QPen(Dark.UNDER_RING, width * 0.04))
                _ring(painter, rect, corner, width * distance, QPen(Dark.CREAM, width * 0.02))
            self._paint_badge(painter, rect, Dark.TURN, "crown", Dark.UNDER_RING)
        elif self.state is CardState.REFUSED:
            _ring(painter, rect, corner, width * 0.04, QPen(Dark.UNDER_RING, width * 0.08))
            pen = QPen(Dark.REFUSED, width * 0.045)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([4, 1.5, 1.2, 1.5])
            _ring(painter, rect, corner, width * 0.04, pen)
            self._paint_badge(painter, rect, Dark.BADGE_REFUSED, "cross", Dark.CREAM)

    def _paint_badge(self, painter: QPainter, rect: QRectF, ground: QColor, icon: str, ink: QColor) -> None:
        radius = max(9.0, 0.13 * self._base)
        middle = QPointF(rect.center().x(), rect.top())
        painter.setPen(QPen(Dark.UNDER_RING, max(1.0, radius * 0.12)))
        painter.setBrush(ground)
        painter.drawEllipse(middle, radius, radius)
        size = radius * 1.3
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        drawn = pixmaps.icon(icon, ink, size, self._ratio)
        painter.drawPixmap(QPointF(middle.x() - size / 2, middle.y() - size / 2), drawn)


def _ring(painter: QPainter, rect: QRectF, corner: float, distance: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grown = rect.adjusted(-distance, -distance, distance, distance)
    painter.drawRoundedRect(grown, corner + distance, corner + distance)
