"""About: what is there, and whose it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desk import __version__
from desk.app.wiring import Wiring
from desk.ui.about import AboutPage
from desk.ui.language import Language
from desk.ui.style import Look
from tests.helpers.overflow import visible
from tests.ui.conftest import settle


@pytest.fixture
def about(qtbot: QtBot, desk: Wiring, speech: Language) -> AboutPage:
    page = AboutPage(Look(), desk)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    settle()
    return page


def said(page: AboutPage) -> str:
    return "\n".join(widget.text() for widget in visible(page) if isinstance(widget, QLabel))


def test_version_and_the_games_that_are_there(about: AboutPage) -> None:
    assert f"Desk {__version__}" in said(about)
    assert "Games in this version: La Cuatrola." in said(about)


def test_the_licences(qtbot: QtBot, about: AboutPage) -> None:
    about.open("licences")
    settle()
    words = said(about)
    for needed in (
        "MIT",
        "GNU Lesser General Public License, version 3",
        "qt.io",
        "SIL Open Font License",
        "©",
    ):
        assert needed in words
    assert about.licence.isHidden()
    qtbot.mouseClick(about.show_licence, Qt.MouseButton.LeftButton)
    assert about.licence.isVisible()
    assert "SIL OPEN FONT LICENSE" in about.licence.toPlainText()
    qtbot.mouseClick(about.show_licence, Qt.MouseButton.LeftButton)
    assert about.licence.isHidden()


def test_escape_leaves(qtbot: QtBot, about: AboutPage) -> None:
    with qtbot.waitSignal(about.left):
        qtbot.keyClick(about, Qt.Key.Key_Escape)
