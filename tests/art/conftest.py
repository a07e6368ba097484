"""Rendering for the tests of the art: SVG text to pixels, with every complaint of Qt's collected."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desk import art
from tests.art.images import Render


@pytest.fixture(scope="session")
def render(qapp: object) -> Render:
    """A function that draws an SVG on a transparent image; a warning from Qt is a failure."""

    def draw(svg: str, width: float, height: float, margin: int = 0) -> QImage:
        image = QImage(round(width) + 2 * margin, round(height) + 2 * margin, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        said: list[str] = []
        before = qInstallMessageHandler(lambda _kind, _context, text: said.append(text))
        try:
            renderer = QSvgRenderer(QByteArray(svg.encode()))
            assert renderer.isValid()
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter, QRectF(margin, margin, width, height))
            painter.end()
        finally:
            qInstallMessageHandler(before)
        assert said == []
        return image

    return draw


@pytest.fixture(scope="session")
def small_faces(render: Render) -> dict[str, QImage]:
    """All faces of the Spanish deck, 60 pixels wide."""
    width = 60
    height = width / art.card_ratio("spanish")
    return {code: render(art.card_svg("spanish", code), width, height) for code in art.DECKS["spanish"].codes}
