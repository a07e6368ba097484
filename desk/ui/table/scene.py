"""The scene of the table: the cards as items, kept in step with the picture of the stage."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from desk.core.cards import Card
from desk.core.zones import Zone
from desk.stage.geometry import Pose
from desk.stage.layout import TableLayout
from desk.stage.picture import Picture
from desk.ui.table.card_item import CardItem, CardState


class TableScene(QGraphicsScene):
    """Cards of one table. ``places`` is the layout in force; items follow ``picture``."""

    def __init__(self, picture: Picture, deck: str) -> None:
        super().__init__()
        self.picture = picture
        self.deck = deck
        self.places: TableLayout | None = None
        self.pixel_ratio = 1.0
        self.veil = QColor("#123F30")
        self._items: dict[int, CardItem] = {}
        # Few items that move often: searching them one by one is cheaper than keeping a tree.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def set_places(self, places: TableLayout, pixel_ratio: float) -> None:
        """Lay everything out anew, without motion."""
        self.places, self.pixel_ratio = places, pixel_ratio
        self.setSceneRect(QRectF(0, 0, places.width, places.height))
        self.snap()

    def snap(self) -> None:
        """Put every card where it belongs, at once."""
        self.picture.settle()
        poses = self.poses()
        self.forget(poses)
        for number, pose in poses.items():
            self.item(number).rest(pose, self.pixel_ratio)

    def poses(self) -> dict[int, Pose]:
        """Where the cards belong now."""
        return {} if self.places is None else self.picture.poses(self.places)

    def item(self, number: int) -> CardItem:
        """The item of a sprite, made when it is first asked for."""
        found = self._items.get(number)
        if found is None:
            found = self._items[number] = CardItem(self.deck)
            self.addItem(found)
        return found

    def forget(self, kept: dict[int, Pose]) -> None:
        """Drop the items of sprites that are gone, and tell the others their faces."""
        for number in [n for n in self._items if n not in kept]:
            self.removeItem(self._items.pop(number))
        for sprite in self.picture.sprites:
            if sprite.id in kept:
                self.item(sprite.id).set_face(sprite.face)

    def item_of(self, card: Card) -> CardItem | None:
        """The item that shows this card."""
        sprite = self.picture.find(card)
        return None if sprite is None else self._items.get(sprite.id)

    def hand_items(self) -> list[CardItem]:
        """The own hand from left to right."""
        return [self.item(sprite.id) for sprite in self.picture.own_hand()]

    def own_card_at(self, x: float, y: float) -> Card | None:
        """The card of the own hand under a point; the uppermost where two overlap."""
        for item in reversed(self.hand_items()):
            rect = item.card_rect().translated(item.pos())
            # The gap that a lift leaves under a card still belongs to it.
            if rect.adjusted(0, 0, 0, self._lift_of(item)).contains(x, y):
                return item.card
        return None

    def _lift_of(self, item: CardItem) -> float:
        lift = self.picture.lifts.get(item.card, 0.0) if item.card is not None else 0.0
        return max(0.0, lift) * item.pose.width

    def set_states(self, states: dict[Card, CardState], winning: int | None, out: tuple[int, ...]) -> None:
        """Mark the cards: the own hand's by ``states``, the winning card of the trick, the hands that sit out."""
        for sprite in self.picture.sprites:
            state = CardState.PLAIN
            if sprite.face is not None and sprite.face in states:
                state = states[sprite.face]
            elif winning is not None and sprite.zone == Zone("trick", winning):
                state = CardState.WINNING
            elif sprite.zone.kind == "hand" and sprite.zone.owner in out:
                state = CardState.RESTING
            self.item(sprite.id).set_state(state, self.veil)
