"""The constants of La Cuatrola, its options as a value, and the facts of a hand that everybody may read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from desk.core.cards import Card

SEATS = 4
HAND_SIZE = 5
SUITS = "dcsb"
RANKS = "A3KNJ"
"""High to low (2.1)."""
CARD_POINTS = {"A": 11, "3": 10, "K": 4, "N": 3, "J": 2}
LAST_TRICK = 10
STAKES = {"plain": 1, "solo": 2, "cuatrola": 4, "quintola": 5}
BIDS = ("solo", "cuatrola", "quintola")
CUATROLA_TRICKS = 4
CANTE = 20
TRUMP_CANTE = 40
LAST_CANTE_TRICK = 3
"""After later tricks nobody holds two cards any more (2.4)."""


class Rules(NamedTuple):
    """The options of a match, by their names in the record."""

    target: int = 11
    exact: bool = True
    auction: str = "highest"
    lead: str = "mano"
    partner_exempt: bool = False
    beat: str = "winning"
    tie_solo: str = "mano"
    tie_plain: str = "mano"
    cantes_per_trick: str = "pair"
    forty_first: bool = False
    clean_sweep: int = 1
    play_out: bool = False


@dataclass(slots=True)
class Facts:
    """What everybody may know of the hand beyond the cards they see. Field values are immutable."""

    dealer: int
    total: tuple[int, ...]
    trump: str = ""
    indicator: Card | None = None
    contract: str = "plain"
    declarer: int | None = None
    spoken: int = 0
    active: tuple[int, ...] = (0, 1, 2, 3)
    leader: int = 0
    best: int | None = None
    tricks: tuple[int, ...] = (0, 0, 0, 0)
    points: tuple[int, ...] = (0, 0)
    cantes: tuple[tuple[int, str, int], ...] = ()
    windows: tuple[int, ...] = ()
    sung: tuple[int, ...] = ()

    @property
    def mano(self) -> int:
        """The eldest hand: the dealer's right-hand neighbour, who speaks and as a rule leads first."""
        return after(self.dealer)

    @property
    def played(self) -> int:
        """How many tricks have been won."""
        return sum(self.tricks)

    @property
    def counts_points(self) -> bool:
        """Whether card points and cantes count: in plain hands and solos only (2.5)."""
        return self.contract in ("plain", "solo")

    def order(self) -> tuple[int, ...]:
        """The active seats in the order of play of the running trick."""
        return tuple(seat for seat in seats_from(self.leader) if seat in self.active)


def after(seat: int) -> int:
    """The next seat in the order of play."""
    return (seat + 1) % SEATS


def seats_from(seat: int) -> tuple[int, ...]:
    """All seats in the order of play, beginning with this one."""
    return tuple((seat + step) % SEATS for step in range(SEATS))


def side(seat: int) -> int:
    """The pair of a seat: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


def partner(seat: int) -> int:
    """The seat opposite."""
    return (seat + 2) % SEATS


def tricks_of(facts: Facts, pair: int) -> int:
    """The tricks that a pair has won."""
    return sum(won for seat, won in enumerate(facts.tricks) if side(seat) == pair)
