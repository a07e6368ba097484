"""The host of the bots: one worker program for all of the house's seats, asked through pipes, never waited for.

A bot's answer is kept back for a pause that depends on the pace and the kind of decision alone. A seat whose bot
fails is played by rules of thumb in its stead, which is told once.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from desk.bots.levels import parse_level
from desk.bots.protocol import Answer, Asked, BadAnswer, Start, ask, decide_line, read_answer, read_line, start_line
from desk.bots.relief import Relief
from desk.core.actions import Decline, parse_action
from desk.core.decisions import ChooseWord, Decision
from desk.core.observation import Observation
from desk.core.text import SeatName, T
from desk.models.pace import Pacer
from desk.session.port import MatchInfo, Port, Update

GUARD_MS = 3000
"""An answer that has not come after this is lost; the house's bots need a fraction of it."""
RESTARTS = 3
OUTSIDE = "exec:"

DID_NOT_ANSWER = T("Bots", "{seat} did not answer; a simple move was played instead.")

log = logging.getLogger(__name__)


class Worker(QObject):
    """The worker program. Signals: ``answered(bytes)`` for each line it writes; ``died()`` when it has ended."""

    answered = Signal(bytes)
    died = Signal()

    def __init__(self, command: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._starts = 0

    def start(self, lines: list[str]) -> bool:
        """Have the program running, told of its seats by these lines; False where it will not stay up."""
        if self._process is not None:
            return True
        if self._starts > RESTARTS:
            return False
        self._starts += 1
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._complain)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._on_error)
        process.start(self._command[0], list(self._command[1:]))
        for line in lines:
            self.write(line)
        return self._process is not None

    def write(self, line: str) -> None:
        """Send a line."""
        if self._process is not None:
            self._process.write(line.encode() + b"\n")

    def end(self) -> None:
        """End the program without being told of it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(500)
        process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.answered.emit(bytes(self._process.readLine().data()).strip())

    def _complain(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
            log.warning("the bots' program says: %s", text)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # After any other error the program still runs, or its end is told too.
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            self.died.emit()


class _BotSeat:
    """One bot: its port, its open question, and who stands in for it."""

    def __init__(self, port: Port, start: Start, relief: Relief) -> None:
        self.port = port
        self.start = start
        self.relief = relief
        self.asked: Asked | None = None
        self.answer: Answer | None = None
        self.version = 0


class BotHost(QObject):
    """Plays the seats of the bots. Signals: ``noticed(Text)`` when a bot had to be replaced."""

    noticed = Signal(object)

    def __init__(
        self,
        ports: Mapping[int, Port],
        info: MatchInfo,
        bot_seed: int,
        pacer: Pacer,
        parent: QObject | None = None,
        command: tuple[str, ...] = (),
    ) -> None:
        super().__init__(parent)
        self._pacer = pacer
        self._count = 0
        self._unsubscribe: list[Callable[[], None]] = []
        self._worker = Worker(command or (sys.executable, "-m", "desk.bots.worker"), self)
        self._worker.answered.connect(self._on_line)
        self._worker.died.connect(lambda: self._fail_all("its program ended"))
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(GUARD_MS)
        self._guard.timeout.connect(self._on_silence)
        self._seats = {seat: self._seat(seat, port, info, bot_seed) for seat, port in ports.items()}
        if not self._seats:
            return
        self._start_worker()
        for bot in self._seats.values():
            self._unsubscribe.append(bot.port.subscribe(self._listener(bot)))
            self._consider(bot, bot.port.observation, bot.port.version)

    def close(self) -> None:
        """Leave the table: nothing is asked or answered any more."""
        for unsubscribe in self._unsubscribe:
            unsubscribe()
        self._unsubscribe.clear()
        self._guard.stop()
        self._worker.end()

    def _seat(self, seat: int, port: Port, info: MatchInfo, bot_seed: int) -> _BotSeat:
        player = info.seats[seat].player
        # A command that stands in a file is never started: easy plays until somebody enters it himself.
        level = parse_level("easy" if player.startswith(OUTSIDE) else player)
        start = Start(info.game, info.players, dict(info.options), seat, level.name, bot_seed, level.samples)

        def tell(why: str) -> None:
            log.warning("seat %d was replaced: %s", seat, why)
            self.noticed.emit(DID_NOT_ANSWER.fill(seat=SeatName(seat)))

        return _BotSeat(port, start, Relief(start, info.seats[seat].name, tell))

    def _start_worker(self) -> bool:
        return self._worker.start([start_line(bot.start) for bot in self._seats.values()])

    # Asking

    def _listener(self, bot: _BotSeat) -> Callable[[Update], None]:
        return lambda update: self._consider(bot, update.observation, update.version)

    def _consider(self, bot: _BotSeat, seen: Observation | None, version: int) -> None:
        """Answer what this seat is asked, if it is."""
        bot.asked = bot.answer = None
        if seen is None or seen.decision is None:
            return
        bot.version = version
        if seen.decision.forced:
            self._pacer.after("window", lambda: self._pass_by(bot, version))
            return
        self._count += 1
        bot.asked = ask(self._count, seen)
        self._put(bot)
        self._pacer.after(kind_of(seen.decision), lambda: self._release(bot, version))

    def _put(self, bot: _BotSeat) -> None:
        assert bot.asked is not None
        if bot.relief.took_over:
            bot.answer = bot.relief.answer(bot.asked)
        elif self._start_worker():
            self._worker.write(decide_line(bot.asked, bot.start.seat))
            self._guard.start()
        else:
            bot.answer = bot.relief.failed(bot.asked, "its program does not start")

    @staticmethod
    def _pass_by(bot: _BotSeat, version: int) -> bool:
        """Let a window go by in which there was nothing to say."""
        bot.port.submit(Decline(), version)
        return True

    def _release(self, bot: _BotSeat, version: int) -> bool:
        """The pause is over: do it, if the answer is there; True when there is nothing more to wait for."""
        if bot.port.version != version or bot.asked is None:
            return True
        if bot.answer is None:
            return False
        action = parse_action(bot.answer.action)
        refused = bot.port.submit(action, version)
        if refused is not None:
            log.error("seat %d: %s was refused: %s", bot.start.seat, bot.answer.action, refused.code)
        return True

    # Hearing

    def _on_line(self, line: bytes) -> None:
        waiting = [bot for bot in self._seats.values() if bot.asked is not None and bot.answer is None]
        try:
            number = read_line(line).get("id")
        except BadAnswer as bad:
            log.warning("the bots' program wrote %r: %s", line[:200], bad)
            number = None
        for bot in waiting:
            assert bot.asked is not None
            if number is None or bot.asked["id"] == number:
                self._take(bot, line)
        if all(bot.answer is not None for bot in waiting):
            self._guard.stop()

    def _take(self, bot: _BotSeat, line: bytes) -> None:
        assert bot.asked is not None
        try:
            bot.answer = read_answer(line, bot.asked["id"], bot.asked["legal"])
        except BadAnswer as bad:
            bot.answer = bot.relief.failed(bot.asked, str(bad))

    def _on_silence(self) -> None:
        """A worker that hangs is ended; the next question starts another."""
        self._worker.end()
        self._fail_all("no answer")

    def _fail_all(self, why: str) -> None:
        self._guard.stop()
        for bot in self._seats.values():
            if bot.asked is not None and bot.answer is None:
                bot.answer = bot.relief.failed(bot.asked, why)


def kind_of(decision: Decision) -> str:
    """The kind of decision, by which alone the pause is chosen."""
    if isinstance(decision, ChooseWord):
        return "window" if decision.window else "word"
    return "card"
