"""A hand with all cards open, solved exactly: alpha-beta over the kernel's integers.

Values are for side 0 and doubled, so that an option's ruling on a tie fits between: above zero side 0 wins the hand,
below zero side 1 does, zero is a tie that nobody wins. Cantes are sung where they can be: with open cards that never
hurts, and a pair with several to choose from tries each of them (2.4).
"""

from __future__ import annotations

from collections.abc import Sequence

from desk.games.cuatrola.facts import CUATROLA_TRICKS, HAND_SIZE, LAST_TRICK, Rules, after
from desk.games.cuatrola.kernel import ABOVE, BEATS, BIT, CARDS, PAIR, SUITED, WORTH, cante, legal

SWEPT = 1000
"""Added to the winner's value where one pair took every trick and an option pays for it."""
INFINITE = 1 << 20
_TOOK = 4
"""Bits of ``flags``: the lowest four are the suits that have been sung, then whether side 0, side 1 took a trick."""

_POINTS = tuple(2 * worth for worth in WORTH)
_NOTHING = (0,) * CARDS


class Song:
    """A cante that may still be sung in a world: whose, which cards, what it is worth to side 0 (doubled)."""

    __slots__ = ("bit", "cards", "seat", "value")

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.bit = BIT[suit]
        self.cards = PAIR[suit]
        self.value = -2 * cante(suit) if seat & 1 else 2 * cante(suit)


class Solver:
    """The rules of one hand: options, contract, who plays. ``open`` lays out a world, then values can be asked for."""

    def __init__(self, rules: Rules, contract: str, declarer: int | None, active: Sequence[int], mano: int) -> None:
        self.exempt = rules.partner_exempt
        self.beat_led = rules.beat == "led"
        self.each_sings = rules.cantes_per_trick == "player"
        self.forty_first = rules.forty_first
        self.sweep = contract == "plain" and rules.clean_sweep > 1
        self.counts = contract in ("plain", "solo")
        self.worth = _POINTS if self.counts else _NOTHING
        self.trick_worth = 0 if self.counts else 2
        self.last_worth = 2 * LAST_TRICK if self.counts else 0
        self.active = tuple(active)
        self.count = len(self.active)
        self.next = [_next_active(seat, self.active) for seat in range(4)]
        self.start = _start(rules, contract, declarer, mano)
        self.hands = [0, 0, 0, 0]
        self.songs: list[Song] = []
        self.table: dict[int, tuple[int, int]] = {}
        self.ends: dict[int, int] = {}

    def open(self, hands: Sequence[int]) -> None:
        """Lay out a world: the cards that each seat holds now."""
        self.hands = list(hands)
        self.table = {}
        self.ends = {}
        self.songs = []
        if self.counts:
            self.songs = [
                Song(seat, suit) for seat in self.active for suit in range(4) if hands[seat] & PAIR[suit] == PAIR[suit]
            ]

    def after(
        self, seat: int, card: int, led: int, best: int, winner: int, worth: int, waiting: int, left: int, flags: int,
        low: int, high: int,
    ) -> int:  # fmt: skip
        """The value of what is still to come once this seat has played this card.

        ``worth`` lies in the trick already; ``waiting`` seats have still to play to it, this one included; ``left``
        tricks are left, this one included. Outside of ``low`` to ``high`` the value is a bound.
        """
        bit = BIT[card]
        if led < 0:
            led, best, winner = card, card, seat
        elif BEATS[best] & bit:
            best, winner = card, seat
        hands = self.hands
        held = hands[seat]
        hands[seat] = held ^ bit
        worth += self.worth[card]
        if waiting == 1:
            value = self._take(winner, worth, left, flags, low, high)
        else:
            value = self._play(self.next[seat], led, best, winner, worth, waiting - 1, left, flags, low, high)
        hands[seat] = held
        return value

    def lead(self, seat: int, left: int, flags: int, low: int, high: int) -> int:
        """The value of the hand from a lead of this seat on."""
        if left == 1:
            return self._last(seat, flags)
        hands = self.hands
        key = (hands[0] | hands[1] | hands[2] | hands[3]) << 8 | flags << 2 | seat
        known_low, known_high = self.table.get(key, (-INFINITE, INFINITE))
        if known_low >= high or known_low == known_high:
            return known_low
        if known_high <= low:
            return known_high
        value = self._play(seat, -1, 0, seat, 0, self.count, left, flags, low, high)
        if value <= low:
            known_high = value
        elif value >= high:
            known_low = value
        else:
            known_low = known_high = value
        self.table[key] = known_low, known_high
        return value

    def _play(  # noqa: C901 - in one piece: every call that is split off costs a tenth of the time
        self, seat: int, led: int, best: int, winner: int, worth: int, waiting: int, left: int, flags: int,
        low: int, high: int,
    ) -> int:  # fmt: skip
        hands = self.hands
        held = hands[seat]
        if led < 0:
            moves = held
            first = 0
        else:
            moves = legal(held, led, best, self.exempt and (winner ^ seat) & 1 == 0, self.beat_led)
            first = moves & ABOVE[best] & SUITED[led]
        following = self.next[seat]
        points = self.worth
        maximise = seat & 1 == 0
        found = -INFINITE if maximise else INFINITE
        while moves:
            # What beats the trick in its suit is tried from above, all else from below: a third fewer lines than
            # from above throughout (measured).
            if first:
                card = first.bit_length() - 1
                first ^= BIT[card]
            else:
                card = (moves & -moves).bit_length() - 1
            bit = BIT[card]
            moves ^= bit
            hands[seat] = held ^ bit
            if led < 0:
                value = self._play(following, card, card, seat, points[card], waiting - 1, left, flags, low, high)
            else:
                now, by = (card, seat) if BEATS[best] & bit else (best, winner)
                if waiting == 1:
                    value = self._take(by, worth + points[card], left, flags, low, high)
                else:
                    value = self._play(
                        following, led, now, by, worth + points[card], waiting - 1, left, flags, low, high
                    )
            if maximise:
                if value > found:
                    found = value
                    if value > low:
                        low = value
                        if low >= high:
                            break
            elif value < found:
                found = value
                if value < high:
                    high = value
                    if low >= high:
                        break
        hands[seat] = held
        return found

    def _take(self, winner: int, worth: int, left: int, flags: int, low: int, high: int) -> int:
        """A trick is complete: its worth, a cante, and the rest of the hand."""
        gain = worth + self.trick_worth
        if winner & 1:
            gain = -gain
        if self.sweep:
            flags |= BIT[_TOOK + (winner & 1)]
        if left == 1:
            return gain + self._end(winner, flags)
        if left == 2:
            return gain + self._last(winner, flags)
        if self.songs:
            return gain + self._sing(winner, left, flags, low - gain, high - gain)
        return gain + self.lead(winner, left - 1, flags, low - gain, high - gain)

    def _end(self, winner: int, flags: int) -> int:
        """What the end of the hand adds: the last trick, and a sweep."""
        value = -self.last_worth if winner & 1 else self.last_worth
        took = flags >> _TOOK
        if took == 1:
            return value + SWEPT
        return value - SWEPT if took == 2 else value

    def _last(self, seat: int, flags: int) -> int:
        """The value of the last trick: everybody has one card, and who has won the one before leads."""
        hands = self.hands
        key = (hands[0] | hands[1] | hands[2] | hands[3]) << 8 | flags << 2 | seat
        value = self.ends.get(key)
        if value is None:
            value = self.ends[key] = self._end_from(seat, flags)
        return value

    def _end_from(self, seat: int, flags: int) -> int:
        card = self.hands[seat].bit_length() - 1
        worth, best, winner = self.worth[card], card, seat
        for _ in range(self.count - 1):
            seat = self.next[seat]
            bit = self.hands[seat]
            card = bit.bit_length() - 1
            worth += self.worth[card]
            if BEATS[best] & bit:
                best, winner = card, seat
        return self._take(winner, worth, 1, flags, -INFINITE, INFINITE)

    # Cantes

    def _sing(self, winner: int, left: int, flags: int, low: int, high: int) -> int:
        """The pair that won the trick sings what suits it best, and leads."""
        choices = self.songs_of(winner, flags)
        maximise = winner & 1 == 0
        found = -INFINITE if maximise else INFINITE
        for value, sung in choices or ((0, 0),):
            total = value + self.lead(winner, left - 1, flags | sung, low - value, high - value)
            if maximise:
                found = max(found, total)
                low = max(low, total)
            else:
                found = min(found, total)
                high = min(high, total)
            if low >= high:
                break
        return found

    def songs_of(self, winner: int, flags: int) -> list[tuple[int, int]]:
        """What a pair may sing after its trick, as values with the bits of the suits."""
        alone, mate = self._songs_of_seat(winner, flags), self._songs_of_seat(winner ^ 2, flags)
        single = [(song.value, song.bit) for song in alone + mate]
        if self.each_sings and alone and mate:
            return [(a.value + b.value, a.bit | b.bit) for a in alone for b in mate]
        return single

    def _songs_of_seat(self, seat: int, flags: int) -> list[Song]:
        held = self.hands[seat]
        able = [
            song
            for song in self.songs
            if song.seat == seat and not flags & song.bit and held & song.cards == song.cards
        ]
        if self.forty_first and any(song.bit == BIT[3] for song in able):
            return [song for song in able if song.bit == BIT[3]]
        return able


def _next_active(seat: int, active: Sequence[int]) -> int:
    following = after(seat)
    return following if following in active else after(following)


def _start(rules: Rules, contract: str, declarer: int | None, mano: int) -> int:
    """The value of a hand before anything is played: how a tie counts, or the tricks that are needed (2.5)."""
    if contract == "plain" or declarer is None:
        return 0 if rules.tie_plain == "nobody" else _sign(mano)
    if contract == "solo":
        return -_sign(declarer) if rules.tie_solo == "declarer_loses" else _sign(mano)
    need = CUATROLA_TRICKS if contract == "cuatrola" else HAND_SIZE
    # With need - 1 tricks won and the others lost the value has to fall below zero, with need it has to rise above.
    return -_sign(declarer) * (2 * (2 * need - 1 - HAND_SIZE))


def _sign(seat: int) -> int:
    return -1 if seat & 1 else 1


def standing(solver: Solver, points: Sequence[int], tricks: Sequence[int], sung: int) -> tuple[int, int]:
    """The value of what has been won so far, and the flags to go on with."""
    value = solver.start
    if solver.counts:
        value += 2 * (points[0] - points[1])
    else:
        value += 2 * (tricks[0] - tricks[1])
    flags = sung
    if solver.sweep:
        for side in (0, 1):
            if tricks[side]:
                flags |= BIT[_TOOK + side]
    return value, flags
