"""A hand of La Cuatrola from the deal to the count, one class a phase (2.2).

Dealing, Bidding, Leading, TrickPlay, Singing, Sweeping; then the round is over and ``scoring`` counts it.
"""

from __future__ import annotations

from desk.core.actions import Action, Bid, Decline, Pass, PlayCard, Sing
from desk.core.cards import Card
from desk.core.decisions import Choice, ChooseCard, ChooseWord, Refusal
from desk.core.events import Announced, Beat, SeatActed, SeatOut, TrickTaken
from desk.core.text import SeatName, Suit, Text
from desk.core.zones import STOCK, hand, pile, trick
from desk.engine.game import State
from desk.engine.phases import RunsThrough
from desk.engine.referee import OVER
from desk.games.cuatrola import texts
from desk.games.cuatrola.duties import choices, winning
from desk.games.cuatrola.facts import (
    BIDS,
    CANTE,
    CARD_POINTS,
    CUATROLA_TRICKS,
    HAND_SIZE,
    LAST_CANTE_TRICK,
    SEATS,
    STAKES,
    SUITS,
    TRUMP_CANTE,
    Facts,
    Rules,
    after,
    partner,
    seats_from,
    side,
    tricks_of,
)


class Dealing(RunsThrough):
    """Five cards each, one at a time from the mano; the last one, the dealer's, is shown and makes trumps (2.1)."""

    def enter(self, state: State) -> str | None:
        """Deal, show the last card, go to the auction, or past it where nobody could bid (CM3)."""
        facts: Facts = state.facts
        for seat in seats_from(facts.mano) * HAND_SIZE:
            state.table.move(state.table.cards(STOCK)[0], STOCK, hand(seat))
        last = state.table.cards(hand(facts.dealer))[-1]
        state.table.show(hand(facts.dealer), (last,))
        state.table.say(Beat("deal"))
        facts.trump, facts.indicator = last.suit, last
        anybody = any(bid_refusal(state.rules, facts, seat, "solo") is None for seat in range(SEATS))
        return "bidding" if anybody else "leading"


class Bidding:
    """One round of speech from the mano, each seat once; the highest bid plays (2.2, CA1 to CA6)."""

    def enter(self, state: State) -> str | None:
        """Wait for the mano."""
        return None

    def actors(self, state: State) -> tuple[int, ...]:
        """The seat whose turn it is to speak."""
        return (seats_from(state.facts.mano)[state.facts.spoken],)

    def decide(self, state: State, seat: int) -> ChooseWord:
        """Pass, or one of the three bids; the forbidden ones with their reason."""
        facts: Facts = state.facts
        if facts.declarer is None:
            detail, note = texts.NO_BID_YET, texts.PASS_PLAIN.fill(stake=STAKES["plain"])
        else:
            high = texts.CONTRACTS[facts.contract]
            detail = texts.HIGHEST_BID.fill(contract=high, seat=SeatName(facts.declarer))
            note = texts.PASS_UNDER.fill(contract=high, seat=SeatName(facts.declarer))
        bids = [
            Choice(
                Bid(name),
                texts.CONTRACTS[name],
                _promise(name, seat),
                STAKES[name],
                bid_refusal(state.rules, facts, seat, name),
            )
            for name in BIDS
        ]
        return ChooseWord(texts.CHOOSE_BID, detail, (Choice(Pass(), texts.PASS, note), *bids))

    def act(self, state: State, seat: int, action: Action) -> str | None:
        """Note what was said; the last word, the highest bid or (option) the first bid ends the auction."""
        facts: Facts = state.facts
        facts.spoken += 1
        if isinstance(action, Bid):
            facts.contract, facts.declarer = action.contract, seat
            said = texts.SAID_BID.fill(contract=texts.CONTRACTS[action.contract], stake=STAKES[action.contract])
        else:
            said = texts.PASS
        state.table.say(SeatActed(seat, action, said))
        closed = isinstance(action, Bid) and (action.contract == BIDS[-1] or state.rules.auction == "first_bid")
        return "leading" if closed or facts.spoken == SEATS else None


def _promise(name: str, seat: int) -> Text:
    """What a bid means and costs."""
    return texts.BID_NOTES[name].fill(
        partner=SeatName(partner(seat)), stake=STAKES[name], need=CUATROLA_TRICKS, all=HAND_SIZE
    )


def bid_refusal(rules: Rules, facts: Facts, seat: int, name: str) -> Refusal | None:
    """Why this bid is not allowed: not higher than the last, or past an exact target (2.2)."""
    if facts.declarer is not None and BIDS.index(name) <= BIDS.index(facts.contract):
        return Refusal("too_low", texts.TOO_LOW.fill(contract=texts.CONTRACTS[facts.contract]), "2.2")
    own, stake = facts.total[side(seat)], STAKES[name]
    if rules.exact and own + stake > rules.target:
        reason = texts.OVER_TARGET.fill(own=own, stake=stake, sum=own + stake, target=rules.target)
        return Refusal("over_target", reason, "2.2")
    return None


class Leading(RunsThrough):
    """Between auction and play: the declarer's partner sits out, and it is known who leads first (2.2)."""

    def enter(self, state: State) -> str | None:
        """Settle who plays and who leads."""
        facts: Facts = state.facts
        if facts.declarer is None:
            state.table.say(Announced(texts.PLAIN_HAND))
        else:
            resting = partner(facts.declarer)
            facts.active = tuple(seat for seat in range(SEATS) if seat != resting)
            contract = texts.CONTRACTS[facts.contract]
            said = texts.PLAYS_ALONE.fill(seat=SeatName(facts.declarer), contract=contract)
            state.table.say(Announced(said, facts.declarer))
            state.table.say(SeatOut(resting))
        first = facts.mano
        if facts.declarer is not None and state.rules.lead == "declarer":
            first = facts.declarer
        facts.leader = first if first in facts.active else after(first)
        return "trick"


class TrickPlay:
    """One trick: every active seat plays a card that its duties allow (2.3)."""

    def enter(self, state: State) -> str | None:
        """Wait for the leader."""
        return None

    def actors(self, state: State) -> tuple[int, ...]:
        """The first seat in order that has not played to this trick."""
        return next((seat,) for seat in state.facts.order() if not state.table.zones.get(trick(seat)))

    def decide(self, state: State, seat: int) -> ChooseCard:
        """A card of the hand."""
        facts: Facts = state.facts
        order, lying = trick_so_far(state)
        partner_wins = bool(lying) and side(order[winning(lying, facts.trump)]) == side(seat)
        cards = choices(state.table.cards(hand(seat)), lying, facts.trump, state.rules, partner_wins=partner_wins)
        return ChooseCard(texts.PLAY if lying else texts.LEAD, None, cards)

    def act(self, state: State, seat: int, action: Action) -> str | None:
        """Play the card; the last one decides the trick."""
        assert isinstance(action, PlayCard)
        state.table.say(SeatActed(seat, action))
        state.table.move(action.card, hand(seat), trick(seat))
        order, lying = trick_so_far(state)
        state.facts.best = order[winning(lying, state.facts.trump)]
        if not all(state.table.zones.get(trick(other)) for other in state.facts.active):
            return None
        _take_trick(state)
        return "singing"


def trick_so_far(state: State) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """The seats in the order of play, and the cards of the running trick in that order."""
    order = state.facts.order()
    lying = (state.table.zones.get(trick(seat)) for seat in order)
    return order, tuple(cards[0] for cards in lying if cards)


def _take_trick(state: State) -> None:
    facts: Facts = state.facts
    order, lying = trick_so_far(state)
    winner = order[winning(lying, facts.trump)]
    worth = sum(CARD_POINTS[card.rank] for card in lying)
    facts.tricks = tuple(won + (seat == winner) for seat, won in enumerate(facts.tricks))
    facts.points = tuple(had + worth * (pair == side(winner)) for pair, had in enumerate(facts.points))
    facts.leader = winner
    state.table.say(TrickTaken(winner, worth if facts.counts_points else None))
    state.table.say(Beat("trick"))


class Singing:
    """After a won trick its pair may announce a cante: the winner is asked, then the partner (2.4).

    Who is asked depends on what everybody knows, never on who could sing: a seat with nothing to sing is in a window
    in which it can only decline.
    """

    def enter(self, state: State) -> str | None:
        """Open the windows, where cantes count and somebody may still hold two cards."""
        facts: Facts = state.facts
        asked = tuple(seat for seat in (facts.leader, partner(facts.leader)) if seat in facts.active)
        possible = facts.counts_points and facts.played <= LAST_CANTE_TRICK
        facts.windows, facts.sung = (asked if possible else ()), ()
        return None if facts.windows else "sweeping"

    def actors(self, state: State) -> tuple[int, ...]:
        """The seat in whose window we are."""
        facts: Facts = state.facts
        return facts.windows[:1]

    def decide(self, state: State, seat: int) -> ChooseWord:
        """One button for each suit that may be sung, and to decline."""
        facts: Facts = state.facts
        suits = singable(state, seat)
        forty_waits = state.rules.forty_first and facts.trump in suits
        refusal = Refusal("forty_first", texts.FORTY_FIRST, "2.4")
        songs = tuple(
            Choice(
                Sing(suit),
                texts.SING_FORTY if suit == facts.trump else texts.SING_TWENTY,
                refusal=refusal if forty_waits and suit != facts.trump else None,
                cards=(Card("K" + suit), Card("N" + suit)),
                suit=Suit(suit),
            )
            for suit in suits
        )
        return ChooseWord(texts.SING, texts.SING_DETAIL, (Choice(Decline(), texts.NOT_NOW), *songs), window=True)

    def act(self, state: State, seat: int, action: Action) -> str | None:
        """Sing, or let it pass; one cante a trick for the pair, or (option) one for each player."""
        facts: Facts = state.facts
        facts.windows = facts.windows[1:]
        said = None
        if isinstance(action, Sing):
            forty = action.suit == facts.trump
            facts.cantes += ((seat, action.suit, TRUMP_CANTE if forty else CANTE),)
            facts.sung += (seat,)
            said = (texts.SANG_FORTY if forty else texts.SANG_TWENTY).fill(suit=Suit(action.suit))
            if state.rules.cantes_per_trick == "pair":
                facts.windows = ()
        # A chance that was none is not told to the seat itself either: its log holds what the record does.
        if isinstance(action, Sing) or singable(state, seat):
            state.table.say(SeatActed(seat, action, said))
        if isinstance(action, Sing):
            state.table.show(hand(seat), (Card("K" + action.suit), Card("N" + action.suit)))
        state.table.say(Beat("window"))
        return None if facts.windows else "sweeping"


def singable(state: State, seat: int) -> tuple[str, ...]:
    """The suits of which this seat holds king and knight, not sung before."""
    held = state.table.cards(hand(seat))
    sung = {suit for _, suit, _ in state.facts.cantes}
    return tuple(s for s in SUITS if s not in sung and Card("K" + s) in held and Card("N" + s) in held)


class Sweeping(RunsThrough):
    """The trick goes to the winner's pile; then the next lead, or the count (2.2)."""

    def enter(self, state: State) -> str | None:
        """Clear the trick and see whether the hand is decided."""
        facts: Facts = state.facts
        facts.best = None
        for seat in seats_from(facts.leader):
            for card in state.table.cards(trick(seat)):
                state.table.move(card, trick(seat), pile(side(facts.leader)))
        if facts.played == HAND_SIZE or (not state.rules.play_out and decided(facts)):
            state.table.say(Beat("round"))
            return OVER
        return "trick"


def decided(facts: Facts) -> bool:
    """Whether a cuatrola or quintola can no longer change (2.2, CH6)."""
    if facts.counts_points or facts.declarer is None:
        return False
    mine = tricks_of(facts, side(facts.declarer))
    need = CUATROLA_TRICKS if facts.contract == "cuatrola" else HAND_SIZE
    return mine >= need or facts.played - mine > HAND_SIZE - need


PHASES = {
    "dealing": Dealing(),
    "bidding": Bidding(),
    "leading": Leading(),
    "trick": TrickPlay(),
    "singing": Singing(),
    "sweeping": Sweeping(),
}
