"""Paper: the cream sheet on which the table asks, and the buttons on it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desk.ui import pixmaps
from desk.ui.table.keyboard import keyboard
from desk.ui.table.keys import KeyButton
from desk.ui.theme import Paper, font


class PaperSheet(QWidget):
    """A sheet with rounded corners and a shadow; ``tail`` points at a card below (x in the sheet), or is None."""

    MARGIN = 10
    """Logical pixels around the sheet for its shadow and tail."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rem = 16.0
        self.tail: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sheet_rect(self) -> QRect:
        """The paper itself, without its shadow."""
        m = self.MARGIN
        return self.rect().adjusted(m, m, -m, -m)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow and sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, corner = QRectF(self.sheet_rect()), 0.8 * self.rem
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 16))
        for step in range(1, 8):
            painter.drawRoundedRect(rect.adjusted(-step, -step * 0.4, step, step * 1.2), corner + step, corner + step)
        path = QPainterPath()
        path.addRoundedRect(rect, corner, corner)
        if self.tail is not None:
            half, tip = 0.8 * self.rem, rect.bottom() + 0.55 * self.rem
            at = min(max(self.tail, rect.left() + corner + half), rect.right() - corner - half)
            tail = QPainterPath()
            tail.moveTo(at - half, rect.bottom() - 1)
            tail.lineTo(at, min(tip, self.height() - 1))
            tail.lineTo(at + half, rect.bottom() - 1)
            path = path.united(tail)
        painter.setBrush(Paper.GROUND)
        painter.drawPath(path)


class PaperButton(KeyButton):
    """A button on paper: plain or primary; a picture or a suit before its words."""

    def __init__(self, text: str, parent: QWidget | None = None, *, primary: bool = False, quiet: bool = False) -> None:
        super().__init__(parent)
        self.rem = 16.0
        self.primary = primary
        self.quiet = quiet
        self.icon_name = ""
        self.suit: tuple[str, str] | None = None
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_rem(self, rem: float) -> None:
        """Follow the window's size."""
        self.rem = rem
        self.setFont(font(1.02 * rem, bold=True))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for picture and words, and never less than a finger needs."""
        picture = 1.7 * self.rem if self.icon_name or self.suit else 0.0
        width = self.fontMetrics().horizontalAdvance(self.text()) + picture + (1.2 if self.quiet else 2.4) * self.rem
        return QSize(round(width), round(max(2.75 * self.rem, 40)))

    def minimumSizeHint(self) -> QSize:
        """The same: words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button in its state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect, corner = QRectF(self.rect()).adjusted(4, 4, -4, -4), 0.55 * self.rem
        ground, ink = self._colours()
        painter.setPen(Qt.PenStyle.NoPen if self.primary or self.quiet else QPen(Paper.EDGE, 1))
        painter.setBrush(ground)
        if not self.quiet or self.underMouse():
            painter.drawRoundedRect(rect, corner, corner)
        if self.hasFocus() and keyboard.active:
            painter.setPen(QPen(Paper.FOCUS, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), corner + 3, corner + 3)
        self._paint_words(painter, rect, ink)

    def _colours(self) -> tuple[QColor, QColor]:
        if self.primary:
            ground = Paper.PRIMARY_HOVER if self.underMouse() else Paper.PRIMARY
            return (Paper.PRIMARY_PRESSED if self.isDown() else ground), Paper.PRIMARY_TEXT
        ground = Paper.HOVER if self.underMouse() else Paper.TILE
        return (Paper.PRESSED if self.isDown() else ground), (Paper.PRIMARY if self.quiet else Paper.INK)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        painter.setFont(self.font())
        painter.setPen(ink)
        words = self.fontMetrics().horizontalAdvance(self.text())
        size = 1.25 * self.rem if self.icon_name or self.suit else 0.0
        gap = 0.45 * self.rem if size else 0.0
        left = rect.center().x() - (words + size + gap) / 2
        ratio = self.devicePixelRatioF()
        top = round(rect.center().y() - size / 2)
        if self.suit is not None:
            if self.primary:
                painter.save()
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(Paper.GROUND)
                reach = 0.18 * self.rem
                painter.drawEllipse(QRectF(left - reach, top - reach, size + 2 * reach, size + 2 * reach))
                painter.restore()
            painter.drawPixmap(round(left), top, pixmaps.suit(*self.suit, size, ratio))
        elif self.icon_name:
            painter.drawPixmap(round(left), top, pixmaps.icon(self.icon_name, ink, size, ratio))
        box = QRectF(left + size + gap, rect.y(), words + 2, rect.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())


def paper_label(parent: QWidget | None = None, *, wrap: bool = False) -> QLabel:
    """A label for words on paper."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label


def set_type(label: QLabel, pixels: float, colour: QColor, *, bold: bool = False) -> None:
    """Size, weight and colour of a label."""
    label.setFont(font(pixels, bold=bold))
    colours = label.palette()
    colours.setColor(label.foregroundRole(), colour)
    label.setPalette(colours)
