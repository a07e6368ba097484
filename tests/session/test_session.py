"""The running match: what its ports show and accept, and what its record replays to, for every game."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from desk.core.actions import Decline, Pass, action_text, parse_action
from desk.core.cards import cards
from desk.core.zones import hand
from desk.engine.game import Game
from desk.games.cuatrola import GAME as CUATROLA
from desk.session.port import Cause, Port, Update
from desk.session.record import Record
from desk.session.seats import PERSON, SeatPlan
from desk.session.session import Session
from tests.helpers.cuatrola import pack_of
from tests.helpers.play import GAMES, below, pick
from tests.helpers.secrets import cards_behind, met

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def seats_for(game: Game, people: tuple[int, ...] = ()) -> list[SeatPlan]:
    """A full table."""
    return [SeatPlan(f"P{seat}", PERSON if seat in people else "random") for seat in range(game.players[0])]


def new_session(game: Game, seed: int = 0, people: tuple[int, ...] = (), **options: bool | int | str) -> Session:
    """A match that has not begun."""
    return Session(game, options, seats_for(game, people), rng=Random(seed))


def one_move(session: Session, rng: Random) -> None:
    """Somebody who is asked does something."""
    asked = session.asked()
    seat = pick(rng, list(asked))
    actions = list(asked[seat].actions())
    quiet = Pass() in actions and rng.random() < 0.8
    assert session.submit(seat, Pass() if quiet else pick(rng, actions)) is None


def play_round(session: Session, rng: Random) -> None:
    """A whole round."""
    session.next_round()
    while not session.round_over:
        one_move(session, rng)


def play_match(session: Session, rng: Random) -> None:
    """A whole match."""
    while session.winners is None:
        play_round(session, rng)


def replayed(record: Record) -> Session:
    """The match of a record, from its packs and actions alone."""
    game = GAMES[record.game]
    session = Session(game, record.options, record.seats, rng=Random(99), start_total=record.start_total)
    for played in record.rounds:
        session.next_round(cards(played.pack), played.dealer)
        session.decline_windows()
        for line in played.actions:
            seat, _, words = line.partition(" ")
            assert session.submit(int(seat), parse_action(words)) is None, line
            session.decline_windows()
    return session


@every_game
def test_a_record_replays_to_the_same_results(game: Game) -> None:
    for seed in range(4):
        session = new_session(game, seed)
        play_match(session, Random(seed))
        again = replayed(session.record)
        assert again.record == session.record
        assert again.total == session.total
        assert again.winners == session.winners is not None


@every_game
def test_a_record_of_an_unfinished_round_replays_to_the_same_views(game: Game) -> None:
    for seed in range(6):
        session, rng = new_session(game, seed), Random(seed)
        session.next_round()
        for _ in range(2 + below(rng, 15)):
            if not session.round_over:
                one_move(session, rng)
        session.decline_windows()
        again = replayed(session.record)
        for viewer in (*range(game.players[0]), None):
            assert again.see(viewer) == session.see(viewer)


@every_game
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    one, other = new_session(game, 5), new_session(game, 5)
    play_match(one, Random(1))
    play_match(other, Random(1))
    assert one.record == other.record


@every_game
def test_a_port_shows_no_card_that_its_seat_has_not_seen(game: Game) -> None:
    session = new_session(game, 3)
    everything = session.open_port()
    ports = [session.port(seat) for seat in range(game.players[0])] + [session.public_port()]
    told: dict[int | None, list[Update]] = {port.seat: [] for port in ports}
    for port in ports:
        port.subscribe(told[port.seat].append)
    rng = Random(3)
    session.next_round()
    while not session.round_over:
        one_move(session, rng)
        if session.round_over:
            break
        true = everything.observation
        assert true is not None
        assert all(face is not None for faces in true.zones.values() for face in faces)
        for port in ports:
            seen = met(game, port.seat, list(true.history))
            assert cards_behind(port.observation) <= seen
            assert cards_behind(told[port.seat].pop()) <= seen


def test_the_open_port_sees_no_hand_while_a_person_plays() -> None:
    session = new_session(CUATROLA, 1, people=(2,))
    watching, public = session.open_port(), session.public_port()
    told: list[Update] = []
    watching.subscribe(told.append)
    rng = Random(1)
    session.next_round()
    while not session.round_over:
        assert watching.observation == public.observation
        assert told[-1].observation.zones[hand(0)] == (None,) * len(told[-1].observation.zones[hand(0)])
        assert cards_behind(told[-1]) <= cards_behind(public.observation)
        one_move(session, rng)
    seen = watching.observation
    assert seen is not None
    assert all(face is not None for faces in seen.zones.values() for face in faces), "after the round all is shown"
    session.next_round()
    assert watching.observation == public.observation


def test_the_open_port_sees_all_at_a_table_of_bots() -> None:
    session = new_session(CUATROLA, 1)
    watching = session.open_port()
    session.next_round()
    seen = watching.observation
    assert seen is not None
    assert all(None not in seen.zones[hand(seat)] for seat in range(4))
    assert seen.seat is None
    assert seen.decision is None


def test_an_answer_to_an_older_version_is_refused() -> None:
    session = new_session(CUATROLA)
    session.next_round()
    (seat,) = session.asked()
    port = session.port(seat)
    before = port.observation
    for version in (port.version - 1, port.version + 1):
        refused = port.submit(Pass(), version)
        assert refused is not None
        assert refused.code == "stale"
    assert (port.observation, session.version) == (before, 1)
    assert port.submit(Pass(), port.version) is None
    assert session.version == 2


def test_a_refused_action_changes_nothing() -> None:
    session = new_session(CUATROLA)
    port = session.port(0)
    refused = port.submit(Pass(), port.version)
    assert refused is not None
    assert refused.code == "not_on_turn", "nothing has been dealt"
    session.next_round()
    (seat,) = session.asked()
    kept: list[Record] = []
    told: list[Update] = []
    session.keep(kept.append)
    session.port(seat).subscribe(told.append)
    for other in range(4):
        refused = session.port(other).submit(Decline(), session.version)
        assert refused is not None
        assert refused.code == ("not_possible" if other == seat else "not_on_turn")
    refused = session.public_port().submit(Pass(), session.version)
    assert refused is not None
    assert refused.code == "not_on_turn"
    assert (kept, told, session.version, session.record.rounds[0].actions) == ([], [], 1, [])


@every_game
def test_acting_while_being_told_keeps_the_news_in_order(game: Game) -> None:
    session, rng = new_session(game, 2), Random(2)
    first, last = session.public_port(), session.public_port()
    heard: list[Update] = []
    beside: list[int] = []

    def act(update: Update) -> None:
        if update.version == session.version and not session.round_over:
            one_move(session, rng)

    first.subscribe(act)
    first.subscribe(lambda update: beside.append(update.version))
    last.subscribe(heard.append)
    session.next_round()
    assert session.round_over
    assert [update.version for update in heard] == beside == list(range(1, session.version + 1))
    assert all(update.cause is Cause.STEP for update in heard)
    for old, new in itertools.pairwise(heard):
        assert new.observation.history == old.observation.history + new.events
    assert heard[-1].observation == last.observation


def test_a_listener_that_fails_keeps_the_others_from_nothing() -> None:
    session = new_session(CUATROLA)
    heard: list[int] = []

    def fail(update: Update) -> None:
        raise RuntimeError(f"at {update.version}")

    session.public_port().subscribe(fail)
    session.port(1).subscribe(lambda update: heard.append(update.version))
    with pytest.raises(RuntimeError, match="at 1"):
        session.next_round()
    assert heard == [1]
    (seat,) = session.asked()
    with pytest.raises(RuntimeError, match="at 2"):
        session.submit(seat, Pass())
    assert heard == [1, 2]


def test_who_unsubscribes_hears_no_more() -> None:
    session = new_session(CUATROLA)
    port: Port = session.port(0)
    heard: list[int] = []
    stop = port.subscribe(lambda update: (heard.append(update.version), stop())[0])
    session.next_round()
    (seat,) = session.asked()
    session.submit(seat, Pass())
    assert heard == [1]


def test_the_record_is_handed_over_after_every_change() -> None:
    session, rng = new_session(CUATROLA), Random(0)
    lengths: list[int] = []
    session.keep(lambda record: lengths.append(sum(len(r.actions) for r in record.rounds)))
    play_round(session, rng)
    assert len(lengths) == session.version
    assert lengths == sorted(lengths)
    assert session.record.rounds[0].result is not None


# CH1 of the rules text: after the first trick seat 3 may sing, and nobody else
CH1 = pack_of({1: "Jb Ac 3c Nc As", 2: "3b 3s Ks Ns 3d", 3: "Ab Nb Ad Kd Nd", 0: "Kb Kc Jc Js Jd"})


def test_only_what_was_a_choice_is_written_down() -> None:
    session = Session(CUATROLA, {}, seats_for(CUATROLA), rng=Random(0), first_dealer=0)
    session.next_round(CH1)
    lines = ["1 pass", "2 pass", "3 pass", "0 pass", "1 play Ac", "2 play 3d", "3 play Ad", "0 play Jc", "3 decline"]
    for line in lines:
        seat, _, words = line.partition(" ")
        assert session.submit(int(seat), parse_action(words)) is None
    (seat,) = session.asked()
    assert seat == 1, "the partner is asked too"
    assert session.asked()[1].forced
    session.decline_windows()
    assert session.record.rounds[0].actions == lines
    (seat,) = session.asked()
    assert seat == 3
    assert action_text(next(iter(session.asked()[3].actions()))).startswith("play ")


@every_game
def test_a_round_is_dealt_only_where_one_is_due(game: Game) -> None:
    session, rng = new_session(game), Random(0)
    session.next_round()
    session.next_round()
    assert (len(session.record.rounds), session.version) == (1, 1)
    while not session.round_over:
        one_move(session, rng)
    assert session.next_dealer == game.next_dealer(session.record.rounds[0].dealer, game.players[0])
    play_match(session, rng)
    rounds, version = len(session.record.rounds), session.version
    session.next_round()
    assert (len(session.record.rounds), session.version) == (rounds, version)
    dealers = [played.dealer for played in session.record.rounds]
    assert all(game.next_dealer(old, game.players[0]) == new for old, new in itertools.pairwise(dealers))


@every_game
def test_the_match_is_described_to_everybody(game: Game) -> None:
    session = new_session(game)
    play_round(session, Random(0))
    info = session.port(0).info
    assert (info.game, info.players) == (game.id, game.players[0])
    assert info.columns == tuple(game.column(seat) for seat in range(info.players))
    assert dict(info.options) == {option.name: option.default for option in game.options}
    assert info.scores == (tuple(session.record.rounds[0].result["score"]),)  # type: ignore[index]


def test_a_pack_that_is_not_the_games_is_refused() -> None:
    session = new_session(CUATROLA)
    play_round(session, Random(0))
    dealer, version = session.next_dealer, session.version
    for pack in (CH1[:-1], (*CH1[:-1], CH1[0]), cards("As Ks")):
        with pytest.raises(ValueError, match="pack"):
            session.next_round(pack)
    assert (len(session.record.rounds), session.next_dealer, session.version) == (1, dealer, version)


def test_unknown_options_are_refused() -> None:
    for options in ({"nonsense": 1}, {"target": 12}, {"exact": 1}, {"target": "11"}):
        with pytest.raises(ValueError, match="option"):
            new_session(CUATROLA, **options)  # type: ignore[arg-type]
