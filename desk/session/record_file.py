"""Records as text: strict reading, deterministic writing. What only the rules can know is checked by ``replay``.

A file that is no record at all raises ``UnreadableFile`` (``json_text``). A record with a fault raises
``RecordError`` with its place and one of these reasons, or, for an action that the rules refuse, with the rules' own
code (``must_follow``, ``over_target``, ``not_on_turn``, ``not_in_hand``, ``not_possible``, …):

=================== ==========================================================================================
``unknown_version`` a version of the format that this program does not know
``bad_field``       a field is missing or is not of its kind (true is not 1); the message names it
``unknown_game``    no game of this name
``wrong_players``   the game is not played by so many, or there are not so many ``seats``
``unknown_option``  the game has no such option
``bad_value``       a value that the option does not list
``bad_start``       ``start_total``: not one number a side or seat, or the match is already won
``deal_code``       a deal code instead of a pack: not supported yet
``wrong_dealer``    no such seat, or not the next dealer
``wrong_pack``      not the pack of this game
``unknown_card``    a card that the game does not have, in a pack or in an action
``card_twice``      a card named twice, in a pack or in an action
``round_after_end`` a round after the match was won
``unfinished``      a round that is not over and not the last
``action_after_end`` an action after the round was over
``unknown_seat``    an action that begins with no seat of this table
``unknown_verb``    an action whose verb no game has
``bad_words``       a word too many, too few, or out of place in an action
``wrong_result``    ``result`` says what replaying does not give, or stands with a round that is not over
``wrong_winner``    ``winner`` says what replaying does not give
=================== ==========================================================================================

``round`` and ``action`` count from 0 and are None where the fault is not in a round, not an action.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from desk.core.options import Value
from desk.core.text import T, Text
from desk.session.json_text import UnreadableFile, parse, said
from desk.session.record import Record, RoundRecord
from desk.session.seats import SeatPlan

FORMAT = "desk-record"
VERSION = 1
_OWN = ("format", "version", "game", "players", "options", "start_total", "rounds", "winner", "seats", "bot_seed")
_OWN_KEYS = frozenset((*_OWN, "take_backs"))
_ROUND_KEYS = frozenset(("dealer", "pack", "actions", "result"))
_SEAT_KEYS = frozenset(("name", "player"))


class RecordError(Exception):
    """A fault in a record: its place, the reason as a code (see above), and as a sentence."""

    def __init__(
        self,
        reason: str,
        message: Text,
        *,
        round: int | None = None,
        action: int | None = None,
        text: str | None = None,
    ) -> None:
        super().__init__(reason, round, action, text)
        self.reason = reason
        self.message = message
        self.round = round
        self.action = action
        self.text = text

    @property
    def sentence(self) -> Text:
        """The place and the reason in one text."""
        if self.round is None:
            return self.message
        if self.action is None:
            return T("Record", "Round {round}: {reason}").fill(round=self.round, reason=self.message)
        place = T("Record", "Round {round}, action {action} (“{text}”): {reason}")
        return said(place, round=self.round, action=self.action, text=self.text or "", reason=self.message)


# Reading


def read_record(text: str) -> Record:
    """The record that a text holds, its form checked but not yet its moves."""
    fields = parse(text)
    if fields.get("format") != FORMAT:
        raise UnreadableFile("not_a_record", T("Record", "This is not a record of a match."))
    version = _integer(fields, "version")
    if version != VERSION:
        message = T("Record", "The record has version {version}; this program knows version {known}.")
        raise RecordError("unknown_version", message.fill(version=version, known=VERSION))
    players = _integer(fields, "players")
    seats, seat_extra = _seats(fields.get("seats"), players)
    return Record(
        game=_string(fields, "game"),
        players=players,
        options=_options(_expect(fields, "options", dict)),
        rounds=[_round(number, entry) for number, entry in enumerate(_expect(fields, "rounds", list))],
        winner=_integers(fields, "winner"),
        start_total=_integers(fields, "start_total"),
        seats=seats,
        bot_seed=None if fields.get("bot_seed") is None else _integer(fields, "bot_seed"),
        take_backs=_take_backs(fields),
        extra=_others(fields, _OWN_KEYS),
        seat_extra=seat_extra,
    )


def _bad_field(name: str, number: int | None = None, action: int | None = None) -> NoReturn:
    message = said(T("Record", "“{field}” is missing or is not what it should be."), field=name)
    raise RecordError("bad_field", message, round=number, action=action)


def _expect(fields: Mapping[str, Any], name: str, kind: type, number: int | None = None) -> Any:
    """A field that has to be there and of exactly this kind: true is not 1."""
    value = fields.get(name)
    if type(value) is not kind:
        _bad_field(name, number)
    return value


def _integer(fields: Mapping[str, Any], name: str, number: int | None = None) -> int:
    value: int = _expect(fields, name, int, number)
    return value


def _string(fields: Mapping[str, Any], name: str) -> str:
    value: str = _expect(fields, name, str)
    return value


def _integers(fields: Mapping[str, Any], name: str) -> tuple[int, ...] | None:
    """An optional list of integers."""
    value = fields.get(name)
    if value is None:
        return None
    if type(value) is not list or any(type(item) is not int for item in value):
        _bad_field(name)
    return tuple(value)


def _take_backs(fields: Mapping[str, Any]) -> int:
    count = _integer(fields, "take_backs") if "take_backs" in fields else 0
    if count < 0:
        _bad_field("take_backs")
    return count


def _others(fields: Mapping[str, Any], own: frozenset[str]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in own}


def _options(fields: Mapping[str, Any]) -> dict[str, Value]:
    for name, value in fields.items():
        if not isinstance(value, (bool, int, str)):
            raise bad_value(name, json.dumps(value, ensure_ascii=False)[:40])
    return dict(fields)


def bad_value(option: str, value: object) -> RecordError:
    """The fault of an option with a value that it does not list."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    message = said(T("Record", "The option “{option}” cannot be “{value}”."), option=option, value=shown)
    return RecordError("bad_value", message)


def _seats(value: object, players: int) -> tuple[tuple[SeatPlan, ...], tuple[dict[str, Any], ...]]:
    """Names and players as they are written; a command among them stays a text."""
    if value is None:
        return (), ()
    if type(value) is not list or any(type(seat) is not dict for seat in value):
        _bad_field("seats")
    if len(value) != players:
        message = T("Record", "There are {seats} seats for {players} players.")
        raise RecordError("wrong_players", message.fill(seats=len(value), players=players))
    plans = tuple(SeatPlan(_string(seat, "name"), _string(seat, "player")) for seat in value)
    extra = tuple(_others(seat, _SEAT_KEYS) for seat in value)
    return plans, extra if any(extra) else ()


def _round(number: int, entry: Any) -> RoundRecord:
    if type(entry) is not dict:
        _bad_field("rounds", number)
    if "deal" in entry:
        message = T("Record", "Deal codes are not supported yet; the round needs its pack.")
        raise RecordError("deal_code", message, round=number)
    cards = _expect(entry, "pack", list, number)
    if any(type(card) is not str for card in cards):
        _bad_field("pack", number)
    actions = _expect(entry, "actions", list, number)
    for place, action in enumerate(actions):
        if type(action) is not str:
            _bad_field("actions", number, place)
    result = None if entry.get("result") is None else _expect(entry, "result", dict, number)
    dealer = _integer(entry, "dealer", number)
    return RoundRecord(dealer, tuple(cards), list(actions), result, _others(entry, _ROUND_KEYS))


# Writing


def write_line(record: Record) -> str:
    """The record in one line, without its line end: for files of several matches."""
    return _dump(_head(record) | {"rounds": [_round_fields(entry) for entry in record.rounds]} | _tail(record))


def write_record(record: Record) -> str:
    """The record as a file of its own, a line a round."""
    rounds = ",\n".join("  " + _dump(_round_fields(entry)) for entry in record.rounds)
    head, tail = _dump(_head(record))[:-1], _dump(_tail(record))[1:]
    return f'{head},\n "rounds": [\n{rounds}\n ],\n {tail}\n' if rounds else f'{head}, "rounds": [], {tail}\n'


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _head(record: Record) -> dict[str, Any]:
    fields: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": record.game, "players": record.players}
    fields["options"] = dict(record.options)
    if record.start_total is not None:
        fields["start_total"] = list(record.start_total)
    if record.seats:
        extra = record.seat_extra or ({},) * len(record.seats)
        fields["seats"] = [seat._asdict() | more for seat, more in zip(record.seats, extra, strict=True)]
    if record.bot_seed is not None:
        fields["bot_seed"] = record.bot_seed
    if record.take_backs:
        fields["take_backs"] = record.take_backs
    return fields | _others(record.extra, _OWN_KEYS)


def _round_fields(entry: RoundRecord) -> dict[str, Any]:
    fields: dict[str, Any] = {"dealer": entry.dealer, "pack": list(entry.pack), "actions": entry.actions}
    if entry.result is not None:
        fields["result"] = entry.result
    return fields | _others(entry.extra, _ROUND_KEYS)


def _tail(record: Record) -> dict[str, Any]:
    return {"winner": None if record.winner is None else list(record.winner)}
