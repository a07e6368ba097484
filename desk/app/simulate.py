"""``desk simulate GAME``: bots play whole matches, and their records are written a line each."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

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
from desk.session.record_file import write_line

DONE, BAD_WORDS = 0, 2


class Match(NamedTuple):
    """A match to be played: what it starts from, and who sits where."""

    deal: Deal
    players: tuple[str, ...]


class Played(NamedTuple):
    """A match that was played: its record as a line, how many rounds, and the winning seats."""

    line: str
    rounds: int
    winners: tuple[int, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``desk simulate``."""
    add_common(parser)
    parser.add_argument("--matches", type=positive, default=1, metavar="N", help="how many matches (1)")
    parser.add_argument(
        "--bots", default="random", metavar="LEVEL[,LEVEL…]", help="one for all or one a seat: " + LEVEL_HELP
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a record a line (.jsonl)")


def run(args: argparse.Namespace) -> int:
    """Play the matches; 0, or 2 where the words make no sense or the file cannot be written."""
    try:
        matches = _matches(args)
        with nullcontext(None) if args.out is None else args.out.open("w", encoding="utf-8", newline="\n") as out:
            _play(matches, args, out)
    except (BadWords, OSError) as error:
        sys.stderr.write(f"desk simulate: {error}\n")
        return BAD_WORDS
    return DONE


def _matches(args: argparse.Namespace) -> list[Match]:
    game, players = the_game(args)
    options = the_options(game, args.option)
    seats = tuple(_bots(args.bots, players))
    return [Match(Deal(game.id, options, f"{args.seed}/{number}"), seats) for number in range(args.matches)]


def _bots(text: str, players: int) -> list[str]:
    """One player a seat. A command may hold commas, so it stands alone."""
    names = [text] if text.startswith("exec:") else text.split(",")
    try:
        found = [player_name(name) for name in names]
    except argparse.ArgumentTypeError as error:
        raise BadWords(f"--bots: {error}") from None
    if len(found) == 1:
        found *= players
    if len(found) != players:
        raise BadWords(f"--bots names {len(found)} players for {players} seats")
    return found


def play(match: Match) -> Played:
    """One whole match."""
    with Table(match.deal, match.players) as table:
        table.play_match()
        record = table.session.record
        assert record.winner is not None
        return Played(write_line(record), len(record.rounds), record.winner)


def _play(matches: list[Match], args: argparse.Namespace, out: object) -> None:
    began = time.monotonic()
    rounds, won = 0, Counter[tuple[int, ...]]()
    for played in watched(spread(play, matches, args.jobs), len(matches), "matches"):
        rounds += played.rounds
        won[played.winners] += 1
        if out is not None:
            out.write(played.line.rstrip("\n") + "\n")  # type: ignore[attr-defined]
    took = time.monotonic() - began
    sys.stdout.write(f"{len(matches)} matches, {rounds} rounds, {took:.1f} s\n")
    for winners, number in sorted(won.items()):
        seats = " and ".join(map(str, winners))
        sys.stdout.write(f"  won by {'seat' if len(winners) == 1 else 'seats'} {seats}: {number}\n")
