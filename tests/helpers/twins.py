"""Twin worlds: two packs that differ in two cards which a viewer cannot see, and the same actions in both.

As long as neither card has become visible to him, the viewer must not be able to tell the two worlds apart. A played
card is mapped through the swap while it is hidden; a card or suit that is *named* is not: naming is speech.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from desk.core.actions import Action, PlayCard
from desk.core.cards import Card
from desk.core.events import Event
from desk.core.observation import Observation
from desk.engine import referee
from desk.engine.game import Game, State
from desk.engine.shuffle import shuffled
from desk.engine.views import observe, redact_all
from tests.helpers.play import choose, is_window, legal, pick, some_options, some_setup, viewers

DEAL = "(deal)"


@dataclass
class Report:
    """How many steps looked alike, by phase, and the twins that could be told apart."""

    steps: Counter[str] = field(default_factory=Counter)
    told_apart: list[str] = field(default_factory=list)
    twins: int = 0

    def __str__(self) -> str:
        phases = ", ".join(f"{phase} {count}" for phase, count in sorted(self.steps.items()))
        return f"{self.twins} twins, {self.steps.total()} compared steps ({phases})"


def compare_twins(game: Game, seeds: range, enough: int = 10) -> Report:
    """Play one pair of twins a seed, until so many could be told apart."""
    report = Report()
    for seed in seeds:
        if len(report.told_apart) == enough:
            break
        _play(game, Random(seed), report, f"seed {seed}")
        report.twins += 1
    return report


def _play(game: Game, rng: Random, report: Report, name: str) -> None:
    options = some_options(game, rng)
    setup = some_setup(game, options, rng)
    pack = shuffled(game.pack(setup.players), rng)
    one = referee.start(game, options, setup, pack)
    viewer = pick(rng, viewers(one.state))
    view = observe(one.state, viewer)
    hidden = [card for card in pack if not sees(view, card)]
    swap = _two_apart(one.state, hidden, rng)
    other = referee.start(game, options, setup, tuple(swap.get(card, card) for card in pack))
    twins, label = (one, other), DEAL
    while True:
        views = [observe(twin.state, viewer) for twin in twins]
        if any(sees(view, card) for view in views for card in swap):
            return
        report.steps[label] += 1
        difference = _difference(views, [redact_all(game, viewer, twin.events) for twin in twins])
        if difference:
            report.told_apart.append(f"{name}, {label}, viewer {viewer}, {swap}: {difference}")
            return
        one, other = twins
        if not (asked := referee.actors(one.state)):
            return
        seat = pick(rng, asked)
        possible = [a for a in legal(one.state, seat) if referee.check(other.state, seat, _mapped(a, swap)) is None]
        if not possible:
            return
        label = _label(one.state, other.state, seat)
        action = choose(one.state, seat, rng, possible)
        twins = referee.step(one.state, seat, action), referee.step(other.state, seat, _mapped(action, swap))


def sees(view: Observation, card: Card) -> bool:
    """Whether the viewer can place this card, or is shown it at the end."""
    shown = () if view.result is None else (held for _, held in view.result.sheet.revealed)
    return any(card in faces for faces in (*view.zones.values(), *view.known.values(), *shown))


def _two_apart(state: State, hidden: list[Card], rng: Random) -> dict[Card, Card]:
    """Two of the hidden cards that lie in different zones, each mapped to the other."""
    zone_of = {card: zone for zone, cards in state.table.zones.items() for card in cards}
    one = pick(rng, hidden)
    other = pick(rng, [card for card in hidden if zone_of[card] != zone_of[one]])
    return {one: other, other: one}


def _mapped(action: Action, swap: dict[Card, Card]) -> Action:
    return PlayCard(swap.get(action.card, action.card)) if isinstance(action, PlayCard) else action


def _label(one: State, other: State, seat: int) -> str:
    """The phase; windows in which somebody could speak are counted by themselves."""
    able = is_window(one, seat) and max(len(legal(one, seat)), len(legal(other, seat))) > 1
    return f"{one.phase}, able" if able else one.phase


def _difference(views: list[Observation], events: list[tuple[Event, ...]]) -> str | None:
    """The first thing that is not the same in both worlds; history is left out, as it is made of the events."""
    one, other = events
    if [(type(event), event) for event in one] != [(type(event), event) for event in other]:
        return f"events {one} / {other}"
    for name in vars(views[0]):
        here, there = getattr(views[0], name), getattr(views[1], name)
        if name != "history" and here != there:
            return f"{name} {here} / {there}"
    return None
