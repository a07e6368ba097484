"""The home page: header, the match that was left, the games, footer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desk.core.text import T
from desk.settings import Settings
from desk.ui import pixmaps
from desk.ui.avatars import default_own_name, faces
from desk.ui.controls import Button, Label, Page, Scroll, tab_order
from desk.ui.home.footer import Footer
from desk.ui.home.resume import ResumeCard
from desk.ui.home.tiles import GameTile
from desk.ui.language import Language
from desk.ui.match_setup.plan import plan_for
from desk.ui.services import Desk
from desk.ui.style import Look

PREFERENCES = T("Home", "Preferences")
ABOUT = T("Home", "About")
CHOOSE = T("Home", "Choose a game")
NEW_MATCH = T("Home", "A new match")

AROUND, AROUND_WITH_OFFER = 10.0, 22.5
"""The height in rem of all that is not the tiles, without and with a match on offer."""
SHORT = 16.0
"""Tiles lie instead of standing where there is less height than this, in rem."""


class PersonButton(Button):
    """The reader's portrait and name."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self.face = ""
        super().__init__(look, "", "quiet", icon="user", parent=parent)

    def _icon_size(self) -> int:
        return self.look.px(2.1)

    def draw_icon(self, painter: QPainter, at: QPoint, size: int, ink: QColor) -> None:
        if self.face:
            painter.drawPixmap(at, pixmaps.avatar(self.face, size, self.devicePixelRatioF()))


class AppPicture(QWidget):
    """The program's own icon."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self._restyle)
        self._restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, pixmaps.app_picture(self.width(), self.devicePixelRatioF()))
        painter.end()

    def _restyle(self) -> None:
        side = self._look.px(2.5)
        self.setFixedSize(side, side)


class HomePage(Page):
    """The first page.

    Signals: ``play(str)`` and ``options(str)`` with a game's id, ``resumed()``, ``set_aside()``, ``preferences(str)``
    with a section, ``about()``, ``language_chosen(str)``, ``full_screen()``. A match on offer has been asked about
    before ``play`` is sent; whoever receives it sets that match aside.
    """

    play = Signal(str)
    options = Signal(str)
    resumed = Signal()
    set_aside = Signal()
    preferences = Signal(str)
    about = Signal()
    language_chosen = Signal(str)
    full_screen = Signal()

    def __init__(
        self, look: Look, desk: Desk, settings: Settings, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._desk, self._settings, self._language = desk, settings, language
        self._wanted = ""
        self.picture = AppPicture(look)
        self.name = Label(look, "Desk", 1.45, bold=True)
        self.preferences_button = Button(look, PREFERENCES, "quiet", icon="settings")
        self.about_button = Button(look, ABOUT, "quiet", icon="info")
        self.person = PersonButton(look)
        self.resume = ResumeCard(look)
        self.heading = Label(look, CHOOSE, 1.2, bold=True)
        self.tiles = tuple(GameTile(look, game) for game in desk.games)
        self.footer = Footer(look, language)
        self._build()
        self._connect()
        self.refresh()
        self._set_tab_order()

    def refresh(self) -> None:
        """Show the match on offer, if there is one, and the reader's name as they are now."""
        offer = self._desk.offer
        game = next((game for game in self._desk.games if offer is not None and game.id == offer.game), None)
        if offer is not None and game is not None:
            self.resume.show_offer(offer, game, self._settings.felt)
        self.resume.setVisible(offer is not None and game is not None)
        self._show_people()
        self.lay_out()

    def retranslate(self) -> None:
        self._show_people()

    def focus_first(self) -> None:
        """Put the focus on what most people want next."""
        if not self.resume.isHidden():
            self.resume.go_on.setFocus()
        elif self.tiles:
            self.tiles[0].play_button.setFocus()

    def ask_for(self, game: str) -> None:
        """Start this game; a match on offer is asked about first."""
        if self._desk.offer is None:
            self.play.emit(game)
            return
        self._wanted = game
        self.resume.ask(start_after=True)
        self._scroll.ensureWidgetVisible(self.resume)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def lay_out(self) -> None:
        look = self.look
        side = look.px(1.25 if look.narrow else 3)
        above = look.px(0.5 if look.low else 1.6)
        self._header.setContentsMargins(side, above, side - look.px(0.6), look.px(0.4 if look.low else 1))
        self._header.setSpacing(look.px(0.4))
        self._content_layout.setContentsMargins(side, look.px(0.2), side, look.px(0.4))
        self._content_layout.setSpacing(look.px(0.6 if look.low else 1))
        self._grid.setSpacing(look.px(1 if look.low else 1.4))
        self.footer.lay_out(side)
        self._arrange()

    def _arrange(self) -> None:
        """Tiles in as many columns as fit, tall where there is height for it."""
        look, many = self.look, len(self.tiles)
        offered = not self.resume.isHidden()
        alone = many == 1
        columns = max(1, min(many, (self.width() - look.px(2)) // look.px(16.5)))
        rows = -(-many // columns)
        room = self.height() / look.rem - (AROUND_WITH_OFFER if offered else AROUND)
        short = not alone and room < SHORT
        if short:
            columns = max(1, min(columns, (self.width() - look.px(2)) // look.px(28)))
        lines = 2.3 if self.width() / columns < 18.5 * look.rem else 0  # where columns are narrow, words take more
        for place, tile in enumerate(self.tiles):
            tile.arrange(alone=alone, short=short, primary=alone and not offered, room=room / rows - lines)
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(max(4, many)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self.heading.say(NEW_MATCH if alone else CHOOSE)
        self.heading.setVisible(offered or not alone)
        tallest = 30 if not offered else 27
        for tile in self.tiles:
            tile.setMaximumHeight(look.px(tallest if rows == 1 else 26))

    def _show_people(self) -> None:
        name = self._settings.own_name or default_own_name()
        self.person.face = faces((name,), 0, self._settings.own_face)[0]
        self.person.say(lambda: self._settings.own_name or default_own_name())
        for tile in self.tiles:
            seats = plan_for(tile.game, self._settings, self._language.current, self._desk.levels).seats
            names = [seat.name for seat in seats]
            own = next((place for place, seat in enumerate(seats) if seat.is_person), None)
            shown = faces(names, own, self._settings.own_face)
            tile.company.show_players(names, shown, pairs=tile.game.layout.pairs)

    def _build(self) -> None:
        self._header = QHBoxLayout()
        self._header.addWidget(self.picture)
        self._header.addWidget(self.name)
        self._header.addStretch()
        for button in (self.preferences_button, self.about_button, self.person):
            self._header.addWidget(button)
        content = QWidget()
        self._content_layout = QVBoxLayout(content)
        self._content_layout.addWidget(self.resume)
        self._content_layout.addWidget(self.heading)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._content_layout.addLayout(self._grid, 1)
        self._scroll = Scroll(self.look, content)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addLayout(self._header)
        self._outer.addWidget(self._scroll, 1)
        self._outer.addWidget(self.footer)

    def _set_tab_order(self) -> None:
        resume = self.resume
        order: list[QWidget] = [self.preferences_button, self.about_button, self.person]
        order += [resume.aside, resume.go_on, resume.question.deed, resume.question.safe]
        for tile in self.tiles:
            order += [tile.options_button, tile.play_button]
        tab_order([*order, *self.footer.languages, self.footer.full])

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.play.connect(self.ask_for)
            tile.options.connect(self.options)
        self.resume.resumed.connect(self.resumed)
        self.resume.set_aside.connect(self.set_aside)
        self.resume.start_agreed.connect(lambda: self.play.emit(self._wanted))
        self.preferences_button.clicked.connect(lambda: self.preferences.emit(""))
        self.person.clicked.connect(lambda: self.preferences.emit("you"))
        self.about_button.clicked.connect(self.about)
        self.footer.language_chosen.connect(self.language_chosen)
        self.footer.full_screen.connect(self.full_screen)
