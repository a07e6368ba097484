"""What tells on the table, dark and quiet: the seats' plates, what they said, the score, the facts.

Each item draws a small value and repaints only when that value changes.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desk.ui import pixmaps
from desk.ui.theme import Dark, Paper, fitting_font, font

ABOVE_CARDS = 60.0


class Pill(NamedTuple):
    """A small word on a plate's edge, with its picture."""

    text: str
    icon: str


class PlateView(NamedTuple):
    """What a seat's plate shows."""

    name: str = ""
    status: str = ""
    avatar: str = ""
    side: int | None = None
    turn: bool = False
    out: bool = False
    pills: tuple[Pill, ...] = ()
    score: str = ""


class FactView(NamedTuple):
    """One fact in the corner: a suit's sign, a stake in a disc, label and value."""

    label: str
    value: str
    suit: str = ""
    stake: str = ""


class ScoreView(NamedTuple):
    """The pairs' scores: a word, points, and how many win."""

    words: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    goal: int | None = None


class Panel(QGraphicsItem):
    """A dark rounded plate of a size in rem, which its children draw upon."""

    def __init__(self) -> None:
        super().__init__()
        self.rem = 16.0
        self.tone = QColor("#10201B")
        self.width = 100.0
        self.height = 50.0
        self.small = False
        self.setZValue(ABOVE_CARDS)
        # Cards fly behind the plates at every frame; their words are drawn only when they change.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Place and size the plate."""
        self.prepareGeometryChange()
        self.setPos(round(x), round(y))
        self.width, self.height = round(width), round(height)
        self.update()

    def boundingRect(self) -> QRectF:
        """The plate with its ring, pills and shadow."""
        reach = 1.2 * self.rem
        return QRectF(0, 0, self.width, self.height).adjusted(-reach, -reach, reach, reach)

    def plate(self) -> QRectF:
        """The plate alone."""
        return QRectF(0, 0, self.width, self.height)

    def paint_ground(self, painter: QPainter, ring: bool = False) -> None:
        """Shadow, plate, thin edge, and the ring of whose turn it is."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect, corner = self.plate(), 0.6 * self.rem
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 20))
        for step in range(1, 5):
            painter.drawRoundedRect(rect.adjusted(-step, -step * 0.3, step, step * 1.4), corner + step, corner + step)
        painter.setBrush(self.tone)
        painter.setPen(QPen(Dark.EDGE, 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        if ring:
            width = 0.16 * self.rem
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(Dark.TURN, width))
            out = width * 0.9
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), corner + out, corner + out)

    def line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        colour: QColor,
        *,
        bold: bool = False,
        right: bool = False,
    ) -> None:
        """One line of text: set smaller where it has to be, shortened with dots only where even that cannot fit."""
        type_ = fitting_font(text, size, rect.width(), bold=bold)
        painter.setFont(type_)
        painter.setPen(colour)
        fitted = QFontMetricsF(type_).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, fitted)


class Plate(Panel):
    """A seat: stripe of its side, head, name over one status line, pills on the top edge, ring when it is on turn."""

    def __init__(self) -> None:
        super().__init__()
        self.view = PlateView()

    def show_view(self, view: PlateView) -> None:
        """Show this."""
        if view != self.view:
            self.view = view
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the plate."""
        view, rem = self.view, self.rem
        self.paint_ground(painter, view.turn)
        if view.side is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Dark.SIDES[view.side % 2])
            stripe = QRectF(-0.05 * rem, self.height * 0.2, 0.32 * rem, self.height * 0.6)
            painter.drawRoundedRect(stripe, 0.12 * rem, 0.12 * rem)
        head = min(2.8 * rem, self.height - 0.5 * rem)
        top = (self.height - head) / 2
        text_left = 0.6 * rem + head + 0.6 * rem
        if view.avatar:
            painter.setOpacity(0.55 if view.out else 1.0)
            drawn = pixmaps.avatar(view.avatar, head, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(0.6 * rem, top), drawn)
            painter.setOpacity(1.0)
        room = self.width - text_left - 0.5 * rem - (2.2 * rem if view.score else 0)
        half = self.height / 2
        name, status = (Dark.STATUS, Dark.GLASS_TEXT) if view.out else (Dark.CREAM, Dark.STATUS)
        upper = QRectF(text_left, 0.16 * rem, room, half if view.status else self.height - 0.32 * rem)
        self.line(painter, upper, view.name, 1.02 * rem, name, bold=True)
        self.line(painter, QRectF(text_left, half - 0.1 * rem, room, half - 0.1 * rem), view.status, 0.9 * rem, status)
        if view.score:
            box = QRectF(self.width - 2.8 * rem, 0, 2.2 * rem, self.height)
            self.line(painter, box, view.score, 1.2 * rem, Dark.CREAM, bold=True, right=True)
        self._paint_pills(painter)

    def _paint_pills(self, painter: QPainter) -> None:
        rem, right = self.rem, self.width - 0.5 * self.rem
        type_ = font(0.84 * rem, bold=True)
        for pill in reversed(self.view.pills):
            width = QFontMetricsF(type_).horizontalAdvance(pill.text) + 2.3 * rem
            rect = QRectF(right - width, -1.1 * rem, width, 1.4 * rem)
            _paper_pill(painter, rect)
            size = 0.95 * rem
            drawn = pixmaps.icon(pill.icon, Paper.INK, size, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.x() + 0.5 * rem, rect.center().y() - size / 2), drawn)
            painter.setFont(type_)
            painter.setPen(Paper.INK)
            box = rect.adjusted(1.7 * rem, 0, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, pill.text)
            right = rect.x() - 0.3 * rem


class Facts(Panel):
    """The public facts of the round, one row each."""

    def __init__(self, deck: str) -> None:
        super().__init__()
        self.deck = deck
        self.rows: tuple[FactView, ...] = ()

    def show_rows(self, rows: tuple[FactView, ...]) -> None:
        """Show these facts; none hides the plate."""
        if rows != self.rows:
            self.prepareGeometryChange()
            self.rows = rows
            self.setVisible(bool(rows))
            self.update()

    def plate(self) -> QRectF:
        """As high as it has rows."""
        row = (2.7 if self.small else 3.0) * self.rem
        return QRectF(0, 0, self.width, row * max(1, len(self.rows)) + 0.6 * self.rem)

    def boundingRect(self) -> QRectF:
        """The plate with its shadow."""
        reach = 0.6 * self.rem
        return self.plate().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the rows."""
        self.paint_ground(painter)
        rem = self.rem
        row = (2.7 if self.small else 3.0) * rem
        for place, fact in enumerate(self.rows):
            top = 0.3 * rem + place * row
            self._paint_picture(painter, fact, top + row / 2)
            left, room = 3.4 * rem, self.width - 4.0 * rem
            label = QRectF(left, top + 0.25 * rem, room, row / 2 - 0.2 * rem)
            value = QRectF(left, top + row / 2 - 0.1 * rem, room, row / 2 - 0.1 * rem)
            self.line(painter, label, fact.label, 0.86 * rem, Dark.GLASS_TEXT)
            self.line(painter, value, fact.value, 1.02 * rem, Dark.CREAM, bold=True)

    def _paint_picture(self, painter: QPainter, fact: FactView, middle: float) -> None:
        rem, centre = self.rem, QPointF(1.85 * self.rem, middle)
        if fact.suit:
            size = 1.9 * rem
            drawn = pixmaps.suit(self.deck, fact.suit, size, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(centre.x() - size / 2, centre.y() - size / 2), drawn)
        elif fact.stake:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Paper.GROUND)
            painter.drawEllipse(centre, rem, rem)
            painter.setPen(Paper.INK)
            painter.setFont(font(1.05 * rem, bold=True))
            box = QRectF(centre.x() - rem, centre.y() - rem, 2 * rem, 2 * rem)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, fact.stake)


class Score(Panel):
    """The pairs' match points: pips up to the goal where there are few, and always the number."""

    PIPS = 15

    def __init__(self) -> None:
        super().__init__()
        self.view = ScoreView()

    def show_view(self, view: ScoreView) -> None:
        """Show this."""
        if view != self.view:
            self.view = view
            self.setVisible(bool(view.words))
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a row for each pair."""
        self.paint_ground(painter)
        view, rem = self.view, self.rem
        count = max(1, len(view.words))
        row = (self.height - 0.8 * rem) / count
        metrics = QFontMetricsF(font(rem))
        widest = max((metrics.horizontalAdvance(word) for word in view.words), default=0.0)
        word_width = min(max((4.4 if self.small else 5.2) * rem, widest + 0.3 * rem), 0.55 * self.width)
        for place, (word, points) in enumerate(zip(view.words, view.points, strict=True)):
            top = 0.4 * rem + place * row
            self.line(painter, QRectF(0.9 * rem, top, word_width, row), word, rem, Dark.CREAM)
            number = QRectF(self.width - 2.9 * rem, top, 2 * rem, row)
            self.line(painter, number, str(points), 1.2 * rem, Dark.CREAM, bold=True, right=True)
            track = QRectF(word_width + 0.7 * rem, top, self.width - word_width - 3.9 * rem, row)
            self._paint_track(painter, track, points, Dark.SIDES[place % 2])

    def _paint_track(self, painter: QPainter, track: QRectF, points: int, colour: QColor) -> None:
        goal, middle = self.view.goal, track.center().y()
        if goal is None:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        if goal > self.PIPS:
            bar = QRectF(track.x(), middle - 0.22 * self.rem, track.width(), 0.44 * self.rem)
            painter.setBrush(QColor(255, 255, 255, 50))
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            bar.setWidth(bar.width() * min(1.0, points / goal))
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            return
        step = track.width() / goal
        radius = min(0.36 * self.rem, step * 0.4)
        for pip in range(goal):
            centre = QPointF(track.x() + (pip + 0.5) * step, middle)
            if pip < points:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
            else:
                painter.setPen(QPen(QColor(255, 255, 255, 110), max(1.0, 0.07 * self.rem)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)


class Chip(Panel):
    """What a seat has said, beside its plate: paper for a word that counts, an outline for a pass."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.quiet = False
        self.setVisible(False)

    def say(self, text: str, quiet: bool) -> None:
        """Show a word; an empty one hides the chip."""
        self.text, self.quiet = text, quiet
        self.setVisible(bool(text))
        self.update()

    def text_width(self) -> float:
        """How wide the chip has to be."""
        return QFontMetricsF(font(1.02 * self.rem, bold=not self.quiet)).horizontalAdvance(self.text) + 1.6 * self.rem

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the chip."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, corner = self.plate(), 0.6 * self.rem
        if self.quiet:
            painter.setBrush(self.tone)
            painter.setOpacity(0.55)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, corner, corner)
            painter.setOpacity(1.0)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 255, 255, 110), 1))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        else:
            _paper_pill(painter, rect, corner)
        painter.setFont(font(1.02 * self.rem, bold=not self.quiet))
        painter.setPen(Dark.CREAM if self.quiet else Paper.INK)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text)


class Note(Panel):
    """A quiet line under a plate: which card of that hand everybody has seen."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.setVisible(False)

    def say(self, text: str) -> None:
        """Show a line; an empty one hides the note."""
        if text != self.text:
            self.text = text
            self.setVisible(bool(text))
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the line with an eye before it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rem, rect = self.rem, self.plate()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(0.6)
        painter.setBrush(self.tone)
        painter.drawRoundedRect(rect, 0.5 * rem, 0.5 * rem)
        painter.setOpacity(1.0)
        size = rem
        drawn = pixmaps.icon("eye", Dark.CREAM, size, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(0.5 * rem, rect.center().y() - size / 2), drawn)
        box = rect.adjusted(1.9 * rem, 0, -0.4 * rem, 0)
        self.line(painter, box, self.text, 0.88 * rem, Dark.CREAM)


def _paper_pill(painter: QPainter, rect: QRectF, corner: float | None = None) -> None:
    radius = rect.height() / 2 if corner is None else corner
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 40))
    painter.drawRoundedRect(rect.translated(0, 1.5), radius, radius)
    painter.setBrush(Paper.GROUND)
    painter.drawRoundedRect(rect, radius, radius)
