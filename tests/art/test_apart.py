"""No two cards may look alike at the smallest size in use, whoever looks and on whatever screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter

from tests.art.images import mean_difference

# mean difference of a channel, of 255; the closest pair, the 7 and 8 of oros in grey, differs by 4.9
THRESHOLD = 4.0

# Machado, Oliveira and Fernandes 2009: what a deuteranope sees, on linear light
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    share = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


LINEAR = [linear(value) for value in range(256)]


def as_seen(image: QImage) -> QImage:
    return image


def in_grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB888)


# most colours are edges between two others; five bits of each channel are enough, and few colours are left to work out
COARSE = bytes(value & 0xF8 for value in range(256))


@cache
def seen(red: int, green: int, blue: int) -> bytes:
    light = (LINEAR[red], LINEAR[green], LINEAR[blue])
    return bytes(encoded(sum(weight * part for weight, part in zip(row, light, strict=True))) for row in DEUTERANOPIA)


def by_a_deuteranope(image: QImage) -> QImage:
    data = bytes(image.constBits()).translate(COARSE)
    simulated = b"".join(map(seen, data[0::3], data[1::3], data[2::3]))
    return QImage(simulated, image.width(), image.height(), image.bytesPerLine(), image.format()).copy()


def opaque(image: QImage) -> QImage:
    """On black, three bytes a pixel; a line of 60 pixels needs no filling."""
    result = QImage(image.size(), QImage.Format.Format_RGB888)
    result.fill(0)
    painter = QPainter(result)
    painter.drawImage(0, 0, image)
    painter.end()
    return result


@pytest.mark.parametrize("eye", [as_seen, in_grey, by_a_deuteranope])
def test_small_cards_are_told_apart(small_faces: dict[str, QImage], eye: Callable[[QImage], QImage]) -> None:
    views = {code: eye(opaque(image)) for code, image in small_faces.items()}
    closest, pair = min(
        (mean_difference(views[one], views[other]), (one, other)) for one, other in combinations(views, 2)
    )
    assert closest >= THRESHOLD, pair
