"""A new match: the form from the options, the seats, and what is kept of both."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desk.app.wiring import Wiring
from desk.core.options import Option, OptionValue, Value
from desk.core.text import T
from desk.session.seats import PERSON
from desk.session.session import Session
from desk.settings import Settings
from desk.ui.choices import Choice, Combo, Entry, Segment
from desk.ui.language import Language
from desk.ui.match_setup.page import SetupPage
from desk.ui.match_setup.plan import plan_for
from desk.ui.match_setup.rules import RulesForm, entries
from desk.ui.preferences.sections import TableSection
from desk.ui.style import Look
from tests.ui.conftest import Open, settle


@pytest.fixture
def setup(qtbot: QtBot, desk: Wiring, settings: Settings, speech: Language) -> SetupPage:
    """The page by itself."""
    page = SetupPage(Look(), desk, desk.games[0], settings, speech)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.setUpdatesEnabled(False)
    page.open("rules")
    page.show()
    settle()
    return page


def segment(choice: Choice, value: Value) -> Segment:
    return next(
        s for s in choice.findChildren(Segment) if s.entry.value == value and type(s.entry.value) is type(value)
    )


def click(qtbot: QtBot, choice: Choice, value: Value) -> None:
    qtbot.mouseClick(segment(choice, value), Qt.MouseButton.LeftButton)


# Rules


def test_every_option_of_the_game_has_a_row_with_its_values(setup: SetupPage, desk: Wiring) -> None:
    options = desk.games[0].options
    assert list(setup.rules.rows) == [option.name for option in options]
    for option in options:
        row = setup.rules.rows[option.name]
        offered = {s.entry.value for s in row.choice.findChildren(Segment)}
        assert offered == {value.value for value in option.values}
        assert row.choice.value == option.default
        marked = [s.entry.value for s in row.choice.findChildren(Segment) if s.entry.standard]
        assert marked == [option.default]


def test_a_row_says_where_its_variants_come_from(setup: SetupPage) -> None:
    assert "7: a public Cuatrola server · 21: Ludoteka and others" in setup.rules.rows["target"].note.text()


def test_numbers_stand_by_size(desk: Wiring) -> None:
    target = next(option for option in desk.games[0].options if option.name == "target")
    assert [entry.value for entry in entries(target)] == [7, 11, 21]


def test_a_rule_that_differs_is_marked_counted_and_kept(qtbot: QtBot, setup: SetupPage, settings: Settings) -> None:
    assert setup.count.text() == "All rules as usual"
    assert setup.defaults.isHidden()
    with qtbot.waitSignal(setup.changed):
        click(qtbot, setup.rules.rows["exact"].choice, False)
    assert setup.rules.rows["exact"].differs
    assert setup.count.text() == "1 rule differs from the default"
    click(qtbot, setup.rules.rows["target"].choice, 21)
    assert setup.count.text() == "2 rules differ from the default"
    assert settings.options == {"cuatrola": {"target": 21, "exact": False}}
    assert setup.plan.options == {"target": 21, "exact": False}


def test_back_to_defaults(qtbot: QtBot, setup: SetupPage, settings: Settings) -> None:
    click(qtbot, setup.rules.rows["exact"].choice, False)
    qtbot.mouseClick(setup.defaults, Qt.MouseButton.LeftButton)
    assert setup.rules.differing == 0
    assert setup.defaults.isHidden()
    assert settings.options == {"cuatrola": {}}


def test_what_was_chosen_is_there_again(open_window: Open, settings: Settings) -> None:
    settings.options = {"cuatrola": {"exact": False, "no_such_rule": 3, "target": 12}}
    window = open_window()
    window.open_setup("cuatrola")
    assert window.setup is not None
    assert window.setup.rules.rows["exact"].choice.value is False
    assert window.setup.rules.rows["target"].choice.value == 11
    assert window.setup.rules.differing == 1


def many(values: int) -> Option:
    made = tuple(OptionValue(n, T("Test", str(n))) for n in range(values))
    return Option("many", made, T("Test", "Many"), T("Test", "Many values."))


def test_more_than_four_values_unfold(qtbot: QtBot) -> None:
    look = Look()
    for values, listed in ((4, False), (5, True)):
        form = RulesForm(look, (many(values),), {"many": 0})
        qtbot.addWidget(form)
        form.resize(900, 200)
        form.show()
        choice = form.rows["many"].choice
        assert choice.findChild(Combo).isVisible() == listed
        assert choice.findChild(Combo).itemText(0) == "0 (default)"


def test_segments_that_are_too_wide_unfold(qtbot: QtBot) -> None:
    choice = Choice(Look(), [Entry(n, "a long name of a value") for n in range(3)], 0, "name")
    qtbot.addWidget(choice)
    choice.show()
    choice.limit(1000)
    assert isinstance(choice.control, Segment)
    choice.limit(300)
    assert isinstance(choice.control, Combo)


def test_the_wheel_scrolls_the_page_and_changes_nothing(qtbot: QtBot) -> None:
    choice = Choice(Look(), [Entry(n, str(n)) for n in range(9)], 4, "name")
    qtbot.addWidget(choice)
    choice.show()
    combo = choice.findChild(Combo)
    combo.setFocus()
    at, none = QPointF(5, 5), Qt.KeyboardModifier.NoModifier
    turn = QWheelEvent(
        at, at, QPoint(0, 0), QPoint(0, -120), Qt.MouseButton.NoButton, none, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(combo, turn)
    assert choice.value == 4


def test_arrow_keys_choose_within_a_control_and_tab_leaves_it(qtbot: QtBot, setup: SetupPage) -> None:
    choice = setup.rules.rows["target"].choice
    choice.control.setFocus()
    qtbot.keyClick(choice.control, Qt.Key.Key_Right)
    assert choice.value == 21
    qtbot.keyClick(choice.control, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is setup.rules.rows["exact"].choice.control


def test_the_whole_form_can_be_reached_by_tab(qtbot: QtBot, setup: SetupPage) -> None:
    reached: list[object] = []
    setup.back.setFocus()
    for _ in range(40):
        focus = QApplication.focusWidget()
        if focus in reached or focus is None:
            break
        reached.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert reached[:2] == [setup.back, setup.buttons["rules"]]
    controls = [row.choice.control for row in setup.rules.rows.values()]
    assert reached[2 : 2 + len(controls)] == controls
    assert reached[-1] is setup.start


# Players


def test_the_seats_as_they_are_at_first(setup: SetupPage) -> None:
    seats = setup.players.seats
    assert [seat.name for seat in seats] == ["Carmen", "Elena", "Lucía", "Mateo"]
    assert [seat.player for seat in seats] == [PERSON, "easy", "easy", "easy"]
    assert setup.players.rows[2].place.text() == "Across, your partner"


def test_one_person_at_most(qtbot: QtBot, setup: SetupPage, settings: Settings) -> None:
    setup.open("players")
    settle()
    click(qtbot, setup.players.rows[2].player, PERSON)
    assert [seat.player for seat in setup.players.seats] == ["easy", "easy", PERSON, "easy"]
    assert setup.players.seats[2].name == "Carmen"
    assert settings.levels == ["easy", "easy", PERSON, "easy"]
    assert setup.players.rows[0].place.text() == "Across, your partner"


def test_all_four_may_be_bots(qtbot: QtBot, setup: SetupPage) -> None:
    setup.open("players")
    settle()
    assert setup.players.watching.isHidden()
    click(qtbot, setup.players.rows[0].player, "random")
    assert setup.players.own_seat is None
    assert setup.players.watching.isVisible()
    assert len({seat.name for seat in setup.players.seats}) == 4
    assert setup.players.rows[0].place.text() == "Place 1, with place 3"


@pytest.mark.parametrize("name", ["花子", "Iñaki", "O’Brien & Söhne", "Ж"])
def test_names_in_any_script_are_kept(qtbot: QtBot, setup: SetupPage, settings: Settings, name: str) -> None:
    setup.open("players")
    settle()
    field = setup.players.rows[1].name
    field.setFocus()
    field.setText(name)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert setup.players.seats[1].name == name
    assert settings.names == ["", name, "", ""]


def test_an_emptied_name_is_the_usual_one_again(qtbot: QtBot, setup: SetupPage, settings: Settings) -> None:
    setup.open("players")
    settle()
    field = setup.players.rows[1].name
    for text, name, kept in (("Ana", "Ana", "Ana"), ("  ", "Elena", ""), ("Elena", "Elena", "")):
        field.setFocus()
        field.setText(text)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert field.text() == name
        assert (settings.names + [""] * 4)[1] == kept


def test_the_own_name_is_kept_apart(qtbot: QtBot, setup: SetupPage, settings: Settings) -> None:
    field = setup.players.rows[0].name
    field.setText("Aki")
    field.editingFinished.emit()
    assert settings.own_name == "Aki"
    assert setup.players.seats[0].name == "Aki"


def test_a_name_has_twenty_letters_at_most(qtbot: QtBot, setup: SetupPage) -> None:
    setup.open("players")
    field = setup.players.rows[1].name
    field.clear()
    qtbot.keyClicks(field, "x" * 40)
    assert field.text() == "x" * 20


def test_letters_in_a_name_are_no_short_cuts(qtbot: QtBot, setup: SetupPage) -> None:
    setup.open("players")
    settle()
    with qtbot.assertNotEmitted(setup.left):
        qtbot.keyClicks(setup.players.rows[1].name, "lsvhr1")
    assert setup.section == "players"


def test_a_level_that_is_not_there_any_more_is_replaced(desk: Wiring, settings: Settings) -> None:
    settings.levels = [PERSON, "grandmaster", PERSON, ""]
    plan = plan_for(desk.games[0], settings, "en", desk.levels)
    assert [seat.player for seat in plan.seats] == [PERSON, "easy", "easy", "easy"]


def test_a_bot_never_bears_the_name_of_the_reader(desk: Wiring, settings: Settings) -> None:
    settings.own_name = "Lucía"
    names = [seat.name for seat in plan_for(desk.games[0], settings, "en", desk.levels).seats]
    assert names[0] == "Lucía"
    assert len(set(names)) == 4


# The start


def test_starting_asks_about_a_match_on_offer(qtbot: QtBot, offer: Session, open_window: Open, desk: Wiring) -> None:
    window = open_window()
    window.open_setup("cuatrola")
    settle()
    setup = window.setup
    assert setup is not None
    started = []
    setup.started.connect(started.append)
    qtbot.mouseClick(setup.start, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is setup.question.safe
    qtbot.keyClick(setup.question.safe, Qt.Key.Key_Return)
    assert not started
    assert desk.offer is not None
    assert setup.start.isVisible()
    qtbot.mouseClick(setup.start, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(setup.question.deed, Qt.MouseButton.LeftButton)
    assert started == [setup.plan]
    assert window.page is window.table
    assert desk.saves is not None
    assert desk.saves.flush()
    assert len(desk.saves.aside()) == 1


def test_escape_goes_back(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    window.open_setup("cuatrola")
    assert window.setup is not None
    qtbot.keyClick(window.setup, Qt.Key.Key_Escape)
    assert window.page is window.home


# Pace and table


def test_pace_and_table_are_kept_at_once(qtbot: QtBot, setup: SetupPage, settings: Settings) -> None:
    setup.open("table")
    settle()
    table = setup.build("table")
    assert isinstance(table, TableSection)
    with qtbot.waitSignal(setup.changed):
        click(qtbot, table.wait, True)
    assert settings.trick_until_clicked
    click(qtbot, table.ask, True)
    click(qtbot, table.felt, "wine")
    table.pace.findChild(Combo).activated.emit(0)
    assert (settings.ask_before_playing, settings.felt, settings.pace) == (True, "wine", "slow")


def test_a_cloth_has_a_name_and_not_only_a_colour(setup: SetupPage) -> None:
    table = setup.build("table")
    assert isinstance(table, TableSection)
    named = [s.words for s in table.felt.findChildren(Segment)]
    assert named == ["Green", "Blue", "Wine", "Slate"]
