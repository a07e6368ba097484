"""Laws of every state and every step of a round, for every game."""

from __future__ import annotations

import pickle
from dataclasses import fields
from enum import Enum
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from desk.core.actions import Action, Bid, Decline, Pass, PlayCard, Sing, action_text, parse_action
from desk.core.cards import Card
from desk.core.decisions import ChooseCard, ChooseWord
from desk.core.events import CardMoved, Event
from desk.core.observation import Observation
from desk.core.zones import Zone
from desk.engine import referee
from desk.engine.game import Game, State
from desk.engine.table import Table
from desk.engine.views import observe, redact_all
from desk.engine.worlds import sample
from desk.session.session import Session
from tests.helpers.play import GAMES, begin, choose, legal, moments, position, states, viewers, walk, whole
from tests.helpers.secrets import behind, cards_behind, may_see, met

pytestmark = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

BUILTIN = (bool, int, str, type(None), Enum, Card)


def test_a_round_ends_and_is_counted(game: Game, many: range) -> None:
    for seed in many:
        last = moments(game, seed)[-1]
        assert last.after.phase == referee.OVER
        assert referee.actors(last.after) == ()
        assert len(game.result(last.after).score) == game.columns(last.after.setup.players)


def test_no_card_is_lost_or_doubled(game: Game, some: range) -> None:
    for state in states(game, some):
        lying = [card for cards in state.table.zones.values() for card in cards]
        assert sorted(lying, key=hash) == sorted(game.pack(state.setup.players), key=hash)
        assert {zone.kind for zone in state.table.zones} <= set(game.zones)


def test_actors_have_options_and_nobody_else(game: Game, some: range) -> None:
    for state in states(game, some):
        asked = referee.actors(state)
        assert (len(asked) == 0) == (state.phase == referee.OVER)
        for seat in range(state.setup.players):
            assert bool(legal(state, seat)) == (seat in asked)


@cache
def vocabulary(game: Game) -> list[Action]:
    """Every card of the pack, every word that was ever a choice, and some that never are."""
    words: set[Action] = {Pass(), Decline(), Bid("d"), Bid("nonsense"), Sing("d"), Sing("x"), PlayCard(Card("X2"))}
    for state in states(game, range(20)):
        for seat in referee.actors(state):
            asked = referee.decision(state, seat)
            if isinstance(asked, ChooseWord):
                words.update(choice.action for choice in asked.choices)
    return [*(PlayCard(card) for card in game.pack(game.players[0])), *sorted(words, key=repr)]


def test_the_legal_is_accepted_and_the_rest_refused_with_a_reason(game: Game, few: range) -> None:
    for state in states(game, few):
        before = whole(state)
        for seat in range(-1, state.setup.players + 1):
            allowed = legal(state, seat)
            for action in vocabulary(game):
                refusal = referee.check(state, seat, action)
                if action in allowed:
                    assert refusal is None
                    continue
                assert refusal is not None
                assert refusal.code
                assert refusal.text.source
                with pytest.raises(referee.IllegalAction) as refused:
                    referee.step(state, seat, action)
                assert refused.value.refusal == refusal
        assert whole(state) == before


def test_a_forbidden_choice_carries_its_reason(game: Game, some: range) -> None:
    for state in states(game, some):
        for seat in referee.actors(state):
            asked = referee.decision(state, seat)
            assert asked is not None
            offered = (
                [PlayCard(choice.card) for choice in asked.cards]
                if isinstance(asked, ChooseCard)
                else [choice.action for choice in asked.choices]
            )
            assert len(set(offered)) == len(offered)
            for action in offered:
                assert asked.refusal(action) == referee.check(state, seat, action)


def test_step_leaves_the_state_alone(game: Game, some: range) -> None:
    for seed in some:
        for moment in moments(game, seed):
            before = whole(moment.before)
            referee.step(moment.before, moment.seat, moment.action)
            assert whole(moment.before) == before


def test_play_in_place_gives_the_same_and_changes_no_view_of_before(game: Game, few: range) -> None:
    for seed in few:
        for moment in moments(game, seed):
            state = moment.before.copy()
            view = observe(state, moment.seat)
            seen = pickle.dumps(view)
            referee.play(state, moment.seat, moment.action)
            assert whole(state) == whole(moment.after)
            assert pickle.dumps(view) == seen


def test_the_same_actions_give_the_same_round(game: Game, some: range) -> None:
    for seed in some:
        assert [whole(m.after) for m in walk(game, seed)] == [whole(m.after) for m in walk(game, seed)]


def test_only_the_journal_grows(game: Game, some: range) -> None:
    for seed in some:
        for moment in moments(game, seed):
            assert moment.after.table.journal == [*moment.before.table.journal, *moment.events]


def folded(game: Game, view: Observation, events: tuple[Event, ...]) -> dict[Zone, tuple[Card | None, ...]]:
    """The zones of a view after these events, from the events alone."""
    zones = {zone: list(faces) for zone, faces in view.zones.items()}
    for event in events:
        if isinstance(event, CardMoved):
            zones[event.source].remove(event.card if may_see(game, view.seat, event.source) else None)
            face = event.card if may_see(game, view.seat, event.target) else None
            zones.setdefault(event.target, []).append(face)
    return {zone: tuple(faces) for zone, faces in zones.items()}


def test_events_suffice(game: Game, some: range) -> None:
    for seed in some:
        for moment in moments(game, seed):
            for viewer in viewers(moment.before):
                old, new = observe(moment.before, viewer), observe(moment.after, viewer)
                events = redact_all(game, viewer, moment.events)
                assert folded(game, old, events) == new.zones
                assert old.history + events == new.history


def test_what_is_known_is_true_and_was_seen(game: Game, some: range) -> None:
    for state in states(game, some):
        for viewer in viewers(state):
            seen = met(game, viewer, state.table.journal)
            for zone, known in observe(state, viewer).known.items():
                assert not may_see(game, viewer, zone)
                assert set(known) <= set(state.table.cards(zone)) & seen


def test_a_view_holds_no_card_that_was_not_seen(game: Game, few: range) -> None:
    for state in states(game, few):
        if state.phase != referee.OVER:
            for viewer in viewers(state):
                assert cards_behind(observe(state, viewer)) <= met(game, viewer, state.table.journal)


def test_a_view_reaches_no_state(game: Game) -> None:
    forbidden = (State, Table, Session, type(game), Random)
    for state in states(game, range(3)):
        for viewer in viewers(state):
            view = observe(state, viewer)
            assert not [thing for thing in behind(view) if isinstance(thing, forbidden)]
            assert view.facts is not state.facts


def test_a_view_pickles(game: Game, few: range) -> None:
    for state in states(game, few):
        for viewer in viewers(state):
            view = observe(state, viewer)
            text = pickle.dumps(view)
            assert pickle.loads(text) == view
            assert len(text) < 16_000


def test_facts_hold_immutable_values(game: Game, some: range) -> None:
    def immutable(value: Any) -> bool:
        if isinstance(value, (tuple, frozenset)):
            return all(map(immutable, value))
        return isinstance(value, BUILTIN)

    for state in states(game, some):
        for field in fields(state.facts):
            assert immutable(getattr(state.facts, field.name)), field.name


def test_a_sampled_world_looks_the_same(game: Game, few: range) -> None:
    rng = Random(0)
    for state in states(game, few):
        if state.phase == referee.OVER:
            continue
        for viewer in viewers(state):
            seen = observe(state, viewer)
            world = sample(game, state.rules, seen, rng)
            assert observe(world, viewer) == seen
            assert all(set(known) <= set(world.table.cards(zone)) for zone, known in seen.known.items())
            lying = [card for cards in world.table.zones.values() for card in cards]
            assert sorted(lying, key=hash) == sorted(game.pack(state.setup.players), key=hash)


def test_sampled_worlds_differ_and_play_on(game: Game, few: range) -> None:
    for seed in few:
        rng = Random(seed)
        state = begin(game, rng)
        seen = observe(state, referee.actors(state)[0])
        worlds = [sample(game, state.rules, seen, rng) for _ in range(5)]
        assert any(position(world) != position(worlds[0]) for world in worlds)
        world = worlds[0]
        while asked := referee.actors(world):
            referee.play(world, asked[0], choose(world, asked[0], rng))
        assert game.result(world).score
        assert observe(state, seen.seat) == seen


def test_who_acts_at_once_may_act_in_any_order(game: Game, few: range) -> None:
    tried = 0
    for seed in few:
        for moment in moments(game, seed):
            asked = referee.actors(moment.before)
            if len(asked) < 2:
                continue
            rng = Random(seed)
            chosen = {seat: choose(moment.before, seat, rng) for seat in asked}
            ends = []
            for order in permutations(asked):
                state = moment.before
                for seat in order:
                    state = referee.step(state, seat, chosen[seat]).state
                ends.append(position(state))
            assert all(end == ends[0] for end in ends)
            tried += 1
    if game is GAMES["cellar"]:
        assert tried > 50


def test_actions_survive_their_text(game: Game) -> None:
    for action in vocabulary(game):
        assert parse_action(action_text(action)) == action
        assert type(parse_action(action_text(action))) is type(action)
    assert len({action_text(action) for action in vocabulary(game)}) == len(vocabulary(game))


def test_a_sheet_says_what_the_result_says(game: Game, many: range) -> None:
    for seed in many:
        last = moments(game, seed)[-1]
        view = observe(last.after, None)
        assert view.result is not None
        score, _, sheet = view.result
        columns = game.columns(view.players)
        assert sheet.score == score
        assert view.total == tuple(had + gained for had, gained in zip(last.after.setup.total, score, strict=True))
        assert [line.amounts for line in sheet.lines if line.total][-1] == score
        assert all(len(line.amounts) == columns for line in sheet.lines)
        assert set(sheet.winners) <= set(range(columns))
        assert all(score[column] == max(score) for column in sheet.winners)
