"""Where things lie, for every window, number of seats, direction and viewer: nothing covers what it must not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from desk.art import card_ratio
from desk.games.cuatrola import GAME
from desk.stage.geometry import Rect
from desk.stage.layout import ASIDE, FAR, NEAR, TableLayout, layout, sides_of

RATIO = card_ratio("spanish")
SMALLEST = ((683, 384), (800, 500))
SIZES = (
    *SMALLEST,
    (1000, 560),
    (1024, 640),
    (1200, 680),
    (1280, 800),
    (1366, 700),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (768, 1024),
    (1080, 1920),
    (2560, 700),
)
TEXT_SIZES = (1.0, 1.15, 1.3)
ORDERS = ("counter-clockwise", "clockwise")
USUAL_PROMPT = 4.8
FACT_ROWS = 2


def unit(size: tuple[int, int], text: float) -> float:
    """The rem of a window (the same formula as the theme's, which this room may not know)."""
    return min(max(14.0, min(size[1] / 48, size[0] / 80)), 48.0) * text


def layouts(text: float) -> Iterator[tuple[tuple[int, int], TableLayout]]:
    """Every layout at this text size."""
    for size in SIZES:
        for players in (2, 3, 4):
            for order in ORDERS:
                spec = GAME.layout._replace(order=order)
                for viewer in range(players):
                    yield size, layout(spec, players, viewer, size, unit(size, text), RATIO)


def parts(places: TableLayout) -> dict[str, Rect]:
    """Everything that has a place of its own: plates with their fans, and the hand as high as it is lifted."""
    rem = places.rem
    back = places.back_width / places.ratio
    found = {"bar": places.bar, "score": places.score}
    found["facts"] = places.facts._replace(height=((2.7 if places.small else 3.0) * FACT_ROWS + 0.6) * rem)
    for seat in places.seats:
        top = seat.plate.y if places.small or seat.side == "near" else seat.fan[1] - back / 2
        found[f"plate {seat.side}"] = Rect(seat.plate.x, top, seat.plate.width, seat.plate.bottom - top)
    for seat, (x, y) in zip(places.seats, places.trick, strict=True):
        height = places.trick_width / places.ratio
        found[f"trick {seat.side}"] = Rect(x - places.trick_width / 2, y - height / 2, places.trick_width, height)
    lift = 0.17 * places.card_width
    found["hand"] = Rect(places.hand.x, places.hand.y - lift, places.hand.width, places.hand.height + lift)
    prompt = places.prompt
    found["prompt"] = Rect(prompt.x, places.prompt_low - USUAL_PROMPT * rem, prompt.width, USUAL_PROMPT * rem)
    return found


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_nothing_covers_another(text: float) -> None:
    for size, places in layouts(text):
        # Below 800 by 500, and there with the largest type, a full prompt has to cover the lower edge of side plates.
        tight = size == (683, 384) or (text == 1.3 and size in SMALLEST)
        for (one, first), (other, second) in combinations(parts(places).items(), 2):
            if one.startswith("trick") and other.startswith("trick"):
                continue
            if tight and ("prompt" in (one, other) or text == 1.3):
                continue
            assert not first.overlaps(second), (size, text, one, other)


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_everything_lies_in_the_window(text: float) -> None:
    for size, places in layouts(text):
        for name, rect in parts(places).items():
            assert rect.x >= 0, (size, name)
            assert rect.y >= 0, (size, name)
            assert rect.right <= size[0] + 0.01, (size, name)
            assert rect.bottom <= size[1] + 0.01, (size, name)


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_cards_are_large_enough_and_a_hand_shows_every_index(text: float) -> None:
    """O069, O070: a card is at least 15 % of the window's height where that is not a tower, and five show a third."""
    for size, places in layouts(text):
        assert places.card_height >= 0.15 * min(size[1], size[0])
        assert (places.hand.width - places.card_width) / 4 >= 0.34 * places.card_width, size
        assert 0.4 <= places.trick_width / places.card_width <= 0.87 or size in SMALLEST, size


def test_cards_grow_with_the_window() -> None:
    """O070."""
    widths = []
    for step in range(21):
        size = (round(683 + step * 158), round(384 + step * 89))
        widths.append(layout(GAME.layout, 4, 0, size, unit(size, 1.0), RATIO).card_width / size[1])
    assert max(widths) / min(widths) < 1.3
    assert all(w > 0.1 for w in widths)


def test_prompt_hand_and_trick_stand_on_one_axis() -> None:
    for size, places in layouts(1.0):
        for rect in (places.prompt, places.hand):
            assert abs(rect.centre[0] - size[0] / 2) < 0.01
        near = next(x for seat, (x, _) in zip(places.seats, places.trick, strict=True) if seat.side == "near")
        assert abs(near - size[0] / 2) < 0.01


def test_trick_cards_lie_before_their_seats() -> None:
    for _, places in layouts(1.0):
        spots = {seat.side: spot for seat, spot in zip(places.seats, places.trick, strict=True)}
        x, y = spots["near"]
        width, height = places.trick_width, places.trick_width / places.ratio
        middle = y - NEAR * height
        expected = {
            "near": (x, y),
            "far": (x, middle + FAR * height),
            "left": (x - ASIDE * width, middle),
            "right": (x + ASIDE * width, middle),
        }
        for side, spot in spots.items():
            assert spot == pytest.approx(expected[side])


@pytest.mark.parametrize(
    ("players", "viewer", "order", "sides"),
    [
        (4, 0, "counter-clockwise", ("near", "right", "far", "left")),
        (4, 0, "clockwise", ("near", "left", "far", "right")),
        (4, 1, "counter-clockwise", ("left", "near", "right", "far")),
        (4, 3, "clockwise", ("left", "far", "right", "near")),
        (3, 0, "counter-clockwise", ("near", "right", "left")),
        (3, 2, "counter-clockwise", ("right", "left", "near")),
        (3, 0, "clockwise", ("near", "left", "right")),
        (2, 1, "clockwise", ("far", "near")),
    ],
)
def test_sides(players: int, viewer: int, order: str, sides: tuple[str, ...]) -> None:
    assert sides_of(players, viewer, order) == sides


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_sits_next_is_on_the_right_where_play_goes_to_the_right(players: int, order: str) -> None:
    for viewer in range(players):
        sides = sides_of(players, viewer, order)
        assert sides[viewer] == "near"
        assert len(set(sides)) == players
        if players > 2:
            assert sides[(viewer + 1) % players] == ("right" if order == "counter-clockwise" else "left")
