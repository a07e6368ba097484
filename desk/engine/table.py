"""Which card lies where. The only place in which cards move, and it writes down what happened while it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desk.core.cards import Card
from desk.core.events import CardMoved, CardsShown, Event
from desk.core.zones import Zone


class Table:
    """The zones with their cards in order, and the journal of the round.

    ``move``, ``show`` and ``say`` are the only mutators; each appends its event to ``journal``.
    """

    __slots__ = ("_zones", "journal")

    def __init__(self, zones: Mapping[Zone, Iterable[Card]], journal: Iterable[Event] = ()) -> None:
        self._zones = {zone: list(cards) for zone, cards in zones.items()}
        self.journal: list[Event] = list(journal)

    def copy(self) -> Table:
        """An independent table with the same cards and journal."""
        twin = Table.__new__(Table)
        twin._zones = {zone: cards[:] for zone, cards in self._zones.items()}
        twin.journal = self.journal[:]
        return twin

    @property
    def zones(self) -> Mapping[Zone, list[Card]]:
        """All zones; to be read only."""
        return self._zones

    def cards(self, zone: Zone) -> tuple[Card, ...]:
        """The cards of a zone in order; empty where the table has no such zone."""
        return tuple(self._zones.get(zone, ()))

    def move(self, card: Card, source: Zone, target: Zone) -> None:
        """Move one card. Raises ValueError if it does not lie in the source."""
        self._zones[source].remove(card)
        self._zones.setdefault(target, []).append(card)
        self.journal.append(CardMoved(card, source, target))

    def show(self, zone: Zone, cards: Iterable[Card], to: tuple[int, ...] | None = None) -> None:
        """Show cards of a zone to some seats, or to everybody; they stay where they are."""
        shown = tuple(cards)
        if not set(shown) <= set(self._zones[zone]):
            raise ValueError(f"{shown} are not all in {zone}")
        self.journal.append(CardsShown(shown, zone, to))

    def say(self, event: Event) -> None:
        """Write down something that moves no card."""
        self.journal.append(event)
