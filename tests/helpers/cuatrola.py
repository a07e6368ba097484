"""Hands of La Cuatrola as text: a deal, moves, expectations, as in the worked examples of the rules text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from desk.core.actions import action_text, parse_action
from desk.core.cards import Card, cards
from desk.core.decisions import Refusal
from desk.core.events import Event, TrickTaken
from desk.core.options import Value, with_defaults
from desk.core.scores import RoundResult
from desk.core.zones import hand
from desk.engine import referee
from desk.engine.game import Setup, State
from desk.games.cuatrola import GAME

SEATS = 4
Hands = Mapping[int, str]


def pack_of(hands: Hands, dealer: int = 0) -> tuple[Card, ...]:
    """The pack that deals these hands; the dealer's last card is the indicator.

    >>> pack_of({1: "Ad 3d Kd Nd Jd", 2: "Ac 3c Kc Nc Jc", 3: "As 3s Ks Ns Js", 0: "Ab 3b Kb Nb Jb"})[:4]
    (Ad, Ac, As, Ab)
    """
    held = {seat: cards(text) for seat, text in hands.items()}
    return tuple(held[(dealer + 1 + turn) % SEATS][number] for number in range(5) for turn in range(SEATS))


def hands_of(text: str, indicator: str, dealer: int = 0) -> dict[int, str]:
    """Hands from "1: Jb Ac … · 2: 3b … ", the indicator moved to the end of the dealer's."""
    held = {int(seat): codes.split() for seat, codes in re.findall(r"(\d)[^:·]*: ([^·]+)", text)}
    held[dealer].remove(indicator)
    held[dealer].append(indicator)
    return {seat: " ".join(codes) for seat, codes in held.items()}


class Table:
    """A hand in play. Windows in which nothing can be sung are declined by themselves."""

    def __init__(
        self,
        hands: Hands,
        *,
        dealer: int = 0,
        total: tuple[int, int] = (0, 0),
        options: Mapping[str, Value] | None = None,
    ) -> None:
        complete = with_defaults(GAME.options, options or {})
        step = referee.start(GAME, complete, Setup(0, dealer, total, SEATS), pack_of(hands, dealer))
        self.state: State = step.state
        self.events: list[Event] = list(step.events)

    @classmethod
    def of(
        cls, text: str, indicator: str, *, dealer: int = 0, total: tuple[int, int] = (0, 0), **options: Value
    ) -> Table:
        """A hand from its text in the rules."""
        return cls(hands_of(text, indicator, dealer), dealer=dealer, total=total, options=options)

    @property
    def facts(self) -> Any:
        """What is public."""
        return self.state.facts

    @property
    def turn(self) -> int | None:
        """The seat that is asked, None after the hand."""
        return next(iter(referee.actors(self.state)), None)

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.state.phase == referee.OVER

    @property
    def result(self) -> RoundResult:
        """What the hand gave."""
        assert self.over
        return GAME.result(self.state)

    def legal(self, seat: int) -> list[str]:
        """What this seat may do, as the record writes it."""
        asked = referee.decision(self.state, seat)
        return [] if asked is None else [action_text(action) for action in asked.actions()]

    def held(self, seat: int) -> set[str]:
        """The cards of a hand."""
        return {card.code for card in self.state.table.cards(hand(seat))}

    def refused(self, move: str) -> str | None:
        """The code with which a move ("1 play Ac") is refused, None if it may be done."""
        refusal = self.refusal(move)
        return None if refusal is None else refusal.code

    def refusal(self, move: str) -> Refusal | None:
        """The refusal of a move."""
        seat, _, words = move.partition(" ")
        return referee.check(self.state, int(seat), parse_action(words))

    def act(self, *moves: str) -> Table:
        """Carry out moves as the record writes them: "1 pass", "2 bid solo", "1 play Ac", "3 sing d"."""
        for move in moves:
            seat, _, words = move.partition(" ")
            self._step(int(seat), words)
            self.skip()
        return self

    def skip(self) -> None:
        """Decline where nothing else is possible."""
        while self.state.phase == "singing" and self.turn is not None and self.legal(self.turn) == ["decline"]:
            self._step(self.turn, "decline")

    def _step(self, seat: int, words: str) -> None:
        try:
            step = referee.step(self.state, seat, parse_action(words))
        except referee.IllegalAction as refused:
            raise AssertionError(f"{seat} {words}: {refused}; legal {self.legal(seat)}, turn {self.turn}") from refused
        self.state = step.state
        self.events.extend(step.events)

    def bid(self, words: str) -> Table:
        """The auction in order, from the mano: "pass solo cuatrola pass"."""
        for word in words.split():
            assert self.turn is not None
            self.act(f"{self.turn} {word}" if word == "pass" else f"{self.turn} bid {word}")
        return self

    def play(self, text: str) -> tuple[int, int | None] | None:
        """Plays as the rules write them, "1:Ac 2:3d"; the winner and worth of the trick that they end, if one."""
        seen = len(self.events)
        for move in text.split():
            seat, _, code = move.partition(":")
            self.act(f"{seat} play {code}")
        return next(((e.seat, e.points) for e in self.events[seen:] if isinstance(e, TrickTaken)), None)


def table_before(lying: str, held: str, trump: str, **options: Value) -> tuple[Table, int]:
    """A first trick, led by seat 1, that lies so when the next seat holds these cards; the rest is dealt to fit."""
    played, mine = lying.split(), held.split()
    seat = (1 + len(played)) % SEATS
    rest = [card.code for card in GAME.pack(SEATS) if card.code not in {*played, *mine}]
    rng = Random(0)
    for _ in range(5_000):
        rest.sort(key=lambda _: rng.random())
        loose = iter(rest)
        hands = {(1 + place) % SEATS: [code] for place, code in enumerate(played)} | {seat: list(mine)}
        for other in range(SEATS):
            hands.setdefault(other, []).extend(next(loose) for _ in range(5 - len(hands.get(other, []))))
        trumps = [code for code in hands[0] if code[1] == trump]
        if not trumps:
            continue
        hands[0].remove(trumps[0])
        table = Table({s: " ".join([*c, trumps[0]] if s == 0 else c) for s, c in hands.items()}, options=options)
        table.bid("pass pass pass pass")
        moves = [f"{(1 + place) % SEATS} play {code}" for place, code in enumerate(played)]
        if all(table.refused(move) is None and table.act(move) for move in moves):
            return table, seat
    raise AssertionError(f"no deal leads to {lying} before {held}")
