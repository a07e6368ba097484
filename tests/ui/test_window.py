"""The window: its place on the screen, its pages, what it tells, and what it goes on after."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from pytestqt.qtbot import QtBot

from desk import settings as stored
from desk.app.wiring import Wiring
from desk.core.text import T
from desk.models import pace
from desk.session.session import Session
from desk.settings import Settings
from desk.ui import theme
from desk.ui.preferences.sections import FELT_NAMES, PACES
from desk.ui.window import FRAME, SMALLEST, UNEXPECTED, fitting, visible_place
from tests.ui.conftest import Open, settle

SCREEN = QRect(0, 0, 1366, 728)
BESIDE = QRect(1366, -200, 1920, 1080)


def test_the_windows_offer_what_the_settings_know() -> None:
    assert tuple(PACES) == stored.PACES == tuple(pace.PACES)
    assert tuple(FELT_NAMES) == stored.FELTS == tuple(theme.FELTS)


# Place and size


@pytest.mark.parametrize("available", [QSize(1366, 728), QSize(1280, 680), QSize(1024, 600), QSize(1920, 1040)])
def test_the_first_window_fits_the_screen(available: QSize) -> None:
    size = fitting(None, available)
    assert size.width() <= min(1280, available.width())
    assert size.height() + FRAME.height() <= max(840, available.height())
    assert size.height() <= min(800, available.height() - FRAME.height())


def test_a_window_from_a_larger_screen_fits_too() -> None:
    assert fitting((3000, 2000), QSize(1366, 728)) == QSize(1358, 688)
    assert fitting((900, 700), QSize(1920, 1040)) == QSize(900, 700)
    assert fitting((10, 10), QSize(1920, 1040)) == SMALLEST


@pytest.mark.parametrize("place", [(5000, -3000), (-2000, 0), (1300, 5000), (0, -900)])
def test_a_place_that_cannot_be_seen_is_not_used(place: tuple[int, int]) -> None:
    assert visible_place(place, QSize(1280, 700), [SCREEN, BESIDE]) is None


def test_a_place_on_either_screen_is_used() -> None:
    assert visible_place((20, 10), QSize(1280, 700), [SCREEN, BESIDE]) == QPoint(20, 10)
    assert visible_place((1500, -100), QSize(1280, 700), [SCREEN, BESIDE]) == QPoint(1500, -100)
    assert visible_place(None, QSize(1280, 700), [SCREEN]) is None


def test_a_window_that_sticks_out_is_moved_inside() -> None:
    assert visible_place((300, 200), QSize(1280, 700), [SCREEN]) == QPoint(86, 28)


def test_the_window_can_be_made_small(open_window: Open) -> None:
    window = open_window()
    assert window.minimumSize() == SMALLEST
    window.resize(10, 10)
    assert window.size() == SMALLEST


def test_size_and_place_are_kept(open_window: Open, settings: Settings) -> None:
    window = open_window(1000, 700)
    window.move(30, 40)
    settle()
    window.close()
    assert settings.window_size == (1000, 700)
    assert settings.window_position == (30, 40)
    assert settings.window_state == "normal"


def test_a_full_screen_keeps_the_size_of_the_plain_window(open_window: Open, settings: Settings) -> None:
    window = open_window(1000, 700)
    window.toggle_full_screen()
    settle()
    window.close()
    assert settings.window_size == (1000, 700)
    assert settings.window_state == "fullscreen"
    again = open_window()
    again.show_as_remembered()
    settle()
    assert again.isFullScreen()


@pytest.mark.parametrize("before", [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized])
def test_f11_goes_there_and_back(qtbot: QtBot, open_window: Open, before: Qt.WindowState) -> None:
    window = open_window(1000, 700)
    window.setWindowState(before)
    settle()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    settle()
    assert window.isFullScreen()
    assert window.home.footer.full.words == "Leave full screen"
    window.open_setup("cuatrola")
    window.go_home()
    assert window.isFullScreen()
    qtbot.mouseClick(window.home.footer.full, Qt.MouseButton.LeftButton)
    settle()
    assert not window.isFullScreen()
    assert window.isMaximized() == (before == Qt.WindowState.WindowMaximized)


# Pages and matches


def test_a_match_from_the_first_page_and_back(qtbot: QtBot, open_window: Open, desk: Wiring) -> None:
    window = open_window()
    assert window.windowTitle() == "Desk"
    qtbot.mouseClick(window.home.tiles[0].play_button, Qt.MouseButton.LeftButton)
    assert window.page is window.table
    assert window.windowTitle() == "Desk — La Cuatrola"
    table = window.table
    assert table is not None
    assert [seat.name for seat in table.model.info.seats] == ["Carmen", "Elena", "Lucía", "Mateo"]
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.page is table, "Escape never leaves a table"
    table.left.emit()
    settle()
    assert window.page is window.home
    assert window.windowTitle() == "Desk"
    assert desk.offer is not None
    assert window.home.resume.isVisible()


def test_a_match_goes_on_where_it_stopped(qtbot: QtBot, open_window: Open, offer: Session) -> None:
    window = open_window()
    before = offer.see(0)
    qtbot.mouseClick(window.home.resume.go_on, Qt.MouseButton.LeftButton)
    assert window.table is not None
    seen = window.table.model.observation
    assert seen is not None
    assert before is not None
    assert seen.zones == before.zones


def test_the_saved_match_is_offered_by_the_next_program(desk: Wiring, offer: Session) -> None:
    from desk.games import discover
    from desk.session.saves import Saves

    first = desk.saves
    assert first is not None
    assert first.flush()
    first.close()
    second = Wiring(discover(), None)
    saves = Saves(discover(), folder=first.folder, tell=second.tell)
    second.use(saves)
    assert desk.offer is not None
    assert second.offer is not None
    assert second.offer._replace(saved=0) == desk.offer._replace(saved=0)
    assert second.take_notices() == ()
    saves.close()


def test_a_rematch_has_the_same_seats_and_rules(open_window: Open, settings: Settings) -> None:
    settings.options = {"cuatrola": {"target": 7}}
    window = open_window()
    window.play("cuatrola")
    assert window.table is not None
    first = window.table.model.info
    settings.options = {}
    window.table.rematch.emit()
    assert window.table is not None
    assert window.table.model.info == first


def test_change_of_rules_leads_to_the_rules(open_window: Open) -> None:
    window = open_window()
    window.play("cuatrola")
    assert window.table is not None
    window.table.change_rules.emit()
    assert window.page is window.setup
    assert window.setup is not None
    assert window.setup.section == "rules"


def test_a_table_follows_the_settings(open_window: Open, settings: Settings) -> None:
    settings.felt, settings.ask_before_playing, settings.own_face = "wine", True, "es-Ls"
    window = open_window()
    window.play("cuatrola")
    assert window.table is not None
    look = window.table.look
    assert (look.felt, look.ask_first, look.avatars[0]) == ("wine", True, "es-Ls")
    assert len(set(look.avatars)) == 4
    window.table.ranks_toggled.emit(False)
    assert not settings.ranks_shown


# Notices and errors


def test_notices_are_told_once_and_put_away(qtbot: QtBot, desk: Wiring, open_window: Open) -> None:
    first, second = T("Saves", "The file is empty."), T("Files", "The file is too large.")
    desk.tell(first)
    desk.tell(second)
    desk.tell(second)
    window = open_window()
    assert window.notices.isVisible()
    assert window.notices.words.text() == "The file is empty."
    qtbot.mouseClick(window.notices.button, Qt.MouseButton.LeftButton)
    assert window.notices.words.text() == "The file is too large."
    qtbot.keyClick(window.notices.button, Qt.Key.Key_Return)
    assert window.notices.isHidden()
    window.go_home()
    assert window.notices.isHidden()


def test_a_damaged_match_is_told_of_and_kept(tmp_path, open_window: Open, desk: Wiring) -> None:  # type: ignore[no-untyped-def]
    from desk.games import discover
    from desk.session.saves import Saves

    folder = tmp_path / "damaged"
    folder.mkdir()
    (folder / "match.desk").write_text("{ no match", encoding="utf-8")
    saves = Saves(discover(), folder=folder, tell=desk.tell)
    desk.use(saves)
    window = open_window()
    assert window.home.resume.isHidden()
    assert str(folder / "match.damaged-1.desk") in window.notices.words.text()
    assert (folder / "match.damaged-1.desk").exists()
    saves.close()


def test_an_error_is_told_from_any_thread_and_the_table_goes_on(open_window: Open) -> None:
    window = open_window()
    window.play("cuatrola")
    told = threading.Thread(target=window.tell_of_error, args=("ValueError: nothing",))
    told.start()
    told.join()
    settle()
    assert window.notices.isVisible()
    assert window.notices.waiting == (UNEXPECTED,)
    assert "ValueError: nothing" in window.notices.words.text()
    assert window.page is window.table


def test_light_and_dark_follow_the_settings(open_window: Open, settings: Settings) -> None:
    window = open_window()
    assert not window.look.dark
    window.open_preferences("language")
    settings.colours = "dark"
    window.settings_changed.connect(lambda: None)
    window._on_settings()
    assert window.look.dark
    assert window.home.name.palette().windowText().color() == theme.DARK.text
