"""The cloth: a soft light from above, a little texture, one inlaid line."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from desk.ui.theme import Felt

TILE = 192
GRAIN = 9


def felt_pixmap(felt: Felt, size: QSizeF, top: float, rem: float, ratio: float, *, inlay: bool) -> QPixmap:
    """The cloth for a view of this size; the inlaid line keeps below ``top``, where the bar ends."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    light = QRadialGradient(QPointF(area.width() / 2, area.height() * 0.46), 0.72 * max(area.width(), area.height()))
    light.setColorAt(0, felt.centre)
    light.setColorAt(1, felt.edge)
    painter.fillRect(area, light)
    painter.fillRect(area, QBrush(_grain()))
    if inlay:
        inset = 0.75 * rem
        line = area.adjusted(inset, top + inset, -inset, -inset)
        painter.setPen(QPen(QColor(255, 255, 255, 28), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(line, rem, rem)
    painter.end()
    return pixmap


_kept: list[QImage] = []


def _grain() -> QImage:
    """A tile of faint light and dark grains, the same every time."""
    if _kept:
        return _kept[0]
    noise = Random(192).randbytes(TILE * TILE)
    strengths = [round((value / 127.5 - 1) * GRAIN) for value in range(256)]
    shades = noise.translate(bytes(255 if strength > 0 else 0 for strength in strengths))
    grains = bytearray(4 * TILE * TILE)
    for channel in range(3):
        grains[channel::4] = shades
    grains[3::4] = noise.translate(bytes(abs(strength) for strength in strengths))
    tile = QImage(bytes(grains), TILE, TILE, QImage.Format.Format_RGBA8888).copy()
    _kept.append(tile)
    return tile
