"""The language of the windows: fonts, catalogues, and switching at once.

Follows the system's list of languages unless one was chosen; where Desk speaks none of them it speaks English. English
has a catalogue too: its plurals are in there.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase

from desk.resources import catalogue, resource
from desk.ui import theme

LANGUAGES = {"en": "English", "it": "Italiano", "es": "Español", "ja": "日本語"}
"""The languages of Desk, each by its own name."""

FALLBACK = "en"

log = logging.getLogger(__name__)


def load_fonts() -> None:
    """Make the bundled type known to Qt; without it the system's own is used."""
    folder = resource("fonts")
    for path in sorted(folder.glob("*.otf")) if folder.is_dir() else ():
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            log.warning("the font %s cannot be read", path)


def best(wanted: Iterable[str]) -> str:
    """The first of these languages that Desk speaks ("es-MX" counts as Spanish), or English."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


def system_language() -> str:
    """The language that the system asks for."""
    return best(QLocale.system().uiLanguages())


class Language:
    """What the windows speak. One object for the program; it keeps the catalogues that Qt only borrows."""

    def __init__(self) -> None:
        self._current = ""
        self._translators: list[QTranslator] = []
        self._data: list[bytes] = []

    @property
    def current(self) -> str:
        """The code of the language that is spoken."""
        return self._current

    def speak(self, chosen: str) -> None:
        """Speak this language, or the system's where it is empty or unknown; every window is told once."""
        language = chosen if chosen in LANGUAGES else system_language()
        if language == self._current:
            return
        QLocale.setDefault(_locale(language))
        self.silence()
        self._current = language
        self._translators = [made for made in (_qt_texts(language), self._desk_texts(language)) if made is not None]
        for new in self._translators:
            QCoreApplication.installTranslator(new)

    def silence(self) -> None:
        """Put the catalogues away."""
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        self._translators.clear()
        self._data.clear()
        self._current = ""

    def _desk_texts(self, language: str) -> QTranslator | None:
        """The texts of Desk. Read, not mapped: a catalogue may be compiled anew while the program runs."""
        made = QTranslator()
        try:
            data = catalogue(language).read_bytes()
        except OSError:
            log.info("the catalogue of %s is not there; the texts stay English", language)
            return None
        if not made.load(data):
            log.warning("the catalogue of %s cannot be read; the texts stay English", language)
            return None
        self._data.append(data)
        return made


def _locale(language: str) -> QLocale:
    """The system's own locale where it is of that language (dates as in Mexico), else the language's."""
    system = QLocale.system()
    own = QLocale(language)
    return system if system.language() == own.language() else own


def _qt_texts(language: str) -> QTranslator | None:
    """The texts of Qt itself: the buttons of its dialogs, the menus of its text fields."""
    if language == FALLBACK:
        return None
    made = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if made.load(f"qtbase_{language}", folder):
        return made
    log.info("Qt has no texts in %s here", language)
    return None


def use_font() -> None:
    """Let everything that sets no type of its own use the house's."""
    from PySide6.QtWidgets import QApplication

    QApplication.setFont(theme.font(16))
