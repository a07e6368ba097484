"""Dark strips that are called up by a key: the last trick, and the order and value of the ranks."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desk.core.cards import Card
from desk.core.text import T
from desk.ui import pixmaps
from desk.ui.theme import Dark, font
from desk.ui.words import translate

RANKS_TITLE = T("Strips", "Order and value of the cards")
NO_TRICK = T("Strips", "No trick has been taken yet.")
TRICK_NUMBER = T("Strips", "Trick {number}")
TRICK_POINTS = T("Strips", "%n point(s)", "what a trick is worth", 0)
TOOK = T("Strips", "{name} took it")
YOU_TOOK = T("Strips", "You took it")


class PlayedCard(NamedTuple):
    """A card of a finished trick, with the name of who played it."""

    card: Card
    name: str
    won: bool


class TrickView(NamedTuple):
    """A finished trick in order of play."""

    number: int
    cards: tuple[PlayedCard, ...]
    winner: str
    points: int | None
    own: bool


class Strip(QWidget):
    """A dark rounded plate."""

    def __init__(self, deck: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.deck = deck
        self.rem = 16.0
        self.tone = QColor("#10201B")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paint_ground(self, painter: QPainter) -> None:
        """The plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(Dark.EDGE, 1))
        painter.setBrush(self.tone)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 0.6 * self.rem, 0.6 * self.rem)


class TrickStrip(Strip):
    """The last trick: its cards in order of play with names, who took it, what it was worth."""

    def __init__(self, deck: str, parent: QWidget) -> None:
        super().__init__(deck, parent)
        self.trick: TrickView | None = None

    def show_trick(self, trick: TrickView | None) -> None:
        """Show this trick, or that there is none yet."""
        self.trick = trick
        self.setAccessibleName(", ".join(self.sentences()))
        self.update()

    def sentences(self) -> list[str]:
        """What stands on the right of the cards."""
        trick = self.trick
        if trick is None:
            return [translate(NO_TRICK)]
        taker = translate(YOU_TOOK) if trick.own else translate(TOOK).format(name=trick.winner)
        lines = [translate(TRICK_NUMBER).format(number=trick.number), taker]
        if trick.points is not None:
            lines.append(translate(TRICK_POINTS.fill(trick.points)))
        return lines

    def place(self, rem: float, centre: tuple[float, float], tone: QColor) -> None:
        """Lie about a point."""
        self.rem, self.tone = rem, tone
        count = len(self.trick.cards) if self.trick else 0
        words = max(QFontMetricsF(font(1.05 * rem, bold=True)).horizontalAdvance(line) for line in self.sentences())
        width = 1.6 * rem + count * 6.4 * rem + words + 1.6 * rem
        height = (12.4 if count else 3.0) * rem
        self.setGeometry(*(round(v) for v in (centre[0] - width / 2, centre[1] - height / 2, width, height)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw cards, names and sentences."""
        painter = QPainter(self)
        self.paint_ground(painter)
        rem, ratio = self.rem, self.devicePixelRatioF()
        played = self.trick.cards if self.trick else ()
        for place, shown in enumerate(played):
            left, top = 1.2 * rem + place * 6.4 * rem, 1.3 * rem
            face = pixmaps.card_face(self.deck, shown.card.code, 5.6 * rem, ratio)
            painter.drawPixmap(round(left), round(top), face)
            height = face.height() / ratio
            if shown.won:
                painter.setPen(QPen(Dark.CREAM, 0.14 * rem))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                reach = 0.22 * rem
                ring = QRectF(left - reach, top - reach, 5.6 * rem + 2 * reach, height + 2 * reach)
                painter.drawRoundedRect(ring, 0.5 * rem, 0.5 * rem)
                size = 1.5 * rem
                crown = pixmaps.icon("crown", Dark.TURN, size, ratio)
                painter.drawPixmap(round(left + 2.8 * rem - size / 2), round(top - size * 0.8), crown)
            painter.setFont(font(0.92 * rem, bold=shown.won))
            painter.setPen(Dark.CREAM)
            box = QRectF(left - 0.4 * rem, top + height + 0.2 * rem, 6.4 * rem, 1.6 * rem)
            name = QFontMetricsF(painter.font()).elidedText(shown.name, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        lines = self.sentences()
        left, line = 1.6 * rem + len(played) * 6.4 * rem, 1.7 * rem
        top = self.height() / 2 - line * len(lines) / 2
        for place, sentence in enumerate(lines):
            painter.setFont(font(1.05 * rem, bold=place == 1))
            painter.setPen(Dark.CREAM)
            box = QRectF(left, top + place * line, self.width() - left, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, sentence)


class RankStrip(Strip):
    """The ranks from high to low, as small cards, with what each counts."""

    CARD = 2.2

    def __init__(self, deck: str, ranks: tuple[tuple[str, int | None], ...], parent: QWidget) -> None:
        super().__init__(deck, parent)
        self.ranks = ranks
        self.suit = "d"

    def place(self, rem: float, right: float, bottom: float, tone: QColor) -> None:
        """Lie in a corner, by its lower right end."""
        self.rem, self.tone = rem, tone
        width = (len(self.ranks) * (self.CARD + 0.35) + 1.1) * rem
        title = QFontMetricsF(font(0.86 * rem)).horizontalAdvance(translate(RANKS_TITLE)) + 1.6 * rem
        width, height = max(width, title), (self.CARD / 0.64 + 3.5) * rem
        self.setGeometry(round(right - width), round(bottom - height), round(width), round(height))
        values = ", ".join(f"{rank} {value}" for rank, value in self.ranks)
        self.setAccessibleName(f"{translate(RANKS_TITLE)}: {values}")

    def show_suit(self, suit: str) -> None:
        """Show the cards of this suit (the trumps)."""
        if suit and suit != self.suit:
            self.suit = suit
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row of cards with their values."""
        painter = QPainter(self)
        self.paint_ground(painter)
        rem, ratio = self.rem, self.devicePixelRatioF()
        painter.setFont(font(0.86 * rem))
        painter.setPen(Dark.GLASS_TEXT)
        head = QRectF(0.8 * rem, 0.2 * rem, self.width(), 1.5 * rem)
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, translate(RANKS_TITLE))
        step = (self.width() - 1.1 * rem) / len(self.ranks)
        for place, (rank, value) in enumerate(self.ranks):
            left = 0.55 * rem + place * step + (step - self.CARD * rem) / 2
            face = pixmaps.card_face(self.deck, rank + self.suit, self.CARD * rem, ratio)
            painter.drawPixmap(round(left), round(1.75 * rem), face)
            if value is not None:
                painter.setFont(font(1.02 * rem, bold=True))
                painter.setPen(Dark.CREAM)
                under = 1.75 * rem + face.height() / ratio
                box = QRectF(left - 0.5 * rem, under, (self.CARD + 1) * rem, self.height() - under)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))
