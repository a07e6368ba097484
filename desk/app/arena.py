"""``desk arena GAME``: two bots on the same deals, so that the luck of the cards falls out.

In a game of pairs each deal is played twice with the sides swapped; otherwise once for each seat, with A in that seat
and B in the others. What a deal is worth is the mean over its plays.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

from desk.app.headless import (
    LEVEL_HELP,
    BadWords,
    Deal,
    Table,
    add_common,
    player_name,
    positive,
    spread,
    the_game,
    the_options,
    watched,
)
from desk.engine.game import Game
from desk.engine.shuffle import shuffled
from desk.games import discover

DONE, BAD_WORDS = 0, 2
NORMAL_95 = 1.96


class Duel(NamedTuple):
    """A deal to be played by both: who they are, and how many sit at the table."""

    deal: Deal
    players: int
    a: str
    b: str


class Outcome(NamedTuple):
    """What a deal was worth to A, and how long each choice took both, in milliseconds."""

    value: float
    a_ms: tuple[float, ...]
    b_ms: tuple[float, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``desk arena``."""
    add_common(parser)
    parser.add_argument("--a", type=player_name, required=True, metavar="LEVEL", help=LEVEL_HELP)
    parser.add_argument("--b", type=player_name, required=True, metavar="LEVEL", help="the same")
    parser.add_argument("--deals", type=positive, default=100, metavar="N", help="how many deals (100)")
    parser.add_argument("--start", metavar="S,S,…", help="match scores before each deal, e.g. 10,10 (zeros)")
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")


def run(args: argparse.Namespace) -> int:
    """Play the deals and compare; 0, or 2 where the words make no sense."""
    try:
        duels = _duels(args)
    except BadWords as error:
        sys.stderr.write(f"desk arena: {error}\n")
        return BAD_WORDS
    outcomes = list(watched(spread(play, duels, args.jobs), len(duels), "deals"))
    found = compare(outcomes)
    sys.stdout.write(_for_a_person(args, found))
    if args.json:
        line = {"game": args.game, "a": args.a, "b": args.b, "deals": len(outcomes), **found}
        sys.stdout.write(json.dumps(line) + "\n")
    return DONE


def _duels(args: argparse.Namespace) -> list[Duel]:
    game, players = the_game(args)
    options = the_options(game, args.option)
    start = _start(game, players, options, args.start)
    return [
        Duel(Deal(game.id, options, f"{args.seed}/{number}", start), players, args.a, args.b)
        for number in range(args.deals)
    ]


def _start(game: Game, players: int, options: dict[str, Any], text: str | None) -> tuple[int, ...] | None:
    """The scores that the words give. Raises BadWords for ones that no running match has."""
    if text is None:
        return None
    try:
        start = tuple(map(int, text.split(",")))
    except ValueError:
        raise BadWords(f"--start: not numbers: {text!r}") from None
    if len(start) != game.columns(players):
        raise BadWords(f"--start: {game.columns(players)} scores are wanted, not {len(start)}")
    defaults = {option.name: option.default for option in game.options}
    if game.winners(game.read_options(defaults | options), start) is not None:
        raise BadWords(f"--start: with {text} the match is over")
    return start


def play(duel: Duel) -> Outcome:
    """Every play of one deal."""
    game = discover()[duel.deal.game]
    rng = Random(f"{duel.deal.seed}/pack")
    pack = shuffled(game.pack(duel.players), rng)
    dealer = int(rng.random() * duel.players)
    values: list[float] = []
    times: dict[bool, list[float]] = {True: [], False: []}
    for seats in _seatings(game, duel.players):
        players = [duel.a if is_a else duel.b for is_a in seats]

        def note(seat: int, seconds: float, seats: Sequence[bool] = seats) -> None:
            times[seats[seat]].append(1000 * seconds)

        with Table(duel.deal, players, note) as table:
            table.play_round(pack, dealer)
            result = table.session.record.rounds[-1].result
        assert result is not None
        values.append(_value(game, seats, result["score"]))
    return Outcome(fmean(values), tuple(times[True]), tuple(times[False]))


def _seatings(game: Game, players: int) -> list[list[bool]]:
    """Which seats A has in each play of a deal: a side after the other, or a seat after the other."""
    columns = [game.column(seat) for seat in range(players)]
    return [[column == mine for column in columns] for mine in range(game.columns(players))]


def _value(game: Game, seats: Sequence[bool], score: Sequence[float]) -> float:
    """A's mean score less the mean of the B's; in a game of pairs there is one of each."""
    mine = {game.column(seat) for seat, is_a in enumerate(seats) if is_a}
    return fmean(score[c] for c in mine) - fmean(score[c] for c in range(len(score)) if c not in mine)


def compare(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Mean value and share of deals won, each with its 95 % interval over deals, and the times of both."""
    values = [outcome.value for outcome in outcomes]
    won = [(value > 0) + (value == 0) / 2 for value in values]
    return {
        **dict(zip(("mean", "low", "high"), _interval(values, -math.inf, math.inf), strict=True)),
        **dict(zip(("won", "won_low", "won_high"), _interval(won, 0, 1), strict=True)),
        "a_ms": _times([ms for outcome in outcomes for ms in outcome.a_ms]),
        "b_ms": _times([ms for outcome in outcomes for ms in outcome.b_ms]),
    }


def _interval(values: Sequence[float], least: float, most: float) -> tuple[float, float | None, float | None]:
    """The mean and its interval within bounds; a single deal gives none."""
    mean = fmean(values)
    if len(values) < 2:
        return round(mean, 4), None, None
    half = NORMAL_95 * stdev(values) / math.sqrt(len(values))
    return round(mean, 4), round(max(least, mean - half), 4), round(min(most, mean + half), 4)


def _times(milliseconds: list[float]) -> dict[str, float | None]:
    if not milliseconds:
        return {"median": None, "p95": None, "max": None}
    ordered = sorted(milliseconds)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {"median": round(median(ordered), 2), "p95": round(p95, 2), "max": round(ordered[-1], 2)}


def _for_a_person(args: argparse.Namespace, found: dict[str, Any]) -> str:
    value, won = f"{found['mean']:+.3f}", f"{found['won']:.1%}"
    if found["low"] is not None:
        value += f"   (95 %: {found['low']:+.3f} to {found['high']:+.3f})"
        won += f"   (95 %: {found['won_low']:.1%} to {found['won_high']:.1%})"
    lines = [
        f"{args.game}: {args.a} against {args.b}, {args.deals} deals",
        f"  value a deal   {value}",
        f"  deals won      {won}, half for a tie",
    ]
    for name, key in ((args.a, "a_ms"), (args.b, "b_ms")):
        if found[key]["max"] is not None:
            lines.append(
                f"  {name}: " + "median {median} ms, p95 {p95} ms, worst {max} ms a choice".format(**found[key])
            )
    return "\n".join(lines) + "\n"
