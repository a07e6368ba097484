"""The count of a finished hand (2.5), as numbers for the record and as a sheet that says why."""

from __future__ import annotations

from typing import Any, NamedTuple

from desk.core.cards import Card
from desk.core.events import CardMoved
from desk.core.scores import RoundResult, ScoreLine, ScoreSheet
from desk.core.text import SeatName, Suit, Text
from desk.core.zones import hand, pile
from desk.engine.game import State
from desk.games.cuatrola import texts
from desk.games.cuatrola.facts import (
    CARD_POINTS,
    CUATROLA_TRICKS,
    HAND_SIZE,
    LAST_TRICK,
    STAKES,
    TRUMP_CANTE,
    Facts,
    Rules,
    partner,
    side,
    tricks_of,
)


class Outcome(NamedTuple):
    """Which pair gains how much (None: nobody), and the sentence that says why."""

    winner: int | None
    stake: int
    reason: Text


def count(state: State) -> RoundResult:
    """The result of a hand that is over."""
    facts: Facts = state.facts
    points = hand_points(facts) if facts.counts_points else None
    outcome = _outcome(state.rules, facts, points)
    score = tuple(outcome.stake if pair == outcome.winner else 0 for pair in (0, 1))
    detail: dict[str, Any] = {
        "contract": facts.contract,
        "declarer": facts.declarer,
        "tricks": [tricks_of(facts, 0), tricks_of(facts, 1)],
        "points": None if points is None else list(points),
        "cantes": [list(cante) for cante in facts.cantes],
    }
    return RoundResult(score, detail, _sheet(state, points, outcome, score))


def hand_points(facts: Facts) -> tuple[int, int]:
    """Card points, cantes and the last trick of both pairs; the last trick's winner is the leader now."""
    points = list(facts.points)
    points[side(facts.leader)] += LAST_TRICK
    for seat, _, value in facts.cantes:
        points[side(seat)] += value
    return points[0], points[1]


def _outcome(rules: Rules, facts: Facts, points: tuple[int, int] | None) -> Outcome:
    if points is None:
        return _by_tricks(facts)
    stake = STAKES[facts.contract]
    high, low = max(points), min(points)
    if high == low:
        return _tie(rules, facts, high)
    winner = points.index(high)
    if facts.contract == "plain" and tricks_of(facts, winner) == HAND_SIZE and rules.clean_sweep > stake:
        reason = texts.WHY_SWEEP.fill(all=HAND_SIZE, stake=rules.clean_sweep)
        return Outcome(winner, rules.clean_sweep, reason)
    return Outcome(winner, stake, texts.WHY_POINTS.fill(high=high, low=low, stake=stake))


def _by_tricks(facts: Facts) -> Outcome:
    """Cuatrola and quintola: the declarer's tricks alone decide."""
    assert facts.declarer is not None
    own, stake = side(facts.declarer), STAKES[facts.contract]
    need = CUATROLA_TRICKS if facts.contract == "cuatrola" else HAND_SIZE
    won = tricks_of(facts, own)
    reason = texts.WHY_TRICKS.fill(won, need=need, stake=stake)
    return Outcome(own if won >= need else 1 - own, stake, reason)


def _tie(rules: Rules, facts: Facts, points: int) -> Outcome:
    """Equal points: the pair of the mano, even if that seat sits out; or as an option says."""
    stake = STAKES[facts.contract]
    if facts.declarer is not None and rules.tie_solo == "declarer_loses":
        reason = texts.WHY_TIE_DECLARER.fill(high=points, stake=stake)
        return Outcome(1 - side(facts.declarer), stake, reason)
    if facts.declarer is None and rules.tie_plain == "nobody":
        return Outcome(None, 0, texts.WHY_TIE_NOBODY.fill(high=points))
    return Outcome(side(facts.mano), stake, texts.WHY_TIE_MANO.fill(high=points, stake=stake))


def _sheet(state: State, points: tuple[int, int] | None, outcome: Outcome, score: tuple[int, ...]) -> ScoreSheet:
    facts: Facts = state.facts
    tricks = (tricks_of(facts, 0), tricks_of(facts, 1))
    lines = [ScoreLine(texts.TRICKS, tricks, rule="2.5")]
    if points is not None:
        lines += _point_lines(state, points)
    lines.append(ScoreLine(texts.MATCH_POINTS, score, rule="2.5", total=True))
    revealed: list[tuple[int, tuple[Card, ...]]] = []
    if facts.declarer is None:
        title = texts.PLAIN_WON
    else:
        made = texts.MADE if outcome.winner == side(facts.declarer) else texts.FAILED
        contract = texts.CONTRACTS[facts.contract]
        title = made.fill(seat=SeatName(facts.declarer), contract=contract)
        resting = partner(facts.declarer)
        revealed.append((resting, state.table.cards(hand(resting))))
    winners = () if outcome.winner is None else (outcome.winner,)
    return ScoreSheet("sides", title, outcome.reason, tuple(lines), winners, score, tuple(revealed))


def _point_lines(state: State, points: tuple[int, int]) -> list[ScoreLine]:
    facts: Facts = state.facts
    won = (_won_cards(state, 0), _won_cards(state, 1))
    lines = [ScoreLine(texts.CARD_POINTS_LINE, facts.points, won, rule="2.1")]
    last = tuple(LAST_TRICK if side(facts.leader) == pair else None for pair in (0, 1))
    lines.append(ScoreLine(texts.LAST_TRICK_LINE, last, _for_pair(side(facts.leader), _last_trick(state)), rule="2.1"))
    for seat, suit, value in facts.cantes:
        sung = texts.SANG_FORTY if value == TRUMP_CANTE else texts.SANG_TWENTY
        label = texts.CANTE_LINE.fill(cante=sung.fill(suit=Suit(suit)), seat=SeatName(seat))
        amounts = tuple(value if side(seat) == pair else None for pair in (0, 1))
        held = (Card("K" + suit), Card("N" + suit))
        lines.append(ScoreLine(label, amounts, _for_pair(side(seat), held), rule="2.4"))
    lines.append(ScoreLine(texts.POINTS_TOTAL, points, rule="2.5", total=True))
    return lines


def _for_pair(pair: int, shown: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(shown if own == pair else () for own in (0, 1))


def _won_cards(state: State, pair: int) -> tuple[Card, ...]:
    """The cards a pair has won, the dearest first."""
    return tuple(sorted(state.table.cards(pile(pair)), key=lambda card: -CARD_POINTS[card.rank]))


def _last_trick(state: State) -> tuple[Card, ...]:
    moved = [event for event in state.table.journal if isinstance(event, CardMoved) and event.target.kind == "pile"]
    return tuple(event.card for event in moved[-len(state.facts.active) :] if event.card is not None)
