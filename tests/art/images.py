"""What several tests of the art do with pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

# svg text, width, height, and optionally a margin left free round the picture
Render = Callable[..., QImage]


def pixels(image: QImage) -> bytes:
    """The bytes of an image without the filling at the end of its lines."""
    bits, line = bytes(image.constBits()), image.bytesPerLine()
    width = image.width() * image.depth() // 8
    if width == line:
        return bits
    return b"".join(bits[row * line : row * line + width] for row in range(image.height()))


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def scaled(rect: QRect, scale: float) -> QRect:
    return QRect(*(round(value * scale) for value in (rect.x(), rect.y(), rect.width(), rect.height())))


def turned(image: QImage) -> QImage:
    """The image upside down."""
    result = QImage(image.size(), image.format())
    result.fill(0)
    painter = QPainter(result)
    painter.translate(image.width(), image.height())
    painter.rotate(180)
    painter.drawImage(0, 0, image)
    painter.end()
    return result


def mean_difference(one: QImage, other: QImage) -> float:
    """How far two images of one size are apart, of 255 a channel."""
    apart = one.convertToFormat(QImage.Format.Format_RGB888)
    painter = QPainter(apart)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other.convertToFormat(QImage.Format.Format_RGB888))
    painter.end()
    data = pixels(apart)
    return sum(data) / len(data)
