"""Puts a match together: game, session, saves, bots, and the one port that the window gets.

The only place that holds both a session and a window's model. Whoever sits at the table sees through a port of his
own seat; a table of bots only is seen open.
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Mapping
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desk.bots.levels import LEVELS
from desk.core.cards import Card
from desk.core.text import Text
from desk.engine.game import Game
from desk.models.pace import Pacer
from desk.models.table import TableModel
from desk.session.replay import resume
from desk.session.saves import Saves
from desk.session.session import Session
from desk.stage.picture import Picture
from desk.ui.services import GameCard, MatchPlan, ResumeOffer

if TYPE_CHECKING:
    from desk.models.bots import BotHost


def game_card(game: Game) -> GameCard:
    """A game as the windows know it."""
    blurb = game.blurb
    return GameCard(
        id=game.id,
        title=game.title,
        kind=blurb.kind,
        summary=blurb.summary,
        length=blurb.length,
        cards=blurb.cards,
        colour=blurb.colour,
        players=game.players,
        options=game.options,
        layout=game.layout,
    )


def own_seat(session: Session) -> int | None:
    """The person's seat, if there is one."""
    return next((seat for seat, plan in enumerate(session.info.seats) if plan.is_person), None)


class Wiring(QObject):
    """The program as the windows know it (``desk.ui.services.Desk``).

    Signals: ``noticed()`` when there is something to tell; it may come from any thread.
    """

    noticed = Signal()

    def __init__(self, games: Mapping[str, Game], saves: Saves | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self.saves = saves
        self._notices: deque[Text] = deque()
        self._cards = tuple(game_card(game) for game in games.values())
        self._session: Session | None = None
        self._saved = 0.0
        self._host: BotHost | None = None
        self._pacer: Pacer | None = None

    # desk.ui.services.Desk

    @property
    def games(self) -> tuple[GameCard, ...]:
        """All games."""
        return self._cards

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the house's bots, the weakest first."""
        return LEVELS

    def start(self, plan: MatchPlan) -> TableModel:
        """Start a match."""
        self.leave()
        session = Session(
            self._games[plan.game],
            plan.options,
            plan.seats,
            rng=SystemRandom(),
            bot_seed=secrets.randbelow(2**31),
        )
        return self._sit_down(session)

    def resume(self) -> TableModel:
        """Go on with the match on offer."""
        assert self._session is not None
        self.leave()
        return self._sit_down(self._session)

    @property
    def offer(self) -> ResumeOffer | None:
        """The match that can be resumed, if there is one."""
        session = self._session
        if session is None or session.winners is not None or not session.record.rounds:
            return None
        seat = own_seat(session)
        seen, info = session.see(seat), session.info
        hand: tuple[Card, ...] = ()
        turn = session.round_over
        if seen is not None and seat is not None:
            picture = Picture(info.layout, seat)
            picture.reset(seen)
            hand = tuple(sprite.face for sprite in picture.own_hand() if sprite.face is not None)
            turn = turn or (seen.decision is not None and not seen.decision.forced)
        return ResumeOffer(
            game=info.game,
            round=len(session.record.rounds) - 1,
            columns=info.columns,
            total=session.total,
            seats=info.seats,
            own_seat=seat,
            own_turn=turn,
            hand=hand,
            saved=self._saved,
        )

    def put_on_offer(self, session: Session) -> None:
        """Offer a match that is there already, as if it had been left."""
        self._session = session
        self._saved = time.time()

    def set_aside(self) -> None:
        """Put the match on offer away under another name."""
        self.leave()
        if self._session is not None and self.saves is not None:
            self.saves.set_aside()
        self._session = None

    def leave(self) -> None:
        """The table has been left: end its bots; the match stays on offer."""
        if self._pacer is not None:
            self._pacer.clear()
            self._pacer.deleteLater()
            self._pacer = None
        if self._host is not None:
            self._host.close()
            self._host.deleteLater()
            self._host = None

    def take_notices(self) -> tuple[Text, ...]:
        """Sentences to tell once; they are forgotten by asking."""
        taken: list[Text] = []
        while self._notices:
            taken.append(self._notices.popleft())
        return tuple(taken)

    # For the start and the end of the program

    def tell(self, text: Text) -> None:
        """Have this told; from any thread."""
        self._notices.append(text)
        self.noticed.emit()

    def use(self, saves: Saves) -> None:
        """Keep the matches there from now on, and offer the one that is there."""
        self.saves = saves
        record = saves.offer()
        if record is not None:
            self._saved = saves.running.stat().st_mtime
            self._session = resume(record, self._games, rng=SystemRandom(), levels=LEVELS)
            self._keep(self._session)

    def adopt(self, session: Session) -> None:
        """Offer this match and keep it from now on."""
        self._session = session
        self._saved = time.time()
        self._keep(session)

    # Within

    def _keep(self, session: Session) -> None:
        if self.saves is not None:
            session.keep(self.saves.save)
        session.keep(lambda _record: self._note_time())

    def _note_time(self) -> None:
        self._saved = time.time()

    def _sit_down(self, session: Session) -> TableModel:
        from desk.models.bots import BotHost  # not before a match begins: the home page needs none

        if session is not self._session:
            self.adopt(session)
        pacer = self._pacer = Pacer(self)
        seat = own_seat(session)
        bots = {place: session.port(place) for place, plan in enumerate(session.info.seats) if not plan.is_person}
        self._host = BotHost(bots, session.info, session.record.bot_seed or 0, pacer, self)
        port = session.open_port() if seat is None else session.port(seat)
        model = TableModel(port, pacer, pacer)
        self._host.noticed.connect(model.noticed)
        return model
