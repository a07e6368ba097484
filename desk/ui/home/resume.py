"""The card of the match that was left: its table in small, what it is, and the way back to it."""

from __future__ import annotations

import time
from datetime import date, datetime

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, QTime, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desk.core.text import T
from desk.ui.controls import Button, Card, Label, say
from desk.ui.home import question as questions
from desk.ui.home.pictures import Miniature
from desk.ui.home.question import Question
from desk.ui.services import GameCard, ResumeOffer
from desk.ui.style import Look
from desk.ui.words import translate

CONTINUE = T("Home", "Continue the match")
RESUME_TODAY = T("Home", "Resume · today, {time}")
RESUME_YESTERDAY = T("Home", "Resume · yesterday, {time}")
RESUME_ON = T("Home", "Resume · {date}, {time}")
TITLE = T("Home", "{game} · hand {number}")
BOTH = T("Home", "{first} and {second}", "two partners")
SIDE = T("Home", "{names} {points}", "a side and its points, in a list of the sides")
YOU_FIRST = T("Home", "You", "the reader, at the head of a list of names")
YOUR_TURN = T("Home", "It is your turn.")
THEIR_TURN = T("Home", "The others are to play.")
WATCHED = T("Home", "You were watching.")


def when(saved: float, now: float | None = None) -> str:
    """When the match was left, in the language of the windows."""
    moment = datetime.fromtimestamp(saved)
    today = date.fromtimestamp(time.time() if now is None else now)
    clock = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    days = (today - moment.date()).days
    if days == 0:
        return translate(RESUME_TODAY).format(time=clock)
    if days == 1:
        return translate(RESUME_YESTERDAY).format(time=clock)
    day = QLocale().toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
    return translate(RESUME_ON).format(date=day, time=clock)


def score_line(offer: ResumeOffer) -> str:
    """Who has how many points, the reader's side first."""
    members: dict[int, list[str]] = {}
    order = list(range(len(offer.seats)))
    if offer.own_seat is not None:
        order = order[offer.own_seat :] + order[: offer.own_seat]
    for seat in order:
        name = translate(YOU_FIRST) if seat == offer.own_seat else offer.seats[seat].name
        members.setdefault(offer.columns[seat], []).append(name)
    sides = []
    for column, names in members.items():
        joined = names[0]
        for name in names[1:]:
            joined = translate(BOTH).format(first=joined, second=name)
        points = QLocale().toString(offer.total[column])
        sides.append(translate(SIDE).format(names=joined, points=points))
    return " · ".join(sides)


def turn_line(offer: ResumeOffer) -> str:
    """Whose turn it is."""
    if offer.own_seat is None:
        return translate(WATCHED)
    return translate(YOUR_TURN if offer.own_turn else THEIR_TURN)


class ResumeCard(Card):
    """The match on offer.

    Signals: ``resumed()``, ``set_aside()`` (agreed to), ``start_agreed()`` (set it aside for another match).
    """

    resumed = Signal()
    set_aside = Signal()
    start_agreed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._offer: ResumeOffer | None = None
        self._game: GameCard | None = None
        self._start_after = False
        self.picture = Miniature(look)
        self.when = Label(look, "", 0.92, role="muted")
        self.title = Label(look, "", 1.4, bold=True, wrap=True)
        self.score = Label(look, "", 1.0, role="muted", wrap=True)
        self.aside = Button(look, questions.DO_SET_ASIDE, "plain")
        self.go_on = Button(look, CONTINUE, "primary", icon="play", size=1.06)
        self.question = Question(look, "", questions.KEPT, "", questions.KEEP)
        self.question.hide()
        self._words = QWidget()
        lines = QVBoxLayout(self._words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addStretch()
        for label in (self.when, self.title, self.score):
            lines.addWidget(label)
        lines.addStretch()
        self._lines = lines
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.aside)
        row.addWidget(self.go_on)
        self._row = row
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self.aside.clicked.connect(lambda: self.ask(start_after=False))
        self.go_on.clicked.connect(self.resumed)
        self.question.kept.connect(self.keep)
        self.question.agreed.connect(self._agree)
        look.changed.connect(self._lay_out)
        self._lay_out()

    @property
    def asking(self) -> bool:
        """Whether it is asking about the match at this moment."""
        return not self.question.isHidden()

    def show_offer(self, offer: ResumeOffer, game: GameCard, felt: str) -> None:
        """Show the match on offer."""
        self._offer, self._game = offer, game
        others = len(offer.seats) - (offer.own_seat is not None)
        self.picture.show_table(game.layout.deck, felt, offer.hand, others)
        self.keep(focus=False)
        self._retranslate()

    def ask(self, *, start_after: bool) -> None:
        """Ask whether the match may be set aside, on its way to another one or not."""
        self._start_after = start_after
        self._words.hide()
        self._buttons.hide()
        if start_after:
            self.question.ask(questions.SET_ASIDE_AND_START, questions.DO_BOTH)
        else:
            self.question.ask(questions.SET_ASIDE, questions.DO_SET_ASIDE)

    def keep(self, *, focus: bool = True) -> None:
        """Leave the match on offer."""
        self.question.hide()
        self._words.show()
        self._buttons.show()
        if focus:
            self.go_on.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _agree(self) -> None:
        if self._start_after:
            self.start_agreed.emit()
        else:
            self.set_aside.emit()

    def _retranslate(self) -> None:
        offer, game = self._offer, self._game
        if offer is None or game is None:
            return
        self.when.say(lambda: when(offer.saved))
        self.title.say(
            lambda: translate(TITLE).format(game=say(game.title), number=QLocale().toString(offer.round + 1))
        )
        self.score.say(lambda: f"{score_line(offer)}\n{turn_line(offer)}")

    def _lay_out(self) -> None:
        look, grid = self.look, self._grid
        narrow = look.narrow
        while grid.count():
            grid.takeAt(0)
        margin = look.px(1 if narrow else 2)
        grid.setContentsMargins(1, 1, margin, 1)
        grid.setHorizontalSpacing(margin)
        grid.setVerticalSpacing(look.px(0.3))
        self.picture.setFixedWidth(look.px(12.5 if narrow else 18.75))
        self._row.setSpacing(look.px(0.8 if narrow else 2))
        self._lines.setSpacing(look.px(0.1))
        self._lines.setContentsMargins(0, look.px(0.5), 0, 0 if narrow else look.px(0.5))
        self._row.setContentsMargins(0, 0, 0, look.px(0.7) if narrow else 0)
        self.question.setContentsMargins(0, look.px(0.5), 0, look.px(0.7 if narrow else 0.5))
        grid.addWidget(self.picture, 0, 0, 2, 1)
        grid.addWidget(self._words, 0, 1)
        if narrow:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            grid.addWidget(self._buttons, 1, 1, right)
            grid.addWidget(self.question, 0, 1, 2, 1)
        else:
            grid.addWidget(self._buttons, 0, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self.question, 0, 1, 2, 2)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.setMinimumHeight(look.px(8.6 if narrow else 9.4))
