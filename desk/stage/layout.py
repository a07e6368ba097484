"""Where everything on the table lies, for any window, number of seats and viewer.

Positions come from the table's rectangle and two units: rem (type and plates) and the height of a hand card. They
do not depend on the deck but for the cards' proportions, and on no game.
"""

from __future__ import annotations

from typing import NamedTuple

from desk.core.layout import TableSpec
from desk.stage.geometry import Rect

HAND_HEIGHT = 0.243
"""Of the window's height: a card of the own hand."""
HAND_HEIGHT_SMALL = 0.275
TALL = 0.78
"""A window higher than this, in its widths, has no larger cards for it: they would not lie side by side."""
TRICK_SCALE = 0.86
"""A trick card is at most this high, in hand cards."""
FAR, NEAR, ASIDE = -0.46, 0.30, 1.22
"""Trick cards: far and near in card heights from the centre of the cross, the sides in card widths."""
LEGAL_LIFT = 0.09
"""How far a card that may be played is raised, in card widths."""
NARROW, LOW = 62, 38
"""In rem: a window narrower or lower than this is laid out in the compact form."""
BACK_WIDTH = 3.8
FAN_PEEK = 3.5
PLATE = (13.2, 3.5)
SCORE = (19.0, 4.5)
FACTS = (13.4, 3.6)


class SeatPlace(NamedTuple):
    """A seat at the edge: its plate, the middle of its fan of backs, where its words stand, and to which side."""

    plate: Rect
    fan: tuple[float, float]
    side: str


class TableLayout(NamedTuple):
    """All the places of a table. ``small`` is the compact form without fans of backs."""

    width: float
    height: float
    rem: float
    small: bool
    bar: Rect
    felt: Rect
    card_width: float
    card_height: float
    hand: Rect
    seats: tuple[SeatPlace, ...]
    trick: tuple[tuple[float, float], ...]
    trick_width: float
    prompt: Rect
    prompt_low: float
    score: Rect
    facts: Rect
    toast: tuple[float, float]

    @property
    def back_width(self) -> float:
        """The width of an opponent's card."""
        return BACK_WIDTH * self.rem

    @property
    def ratio(self) -> float:
        """Width over height of the cards."""
        return self.card_width / self.card_height


def sides_of(players: int, viewer: int, order: str) -> tuple[str, ...]:
    """For each seat where it sits on the screen, the viewer below: "near", "right", "far", "left"."""
    around = {2: ("near", "far"), 3: ("near", "right", "left"), 4: ("near", "right", "far", "left")}[players]
    if order == "clockwise":
        swap = {"right": "left", "left": "right"}
        around = tuple(swap.get(side, side) for side in around)
    return tuple(around[(seat - viewer) % players] for seat in range(players))


def layout(
    spec: TableSpec, players: int, viewer: int, size: tuple[float, float], rem: float, ratio: float
) -> TableLayout:
    """The places for a window of this size; ``ratio`` is width over height of the deck's cards."""
    width, height = size
    small = width < max(1000, NARROW * rem) or height < max(560, LOW * rem)
    bar = Rect(0, 0, width, 3 * rem)
    felt = Rect(0, bar.bottom, width, height - bar.bottom)
    card_height = (HAND_HEIGHT_SMALL if small else HAND_HEIGHT) * min(height, TALL * width)
    card_width = card_height * ratio
    margin = (0.9 if small else 1.75) * rem
    plate_width, plate_height = (11.6 if small else PLATE[0]) * rem, (3.0 if small else PLATE[1]) * rem
    hand_width = width - 2 * (plate_width + margin + rem)
    hand_bottom = height - 1.2 * rem
    hand = Rect((width - hand_width) / 2, hand_bottom - card_height, hand_width, card_height)
    peek = 0.0 if small else FAN_PEEK * rem
    far_top = felt.y + (0.6 if small else 1.1) * rem
    centre_x = width / 2
    prompt_low = hand.y - 0.17 * card_width - 0.9 * rem
    side_top = felt.y + 0.41 * felt.height - (peek + plate_height) / 2
    if small:
        # Plate and words above the prompt, if there is room for them under score and facts.
        above = prompt_low - 4.8 * rem - plate_height - 3.2 * rem
        side_top = min(side_top, max(above, felt.y + margin * 0.95 + 6.3 * rem))
    spots = {
        "near": Rect(margin, height - margin - plate_height, plate_width, plate_height),
        "far": Rect(centre_x - plate_width / 2, far_top + peek, plate_width, plate_height),
        "left": Rect(margin, side_top + peek, plate_width, plate_height),
        "right": Rect(width - margin - plate_width, side_top + peek, plate_width, plate_height),
    }
    sides = sides_of(players, viewer, spec.order)
    back_height = BACK_WIDTH * rem / ratio
    seats = tuple(
        SeatPlace(spots[side], (spots[side].centre[0], spots[side].y - peek + back_height / 2), side) for side in sides
    )
    prompt_width = min(0.62 * width, 53 * rem) if not small else min(0.94 * width, 53 * rem)
    prompt = Rect(centre_x - prompt_width / 2, prompt_low - 4.8 * rem, prompt_width, 4.8 * rem)
    cross_top, cross_bottom = spots["far"].bottom + 0.8 * rem, prompt.y - 0.8 * rem
    beside = (width / 2 - margin - plate_width - 0.5 * rem) / (ASIDE + 0.5)
    trick_height = min(TRICK_SCALE * card_height, (cross_bottom - cross_top) / (1 + NEAR - FAR), beside / ratio)
    trick_width = trick_height * ratio
    middle = cross_top + (cross_bottom - cross_top - (1 + NEAR - FAR) * trick_height) / 2 + (0.5 - FAR) * trick_height
    offsets = {
        "near": (0.0, NEAR * trick_height),
        "far": (0.0, FAR * trick_height),
        "left": (-ASIDE * trick_width, 0.0),
        "right": (ASIDE * trick_width, 0.0),
    }
    trick = tuple((centre_x + offsets[side][0], middle + offsets[side][1]) for side in sides)
    score_width, score_height = SCORE[0] * rem, SCORE[1] * rem
    if small:
        score_width, score_height = 12.5 * rem, 4.0 * rem
    return TableLayout(
        width=width,
        height=height,
        rem=rem,
        small=small,
        bar=bar,
        felt=felt,
        card_width=card_width,
        card_height=card_height,
        hand=hand,
        seats=seats,
        trick=trick,
        trick_width=trick_width,
        prompt=prompt,
        prompt_low=prompt_low,
        score=Rect(margin, felt.y + margin * 0.95, score_width, score_height),
        facts=Rect(width - margin - FACTS[0] * rem, felt.y + margin * 0.95, FACTS[0] * rem, FACTS[1] * rem),
        toast=(centre_x, spots["far"].bottom + 0.8 * rem),
    )
