"""Texts as values: what is said, not yet in which language.

Below the windows nobody translates. ``T("Context", "source")`` makes a value that the extractor of the
catalogues finds; the windows turn it into words by language and by the deck in use. Call ``T`` with
literals only and never with a keyword: the extractor drops such calls without a word.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from desk.core.cards import Card


class Suit(NamedTuple):
    """A suit as a parameter of a text ("d"), to be named by the deck in use."""

    code: str


class SeatName(NamedTuple):
    """A seat as a parameter of a text: the window puts the player's name or "you"."""

    seat: int


Parameter: TypeAlias = "Card | Suit | SeatName | int | Text"


class Text(NamedTuple):
    """A translatable text: context, source text, comment for translators, number for plurals, parameters.

    ``you`` is the text to use instead where one of the seats in it is the reader's own.
    """

    context: str
    source: str
    comment: str = ""
    number: int | None = None
    parameters: tuple[tuple[str, Any], ...] = ()
    you: Text | None = None

    def fill(self, n: int | None = None, **parameters: Parameter) -> Text:
        """The same text with parameters: cards, suits, seats, numbers, other texts; ``n`` for a plural."""
        number = self.number if n is None else n
        return self._replace(number=number, parameters=self.parameters + tuple(parameters.items()))

    def or_you(self, you: Text) -> Text:
        """The same text with another one for the reader whose own seat is spoken of."""
        return self._replace(you=you)


def T(context: str, source: str, comment: str = "", number: int | None = None) -> Text:  # noqa: N802
    """A translatable text. A plural is ``T("Context", "%n trick(s)", "", 0).fill(n=k)``."""
    return Text(context, source, comment, number)
