"""Rule options as data: the form, the record and the help are made from the same values.

An option has a name and values as in the record format; labels and notes are for people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desk.core.text import Text

Value = bool | int | str


class OptionValue(NamedTuple):
    """One value of an option, with its label and where the variant comes from (None for the base text)."""

    value: Value
    label: Text
    source: Text | None = None


class Option(NamedTuple):
    """A rule option: its name in the record, its values (the default first), what a person reads."""

    name: str
    values: tuple[OptionValue, ...]
    label: Text
    note: Text

    @property
    def default(self) -> Value:
        """The value in force where nothing is said."""
        return self.values[0].value

    def allows(self, value: object) -> bool:
        """Whether this is one of the values; true is not 1, as in JSON."""
        return any(v.value == value and type(v.value) is type(value) for v in self.values)


def with_defaults(options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """All options with the chosen values over the defaults.

    Raises ValueError naming the option that does not exist or the value that is not listed.
    """
    complete = {option.name: option.default for option in options}
    by_name = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in by_name:
            raise ValueError(f"unknown option {name!r}")
        if not by_name[name].allows(value) or not isinstance(value, (bool, int, str)):
            raise ValueError(f"option {name!r} cannot be {value!r}")
        complete[name] = value
    return complete


def changed(options: Sequence[Option], values: Mapping[str, Value]) -> dict[str, Value]:
    """Only the options that differ from their defaults, in the order of declaration."""
    return {o.name: values[o.name] for o in options if values.get(o.name, o.default) != o.default}


def parse_value(option: Option, text: str) -> Value:
    """The option's value written as on a command line ("true", "21", "first_bid").

    Raises ValueError for a text that names none of the values.
    """
    for candidate in option.values:
        value = candidate.value
        if text == (str(value).lower() if isinstance(value, bool) else str(value)):
            return value
    raise ValueError(f"option {option.name!r} cannot be {text!r}")
