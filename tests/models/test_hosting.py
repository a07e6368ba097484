"""The host of the bots and the model of a table: whatever a bot's program does, the match goes on."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QProcess
from PySide6.QtWidgets import QApplication

from desk.core.actions import Decline, Pass, PlayCard
from desk.core.decisions import ChooseCard, ChooseWord
from desk.core.text import Text
from desk.games.cuatrola import GAME
from desk.models import bots
from desk.models.bots import BotHost, kind_of
from desk.models.pace import Pacer
from desk.models.table import TableModel
from desk.session.port import Update
from desk.session.seats import SeatPlan
from desk.session.session import Session
from tests.helpers.cuatrola import pack_of
from tests.helpers.tables import NAMES, run_for, session_of, spin

ODD = str(Path(__file__).parent.parent / "helpers" / "odd_worker.py")
# Seat 0 leads (dealer 3), takes the first trick and may sing in coins.
SINGER = {1: "Kc 3d Jd Ns Kb", 2: "Nc 3s Jb Nb Js", 0: "Ab Ac Ad Nd Kd", 3: "Jc Ks As 3c 3b"}


class ByHand(Pacer):
    """Releases when the test says so, and remembers of what kind the pauses were."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[str] = []
        self.ready: list[Callable[[], bool]] = []

    def after(self, kind: str, ready: Callable[[], bool]) -> None:
        self.kinds.append(kind)
        self.ready.append(ready)

    def go(self) -> None:
        """End all pauses."""
        waiting, self.ready = self.ready, []
        self.ready = [ready for ready in waiting if not ready()] + self.ready


class Hosted:
    """A table whose bots are hosted, with what they gave to tell."""

    def __init__(self, session: Session, command: tuple[str, ...], pacer: Pacer | None = None) -> None:
        self.session = session
        self.pacer = pacer or Pacer()
        if pacer is None:
            self.pacer.scale = None
        places = {n: session.port(n) for n, plan in enumerate(session.info.seats) if not plan.is_person}
        self.host = BotHost(places, session.info, 1, self.pacer, command=command)
        self.told: list[Text] = []
        self.host.noticed.connect(self.told.append)

    @property
    def seats_told(self) -> list[int]:
        """The seats of which something was told."""
        return [value.seat for text in self.told for _, value in text.parameters]

    def play(self, rounds: int = 99) -> Hosted:
        """Let the bots play so many rounds."""
        while self.session.winners is None and len(self.session.record.rounds) < rounds:
            self.session.next_round()
            spin(lambda: self.session.round_over, 20)
        return self

    def close(self) -> None:
        """End it."""
        self.host.close()
        self.pacer.clear()
        self.host.deleteLater()
        self.pacer.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


Host = Callable[..., Hosted]


@pytest.fixture
def host(qapp: QApplication) -> Iterator[Host]:
    """Hosts a table of bots with a worker of this way."""
    made: list[Hosted] = []

    def host_it(way: str, after: int = 0, session: Session | None = None, pacer: Pacer | None = None) -> Hosted:
        command = (sys.executable, "-S", ODD, way, str(after)) if way else ("/nowhere/to/be/found",)
        made.append(Hosted(session or session_of(person=None), command, pacer))
        return made[-1]

    yield host_it
    for hosted in made:
        hosted.close()


def test_a_worker_that_answers_well_gives_nothing_to_tell(host: Host) -> None:
    hosted = host("well").play()
    assert hosted.session.winners is not None
    assert hosted.told == []
    assert not hosted.host._guard.isActive()


@pytest.mark.parametrize("after", [0, 9])
@pytest.mark.parametrize("way", ["illegal", "garbage", "nameless", "dies"])
def test_a_worker_that_fails_is_replaced_and_told_of_once_a_seat(
    host: Host, caplog: pytest.LogCaptureFixture, way: str, after: int
) -> None:
    hosted = host(way, after).play(4)
    assert hosted.session.round_over
    assert len(hosted.session.record.rounds) == 4
    assert sorted(hosted.seats_told) == sorted(set(hosted.seats_told)) != []
    for seat in hosted.seats_told:
        assert f"seat {seat} was replaced" in caplog.text
    if after == 0 and way != "dies":
        assert sorted(hosted.seats_told) == [0, 1, 2, 3]
        assert all(bot.relief.took_over for bot in hosted.host._seats.values()), "three failures hand the seat over"
        before = hosted.host._worker._starts
        count = caplog.text.count("easy plays instead")
        assert count == 4 * 3
        hosted.play(5)
        assert caplog.text.count("easy plays instead") == count, "a seat that was handed over is asked no more"
        assert hosted.host._worker._starts == before


def test_a_worker_that_does_not_exist(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    hosted = host("").play(3)
    assert len(hosted.session.record.rounds) == 3
    assert sorted(hosted.seats_told) == [0, 1, 2, 3]
    assert hosted.host._worker._starts <= bots.RESTARTS + 1


@pytest.mark.parametrize("way", ["silent", "deaf"])
def test_a_worker_that_says_nothing_is_ended_and_another_is_started(
    host: Host, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(bots, "GUARD_MS", 120)
    hosted = host(way, 4).play(1)
    assert hosted.session.round_over
    assert "no answer" in caplog.text
    assert 1 < hosted.host._worker._starts <= bots.RESTARTS + 1
    assert sorted(hosted.seats_told) == sorted(set(hosted.seats_told)) != []


def test_an_answer_to_an_earlier_question_is_dropped(host: Host) -> None:
    hosted = host("stale").play(2)
    assert hosted.told == []
    assert len(hosted.session.record.rounds) == 2


def test_commands_from_a_record_are_never_started(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mark = tmp_path / "started"
    seats = [SeatPlan(name, f"exec:touch {mark}") for name in NAMES]
    session = Session(GAME, {}, seats, rng=Random(1), bot_seed=1)
    hosted = Hosted(session, (sys.executable, "-S", ODD, "well", "0"))
    assert {bot.start.level for bot in hosted.host._seats.values()} == {"easy"}
    hosted.play(1)
    hosted.close()
    assert not mark.exists()


def test_leaving_the_table_leaves_no_program(host: Host) -> None:
    for _ in range(5):
        hosted = host("well").play(1)
        process = hosted.host._worker._process
        assert process is not None
        assert process.state() is QProcess.ProcessState.Running
        hosted.host.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not hosted.host.findChildren(QProcess)
        hosted.session.next_round()
        run_for(5)
        assert len(hosted.session.record.rounds[-1].actions) == 0, "nobody listens any more"


# Pauses


def test_an_answer_is_kept_until_the_pause_is_over_however_soon_it_came(host: Host) -> None:
    pacer = ByHand()
    hosted = host("slow", 3, pacer=pacer)
    hosted.session.next_round()
    for _ in range(6):
        version = hosted.session.version
        asked = next(bot for bot in hosted.host._seats.values() if bot.asked is not None)
        spin(lambda bot=asked: bot.answer is not None)  # type: ignore[misc]
        run_for(5)
        assert hosted.session.version == version
        pacer.go()
        assert hosted.session.version == version + 1


def test_an_answer_that_comes_too_late_waits_for_another_whole_pause(host: Host) -> None:
    pacer = ByHand()
    hosted = host("slow", 0, pacer=pacer)
    hosted.session.next_round()
    version = hosted.session.version
    pacer.go()
    assert hosted.session.version == version
    assert len(pacer.ready) == 1
    bot = next(bot for bot in hosted.host._seats.values() if bot.asked is not None)
    spin(lambda: bot.answer is not None)
    assert hosted.session.version == version
    pacer.go()
    assert hosted.session.version == version + 1


@pytest.mark.parametrize("singer", [0, 1])
def test_a_chance_to_speak_takes_the_same_pause_whether_it_is_one_or_not(host: Host, singer: int) -> None:
    """The pause must not tell what a hand holds."""
    deal = SINGER if singer == 0 else SINGER | {0: "Ab Ac Ad Nd Ns", 1: "Kc 3d Jd Kd Kb"}
    pacer = ByHand()
    hosted = host("well", pacer=pacer)
    hosted.session.next_round(pack_of(deal, 3), 3)
    for _ in range(12):
        asked = hosted.session.asked()
        decision = next(iter(asked.values()))
        if isinstance(decision, ChooseWord) and decision.window:
            break
        seat = next(iter(asked))
        action = (
            Pass()
            if isinstance(decision, ChooseWord)
            else next(a for a in decision.actions() if a.card.code in ["Ac", "Kc", "Nc", "Jc"])  # type: ignore[union-attr]
        )
        assert hosted.session.submit(seat, action) is None
    assert isinstance(decision, ChooseWord)
    assert decision.window
    assert decision.forced == (singer == 1)
    assert pacer.kinds[-1] == "window"
    questions = [bot.asked for bot in hosted.host._seats.values() if bot.asked is not None]
    assert bool(questions) == (singer == 0), "a bot is not asked where there is nothing to say"
    assert pacer.kinds[:4] == ["word"] * 4
    assert set(pacer.kinds[4:-1]) == {"card"}


def test_the_kind_of_a_pause_is_the_kind_of_the_decision() -> None:
    card, word = ChooseCard(Text("", ""), None, ()), ChooseWord(Text("", ""), None, ())
    assert [kind_of(card), kind_of(word), kind_of(word._replace(window=True))] == ["card", "word", "window"]


# The model of one viewer


@pytest.fixture
def at_a_window(qapp: QApplication) -> tuple[Session, ByHand, list[Update]]:
    """The person in seat 0 has taken a trick and has nothing to sing."""
    session, pacer, heard = session_of(), ByHand(), list[Update]()
    model = TableModel(session.port(0), pacer)
    model.updated.connect(heard.append)
    session.next_round(pack_of(SINGER | {0: "Ab Ac Ad Nd Ns", 1: "Kc 3d Jd Kd Kb"}, 3), 3)
    for seat in (0, 1, 2, 3):
        assert session.submit(seat, Pass()) is None
    for seat, code in enumerate(["Ac", "Kc", "Nc", "Jc"]):
        decision = session.asked()[seat]
        action = next(a for a in decision.actions() if isinstance(a, PlayCard) and a.card.code == code)
        assert session.submit(seat, action) is None
    model.setParent(pacer)
    return session, pacer, heard


def test_a_chance_in_which_nothing_can_be_said_goes_by_after_its_pause(
    at_a_window: tuple[Session, ByHand, list[Update]],
) -> None:
    session, pacer, heard = at_a_window
    assert session.asked()[0].forced
    assert pacer.kinds == ["window"]
    version = session.version
    assert heard[-1].version == version
    pacer.go()
    assert session.version == version + 1
    assert session.record.rounds[-1].actions[-1] == "3 play Jc", "no word of it in the record"


def test_a_pause_for_an_older_state_does_nothing(at_a_window: tuple[Session, ByHand, list[Update]]) -> None:
    session, pacer, _ = at_a_window
    assert session.submit(0, Decline()) is None
    version = session.version
    pacer.go()
    assert session.version == version


def test_a_model_that_was_closed_hears_no_more(qapp: QApplication) -> None:
    session, pacer, heard = session_of(), ByHand(), list[Update]()
    model = TableModel(session.port(0), pacer, pacer)
    model.updated.connect(heard.append)
    model.close()
    session.next_round()
    assert heard == []


def test_a_refused_action_changes_nothing(qapp: QApplication, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    session, pacer = session_of(), ByHand()
    model = TableModel(session.port(0), pacer, pacer)
    session.next_round(dealer=0)
    refused = model.submit(Pass())
    assert refused is not None
    assert refused.code == "not_on_turn"
    assert model.version == session.version == 1
