"""La Cuatrola as the engine sees it: its data, its phases, and how a match goes from hand to hand (2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from desk.core.cards import Card, cards, pack
from desk.core.layout import Badge, Mark, TableSpec, ZoneSpec
from desk.core.options import Value
from desk.core.scores import RoundResult
from desk.core.text import SeatName, Suit, Text
from desk.core.zones import Audience
from desk.engine.game import Blurb, Setup, State
from desk.games.cuatrola import texts
from desk.games.cuatrola.facts import CARD_POINTS, RANKS, SEATS, STAKES, SUITS, Facts, Rules, after, side
from desk.games.cuatrola.options import OPTIONS
from desk.games.cuatrola.rules import PHASES
from desk.games.cuatrola.scoring import count


class Cuatrola:
    """The game object; see ``desk.engine.game.Game`` for what each attribute is for."""

    id = "cuatrola"
    rules_version = 1
    title = texts.TITLE
    blurb = Blurb(cards("Kd Ac Ns"), texts.KIND, texts.SUMMARY.fill(target=Rules().target), texts.LENGTH, "blue")
    players = (SEATS,)
    options = OPTIONS
    phases = MappingProxyType(PHASES)
    first_phase = "dealing"
    # Won cards lie face down: only the last trick may be looked at again (2.2).
    zones = MappingProxyType(
        {
            "stock": Audience.NOBODY,
            "hand": Audience.OWNER,
            "trick": Audience.EVERYONE,
            "pile": Audience.NOBODY,
        }
    )
    layout = TableSpec(
        deck="spanish",
        order="counter-clockwise",
        zones=(
            ZoneSpec("hand", "seat hand", "fan"),
            ZoneSpec("trick", "centre", "cross"),
            ZoneSpec("pile", "side pile", "stack"),
            ZoneSpec("stock", "none", "stack"),
        ),
        pairs=True,
        ranks=tuple((rank, CARD_POINTS[rank]) for rank in RANKS),
    )

    def pack(self, players: int) -> tuple[Card, ...]:
        """Twenty cards: ace, three, king, knight and jack of each suit (2.1)."""
        return pack(RANKS, SUITS)

    def read_options(self, options: Mapping[str, Value]) -> Rules:
        """The options as a value."""
        return Rules(**options)  # type: ignore[arg-type]

    def new_facts(self, rules: Rules, setup: Setup) -> Facts:
        """Nothing is known yet but the dealer and the score."""
        return Facts(setup.dealer, setup.total)

    def column(self, seat: int) -> int:
        """The pair of a seat."""
        return side(seat)

    def columns(self, players: int) -> int:
        """Two pairs."""
        return 2

    def next_dealer(self, dealer: int, players: int) -> int:
        """The deal moves one seat in the order of play (2.1)."""
        return after(dealer)

    def result(self, state: State) -> RoundResult:
        """The count of a finished hand."""
        return count(state)

    def winners(self, rules: Rules, total: tuple[int, ...]) -> tuple[int, ...] | None:
        """The pair that has reached the target; only one pair scores in a hand, so never both (2.6)."""
        for pair, points in enumerate(total):
            if points >= rules.target:
                return tuple(seat for seat in range(SEATS) if side(seat) == pair)
        return None

    def goal(self, rules: Rules) -> tuple[int | None, Text]:
        """The target, and whether it must be met exactly."""
        text = texts.GOAL_EXACT if rules.exact else texts.GOAL
        return rules.target, text.fill(target=rules.target)

    def badges(self, facts: Facts) -> tuple[Badge, ...]:
        """Trump, and the contract with its player."""
        if not facts.trump:
            return ()
        suit = Suit(facts.trump)
        shown = [Badge(texts.TRUMP, texts.SUIT.fill(suit=suit), suit=suit)]
        if facts.declarer is not None:
            value = texts.CONTRACT_OF.fill(contract=texts.CONTRACTS[facts.contract], seat=SeatName(facts.declarer))
            shown.append(Badge(texts.CONTRACT, value, stake=STAKES[facts.contract]))
        return tuple(shown)

    def marks(self, facts: Facts) -> tuple[Mark, ...]:
        """Dealer and eldest hand."""
        return Mark(facts.dealer, texts.DEALER, "dealer"), Mark(facts.mano, texts.MANO, "hand")

    def statuses(self, facts: Facts) -> Mapping[int, Text]:
        """Who sits out, and who has won how many tricks."""
        found = {seat: texts.TRICKS_WON.fill(won) for seat, won in enumerate(facts.tricks) if won}
        return found | dict.fromkeys(self.out(facts), texts.SITS_OUT)

    def winning(self, facts: Facts) -> int | None:
        """The seat whose card is winning the trick on the table."""
        return facts.best

    def out(self, facts: Facts) -> tuple[int, ...]:
        """The declarer's partner."""
        return tuple(seat for seat in range(SEATS) if seat not in facts.active)
