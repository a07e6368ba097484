"""Puts the furniture on the table: a plate, a chip and a note for every seat, the score, the facts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QColor, QFontMetricsF

from desk.core.events import Event
from desk.core.observation import Observation
from desk.session.port import MatchInfo
from desk.stage.layout import SeatPlace, TableLayout
from desk.ui.table.furniture import Chip, Facts, Note, Plate, Score
from desk.ui.table.presenter import Presenter
from desk.ui.table.scene import TableScene
from desk.ui.theme import font


class Furnishing:
    """The dark furniture of one table."""

    def __init__(self, scene: TableScene, info: MatchInfo, presenter: Presenter) -> None:
        self.presenter = presenter
        self.plates = [Plate() for _ in range(info.players)]
        self.chips = [Chip() for _ in range(info.players)]
        self.notes = [Note() for _ in range(info.players)]
        self.score = Score()
        self.facts = Facts(info.layout.deck)
        self._said: dict[int, tuple[str, bool]] = {}
        self._places: TableLayout | None = None
        self._seen: Observation | None = None
        self._tone = QColor("#10201B")
        for item in (*self.plates, *self.chips, *self.notes, self.score, self.facts):
            scene.addItem(item)

    def place(self, places: TableLayout, tone: QColor) -> None:
        """Put everything where the layout says, in the felt's tone."""
        self._places, self._tone = places, tone
        for item in (*self.plates, *self.chips, *self.notes, self.score, self.facts):
            item.rem, item.tone, item.small = places.rem, tone, places.small
        for seat, plate in enumerate(self.plates):
            plate.put(*places.seats[seat].plate)
        self._say_notes()
        self.score.put(*places.score)
        self.facts.put(*places.facts)

    def show_seen(self, seen: Observation) -> None:
        """Bring plates, score and facts up to date."""
        self._seen, presenter = seen, self.presenter
        acting = () if seen.result is not None else seen.actors
        for seat, plate in enumerate(self.plates):
            plate.show_view(presenter.plate(seat, seen, acting))
        self._say_notes()
        self.score.show_view(presenter.score(seen.total))
        self.facts.show_rows(presenter.facts(seen))

    def _say_notes(self) -> None:
        """Which cards everybody has seen; a window that has become larger may have room for it now."""
        seen = self._seen
        for seat, note in enumerate(self.notes):
            silent = seen is None or seen.result is not None or self._no_room(seat)
            note.say("" if silent or seen is None else self.presenter.note(seat, seen))
            self._place_words(seat)

    def _no_room(self, seat: int) -> bool:
        """In a small window there is no place beside the own hand; the card lies there to be seen anyway."""
        return self._places is not None and self._places.small and self._places.seats[seat].side == "near"

    def start_round(self, seen: Observation) -> None:
        """A new deal begins: who deals and the score are known, nothing of the round before is left."""
        for seat, plate in enumerate(self.plates):
            plate.show_view(self.presenter.plate(seat, seen, ())._replace(status="", out=False))
        self._seen = None
        self._say_notes()
        self.score.show_view(self.presenter.score(seen.total))
        self.facts.show_rows(())
        self.show_chips({})

    def hear(self, event: Event) -> None:
        """Show what a seat says when it says it."""
        said = self.presenter.heard(self._said, event)
        if said != self._said:
            self.show_chips(said)

    def show_chips(self, said: Mapping[int, tuple[str, bool]]) -> None:
        """Show these words beside the seats."""
        self._said = dict(said)
        for seat, chip in enumerate(self.chips):
            text, quiet = self._said.get(seat, ("", False))
            chip.say(text, quiet)
            self._place_words(seat)

    def _place_words(self, seat: int) -> None:
        """Chip and note lie under side plates, beside the far one, above the own one."""
        places = self._places
        if places is None:
            return
        spot, rem = places.seats[seat], places.rem
        chip, note = self.chips[seat], self.notes[seat]
        width = QFontMetricsF(font(0.88 * rem)).horizontalAdvance(note.text) + 2.5 * rem
        note.put(*_note_spot(spot, width, rem, places.width), width, 1.7 * rem)
        below = 2.0 * rem if note.text and spot.side in ("left", "right") else 0.0
        above = 2.0 * rem if note.text and spot.side == "near" else 0.0
        wide = chip.text_width()
        plate = spot.plate
        if spot.side == "far":
            x, y = plate.right + 0.7 * rem, plate.centre[1] - 1.05 * rem
        elif spot.side == "near":
            x, y = plate.x, plate.y - 3.4 * rem - above
        else:
            x, y = plate.centre[0] - wide / 2, plate.bottom + 0.55 * rem + below
        chip.put(x, y, wide, 2.1 * rem)


def _note_spot(spot: SeatPlace, width: float, rem: float, whole: float) -> tuple[float, float]:
    plate = spot.plate
    if spot.side == "far":
        return plate.x - 0.7 * rem - width, plate.centre[1] - 0.85 * rem
    if spot.side == "near":
        return plate.x, plate.y - 3.0 * rem
    x = min(max(plate.centre[0] - width / 2, 0.5 * rem), whole - width - 0.5 * rem)
    return x, plate.bottom + 0.5 * rem
