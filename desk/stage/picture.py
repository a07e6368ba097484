"""The cards on the screen as sprites: which card lies in which zone, face up or down.

A sprite in a zone that the viewer cannot see has no face until an event gives it one: there is nothing to leak.
Which back leaves a hidden hand is chosen here and says nothing about the order of that hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from desk.core.cards import Card
from desk.core.events import CardMoved, CardsShown, Event, RoundStarted, TrickTaken
from desk.core.layout import TableSpec
from desk.core.observation import Observation
from desk.core.zones import Zone
from desk.stage.geometry import Pose
from desk.stage.layout import TableLayout

LIES_OPEN = ("trick", "board")
"""Kinds of zone whose cards lie face up for everybody."""
NOT_SHOWN = ("none", "side pile")
"""Places whose cards are on the screen only on their way there."""
HIDDEN_STEP = 0.5
FAN_TURN = 2.5
KNOWN_SCALE = 1.12
KNOWN_RAISE = 1.1


class Sprite:
    """One card on the screen."""

    __slots__ = ("face", "id", "zone")

    def __init__(self, number: int, zone: Zone, face: Card | None) -> None:
        self.id = number
        self.zone = zone
        self.face = face


class Picture:
    """All sprites of a table, for one viewer. ``lifts`` raises cards of the own hand, in card widths.

    ``bottom`` is the seat at the lower edge, whose hand lies large: the viewer's own, or the first for a watcher.
    """

    def __init__(self, spec: TableSpec, viewer: int | None) -> None:
        self.spec = spec
        self.viewer = viewer
        self.bottom = viewer or 0
        self.sprites: list[Sprite] = []
        self.lifts: dict[Card, float] = {}
        self.dealer = 0
        self.taker = 0
        self._count = 0

    # Changes

    def reset(self, seen: Observation) -> None:
        """Show what is seen now, without regard to what was shown before."""
        self.sprites.clear()
        self.lifts.clear()
        self.dealer = seen.dealer
        for zone, faces in seen.zones.items():
            known = list(seen.known.get(zone, ()))
            if zone.kind not in self._shown_kinds():
                continue
            hidden = len(faces) - len(known) if all(face is None for face in faces) else 0
            cards = faces if hidden == 0 and faces and faces[0] is not None else [None] * hidden + known
            for face in cards:
                self._add(zone, face)

    def apply(self, event: Event) -> list[Sprite]:
        """Let an event happen; the sprites that it moves or turns."""
        if isinstance(event, RoundStarted):
            self.sprites.clear()
            self.lifts.clear()
            self.dealer = event.dealer
        elif isinstance(event, TrickTaken):
            self.taker = event.seat
        elif isinstance(event, CardMoved):
            return [self._move(event)]
        elif isinstance(event, CardsShown):
            return [self._turn_up(event.zone, card) for card in event.cards if card is not None]
        return []

    def settle(self) -> None:
        """Forget the sprites that have left the table for a pile."""
        self.sprites = [sprite for sprite in self.sprites if sprite.zone.kind in self._shown_kinds()]

    def in_zone(self, zone: Zone) -> list[Sprite]:
        """The sprites of a zone in order."""
        return [sprite for sprite in self.sprites if sprite.zone == zone]

    def find(self, card: Card) -> Sprite | None:
        """The sprite that shows this card."""
        return next((sprite for sprite in self.sprites if sprite.face is card), None)

    def _shown_kinds(self) -> set[str]:
        return {zone.kind for zone in self.spec.zones if zone.place not in NOT_SHOWN}

    def _add(self, zone: Zone, face: Card | None) -> Sprite:
        self._count += 1
        sprite = Sprite(self._count, zone, face)
        self.sprites.append(sprite)
        return sprite

    def _move(self, event: CardMoved) -> Sprite:
        candidates = self.in_zone(event.source)
        sprite = next((s for s in candidates if s.face is not None and s.face is event.card), None)
        sprite = sprite or next((s for s in reversed(candidates) if s.face is None), None)
        if sprite is None:
            sprite = self._add(event.source, None)
        self.sprites.remove(sprite)
        self.sprites.append(sprite)
        sprite.zone = event.target
        sprite.face = event.card
        return sprite

    def _turn_up(self, zone: Zone, card: Card) -> Sprite:
        held = self.in_zone(zone)
        sprite = next((s for s in held if s.face is card), None) or next((s for s in held if s.face is None), None)
        if sprite is None:
            sprite = self._add(zone, None)
        sprite.face = card
        return sprite

    # Where everything lies

    def poses(self, places: TableLayout) -> dict[int, Pose]:
        """The resting pose of every sprite."""
        found: dict[int, Pose] = {}
        zones: dict[Zone, list[Sprite]] = {}
        for sprite in self.sprites:
            zones.setdefault(sprite.zone, []).append(sprite)
        for zone, held in zones.items():
            found.update(self._zone_poses(zone, held, places))
        return found

    def _zone_poses(self, zone: Zone, held: list[Sprite], places: TableLayout) -> Iterable[tuple[int, Pose]]:
        if zone.kind == "hand":
            if zone.owner == self.bottom:
                return self._own_hand(held, places)
            return self._fan(zone, held, places)
        if zone.kind in LIES_OPEN and zone.owner is not None:
            x, y = places.trick[zone.owner]
            # Later cards lie over earlier ones: sprites are kept in the order in which they came.
            return [(s.id, Pose(x, y, places.trick_width, 0, 100 + self.sprites.index(s))) for s in held]
        seat = self.taker if zone.kind == "pile" else self.dealer
        x, y = places.seats[seat].plate.centre
        up = zone.kind == "pile"
        return [(s.id, Pose(x, y, places.back_width * 0.8, 0, 50, up, 0.0)) for s in held]

    def own_hand(self) -> list[Sprite]:
        """The hand at the lower edge as it lies, suit by suit, each from high to low."""
        held = self.in_zone(Zone("hand", self.bottom))
        return sorted(held, key=lambda sprite: self._hand_key(sprite.face))

    def _hand_key(self, card: Card | None) -> tuple[int, int]:
        if card is None:
            return (9, 0)
        ranks = [rank for rank, _ in self.spec.ranks]
        return "dcsbh".index(card.suit), ranks.index(card.rank) if card.rank in ranks else 0

    def _own_hand(self, held: list[Sprite], places: TableLayout) -> list[tuple[int, Pose]]:
        ordered = self.own_hand()
        width, count = places.card_width, len(ordered)
        step = min(1.1 * width, (places.hand.width - width) / max(1, count - 1))
        left = places.hand.centre[0] - step * (count - 1) / 2
        y = places.hand.centre[1]
        poses = []
        for place, sprite in enumerate(ordered):
            lift = self.lifts.get(sprite.face, 0.0) if sprite.face is not None else 0.0
            up = sprite.face is not None
            poses.append((sprite.id, Pose(left + place * step, y - lift * width, width, 0, 200 + place, up)))
        return poses

    def _fan(self, zone: Zone, held: list[Sprite], places: TableLayout) -> list[tuple[int, Pose]]:
        seat = zone.owner or 0
        x, y = places.seats[seat].fan
        width, count = places.back_width, len(held)
        room = places.seats[seat].plate.width * 0.86 - width
        step = min(width * HIDDEN_STEP, room / max(1, count - 1))
        # Backs first, cards that everybody knows at the right end, raised where they stand out from backs.
        open_hand = all(sprite.face is not None for sprite in held)
        ordered = sorted(held, key=lambda sprite: sprite.face is not None)
        poses = []
        for place, sprite in enumerate(ordered):
            offset = place - (count - 1) / 2
            turn = offset * 2 * FAN_TURN / max(1, count - 1)
            visible = 0.0 if places.small else 1.0
            stands_out = sprite.face is not None and not open_hand
            scale = KNOWN_SCALE if stands_out else 1.0
            # The far fan is close to the bar: its card stands out by its size.
            raised = KNOWN_RAISE * places.rem if stands_out and places.seats[seat].side != "far" else 0.0
            pose = Pose(x + offset * step, y - raised, width * scale, turn, place, sprite.face is not None, visible)
            poses.append((sprite.id, pose))
        return poses
