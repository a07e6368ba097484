"""Invisible buttons over the cards and places of the scene, for the keyboard and for screen readers.

A scene is one opaque block to a screen reader; these are real widgets with names, and the focus ring is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desk.core.cards import Card
from desk.core.observation import Observation
from desk.stage.geometry import Rect
from desk.stage.layout import TableLayout
from desk.ui.table.keyboard import keyboard
from desk.ui.table.keys import KeyButton
from desk.ui.table.presenter import Presenter
from desk.ui.theme import Dark


class Proxy(KeyButton):
    """A place that can have the focus; it draws only the focus ring. Mouse events pass through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by Tab wants to see where he is."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            keyboard.key()
        super().focusInEvent(event)

    def name(self, words: str) -> None:
        """What a screen reader says."""
        if words != self.accessibleName():
            self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dotted ring while the keyboard is here."""
        if not (self.hasFocus() and keyboard.active):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(Dark.UNDER_RING, 5))
        painter.drawRoundedRect(rect, 8, 8)
        pen = QPen(Dark.FOCUS, 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 1.9])
        painter.setPen(pen)
        painter.drawRoundedRect(rect, 8, 8)


class HandRow(QWidget):
    """The proxies of the own hand. Signals: ``chosen(Card)`` by the keyboard or a screen reader."""

    chosen = Signal(object)

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.resize(0, 0)
        self._viewport = viewport
        self._buttons: list[Proxy] = []
        self.cards: list[Card] = []
        self.placed: Card | None = None
        """The card to which the program gave the keyboard itself, when it had to be somewhere."""

    def show_cards(self, cards: Sequence[Card], rects: Sequence[QRect], names: Sequence[str]) -> None:
        """One proxy for each card, from left to right. The focus stays on the card that had it."""
        focused = self.focused_card()
        had_focus = focused is not None
        while len(self._buttons) > len(cards):
            gone = self._buttons.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self._buttons) < len(cards):
            self._buttons.append(self._make(len(self._buttons)))
        self.cards = list(cards)
        for button, rect, name in zip(self._buttons, rects, names, strict=True):
            button.setGeometry(rect)
            button.name(name)
            button.show()
        if had_focus and cards:
            if focused in self.cards:
                self._buttons[self.cards.index(focused)].setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.focus(self.cards[0])

    def _make(self, place: int) -> Proxy:
        button = _CardProxy(self._viewport)
        button.clicked.connect(lambda: self.chosen.emit(self.cards[place]))
        return button

    def focused_card(self) -> Card | None:
        """The card that has the keyboard."""
        for card, button in zip(self.cards, self._buttons, strict=False):
            if button.hasFocus():
                return card
        return None

    def focus(self, card: Card) -> None:
        """Give the keyboard to a card."""
        if card in self.cards:
            if card is not self.focused_card():
                self.placed = card
            self._buttons[self.cards.index(card)].setFocus(Qt.FocusReason.OtherFocusReason)

    def buttons(self) -> list[Proxy]:
        """The proxies from left to right."""
        return list(self._buttons)


class _CardProxy(Proxy):
    """A card's proxy."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come to the top, so that the ring is whole."""
        self.raise_()
        super().focusInEvent(event)


class ZoneProxies:
    """Places that can be visited but not pressed: the trick, each seat, the facts."""

    def __init__(self, viewport: QWidget, presenter: Presenter) -> None:
        self.presenter = presenter
        self.centre = Proxy(viewport)
        self.facts = Proxy(viewport)
        self.seats = [Proxy(viewport) for _ in range(presenter.info.players)]
        for proxy in self.all():
            proxy.hide()

    def all(self) -> tuple[Proxy, ...]:
        """Every place, in the order in which Tab visits them."""
        return self.centre, *self.seats, self.facts

    def show_seen(self, seen: Observation | None, places: TableLayout) -> None:
        """Name the places by what lies and stands there."""
        if seen is None:
            return
        reach = 0.5 * places.rem
        spots = [(x - places.trick_width, y - places.trick_width) for x, y in places.trick]
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        right = max(x for x, _ in spots) + 2 * places.trick_width
        self._put(self.centre, Rect(left, top, right - left, places.prompt_low - top), self.presenter.trick_words(seen))
        for seat, proxy in enumerate(self.seats):
            self._put(proxy, _grown(places.seats[seat].plate, reach), self.presenter.seat_words(seat, seen))
        self._put(self.facts, _grown(places.facts, reach), self.presenter.fact_words(seen))

    @staticmethod
    def _put(proxy: Proxy, rect: Rect, words: str) -> None:
        proxy.setGeometry(QRect(*(round(v) for v in rect)))
        proxy.name(words)
        proxy.show()


def _grown(rect: Rect, reach: float) -> Rect:
    return Rect(rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach)
