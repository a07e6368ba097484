"""A match that is put away as text and taken out again stands exactly where it stood, for every viewer."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from desk.core.actions import Action
from desk.engine.game import Game
from desk.session.record import Record
from desk.session.record_file import read_record, write_line, write_record
from desk.session.replay import resume
from desk.session.seats import PERSON, SeatPlan
from desk.session.session import Session
from tests.helpers.play import GAMES, some_options

BOTS = ("easy", "normal", "random", "easy", "easy", "easy")


def new_match(game: Game, rng: Random, options: Mapping[str, bool | int | str] | None = None) -> Session:
    chosen = some_options(game, rng) if options is None else options
    plans = [SeatPlan(f"Seat {seat}", BOTS[seat]) for seat in range(rng.choice(game.players))]
    return Session(game, chosen, plans, rng=rng, bot_seed=rng.randrange(1000))


def step(session: Session, rng: Random) -> None:
    """Somebody on turn does something legal, or the next round is dealt."""
    if session.round_over:
        session.next_round()
    else:
        asked = session.asked()
        seat = rng.choice(sorted(asked))
        actions: list[Action] = list(asked[seat].actions())
        assert session.submit(seat, rng.choice(actions)) is None
    session.decline_windows()


def again(record: Record) -> Session:
    return resume(read_record(write_record(record)), GAMES, rng=Random(7))


def same(one: Session, other: Session) -> None:
    assert other.record == one.record
    assert (other.version, other.total, other.winners) == (one.version, one.total, one.winners)
    assert (other.round_over, other.next_dealer) == (one.round_over, one.next_dealer)
    assert other.info == one.info
    for seat in range(one.record.players):
        assert other.port(seat).observation == one.port(seat).observation
    assert other.public_port().observation == one.public_port().observation
    assert other.open_port().observation == one.open_port().observation


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_be_put_away_at_any_moment(name: str) -> None:
    for seed in range(8):
        rng = Random(f"{name} {seed}")
        session = new_match(GAMES[name], rng)
        while session.winners is None:
            step(session, rng)
            if rng.random() < 0.08 or session.winners is not None:
                same(session, again(session.record))


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_round(name: str) -> None:
    rng = Random(3)
    session = new_match(GAMES[name], rng, {})
    step(session, rng)
    while not session.round_over:
        step(session, rng)
        same(session, again(session.record))


@pytest.mark.parametrize("name", GAMES)
def test_the_resumed_match_goes_on_as_the_other_would(name: str) -> None:
    rng = Random(5)
    session = new_match(GAMES[name], rng, {})
    for _ in range(20):
        step(session, rng)
    other = again(session.record)
    for one in (session, other):
        moves = Random(1)
        while not one.round_over:
            step(one, moves)
    assert other.record == session.record
    if other.winners is None:
        other.next_round()
        assert len(other.record.rounds) == len(session.record.rounds) + 1
        assert other.record.rounds[-1].dealer == session.next_dealer


def test_packs_to_come_are_shuffled_anew() -> None:
    """Otherwise who resumes would know what he has seen once."""
    rng = Random(5)
    session = new_match(GAMES["cuatrola"], rng, {})
    record = session.record
    packs = set()
    for seed in range(20):
        other = resume(record, GAMES, rng=Random(seed))
        other.next_round()
        packs.add(other.record.rounds[-1].pack)
    assert len(packs) == 20


def test_the_record_that_was_read_stays_as_it_is() -> None:
    rng = Random(9)
    session = new_match(GAMES["cuatrola"], rng, {})
    for _ in range(9):
        step(session, rng)
    text = write_record(session.record)
    record = read_record(text)
    other = resume(record, GAMES, rng=rng)
    while not other.round_over:
        step(other, rng)
    assert write_record(record) == text


def test_a_window_open_when_saved_is_answered() -> None:
    """The table answers windows with a pause; a program that ends in the pause must not forget the count."""
    session = new_match(GAMES["cuatrola"], Random(4), {})
    session.next_round()
    saved_in_a_window = 0
    while not session.round_over:
        asked = session.asked()
        seat = min(asked)
        if asked[seat].forced:
            saved_in_a_window += 1
            other = again(session.record)
            session.decline_windows()
            same(session, other)
        else:
            session.submit(seat, next(iter(asked[seat].actions())))
    assert saved_in_a_window == 3


def test_a_command_in_a_file_is_kept_and_never_started() -> None:
    session = new_match(GAMES["cuatrola"], Random(1), {})
    session.next_round()
    plans = (SeatPlan("A", "exec:rm -rf ~"), *session.record.seats[1:])
    session.record.seats = plans
    other = again(session.record)
    assert [seat.player for seat in other.info.seats] == ["easy", "normal", "random", "easy"]
    assert other.info.seats[0].name == "A"
    assert read_record(write_line(other.record)).seats == plans


def test_who_sits_down_to_go_on_is_written() -> None:
    session = new_match(GAMES["cuatrola"], Random(1), {})
    session.next_round()
    plans = tuple(SeatPlan(name, PERSON) for name in "ABCD")
    other = resume(session.record, GAMES, rng=Random(2), seats=plans)
    assert other.info.seats == other.record.seats == plans


def test_a_record_without_seats_is_for_persons() -> None:
    session = new_match(GAMES["cuatrola"], Random(1), {})
    session.next_round()
    session.record.seats = ()
    other = again(session.record)
    assert all(seat.is_person for seat in other.info.seats)
    assert other.record.seats == ()
    assert other.open_port().observation == other.public_port().observation


def test_what_other_programs_wrote_is_still_there() -> None:
    session = new_match(GAMES["cuatrola"], Random(1), {})
    session.next_round()
    session.record.extra = {"name": "final", "app": [1]}
    session.record.rounds[0].extra = {"clock": 3}
    session.record.take_backs = 4
    assert again(session.record).record == session.record


def test_a_level_that_is_not_there_is_stood_in_for() -> None:
    session = new_match(GAMES["cuatrola"], Random(1), {})
    session.next_round()
    plans = tuple(SeatPlan("", player) for player in ("person", "grandmaster", "normal:300", "exec:normal"))
    session.record.seats = plans
    other = resume(session.record, GAMES, rng=Random(2), levels=("easy", "normal"))
    assert [seat.player for seat in other.info.seats] == ["person", "easy", "normal:300", "easy"]
    assert other.record.seats == plans
