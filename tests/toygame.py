"""Cellar, a small game for tests: what La Cuatrola has not, a table of three, hidden discards, everybody at once.

Seats 0 and 2 are a pair, seat 1 plays alone. One may double the stake; each lays a card in its side's cellar, which
only that side sees, and draws one from the stock; then all choose a card at once, face down, and the best one wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from desk.core.actions import Action, Bid, Pass, PlayCard
from desk.core.cards import Card, cards, pack
from desk.core.decisions import CardChoice, Choice, ChooseCard, ChooseWord
from desk.core.events import Beat, SeatActed, TrickTaken
from desk.core.layout import Badge, Mark, TableSpec, ZoneSpec
from desk.core.options import Option, OptionValue
from desk.core.scores import RoundResult, ScoreLine, ScoreSheet
from desk.core.text import T, Text
from desk.core.zones import STOCK, Audience, Zone, hand, pile, trick
from desk.engine.game import Blurb, Setup, State
from desk.engine.phases import RunsThrough
from desk.engine.referee import OVER

SEATS, HAND_SIZE, RANKS, SUITS = 3, 7, "AKQJT9", "shdc"


class Rules(NamedTuple):
    """The options of Cellar."""

    target: int = 15
    low: bool = False


@dataclass(slots=True)
class Facts:
    """What everybody may know."""

    dealer: int
    stake: int = 1
    spoken: int = 0
    laid: int = 0
    tricks: tuple[int, ...] = (0, 0, 0)

    def turn(self, count: int) -> int:
        """The seat that is next after so many have had their turn."""
        return (self.dealer + 1 + count) % SEATS


class Dealing(RunsThrough):
    """Seven cards each; three stay in the stock."""

    def enter(self, state: State) -> str | None:
        for number in range(SEATS * HAND_SIZE):
            state.table.move(state.table.cards(STOCK)[0], STOCK, hand(state.facts.turn(number)))
        return "doubling"


class Waits:
    """A phase that begins with a question."""

    def enter(self, state: State) -> str | None:
        return None


class ChoosesCard(Waits):
    """A phase in which any card of the hand may be chosen."""

    def decide(self, state: State, seat: int) -> ChooseCard:
        choices = tuple(CardChoice(card) for card in state.table.cards(hand(seat)))
        return ChooseCard(T("Toy", "Choose a card"), None, choices)


class Doubling(Waits):
    """Each seat may double the stake, in turn, until one does."""

    def actors(self, state: State) -> tuple[int, ...]:
        return (state.facts.turn(state.facts.spoken),)

    def decide(self, state: State, seat: int) -> ChooseWord:
        words = Choice(Pass(), T("Toy", "Pass")), Choice(Bid("double"), T("Toy", "Double"), stake=2)
        return ChooseWord(T("Toy", "Double?"), None, words)

    def act(self, state: State, seat: int, action: Action) -> str | None:
        state.facts.spoken += 1
        state.table.say(SeatActed(seat, action, T("Toy", "Double") if isinstance(action, Bid) else T("Toy", "Pass")))
        if isinstance(action, Bid):
            state.facts.stake = 2
        return "discarding" if isinstance(action, Bid) or state.facts.spoken == SEATS else None


class Discarding(ChoosesCard):
    """Each seat in turn lays a card in the cellar of its side and draws another."""

    def actors(self, state: State) -> tuple[int, ...]:
        return (state.facts.turn(state.facts.laid),)

    def act(self, state: State, seat: int, action: Action) -> str | None:
        assert isinstance(action, PlayCard)
        state.facts.laid += 1
        state.table.move(action.card, hand(seat), Zone("cellar", seat % 2))
        state.table.move(state.table.cards(STOCK)[0], STOCK, hand(seat))
        return "committing" if state.facts.laid == SEATS else None


class Committing(ChoosesCard):
    """All choose a card at once, face down."""

    def actors(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if not state.table.cards(Zone("commit", seat)))

    def act(self, state: State, seat: int, action: Action) -> str | None:
        assert isinstance(action, PlayCard)
        state.table.move(action.card, hand(seat), Zone("commit", seat))
        return None if self.actors(state) else "revealing"


class Revealing(RunsThrough):
    """The cards are turned over, and the best one takes them."""

    def enter(self, state: State) -> str | None:
        facts: Facts = state.facts
        for seat in range(SEATS):
            state.table.move(state.table.cards(Zone("commit", seat))[0], Zone("commit", seat), trick(seat))
        best = sorted(range(SEATS), key=lambda seat: strength(state.table.cards(trick(seat))[0]))
        winner = best[0 if state.rules.low else -1]
        facts.tricks = tuple(won + (seat == winner) for seat, won in enumerate(facts.tricks))
        state.table.say(TrickTaken(winner))
        for seat in range(SEATS):
            state.table.move(state.table.cards(trick(seat))[0], trick(seat), pile(winner % 2))
        state.table.say(Beat("trick"))
        return OVER if sum(facts.tricks) == HAND_SIZE else "committing"


def strength(card: Card) -> tuple[int, int]:
    """By rank, then by suit: no two cards are equal."""
    return -RANKS.index(card.rank), -SUITS.index(card.suit)


class Cellar:
    """The game object."""

    id = "cellar"
    rules_version = 1
    title = T("Toy", "Cellar")
    blurb = Blurb(cards("Ah"), T("Toy", "French deck"), T("Toy", "A toy."), T("Toy", "3 players"), "green")
    players = (SEATS,)
    options = (
        Option(
            "target",
            (OptionValue(15, T("Toy", "15")), OptionValue(8, T("Toy", "8"))),
            T("Toy", "Target"),
            T("Toy", "Points to win."),
        ),
        Option(
            "low",
            (OptionValue(False, T("Toy", "Off")), OptionValue(True, T("Toy", "On"))),
            T("Toy", "Low"),
            T("Toy", "The lowest card wins."),
        ),
    )
    zones = MappingProxyType(
        {
            "stock": Audience.NOBODY,
            "hand": Audience.OWNER,
            "cellar": Audience.SIDE,
            "commit": Audience.OWNER,
            "trick": Audience.EVERYONE,
            "pile": Audience.EVERYONE,
        }
    )
    phases = MappingProxyType(
        {
            "dealing": Dealing(),
            "doubling": Doubling(),
            "discarding": Discarding(),
            "committing": Committing(),
            "revealing": Revealing(),
        }
    )
    first_phase = "dealing"
    layout = TableSpec(
        deck="french",
        order="clockwise",
        zones=(
            ZoneSpec("hand", "seat hand", "fan"),
            ZoneSpec("commit", "seat front", "stack"),
            ZoneSpec("trick", "seat front", "stack"),
            ZoneSpec("cellar", "none", "stack"),
            ZoneSpec("pile", "side pile", "stack"),
            ZoneSpec("stock", "centre left", "stack"),
        ),
        pairs=True,
        ranks=tuple((rank, None) for rank in RANKS),
    )

    def pack(self, players: int) -> tuple[Card, ...]:
        return pack(RANKS, SUITS)

    def read_options(self, options: Mapping[str, Any]) -> Rules:
        return Rules(**options)

    def new_facts(self, rules: Rules, setup: Setup) -> Facts:
        return Facts(setup.dealer)

    def column(self, seat: int) -> int:
        return seat % 2

    def columns(self, players: int) -> int:
        return 2

    def next_dealer(self, dealer: int, players: int) -> int:
        return (dealer + 1) % SEATS

    def result(self, state: State) -> RoundResult:
        tricks = state.facts.tricks
        score = ((tricks[0] + tricks[2]) * state.facts.stake, tricks[1] * state.facts.stake * 2)
        line = ScoreLine(T("Toy", "Tricks"), score, total=True)
        winners = tuple(side for side in (0, 1) if score[side] == max(score))
        sheet = ScoreSheet("sides", T("Toy", "Cellar"), T("Toy", "By tricks."), (line,), winners, score)
        return RoundResult(score, {"tricks": list(tricks)}, sheet)

    def winners(self, rules: Rules, total: tuple[int, ...]) -> tuple[int, ...] | None:
        if max(total) < rules.target:
            return None
        return tuple(seat for seat in range(SEATS) if total[seat % 2] == max(total))

    def goal(self, rules: Rules) -> tuple[int | None, Text]:
        return rules.target, T("Toy", "{target} points").fill(target=rules.target)

    def badges(self, facts: Facts) -> tuple[Badge, ...]:
        return (Badge(T("Toy", "Stake"), T("Toy", "{stake}").fill(stake=facts.stake), stake=facts.stake),)

    def marks(self, facts: Facts) -> tuple[Mark, ...]:
        return (Mark(facts.dealer, T("Toy", "Dealer"), "dealer"),)

    def statuses(self, facts: Facts) -> Mapping[int, Text]:
        return {seat: T("Toy", "%n trick(s)", "", 0).fill(won) for seat, won in enumerate(facts.tricks) if won}

    def winning(self, facts: Facts) -> int | None:
        return None

    def out(self, facts: Facts) -> tuple[int, ...]:
        return ()


GAME = Cellar()
