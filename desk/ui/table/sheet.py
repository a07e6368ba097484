"""The sheet after a hand: a table that adds up and says why, with the cards that earned the points.

It stays until it is dismissed and can be called up again.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desk.core.cards import Card
from desk.stage import timing
from desk.ui import pixmaps
from desk.ui.table.keyboard import keyboard
from desk.ui.table.paper import PaperButton, PaperSheet, paper_label, set_type
from desk.ui.theme import Dark, Paper, font

MINUS = "\u2212"


class SheetColumn(NamedTuple):
    """A column of the table: whose it is, in a word and by name."""

    word: str
    names: str
    side: int


class SheetRow(NamedTuple):
    """A line: what counts, the amount a column (None: nothing), the cards a column; bold where it sums up."""

    label: str
    amounts: tuple[int | None, ...]
    cards: tuple[tuple[Card, ...], ...] = ()
    total: bool = False


class SheetView(NamedTuple):
    """All that a sheet shows; ``actions`` are its buttons: name and words, the last is the primary one."""

    title: str
    reason: str
    columns: tuple[SheetColumn, ...]
    rows: tuple[SheetRow, ...]
    shown: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    actions: tuple[tuple[str, str], ...] = ()
    crown: bool = False


class ScoreTable(QWidget):
    """Draws the rows of a sheet."""

    CARD = 2.3
    CARDS_A_LINE = 8

    def __init__(self, deck: str) -> None:
        super().__init__()
        self.deck = deck
        self.rem = 16.0
        self.view: SheetView | None = None

    def show_view(self, view: SheetView, rem: float, width: float) -> None:
        """Show these rows in this width."""
        self.view, self.rem = view, rem
        self.setAccessibleName("; ".join(self._spoken(view)))
        self.setFixedSize(round(width), round(self._height()))
        self.update()

    @staticmethod
    def _spoken(view: SheetView) -> list[str]:
        lines = []
        for row in view.rows:
            amounts = ", ".join(
                f"{column.word} {amount}"
                for column, amount in zip(view.columns, row.amounts, strict=True)
                if amount is not None
            )
            lines.append(f"{row.label}: {amounts}")
        return lines

    def _row_height(self, row: SheetRow) -> float:
        most = max((len(cards) for cards in row.cards), default=0)
        lines = -(-most // self.CARDS_A_LINE)
        return (3.75 * lines + 0.15 if lines else 2.15) * self.rem

    def _height(self) -> float:
        if self.view is None:
            return 0.0
        rows = sum(self._row_height(row) for row in self.view.rows)
        return 3.0 * self.rem + rows + len(self.view.shown) * 4.4 * self.rem + 0.4 * self.rem

    def _label_width(self) -> float:
        assert self.view is not None
        columns = max(1, len(self.view.columns))
        return max(self.width() * (0.34 if columns <= 2 else 0.26), 8 * self.rem)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Head, rows, what had been hidden."""
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_head(painter)
        top = 3.0 * self.rem
        for row in self.view.rows:
            height = self._row_height(row)
            self._paint_row(painter, row, top, height)
            top += height
        for label, cards in self.view.shown:
            self._paint_shown(painter, label, cards, top + 0.4 * self.rem)
            top += 4.4 * self.rem

    def _column_rect(self, place: int, top: float, height: float) -> QRectF:
        assert self.view is not None
        left = self._label_width()
        each = (self.width() - left) / max(1, len(self.view.columns))
        return QRectF(left + place * each, top, each, height)

    def _paint_head(self, painter: QPainter) -> None:
        assert self.view is not None
        rem = self.rem
        for place, column in enumerate(self.view.columns):
            box = self._column_rect(place, 0, 3.0 * rem).adjusted(0.8 * rem, 0, 0, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Dark.SIDES_ON_PAPER[column.side % 2])
            painter.drawRoundedRect(QRectF(box.x(), box.y() + 0.35 * rem, 0.3 * rem, 2.2 * rem), 0.15 * rem, 0.15 * rem)
            words = box.adjusted(0.7 * rem, 0.1 * rem, 0, -1.4 * rem)
            _text(painter, words, column.word, 1.06 * rem, Paper.INK, bold=True)
            names = box.adjusted(0.7 * rem, 1.4 * rem, 0, -0.2 * rem)
            _text(painter, names, column.names, 0.88 * rem, Paper.MUTED)
        painter.setPen(QPen(Paper.INK, 1.5))
        painter.drawLine(0, round(2.95 * rem), self.width(), round(2.95 * rem))

    def _paint_row(self, painter: QPainter, row: SheetRow, top: float, height: float) -> None:
        assert self.view is not None
        rem = self.rem
        if row.total:
            painter.fillRect(QRectF(0, top, self.width(), height), Paper.DISABLED)
        label = QRectF(0.5 * rem, top, self._label_width() - 0.5 * rem, height)
        _text(painter, label, row.label, rem, Paper.INK, bold=row.total, wrap=True)
        for place, amount in enumerate(row.amounts):
            box = self._column_rect(place, top, height).adjusted(0.8 * rem, 0, -0.6 * rem, 0)
            cards = row.cards[place] if place < len(row.cards) else ()
            number = "" if amount is None else str(amount).replace("-", MINUS)
            _text(painter, box, number, (1.25 if row.total else 1.06) * rem, Paper.INK, bold=row.total, right=True)
            self._paint_cards(painter, cards, box.adjusted(0, 0, -2.8 * rem, 0))
        painter.setPen(QPen(Paper.RULE, 1))
        painter.drawLine(0, round(top + height), self.width(), round(top + height))

    def _paint_cards(self, painter: QPainter, cards: tuple[Card, ...], box: QRectF) -> None:
        if not cards:
            return
        width, ratio = self.CARD * self.rem, self.devicePixelRatioF()
        lines = -(-len(cards) // self.CARDS_A_LINE)
        longest = -(-len(cards) // lines)
        step = min(width * 1.06, (box.width() - width) / max(1, longest - 1))
        for number, card in enumerate(cards):
            line, place = divmod(number, longest)
            face = pixmaps.card_face(self.deck, card.code, width, ratio)
            middle = box.center().y() + (line - (lines - 1) / 2) * 3.75 * self.rem
            painter.drawPixmap(round(box.x() + place * step), round(middle - face.height() / ratio / 2), face)

    def _paint_shown(self, painter: QPainter, label: str, cards: tuple[Card, ...], top: float) -> None:
        rem = self.rem
        box = QRectF(0, top, self.width(), 4.0 * rem)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Paper.DISABLED)
        painter.drawRoundedRect(box, 0.5 * rem, 0.5 * rem)
        _text(painter, box.adjusted(0.8 * rem, 0, -15 * rem, 0), label, rem, Paper.INK, wrap=True)
        self._paint_cards(painter, cards, QRectF(self.width() - 14 * rem, top, 13.4 * rem, 4.0 * rem))


def _text(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    colour: QColor,
    *,
    bold: bool = False,
    right: bool = False,
    wrap: bool = False,
) -> None:
    painter.setFont(font(size, bold=bold))
    painter.setPen(colour)
    align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    if wrap:
        painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), text)
        return
    fitted = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, fitted)


class Sheet(QWidget):
    """A sheet over the dimmed table. Signals: ``pressed(str)`` with the action's name; "close" for Esc."""

    pressed = Signal(str)

    def __init__(self, deck: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: SheetView | None = None
        self._rem = 16.0
        self._paper = PaperSheet(self)
        self._crown = QLabel(self._paper)
        self._title = paper_label(self._paper, wrap=True)
        self._reason = paper_label(self._paper, wrap=True)
        self._table = ScoreTable(deck)
        self._scroll = QScrollArea(self._paper)
        self._scroll.setWidget(self._table)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._table.setAutoFillBackground(False)
        self._buttons: list[PaperButton] = []
        self._since = QElapsedTimer()
        self._rows = QVBoxLayout(self._paper)
        head = QHBoxLayout()
        head.addWidget(self._crown)
        head.addWidget(self._title, 1)
        self._rows.addLayout(head)
        self._rows.addWidget(self._reason)
        self._rows.addWidget(self._scroll, 1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._rows.addLayout(self._foot)
        parent.installEventFilter(self)
        self.hide()

    def open(self, view: SheetView, rem: float) -> None:
        """Show a sheet."""
        for button in self._buttons:
            button.setParent(None)
            button.deleteLater()
        self.view = view
        self._buttons = []
        for place, (name, words) in enumerate(view.actions):
            button = PaperButton(words, self._paper, primary=place == len(view.actions) - 1)
            button.clicked.connect(lambda _=False, n=name: self._press(n))
            self._foot.addWidget(button)
            self._buttons.append(button)
        self._title.setText(view.title)
        self._reason.setText(view.reason)
        self._reason.setVisible(bool(view.reason))
        self.setAccessibleName(f"{view.title}. {view.reason}")
        self._since.start()
        self.place(rem)
        self.show()
        self.raise_()
        if self._buttons:
            self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self, name: str) -> None:
        if self._since.hasExpired(timing.SETTLING):
            self.pressed.emit(name)

    def buttons(self) -> list[PaperButton]:
        """The buttons from left to right."""
        return list(self._buttons)

    def button(self, name: str) -> PaperButton | None:
        """The button of an action."""
        names = [action for action, _ in self.view.actions] if self.view else []
        return self._buttons[names.index(name)] if name in names else None

    def place(self, rem: float) -> None:
        """Fill the parent; the paper in its middle, never larger than it."""
        self._rem = rem
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        if self.view is None:
            return
        set_type(self._title, 1.5 * rem, Paper.INK, bold=True)
        set_type(self._reason, 1.02 * rem, Paper.MUTED)
        margin = self._paper.MARGIN
        width = min(54 * rem, self.width() - 1.5 * rem)
        self._paper.rem = rem
        inner = width - 2 * (margin + 1.6 * rem)
        self._crown.setVisible(self.view.crown)
        if self.view.crown:
            self._crown.setPixmap(pixmaps.icon("crown", Dark.SIDES_ON_PAPER[0], 2.4 * rem, self.devicePixelRatioF()))
        self._table.show_view(self.view, rem, inner - 2)
        for button in self._buttons:
            button.set_rem(rem)
        pad = round(margin + 1.6 * rem)
        self._rows.setContentsMargins(pad, round(margin + 1.3 * rem), pad, round(margin + 1.2 * rem))
        self._rows.setSpacing(round(0.6 * rem))
        self._foot.setSpacing(round(0.5 * rem))
        head = self._title.heightForWidth(round(inner)) + (
            self._reason.heightForWidth(round(inner)) if self.view.reason else 0
        )
        wanted = head + self._table.height() + 2.75 * rem + 4.9 * rem + 2 * margin
        height = min(wanted, self.height() - 0.8 * rem)
        self._paper.setGeometry(
            round((self.width() - width) / 2), round((self.height() - height) / 2), round(width), round(height)
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place(self._rem)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc looks at the table; left and right move between the buttons."""
        keyboard.key()
        if event.key() == Qt.Key.Key_Escape:
            self.pressed.emit("close")
            return
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        focused = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), None)
        if step is not None and focused is not None:
            self._buttons[(focused + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table."""
        QPainter(self).fillRect(self.rect(), QColor(8, 14, 12, 150))
