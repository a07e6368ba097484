"""The law of twin worlds: what a viewer perceives does not depend on cards that he cannot see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from desk.core.actions import Action, Pass, PlayCard, Sing
from desk.core.events import Announced, SeatActed
from desk.core.text import T
from desk.core.zones import hand
from desk.engine.game import Phase, Setup, State
from desk.engine.phases import RunsThrough
from desk.games.cuatrola import facts as cuatrola_facts
from desk.games.cuatrola import rules
from desk.games.cuatrola.game import Cuatrola
from tests import toygame
from tests.helpers.play import GAMES, walk
from tests.helpers.twins import compare_twins

TWINS, STEPS, STEPS_A_PHASE = 200, 1_500, 30
SLOW_TWINS, SLOW_STEPS, SLOW_STEPS_A_PHASE = 2_500, 10_000, 300


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_nothing_that_is_perceived(
    name: str, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    slow = request.config.getoption("--slow", default=False)
    twins, steps, a_phase = (SLOW_TWINS, SLOW_STEPS, SLOW_STEPS_A_PHASE) if slow else (TWINS, STEPS, STEPS_A_PHASE)
    report = compare_twins(GAMES[name], range(twins))
    record_property("told", f"twin worlds of {name}: {report}")
    assert not report.told_apart, report.told_apart[0]
    assert report.steps.total() >= steps
    asked = {moment.before.phase for seed in range(20) for moment in walk(GAMES[name], seed)}
    if any("able" in phase for phase in report.steps):
        asked |= {phase for phase in report.steps if "able" in phase}
    assert asked <= set(report.steps)
    assert {phase: report.steps[phase] for phase in asked if report.steps[phase] < a_phase} == {}


# Deliberate leaks, each of which the law must find


@dataclass(slots=True)
class TalkativeFacts(cuatrola_facts.Facts):
    """Facts that say who holds the best trump."""

    holder: int | None = None


class DealsTalkatively(RunsThrough):
    """A fact that follows from hidden cards is stored."""

    def enter(self, state: State) -> str | None:
        following = rules.Dealing().enter(state)
        state.facts.holder = _holder(state, "A" + state.facts.trump)
        return following


def _holder(state: State, code: str) -> int | None:
    return next((s for s in range(4) if any(c.code == code for c in state.table.cards(hand(s)))), None)


class AsksTheAble(rules.Singing):
    """A window only for those who have something to sing."""

    def enter(self, state: State) -> str | None:
        super().enter(state)
        facts = state.facts
        facts.windows = tuple(seat for seat in facts.windows if rules.singable(state, seat))
        return None if facts.windows else "sweeping"


class DeclinesAloud(rules.Singing):
    """Who could sing and does not is heard to decline."""

    def act(self, state: State, seat: int, action: Action) -> str | None:
        if not isinstance(action, Sing) and rules.singable(state, seat):
            state.table.say(SeatActed(seat, Pass()))
        return super().act(state, seat, action)


class LeadsByHand(rules.Leading):
    """Who leads depends on a hand."""

    def enter(self, state: State) -> str | None:
        following = super().enter(state)
        holder = _holder(state, "3" + state.facts.trump)
        if holder in state.facts.active:
            state.facts.leader = holder
        return following


class NamesTheResting(rules.Leading):
    """A message names a card of the hand that sits out."""

    def enter(self, state: State) -> str | None:
        following = super().enter(state)
        if state.facts.declarer is not None:
            resting = cuatrola_facts.partner(state.facts.declarer)
            card = min(state.table.cards(hand(resting)), key=lambda card: card.code)
            state.table.say(Announced(T("Toy", "{card} is out of play").fill(card=card)))
        return following


class NamesTheCommitted(toygame.Committing):
    """A card that lies face down is named as it is laid."""

    def act(self, state: State, seat: int, action: Action) -> str | None:
        assert isinstance(action, PlayCard)
        state.table.say(SeatActed(seat, action))
        return super().act(state, seat, action)


class Leaky(Cuatrola):
    """La Cuatrola with one phase replaced."""

    def __init__(self, phase: str, replacement: Phase) -> None:
        self.phases = {**Cuatrola.phases, phase: replacement}  # type: ignore[assignment]

    def new_facts(self, rules: cuatrola_facts.Rules, setup: Setup) -> TalkativeFacts:
        return TalkativeFacts(setup.dealer, setup.total)


class LeakyCellar(toygame.Cellar):
    """The toy game with talkative commits."""

    phases = {**toygame.Cellar.phases, "committing": NamesTheCommitted()}  # type: ignore[assignment]  # noqa: RUF012


LEAKS = {
    "a fact tells who holds a card": Leaky("dealing", DealsTalkatively()),
    "only who can sing is asked": Leaky("singing", AsksTheAble()),
    "who could sing declines aloud": Leaky("singing", DeclinesAloud()),
    "the lead depends on a hand": Leaky("leading", LeadsByHand()),
    "a message names a hidden card": Leaky("leading", NamesTheResting()),
    "a card laid face down is named": LeakyCellar(),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_deliberate_leak_is_found(leak: str, record_property: Callable[[str, object], None]) -> None:
    report = compare_twins(LEAKS[leak], range(TWINS), enough=5)
    record_property("told", f"leak, {leak}: {len(report.told_apart)} of {report.twins} twins told apart")
    assert report.told_apart
