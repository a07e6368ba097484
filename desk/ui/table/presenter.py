"""From what is seen to what the furniture shows: plates, facts, scores, sheets, as plain values in words."""

from __future__ import annotations

from collections.abc import Mapping

from desk.core.actions import Pass
from desk.core.cards import Card
from desk.core.events import CardMoved, CardsShown, Event, SeatActed, TrickTaken
from desk.core.observation import Observation
from desk.core.scores import ScoreSheet
from desk.core.text import T
from desk.session.port import MatchInfo
from desk.ui.table.furniture import FactView, Pill, PlateView, ScoreView
from desk.ui.table.look import TableLook
from desk.ui.table.sheet import SheetColumn, SheetRow, SheetView
from desk.ui.table.strips import PlayedCard, TrickView
from desk.ui.words import Words, translate

YOUR_TURN = T("Table", "your turn")
YOUR_PARTNER = T("Table", "your partner")
OPPONENT = T("Table", "opponent")
US = T("Table", "We", "the reader's pair, at the score")
THEM = T("Table", "They", "the other pair, at the score")
PAIR = T("Table", "{first} and {second}", "two partners")
YOU_AND = T("Table", "You and {name}", "the reader and the partner")
HAND = T("Table", "Hand {number}", "which hand of the match is being played")
WHERE = T("Table", "{hand} · {goal}", "which hand, and what wins the match")
SEEN = T("Table", "Seen: {cards}", "cards of a hand that everybody has seen")
SEEN_OF_YOURS = T("Table", "All have seen your {cards}", "cards of the reader's hand that everybody has seen")
CARD_WORTH = T("Table", "{card}: %n point(s)", "a card and what it counts", 0)
LIST = T("Table", "{first}, {second}", "two items of a list")

ON_THE_TABLE = T("Table", "On the table: {cards}", "the trick, for screen readers")
NOTHING_ON_TABLE = T("Table", "Nothing on the table", "for screen readers")

WON_HAND = T("Sheet", "{names}: %n point(s)", "who gained how much in this hand", 0)
NOBODY = T("Sheet", "Nobody scores")
WON_MATCH = T("Sheet", "{names} win the match, {own} to {other}").or_you(
    T("Sheet", "You win the match, {own} to {other}", "the reader's side won")
)
REASON = T("Sheet", "{title} · {reason}", "what was played, and why it counts as it does")
MATCH_SCORE = T("Sheet", "Match score")
SAT_OUT = T("Sheet", "{name} sat out with", "before the cards of a player who took no part")
YOU_SAT_OUT = T("Sheet", "You sat out with", "before the cards of the reader, who took no part")
HAND_LINE = T("Sheet", "Hand {number}")
SCORE_TITLE = T("Sheet", "The match so far")
NEXT_HAND = T("Sheet", "Next hand")
LOOK_AT_TABLE = T("Sheet", "Look at the table")
CLOSE = T("Sheet", "Close")
REMATCH = T("Sheet", "Rematch")
CHANGE_RULES = T("Sheet", "Change the rules")
HOME = T("Sheet", "To the start page")


class Presenter:
    """Puts one viewer's table into words. ``bottom`` is the seat at the lower edge."""

    def __init__(self, info: MatchInfo, seat: int | None, look: TableLook) -> None:
        self.info = info
        self.seat = seat
        self.bottom = seat or 0
        self.look = look
        self.words = Words(info.layout.deck, [plan.name for plan in info.seats], seat)

    # On the table

    def plate(self, seat: int, seen: Observation, acting: tuple[int, ...]) -> PlateView:
        """A seat's plate; ``acting`` are the seats that are asked, as the view may show it now."""
        info, words = self.info, self.words
        pills = tuple(Pill(words.say(mark.label), mark.icon) for mark in seen.marks if mark.seat == seat)
        avatars = self.look.avatars
        return PlateView(
            name=info.seats[seat].name,
            status=self._status(seat, seen, acting),
            avatar=avatars[seat] if seat < len(avatars) else "",
            side=self.colour_side(seat) if info.layout.pairs else None,
            turn=seat in acting,
            out=seat in seen.out,
            pills=pills,
            score="" if info.layout.pairs else str(seen.total[info.columns[seat]]),
        )

    def _status(self, seat: int, seen: Observation, acting: tuple[int, ...]) -> str:
        if seat == self.seat and seat in acting:
            return translate(YOUR_TURN)
        if seat in seen.statuses:
            return self.words.say(seen.statuses[seat])
        if self.seat is None or seat == self.seat:
            return ""
        own = self.info.columns[self.seat]
        return translate(YOUR_PARTNER if self.info.columns[seat] == own else OPPONENT)

    def colour_side(self, seat: int) -> int:
        """0 for the side at the lower edge, 1 for the other: the same colours whoever sits there."""
        return 0 if self.info.columns[seat] == self.info.columns[self.bottom] else 1

    def facts(self, seen: Observation) -> tuple[FactView, ...]:
        """The facts of the round, for the corner."""
        say = self.words.say
        return tuple(
            FactView(
                label=say(badge.label),
                value=_capital(say(badge.value)),
                suit=badge.suit.code if badge.suit else "",
                stake="" if badge.stake is None else str(badge.stake),
            )
            for badge in seen.badges
        )

    def score(self, total: tuple[int, ...]) -> ScoreView:
        """The pairs' score, the own pair first."""
        if not self.info.layout.pairs:
            return ScoreView()
        order = self.column_order()
        return ScoreView(
            tuple(self.side_word(column) for column in order), tuple(total[column] for column in order), self.info.goal
        )

    def column_order(self) -> tuple[int, ...]:
        """The columns of scores, the own first."""
        own = self.info.columns[self.bottom]
        return (own, *(column for column in range(max(self.info.columns) + 1) if column != own))

    def side_word(self, column: int) -> str:
        """A side in a word: we and they, or the names where nobody here plays."""
        if self.seat is None:
            return self.names(column)
        return translate(US if column == self.info.columns[self.seat] else THEM)

    def names(self, column: int) -> str:
        """The names of a side."""
        seats = [seat for seat, side in enumerate(self.info.columns) if side == column]
        if len(seats) == 1:
            return self.words.name(seats[0])
        if self.seat in seats:
            other = next(seat for seat in seats if seat != self.seat)
            return translate(YOU_AND).format(name=self.words.name(other))
        return translate(PAIR).format(first=self.words.name(seats[0]), second=self.words.name(seats[1]))

    def where(self, seen: Observation | None) -> str:
        """Which hand, and what wins."""
        number = 1 if seen is None else seen.round + 1
        hand = translate(HAND).format(number=number)
        return translate(WHERE).format(hand=hand, goal=self.words.say(self.info.goal_text))

    def note(self, seat: int, seen: Observation) -> str:
        """Which cards of a hand everybody has seen, as a sentence; empty where there are none."""
        known = shown_cards(seen.history).get(seat, ())
        if not known:
            return ""
        names = self.words.card(known[0])
        for card in known[1:]:
            names = translate(LIST).format(first=names, second=self.words.card(card))
        return translate(SEEN_OF_YOURS if seat == self.seat else SEEN).format(cards=names)

    def chips(self, seen: Observation) -> Mapping[int, tuple[str, bool]]:
        """What each seat has said since the last card, and whether it was a pass."""
        said: dict[int, tuple[str, bool]] = {}
        for event in seen.history:
            said = self.heard(said, event)
        return said

    def heard(self, said: dict[int, tuple[str, bool]], event: Event) -> dict[int, tuple[str, bool]]:
        """The chips after one more event: a card clears them all, a word replaces that seat's."""
        if isinstance(event, SeatActed) and event.said is not None:
            return said | {event.seat: (self.words.say(event.said), isinstance(event.action, Pass))}
        return {} if isinstance(event, SeatActed) else said

    def last_trick(self, seen: Observation) -> TrickView | None:
        """The last finished trick of the round, in order of play."""
        played: list[tuple[int, Card]] = []
        found: TrickView | None = None
        number = 0
        for event in seen.history:
            if isinstance(event, CardMoved) and event.target.kind == "trick" and event.card is not None:
                played.append((event.target.owner or 0, event.card))
            elif isinstance(event, TrickTaken):
                number += 1
                cards = tuple(PlayedCard(card, self.words.name(seat), seat == event.seat) for seat, card in played)
                winner = self.words.name(event.seat)
                found = TrickView(number, cards, winner, event.points, event.seat == self.seat)
                played = []
        return found

    def card_words(self, card: Card) -> str:
        """The name of a card, and what it counts."""
        worth, named = dict(self.info.layout.ranks).get(card.rank), self.words.card(card)
        return named if worth is None else translate(CARD_WORTH.fill(worth)).format(card=named)

    # For screen readers

    def seat_words(self, seat: int, seen: Observation) -> str:
        """A seat's plate and note as one line."""
        view = self.plate(seat, seen, seen.actors)
        parts = [view.name, view.status, *(pill.text for pill in view.pills), self.note(seat, seen)]
        return ", ".join(part for part in parts if part)

    def trick_words(self, seen: Observation) -> str:
        """What lies in the middle."""
        lying = [(zone.owner or 0, cards) for zone, cards in seen.zones.items() if zone.kind == "trick" and cards]
        if not lying:
            return translate(NOTHING_ON_TABLE)
        named = [f"{self.words.name(seat)}: {self.words.card(cards[0])}" for seat, cards in lying if cards[0]]
        return translate(ON_THE_TABLE).format(cards=", ".join(named))

    def fact_words(self, seen: Observation) -> str:
        """The facts and the score as one line."""
        score = self.score(seen.total)
        rows = [f"{row.label}: {row.value}" for row in self.facts(seen)]
        rows += [f"{word} {points}" for word, points in zip(score.words, score.points, strict=True)]
        return ", ".join(rows)

    # Sheets

    def sheet(self, seen: Observation, *, final: bool) -> SheetView:
        """The sheet of a finished hand; ``final`` where it ended the match."""
        assert seen.result is not None
        sheet = seen.result.sheet
        order = self.column_order()
        say = self.words.say
        rows = [
            SheetRow(
                say(line.label),
                tuple(line.amounts[column] for column in order),
                tuple(line.cards[column] for column in order) if line.cards else (),
                line.total,
            )
            for line in sheet.lines
        ]
        rows.append(SheetRow(translate(MATCH_SCORE), tuple(seen.total[column] for column in order), total=True))
        reason = translate(REASON).format(title=say(sheet.title), reason=say(sheet.reason))
        shown = tuple((self._sat_out(seat), cards) for seat, cards in sheet.revealed if cards)
        if final:
            actions = [("home", HOME), ("rules", CHANGE_RULES), ("rematch", REMATCH)]
            title = self.match_title(seen)
        else:
            actions = [("close", LOOK_AT_TABLE), ("next", NEXT_HAND)]
            title = self._hand_title(sheet)
        buttons = tuple((name, translate(text)) for name, text in actions)
        return SheetView(title, reason, self._columns(), tuple(rows), shown, buttons, crown=final)

    def _sat_out(self, seat: int) -> str:
        return translate(YOU_SAT_OUT) if seat == self.seat else translate(SAT_OUT).format(name=self.words.name(seat))

    def _hand_title(self, sheet: ScoreSheet) -> str:
        if not sheet.winners:
            return translate(NOBODY)
        column = sheet.winners[0]
        return translate(WON_HAND.fill(sheet.score[column])).format(names=self.names(column))

    def match_title(self, seen: Observation) -> str:
        """Who won the match, and how."""
        assert seen.winners is not None
        column = self.info.columns[seen.winners[0]]
        own, other = seen.total[column], max(t for side, t in enumerate(seen.total) if side != column)
        if self.seat in seen.winners:
            return translate(WON_MATCH.you or WON_MATCH).format(own=own, other=other)
        return translate(WON_MATCH).format(names=self.names(column), own=own, other=other)

    def match_sheet(self, total: tuple[int, ...], scores: tuple[tuple[int, ...], ...]) -> SheetView:
        """The hands so far: what each gave, and where the match stands."""
        order = self.column_order()
        rows = [
            SheetRow(translate(HAND_LINE).format(number=number), tuple(score[column] for column in order))
            for number, score in enumerate(scores, start=1)
        ]
        rows.append(SheetRow(translate(MATCH_SCORE), tuple(total[column] for column in order), total=True))
        goal = self.words.say(self.info.goal_text)
        buttons = (("close", translate(CLOSE)),)
        return SheetView(translate(SCORE_TITLE), _capital(goal), self._columns(), tuple(rows), (), buttons)

    def _columns(self) -> tuple[SheetColumn, ...]:
        return tuple(
            SheetColumn(self.side_word(column), self.names(column), place)
            for place, column in enumerate(self.column_order())
        )


def shown_cards(history: tuple[Event, ...]) -> dict[int, tuple[Card, ...]]:
    """For each seat the cards of its hand that everybody has seen and that it still holds."""
    shown: dict[int, list[Card]] = {}
    for event in history:
        if isinstance(event, CardsShown) and event.to is None and event.zone.kind == "hand":
            held = shown.setdefault(event.zone.owner or 0, [])
            held.extend(card for card in event.cards if card is not None and card not in held)
        elif isinstance(event, CardMoved):
            for held in shown.values():
                if event.card in held:
                    held.remove(event.card)
    return {seat: tuple(cards) for seat, cards in shown.items() if cards}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
