"""Pictures as pixmaps of exactly the device pixels they are shown in, made on demand and kept.

A new pixel ratio or a new size makes new pixmaps; the oldest go when the cache is full.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desk import art

KEPT = 400
CORNER = 15 / 256
"""The cards' rounded corners, in card widths."""
SHADOW_REACH = 0.08
SHADOW_STEPS = 6
REDUCED_BACK = 70
"""Backs narrower than this, in device pixels, are drawn with fewer ornaments."""

_cache: OrderedDict[tuple[str, int, int, float], QPixmap] = OrderedDict()


def card_face(deck: str, code: str, width: float, ratio: float) -> QPixmap:
    """A card's face, ``width`` logical pixels wide, for a screen with this pixel ratio."""
    height = width / art.card_ratio(deck)
    return _drawn(f"face/{deck}/{code}", lambda: art.card_svg(deck, code), width, height, ratio)


def card_back(deck: str, width: float, ratio: float) -> QPixmap:
    """A card's back."""
    reduced = width * ratio < REDUCED_BACK
    height = width / art.card_ratio(deck)
    return _drawn(f"back/{deck}/{reduced}", lambda: art.back_svg(deck, reduced=reduced), width, height, ratio)


def card_shadow(deck: str, width: float, ratio: float) -> QPixmap:
    """The soft shadow of a card; it reaches ``SHADOW_REACH`` widths beyond the card on every side.

    Kept like the cards: six rounded rectangles for each of twelve flying cards would cost most of a frame.
    """
    height = width / art.card_ratio(deck)
    key = ("shadow", round(width * ratio), round(height * ratio), ratio)
    found = _cache.get(key)
    if found is not None:
        _cache.move_to_end(key)
        return found
    reach = SHADOW_REACH * width
    pixmap = QPixmap(round((width + 2 * reach) * ratio), round((height + 2 * reach) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 18))
    card, corner = QRectF(reach, reach, width, height), CORNER * width
    for step in range(1, SHADOW_STEPS + 1):
        grown = step * 0.009 * width
        shade = card.adjusted(-grown, -grown * 0.5, grown, grown * 1.3)
        painter.drawRoundedRect(shade, corner + grown, corner + grown)
    painter.end()
    _keep(key, pixmap)
    return pixmap


def suit(deck: str, code: str, size: float, ratio: float) -> QPixmap:
    """A suit's small sign in a square."""
    return _drawn(f"suit/{deck}/{code}", lambda: art.suit_svg(deck, code), size, size, ratio)


def avatar(name: str, size: float, ratio: float) -> QPixmap:
    """A player's head in a circle."""
    return _drawn(f"avatar/{name}", lambda: art.avatar_svg(name), size, size, ratio)


def icon(name: str, colour: QColor, size: float, ratio: float) -> QPixmap:
    """A toolbar picture in one colour."""
    shade = colour.name()
    return _drawn(f"icon/{name}/{shade}", lambda: art.icon_svg(name, shade), size, size, ratio)


def app_icon() -> QIcon:
    """The program's own icon in all usual sizes."""
    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(app_picture(size, 1.0))
    return made


def app_picture(size: int, ratio: float) -> QPixmap:
    """The program's own icon as a picture on a page."""
    return _drawn(f"app/{size}", lambda: art.app_icon_svg(size), size, size, ratio)


def _drawn(key: str, svg: Callable[[], str], width: float, height: float, ratio: float) -> QPixmap:
    pixels = (max(1, round(width * ratio)), max(1, round(height * ratio)))
    full = (key, *pixels, ratio)
    found = _cache.get(full)
    if found is not None:
        _cache.move_to_end(full)
        return found
    pixmap = QPixmap(*pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg().encode())).render(painter, QRectF(0, 0, *pixels))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    _keep(full, pixmap)
    return pixmap


def _keep(key: tuple[str, int, int, float], pixmap: QPixmap) -> None:
    _cache[key] = pixmap
    if len(_cache) > KEPT:
        _cache.popitem(last=False)
