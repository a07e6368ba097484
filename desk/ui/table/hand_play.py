"""The own hand at work: which cards may be played, what a click, a drag or a key on one does, and why it may not.

Legal cards are raised when some are not; a forbidden one says which rule forbids it and raises those that would do.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from desk.core.actions import PlayCard
from desk.core.cards import Card
from desk.core.decisions import ChooseCard, ChooseWord, Decision
from desk.core.text import T
from desk.stage import timing
from desk.stage.layout import LEGAL_LIFT, TableLayout
from desk.ui.table.card_item import CardState
from desk.ui.table.proxies import HandRow
from desk.ui.table.refusal import Refusal
from desk.ui.table.scene import TableScene
from desk.ui.words import Words, translate

REFUSED_LIFT = 1.6
CHOSEN_LIFT = 0.17

PLAY_THE = T("Refusal", "Play the {card}.")
PLAY_ONE_OF = T("Refusal", "Play one of the raised cards.")
PLAYABLE = T("Hand", "{card}, playable", "a card for screen readers")
NOT_NOW = T("Hand", "{card}, not now: {reason}", "a card for screen readers")


class HandPlay(QObject):
    """Choosing a card. Signals: ``played(PlayCard)``; ``moved()`` when lifts have changed."""

    played = Signal(object)
    moved = Signal()

    def __init__(self, scene: TableScene, viewport: QWidget, refusal: Refusal, words: Words) -> None:
        super().__init__(viewport)
        self.scene = scene
        self.row = HandRow(viewport)
        self.refusal = refusal
        self.words = words
        self.ask_first = False
        self.decision: Decision | None = None
        self.chosen: Card | None = None
        self.refused: Card | None = None
        self.winning: int | None = None
        self.out: tuple[int, ...] = ()
        self.place_refusal: Callable[[], None] = lambda: None
        self._since = QElapsedTimer()

    # What may be played

    def ask(self, decision: Decision | None) -> None:
        """Let the hand answer this, or nothing."""
        self.decision = decision
        self.chosen = self.refused = None
        self.refusal.hide()
        self._since.start()
        self._show()

    def say_again(self) -> None:
        """Repeat a refusal in the language of now."""
        if self.refused is not None:
            self._refuse(self.refused)

    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        if not isinstance(self.decision, ChooseCard):
            return ()
        return tuple(choice.card for choice in self.decision.cards if choice.refusal is None)

    def _refusal_of(self, card: Card) -> str | None:
        if not isinstance(self.decision, ChooseCard):
            return None
        found = self.decision.refusal(PlayCard(card))
        return None if found is None else self.words.say(found.text)

    # Input

    def click(self, card: Card) -> None:
        """A click or a tap on a card of the hand."""
        if not isinstance(self.decision, ChooseCard):
            return
        if card not in self.legal_cards():
            self._refuse(card)
        elif self.ask_first and card is not self.chosen:
            self.chosen, self.refused = card, None
            self.refusal.hide()
            self._show()
        else:
            self.played.emit(PlayCard(card))

    def press(self, card: Card) -> None:
        """Enter on a card of the hand; one that was still meant for what lay there before plays nothing."""
        if self._since.hasExpired(timing.SETTLING):
            self.click(card)

    def drop(self, card: Card) -> None:
        """A card let go over the table is played without another question."""
        if isinstance(self.decision, ChooseCard) and card in self.legal_cards():
            self.played.emit(PlayCard(card))
            return
        self.scene.snap()
        self.click(card)

    def step_back(self) -> bool:
        """Take back one step: a refusal, a chosen card; whether there was one."""
        if self.refused is None and self.chosen is None:
            return False
        self.chosen = self.refused = None
        self.refusal.hide()
        self._show()
        return True

    def _refuse(self, card: Card) -> None:
        rule = self._refusal_of(card)
        if rule is None:
            return
        self.chosen, self.refused = None, card
        legal = self.legal_cards()
        only = self.words.card(legal[0]) if len(legal) == 1 else None
        what = translate(PLAY_ONE_OF) if only is None else translate(PLAY_THE).format(card=only)
        self.refusal.say(what, rule)
        self._show()
        self.place_refusal()
        self.refusal.show()
        self.refusal.raise_()
        if self.row.focused_card() is not None and legal:
            self.row.focus(self._leftmost(legal))

    def focus_first(self) -> None:
        """Give the keyboard to the first card that may be played, unless somebody went to another one himself."""
        legal, focused = self.legal_cards(), self.row.focused_card()
        if legal and focused not in legal and focused in (None, self.row.placed):
            self.row.focus(self._leftmost(legal))

    def _leftmost(self, cards: tuple[Card, ...]) -> Card:
        return next(card for card in self.row.cards if card in cards)

    # Marks

    def _show(self) -> None:
        self._set_lifts()
        self.mark()
        self.moved.emit()

    def _set_lifts(self) -> None:
        lifts = self.scene.picture.lifts
        lifts.clear()
        if isinstance(self.decision, ChooseCard):
            legal = self.legal_cards()
            if len(legal) < len(self.decision.cards):
                lifts.update(dict.fromkeys(legal, LEGAL_LIFT * (REFUSED_LIFT if self.refused else 1.0)))
        elif isinstance(self.decision, ChooseWord):
            lifts.update((card, LEGAL_LIFT) for choice in self.decision.choices for card in choice.cards)
        if self.chosen is not None:
            lifts[self.chosen] = CHOSEN_LIFT

    def mark(self) -> None:
        """Rings and veils, of the hand and of what else lies on the table."""
        states: dict[Card, CardState] = {}
        lifts = self.scene.picture.lifts
        if isinstance(self.decision, ChooseCard) and len(self.legal_cards()) < len(self.decision.cards):
            states = {choice.card: CardState.VEILED for choice in self.decision.cards}
        states.update(dict.fromkeys(lifts, CardState.LEGAL))
        if self.chosen is not None:
            states[self.chosen] = CardState.CHOSEN
        if self.refused is not None:
            states[self.refused] = CardState.REFUSED
        self.scene.set_states(states, self.winning, self.out)

    def name_cards(self, places: TableLayout) -> None:
        """Bring the proxies to where the cards rest, with what they are and whether they may be played."""
        ordered = [sprite for sprite in self.scene.picture.own_hand() if sprite.face is not None]
        poses = self.scene.poses()
        reach = 0.06 * places.card_width
        cards, rects, names = [], [], []
        for sprite in ordered:
            assert sprite.face is not None
            pose = poses[sprite.id]
            width, height = pose.width + 2 * reach, places.card_height + 2 * reach
            cards.append(sprite.face)
            rects.append(QRect(*(round(v) for v in (pose.x - width / 2, pose.y - height / 2, width, height))))
            names.append(self._spoken(sprite.face))
        self.row.show_cards(cards, rects, names)

    def _spoken(self, card: Card) -> str:
        named = self.words.card(card)
        if not isinstance(self.decision, ChooseCard):
            return named
        reason = self._refusal_of(card)
        if reason is None:
            return translate(PLAYABLE).format(card=named)
        return translate(NOT_NOW).format(card=named, reason=reason)

    def hover(self, view: QWidget, card: Card | None) -> None:
        """The pointer is a hand over cards that may be played."""
        playable = card is not None and card in self.legal_cards()
        view.setCursor(Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor)
