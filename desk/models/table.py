"""What one viewer sees of a match, as signals; and what he does, handed on to his port."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desk.core.actions import Action
from desk.core.decisions import Refusal
from desk.core.observation import Observation
from desk.models.pace import Pacer
from desk.session.port import MatchInfo, Port, Update


class TableModel(QObject):
    """A match through one port.

    Signals: ``updated(Update)`` after every step that this viewer perceives; ``noticed(Text)`` for something to tell
    once (a bot was replaced, the match cannot be saved).
    """

    updated = Signal(object)
    noticed = Signal(object)

    def __init__(self, port: Port, pacer: Pacer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self.pacer = pacer
        self._unsubscribe = port.subscribe(self._on_update)
        self._settle(port.observation)

    @property
    def info(self) -> MatchInfo:
        """The match as everybody knows it."""
        return self._port.info

    @property
    def seat(self) -> int | None:
        """The seat that acts here; None for those who only watch."""
        return self._port.seat

    @property
    def observation(self) -> Observation | None:
        """What is seen now; None before the first round."""
        return self._port.observation

    @property
    def version(self) -> int:
        """The number of steps so far."""
        return self._port.version

    def submit(self, action: Action) -> Refusal | None:
        """Do this for the seat; the reason if it may not be."""
        return self._port.submit(action, self._port.version)

    def next_round(self) -> None:
        """Deal the next round, where one is due."""
        self._port.next_round()

    def close(self) -> None:
        """Hear no more of the match."""
        self._unsubscribe()

    def _on_update(self, update: Update) -> None:
        self._settle(update.observation)
        self.updated.emit(update)

    def _settle(self, observation: Observation | None) -> None:
        """A chance to speak in which nothing can be said passes after the time that every such chance takes."""
        if observation is None or observation.decision is None or not observation.decision.forced:
            return
        action, version = next(iter(observation.decision.actions())), self._port.version

        def pass_by() -> bool:
            self._port.submit(action, version)
            return True

        self.pacer.after("window", pass_by)
