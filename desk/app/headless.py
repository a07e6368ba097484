"""Matches of bots without a window: what ``desk simulate`` and ``desk arena`` have in common.

A table holds a session and a player for each seat. The house's bots are called directly, in this process, with the
very request that a program would get; programs run beside it. Several processes share the work.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from desk.app.plain_text import plain
from desk.bots.levels import LEVELS, Player, make_player, parse_level
from desk.bots.programs import EXEC, ProgramPlayer, split_command
from desk.bots.protocol import Answer, Asked, Start, ask
from desk.bots.relief import Relief
from desk.core.actions import parse_action
from desk.core.cards import Card
from desk.core.options import Value, changed, parse_value, with_defaults
from desk.engine.game import Game
from desk.games import discover
from desk.session.seats import SeatPlan
from desk.session.session import Session

Work = TypeVar("Work")
Result = TypeVar("Result")

SEED_BITS = 31


class BadWords(Exception):  # noqa: N818 - the word of the command line
    """The words after a command make no sense together; the text says why."""


class Deal(NamedTuple):
    """What a table starts from: all but the players."""

    game: str
    options: Mapping[str, Value]
    seed: str
    start_total: tuple[int, ...] | None = None


class Driver(Protocol):
    """Whoever answers for one seat of a headless table."""

    def choose(self, asked: Asked) -> Answer:
        """The answer to what is asked; never none, never an illegal one."""

    def end(self, total: Sequence[int], winner: Sequence[int] | None) -> None:
        """The match is over."""


class _House:
    """A bot of the house, with ``easy`` standing by like for any other player."""

    def __init__(self, player: Player, relief: Relief) -> None:
        self._player = player
        self._relief = relief

    def choose(self, asked: Asked) -> Answer:
        if self._relief.took_over:
            return self._relief.answer(asked)
        try:
            answer = self._player.choose(asked)
        except Exception as error:  # a fault in a bot must not end an arena of an hour
            return self._relief.failed(asked, f"{type(error).__name__}: {error}")
        return answer if answer.action in asked["legal"] else self._relief.failed(asked, "not a legal action")

    def end(self, total: Sequence[int], winner: Sequence[int] | None) -> None:
        pass


class Table:
    """A match of bots. ``noted`` is told how long each choice between several actions took, by seat."""

    def __init__(self, deal: Deal, players: Sequence[str], noted: Callable[[int, float], None] | None = None) -> None:
        game = discover()[deal.game]
        bot_seed = Random(f"{deal.seed}/bots").getrandbits(SEED_BITS)
        self.session = Session(
            game,
            deal.options,
            [SeatPlan(player, player) for player in players],
            rng=Random(f"{deal.seed}/deal"),
            start_total=deal.start_total,
            bot_seed=bot_seed,
        )
        self._noted = noted
        self._asked = 0
        self._ports = [self.session.port(seat) for seat in range(len(players))]
        options = dict(self.session.info.options)
        self._drivers = [
            _driver(Start(game.id, len(players), options, seat, seed=bot_seed), player)
            for seat, player in enumerate(players)
        ]

    def play_match(self) -> None:
        """Rounds until somebody has won."""
        while self.session.winners is None:
            self.play_round()

    def play_round(self, pack: Sequence[Card] | None = None, dealer: int | None = None) -> None:
        """One round, shuffled or from a pack. All seats on turn answer before anything is done."""
        self.session.next_round(pack, dealer)
        while True:
            self.session.decline_windows()
            seats = tuple(self.session.asked())
            if not seats:
                return
            answers = [(seat, self._choose(seat)) for seat in seats]
            for seat, answer in answers:
                refusal = self.session.submit(seat, parse_action(answer.action))
                if refusal is not None:
                    raise RuntimeError(f"{answer.action!r} of seat {seat} is refused: {refusal.code}")

    def _choose(self, seat: int) -> Answer:
        seen = self._ports[seat].observation
        assert seen is not None
        self._asked += 1
        asked = ask(self._asked, seen)
        began = time.perf_counter()
        answer = self._drivers[seat].choose(asked)
        if self._noted is not None and len(asked["legal"]) > 1:
            self._noted(seat, time.perf_counter() - began)
        return answer

    def close(self) -> None:
        """Let the players go."""
        for driver in self._drivers:
            driver.end(self.session.total, self.session.winners)

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _driver(start: Start, player: str) -> Driver:
    relief = Relief(start, player)
    if player.startswith(EXEC):
        return ProgramPlayer(start, player, relief)
    return _House(make_player(start._replace(level=player)), relief)


# The words of a command


def player_name(text: str) -> str:
    """A level or ``exec:COMMAND`` as a word of the command line."""
    try:
        if text.startswith(EXEC):
            split_command(text)
        else:
            parse_level(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}; or exec:COMMAND") from None
    return text


def positive(text: str) -> int:
    """A number from 1 on as a word of the command line."""
    if not (text.isascii() and text.isdigit()) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"not a number from 1 on: {text!r}")
    return int(text)


def add_common(parser: argparse.ArgumentParser) -> None:
    """The words that both commands take."""
    parser.add_argument("game", metavar="GAME", help="a game by its id: " + ", ".join(discover()))
    parser.add_argument("--players", type=positive, metavar="P", help="seats at the table")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same deals and bots")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may be repeated"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes at work")


LEVEL_HELP = f"{', '.join(LEVELS)}, with a number of samples (normal:40), or exec:COMMAND"


def the_game(args: argparse.Namespace) -> tuple[Game, int]:
    """The game and the number of seats that the words name. Raises BadWords."""
    game = discover().get(args.game)
    if game is None:
        raise BadWords(f"no game {args.game!r}; there are: {', '.join(discover())}")
    players = args.players or (4 if 4 in game.players else game.players[0])
    if players not in game.players:
        raise BadWords(f"{plain(game.title)} is played by {', '.join(map(str, game.players))}, not by {players}")
    return game, players


def the_options(game: Game, words: Iterable[str]) -> dict[str, Value]:
    """The options that the words change. Raises BadWords."""
    by_name = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in by_name:
            raise BadWords(f"no option {word!r}; there are: {', '.join(by_name)}")
        try:
            chosen[name] = parse_value(by_name[name], value)
        except ValueError as error:
            raise BadWords(str(error)) from None
    return changed(game.options, with_defaults(game.options, chosen))


# Many tables


def spread(work: Callable[[Work], Result], items: Sequence[Work], jobs: int) -> Iterator[Result]:
    """The results in the order of the items, worked out by several processes where there is enough to do."""
    if jobs == 1 or len(items) < 2 * jobs:
        yield from map(work, items)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system, and no copied threads
    pool = ProcessPoolExecutor(jobs, context, initializer=_quietly)
    try:
        yield from pool.map(work, items, chunksize=max(1, min(16, len(items) // (4 * jobs))))
    finally:
        pool.shutdown(cancel_futures=True)


def _quietly() -> None:
    """An interrupt is the business of the process that was started by a person."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def watched(results: Iterable[Result], total: int, word: str) -> Iterator[Result]:
    """The same results, with a line on the terminal that says how far it is; nothing is said to a file."""
    shown = sys.stderr is not None and sys.stderr.isatty()
    for number, result in enumerate(results, 1):
        if shown:
            sys.stderr.write(f"\r{number} of {total} {word}")
            sys.stderr.flush()
        yield result
    if shown:
        sys.stderr.write("\r\033[K")
