"""``desk replay FILE``: every record of a file by the rules, for a person or (``--json``) for a program."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

from desk.app.plain_text import plain
from desk.engine.game import Game
from desk.session.json_text import UnreadableFile, read_bytes, split
from desk.session.record_file import RecordError, read_record
from desk.session.replay import refusal, resume, summary
from desk.session.session import Session

HOLDS, REFUSED, UNREADABLE = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``desk replay``."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.desk, .json), or several (.jsonl)")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each record")


def run(args: argparse.Namespace) -> int:
    """Replay the file; 0 where all records hold, 1 where one does not, 2 where they cannot be read."""
    from desk.games import discover

    name = os.fsencode(args.file).decode("utf-8", "backslashreplace")  # whatever the locale took it for
    try:
        texts = split(read_bytes(args.file))
        for text in texts:  # whole before the first word of it is said
            _is_record(text)
    except UnreadableFile as error:
        sys.stderr.write(f"desk replay: {name}: {plain(error.message)}\n")
        return UNREADABLE
    games = discover()
    names = [name] if len(texts) == 1 else [f"{name}, record {number}" for number in range(len(texts))]
    held = [_tell(text, shown, games, args.json) for text, shown in zip(texts, names, strict=True)]
    return HOLDS if all(held) else REFUSED


def _is_record(text: str) -> None:
    """Raises UnreadableFile for what is no record; a faulty record is one."""
    try:
        read_record(text)
    except RecordError:
        return


def _tell(text: str, name: str, games: Mapping[str, Game], as_json: bool) -> bool:
    """Replay one record and say what came of it; whether it holds."""
    try:
        session = resume(read_record(text), games, rng=Random())
    except RecordError as error:
        _say(json.dumps(refusal(error), ensure_ascii=False) if as_json else f"{name}: {plain(error.sentence)}")
        return False
    _say(json.dumps(summary(session), ensure_ascii=False) if as_json else "\n".join(_for_a_person(session, name)))
    return True


def _say(lines: str) -> None:
    sys.stdout.write(lines + "\n")


def _for_a_person(session: Session, name: str) -> list[str]:
    record, info = session.record, session.info
    options = ", ".join(f"{option} {_shown(value)}" for option, value in record.options.items())
    title = plain(info.title) + (f" ({options})" if options else "")
    lines = [f"{name}: {title}, {record.players} players"]
    for number, entry in enumerate(record.rounds):
        if entry.result is None:
            break
        score, total = (" – ".join(map(str, entry.result[key])) for key in ("score", "total"))
        lines.append(f"  round {number:<3} {score:<12} total {total}")
    if session.winners is not None:
        lines.append(f"  won by {_seats(session.winners, session)}")
    elif not session.round_over:
        lines.append(f"  round {len(record.rounds) - 1:<3} not over; on turn: {_seats(session.asked(), session)}")
    return lines


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seats(seats: object, session: Session) -> str:
    assert isinstance(seats, (tuple, dict))
    names = session.info.seats
    return ", ".join(f"seat {seat}" + (f" ({names[seat].name})" if names[seat].name else "") for seat in sorted(seats))
