"""The drawing kit: numbers, stretched paths and the index alphabet."""

from __future__ import annotations

import re

import pytest

from desk.art.kit.glyphs import GLYPHS, label
from desk.art.kit.svg import number, polygon, star, stretch


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (-0.0, "0"), (2.346, "2.35"), (-30.10, "-30.1")]
)
def test_a_number_is_written_as_short_as_it_can_be(value: float, text: str) -> None:
    assert number(value) == text


def test_a_path_is_stretched_in_both_directions_and_moved() -> None:
    assert stretch("M1 2 L-3 4.5 Z", 2, 10, 1, 5) == "M 3 25 L -5 50 Z"
    assert stretch("M0 0 H4 V5 H6", 2, 10, 1, 1) == "M 1 1 H 9 V 51 H 13"
    assert stretch("M0 0 C1 2 3 4 5 6 Q7 8 9 10", 1, 2) == "M 0 0 C 1 4 3 8 5 12 Q 7 16 9 20"


def test_a_command_that_cannot_be_stretched_is_refused() -> None:
    for d in ("M0 0 l5 5", "M0 0 A5 5 0 0 1 5 5"):
        with pytest.raises(ValueError, match="does not understand"):
            stretch(d, 1, 1)


def test_a_star_has_twice_its_points_as_corners() -> None:
    assert star(8, 30, 13).count("L") == 15
    assert polygon([(0, 0), (1, 2)]) == "M0 0 L1 2 Z"


@pytest.mark.parametrize("text", ["1", "7", "10", "11", "12"])
def test_a_label_keeps_its_height_and_its_width_limit(text: str) -> None:
    svg = label(text, 35, 24, 35, 31, "@ink")
    xs, ys = [], []
    for d in re.findall(r' d="([^"]*)"', svg):
        path = re.sub(r"H ([-\d.]+)", r"L \1 24", d)
        path = re.sub(r"V ([-\d.]+)", r"L 35 \1", path)
        values = [float(value) for value in re.findall(r"-?[\d.]+", path)]
        xs += values[0::2]
        ys += values[1::2]
    assert min(xs) >= 35 - 31 / 2
    assert max(xs) <= 35 + 31 / 2
    # a stroke of 17 hundredths round centre-lines from 8 to 92 makes the full height
    assert max(ys) == pytest.approx(24 + 0.92 * 35, abs=0.2)
    assert svg.count("<path") == len(text)


def test_the_alphabet_has_the_figures() -> None:
    assert set("0123456789") <= set(GLYPHS)
