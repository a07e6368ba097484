"""What can be measured of the looks: nothing cut off, nothing too small, nothing too faint."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from desk.core.text import T
from desk.session.session import Session
from desk.settings import Settings
from desk.ui import theme
from desk.ui.about import AboutPage
from desk.ui.language import LANGUAGES, Language
from desk.ui.style import DARK_SHADES, LIGHT_SHADES, Shades
from desk.ui.theme import Chrome
from desk.ui.window import MainWindow
from tests.helpers.overflow import contrast, overflowing, seen_contrast, visible, words_of
from tests.ui.conftest import Open, settle

SIZES = [(683, 384), (1024, 640), (1366, 768), (1920, 1080)]
ENOUGH = 4.5
ENOUGH_FOR_EDGES = 3.0


def each_page(window: MainWindow) -> list[tuple[str, QWidget]]:
    """Opens every page and every section, one after the other."""

    def page() -> QWidget:
        settle()
        assert window.page is not None
        return window.page

    def walk() -> object:
        window.go_home()
        yield "home", page()
        window.home.ask_for("cuatrola")
        yield "home, asking", page()
        window.open_setup("cuatrola")
        setup = window.setup
        assert setup is not None
        for section in setup.buttons:
            setup.open(section)
            yield f"new match, {section}", page()
        setup.start.click()
        yield "new match, asking", page()
        window.open_preferences("you")
        yield "preferences", page()
        window.open_about()
        about = page()
        assert isinstance(about, AboutPage)
        about.open("licences")
        yield "about", page()

    return walk()  # type: ignore[return-value]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_off(
    open_window: Open, speech: Language, settings: Settings, offer: Session, language: str
) -> None:
    settings.language = language
    settings.options = {"cuatrola": {"exact": False, "target": 21}}
    window = open_window()
    speech.speak(language)
    window.notices.tell(T("Saves", "Desk is already running. The match in this window is not saved."))
    faults = []
    for name, page in each_page(window):
        for size in SIZES:
            window.resize(*size)
            settle()
            faults += [f"{size} {name}: {fault}" for fault in overflowing(page) + overflowing(window.notices)]
    assert not faults, "\n".join(faults)


def test_no_words_are_cut_off_in_large_text(open_window: Open, settings: Settings, offer: Session) -> None:
    settings.text_size = 1.3
    window = open_window(1366, 768)
    faults = [f"{name}: {fault}" for name, page in each_page(window) for fault in overflowing(page)]
    assert not faults, "\n".join(faults)


def test_long_names_are_cut_and_told_whole(open_window: Open, settings: Settings, offer: Session) -> None:
    settings.own_name, settings.names = "W" * 20, ["", "全角の名前全角の名前全角の名前全角の名前", "M" * 20, "i" * 20]
    window = open_window(1024, 640)
    faults = [f"{name}: {fault}" for name, page in each_page(window) for fault in overflowing(page)]
    assert not faults, "\n".join(faults)
    assert "W" * 20 in window.home.tiles[0].company.toolTip()


def test_no_text_is_smaller_than_twelve_pixels(open_window: Open, offer: Session) -> None:
    window = open_window(683, 384)
    for _, page in each_page(window):
        for widget in visible(page):
            if words_of(widget):
                assert widget.font().pixelSize() >= theme.SMALLEST_TEXT, words_of(widget)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_all_words_on_the_screen_stand_out(open_window: Open, settings: Settings, offer: Session, colours: str) -> None:
    settings.colours = colours
    settings.options = {"cuatrola": {"exact": False}}
    window = open_window(drawn=True)
    window.notices.tell(T("Saves", "Desk is already running. The match in this window is not saved."))
    faint = []
    for name, _ in each_page(window):
        picture = window.grab().toImage()
        for widget in visible(window):
            if words_of(widget) and widget.visibleRegion().boundingRect().height() > 8:
                rect = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
                seen = seen_contrast(picture, rect.intersected(window.rect()))
                if seen < ENOUGH:
                    faint.append(f"{name}: {words_of(widget)!r} {seen:.1f}")
    assert not faint, "\n".join(faint)


def parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


@pytest.mark.parametrize(("chrome", "shades"), [(theme.LIGHT, LIGHT_SHADES), (theme.DARK, DARK_SHADES)])
def test_the_colours_of_the_chrome(chrome: Chrome, shades: Shades) -> None:
    for ink, ground in product((chrome.text, chrome.muted, chrome.link, chrome.error), (chrome.window, chrome.surface)):
        assert contrast(parts(ink), parts(ground)) >= ENOUGH
    for ink, ground in (
        (chrome.accent_text, chrome.accent),
        (chrome.accent_text, shades.primary_hover),
        (chrome.accent_text, shades.primary_pressed),
        (chrome.accent, chrome.surface),
        (chrome.accent, shades.hover),
        (chrome.text, shades.hover),
        (chrome.text, shades.pressed),
        (shades.selected_text, shades.selected),
        (shades.notice_text, shades.notice),
    ):
        assert contrast(parts(ink), parts(ground)) >= ENOUGH, (ink.name(), ground.name())
    for edge, ground in product((shades.control_edge, chrome.focus), (chrome.window, chrome.surface)):
        assert contrast(parts(edge), parts(ground)) >= ENOUGH_FOR_EDGES, (edge.name(), ground.name())
