"""Who sits where: a name, and the reader or a level of the house's bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desk.core.text import T, Text
from desk.session.seats import PERSON, SeatPlan
from desk.settings import Settings
from desk.ui.avatars import default_own_name, faces
from desk.ui.choices import Choice, Entry
from desk.ui.controls import Face, Label
from desk.ui.language import Language
from desk.ui.match_setup.plan import FIRST_LEVEL, seat_names, seat_players
from desk.ui.preferences.rows import Form, Note
from desk.ui.preferences.you import NameEdit
from desk.ui.services import GameCard
from desk.ui.style import Look
from desk.ui.words import translate

NAME = T("Players", "Name of the player: {seat}", "name of a text field for screen readers")
PLAYER = T("Players", "Who plays: {seat}", "name of a choice for screen readers")
LEVELS: dict[str, tuple[Text, Text]] = {
    PERSON: (T("Players", "You", "who plays in a seat"), T("Players", "You play these cards.")),
    "random": (T("Players", "Random", "level"), T("Players", "Plays any card the rules allow, without a thought.")),
    "easy": (T("Players", "Easy", "level"), T("Players", "Plays by sound rules of thumb, a good match for beginners.")),
    "normal": (T("Players", "Normal", "level"), T("Players", "Remembers what was played and thinks ahead.")),
}
PLACES_PAIRS: tuple[Text, ...] = (
    T("Players", "Your place"),
    T("Players", "To your right"),
    T("Players", "Across, your partner"),
    T("Players", "To your left"),
)
PLACE = T("Players", "Place {number}", "a seat at the table, where the reader has none")
TOGETHER = T("Players", "Place {number}, with place {partner}", "a seat and its partner's, at a table of bots")
WATCHING = T("Players", "You only watch: the house plays in every seat, and all cards lie open.")


class SeatRow(QWidget):
    """One seat.

    Signals: ``renamed(int)`` and ``replaced(int)`` with the seat, when a person changed its name or its player.
    """

    renamed = Signal(int)
    replaced = Signal(int)

    def __init__(
        self, look: Look, seat: int, players: Sequence[str], player: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self.seat = look, seat
        self.face = Face(look, 3)
        self.place = Label(look, "", 0.88, role="muted")
        self.name = NameEdit(look, 12)
        entries = [Entry(level, LEVELS[level][0] if level in LEVELS else level) for level in players]
        self.player = Choice(look, entries, player, self._player_name)
        self.note = Note(look, self._sentence)
        self._grid = QGridLayout(self)
        self._narrow: bool | None = None
        self.name.editingFinished.connect(lambda: self.renamed.emit(seat))
        self.player.chosen.connect(lambda _: self.replaced.emit(seat))
        look.changed.connect(self._lay_out)
        self._lay_out()

    @property
    def is_person(self) -> bool:
        """Whether the reader sits here."""
        return self.player.value == PERSON

    def refresh(self) -> None:
        """Say anew what depends on the player and on the language."""
        self.note.retranslate()
        self.name.setAccessibleName(translate(NAME).format(seat=self.place.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _player_name(self) -> str:
        return translate(PLAYER).format(seat=self.place.text())

    def _sentence(self) -> str:
        level = str(self.player.value)
        return translate(LEVELS[level][1]) if level in LEVELS else ""

    def _lay_out(self) -> None:
        px, grid = self._look.px, self._grid
        grid.setContentsMargins(px(1.7), px(0.6), px(1.2), px(0.6))
        grid.setHorizontalSpacing(px(1.2))
        grid.setVerticalSpacing(px(0.2))
        narrow = self.width() < 46 * self._look.rem
        self.player.limit(self.width() - px(8) if narrow else self.width() - px(24))
        if narrow == self._narrow:
            return
        self._narrow = narrow
        while grid.count():
            grid.takeAt(0)
        left = Qt.AlignmentFlag.AlignLeft
        middle = Qt.AlignmentFlag.AlignVCenter
        if narrow:
            grid.addWidget(self.face, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self.place, 0, 1)
            grid.addWidget(self.name, 1, 1, left)
            grid.addWidget(self.player, 2, 1, left)
            grid.addWidget(self.note, 3, 1)
        else:
            grid.addWidget(self.face, 0, 0, 3, 1, middle)
            grid.addWidget(self.place, 0, 1)
            grid.addWidget(self.name, 1, 1, left)
            grid.addWidget(self.player, 1, 2, left | middle)
            grid.addWidget(self.note, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1 if narrow else 0)
        grid.setColumnStretch(2, 0 if narrow else 1)


class PlayersForm(QWidget):
    """All seats of a match.

    Signals: ``changed()`` when a person has changed a name or a player.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        card: GameCard,
        settings: Settings,
        language: Language,
        levels: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._card, self._settings, self._language, self._levels = card, settings, language, tuple(levels)
        self.form = Form(look)
        players = seat_players(settings, card.players[0], levels)
        self.rows = tuple(SeatRow(look, seat, (PERSON, *levels), player) for seat, player in enumerate(players))
        self.watching = Label(look, WATCHING, 0.94, role="muted", wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)
        layout.addWidget(self.watching)
        for row in self.rows:
            self.form.add(row)
            row.renamed.connect(self._on_renamed)
            row.replaced.connect(self._on_replaced)
        self.refresh()

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where."""
        names = seat_names(self._settings, self._players(), self._language.current)
        return tuple(SeatPlan(name, player) for name, player in zip(names, self._players(), strict=True))

    @property
    def own_seat(self) -> int | None:
        """The reader's seat, if he plays."""
        return next((row.seat for row in self.rows if row.is_person), None)

    def refresh(self) -> None:
        """Show names, faces and places as they are now, in the language of the moment."""
        names = [seat.name for seat in self.seats]
        shown = faces(names, self.own_seat, self._settings.own_face)
        for row, name, face in zip(self.rows, names, shown, strict=True):
            row.name.setText(name)
            row.face.show_face(face)
            row.place.say(self._place_of(row.seat))
            row.refresh()
        self.watching.setVisible(self.own_seat is None)

    def _place_of(self, seat: int) -> Callable[[], str]:
        return lambda: self._place(seat)

    def _place(self, seat: int) -> str:
        many, own = len(self.rows), self.own_seat
        pairs = self._card.layout.pairs and many == 4
        if own is not None and pairs:
            away = (seat - own) % many
            if self._card.layout.order == "clockwise":
                away = (own - seat) % many
            return translate(PLACES_PAIRS[away])
        if pairs:
            return translate(TOGETHER).format(number=seat + 1, partner=(seat + 2) % many + 1)
        return translate(PLACES_PAIRS[0]) if seat == own else translate(PLACE).format(number=seat + 1)

    def _usual(self, seat: int) -> str:
        """The name of a seat where none was set."""
        bare = replace(self._settings, names=[])
        return seat_names(bare, self._players(), self._language.current)[seat]

    def _players(self) -> list[str]:
        return [str(row.player.value) for row in self.rows]

    def _on_replaced(self, seat: int) -> None:
        if self.rows[seat].is_person:
            usual = FIRST_LEVEL if FIRST_LEVEL in self._levels else self._levels[0]
            for row in self.rows:
                if row.seat != seat and row.is_person:
                    row.player.set_value(usual)
        self._settings.levels = self._players()
        self.refresh()
        self.changed.emit()

    def _on_renamed(self, seat: int) -> None:
        row = self.rows[seat]
        name = row.name.text().strip()
        before = (self._settings.own_name, list(self._settings.names))
        if row.is_person:
            self._settings.own_name = "" if name == default_own_name() else name
        else:
            names = self._settings.names + [""] * (len(self.rows) - len(self._settings.names))
            names[seat] = "" if name == self._usual(seat) else name
            self._settings.names = names
        self.refresh()
        if before != (self._settings.own_name, self._settings.names):
            self.changed.emit()
