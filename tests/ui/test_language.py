"""Languages: which one, and that it changes everywhere at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desk.settings import Settings
from desk.ui.language import LANGUAGES, Language, best
from desk.ui.window import MainWindow
from tests.helpers.overflow import visible, words_of
from tests.ui.conftest import Open, Translated, settle


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["es-MX", "en-US"], "es"),
        (["it"], "it"),
        (["ja-Jpan-JP"], "ja"),
        (["de-DE", "fr-FR", "it-IT"], "it"),
        (["de-DE"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["en_GB"], "en"),
    ],
)
def test_the_first_language_that_desk_speaks(wanted: list[str], language: str) -> None:
    assert best(wanted) == language


def test_languages_bear_their_own_names() -> None:
    assert LANGUAGES == {"en": "English", "it": "Italiano", "es": "Español", "ja": "日本語"}


def test_an_unknown_choice_follows_the_system(speech: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desk.ui.language.system_language", lambda: "it")
    speech.speak("tlh")
    assert speech.current == "it"
    speech.speak("es")
    speech.speak("")
    assert speech.current == "it"


class Counter(QObject):
    """Counts how often a window is told of another language."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.told += event.type() == QEvent.Type.LanguageChange
        return False


def test_a_click_on_a_language_switches_at_once(qtbot: QtBot, open_window: Open, settings: Settings) -> None:
    window = open_window()
    counter = Counter()
    window.installEventFilter(counter)
    button = next(b for b in window.home.footer.languages if b.code == "es")
    with qtbot.waitSignal(window.settings_changed):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert settings.language == "es"
    assert counter.told == 1
    assert QLocale().language() == QLocale.Language.Spanish
    assert button.spoken
    assert [b.code for b in window.home.footer.languages if b.spoken] == ["es"]
    assert window.home.tiles[0].company.accessibleName().startswith("Carmen")


def test_english_has_plurals(speech: Language) -> None:
    for number, said in ((0, "0 rules differ"), (1, "1 rule differs"), (2, "2 rules differ")):
        text = QCoreApplication.translate("Setup", "%n rule(s) differ from the default", "", number)
        assert text.startswith(said)


@pytest.mark.parametrize(("language", "save"), [("it", "Salva"), ("es", "Guardar"), ("ja", "保存")])
def test_qt_speaks_the_language_too(speech: Language, language: str, save: str) -> None:
    speech.speak(language)
    assert QCoreApplication.translate("QPlatformTheme", "Save") == save
    speech.speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Save"


def pages(window: MainWindow) -> Iterator[QWidget]:
    """Every page, as it is when it is opened."""
    yield window.home
    for section in ("players", "rules", "table", "language"):
        window.open_setup("cuatrola", section)
        assert window.setup is not None
        yield window.setup
    for open_it in (window.open_preferences, window.open_about):
        open_it()
        assert window.page is not None
        yield window.page


def test_every_word_on_the_pages_is_asked_for_in_the_language(
    open_window: Open, settings: Settings, qapp: QApplication, offer: object
) -> None:
    """Whatever has no brackets has been written past the catalogues, or was not said anew."""
    window = open_window()
    strange = Translated()
    proper = {"Desk", "Carmen", "Qt, PySide6", "Noto Sans CJK JP", *LANGUAGES.values()}
    missed = []
    for page in pages(window):
        qapp.installTranslator(strange)
        settle()
        for widget in visible(page):
            words = words_of(widget)
            if words and "⟦" not in words and words not in proper and not words.startswith("Copyright"):
                missed.append((type(page).__name__, words))
        qapp.removeTranslator(strange)
        settle()
    assert not missed
