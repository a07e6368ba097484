"""Where the dark strips stand, and which of them are shown: the last trick, the order of the ranks."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from desk.core.layout import TableSpec
from desk.core.observation import Observation
from desk.stage.layout import TableLayout
from desk.ui.table.presenter import Presenter
from desk.ui.table.strips import RankStrip, TrickStrip


class StripRack:
    """The strips of one table. ``ranks_fit`` is whether the ranks have a corner of their own, beside the hand."""

    def __init__(self, spec: TableSpec, presenter: Presenter, page: QWidget) -> None:
        self.presenter = presenter
        self.trick = TrickStrip(spec.deck, page)
        self.ranks = RankStrip(spec.deck, spec.ranks, page)
        self.ranks_fit = True
        self._places: TableLayout | None = None
        self._tone = QColor("#10201B")
        self._seen: Observation | None = None

    def place(self, places: TableLayout, tone: QColor, *, ranks_shown: bool) -> None:
        """Follow the window. Where the hand leaves the ranks no corner, they cover the middle on demand."""
        self._places, self._tone = places, tone
        own = places.seats[self.presenter.bottom].plate
        self.ranks.place(places.rem, places.width - own.x, own.bottom, tone)
        self.ranks_fit = self.ranks.x() > places.hand.right - 0.5 * places.rem
        if not self.ranks_fit:
            x, y = self._middle(places)
            self.ranks.place(places.rem, x + self.ranks.width() / 2, y + self.ranks.height() / 2, tone)
        self.ranks.setVisible(ranks_shown and self.ranks_fit)
        self.trick.place(places.rem, self._middle(places), tone)

    @staticmethod
    def _middle(places: TableLayout) -> tuple[float, float]:
        return places.width / 2, sum(y for _, y in places.trick) / len(places.trick)

    def show_seen(self, seen: Observation) -> None:
        """Bring the strips up to date."""
        self._seen = seen
        self.ranks.show_suit(next((badge.suit.code for badge in seen.badges if badge.suit is not None), ""))
        if self.trick.isVisible():
            self._fill_trick()

    def toggle_trick(self) -> None:
        """Show or hide the last trick."""
        if self.trick.isVisible():
            self.trick.hide()
            return
        self._fill_trick()
        self.trick.show()
        self.trick.raise_()

    def toggle_ranks(self) -> bool:
        """Show or hide the ranks; whether they are shown now."""
        shown = not self.ranks.isVisible()
        self.ranks.setVisible(shown)
        self.ranks.raise_()
        return shown

    def put_away(self) -> bool:
        """Hide what covers the middle of the table; whether anything did."""
        covering = [self.trick] if self.ranks_fit else [self.trick, self.ranks]
        shown = [strip for strip in covering if strip.isVisible()]
        for strip in shown:
            strip.hide()
        return bool(shown)

    def _fill_trick(self) -> None:
        if self._seen is not None and self._places is not None:
            self.trick.show_trick(self.presenter.last_trick(self._seen))
            self.trick.place(self._places.rem, self._middle(self._places), self._tone)
