"""What is told of the match as it goes on: to screen readers everything public, as lines on the table what matters."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desk.core.actions import Sing
from desk.core.events import Announced, Event, RoundStarted, SeatActed
from desk.core.text import Text
from desk.stage.narration import narrate
from desk.ui.table.toast import Toast
from desk.ui.words import Words


class Voice:
    """Speaks for one table. Nothing is made for screen readers where none is there."""

    def __init__(self, toast: Toast, view: QWidget, words: Words) -> None:
        self._toast = toast
        self._view = view
        self._words = words

    def announce(self, sentence: str) -> None:
        """Tell a sentence to screen readers."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, sentence))

    def hear(self, event: Event) -> None:
        """Tell what has happened, if there is anything to tell."""
        if isinstance(event, RoundStarted):
            self._toast.let_pass()
        said = narrate(event)
        if said is None:
            return
        sentence = self._words.say(said)
        self.announce(sentence)
        if isinstance(event, Announced) or (isinstance(event, SeatActed) and isinstance(event.action, Sing)):
            self._toast.tell(sentence, passing=True)

    def tell(self, text: Text, *, passing: bool = False) -> None:
        """Tell something that has not happened in the match itself."""
        sentence = self._words.say(text)
        self.announce(sentence)
        self._toast.tell(sentence, passing=passing)

    def answer(self, sentence: str) -> None:
        """Tell what was just asked for, before everything else that may pass."""
        self._toast.let_pass()
        self.announce(sentence)
        self._toast.tell(sentence, passing=True)
