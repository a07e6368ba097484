"""The page of a running match: scene, furniture, prompt and sheets put together, and the order of things.

What happened is played first; only when the table is at rest is anything asked. Whatever the game, the places come
from the stage, the words from the presenter and the choices from the decision.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desk import art
from desk.core.actions import Action
from desk.core.cards import Card
from desk.core.decisions import ChooseCard, ChooseWord, Decision
from desk.core.events import Event, RoundStarted
from desk.core.observation import Observation
from desk.models.table import TableModel
from desk.session.port import Cause, Update
from desk.stage.layout import TableLayout, layout
from desk.stage.picture import Picture
from desk.ui.table.felt import felt_pixmap
from desk.ui.table.furnishing import Furnishing
from desk.ui.table.hand_play import HandPlay
from desk.ui.table.key_map import TableKeys
from desk.ui.table.keyboard import keyboard
from desk.ui.table.look import TableLook
from desk.ui.table.player import Player
from desk.ui.table.presenter import Presenter
from desk.ui.table.prompt import Prompt
from desk.ui.table.proxies import ZoneProxies
from desk.ui.table.rack import StripRack
from desk.ui.table.refusal import Refusal
from desk.ui.table.scene import TableScene
from desk.ui.table.sheet import Sheet
from desk.ui.table.toast import Toast
from desk.ui.table.topbar import TopBar
from desk.ui.table.view import TableView
from desk.ui.table.voice import Voice
from desk.ui.theme import FELTS, rem


class TablePage(QWidget):
    """A table.

    Signals: ``left()`` back to the start page; ``rematch()``, ``change_rules()`` after the match; ``full_screen()``;
    ``ranks_toggled(bool)`` when the strip of ranks was shown or hidden.
    """

    left = Signal()
    rematch = Signal()
    change_rules = Signal()
    full_screen = Signal()
    ranks_toggled = Signal(bool)

    def __init__(self, model: TableModel, look: TableLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        info = model.info
        deck = info.layout.deck
        self.model = model
        self.look = look
        self.places: TableLayout | None = None
        self.presenter = Presenter(info, model.seat, look)
        self._words = self.presenter.words
        self.scene = TableScene(Picture(info.layout, model.seat), deck)
        self.view = TableView(self.scene, self)
        self.player = Player(self.scene, self)
        self.furnishing = Furnishing(self.scene, info, self.presenter)
        self.bar = TopBar(self)
        self.strips = StripRack(info.layout, self.presenter, self)
        self.prompt = Prompt(self._words, self)
        self.refusal = Refusal(self)
        self.hand = HandPlay(self.scene, self.view.viewport(), self.refusal, self._words)
        self.zones = ZoneProxies(self.view.viewport(), self.presenter)
        self.toast = Toast(self)
        self.voice = Voice(self.toast, self.view, self._words)
        self.sheet = Sheet(deck, self)
        self.seen: Observation | None = None
        self._sheet_of = -1
        self._keys = TableKeys(self)
        # By keys only: a click on the table leaves the focus where it is.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        keyboard.watch(self._show_focus)
        self._connect()
        self.set_look(look)
        self._begin()

    def _connect(self) -> None:
        self.model.updated.connect(self._on_update)
        self.model.noticed.connect(self.voice.tell)
        self.player.happening.connect(self._on_happening)
        self.player.shown.connect(self._on_shown)
        self.player.rested.connect(self._on_rest)
        self.view.intercept = self.intercept
        self.view.may_drag = lambda: isinstance(self.hand.decision, ChooseCard)
        self.view.card_clicked.connect(self.hand.click)
        self.view.card_dropped.connect(self.hand.drop)
        self.view.card_asked.connect(lambda card: self.voice.answer(self.presenter.card_words(card)))
        self.view.felt_clicked.connect(self.hand.step_back)
        self.view.ratio_changed.connect(self._lay_out)
        self.view.hovered.connect(lambda card: self.hand.hover(self.view, card))
        self.hand.row.chosen.connect(self._press_card)
        for proxy in self.zones.all():
            proxy.clicked.connect(self.intercept)
        self.hand.played.connect(self._submit)
        self.hand.moved.connect(self._on_lifts)
        self.hand.place_refusal = self._on_refusal
        self.prompt.chosen.connect(self._submit)
        self.prompt.offered.connect(self._on_sheet)
        self.sheet.pressed.connect(self._on_sheet)
        self.bar.pressed.connect(self.call_up)

    def _begin(self) -> None:
        """Show what is there already, as after a match was resumed."""
        seen = self.model.observation
        if seen is None:
            return
        self.scene.picture.reset(seen)
        self.scene.snap()
        self._furnish(seen)
        self.furnishing.show_chips(self.presenter.chips(seen))
        self._on_rest()

    def start(self) -> None:
        """Deal, if nothing has been dealt yet. To be called once the page can be seen."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.model.observation is None:
            # The first painting of a window takes longer than a frame: it is done before anything moves.
            self.view.viewport().repaint()
            self.model.next_round()
        else:
            self._place_focus(self._decision())

    def close_table(self) -> None:
        """Stop everything that belongs to this table."""
        keyboard.forget(self._show_focus)
        self.player.stop()
        self.toast.clear_all()
        self.model.close()

    # Look and places

    def set_look(self, look: TableLook) -> None:
        """Follow other choices of the player, at once."""
        self.look = self.presenter.look = look
        self.player.pace = look.pace
        self.player.until_clicked = look.until_clicked
        self.hand.ask_first = look.ask_first
        self._lay_out()
        if self.seen is not None:
            self._furnish(self.seen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the window."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        info, size = self.model.info, self.size()
        unit = rem(size, self.look.text_size)
        ratio = self.view.devicePixelRatioF()
        felt = FELTS[self.look.felt]
        extent = (float(size.width()), float(size.height()))
        proportions = art.card_ratio(info.layout.deck)
        places = layout(info.layout, info.players, self.presenter.bottom, extent, unit, proportions)
        self.places = places
        self.view.setGeometry(self.rect())
        cloth = felt_pixmap(felt, QSizeF(*extent), places.bar.bottom, unit, ratio, inlay=not places.small)
        self.view.felt = cloth
        self.view.drag_top = places.hand.y - 0.1 * places.card_height
        self.view.cancel_drag()
        self.scene.veil = felt.edge
        self.scene.set_places(places, ratio)
        self.furnishing.place(places, felt.plate)
        self.bar.place(unit, places.width, felt.plate)
        self.toast.place(unit, places.toast, felt.plate)
        self.strips.place(places, felt.plate, ranks_shown=self.look.ranks_shown)
        self.sheet.place(unit)
        self._place_papers()
        self._place_proxies()
        self.view.viewport().update()
        # The last step: what comes after a motion is shown in the new places.
        self.player.finish()

    def _place_papers(self) -> None:
        places = self.places
        if places is None:
            return
        centre, width = places.hand.centre[0], places.prompt.width
        if self.prompt.asking:
            highest = places.prompt_low - places.felt.y - 3.6 * places.rem
            self.prompt.place(places.rem, centre, places.prompt_low, width, highest)
        if self.hand.refused is not None:
            item = self.scene.item_of(self.hand.refused)
            at = centre if item is None else item.pos().x()
            self.refusal.place(places.rem, centre, places.prompt_low, width, at)

    def _place_proxies(self) -> None:
        if self.places is not None:
            self.hand.name_cards(self.places)
            self.zones.show_seen(self.seen, self.places)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: say everything again."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.bar.retranslate()
        if self.seen is not None:
            self._furnish(self.seen)
            self.furnishing.show_chips(self.presenter.chips(self.seen))
            if not self.player.busy:
                self._ask_on_paper(self._decision())
                self.hand.say_again()
            if self.sheet.isVisible():
                self._open_sheet()
        self._lay_out()

    # What happened

    def _on_update(self, update: Update) -> None:
        self.model.pacer.hold(True)
        self.view.cancel_drag()
        self.prompt.ask(None)
        self.hand.ask(None)
        self.player.add(update)

    def _on_happening(self, event: Event) -> None:
        if isinstance(event, RoundStarted) and self.model.observation is not None:
            self.furnishing.start_round(self.model.observation)
        self.furnishing.hear(event)
        self.voice.hear(event)

    def _on_shown(self, update: Update) -> None:
        if update.cause is Cause.RESET:
            self.furnishing.show_chips(self.presenter.chips(update.observation))
            self._sheet_of = -1
        self._furnish(update.observation)

    def _furnish(self, seen: Observation) -> None:
        self.seen = seen
        self.furnishing.show_seen(seen)
        self.setAccessibleName(self._words.say(self.model.info.title))
        self.bar.show_words(self._words.say(self.model.info.title), self.presenter.where(seen))
        self.strips.show_seen(seen)
        self.hand.winning, self.hand.out = seen.winning, seen.out
        self.hand.mark()
        self._place_proxies()

    def _on_rest(self) -> None:
        seen = self.seen
        if seen is None:
            return
        if seen.result is not None and self._sheet_of != seen.round:
            self._sheet_of = seen.round
            self._open_sheet()
        self._ask()
        self.model.pacer.hold(False)

    # Asking and answering

    def _decision(self) -> Decision | None:
        seen = self.seen
        if seen is None or self.player.busy or seen.decision is None or seen.decision.forced:
            return None
        return seen.decision

    def _ask(self) -> None:
        decision = self._decision()
        self._ask_on_paper(decision)
        self.hand.ask(decision)
        self._place_papers()
        self._place_proxies()
        self._place_focus(decision)
        if decision is not None:
            self.voice.announce(self._words.say(decision.prompt))

    def _ask_on_paper(self, decision: Decision | None) -> None:
        if decision is None and self.seen is not None and self.seen.result is not None:
            self.prompt.offer_onward(over=self.seen.winners is not None)
        else:
            self.prompt.ask(decision)

    def _place_focus(self, decision: Decision | None) -> None:
        if self.sheet.isVisible():
            return
        if decision is None:
            if self.prompt.asking:
                self.prompt.focus_last()
        elif isinstance(decision, ChooseWord):
            self.prompt.focus_first()
        else:
            self.hand.focus_first()

    def _submit(self, action: Action) -> None:
        refused = self.model.submit(action)
        if refused is not None:
            self.voice.tell(refused.text, passing=True)
            self.scene.snap()

    def _on_refusal(self) -> None:
        self._place_papers()
        self.voice.announce(self.refusal.accessibleName())

    def _on_lifts(self) -> None:
        self.player.lift()
        self._place_proxies()

    def intercept(self) -> bool:
        """A press while something flies lands it, and is not taken as a play too."""
        self.strips.put_away()
        if self.player.busy:
            self.player.hurry()
            return True
        return False

    # Sheets, strips, bar, keys

    def _open_sheet(self) -> None:
        seen = self.seen
        if seen is None or self.places is None:
            return
        if seen.result is not None:
            view = self.presenter.sheet(seen, final=seen.winners is not None)
        else:
            view = self.presenter.match_sheet(seen.total, self.model.info.scores[: seen.round])
        self.sheet.open(view, self.places.rem)

    def _on_sheet(self, name: str) -> None:
        if name == "sheet":
            self._open_sheet()
            return
        self.sheet.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._place_focus(self._decision())
        if name == "next":
            self.model.next_round()
        elif name == "home":
            self.left.emit()
        elif name == "rules":
            self.change_rules.emit()
        elif name == "rematch":
            self.rematch.emit()

    def call_up(self, name: str) -> None:
        """Do what a button of the bar, or its key, stands for."""
        if name == "back":
            self.left.emit()
        elif name == "full-screen":
            self.full_screen.emit()
        elif name == "score":
            self._toggle_sheet()
        elif name == "last-trick":
            self.strips.toggle_trick()
        elif name == "ranks":
            self._toggle_ranks()

    def _toggle_sheet(self) -> None:
        if self.sheet.isVisible():
            self._on_sheet("close")
        else:
            self._open_sheet()

    def _toggle_ranks(self) -> None:
        shown = self.strips.toggle_ranks()
        if self.strips.ranks_fit:
            self.look = replace(self.look, ranks_shown=shown)
            self.ranks_toggled.emit(shown)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose in the prompt; letters call up what the bar does; Esc takes back one step."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from what is asked to the hand, the middle, the seats, the facts and the bar, and round again."""
        return self._keys.tab(1 if forward else -1)

    def _press_card(self, card: Card) -> None:
        """Enter on a card of the hand: as a click, but never while another card hangs on the pointer."""
        if not self.view.dragging and not self.intercept():
            self.hand.press(card)

    def _show_focus(self) -> None:
        focused = self.focusWidget()
        if focused is not None:
            focused.update()
