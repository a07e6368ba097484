"""Finds words that do not fit: measured at the widgets themselves, in whatever language and size is on the screen."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QScrollArea, QWidget

SLACK = 1


def visible(root: QWidget) -> list[QWidget]:
    """All widgets that are shown in this one."""
    return [widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root)]


def words_of(widget: QWidget) -> str:
    """What a widget says, if it says anything."""
    if isinstance(widget, QLabel):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return str(getattr(widget, "words", ""))


def overflowing(root: QWidget) -> list[str]:
    """One line for each widget in ``root`` whose words are cut off."""
    found = []
    for widget in visible(root):
        fault = _fault(widget)
        if fault:
            found.append(f"{type(widget).__name__} {words_of(widget)!r} at {widget.size().toTuple()}: {fault}")
        elif words_of(widget) and not _inside(widget, root):
            found.append(f"{type(widget).__name__} {words_of(widget)!r} sticks out of what it stands in")
    return found


def _fault(widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        return _label_fault(widget)
    if hasattr(widget, "room") and isinstance(widget, (QAbstractButton, QComboBox)):
        return _control_fault(widget)
    return ""


def _label_fault(label: QLabel) -> str:
    if not label.text():
        return ""
    inside = label.contentsRect()
    if label.textFormat() == Qt.TextFormat.RichText:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(label.text())
        document.setTextWidth(inside.width())
        width, height = document.idealWidth(), document.size().height()
    else:
        flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag(0)
        box = QRect(0, 0, inside.width() if label.wordWrap() else 100_000, 100_000)
        needed = QFontMetrics(label.font()).boundingRect(box, flags, label.text())
        width, height = needed.width(), needed.height()
    if width > inside.width() + SLACK:
        return f"{width:.0f} wide"
    if height > inside.height() + SLACK:
        return f"{height:.0f} high"
    return ""


def _control_fault(control: QAbstractButton | QComboBox) -> str:
    words = words_of(control)
    metrics = QFontMetrics(control.font())
    room = control.room()  # type: ignore[union-attr]
    if metrics.horizontalAdvance(words) <= room + SLACK:
        return ""
    if getattr(control, "wraps", False):
        box = QRect(0, 0, room, 100_000)
        needed = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, words)
        if needed.width() <= room + SLACK and needed.height() <= control.height() + SLACK:
            return ""
    return f"{metrics.horizontalAdvance(words)} wide where there are {room}"


def _inside(widget: QWidget, root: QWidget) -> bool:
    """Whether the widget lies within all that hold it, up to what scrolls."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent.parentWidget(), QScrollArea):
        rect = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        if not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect):
            return False
        if parent is root:
            return True
        parent = parent.parentWidget()
    if parent is not None:  # in what scrolls up and down: its width must do
        left = widget.mapTo(parent, QPoint(0, 0)).x()
        return left >= -SLACK and left + widget.width() <= parent.width() + SLACK
    return True


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colours after WCAG 2."""
    brighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def seen_contrast(picture: QImage, rect: QRect) -> float:
    """The contrast of the words in a part of a picture with the ground that fills most of it."""
    part = picture.copy(rect.intersected(picture.rect())).convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(part.constBits()).cast("I"))
    if len(counted) < 2:
        return 0.0
    ground = max(counted, key=lambda colour: counted[colour])
    return max(contrast(_parts(ground), _parts(colour)) for colour in counted)


def _parts(colour: int) -> tuple[int, int, int]:
    return (colour >> 16) & 255, (colour >> 8) & 255, colour & 255
