"""What is said of an event: public things, with the reader spoken to."""

from __future__ import annotations

import pytest

from desk.core.actions import Bid, Decline, Pass, PlayCard, Sing
from desk.core.cards import Card, cards
from desk.core.events import Announced, Beat, CardMoved, CardsShown, Event, RoundStarted, SeatActed, SeatOut, TrickTaken
from desk.core.text import SeatName, T
from desk.core.zones import STOCK, hand, pile
from desk.engine.views import redact_all
from desk.games.cuatrola import GAME
from desk.stage.narration import narrate
from desk.stage.timing import scaled
from tests.helpers.play import moments
from tests.helpers.secrets import cards_behind, met

SAID = T("Test", "Solo")


@pytest.mark.parametrize(
    ("event", "source", "yours"),
    [
        (SeatActed(1, PlayCard(Card("3c"))), "{seat} plays the {card}.", "You play the {card}."),
        (SeatActed(1, Bid("solo"), SAID), "{seat}: {words}", "You: {words}"),
        (SeatActed(1, Sing("d"), SAID), "{seat}: {words}", "You: {words}"),
        (TrickTaken(1, 20), "{seat} takes the trick.", "You take the trick."),
        (RoundStarted(0, 1), "{seat} deals.", "You deal."),
        (CardsShown(cards("3c"), hand(1)), "Everybody sees the {card} of {seat}.", "Everybody sees your {card}."),
    ],
)
def test_sentences(event: Event, source: str, yours: str) -> None:
    text = narrate(event)
    assert text is not None
    assert text.source == source
    assert text.you is not None
    assert text.you.source == yours
    assert ("seat", SeatName(1)) in text.parameters


@pytest.mark.parametrize(
    "event",
    [
        SeatActed(1, Decline()),
        SeatActed(1, Pass()),
        CardMoved(Card("3c"), STOCK, hand(0)),
        CardMoved(None, hand(1), pile(0)),
        CardsShown((None,), hand(1), to=(2,)),
        CardsShown(cards("Kc Nc"), hand(1)),
        SeatOut(2),
        Beat("trick"),
    ],
)
def test_nothing_is_said_of_what_says_nothing(event: Event) -> None:
    assert narrate(event) is None


def test_an_announcement_is_said_as_it_is() -> None:
    assert narrate(Announced(SAID, 1)) is SAID


def test_no_sentence_names_a_card_that_this_viewer_has_not_seen() -> None:
    for seed in range(8):
        walked = moments(GAME, seed)
        for moment in walked:
            seen = met(GAME, 0, moment.after.table.journal)
            for event in redact_all(GAME, 0, moment.events):
                text = narrate(event)
                assert text is None or cards_behind(text) <= seen


def test_pace_multiplies_times() -> None:
    assert [scaled(220, pace) for pace in (0.0, 0.3, 1.0, 1.6)] == [0, 66, 220, 352]
