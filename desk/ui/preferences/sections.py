"""The sections that new match and preferences share: pace and table, language and text.

Each writes into the settings at once and says so by ``changed``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desk.core.options import Value
from desk.core.text import T, Text
from desk.settings import FELTS, TEXT_SIZES, Settings
from desk.ui import theme
from desk.ui.choices import Choice, Entry
from desk.ui.controls import Said
from desk.ui.language import LANGUAGES, system_language
from desk.ui.preferences.rows import Form, Row
from desk.ui.style import Look
from desk.ui.words import translate

TABLE_TITLE = T("Preferences", "Pace and table")
LANGUAGE_TITLE = T("Preferences", "Language and text")
ON = T("Options", "On")
OFF = T("Options", "Off")

PACES: dict[str, Text] = {
    "slow": T("Preferences", "Slow", "pace"),
    "normal": T("Preferences", "Normal", "pace"),
    "brisk": T("Preferences", "Brisk", "pace"),
    "fast": T("Preferences", "Fast", "pace"),
    "off": T("Preferences", "No animation", "pace"),
}
FELT_NAMES: dict[str, Text] = {
    "green": T("Preferences", "Green", "colour of the table cloth"),
    "blue": T("Preferences", "Blue", "colour of the table cloth"),
    "wine": T("Preferences", "Wine", "colour of the table cloth"),
    "slate": T("Preferences", "Slate", "colour of the table cloth"),
}
SIZES: tuple[Text, ...] = (
    T("Preferences", "Normal", "size of the text"),
    T("Preferences", "Large", "size of the text"),
    T("Preferences", "Largest", "size of the text"),
)
COLOURS: dict[str, Text] = {
    "system": T("Preferences", "As the system", "colours of the window"),
    "light": T("Preferences", "Light", "colours of the window"),
    "dark": T("Preferences", "Dark", "colours of the window"),
}
AS_SYSTEM = T("Preferences", "As the system: {language}", "choice of the language")


class Section(QWidget):
    """A section whose rows set something in the settings.

    Signals: ``changed()`` when a person has set something.
    """

    changed = Signal()

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.settings = look, settings
        self.form = Form(look)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)

    def refresh(self) -> None:
        """Show what is set now, in the language of the moment."""

    def add_choice(
        self,
        title: Said,
        note: Said,
        entries: Sequence[Entry],
        value: Value,
        take: Callable[[Value], None],
    ) -> Choice:
        """Add a row that hands what is chosen to ``take``."""
        choice = Choice(self.look, entries, value, title)

        def chosen(value: object) -> None:
            assert isinstance(value, (bool, int, str))
            take(value)
            self.changed.emit()

        choice.chosen.connect(chosen)
        self.form.add(Row(self.look, title, note, choice))
        return choice

    def set(self, name: str) -> Callable[[Value], None]:
        """A function that sets the setting of this name."""
        return lambda value: setattr(self.settings, name, value)


class TableSection(Section):
    """How fast the table is, what waits for a click, and the cloth."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        on_off = (Entry(True, ON), Entry(False, OFF))
        self.pace = self.add_choice(
            T("Preferences", "Pace"),
            T("Preferences", "How fast cards move, and how long the others take."),
            [Entry(pace, name) for pace, name in PACES.items()],
            settings.pace,
            self.set("pace"),
        )
        self.wait = self.add_choice(
            T("Preferences", "Keep a finished trick until I click"),
            T("Preferences", "Otherwise it is gathered after a moment."),
            on_off,
            settings.trick_until_clicked,
            self.set("trick_until_clicked"),
        )
        self.ask = self.add_choice(
            T("Preferences", "Ask before playing a card"),
            T("Preferences", "The first click lifts the card, the second one plays it."),
            on_off,
            settings.ask_before_playing,
            self.set("ask_before_playing"),
        )
        self.felt = self.add_choice(
            T("Preferences", "Table cloth"),
            T("Preferences", "The colour you play on, in every game."),
            [Entry(felt, FELT_NAMES[felt], colour=theme.FELTS[felt].centre) for felt in FELTS],
            settings.felt,
            self.set("felt"),
        )


class LanguageSection(Section):
    """Language, size of the text, light or dark."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        languages = [Entry("", _as_system)] + [Entry(code, name) for code, name in LANGUAGES.items()]
        self.language = self.add_choice(
            T("Preferences", "Language"),
            T("Preferences", "Of the windows. Rule words such as mano and cante stay as they are."),
            languages,
            settings.language if settings.language in LANGUAGES else "",
            self.set("language"),
        )
        nearest = min(range(len(TEXT_SIZES)), key=lambda place: abs(TEXT_SIZES[place] - settings.text_size))
        self.text_size = self.add_choice(
            T("Preferences", "Size of the text"),
            T("Preferences", "Independent of the size of the window."),
            [Entry(place, name) for place, name in enumerate(SIZES)],
            nearest,
            self._set_size,
        )
        self.colours = self.add_choice(
            T("Preferences", "Colours of the window"),
            T("Preferences", "The table itself looks the same in both."),
            [Entry(name, label) for name, label in COLOURS.items()],
            settings.colours,
            self.set("colours"),
        )

    def refresh(self) -> None:
        self.language.set_value(self.settings.language if self.settings.language in LANGUAGES else "")

    def _set_size(self, place: Value) -> None:
        self.settings.text_size = TEXT_SIZES[int(place)]


def _as_system() -> str:
    return translate(AS_SYSTEM).format(language=LANGUAGES[system_language()])
