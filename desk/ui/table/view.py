"""The view of the scene: it draws the felt, and turns presses, drags and releases into choices of cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from desk.core.cards import Card
from desk.stage.geometry import Pose
from desk.ui.table.keyboard import keyboard
from desk.ui.table.scene import TableScene

DRAG_FROM = 6
"""Logical pixels that a pressed card has to be moved before it is dragged."""
LONG_PRESS = 600


class TableView(QGraphicsView):
    """Shows a table.

    Signals: ``card_clicked(Card)``, ``card_dropped(Card)`` for a card let go over the table, ``card_asked(Card)`` for a
    right click or a long press, ``felt_clicked()``, ``hovered(Card or None)``, ``ratio_changed()``.
    """

    card_clicked = Signal(object)
    card_dropped = Signal(object)
    card_asked = Signal(object)
    felt_clicked = Signal()
    hovered = Signal(object)
    ratio_changed = Signal()

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.felt = QPixmap()
        self.intercept: Callable[[], bool] = lambda: False
        """Asked at every press; True swallows it (something was still flying)."""
        self.may_drag: Callable[[], bool] = lambda: True
        """Asked before a pressed card is dragged: only while a card is asked for."""
        self.drag_top = 0.0
        """A card let go above this line is played."""
        self._pressed: Card | None = None
        self._origin = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._over: Card | None = None
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_PRESS)
        self._long.timeout.connect(self._held_long)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)

    @property
    def dragging(self) -> bool:
        """Whether a card hangs on the pointer."""
        return self._dragging

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """The felt."""
        assert isinstance(rect, QRectF)
        ratio = self.felt.devicePixelRatio()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, self.felt, source)

    def cancel_drag(self) -> None:
        """Let the card go back where it came from."""
        self._long.stop()
        self._pressed = None
        if self._dragging:
            self._dragging = False
            self.table.snap()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed; only the primary button plays."""
        keyboard.pointer()
        if event.button() == Qt.MouseButton.RightButton and not self._dragging:
            card = self._card_at(event.position())
            if card is not None and self._pressed is None:
                self.card_asked.emit(card)
            self.cancel_drag()
            return
        if event.button() != Qt.MouseButton.LeftButton or event.buttons() != Qt.MouseButton.LeftButton:
            self.cancel_drag()
            return
        if self.intercept():
            return
        self._origin = event.position()
        self._pressed = self._card_at(event.position())
        if self._pressed is None:
            self.felt_clicked.emit()
            return
        item = self.table.item_of(self._pressed)
        self._grip = QPointF() if item is None else event.position() - item.pos()
        self._long.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed card, or tell what is under the pointer."""
        if self._pressed is None:
            self._hover(self._card_at(event.position()))
            return
        moved = event.position() - self._origin
        if not self._dragging and moved.manhattanLength() > DRAG_FROM and self.may_drag():
            self._long.stop()
            self._dragging = True
        item = self.table.item_of(self._pressed)
        if self._dragging and item is not None:
            spot = event.position() - self._grip
            item.place(Pose(spot.x(), spot.y(), item.pose.width, 0, 1000))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click where it was pressed chooses; a card let go over the table is played."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._long.stop()
        card, self._pressed = self._pressed, None
        if card is None:
            return
        if self._dragging:
            self._dragging = False
            if event.position().y() < self.drag_top and self.rect().contains(event.position().toPoint()):
                self.card_dropped.emit(card)
            else:
                self.table.snap()
        elif self._card_at(event.position()) is card:
            self.card_clicked.emit(card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is no choice: it was meant for what lay there before."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key is the page's: nothing scrolls here."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Tell of a screen with another pixel ratio; let go of a dragged card when the window loses the focus."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.ratio_changed.emit()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self.cancel_drag()
        return super().event(event)

    def _card_at(self, where: QPointF) -> Card | None:
        return self.table.own_card_at(where.x(), where.y())

    def _hover(self, card: Card | None) -> None:
        if card is not self._over:
            self._over = card
            self.hovered.emit(card)

    def _held_long(self) -> None:
        card, self._pressed = self._pressed, None
        if card is not None:
            self.card_asked.emit(card)
