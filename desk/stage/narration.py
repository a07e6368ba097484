"""What a screen reader and the log say of an event: public things only, as this viewer perceived them."""

from __future__ import annotations

from desk.core.actions import PlayCard
from desk.core.events import Announced, CardsShown, Event, RoundStarted, SeatActed, TrickTaken
from desk.core.text import SeatName, T, Text

PLAYS = T("Narration", "{seat} plays the {card}.").or_you(T("Narration", "You play the {card}."))
SAYS = T("Narration", "{seat}: {words}").or_you(T("Narration", "You: {words}"))
TAKES = T("Narration", "{seat} takes the trick.").or_you(T("Narration", "You take the trick."))
SHOWN = T("Narration", "Everybody sees the {card} of {seat}.").or_you(T("Narration", "Everybody sees your {card}."))
DEALS = T("Narration", "{seat} deals.").or_you(T("Narration", "You deal."))


def narrate(event: Event) -> Text | None:
    """The sentence for an event, or None where there is nothing to say."""
    if isinstance(event, SeatActed):
        if isinstance(event.action, PlayCard):
            return PLAYS.fill(seat=SeatName(event.seat), card=event.action.card)
        return None if event.said is None else SAYS.fill(seat=SeatName(event.seat), words=event.said)
    if isinstance(event, TrickTaken):
        return TAKES.fill(seat=SeatName(event.seat))
    if isinstance(event, RoundStarted):
        return DEALS.fill(seat=SeatName(event.dealer))
    if isinstance(event, CardsShown):
        card = event.cards[0] if len(event.cards) == 1 else None
        owner = event.zone.owner
        return None if card is None or owner is None else SHOWN.fill(seat=SeatName(owner), card=card)
    return event.text if isinstance(event, Announced) else None
