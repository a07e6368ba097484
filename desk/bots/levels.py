"""The house's bots by level: ``random``, ``easy``, ``normal``, and ``normal:40`` for another number of samples.

A level sees what was asked and nothing else, and answers alike for the same seed, seat and question in every process.
What a game knows about playing well is its module ``desk.games.<id>.players`` (``GamePlayers`` below), which is
imported when a match of that game starts and not before. A game without one is played by ``random``.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from desk.bots.protocol import Alternative, Answer, Asked, Start

LEVELS = ("random", "easy", "normal")
"""Weakest first."""


class GamePlayers(Protocol):
    """What a game's module ``players`` offers: two functions of the match's options, the seat, and what is asked."""

    SAMPLES: Mapping[str, int]
    """How many worlds a level looks at for a decision."""

    def easy(self, options: Mapping[str, Any], seat: int, asked: Mapping[str, Any]) -> str:
        """The action that rules of thumb give; no chance in it."""

    def search(
        self, options: Mapping[str, Any], seat: int, asked: Mapping[str, Any], rng: Random, samples: int
    ) -> Sequence[tuple[str, float]]:
        """Every legal action with its worth to the player's side by sampled worlds, the best first."""


class Level(NamedTuple):
    """A level by name, with its own number of samples where one is given."""

    name: str
    samples: int | None = None

    def __str__(self) -> str:
        return self.name if self.samples is None else f"{self.name}:{self.samples}"


class Player(Protocol):
    """Whoever makes the choices of one seat."""

    def choose(self, asked: Asked) -> Answer:
        """The answer to what is asked."""


def parse_level(text: str) -> Level:
    """The level that a text names. Raises ValueError for any other text.

    >>> parse_level("normal:40")
    Level(name='normal', samples=40)
    """
    name, colon, number = text.partition(":")
    if name not in LEVELS:
        raise ValueError(f"no such level: {name!r} (there are {', '.join(LEVELS)})")
    if not colon:
        return Level(name)
    if name != "normal" or not (number.isascii() and number.isdigit()) or int(number) == 0:
        raise ValueError(f"not a number of samples: {text!r}")
    return Level(name, int(number))


def make_player(start: Start) -> Player:
    """The player for a start line with a level. Raises ValueError for an unknown level."""
    level = parse_level(start.level or "easy")
    if level.samples is None:
        level = Level(level.name, start.samples)
    players = find_players(start.game)
    if players is None or level.name == "random":
        return RandomPlayer(start)
    if level.name == "easy":
        return ThumbPlayer(start, players)
    return SearchPlayer(start, players, level.samples or players.SAMPLES[level.name])


def find_players(game: str) -> GamePlayers | None:
    """The game's own players, if it has any."""
    name = f"desk.games.{game}.players"
    if not game.isidentifier():
        return None
    try:
        found: Any = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name and name.startswith(missing.name):
            return None
        raise
    players: GamePlayers = found
    return players


def chance(start: Start, asked: Asked) -> Random:
    """The random numbers of one decision: the same for the same seed, seat and place in the match, everywhere.

    Seeding with a text is stable between processes and versions of Python, and so is ``random()``.
    """
    return Random(f"{start.seed}/{start.seat}/{asked['round']}/{len(asked['log'])}")


class RandomPlayer:
    """Any legal action."""

    def __init__(self, start: Start) -> None:
        self._start = start

    def choose(self, asked: Asked) -> Answer:
        """One of the legal actions, each as likely as the others."""
        legal = asked["legal"]
        return Answer(legal[int(chance(self._start, asked).random() * len(legal))])


class ThumbPlayer:
    """The game's rules of thumb."""

    def __init__(self, start: Start, players: GamePlayers) -> None:
        self._start = start
        self._players = players

    def choose(self, asked: Asked) -> Answer:
        """What the rules of thumb say."""
        return Answer(self._players.easy(self._start.options, self._start.seat, asked))


class SearchPlayer:
    """Worlds that fit what the seat knows, each of them solved."""

    def __init__(self, start: Start, players: GamePlayers, samples: int) -> None:
        self._start = start
        self._players = players
        self._samples = samples

    def choose(self, asked: Asked) -> Answer:
        """The action that was worth most."""
        if len(asked["legal"]) == 1:
            return Answer(asked["legal"][0])
        start = self._start
        weighed = self._players.search(start.options, start.seat, asked, chance(start, asked), self._samples)
        alternatives = tuple(Alternative(action, value) for action, value in weighed)
        return Answer(alternatives[0].action, alternatives)
