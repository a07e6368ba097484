"""A record played again by the rules: every move through the referee, every claim of the file against the count.

``resume`` gives the match exactly where its record stops, its windows answered; ``summary`` what there is to tell.
A record with a fault raises ``RecordError`` (``record_file`` lists the reasons), and nothing of it is left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from desk.core.actions import Action, action_text, parse_action
from desk.core.cards import Card
from desk.core.decisions import Decision
from desk.core.options import with_defaults
from desk.core.text import T, Text
from desk.engine.game import Game
from desk.session.json_text import said
from desk.session.record import Record, RoundRecord
from desk.session.record_file import RecordError, bad_value
from desk.session.seats import PERSON, SeatPlan, playable
from desk.session.session import Session

VERBS = frozenset(("pass", "bid", "call", "discard", "play", "sing", "decline", "commit"))
"""The verbs of all games, to tell an unknown one from one with the wrong words."""

_NO_CARD = T("Record", "The game has no card “{card}”.")
_CARD_TWICE = T("Record", "The card “{card}” is named twice.")


def resume(
    record: Record,
    games: Mapping[str, Game],
    *,
    rng: Random,
    seats: Sequence[SeatPlan] | None = None,
    levels: Collection[str] | None = None,
) -> Session:
    """The match of a record, where it stopped. Raises RecordError.

    ``rng`` shuffles the rounds to come. ``seats`` are who plays on; without them, those of the record, with a
    stand-in for every command and (where ``levels`` says which there are) every unknown level that it names; its text
    stays in the record. Persons sit where it names nobody.
    """
    game = _game(record, games)
    plans = tuple(seats) if seats is not None else playable(record.seats, levels)
    session = Session(
        game,
        record.options,
        plans or (SeatPlan("", PERSON),) * record.players,
        rng=rng,
        start_total=record.start_total,
        first_dealer=record.rounds[0].dealer if record.rounds else None,
        bot_seed=record.bot_seed,
    )
    kept = session.record
    kept.take_backs, kept.extra = record.take_backs, dict(record.extra)
    if seats is None:
        kept.seats, kept.seat_extra = record.seats, record.seat_extra
    pack = frozenset(card.code for card in game.pack(record.players))
    for number, entry in enumerate(record.rounds):
        _play_round(session, number, entry, pack)
    if record.winner is not None and record.winner != session.winners:
        raise RecordError("wrong_winner", T("Record", "The record names a winner that its rounds do not give."))
    return session


def _game(record: Record, games: Mapping[str, Game]) -> Game:
    """The game of a record, if all that stands before its first round is in order."""
    game = games.get(record.game)
    if game is None:
        raise RecordError("unknown_game", said(T("Record", "There is no game “{game}”."), game=record.game))
    if record.players not in game.players:
        message = T("Record", "{game} is not played by {players}.").fill(game=game.title, players=record.players)
        raise RecordError("wrong_players", message)
    options = {option.name: option for option in game.options}
    for name, value in record.options.items():
        if name not in options:
            raise RecordError("unknown_option", said(T("Record", "There is no option “{option}”."), option=name))
        if not options[name].allows(value):
            raise bad_value(name, value)
    _check_start(record, game)
    return game


def _check_start(record: Record, game: Game) -> None:
    start = record.start_total
    if start is None:
        return
    if len(start) != game.columns(record.players):
        raise RecordError("bad_start", T("Record", "“start_total” needs one number for each side or seat."))
    rules = game.read_options(with_defaults(game.options, record.options))
    if game.winners(rules, start) is not None:
        raise RecordError("bad_start", T("Record", "“start_total” says that the match is already won."))


def _play_round(session: Session, number: int, entry: RoundRecord, pack: frozenset[str]) -> None:
    def fault(reason: str, message: Text) -> RecordError:
        return RecordError(reason, message, round=number)

    if session.winners is not None:
        raise fault("round_after_end", T("Record", "The match was won before this round."))
    if not session.round_over:
        message = T("Record", "The round is not over, and another one follows.")
        raise RecordError("unfinished", message, round=number - 1)
    if entry.dealer != session.next_dealer or entry.dealer not in range(session.record.players):
        raise fault("wrong_dealer", T("Record", "Seat {dealer} cannot be the dealer.").fill(dealer=entry.dealer))
    _check_pack(entry.pack, pack, number)
    session.next_round([Card(code) for code in entry.pack])
    session.decline_windows()
    for place, text in enumerate(entry.actions):
        _act(session, number, place, text, pack)
    played = session.record.rounds[number]
    played.extra = dict(entry.extra)
    if entry.result is None:
        return
    if played.result is None:
        raise fault("wrong_result", T("Record", "There is a result, but the round is not over."))
    wrong = _differs(entry.result, played.result)
    if wrong is not None:
        message = said(T("Record", "The result does not hold: replaying gives another “{field}”."), field=wrong)
        raise fault("wrong_result", message)


def _check_pack(codes: Sequence[str], pack: frozenset[str], number: int) -> None:
    unknown = next((code for code in codes if code not in pack), None)
    if unknown is not None:
        raise RecordError("unknown_card", said(_NO_CARD, card=unknown[:10]), round=number)
    twice = _twice(codes)
    if twice is not None:
        raise RecordError("card_twice", said(_CARD_TWICE, card=twice), round=number)
    if len(codes) != len(pack):
        message = T("Record", "The pack has {count} cards and should have {whole}.")
        raise RecordError("wrong_pack", message.fill(count=len(codes), whole=len(pack)), round=number)


def _twice(words: Iterable[str]) -> str | None:
    seen: set[str] = set()
    for word in words:
        if word in seen:
            return word
        seen.add(word)
    return None


# Actions


def _act(session: Session, number: int, place: int, text: str, pack: frozenset[str]) -> None:
    """One action of the record, and the windows that nobody is asked in after it."""

    def fault(reason: str, message: Text) -> RecordError:
        return RecordError(reason, message, round=number, action=place, text=text)

    if session.round_over:
        raise fault("action_after_end", T("Record", "The round was already over."))
    seat, _, words = text.partition(" ")
    if seat not in map(str, range(session.record.players)):
        raise fault("unknown_seat", T("Record", "An action begins with the number of a seat at this table."))
    try:
        action = read_action(words, pack)
    except RecordError as error:
        raise fault(error.reason, error.message) from error
    refusal = session.submit(int(seat), action)
    if refusal is not None:
        raise fault(refusal.code, refusal.text)
    session.decline_windows()


def read_action(words: str, pack: frozenset[str]) -> Action:
    """The action that the words of a record name, without its seat. Raises RecordError without a place."""
    named = [word for word in words.split(" ") if word in pack]
    twice = _twice(named)
    if twice is not None:
        raise RecordError("card_twice", said(_CARD_TWICE, card=twice))
    try:
        action = parse_action(words)
    except ValueError as error:
        raise _no_action(words, pack) from error
    unknown = next((word for word in words.split(" ") if _is_card(word) and word not in pack), None)
    if unknown is not None:
        raise RecordError("unknown_card", said(_NO_CARD, card=unknown))
    return action


def _is_card(word: str) -> bool:
    try:
        Card(word)
    except ValueError:
        return False
    return True


def _no_action(words: str, pack: frozenset[str]) -> RecordError:
    """Why words name no action: the verb, a card, or their number."""
    verb, *rest = words.split(" ")
    if verb not in VERBS:
        return RecordError("unknown_verb", said(T("Record", "There is no action “{verb}”."), verb=verb[:20]))
    stranger = next((word for word in rest if verb == "play" and word and word not in pack), None)
    if stranger is not None and len(rest) == 1:
        return RecordError("unknown_card", said(_NO_CARD, card=stranger[:10]))
    return RecordError("bad_words", T("Record", "A word is missing, or there is one too many."))


# Results


def _differs(claimed: Mapping[str, Any], given: Mapping[str, Any]) -> str | None:
    """The name of a known key whose value is not what replaying gives; unknown keys are passed over."""
    for name, value in given.items():
        if name not in claimed:
            continue
        if isinstance(value, dict) and isinstance(claimed[name], dict):
            below = _differs(claimed[name], value)
            if below is not None:
                return below
        elif not _same(claimed[name], value):
            return name
    return None


def _same(one: object, other: object) -> bool:
    """Equality as JSON has it: true is not 1, a tuple is a list."""
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_same, one, other))
    return type(one) is type(other) and one == other


# What there is to tell


def legal_texts(decision: Decision) -> list[str]:
    """One text for each different legal action, without its seat."""
    return list(dict.fromkeys(action_text(action) for action in decision.actions()))


def summary(session: Session) -> dict[str, Any]:
    """The line of ``desk replay --json`` for a record that holds."""
    rounds = [
        {"complete": False} if entry.result is None else {"complete": True} | entry.result
        for entry in session.record.rounds
    ]
    line: dict[str, Any] = {"ok": True, "rounds": rounds}
    line["winner"] = None if session.winners is None else list(session.winners)
    if not session.round_over:
        asked = session.asked()
        line["actors"] = sorted(asked)
        line["legal"] = {str(seat): legal_texts(asked[seat]) for seat in sorted(asked)}
    return line


def refusal(error: RecordError) -> dict[str, Any]:
    """The line of ``desk replay --json`` for a record that does not hold."""
    return {
        "ok": False,
        "round": error.round,
        "action": error.action,
        "text": error.text,
        "reason": error.reason,
    }
