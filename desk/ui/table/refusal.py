"""The refusal: at the prompt's place, with a tail on the refused card. What to do first, then the rule."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desk.core.text import T
from desk.ui import pixmaps
from desk.ui.table.paper import PaperSheet, paper_label, set_type
from desk.ui.theme import Paper, font
from desk.ui.words import translate

QUOTED = T("Refusal", "“{rule}”", "the rule that forbids a card, quoted")


class Refusal(PaperSheet):
    """Says why a card may not be played, until the next input."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._what = paper_label(self)
        self._why = paper_label(self)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._what)
        self._rows.addWidget(self._why)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, what: str, rule: str) -> None:
        """Tell what to do instead, and quote the rule."""
        self._what.setText(what)
        self._why.setText(translate(QUOTED).format(rule=rule))
        self.setAccessibleName(f"{what} {rule}")

    @property
    def words(self) -> str:
        """What stands on the paper."""
        return f"{self._what.text()}\n{self._why.text()}"

    def place(self, rem: float, centre: float, low: float, width: float, pointed_at: float) -> None:
        """Lie above ``low``, with the tail at ``pointed_at`` (in the parent's coordinates)."""
        self.rem = rem
        set_type(self._what, 1.16 * rem, Paper.INK, bold=True)
        set_type(self._why, 0.98 * rem, Paper.EXPLANATION)
        margin, icon = self.MARGIN, 3.2 * rem
        self._rows.setContentsMargins(
            round(margin + icon), round(margin + 0.5 * rem), round(margin + 1.4 * rem), round(margin + 0.5 * rem)
        )
        self._rows.setSpacing(0)
        lines = ((self._what, font(1.16 * rem, bold=True)), (self._why, font(0.98 * rem)))
        needed = max(QFontMetricsF(type_).horizontalAdvance(label.text()) for label, type_ in lines)
        wrap = needed + icon + 1.4 * rem > width
        for label, _ in lines:
            label.setWordWrap(wrap)
        total = min(width, needed + icon + 1.6 * rem) + 2 * margin
        text = int(total - 2 * margin - icon - 1.4 * rem)
        height = sum(label.heightForWidth(text) if wrap else label.sizeHint().height() for label, _ in lines)
        height += round(rem) + 2 * margin
        # The tail has to reach the refused card, wherever in the hand that lies.
        reach = total / 2 - margin - 2.2 * rem
        left = min(max(centre, pointed_at - reach), pointed_at + reach) - total / 2
        self.setGeometry(round(left), round(low - height + margin), round(total), height)
        self.tail = pointed_at - self.x()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper with a no-entry sign."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = 1.7 * self.rem
        sheet = self.sheet_rect()
        drawn = pixmaps.icon("no-entry", Paper.MINUS, size, self.devicePixelRatioF())
        painter.drawPixmap(round(sheet.x() + 0.9 * self.rem), round(sheet.center().y() - size / 2), drawn)
