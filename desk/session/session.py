"""The running match. It takes actions, deals rounds, keeps the record, and tells every port what it may know."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from random import Random

from desk.core.actions import Action, action_text
from desk.core.cards import Card
from desk.core.decisions import Decision, Refusal
from desk.core.events import Event
from desk.core.observation import Observation
from desk.core.options import Value, changed, with_defaults
from desk.core.text import T
from desk.engine import referee
from desk.engine.game import Game, Setup, State
from desk.engine.shuffle import shuffled
from desk.engine.views import ALL, observe, redact_all
from desk.session.port import Cause, Listener, MatchInfo, Port, Update
from desk.session.record import Record, RoundRecord
from desk.session.seats import SeatPlan

STALE = Refusal("stale", T("Table", "The table has moved on."))


class Session:
    """One match from its first deal to its winner.

    ``rng`` shuffles the packs and draws the first dealer, and serves nothing else.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        seats: Sequence[SeatPlan],
        *,
        rng: Random,
        start_total: tuple[int, ...] | None = None,
        first_dealer: int | None = None,
        bot_seed: int | None = None,
    ) -> None:
        self._game = game
        self._options = with_defaults(game.options, options)
        self._rules = game.read_options(self._options)
        self._rng = rng
        self._seats = tuple(seats)
        players = len(seats)
        self._dealer = int(rng.random() * players) if first_dealer is None else first_dealer
        self.total: tuple[int, ...] = start_total or (0,) * game.columns(players)
        self.record = Record(
            game.id,
            players,
            changed(game.options, self._options),
            start_total=start_total,
            seats=self._seats,
            bot_seed=bot_seed,
        )
        self._state: State | None = None
        self._version = 0
        self._ports: list[_SessionPort] = []
        self._keepers: list[Callable[[Record], None]] = []
        self._news: deque[tuple[_SessionPort, Update]] = deque()
        self._telling = False

    # What everybody knows

    @property
    def info(self) -> MatchInfo:
        """The match as everybody knows it."""
        game, players = self._game, self.record.players
        goal, goal_text = game.goal(self._rules)
        return MatchInfo(
            game=game.id,
            title=game.title,
            players=players,
            seats=self._seats,
            options=tuple(self._options.items()),
            layout=game.layout,
            columns=tuple(game.column(seat) for seat in range(players)),
            goal=goal,
            goal_text=goal_text,
            scores=tuple(tuple(r.result["score"]) for r in self.record.rounds if r.result is not None),
        )

    @property
    def version(self) -> int:
        """The number of steps so far."""
        return self._version

    @property
    def round_over(self) -> bool:
        """Whether the running round has been counted (also before the first one)."""
        return self._state is None or self._state.phase == referee.OVER

    @property
    def next_dealer(self) -> int:
        """Who deals the next round."""
        if not self.record.rounds:
            return self._dealer
        return self._game.next_dealer(self._dealer, self.record.players)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, once the match is over."""
        return self.record.winner

    # Ports

    def port(self, seat: int) -> Port:
        """The port of one seat."""
        return self._open(seat, seat)

    def public_port(self) -> Port:
        """A port that sees no hand."""
        return self._open(None, None)

    def open_port(self) -> Port:
        """A port that sees all cards, wherever no person could gain by it: bots' tables and finished rounds."""
        return self._open(None, ALL)

    def _open(self, seat: int | None, viewer: int | None) -> Port:
        port = _SessionPort(self, seat, viewer)
        self._ports.append(port)
        return port

    def keep(self, keeper: Callable[[Record], None]) -> None:
        """Hand the record to somebody who keeps it, after every change."""
        self._keepers.append(keeper)

    # Steps

    def next_round(self, pack: Sequence[Card] | None = None, dealer: int | None = None) -> None:
        """Deal the next round, shuffled or from a given pack; nothing happens where none is due."""
        if not self.round_over or self.winners is not None:
            return
        number = len(self.record.rounds)
        dealer = self.next_dealer if dealer is None else dealer
        dealt = tuple(pack) if pack is not None else shuffled(self._game.pack(self.record.players), self._rng)
        setup = Setup(number, dealer, self.total, self.record.players)
        state, events = referee.start(self._game, self._options, setup, dealt)
        self._dealer = dealer
        self.record.rounds.append(RoundRecord(dealer, tuple(card.code for card in dealt)))
        self._advance(state, events)

    def submit(self, seat: int, action: Action, version: int | None = None) -> Refusal | None:
        """Carry out what a seat does; the reason if it may not. The state is then as it was."""
        if version is not None and version != self._version:
            return STALE
        if self._state is None:
            return referee.NOT_ON_TURN
        asked = referee.decision(self._state, seat)
        try:
            state, events = referee.step(self._state, seat, action)
        except referee.IllegalAction as refused:
            return refused.refusal
        if asked is not None and not asked.forced:
            self.record.rounds[-1].actions.append(f"{seat} {action_text(action)}")
        self._advance(state, events)
        return None

    def asked(self) -> dict[int, Decision]:
        """What the seats on turn are asked, by seat: for those who drive without a table."""
        state = self._state
        if state is None:
            return {}
        found = {seat: referee.decision(state, seat) for seat in referee.actors(state)}
        return {seat: decision for seat, decision in found.items() if decision is not None}

    def decline_windows(self) -> None:
        """Answer every window in which nothing but declining is possible, for those who drive without a table."""
        while True:
            forced = next(((seat, asked) for seat, asked in self.asked().items() if asked.forced), None)
            if forced is None:
                return
            seat, decision = forced
            self.submit(seat, next(iter(decision.actions())))

    def _advance(self, state: State, events: tuple[Event, ...]) -> None:
        self._state = state
        self._version += 1
        if state.phase == referee.OVER:
            self._count(state)
        for keeper in self._keepers:
            keeper(self.record)
        self._tell(events, Cause.STEP)

    def _count(self, state: State) -> None:
        result = self._game.result(state)
        self.total = tuple(map(sum, zip(self.total, result.score, strict=True)))
        self.record.rounds[-1].result = {
            "score": list(result.score),
            "total": list(self.total),
            "detail": dict(result.detail),
        }
        self.record.winner = self._game.winners(self._rules, self.total)

    # Telling

    def _tell(self, events: tuple[Event, ...], cause: Cause) -> None:
        """Tell every port, one step after the other and as it was then, even if somebody acts while being told.

        One that fails keeps the others from nothing; its error is raised when all have been told.
        """
        self._news.extend((port, port.update(events, cause)) for port in self._ports if port.listeners)
        if self._telling:
            return
        self._telling = True
        failed: Exception | None = None
        try:
            while self._news:
                port, update = self._news.popleft()
                for listener in tuple(port.listeners):
                    try:
                        listener(update)
                    except Exception as error:
                        failed = failed or error
        finally:
            self._telling = False
        if failed is not None:
            raise failed

    def see(self, viewer: int | None) -> Observation | None:
        """What a viewer sees now."""
        return None if self._state is None else observe(self._state, self._admitted(viewer))

    def perceive(self, viewer: int | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """What a viewer perceives of these events."""
        return redact_all(self._game, self._admitted(viewer), events)

    def _admitted(self, viewer: int | None) -> int | None:
        """Everything may be seen at a bots' table and after the round; otherwise only what the public sees."""
        if viewer != ALL or self.round_over or not any(seat.is_person for seat in self._seats):
            return viewer
        return None


class _SessionPort:
    """The port of one viewer."""

    def __init__(self, session: Session, seat: int | None, viewer: int | None) -> None:
        self._session = session
        self._seat = seat
        self._viewer = viewer
        self.listeners: list[Listener] = []

    @property
    def info(self) -> MatchInfo:
        return self._session.info

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def observation(self) -> Observation | None:
        return self._session.see(self._viewer)

    @property
    def version(self) -> int:
        return self._session.version

    def submit(self, action: Action, version: int) -> Refusal | None:
        if self._seat is None:
            return referee.NOT_ON_TURN
        return self._session.submit(self._seat, action, version)

    def next_round(self) -> None:
        self._session.next_round()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def update(self, events: tuple[Event, ...], cause: Cause) -> Update:
        """The news of a step as this viewer may know them."""
        observation = self._session.see(self._viewer)
        assert observation is not None
        return Update(self._session.perceive(self._viewer, events), observation, self._session.version, cause)
