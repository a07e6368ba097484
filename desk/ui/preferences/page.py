"""The preferences: the reader, the table, the language. What is set is kept at once; there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desk.core.text import T
from desk.settings import Settings
from desk.ui.preferences.scaffold import SectionedPage
from desk.ui.preferences.sections import LANGUAGE_TITLE, TABLE_TITLE, LanguageSection, Section, TableSection
from desk.ui.preferences.you import TITLE, YouSection
from desk.ui.style import Look

PREFERENCES = T("Preferences", "Preferences")


class PreferencesPage(SectionedPage):
    """The preferences page."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, PREFERENCES, parent)
        self._settings = settings
        self.add_section("you", TITLE, "user", lambda: self._connected(YouSection(look, settings)))
        self.add_section("table", TABLE_TITLE, "eye", lambda: self._connected(TableSection(look, settings)))
        self.add_section("language", LANGUAGE_TITLE, "globe", lambda: self._connected(LanguageSection(look, settings)))
        self.lay_out()

    def open(self, section: str = "") -> None:
        self.retranslate()
        super().open(section)

    def retranslate(self) -> None:
        for section in self.built.values():
            if isinstance(section, Section):
                section.refresh()

    def _connected(self, section: Section) -> Section:
        section.changed.connect(self.changed)
        return section
