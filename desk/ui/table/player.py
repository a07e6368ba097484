"""Plays what happened, event by event, as motions of cards; and says when the table is at rest.

The state of the match never waits for this. Only prompts do, and the bots' pauses begin when the table is at rest.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QTimer, QVariantAnimation, Signal

from desk.core.events import Beat, CardMoved, CardsShown, Event
from desk.session.port import Cause, Update
from desk.stage import timing
from desk.stage.geometry import Pose
from desk.ui.table.scene import TableScene


class Motion(NamedTuple):
    """A card on its way: from one pose to another, beginning ``start`` milliseconds after its group."""

    sprite: int
    origin: Pose
    target: Pose
    start: int
    duration: int


class Player(QObject):
    """Plays updates one after the other.

    Signals: ``happening(Event)`` when an event begins to be shown; ``shown(Update)`` when the last of an update is;
    ``rested()`` when there is nothing more to play.
    """

    happening = Signal(object)
    shown = Signal(object)
    rested = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.pace = 1.0
        self.until_clicked = False
        self._events: deque[Event | Update] = deque()
        self._motions: list[Motion] = []
        self._easing = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._trick_clock = QElapsedTimer()
        self._waiting_for_click = False
        self._busy = False
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0)
        self._animation.valueChanged.connect(self._frame)
        self._animation.finished.connect(self._landed)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._collect)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._busy

    @property
    def waiting_for_click(self) -> bool:
        """Whether a finished trick lies until somebody clicks."""
        return self._waiting_for_click

    def add(self, update: Update) -> None:
        """Show this when all before it has been shown; a reset at once."""
        if update.cause is Cause.RESET:
            self.stop()
            self.scene.picture.reset(update.observation)
            self.scene.snap()
            self._events.append(update)
        else:
            self._events.extend(update.events)
            self._events.append(update)
        if not self._busy:
            self._busy = True
            self._next()

    def hurry(self) -> None:
        """Land what flies and clear a trick that waits."""
        if self._waiting_for_click or self._wait.isActive():
            self._wait.stop()
            self._waiting_for_click = False
            self._collect()
        elif self._animation.state() == QVariantAnimation.State.Running:
            self._animation.stop()
            self._landed()

    def stop(self) -> None:
        """Forget everything that was still to be shown."""
        self._events.clear()
        self._motions.clear()
        self._animation.stop()
        self._wait.stop()
        self._waiting_for_click = False
        self._busy = False

    def finish(self) -> None:
        """Show the end of everything at once, for a window that changes its size in the middle."""
        if self._animation.state() == QVariantAnimation.State.Running:
            self._animation.stop()
            self._motions.clear()
            self.scene.snap()
            if self._busy:
                self._next()

    def lift(self) -> None:
        """Move the own hand to where its lifts put it; nothing happens while cards fly."""
        if not self._busy:
            self._animate(self._changes(0), timing.LIFT)

    # One group after the other

    def _next(self) -> None:
        while self._events:
            first = self._events[0]
            if isinstance(first, Update):
                self._events.popleft()
                self.shown.emit(first)
            elif (
                isinstance(first, CardMoved) and first.target.kind == "pile" and self._must_wait()
            ) or self._play_group():
                return
        self._busy = False
        self.rested.emit()

    def _must_wait(self) -> bool:
        """A finished trick stays until it has been seen."""
        if not self._trick_clock.isValid():
            return False
        if self.until_clicked:
            self._waiting_for_click = True
            return True
        stays = timing.TRICK_STAYS if self.pace == 0 else timing.scaled(timing.TRICK_STAYS, max(self.pace, 0.5))
        left = stays - self._trick_clock.elapsed()
        if left > 0:
            self._wait.start(left)
            return True
        return False

    def _collect(self) -> None:
        if not self._play_group():
            self._next()

    def _play_group(self) -> bool:
        """Let the next events happen that belong together; whether anything moves."""
        group = self._take_group()
        for event in group:
            self.happening.emit(event)
        moved: list[int] = []
        for event in group:
            moved += [sprite.id for sprite in self.scene.picture.apply(event)]
        first = group[0]
        if isinstance(first, Beat) and first.name == "trick":
            self._trick_clock.restart()
        if isinstance(first, CardMoved) and first.target.kind == "pile":
            self._trick_clock.invalidate()
        apart = timing.DEAL_APART if isinstance(first, CardMoved) and first.source.kind == "stock" else 0
        motions = self._changes(timing.scaled(apart, self.pace), moved)
        return self._animate(motions, _duration(first))

    def _take_group(self) -> list[Event]:
        events = self._events
        group = [events.popleft()]
        kind = _group_kind(group[0])
        while kind is not None and events and _group_kind(events[0]) == kind:
            group.append(events.popleft())
        return [event for event in group if not isinstance(event, Update)]

    def _changes(self, apart: int, moved: list[int] | None = None) -> list[Motion]:
        """The motions from where the cards are to where they belong, the moved ones one after the other."""
        poses = self.scene.poses()
        self.scene.forget(poses)
        order = {number: place for place, number in enumerate(moved or ())}
        motions = []
        for number, target in poses.items():
            item = self.scene.item(number)
            origin = item.pose
            if number in order and origin.opacity == 0.0 and target.opacity > 0.0:
                origin = self._stock_pose(target)
                item.place(origin)
            if origin != target:
                motions.append(Motion(number, origin, target, apart * order.get(number, 0), 0))
        return motions

    def _stock_pose(self, target: Pose) -> Pose:
        """Where a dealt card comes from: the dealer's plate."""
        assert self.scene.places is not None
        x, y = self.scene.places.seats[self.scene.picture.dealer].plate.centre
        return Pose(x, y, self.scene.places.back_width, 0, 500, False, 1.0)

    def _animate(self, motions: list[Motion], duration: int) -> bool:
        length = timing.scaled(duration, self.pace)
        moving = [m for m in motions if _differs(m.origin, m.target)]
        if length <= 0 or not moving:
            self._rest_all()
            return False
        for motion in moving:
            self.scene.item(motion.sprite).prepare(motion.target, self.scene.pixel_ratio)
        self._motions = [m._replace(duration=length) for m in moving]
        total = max(m.start + m.duration for m in self._motions)
        self._animation.stop()
        self._animation.setEndValue(total)
        self._animation.setDuration(total)
        self._animation.start()
        return True

    def _frame(self, now: object) -> None:
        assert isinstance(now, int)
        for motion in self._motions:
            passed = min(1.0, max(0.0, (now - motion.start) / motion.duration))
            eased = self._easing.valueForProgress(passed)
            item = self.scene.item(motion.sprite)
            pose, squeeze = _between(motion.origin, motion.target, eased)
            item.place(pose, squeeze)

    def _landed(self) -> None:
        self._motions.clear()
        self._rest_all()
        if self._busy:
            self._next()

    def _rest_all(self) -> None:
        self.scene.snap()


def _group_kind(event: Event | Update) -> str | None:
    """Events that are shown together: a whole deal, a whole trick going to its pile."""
    if isinstance(event, CardMoved):
        if event.source.kind == "stock":
            return "deal"
        if event.target.kind == "pile":
            return "collect"
    return None


def _duration(event: Event) -> int:
    if isinstance(event, CardsShown):
        return timing.FLIP
    if isinstance(event, CardMoved):
        if event.source.kind == "stock":
            return timing.DEAL
        return timing.COLLECT if event.target.kind == "pile" else timing.PLAY
    return timing.LIFT


def _differs(a: Pose, b: Pose) -> bool:
    return abs(a.x - b.x) + abs(a.y - b.y) + abs(a.width - b.width) > 2 or a.up != b.up or a.opacity != b.opacity


def _between(a: Pose, b: Pose, t: float) -> tuple[Pose, float]:
    """The pose on the way, and how narrow a card that turns over looks."""

    def mix(x: float, y: float) -> float:
        return x + (y - x) * t

    turning = a.up != b.up
    squeeze = max(0.04, abs(1 - 2 * t)) if turning else 1.0
    up = a.up if turning and t < 0.5 else b.up
    fading = b.opacity == 0.0
    opacity = 1.0 if not fading or t < 0.7 else (1 - t) / 0.3
    if a.opacity == 0.0 and fading:
        opacity = 0.0
    order = max(a.order, b.order) if 0 < t < 1 else b.order
    pose = Pose(mix(a.x, b.x), mix(a.y, b.y), mix(a.width, b.width), mix(a.turn, b.turn), order, up, opacity)
    return pose, squeeze
