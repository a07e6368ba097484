"""The kernel against the rules: the same legal cards, winners and scores, over random play and by minimax."""

from __future__ import annotations

from random import Random

import pytest

from desk.bots.protocol import Asked, log_lines
from desk.core.actions import PlayCard, action_text
from desk.core.zones import hand
from desk.engine import referee
from desk.engine.game import State
from desk.engine.views import observe
from desk.games import discover
from desk.games.cuatrola import kernel
from desk.games.cuatrola.facts import CARD_POINTS, HAND_SIZE, after
from desk.games.cuatrola.search import worth_of
from desk.games.cuatrola.solver import INFINITE, SWEPT, Solver, standing
from desk.games.cuatrola.view import View
from tests.bots.lab import declines, some_deal
from tests.helpers.play import choose, legal

CUATROLA = discover()["cuatrola"]


def view_of(state: State, seat: int, options: dict[str, object]) -> View:
    """What a seat makes of its log, also where it is not asked."""
    seen = observe(state, seat)
    asked = Asked(
        id=0,
        round=0,
        dealer=seen.dealer,
        total=list(seen.total),
        hand=[card.code for card in state.table.cards(hand(seat))],
        log=list(log_lines(seen.history, seat)),
        legal=[action_text(action) for action in legal(state, seat)],
        time_ms=0,
    )
    return View(options, seat, asked)


def solver_of(view: View) -> Solver:
    return Solver(view.rules, view.contract, view.declarer, view.active, after(view.dealer))


def true_hands(state: State, view: View) -> list[int]:
    return [view.names.mask(card.code for card in state.table.cards(hand(seat))) for seat in range(4)]


def test_the_tables_say_what_the_facts_say() -> None:
    names = kernel.Names("c")
    assert [names.codes[card] for card in range(15, 20)] == ["Jc", "Nc", "Kc", "3c", "Ac"]
    assert all(CARD_POINTS[code[0]] == kernel.WORTH[number] for code, number in names.numbers.items())
    assert names.mask(["Kc", "Nc"]) == kernel.PAIR[3]
    assert kernel.cards_of(kernel.PAIR[0]) == [1, 2]


def compare_play(seeds: range) -> int:
    """Random rounds: at each play the legal cards, at each trick the count, at the end the winner. Plays compared."""
    plays = 0
    for seed in seeds:
        rng = Random(seed)
        deal = some_deal(CUATROLA, rng)
        state = deal.start()
        while seats := referee.actors(state):
            seat = seats[0]
            if state.phase == "trick":
                plays += 1
                compare_choice(state, seat, deal.options)
            state = referee.step(state, seat, choose(state, seat, rng)).state
        compare_count(state, deal.options)
    return plays


def compare_choice(state: State, seat: int, options: dict[str, object]) -> None:
    view, facts = view_of(state, seat, options), state.facts
    assert (view.leader, view.active, view.contract) == (facts.leader, facts.active, facts.contract)
    assert tuple(view.points) == points_with_cantes(facts)
    moves = view.hand
    if view.trick:
        led, best, free = view.duties(seat)
        moves = kernel.legal(view.hand, led, best, free, view.rules.beat == "led")
    mine = {view.names.codes[card] for card in kernel.cards_of(moves)}
    assert mine == {a.card.code for a in legal(state, seat) if isinstance(a, PlayCard)}
    truth = true_hands(state, view)
    for other in range(4):
        if other != seat:
            assert truth[other] & view.never[other] == 0, "a card is ruled out where it lies"
            assert view.known[other] & ~truth[other] == 0, "a card is placed where it is not"


def points_with_cantes(facts: object) -> tuple[int, int]:
    points = list(facts.points)  # type: ignore[attr-defined]
    for seat, _, value in facts.cantes:  # type: ignore[attr-defined]
        points[seat & 1] += value
    return points[0], points[1]


def compare_count(state: State, options: dict[str, object]) -> None:
    """The kernel's value of a finished hand, and who the rules say has won it."""
    view = view_of(state, 0, options)
    solver = solver_of(view)
    value, flags = standing(solver, view.points, view.tricks, view.sung)
    if sum(view.tricks) == HAND_SIZE:
        value += solver._end(view.leader, flags)
    score = CUATROLA.result(state).score
    assert (value > 0, value < 0) == (score[0] > 0, score[1] > 0)
    if view.contract == "plain":
        assert abs(round(worth_of(value))) == max(score) == (2 if abs(value) > SWEPT // 2 else max(score))


def test_kernel_and_rules_agree_over_random_play() -> None:
    assert compare_play(range(135)) > 2000


@pytest.mark.slow
def test_kernel_and_rules_agree_over_a_hundred_thousand_plays() -> None:
    assert compare_play(range(1000, 7800)) > 100_000


# The solver against every line of the rules


def best_by_rules(state: State, solver: Solver, options: dict[str, object]) -> int:
    """Minimax through the referee. Windows in which something can be sung are never all declined by a pair's end."""
    state = declines(state)
    seats = referee.actors(state)
    if not seats:
        view = view_of(state, 0, options)
        value, flags = standing(solver, view.points, view.tricks, view.sung)
        return value + (solver._end(view.leader, flags) if sum(view.tricks) == HAND_SIZE else 0)
    seat = seats[0]
    values = [best_by_rules(referee.step(state, seat, a).state, solver, options) for a in legal(state, seat)]
    return min(values) if seat & 1 else max(values)


def compare_endings(seeds: range, cards: int) -> int:
    compared = 0
    for seed in seeds:
        rng = Random(seed)
        deal = some_deal(CUATROLA, rng)
        deal.options["play_out"] = True  # the solver counts decided hands to the end, with the same winner
        state = deal.start()
        while seats := referee.actors(state):
            seat = seats[0]
            if state.phase == "trick" and len(state.table.cards(hand(seat))) == cards and not view_trick(state):
                break
            state = referee.step(state, seat, choose(state, seat, rng)).state
        view = view_of(state, seat, deal.options)
        solver = solver_of(view)
        solver.open(true_hands(state, view))
        base, flags = standing(solver, view.points, view.tricks, view.sung)
        found = base + solver.lead(seat, cards, flags, -INFINITE, INFINITE)
        assert found == best_by_rules(state, solver, deal.options), (seed, deal.options)
        narrow = solver.lead(seat, cards, flags, -1 - base, 1 - base) + base
        assert (narrow > 0, narrow < 0) == (found > 0, found < 0)
        compared += 1
    return compared


def view_trick(state: State) -> bool:
    """Whether cards of a trick lie on the table."""
    return any(cards for zone, cards in state.table.zones.items() if zone.kind == "trick")


def test_the_solver_finds_what_the_rules_allow() -> None:
    assert compare_endings(range(60), 2) == 60


@pytest.mark.slow
def test_the_solver_finds_what_the_rules_allow_with_three_cards() -> None:
    assert compare_endings(range(1000, 1150), 3) == 150


def test_a_solved_card_is_worth_as_much_in_the_middle_of_a_trick() -> None:
    """The value of a lead is the best of its cards, and so on through the trick."""
    for seed in range(20):
        rng = Random(seed)
        deal = some_deal(CUATROLA, rng, {o.name: o.default for o in CUATROLA.options})
        state = deal.start()
        while state.phase != "trick":
            seat = referee.actors(state)[0]
            state = referee.step(state, seat, choose(state, seat, rng)).state
        seat = referee.actors(state)[0]
        view = view_of(state, seat, deal.options)
        solver = solver_of(view)
        solver.open(true_hands(state, view))
        whole = solver.lead(seat, 5, 0, -INFINITE, INFINITE)
        each = [
            solver.after(seat, card, -1, 0, seat, 0, len(view.active), 5, 0, -INFINITE, INFINITE)
            for card in kernel.cards_of(view.hand)
        ]
        assert whole == (min(each) if seat & 1 else max(each))
