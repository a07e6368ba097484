"""Texts in plain English, as a terminal shows them."""

from __future__ import annotations

import pytest

from desk.app.plain_text import plain
from desk.core.cards import Card
from desk.core.text import SeatName, Suit, T, Text
from desk.session.json_text import said

TRICKS = T("Test", "%n trick(s) of {all}", "", 0)
CASES: list[tuple[Text, str]] = [
    (T("Test", "You must follow suit."), "You must follow suit."),
    (T("Test", "{card} on {other}").fill(card=Card("Ac"), other=Card("Nd")), "ace of cups on knight of coins"),
    (T("Test", "Forty in {suit}").fill(suit=Suit("b")), "Forty in batons"),
    (T("Test", "{seat} deals").fill(seat=SeatName(2)), "seat 2 deals"),
    (TRICKS.fill(1, all=5), "1 trick of 5"),
    (TRICKS.fill(0, all=5), "0 tricks of 5"),
    (TRICKS.fill(3, all=5), "3 tricks of 5"),
    (T("Test", "{a}: {b}").fill(a=T("Test", "x"), b=TRICKS.fill(2, all=4)), "x: 2 tricks of 4"),
    (T("Test", "{card}").fill(card=Card("X1")), "joker"),
    (T("Test", "{left} {nowhere}").fill(left=3), "3 {nowhere}"),
    (said(T("Test", "“{file}” {why}"), file="{why} %n", why="broken"), "“{why} %n” broken"),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_text_is_filled(text: Text, expected: str) -> None:
    assert plain(text) == expected


def test_suits_are_named_by_the_deck() -> None:
    text = T("Test", "{card} {suit}").fill(card=Card("Ts"), suit=Suit("c"))
    assert plain(text, deck="french") == "10 of spades clubs"
    assert plain(text, deck="spanish") == "10 of swords cups"


def test_seats_may_have_names() -> None:
    text = T("Test", "{one}, {other}").fill(one=SeatName(0), other=SeatName(1))
    assert plain(text, names=["Anna", ""]) == "Anna, seat 1"
