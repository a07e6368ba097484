"""What Desk is: version, games, licences, with the whole text of the font's licence to read."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from desk import __version__
from desk.core.text import T
from desk.resources import resource
from desk.ui.controls import Button, Label, say
from desk.ui.preferences.rows import Form
from desk.ui.preferences.scaffold import SectionedPage
from desk.ui.services import Desk
from desk.ui.style import Look, text_style
from desk.ui.words import translate

ABOUT = T("About", "About Desk")
VERSION = T("About", "Desk {version}")
WHAT = T("About", "A card table for the desktop. It runs on this machine alone and sends nothing anywhere.")
GAMES = T("About", "Games in this version: {games}.")
LICENCES = T("About", "Licences")
DESK = T(
    "About", "Desk, its rules and its pictures are free software under the MIT licence: use it, change it, pass it on."
)
QT = T(
    "About",
    "The windows are made with Qt and PySide6, which are used under the GNU Lesser General Public License, version 3. "
    "You may replace them with versions of your own. Their source text: qt.io.",
)
FONT = T("About", "The type is Noto Sans CJK JP, cut to what Desk needs, under the SIL Open Font License 1.1.")
SHOW_LICENCE = T("About", "Show the licence of the type")
HIDE_LICENCE = T("About", "Hide the licence of the type")


def font_licence() -> str:
    """The licence of the bundled type, copyright line first; empty where the file is missing."""
    path = resource("fonts", "OFL.txt")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def copyright_line(licence: str) -> str:
    """The line that says whose the type is."""
    return next((line.strip() for line in licence.splitlines() if line.strip()), "")


class AboutPage(SectionedPage):
    """About Desk."""

    def __init__(self, look: Look, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(look, ABOUT, parent)
        self._desk = desk
        licence = font_licence()
        self.version = Label(look, lambda: translate(VERSION).format(version=__version__), 1.15, bold=True)
        self.games = Label(look, self._games, wrap=True)
        self.copyright = Label(look, copyright_line(licence), 0.94, role="muted", wrap=True)
        self.show_licence = Button(look, SHOW_LICENCE, "plain")
        self.licence = QTextBrowser()
        self.licence.setPlainText(licence)
        self.licence.setAccessibleName(translate(LICENCES))
        self.licence.hide()
        self.show_licence.setVisible(bool(licence))
        self.show_licence.clicked.connect(self._toggle)
        self.add_section("desk", ABOUT, "info", self._desk_section)
        self.add_section("licences", LICENCES, "rules", self._licence_section)
        look.changed.connect(self._set_type)
        self._set_type()
        self.lay_out()
        self.open()

    def _games(self) -> str:
        names = QLocale().createSeparatedList([say(game.title) for game in self._desk.games])
        return translate(GAMES).format(games=names)

    def _desk_section(self) -> QWidget:
        form = Form(self.look)
        form.add(Paragraph(self.look, self.version, Label(self.look, WHAT, wrap=True), self.games))
        return form

    def _licence_section(self) -> QWidget:
        form, look = Form(self.look), self.look
        form.add(Paragraph(look, Label(look, "Desk", bold=True), Label(look, DESK, wrap=True)))
        form.add(Paragraph(look, Label(look, "Qt, PySide6", bold=True), Label(look, QT, wrap=True)))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.show_licence)
        line.addStretch()
        name, what = Label(look, "Noto Sans CJK JP", bold=True), Label(look, FONT, wrap=True)
        form.add(Paragraph(look, name, what, self.copyright, row, self.licence))
        return form

    def _toggle(self) -> None:
        shown = self.licence.isHidden()
        self.licence.setVisible(shown)
        self.show_licence.say(HIDE_LICENCE if shown else SHOW_LICENCE)

    def _set_type(self) -> None:
        self.licence.setStyleSheet(text_style(self.look))
        self.licence.setFont(self.look.font(0.94))
        self.licence.setMinimumHeight(self.look.px(18))


class Paragraph(QWidget):
    """A row of a form that holds only words."""

    def __init__(self, look: Look, *parts: QWidget) -> None:
        super().__init__()
        self._look = look
        self._layout = QVBoxLayout(self)
        for part in parts:
            self._layout.addWidget(part)
        look.changed.connect(self._lay_out)
        self._lay_out()

    def _lay_out(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(px(1.7), px(0.8), px(1.2), px(0.8))
        self._layout.setSpacing(px(0.4))
