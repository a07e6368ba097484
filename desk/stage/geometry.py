"""Rectangles and poses, in logical pixels of the window."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle by its top left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share any area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Pose(NamedTuple):
    """How a card lies: its centre, width, turn in degrees, order from below, face up or down, and how visible."""

    x: float
    y: float
    width: float
    turn: float = 0.0
    order: float = 0.0
    up: bool = True
    opacity: float = 1.0
