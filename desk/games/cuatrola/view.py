"""What a seat knows of a hand, read from the log of the bot protocol, on the kernel's integers.

Nothing here guesses: a card is placed where it was shown or sung, and ruled out where a play would otherwise have
been against the duties of the options in force.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desk.games.cuatrola.facts import STAKES, Rules, after, partner, seats_from
from desk.games.cuatrola.kernel import ALL, BEATS, BIT, PAIR, WORTH, Names, cante, cards_of, legal


class View:
    """One seat's knowledge when it is asked. Cards and suits are the kernel's numbers, sets are masks."""

    def __init__(self, options: Mapping[str, Any], seat: int, asked: Mapping[str, Any]) -> None:
        self.rules = Rules(**options)
        self.seat = seat
        self.dealer: int = asked["dealer"]
        self.total: tuple[int, ...] = tuple(asked["total"])
        self.legal: list[str] = asked["legal"]
        self.contract = "plain"
        self.declarer: int | None = None
        self.spoken = 0
        self.active: tuple[int, ...] = (0, 1, 2, 3)
        self.leader = after(self.dealer)
        self.trick: list[tuple[int, int]] = []
        """Seats and cards of the running trick, in order."""
        self.played = 0
        """Cards that have been played."""
        self.points = [0, 0]
        self.tricks = [0, 0]
        self.sung = 0
        """Suits that have been sung, as bits."""
        self.known = [0, 0, 0, 0]
        """Cards that others are known to hold."""
        self.never = [0, 0, 0, 0]
        """Cards that others are known not to hold."""
        log: list[str] = asked["log"]
        self.names = Names(next(line.split()[2][1] for line in log if line.startswith("show")))
        self.hand = self.names.mask(asked["hand"])
        for line in log:
            self._read(*line.split())
        self.unseen = ALL & ~(self.played | self.hand)

    # Reading the log

    def _read(self, who: str, verb: str, *words: str) -> None:
        if who == "deal":
            return
        if who == "show":
            self.known[int(verb)] |= self.names.mask(words)
            return
        seat = int(who)
        if verb == "bid" or verb == "pass":
            self._hear(seat, words)
        elif verb == "play":
            self._see(seat, self.names.numbers[words[0]])
        elif verb == "takes":
            self._clear(seat)
        elif verb == "sing":
            suit = self.names.suits.index(words[0])
            self.sung |= BIT[suit]
            self.points[seat & 1] += cante(suit)
            self.known[seat] |= PAIR[suit]

    def _hear(self, seat: int, bid: tuple[str, ...]) -> None:
        self.spoken += 1
        if not bid:
            return
        self.contract, self.declarer = bid[0], seat
        self.active = tuple(other for other in range(4) if other != partner(seat))
        first = seat if self.rules.lead == "declarer" else after(self.dealer)
        self.leader = first if first in self.active else after(first)

    def _see(self, seat: int, card: int) -> None:
        if self.trick and seat != self.seat:
            self.never[seat] |= self._betrayed(seat, card)
        self.trick.append((seat, card))
        self.played |= BIT[card]
        self.known[seat] &= ~BIT[card]

    def _betrayed(self, seat: int, card: int) -> int:
        """The cards with which this play would have been illegal: each one alone would have been."""
        led, best, free = self.duties(seat)
        beat_led = self.rules.beat == "led"
        return sum(
            BIT[other]
            for other in cards_of(ALL & ~self.played & ~BIT[card])
            if not legal(BIT[other] | BIT[card], led, best, free, beat_led) & BIT[card]
        )

    def _clear(self, seat: int) -> None:
        self.points[seat & 1] += sum(WORTH[card] for _, card in self.trick)
        self.tricks[seat & 1] += 1
        self.leader = seat
        self.trick = []

    # What follows from it

    @property
    def counts_points(self) -> bool:
        """Whether card points and cantes count (2.5)."""
        return self.contract in ("plain", "solo")

    def winning(self) -> tuple[int, int]:
        """The seat and card that win the running trick so far."""
        best = self.trick[0]
        for seat, card in self.trick[1:]:
            if BEATS[best[1]] & BIT[card]:
                best = (seat, card)
        return best

    def duties(self, seat: int) -> tuple[int, int, bool]:
        """For a seat that follows: the card led, the card winning, and whether it is exempt from beating it."""
        winner, best = self.winning()
        return self.trick[0][1], best, self.rules.partner_exempt and (winner ^ seat) & 1 == 0

    def order(self) -> list[int]:
        """The active seats in the order of play of the running trick."""
        return [seat for seat in seats_from(self.leader) if seat in self.active]

    def to_come(self) -> list[int]:
        """The seats that play to the running trick after this one."""
        order = self.order()
        return order[order.index(self.seat) + 1 :]

    def may_hold(self, seat: int) -> int:
        """The unseen cards that a seat may hold as far as this one knows."""
        elsewhere = 0
        for other in range(4):
            if other != seat:
                elsewhere |= self.known[other]
        return self.unseen & ~self.never[seat] & ~elsewhere

    def stake(self) -> int:
        """What the hand is played for."""
        return STAKES[self.contract]
