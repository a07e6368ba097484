"""The prompt: one place above the hand where the table asks, by kind of decision.

Its lower edge never moves; it grows upwards. Forbidden choices stay in their place and say why.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from desk.core.decisions import Choice, ChooseCard, ChooseWord, Decision
from desk.core.text import T
from desk.stage import timing
from desk.ui import pixmaps
from desk.ui.table.keyboard import keyboard
from desk.ui.table.keys import ACROSS, DOWN, KeyButton
from desk.ui.table.paper import PaperButton, PaperSheet, paper_label, set_type
from desk.ui.table.presenter import NEXT_HAND, REMATCH
from desk.ui.theme import Paper, balanced_width, fitting_font, font
from desk.ui.words import Words, translate

STAKE = T("Prompt", "{bid}, stake {stake}", "for screen readers: a bid and what it is worth")
FORBIDDEN = T("Prompt", "{choice}, not allowed: {reason}", "for screen readers")

HAND_OVER = T("Table", "The hand is over.")
MATCH_OVER = T("Table", "The match is over.")
SHEET_AGAIN = T("Table", "Score sheet")


class BidTile(KeyButton):
    """A choice with its stake and what it promises; forbidden, it is dashed and says why, and can still be read."""

    def __init__(self, choice: Choice, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self.rem = 16.0
        self.title = words.say(choice.label)
        note = choice.refusal.text if choice.refusal else choice.note
        self.note = "" if note is None else words.say(note)
        self.brief = False
        """Whether the explanation is left to the tooltip, for want of room. A reason never is."""
        self.setText(self.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if not choice.refusal:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self._spoken())
        self.setAccessibleDescription("" if choice.refusal else self.note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _spoken(self) -> str:
        if self.choice.refusal:
            return translate(FORBIDDEN).format(choice=self.title, reason=self.note)
        if self.choice.stake is None:
            return self.title
        return translate(STAKE).format(bid=self.title, stake=self.choice.stake)

    def set_rem(self, rem: float) -> None:
        """Follow the window's size."""
        self.rem = rem
        self.updateGeometry()

    def shown_note(self) -> str:
        """What stands under the title."""
        return "" if self.brief and self.choice.refusal is None else self.note

    def height_for(self, width: float) -> int:
        """The height that title and explanation need in this width."""
        if not self.shown_note():
            return round(2.9 * self.rem + 8)
        self.setFont(font(0.9 * self.rem))
        room = int(width - 1.9 * self.rem - 8 - (1.25 * self.rem if self.choice.refusal else 0))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        lines = self.fontMetrics().boundingRect(0, 0, room, 2000, flags, self.shown_note()).height()
        return round(2.75 * self.rem + lines + 0.9 * self.rem)

    def sizeHint(self) -> QSize:
        """A quarter of the prompt's width, as high as its words."""
        width = 12 * self.rem
        return QSize(round(width), self.height_for(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rem, forbidden = self.rem, self.choice.refusal is not None
        rect, corner = QRectF(self.rect()).adjusted(4, 4, -4, -4), 0.7 * rem
        ground = Paper.HOVER if self.underMouse() else Paper.TILE
        if self.isDown():
            ground = Paper.PRESSED
        painter.setBrush(Paper.DISABLED if forbidden else ground)
        pen = QPen(Paper.EDGE, 1.2)
        if forbidden:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(rect, corner, corner)
        if self.hasFocus() and keyboard.active:
            painter.setPen(QPen(Paper.FOCUS, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), corner + 3, corner + 3)
        self._paint_words(painter, rect)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        rem, forbidden = self.rem, self.choice.refusal is not None
        painter.setPen(Paper.DISABLED_TITLE if forbidden else Paper.INK)
        left, top = rect.x() + 0.95 * rem, rect.y() + 0.55 * rem
        stake = 0.0 if self.choice.stake is None else 2.0 * rem
        title = QRectF(left, top, rect.width() - 1.7 * rem - stake, 1.8 * rem)
        painter.setFont(fitting_font(self.title, 1.18 * rem, title.width(), bold=True))
        painter.drawText(title, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.title)
        if self.choice.stake is not None:
            disc = QRectF(rect.right() - 2.6 * rem, top, 1.8 * rem, 1.8 * rem)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#B9AF98") if forbidden else Paper.INK)
            painter.drawEllipse(disc)
            painter.setPen(Paper.INK if forbidden else Paper.TILE)
            painter.setFont(font(1.1 * rem, bold=True))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.choice.stake))
        painter.setFont(font(0.9 * rem))
        painter.setPen(Paper.REASON if forbidden else Paper.EXPLANATION)
        box = QRectF(left, top + 2.15 * rem, rect.width() - 1.9 * rem, rect.height() - 2.6 * rem)
        if forbidden:
            size = rem
            lock = pixmaps.icon("lock", Paper.REASON, size, self.devicePixelRatioF())
            painter.drawPixmap(round(box.x()), round(box.y() + 0.15 * rem), lock)
            box.adjust(1.25 * rem, 0, 0, 0)
        box.setWidth(balanced_width(self.shown_note(), painter.font(), box.width()))
        painter.drawText(box, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft, self.shown_note())


class Prompt(PaperSheet):
    """Asks what a decision asks. Signals: ``chosen(Action)``; ``offered(str)`` for what the window itself offers."""

    chosen = Signal(object)
    offered = Signal(str)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.decision: Decision | None = None
        self._buttons: list[KeyButton] = []
        self._choices: list[Choice] = []
        self._since = QElapsedTimer()
        self._question = paper_label(self)
        self._detail = paper_label(self, wrap=False)
        self._head = QGridLayout()
        self._head.addWidget(self._question, 0, 0)
        self._tiles = QGridLayout()
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head)
        self._rows.addLayout(self._tiles)
        self.hide()

    def ask(self, decision: Decision | None) -> None:
        """Ask this, or nothing. The same question asked anew (in another language) leaves the keyboard where it is."""
        focused = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), None)
        again = decision is not None and decision == self.decision
        self._clear()
        self.decision = decision
        if decision is None:
            self.hide()
            return
        self._question.setText(self.words.say(decision.prompt))
        self._detail.setText("" if decision.detail is None else self.words.say(decision.detail))
        self._detail.setVisible(decision.detail is not None)
        if isinstance(decision, ChooseWord):
            self._add_choices(decision)
        if again and focused is not None:
            self._buttons[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        self.setAccessibleName(self._question.text())
        self._since.start()

    def offer(self, question: str, ways: list[tuple[str, str]]) -> None:
        """Offer ways to go on, by name and words; the last is the primary one."""
        self.ask(None)
        self._question.setText(question)
        self._detail.hide()
        for name, label in ways:
            button = PaperButton(label, self, primary=name == ways[-1][0])
            button.clicked.connect(lambda _=False, n=name: self._offer(n))
            self._buttons.append(button)
            button.show()
        self.setAccessibleName(question)
        self._since.start()

    def offer_onward(self, *, over: bool) -> None:
        """The hand is over and its sheet may have been put away: how to see it again, and how to go on."""
        onward = ("rematch", translate(REMATCH)) if over else ("next", translate(NEXT_HAND))
        question = translate(MATCH_OVER if over else HAND_OVER)
        self.offer(question, [("sheet", translate(SHEET_AGAIN)), onward])

    @property
    def asking(self) -> bool:
        """Whether something stands on the paper."""
        return self.decision is not None or bool(self._buttons)

    def _clear(self) -> None:
        if any(button.hasFocus() for button in self._buttons):
            # Otherwise Qt would pass it on to whatever comes next, as if somebody had gone there.
            table = self.parentWidget()
            assert table is not None
            table.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons:
            button.setParent(None)
            button.deleteLater()
        self._buttons.clear()
        self._choices.clear()

    def _add_choices(self, decision: ChooseWord) -> None:
        tiled = any(choice.note is not None for choice in decision.choices)
        primary = not tiled
        for choice in decision.choices:
            if tiled:
                button: KeyButton = BidTile(choice, self.words, self)
            else:
                label = self.words.say(choice.label)
                last = choice is decision.choices[-1]
                button = PaperButton(label, self, primary=primary and last and choice.refusal is None)
                if choice.suit is not None:
                    button.suit = (self.words.deck, choice.suit.code)
                    button.setAccessibleName(f"{label}: {self.words.suit(choice.suit.code)}")
                if choice.refusal is not None:
                    button.setToolTip(self.words.say(choice.refusal.text))
                    button.setEnabled(False)
            button.clicked.connect(lambda _=False, c=choice: self._choose(c))
            self._buttons.append(button)
            self._choices.append(choice)
            button.show()

    def _choose(self, choice: Choice) -> None:
        if choice.refusal is None and self._since.hasExpired(timing.SETTLING):
            self.chosen.emit(choice.action)

    def _offer(self, name: str) -> None:
        if self._since.hasExpired(timing.SETTLING):
            self.offered.emit(name)

    def press(self, number: int) -> bool:
        """Choose by digit, from 1; whether there is such a choice."""
        if not self.isVisible() or not 1 <= number <= len(self._choices):
            return False
        self._buttons[number - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._choose(self._choices[number - 1])
        return True

    def focus_last(self) -> None:
        """Give the keyboard to the last way to go on."""
        if self._buttons:
            self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> bool:
        """Give the keyboard to the first choice that may be chosen."""
        for button, choice in zip(self._buttons, self._choices, strict=False):
            if choice.refusal is None:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def buttons(self) -> list[KeyButton]:
        """The choices' buttons, in order."""
        return list(self._buttons)

    def place(self, rem: float, centre: float, low: float, width: float, highest: float) -> None:
        """Lie above ``low``, centred, at most ``width`` wide; explanations go where it would be over ``highest``."""
        self.rem = rem
        set_type(self._question, 1.18 * rem, Paper.INK, bold=True)
        set_type(self._detail, 0.94 * rem, Paper.MUTED)
        margin = self.MARGIN
        self._rows.setContentsMargins(*(round(margin + 0.8 * rem) for _ in range(4)))
        self._rows.setSpacing(round(0.45 * rem))
        self._head.setHorizontalSpacing(round(0.7 * rem))
        self._head.setVerticalSpacing(0)
        tiled = any(isinstance(button, BidTile) for button in self._buttons)
        # Beside the question over tiles; under it where buttons stand on the right.
        self._head.removeWidget(self._detail)
        self._head.addWidget(self._detail, *((0, 1) if tiled else (1, 0)))
        self._head.setColumnStretch(1, 1)
        for button in self._buttons:
            button.set_rem(rem)  # type: ignore[attr-defined]
            if isinstance(button, BidTile):
                button.brief = False
        self._detail.setWordWrap(tiled)
        question = self._question.fontMetrics().horizontalAdvance(self._question.text())
        detail = self._detail.fontMetrics().horizontalAdvance(self._detail.text())
        if tiled and question + detail + 2.5 * rem > width:
            self._head.addWidget(self._detail, 1, 0, 1, 2)
        total = self._place_tiles(rem, width) if tiled else self._place_buttons(rem, width)
        height = self._rows.sizeHint().height()
        if tiled and height > highest:
            for button in self._buttons:
                assert isinstance(button, BidTile)
                button.brief = True
                button.setToolTip(button.note)
            total = self._place_tiles(rem, width)
            height = self._rows.sizeHint().height()
        if isinstance(self.decision, ChooseCard):
            total, height = self._place_line(rem)
        self.setGeometry(round(centre - total / 2), round(low - height + margin), round(total), height)
        self.show()

    def _place_line(self, rem: float) -> tuple[float, int]:
        """One line only: the smallest paper that holds it."""
        margin, beside = self.MARGIN, round(self.MARGIN + 1.1 * rem)
        self._rows.setContentsMargins(beside, margin, beside, margin)
        words = self._question.fontMetrics().horizontalAdvance(self._question.text())
        return words + 2 * beside + 2, round(2.6 * rem) + 2 * margin

    def _place_tiles(self, rem: float, width: float) -> float:
        self._tiles.setSpacing(round(0.2 * rem))
        count = len(self._buttons)
        each = (width - 1.6 * rem - 0.2 * rem * (count - 1)) / count
        high = max(button.height_for(each) for button in self._buttons if isinstance(button, BidTile))
        for place, button in enumerate(self._buttons):
            self._tiles.addWidget(button, 0, place)
            button.setFixedHeight(max(high, round(5.4 * rem)))
        return width + 2 * self.MARGIN

    def _place_buttons(self, rem: float, width: float) -> float:
        for place, button in enumerate(self._buttons):
            self._head.addWidget(button, 0, 2 + place, 2, 1)
        wanted = self._rows.sizeHint().width() + 2 * rem
        return min(max(wanted, 16 * rem), width + 2 * self.MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move between the choices."""
        keyboard.key()
        step = (ACROSS | DOWN).get(Qt.Key(event.key()))
        focused = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        self._buttons[(focused + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)
