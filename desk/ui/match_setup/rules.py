"""The rules of a match as a form made from the game's options, and nothing but them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desk.core.options import Option, Value
from desk.core.text import T
from desk.ui.choices import Choice, Entry
from desk.ui.controls import say
from desk.ui.preferences.rows import Form, Row
from desk.ui.style import Look
from desk.ui.words import translate

SOURCE = T("Options", "{value}: {source}", "a value of an option and where the variant comes from")


def entries(option: Option) -> list[Entry]:
    """The values in the order in which people expect them: numbers by size, anything else the default first."""
    made = [Entry(value.value, value.label, place == 0) for place, value in enumerate(option.values)]
    if all(type(entry.value) is int for entry in made):
        made.sort(key=lambda entry: int(entry.value))
    return made


def sources(option: Option) -> str:
    """Where the variants come from, in the language of the moment."""
    known = [value for value in option.values if value.source is not None]
    known.sort(key=lambda value: value.value if type(value.value) is int else 0)
    return " · ".join(
        translate(SOURCE).format(value=say(value.label), source=say(value.source)) for value in known if value.source
    )


class OptionRow(Row):
    """One option."""

    def __init__(self, look: Look, option: Option, value: Value, parent: QWidget | None = None) -> None:
        self.option = option
        self.choice = Choice(look, entries(option), value, option.label)
        super().__init__(look, option.label, option.note, self.choice, lambda: sources(option), parent)
        self.mark(not self.choice.is_standard)

    def take(self, value: Value) -> None:
        """Show another value."""
        self.choice.set_value(value)
        self.mark(not self.choice.is_standard)


class RulesForm(QWidget):
    """All options of a game.

    Signals: ``changed()`` when a person has chosen a value.
    """

    changed = Signal()

    def __init__(
        self, look: Look, options: tuple[Option, ...], values: Mapping[str, Value], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.form = Form(look)
        self.rows = {option.name: OptionRow(look, option, values[option.name]) for option in options}
        for row in self.rows.values():
            self.form.add(row)
            row.choice.chosen.connect(self._on_chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)

    @property
    def values(self) -> dict[str, Value]:
        """The value of every option."""
        return {name: row.choice.value for name, row in self.rows.items()}

    @property
    def differing(self) -> int:
        """How many options differ from their defaults."""
        return sum(row.differs for row in self.rows.values())

    def reset(self) -> None:
        """Set all options to their defaults."""
        for row in self.rows.values():
            row.take(row.option.default)
        self.changed.emit()

    def _on_chosen(self, _value: object) -> None:
        for row in self.rows.values():
            row.mark(not row.choice.is_standard)
        self.changed.emit()
