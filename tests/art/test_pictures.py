"""Faces for players, icons, suit signs and the program's icon: all draw, none overflows, no two are one picture."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from desk import art
from tests.art.images import Render, mean_difference, turned

# every icon that the interface asks for
WANTED = {
    *("back", "last-trick", "score", "hint", "rules", "menu", "settings", "dealer", "hand", "lock", "no-entry", "eye"),
    *("check", "cross", "crown", "bulb", "play", "globe", "sound", "full-screen", "user", "info", "undo"),
    *("chevron-down", "close", "star"),
}


def ink_share(image: QImage) -> float:
    """How much of the picture is painted, from 0 to 1."""
    alpha = bytes(image.constBits())[3::4]
    return sum(alpha) / 255 / len(alpha)


@pytest.mark.parametrize("name", art.AVATARS)
def test_a_portrait_fills_its_circle_and_stays_in_it(render: Render, name: str) -> None:
    size = 200
    image = render(art.avatar_svg(name), size, size, margin=20)
    centre = image.width() / 2
    assert image.pixelColor(round(centre), round(centre)).alpha() == 255
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setBrush(Qt.GlobalColor.black)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = 0.49 * size + 1
    painter.drawEllipse(QPointF(centre, centre), radius, radius)
    painter.end()
    assert not bytes(image.constBits()).strip(b"\0")


def test_portraits_suit_men_and_women_and_none_is_there_twice() -> None:
    assert len(art.MEN) >= 8
    assert len(art.WOMEN) >= 8
    assert sorted(art.MEN + art.WOMEN) == sorted(art.AVATARS)
    assert all(f"es-{rank}{suit}" in art.MEN for rank in "KNJ" for suit in "dcsb")
    assert len({art.avatar_svg(name) for name in art.AVATARS}) == len(art.AVATARS)


def test_portraits_are_told_apart_at_the_size_of_a_plate(render: Render) -> None:
    small = {name: render(art.avatar_svg(name), 44, 44) for name in art.AVATARS}
    for one, other in combinations(small, 2):
        assert mean_difference(small[one], small[other]) > 6, (one, other)


def test_icons_are_all_there() -> None:
    assert set(art.ICONS) >= WANTED


@pytest.mark.parametrize("name", art.ICONS)
def test_an_icon_is_drawn_in_its_colour_on_its_grid(render: Render, name: str) -> None:
    svg = art.icon_svg(name, "#3366CC")
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', svg)) <= {"none", "#3366CC"}
    image = render(svg, 48, 48, margin=12)
    assert 0.02 < ink_share(image) < 0.4
    inside = image.copy(12, 12, 48, 48)
    assert sum(bytes(image.constBits())[3::4]) == sum(bytes(inside.constBits())[3::4])


@pytest.mark.parametrize("suit", art.DECKS["spanish"].suits)
def test_a_suit_sign_is_square_and_stays_in_its_square(render: Render, suit: str) -> None:
    svg = art.suit_svg("spanish", suit)
    assert 'viewBox="0 0 100 100"' in svg
    image = render(svg, 50, 50, margin=10)
    inside = image.copy(10, 10, 50, 50)
    assert sum(bytes(image.constBits())) == sum(bytes(inside.constBits()))
    assert ink_share(inside) > 0.1


def test_the_app_icon_is_simpler_when_small(render: Render) -> None:
    assert art.app_icon_svg(16) == art.app_icon_svg(48)
    assert art.app_icon_svg(64) == art.app_icon_svg(512)
    assert len(art.app_icon_svg(48)) < len(art.app_icon_svg(64))
    for size in (16, 24, 32, 48, 64, 128, 256):
        image = render(art.app_icon_svg(size), size, size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_a_reduced_back_is_plainer(render: Render) -> None:
    full, reduced = art.back_svg("spanish"), art.back_svg("spanish", reduced=True)
    assert reduced.count("<path") * 2 < full.count("<path")
    for svg in (full, reduced):
        image = render(svg, 128, 200)
        assert mean_difference(turned(image), image) < 2
