"""The main window: its pages, its place on the screen, and what it says about the program itself.

It opens a page when another asks for it and owns no page's contents. Where it lies, how large it is and whether it
fills the screen is kept in the settings; Escape never leaves a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QMoveEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QToolTip, QVBoxLayout, QWidget

from desk.core.text import T, Text
from desk.models.pace import PACES
from desk.settings import Settings
from desk.ui import pixmaps, theme
from desk.ui.avatars import faces
from desk.ui.controls import say
from desk.ui.focus import FocusRing
from desk.ui.home.page import HomePage
from desk.ui.language import Language
from desk.ui.match_setup.plan import plan_for
from desk.ui.notices import NoticeBar
from desk.ui.services import Desk, MatchPlan
from desk.ui.style import Look
from desk.ui.words import translate

# What is not on the first page is imported when it is first wanted: the window is there sooner.
if TYPE_CHECKING:
    from desk.models.table import TableModel
    from desk.ui.match_setup.page import SetupPage
    from desk.ui.preferences.scaffold import SectionedPage
    from desk.ui.table.look import TableLook
    from desk.ui.table.page import TablePage

SMALLEST = QSize(683, 384)
USUAL = QSize(1280, 800)
FRAME = QSize(8, 40)
"""What a frame with its title takes at most, before there is one to be asked."""
TITLE = "Desk"
TITLE_OF_GAME = T("Window", "Desk — {game}", "title of the window while a game is on the table")
UNEXPECTED = T("Window", "Something went wrong that nobody expected. It is written in the log; you can play on.")


def fitting(size: tuple[int, int] | None, available: QSize) -> QSize:
    """The size for the window: the remembered or the usual one, never larger than the screen has room for."""
    wanted = USUAL if size is None else QSize(*size)
    room = available - FRAME
    return wanted.boundedTo(room).expandedTo(SMALLEST)


def visible_place(place: tuple[int, int] | None, size: QSize, screens: list[QRect]) -> QPoint | None:
    """The remembered place, if the window's title can be reached there; moved inside the screen where it sticks out."""
    if place is None:
        return None
    grip = QRect(place[0], place[1], size.width(), 32)
    for screen in screens:
        seen = grip.intersected(screen)
        if seen.width() >= min(200, size.width()) and seen.height() >= 16:
            left = max(screen.left(), min(place[0], screen.right() + 1 - size.width()))
            top = max(screen.top(), min(place[1], screen.bottom() + 1 - size.height()))
            return QPoint(left, top)
    return None


class MainWindow(QWidget):
    """The window of Desk.

    Signals: ``closing()`` when it is about to close, ``settings_changed()`` when something in the settings is new and
    has to be kept.
    """

    closing = Signal()
    settings_changed = Signal()
    _error = Signal(str)

    def __init__(self, desk: Desk, settings: Settings, language: Language) -> None:
        super().__init__()
        self._desk, self._settings, self._language = desk, settings, language
        self._plain_place: QPoint | None = None
        self._plain_size: QSize | None = None
        self._before_full = Qt.WindowState.WindowNoState
        self.look = Look(self)
        self.table: TablePage | None = None
        self.setWindowIcon(pixmaps.app_icon())
        self.setMinimumSize(SMALLEST)
        self._wear()
        self.notices = NoticeBar(self.look)
        self.home = HomePage(self.look, desk, settings, language)
        self.setup: SetupPage | None = None
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self.pages, 1)
        self.ring = FocusRing(self, self.look)
        self._connect_home()
        self._error.connect(lambda line: self.notices.tell(UNEXPECTED, line))
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_full_screen)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._wear)
        self._name()
        self.show_notices()
        self.home.focus_first()

    # Pages

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self.pages.currentWidget()

    def go_home(self) -> None:
        """Show the first page."""
        self._drop_table()
        self.home.refresh()
        self._show(self.home)
        self.show_notices()
        self.home.focus_first()

    def open_setup(self, game: str, section: str = "rules") -> None:
        """Show the page of a new match of this game."""
        from desk.ui.match_setup.page import SetupPage

        card = next(card for card in self._desk.games if card.id == game)
        setup = self.setup = SetupPage(self.look, self._desk, card, self._settings, self._language)
        setup.started.connect(self.start)
        self._open(setup, section)

    def open_preferences(self, section: str = "") -> None:
        """Show the preferences."""
        from desk.ui.preferences.page import PreferencesPage

        self._open(PreferencesPage(self.look, self._settings), section)

    def open_about(self) -> None:
        """Show what Desk is."""
        from desk.ui.about import AboutPage

        self._open(AboutPage(self.look, self._desk))

    def _open(self, page: SectionedPage, section: str = "") -> None:
        page.left.connect(self.go_home)
        page.changed.connect(self._on_settings)
        self._show(page)
        page.open(section)

    # Matches

    def play(self, game: str) -> None:
        """Start a match of this game as it was played last."""
        card = next(card for card in self._desk.games if card.id == game)
        self.start(plan_for(card, self._settings, self._language.current, self._desk.levels))

    def start(self, plan: MatchPlan) -> None:
        """Start this match; one on offer, which has been asked about, is set aside."""
        self._leave_table()
        if self._desk.offer is not None:
            self._desk.set_aside()
        self._sit_down(self._desk.start(plan))

    def resume(self) -> None:
        """Go on with the match on offer."""
        if self._desk.offer is None:
            return
        self._sit_down(self._desk.resume())

    def set_aside(self) -> None:
        """Put the match on offer away."""
        self._desk.set_aside()
        self.home.refresh()
        self.show_notices()
        self.home.focus_first()

    # Notices

    def tell(self, text: Text) -> None:
        """Say something once, at the top of the window."""
        self.notices.tell(text)

    def tell_of_error(self, line: str) -> None:
        """Say that an unexpected error has been logged. May be called from any thread."""
        self._error.emit(line)

    # The screen

    def show_as_remembered(self) -> None:
        """Show the window as it was left."""
        primary = QGuiApplication.primaryScreen().availableGeometry()
        screens = [found.availableGeometry() for found in QGuiApplication.screens()]
        remembered = self._settings.window_position
        lain_on = next((s for s in screens if remembered and s.contains(QPoint(*remembered))), primary)
        size = fitting(self._settings.window_size, lain_on.size())
        place = visible_place(remembered, size, screens)
        self.resize(size)
        if place is not None:
            self.move(place)
        state = self._settings.window_state
        if state == "maximized":
            self.showMaximized()
        elif state == "fullscreen":
            self.showFullScreen()
        else:
            self.show()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to what was before."""
        if self.isFullScreen():
            self.setWindowState(self._before_full)
        else:
            self._before_full = self.windowState() & Qt.WindowState.WindowMaximized
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit(self.size(), self._settings.text_size)
        if self._is_plain():
            self._plain_size = self.size()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if self.isVisible() and self._is_plain():
            self._plain_place = self.pos()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.home.footer.show_full_screen(self.isFullScreen())
        elif event.type() == QEvent.Type.LanguageChange:
            self._name()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._remember()
        self._leave_table()
        self._drop_table()
        self.closing.emit()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.ring.watch(self.windowHandle())

    # Within

    def _connect_home(self) -> None:
        home = self.home
        home.play.connect(self.play)
        home.options.connect(self.open_setup)
        home.resumed.connect(self.resume)
        home.set_aside.connect(self.set_aside)
        home.preferences.connect(self.open_preferences)
        home.about.connect(self.open_about)
        home.language_chosen.connect(self._choose_language)
        home.full_screen.connect(self.toggle_full_screen)

    def _show(self, page: QWidget) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        before = self.pages.currentWidget()
        self.pages.setCurrentWidget(page)
        if before is not None and before not in (self.home, self.table, page):
            # A page that nobody sees would still be laid out at every step of a window that is made larger.
            self.pages.removeWidget(before)
            before.deleteLater()
            self.setup = self.setup if page is self.setup else None
        self.ring.leave_out(self.table)
        self._name()

    def _sit_down(self, model: TableModel) -> None:
        from desk.ui.table.page import TablePage  # the largest part by far; the home page is there before it

        self._drop_table()
        model.pacer.scale = PACES[self._settings.pace]
        table = self.table = TablePage(model, self._table_look(model))
        table.left.connect(self._get_up)
        table.rematch.connect(self._rematch)
        table.change_rules.connect(self._change_rules)
        table.full_screen.connect(self.toggle_full_screen)
        table.ranks_toggled.connect(self._keep_ranks)
        self._show(table)
        table.start()

    def _table_look(self, model: TableModel) -> TableLook:
        from desk.ui.table.look import TableLook

        settings = self._settings
        names = [seat.name for seat in model.info.seats]
        return TableLook(
            felt=settings.felt,
            pace=PACES[settings.pace],
            until_clicked=settings.trick_until_clicked,
            ask_first=settings.ask_before_playing,
            text_size=settings.text_size,
            ranks_shown=settings.ranks_shown,
            avatars=faces(names, model.seat, settings.own_face),
        )

    def _keep_ranks(self, shown: bool) -> None:
        self._settings.ranks_shown = shown
        self.settings_changed.emit()

    def _get_up(self) -> None:
        self._leave_table()
        self.go_home()

    def _rematch(self) -> None:
        assert self.table is not None
        info = self.table.model.info
        self.start(MatchPlan(info.game, dict(info.options), info.seats))

    def _change_rules(self) -> None:
        game = self._desk.games[0].id if self.table is None else self.table.model.info.game
        self._leave_table()
        self._drop_table()
        self.open_setup(game)

    def _leave_table(self) -> None:
        if self.table is not None:
            self._desk.leave()

    def _drop_table(self) -> None:
        if self.table is not None:
            self.table.close_table()
            self.pages.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None

    def _name(self) -> None:
        if self.table is not None and self.page is self.table:
            game = next(card for card in self._desk.games if card.id == self.table.model.info.game)
            self.setWindowTitle(translate(TITLE_OF_GAME).format(game=say(game.title)))
        else:
            self.setWindowTitle(TITLE)

    def show_notices(self) -> None:
        """Show what there is to tell."""
        for notice in self._desk.take_notices():
            self.notices.tell(notice)

    def _choose_language(self, code: str) -> None:
        self._settings.language = code
        self._on_settings()

    def _on_settings(self) -> None:
        self._language.speak(self._settings.language)
        self._wear()
        self.look.fit(self.size(), self._settings.text_size)
        if self.table is not None:
            self.table.model.pacer.scale = PACES[self._settings.pace]
            self.table.set_look(self._table_look(self.table.model))
        self.settings_changed.emit()

    def _wear(self, _scheme: object = None) -> None:
        chosen = self._settings.colours
        if chosen == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = chosen == "dark"
        self.look.wear(dark)
        palette = theme.palette(self.look.chrome)
        QApplication.setPalette(palette)
        QToolTip.setPalette(palette)  # it follows nothing else

    def _remember(self) -> None:
        """Keep size and place of the plain window, and whether it fills the screen."""
        settings, before = self._settings, self._geometry_settings()
        settings.window_state = "fullscreen" if self.isFullScreen() else "maximized" if self.isMaximized() else "normal"
        if self._plain_size is not None:
            settings.window_size = (self._plain_size.width(), self._plain_size.height())
        if self._plain_place is not None:
            settings.window_position = (self._plain_place.x(), self._plain_place.y())
        if before != self._geometry_settings():
            self.settings_changed.emit()

    def _is_plain(self) -> bool:
        """Whether it is neither minimised nor fills the screen: only then are size and place its own."""
        return self.windowState() & ~Qt.WindowState.WindowActive == Qt.WindowState.WindowNoState

    def _geometry_settings(self) -> tuple[object, ...]:
        settings = self._settings
        return settings.window_size, settings.window_position, settings.window_state
