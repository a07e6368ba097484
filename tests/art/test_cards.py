"""What a Spanish card must show, measured on its pixels."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from desk import art
from tests.art.images import Render, grey, mean_difference, pixels, scaled, turned

SPANISH = art.DECKS["spanish"]
WIDTH, HEIGHT = 256, 400
SCALE = 1.5
PAPER = QColor(art.CLASSIC.colours["paper-spanish"])
INK = QColor(art.CLASSIC.colours["ink"])
INDEX_CORNER = QRect(19, 19, 33, 72)
INDEX_TEXT = QRect(19, 19, 33, 43)
NUMBER_CARDS = [f"{rank}{suit}" for suit in SPANISH.suits for rank in range(2, 10)]


@pytest.fixture(scope="module")
def faces(render: Render) -> dict[str, QImage]:
    """All faces, large enough that two signs of one card are some pixels apart."""
    return {code: render(art.card_svg("spanish", code), SCALE * WIDTH, SCALE * HEIGHT) for code in SPANISH.codes}


def test_nothing_is_drawn_outside_the_card(render: Render) -> None:
    width, height, margin = WIDTH, HEIGHT, 24
    cards = [art.card_svg("spanish", code) for code in SPANISH.codes]
    cards += [art.back_svg("spanish"), art.back_svg("spanish", reduced=True)]
    whole_width, whole_height = width + 2 * margin, height + 2 * margin
    strips = [
        QRect(0, 0, whole_width, margin),
        QRect(0, height + margin, whole_width, margin),
        QRect(0, 0, margin, whole_height),
        QRect(width + margin, 0, margin, whole_height),
    ]
    for svg in cards:
        image = render(svg, width, height, margin)
        assert not any(pixels(image.copy(strip)).strip(b"\0") for strip in strips)
        assert image.pixelColor(margin, margin).alpha() == 0


def test_the_index_corner_shows_ink_on_paper_and_the_suit_only(faces: dict[str, QImage]) -> None:
    signs: dict[str, set[bytes]] = {}
    texts: dict[str, set[bytes]] = {}
    for code, image in faces.items():
        text = image.copy(scaled(INDEX_TEXT, SCALE))
        for x in range(0, text.width(), 2):
            for y in range(0, text.height(), 2):
                assert is_between_paper_and_ink(text.pixelColor(x, y)), code
        texts.setdefault(code[0], set()).add(pixels(text))
        corner = image.copy(scaled(INDEX_CORNER, SCALE))
        below = corner.copy(0, text.height(), corner.width(), corner.height() - text.height())
        signs.setdefault(code[1], set()).add(pixels(below))
    # whatever the picture does, a suit's corners are the same twelve times, and a rank's number four times
    assert all(len(variants) == 1 for variants in signs.values())
    assert all(len(variants) == 1 for variants in texts.values())
    assert len({next(iter(variants)) for variants in (*signs.values(), *texts.values())}) == 16


def is_between_paper_and_ink(colour: QColor) -> bool:
    share = (PAPER.red() - colour.red()) / (PAPER.red() - INK.red())
    green = PAPER.green() + share * (INK.green() - PAPER.green())
    blue = PAPER.blue() + share * (INK.blue() - PAPER.blue())
    return abs(green - colour.green()) <= 3 and abs(blue - colour.blue()) <= 3


def test_a_card_is_the_same_at_both_ends_in_its_corners(faces: dict[str, QImage]) -> None:
    for code, image in faces.items():
        corner = scaled(INDEX_TEXT, SCALE)
        opposite = image.copy(across(image, corner))
        assert mean_difference(turned(opposite), image.copy(corner)) < 2, code


def across(image: QImage, corner: QRect) -> QRect:
    """The place of a corner in an image that has been turned by half."""
    left, top = image.width() - corner.right() - 1, image.height() - corner.bottom() - 1
    return QRect(left, top, corner.width(), corner.height())


@pytest.mark.parametrize("code", NUMBER_CARDS)
def test_a_number_card_shows_as_many_signs_as_it_says(faces: dict[str, QImage], code: str) -> None:
    areas = islands(without_corners(faces[code]))
    assert len(areas) == int(code[0])
    # all signs of a card are one shape; a smaller one would be hidden in part by a corner or by a neighbour
    assert max(areas) - min(areas) <= 0.006 * max(areas)


def without_corners(image: QImage) -> QImage:
    """The picture alone: the inside of the frame with both index corners painted over."""
    copy = image.copy()
    painter = QPainter(copy)
    corner = scaled(INDEX_CORNER, SCALE)
    painter.fillRect(corner, PAPER)
    painter.fillRect(across(image, corner), PAPER)
    painter.end()
    return copy.copy(scaled(QRect(20, 20, WIDTH - 40, HEIGHT - 40), SCALE))


def islands(image: QImage) -> list[int]:
    """The areas of the connected parts that are not paper, crumbs left out."""
    dark = bytes(1 if value < 240 else 0 for value in range(256))
    data = pixels(grey(image)).translate(dark)
    width = image.width()
    parents: list[int] = []
    sizes: list[int] = []
    above: list[tuple[int, int, int]] = []

    def root(run: int) -> int:
        while parents[run] != run:
            run = parents[run]
        return run

    for row in range(image.height()):
        here = []
        for found in re.finditer(rb"\x01+", data[row * width : (row + 1) * width]):
            start, end = found.span()
            run = len(parents)
            parents.append(run)
            sizes.append(end - start)
            here.append((start, end, run))
            for other_start, other_end, other in above:
                if other_start < end and start < other_end and root(other) != root(run):
                    sizes[root(run)] += sizes[root(other)]
                    parents[root(other)] = root(run)
        above = here
    areas = [sizes[run] for run in range(len(parents)) if parents[run] == run]
    return [area for area in areas if area > 100]


@pytest.mark.parametrize(("suit", "breaks"), [("d", 0), ("c", 1), ("s", 2), ("b", 3)])
def test_the_frame_is_broken_as_often_as_the_suit_wants(
    faces: dict[str, QImage], small_faces: dict[str, QImage], suit: str, breaks: int
) -> None:
    for rank in SPANISH.ranks:
        for image in (faces[rank + suit], small_faces[rank + suit]):
            scale = image.width() / WIDTH
            for y in (13, HEIGHT - 13):
                assert count_breaks(grey(image), round(y * scale - 0.5), round(32 * scale)) == breaks, (rank, scale, y)


def count_breaks(image: QImage, row: int, skip: int) -> int:
    """Light stretches along a line of pixels, the rounded corners left out."""
    line = image.width()
    data = pixels(image)[row * line + skip : (row + 1) * line - skip]
    return len(re.findall(rb"\x01+", data.translate(bytes(1 if value > 150 else 0 for value in range(256)))))


def test_an_index_is_readable_on_a_small_card(small_faces: dict[str, QImage]) -> None:
    for rank in SPANISH.ranks:
        image = grey(small_faces[f"{rank}d"])
        box = scaled(INDEX_TEXT, 60 / WIDTH)
        rows = [
            y
            for y in range(box.top(), box.bottom() + 1)
            if any(image.pixelColor(x, y).red() < 140 for x in range(box.left(), box.right() + 1))
        ]
        assert rows[-1] - rows[0] + 1 >= 8, rank
