"""The lines of ``docs/spec/bot.md`` as values: what a program is told, what it is asked, and what it answers.

Both sides use it: the window and the headless commands write ``start`` and ``decide`` and read answers; the worker
reads the one and writes the other. It knows kinds of actions and events, and no game.

The house's own worker serves all seats of a table in one process. Its lines carry a little more than the published
ones: ``start`` also ``level`` ("normal"), ``seed`` and ``samples`` (null: the level's own), and ``decide`` and ``end``
also ``seat``, the seat of the ``start`` they belong to. A ``start`` for a seat that is there begins that seat anew.
Its answers carry ``alternatives``; where it cannot answer it says so in ``error`` instead of ``action``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from desk.core.actions import Sing, action_text
from desk.core.events import CardMoved, CardsShown, Event, SeatActed, TrickTaken
from desk.core.zones import STOCK, hand

if TYPE_CHECKING:
    from desk.core.observation import Observation

PROTOCOL = 1
TIME_MS = 500
LATE = 2
"""An answer is too late after this many times the time that was given."""


class Start(NamedTuple):
    """What a player is told once a match. ``level``, ``seed`` and ``samples`` are for the house's own bots."""

    game: str
    players: int
    options: Mapping[str, Any]
    seat: int
    level: str | None = None
    seed: int = 0
    samples: int | None = None


class Asked(TypedDict):
    """A choice that is asked for: all that a player knows, as it stands in a ``decide`` line."""

    id: int
    round: int
    dealer: int
    total: list[int]
    hand: list[str]
    log: list[str]
    legal: list[str]
    time_ms: int


class Alternative(NamedTuple):
    """An action that was weighed, and what it was thought to be worth to the player's own side (more is better)."""

    action: str
    value: float


class Answer(NamedTuple):
    """The action chosen, and (the house's bots) what the others were thought to be worth, the best first."""

    action: str
    alternatives: tuple[Alternative, ...] = ()


class BadAnswer(ValueError):  # noqa: N818 - the word of the table
    """A line is no answer to what was asked; the text says why."""


# What the table writes


def start_line(start: Start) -> str:
    """The first line to a program; with a level, to the house's worker."""
    line: dict[str, Any] = {
        "type": "start",
        "protocol": PROTOCOL,
        "game": start.game,
        "players": start.players,
        "options": dict(start.options),
        "seat": start.seat,
    }
    if start.level is not None:
        line |= {"level": start.level, "seed": start.seed, "samples": start.samples}
    return json.dumps(line)


def ask(number: int, seen: Observation, time_ms: int = TIME_MS) -> Asked:
    """The choice that this observation asks of its seat. Raises ValueError where it asks for none."""
    if seen.seat is None or seen.decision is None:
        raise ValueError("nothing is asked of this viewer")
    held = seen.zones.get(hand(seen.seat), ())
    return Asked(
        id=number,
        round=seen.round,
        dealer=seen.dealer,
        total=list(seen.total),
        hand=[card.code for card in held if card is not None],
        log=list(log_lines(seen.history, seen.seat)),
        legal=[action_text(action) for action in seen.decision.actions()],
        time_ms=time_ms,
    )


def decide_line(asked: Asked, seat: int | None = None) -> str:
    """The line that asks for a choice; with a seat, to the house's worker."""
    line: dict[str, Any] = {"type": "decide", **asked}
    if seat is not None:
        line["seat"] = seat
    return json.dumps(line)


def end_line(total: Sequence[int], winner: Sequence[int] | None, seat: int | None = None) -> str:
    """The last line of a match; with a seat, to the house's worker."""
    line: dict[str, Any] = {"type": "end", "total": list(total), "winner": None if winner is None else list(winner)}
    if seat is not None:
        line["seat"] = seat
    return json.dumps(line)


def log_lines(history: Iterable[Event], seat: int) -> Iterator[str]:
    """What this seat has seen in the round, in the words of the record."""
    dealt: list[str] = []
    before: Event | None = None
    for event in history:
        if isinstance(event, CardMoved) and event.source == STOCK:
            if event.target == hand(seat) and event.card is not None:
                dealt.append(event.card.code)
        else:
            if dealt:
                yield " ".join(("deal", *dealt))
                dealt = []
            yield from _words(event, before)
        before = event
    if dealt:
        yield " ".join(("deal", *dealt))


def _words(event: Event, before: Event | None) -> Iterator[str]:
    """The line for an event, if there is one."""
    if isinstance(event, SeatActed):
        yield f"{event.seat} {action_text(event.action)}"
    elif isinstance(event, TrickTaken):
        yield f"{event.seat} takes"
    elif isinstance(event, CardsShown):
        # The cards that go with a cante are told by the cante itself.
        sung = isinstance(before, SeatActed) and isinstance(before.action, Sing)
        if not sung and event.zone.owner is not None:
            codes = ("?" if card is None else card.code for card in event.cards)
            yield " ".join(("show", str(event.zone.owner), *codes))


# What the table reads


def read_answer(line: str | bytes, number: int, legal: Sequence[str]) -> Answer | None:
    """The answer in a line, if it answers this question; None where it answers an earlier one.

    Raises BadAnswer for anything that is no legal answer.
    """
    found = read_line(line)
    told = found.get("id")
    if type(told) is not int:
        raise BadAnswer("an answer without an id")
    if told < number:
        return None
    if told != number:
        raise BadAnswer(f"an answer to question {told}, which was not asked")
    action = found.get("action")
    if not isinstance(action, str):
        raise BadAnswer(str(found.get("error", "an answer without an action")))
    if action not in legal:
        raise BadAnswer(f"not a legal action: {action!r}")
    return Answer(action, tuple(_alternatives(found.get("alternatives"), legal)))


def _alternatives(found: object, legal: Sequence[str]) -> Iterator[Alternative]:
    """The alternatives that can be read; whatever else stands there is passed over."""
    for entry in found if isinstance(found, list) else ():
        if not isinstance(entry, dict):
            continue
        action, value = entry.get("action"), entry.get("value")
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if number and isinstance(action, str) and action in legal:
            yield Alternative(action, float(value or 0))


# What the worker reads and writes


def read_line(line: str | bytes) -> dict[str, Any]:
    """A line as a JSON object. Raises BadAnswer for anything else."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadAnswer(f"not a line of JSON: {error}") from None
    if not isinstance(found, dict):
        raise BadAnswer("not a JSON object")
    return found


def read_start(line: Mapping[str, Any]) -> Start:
    """The ``start`` in a line that was read. Raises BadAnswer where something is missing or wrong."""
    if line.get("protocol") != PROTOCOL:
        raise BadAnswer(f"protocol {line.get('protocol')!r} is not spoken here")
    game, players, options, seat = (line.get(key) for key in ("game", "players", "options", "seat"))
    level, seed, samples = line.get("level"), line.get("seed") or 0, line.get("samples")
    numbers = all(type(number) is int for number in (players, seat, seed, 0 if samples is None else samples))
    if not (numbers and isinstance(game, str) and isinstance(options, dict) and isinstance(level, (str, type(None)))):
        raise BadAnswer("a start that cannot be read")
    return Start(game, int(str(players)), options, int(str(seat)), level, seed, samples)


def answer_line(number: int, answer: Answer) -> str:
    """The worker's answer."""
    line: dict[str, Any] = {"id": number, "action": answer.action}
    if answer.alternatives:
        line["alternatives"] = [{"action": a.action, "value": round(a.value, 4)} for a in answer.alternatives]
    return json.dumps(line)


def error_line(number: int, why: str) -> str:
    """The worker's word that it has no answer."""
    return json.dumps({"id": number, "error": why})
