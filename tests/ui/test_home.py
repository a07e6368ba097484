"""The first page: what it offers, what it asks, what it never loses."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desk.app.wiring import Wiring
from desk.session.session import Session
from desk.settings import Settings
from desk.ui.controls import Button
from desk.ui.home.resume import score_line, turn_line, when
from desk.ui.language import Language
from desk.ui.match_setup.plan import plan_for
from tests.ui.conftest import Open, all_bots, deal, settle


def filled(root: QWidget) -> list[str]:
    return [b.words for b in root.findChildren(Button) if b.isVisibleTo(root) and b.kind == "primary"]


def test_without_a_saved_match_play_is_the_one_filled_button(open_window: Open) -> None:
    home = open_window().home
    assert home.resume.isHidden()
    assert filled(home) == ["Play"]


def test_with_a_match_on_offer_continue_is_the_one_filled_button(open_window: Open, offer: Session) -> None:
    home = open_window().home
    assert home.resume.isVisible()
    assert filled(home) == ["Continue the match"]
    assert QApplication.focusWidget() is home.resume.go_on


def test_the_card_of_the_match_says_where_it_stands(open_window: Open, offer: Session) -> None:
    card = open_window().home.resume
    assert card.title.text() == "La Cuatrola · hand 1"
    assert card.when.text().startswith("Resume · today, ")
    assert card.score.text().splitlines()[0] == "You and Lucía 7 · Elena and Mateo 5"


def test_the_miniature_has_the_own_cards_and_no_others(open_window: Open, desk: Wiring, offer: Session) -> None:
    card = open_window().home.resume
    seen = offer.see(0)
    assert seen is not None
    own = {c.code for zone, held in seen.zones.items() if zone.kind == "hand" for c in held if c is not None}
    assert {c.code for c in card.picture.hand} == own
    assert len(own) == 5


def test_a_table_of_bots_is_offered_without_any_hand(desk: Wiring, settings: Settings) -> None:
    deal(desk, all_bots(plan_for(desk.games[0], settings, "en")))
    assert desk.offer is not None
    assert desk.offer.hand == ()
    assert desk.offer.own_seat is None
    assert turn_line(desk.offer) == "You were watching."
    assert "You" not in score_line(desk.offer)


def test_when_the_match_was_left(speech: Language) -> None:
    QLocale.setDefault(QLocale("es_ES"))
    noon = time.mktime((2026, 3, 14, 12, 0, 0, 0, 0, -1))
    assert when(noon, noon + 60) == "Resume · today, 12:00"
    assert when(noon - 24 * 3600, noon) == "Resume · yesterday, 12:00"
    assert when(noon - 60 * 24 * 3600, noon) == "Resume · 13/1/26, 12:00"


def test_play_asks_before_it_sets_a_match_aside(qtbot: QtBot, open_window: Open, desk: Wiring, offer: Session) -> None:
    window = open_window()
    home = window.home
    asked = home.tiles[0].play_button
    qtbot.mouseClick(asked, Qt.MouseButton.LeftButton)
    assert home.resume.asking
    assert home.resume.question.question.text() == "Set the running match aside and start a new one?"
    assert QApplication.focusWidget() is home.resume.question.safe
    assert filled(home) == ["Keep the match"]
    assert desk.offer is not None
    assert window.page is home


@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_safe_answer_keeps_everything(
    qtbot: QtBot, open_window: Open, desk: Wiring, offer: Session, way: str
) -> None:
    home = open_window().home
    home.ask_for("cuatrola")
    if way == "button":
        qtbot.mouseClick(home.resume.question.safe, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(home.resume.question.safe, Qt.Key.Key_Escape)
    assert not home.resume.asking
    assert home.resume.go_on.isVisible()
    assert desk.offer is not None


def test_set_aside_asks_and_then_keeps_the_file(qtbot: QtBot, open_window: Open, desk: Wiring, offer: Session) -> None:
    home = open_window().home
    assert desk.saves is not None
    assert desk.saves.flush()
    qtbot.mouseClick(home.resume.aside, Qt.MouseButton.LeftButton)
    assert desk.offer is not None
    qtbot.mouseClick(home.resume.question.deed, Qt.MouseButton.LeftButton)
    assert desk.offer is None
    assert home.resume.isHidden()
    assert desk.saves.flush()
    assert len(desk.saves.aside()) == 1
    assert QApplication.focusWidget() is home.tiles[0].play_button


def test_tab_reaches_every_control_from_top_to_bottom(qtbot: QtBot, open_window: Open, offer: Session) -> None:
    window = open_window()
    reached = []
    window.home.preferences_button.setFocus()
    for _ in range(30):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in reached:
            break
        reached.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    wanted = {b for b in window.findChildren(Button) if b.isVisible()}
    assert set(reached) == wanted
    rows = [widget.mapTo(window, QPoint(0, widget.height() // 2)).y() for widget in reached]
    bands = [row // 60 for row in rows]
    assert bands == sorted(bands)
    assert all(widget.accessibleName() for widget in reached)


def test_enter_presses_a_button(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    qtbot.keyClick(window.home.preferences_button, Qt.Key.Key_Return)
    assert window.page is not window.home


def test_the_focus_is_marked_for_those_who_use_the_keyboard(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    assert window.ring.target is None
    handle = window.windowHandle()
    qtbot.keyClick(handle, Qt.Key.Key_Tab)
    settle()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert window.ring.target is focus
    ring, control = window.ring.geometry(), focus.rect().translated(focus.mapTo(window, QPoint(0, 0)))
    assert ring == control.adjusted(-5, -5, 5, 5)
    qtbot.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(683, 20))
    settle()
    assert window.ring.target is None
    assert QApplication.focusWidget() is focus, "a click elsewhere takes no focus away"


class FourGames(Wiring):
    """Until there are four games: the same one under four colours."""

    @property
    def games(self):  # type: ignore[no-untyped-def]
        card = super().games[0]
        return tuple(
            card._replace(id=f"{card.id}{n}", colour=c) for n, c in enumerate(("blue", "wine", "green", "blue"))
        )


@pytest.mark.parametrize("size", [(683, 384), (1024, 640), (1366, 768), (1920, 1080)])
def test_four_tiles_stand_apart(qtbot: QtBot, settings: Settings, speech: Language, size: tuple[int, int]) -> None:
    from desk.games import discover
    from desk.ui.window import MainWindow
    from tests.helpers.overflow import overflowing

    window = MainWindow(FourGames(discover(), None), settings, speech)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    settle()
    tiles = window.home.tiles
    assert len(tiles) == 4
    for one in tiles:
        assert not any(one.geometry().intersects(other.geometry()) for other in tiles if other is not one)
        assert one.width() <= size[0]
    assert not overflowing(window.home)
    assert filled(window.home) == []
