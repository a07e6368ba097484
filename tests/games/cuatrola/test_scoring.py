"""A second La Cuatrola, slow and written from the rules text alone, compared with ours over random hands.

Cards are texts here, a hand is replayed from its record, and nothing of ``desk.games`` is used but through the engine.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from desk.core.actions import action_text
from desk.core.cards import Card, cards
from desk.core.events import TrickTaken
from desk.core.scores import ScoreLine
from desk.engine import referee
from desk.engine.game import State
from desk.engine.shuffle import shuffled
from desk.games.cuatrola import GAME
from desk.games.cuatrola.duties import winning
from tests.helpers.play import choose, some_options, some_setup

WORTH = {"A": 11, "3": 10, "K": 4, "N": 3, "J": 2}
ORDER = ["J", "N", "K", "3", "A"]
STAKE = {"solo": 2, "cuatrola": 4, "quintola": 5}


def beats(one: str, other: str, trump: str) -> bool:
    """Whether a card, played after another that is winning, wins instead."""
    if one[1] == other[1]:
        return ORDER.index(one[0]) > ORDER.index(other[0])
    return one[1] == trump


def best_of(lying: list[str], trump: str) -> int:
    """The place of the winning card: the highest trump, else the highest of the suit led."""
    place = 0
    for other in range(1, len(lying)):
        if beats(lying[other], lying[place], trump):
            place = other
    return place


class Second:
    """A hand as the rules text tells it, fed with the lines of a record."""

    def __init__(self, options: dict[str, object], dealer: int, total: tuple[int, ...], pack: list[str]) -> None:
        self.options, self.dealer, self.total = options, dealer, total
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(4)}
        for number, card in enumerate(pack):
            self.hands[(dealer + 1 + number) % 4].append(card)
        self.trump = pack[19][1]
        self.mano = (dealer + 1) % 4
        self.spoken: list[str] = []
        self.bid: str | None = None
        self.declarer: int | None = None
        self.lying: list[tuple[int, str]] = []
        self.won: list[tuple[int, list[str]]] = []
        self.songs: list[tuple[int, str, int]] = []
        self.asked: list[int] = []
        self.state = "auction" if any(self.may_bid(seat) for seat in range(4)) else "play"
        self.leader = self.mano

    # The auction

    def may_bid(self, seat: int) -> list[str]:
        """The bids of a seat: higher than the highest, and within the target."""
        names = list(STAKE)
        higher = names[names.index(self.bid) + 1 :] if self.bid else names
        own = self.total[seat % 2]
        return [n for n in higher if not self.options["exact"] or own + STAKE[n] <= self.options["target"]]  # type: ignore[operator]

    def speak(self, seat: int, words: str) -> None:
        """Note a speech."""
        self.spoken.append(words)
        if words != "pass":
            self.bid, self.declarer = words.split()[1], seat
        closed = self.bid == "quintola" or (self.bid and self.options["auction"] == "first_bid")
        if closed or len(self.spoken) == 4:
            self.state = "play"
            if self.declarer is not None:
                first = self.declarer if self.options["lead"] == "declarer" else self.mano
                self.leader = first if first in self.players() else (first + 1) % 4

    def players(self) -> list[int]:
        """Who plays cards."""
        return [seat for seat in range(4) if self.declarer is None or seat != (self.declarer + 2) % 4]

    # Who is next, and what may be done

    def turn(self) -> int | None:
        """The seat that is asked."""
        if self.state == "auction":
            return (self.mano + len(self.spoken)) % 4
        if self.state == "cante":
            return self.asked[0]
        if self.state == "over":
            return None
        seat = self.leader
        while seat not in self.players() or seat in [s for s, _ in self.lying]:
            seat = (seat + 1) % 4
        return seat

    def legal(self) -> set[str]:
        """What the seat on turn may do."""
        seat = self.turn()
        assert seat is not None
        if self.state == "auction":
            return {"pass", *(f"bid {name}" for name in self.may_bid(seat))}
        if self.state == "cante":
            return {"decline", *(f"sing {suit}" for suit in self.songs_of(seat))}
        return {f"play {card}" for card in self.legal_cards(seat)}

    def songs_of(self, seat: int) -> set[str]:
        """The suits that a seat may sing."""
        hand, sung = self.hands[seat], {suit for _, suit, _ in self.songs}
        suits = {s for s in "dcsb" if f"K{s}" in hand and f"N{s}" in hand and s not in sung}
        return {self.trump} if self.options["forty_first"] and self.trump in suits else suits

    def legal_cards(self, seat: int) -> set[str]:
        """2.3, sentence by sentence."""
        hand = set(self.hands[seat])
        if not self.lying:
            return hand
        table = [card for _, card in self.lying]
        led = table[0][1]
        place = best_of(table, self.trump)
        best, owner = table[place], self.lying[place][0]
        spared = bool(self.options["partner_exempt"]) and owner == (seat + 2) % 4
        of_suit = {card for card in hand if card[1] == led}
        trumps = {card for card in hand if card[1] == self.trump}
        trumped = best[1] == self.trump and led != self.trump
        if of_suit:
            if trumped or spared:
                return of_suit
            bar = table[0] if self.options["beat"] == "led" else best
            return {card for card in of_suit if ORDER.index(card[0]) > ORDER.index(bar[0])} or of_suit
        if led == self.trump or not trumps or spared:
            return hand
        if trumped:
            return {card for card in trumps if ORDER.index(card[0]) > ORDER.index(best[0])} or hand
        return trumps

    # Doing it

    def do(self, seat: int, words: str) -> None:
        """Carry out a line of the record."""
        if self.state == "auction":
            self.speak(seat, words)
        elif self.state == "cante":
            self.asked.pop(0)
            if words != "decline":
                suit = words.split()[1]
                self.songs.append((seat, suit, 40 if suit == self.trump else 20))
                if self.options["cantes_per_trick"] == "pair":
                    self.asked = []
            if not self.asked:
                self.go_on()
        else:
            card = words.split()[1]
            self.hands[seat].remove(card)
            self.lying.append((seat, card))
            if len(self.lying) == len(self.players()):
                self.take()

    def take(self) -> None:
        """A full trick."""
        table = [card for _, card in self.lying]
        self.leader = self.lying[best_of(table, self.trump)][0]
        self.won.append((self.leader, table))
        self.lying = []
        self.state = "cante"
        self.asked = [s for s in (self.leader, (self.leader + 2) % 4) if s in self.players()]
        if self.bid in ("cuatrola", "quintola") or len(self.won) > 3:
            self.asked = []
            self.go_on()

    def go_on(self) -> None:
        """After a trick and its cantes: the next one, or the end."""
        mine = self.tricks((self.declarer or 0) % 2)
        lost = len(self.won) - mine
        decided = (self.bid == "cuatrola" and (mine == 4 or lost == 2)) or (self.bid == "quintola" and lost == 1)
        done = len(self.won) == 5 or (decided and not self.options["play_out"])
        self.state = "over" if done else "play"

    # The score

    def tricks(self, pair: int) -> int:
        """How many tricks a pair has won."""
        return sum(winner % 2 == pair for winner, _ in self.won)

    def points(self, pair: int) -> int:
        """Card points of the tricks, ten for the last one, and cantes."""
        total = sum(WORTH[card[0]] for winner, table in self.won if winner % 2 == pair for card in table)
        total += 10 if self.won[-1][0] % 2 == pair else 0
        return total + sum(value for seat, _, value in self.songs if seat % 2 == pair)

    def score(self) -> tuple[int, int]:
        """What the hand gives to the pairs."""
        winner, worth = self.outcome()
        return (worth if winner == 0 else 0), (worth if winner == 1 else 0)

    def outcome(self) -> tuple[int | None, int]:
        """The pair that gains, and how much."""
        if self.bid in ("cuatrola", "quintola"):
            assert self.declarer is not None
            pair = self.declarer % 2
            made = self.tricks(pair) >= (4 if self.bid == "cuatrola" else 5)
            return (pair if made else 1 - pair), STAKE[self.bid]
        mine, theirs = self.points(0), self.points(1)
        worth = 2 if self.bid else 1
        if mine == theirs:
            if self.declarer is not None and self.options["tie_solo"] == "declarer_loses":
                return 1 - self.declarer % 2, worth
            if self.declarer is None and self.options["tie_plain"] == "nobody":
                return None, 0
            return self.mano % 2, worth
        winner = 0 if mine > theirs else 1
        if self.bid is None and self.tricks(winner) == 5:
            worth = int(str(self.options["clean_sweep"]))
        return winner, worth


def play_both(seed: int) -> tuple[State, Second]:
    """One random hand under random options by both; every legal set is compared."""
    rng = Random(seed)
    options = some_options(GAME, rng)
    setup = some_setup(GAME, options, rng)
    pack = shuffled(GAME.pack(4), rng)
    state = referee.start(GAME, options, setup, pack).state
    second = Second(dict(options), setup.dealer, setup.total, [card.code for card in pack])
    while asked := referee.actors(state):
        (seat,) = asked
        assert second.turn() == seat, f"seed {seed}"
        decision = referee.decision(state, seat)
        assert decision is not None
        actions = list(decision.actions())
        assert {action_text(action) for action in actions} == second.legal(), f"seed {seed}"
        action = choose(state, seat, rng, actions)
        referee.play(state, seat, action)
        second.do(seat, action_text(action))
    return state, second


def test_both_agree_on_random_hands(request: pytest.FixtureRequest) -> None:
    hands = 12_000 if request.config.getoption("--slow", default=False) else 1_000
    seen: dict[str, int] = {}
    for seed in range(hands):
        state, second = play_both(seed)
        assert second.turn() is None
        result = GAME.result(state)
        plain = second.bid in (None, "solo")
        assert result.score == second.score(), f"seed {seed}"
        assert dict(result.detail) == {
            "contract": second.bid or "plain",
            "declarer": second.declarer,
            "tricks": [second.tricks(0), second.tricks(1)],
            "points": [second.points(0), second.points(1)] if plain else None,
            "cantes": [list(song) for song in second.songs],
        }, f"seed {seed}"
        check_sheet(state, second)
        for name in (second.bid or "plain", *("song" for _ in second.songs)):
            seen[name] = seen.get(name, 0) + 1
    assert min(seen.get(name, 0) for name in ("plain", "solo", "cuatrola", "quintola", "song")) >= hands / 30, seen


def check_sheet(state: State, second: Second) -> None:
    """The lines of the sheet add up, and the cards that they name are those that were won."""
    result = GAME.result(state)
    lines = result.sheet.lines
    assert lines[0].amounts == (second.tricks(0), second.tricks(1))
    assert lines[-1].amounts == result.score
    if second.bid in ("cuatrola", "quintola"):
        assert len(lines) == 2
        return
    in_cards, last_trick, *songs, together = lines[1:-1]
    for pair in (0, 1):
        won = sorted(card for winner, table in second.won if winner % 2 == pair for card in table)
        assert sorted(card.code for card in in_cards.cards[pair]) == won
        assert in_cards.amounts[pair] == sum(WORTH[code[0]] for code in won)
        assert sum(line.amounts[pair] or 0 for line in (in_cards, last_trick, *songs)) == together.amounts[pair]
    check_line(last_trick, second.won[-1][0] % 2, 10, second.won[-1][1])
    assert len(songs) == len(second.songs)
    for line, (seat, suit, value) in zip(songs, second.songs, strict=True):
        check_line(line, seat % 2, value, [f"K{suit}", f"N{suit}"])


def check_line(line: ScoreLine, pair: int, amount: int, codes: list[str]) -> None:
    """A line that counts for one pair only, with its cards."""
    assert line.amounts == tuple(amount if column == pair else None for column in (0, 1))
    assert [sorted(card.code for card in group) for group in line.cards] == [
        sorted(codes) if column == pair else [] for column in (0, 1)
    ]


def test_the_points_in_play_are_known() -> None:
    """2.5: 120, less the hand that sits out, and 10, and cantes; tricks and taken cards as they were told."""
    for seed in range(200):
        state, second = play_both(seed)
        told = [event for event in state.table.journal if isinstance(event, TrickTaken)]
        assert [event.seat for event in told] == [winner for winner, _ in second.won]
        if second.bid in ("cuatrola", "quintola"):
            assert all(event.points is None for event in told)
            continue
        out = sum(WORTH[card[0]] for seat in range(4) if seat not in second.players() for card in second.hands[seat])
        songs = sum(value for _, _, value in second.songs)
        assert sum(GAME.result(state).detail["points"]) == 120 - out + 10 + songs
        assert [event.points for event in told] == [sum(WORTH[c[0]] for c in table) for _, table in second.won]


def test_o001_every_four_card_trick_goes_to_the_right_card(request: pytest.FixtureRequest) -> None:
    """Every trick of four cards for some trumps and leads, against the oracle above; all of them in the slow form."""
    pack = [card.code for card in GAME.pack(4)]
    slow = request.config.getoption("--slow", default=False)
    cases = [(trump, led) for trump in "dcsb" for led in pack] if slow else [("s", "Nc"), ("s", "Ks"), ("d", "Ab")]
    for trump, led in cases:
        others = [Card(code) for code in pack if code != led]
        for rest in permutations(others, 3):
            trick = (Card(led), *rest)
            assert winning(trick, trump) == best_of([card.code for card in trick], trump)


def test_the_order_and_the_values_of_the_cards() -> None:
    assert [rank for rank, _ in GAME.layout.ranks] == ["A", "3", "K", "N", "J"]
    assert [worth for _, worth in GAME.layout.ranks] == [11, 10, 4, 3, 2]
    assert winning(cards("Ac 3c Kc Jc"), "s") == 0
    assert winning(cards("Ac Js Ns Ad"), "s") == 2
    assert winning(cards("Jc Ad Ab Kb"), "s") == 0
