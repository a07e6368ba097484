"""Controls that choose one of a few values: a row of segments, or a list that unfolds where there are many.

The default is marked with the word, the chosen value with a tick and a fill, so that nothing is only a colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QRadioButton, QSizePolicy, QWidget

from desk.core.options import Value
from desk.core.text import T
from desk.ui import pixmaps
from desk.ui.controls import Said, draw_words, say
from desk.ui.style import Look, list_style
from desk.ui.words import translate

MOST_SEGMENTS = 4
"""More values than this are chosen from a list."""

DEFAULT = T("Options", "default", "mark on the default value of an option, small")
WITH_DEFAULT = T("Options", "{value} (default)", "the default value of an option, in a list")


class Entry(NamedTuple):
    """A value that can be chosen, with its label; ``standard`` for the default, ``colour`` for a patch of it."""

    value: Value
    label: Said
    standard: bool = False
    colour: QColor | None = None


class Segment(QRadioButton):
    """One value of a segmented control."""

    def __init__(self, look: Look, entry: Entry, first: bool, last: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.entry, self._first, self._last = look, entry, first, last
        self.words = ""
        self._measured: tuple[int, int, int] | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._restyle)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        self.words = say(self.entry.label)
        name = translate(WITH_DEFAULT).format(value=self.words) if self.entry.standard else self.words
        self.setText(name.replace("&", "&&"))
        self.setAccessibleName(name)
        self._restyle()

    def sizeHint(self) -> QSize:
        return QSize(round(self._patch() + sum(self._widths()) + 2 * self.look.px(0.9)), self.look.touch())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def room(self) -> int:
        """The width that is left for the words."""
        tick, _, mark = self._widths()
        return round(self.width() - self._patch() - tick - mark)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome, shades, chosen = self.look.chrome, self.look.shades, self.isChecked()
        ground = chrome.accent if chosen else shades.hover if self.underMouse() else chrome.surface
        painter.setPen(QPen(chrome.accent if chosen else shades.control_edge, 1))
        painter.setBrush(ground)
        painter.drawPath(self._outline())
        self._draw_words(painter, chrome.accent_text if chosen else chrome.text, chosen)
        painter.end()

    def _draw_words(self, painter: QPainter, ink: QColor, chosen: bool) -> None:
        tick, _, mark = self._widths()
        bold, small = self.look.font(1.0, bold=True), self.look.font(0.82)
        font = bold if chosen else self.look.font(1.0)
        drawn = QFontMetrics(font).horizontalAdvance(self.words)
        patch = self._patch()
        left = (self.width() - patch - (tick if chosen else 0) - drawn - mark) / 2
        if self.entry.colour is not None:
            side = self.look.px(1.25)
            painter.setBrush(self.entry.colour)
            painter.setPen(QPen(ink, 1))
            painter.drawRoundedRect(QRectF(left, (self.height() - side) / 2, side, side), 3, 3)
            left += patch
        if chosen:
            size = self.look.px(1.0)
            top = round((self.height() - size) / 2)
            painter.drawPixmap(QPointF(round(left), top), pixmaps.icon("check", ink, size, self.devicePixelRatioF()))
            left += tick
        painter.setPen(ink)
        painter.setFont(font)
        draw_words(painter, left, self.height(), self.words)
        if self.entry.standard:
            painter.setFont(small)
            painter.setPen(ink if chosen else self.look.chrome.muted)
            gap = self.look.px(0.4)
            # On the line of the words beside it.
            below = 2 * 0.367 * (font.pixelSize() - small.pixelSize())
            draw_words(painter, left + drawn + gap, self.height() + below, translate(DEFAULT))

    def _patch(self) -> int:
        """What the patch of colour takes."""
        return self.look.px(1.7) if self.entry.colour is not None else 0

    def _widths(self) -> tuple[int, int, int]:
        """What tick, words (bold, so that choosing moves nothing) and the mark of the default take."""
        if self._measured is None:
            words = QFontMetrics(self.look.font(1.0, bold=True)).horizontalAdvance(self.words)
            mark = 0
            if self.entry.standard:
                small = QFontMetrics(self.look.font(0.82))
                mark = small.horizontalAdvance(translate(DEFAULT)) + self.look.px(0.4)
            self._measured = self.look.px(1.5), words, mark
        return self._measured

    def _outline(self) -> QPainterPath:
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if not self._last:
            rect.setRight(rect.right() + 1)
        radius = self.look.px(0.6)
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        square = QPainterPath()
        if not self._first:
            square.addRect(rect.adjusted(0, 0, -radius, 0))
        if not self._last:
            square.addRect(rect.adjusted(radius, 0, 0, 0))
        return path.united(square).simplified()

    def _restyle(self) -> None:
        self._measured = None
        self.updateGeometry()
        self.update()


class Combo(QComboBox):
    """A list that unfolds. The wheel never changes it: it scrolls the page instead."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._styled = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._restyle)
        self._restyle()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        widest = max((metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0)
        return QSize(round(widest + self.look.px(0.9) * 2 + self.look.px(1.7)), self.look.touch())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(6), self.look.touch())

    def room(self) -> int:
        """The width that is left for the words."""
        return self.width() - self.look.px(0.9) - self.look.px(1.7)

    def showPopup(self) -> None:
        """Unfold; the list gets its style when it is seen for the first time."""
        if not self._styled:
            self._styled = True
            self.view().setStyleSheet(list_style(self.look))
            self.view().setFont(self.font())
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome, shades, px = self.look.chrome, self.look.shades, self.look.px
        painter.setPen(QPen(shades.control_edge, 1))
        painter.setBrush(shades.hover if self.underMouse() else chrome.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(0.6), px(0.6))
        size = px(1.1)
        at = QPointF(self.width() - px(0.7) - size, round((self.height() - size) / 2))
        painter.drawPixmap(at, pixmaps.icon("chevron-down", chrome.text, size, self.devicePixelRatioF()))
        painter.setPen(chrome.text)
        painter.setFont(self.font())
        words = QFontMetrics(self.font()).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, self.room())
        draw_words(painter, px(0.9), self.height(), words)
        painter.end()

    def _restyle(self) -> None:
        self.setFont(self.look.font(1.0))
        self._styled = False
        self.updateGeometry()
        self.update()


class Choice(QWidget):
    """One value out of several, by segments or by a list, whichever there is room for.

    Signals: ``chosen(object)`` with the value that a person chose.
    """

    chosen = Signal(object)

    def __init__(
        self, look: Look, entries: Sequence[Entry], value: Value, name: Said, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look, self._entries, self._name = look, tuple(entries), name
        self._index = self._find(value)
        self._limit = 10_000
        self._segments = tuple(
            Segment(look, entry, place == 0, place == len(entries) - 1, self) for place, entry in enumerate(entries)
        )
        self._group = QButtonGroup(self)
        for place, segment in enumerate(self._segments):
            self._group.addButton(segment, place)
        self._combo = Combo(look, self)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._group.idToggled.connect(self._on_toggled)
        self._combo.activated.connect(self._choose)
        look.changed.connect(self._fold)
        self._retranslate()

    @property
    def value(self) -> Value:
        """The value that is chosen now."""
        return self._entries[self._index].value

    @property
    def is_standard(self) -> bool:
        """Whether the default is chosen, where one is marked."""
        marked = [entry.value for entry in self._entries if entry.standard]
        return not marked or self.value in marked

    @property
    def control(self) -> QWidget:
        """The control that takes the focus."""
        if self._is_list():
            return self._combo
        return self._segments[self._index]

    def set_value(self, value: Value) -> None:
        """Show another value without a signal."""
        self._index = self._find(value)
        self._show_value()

    def limit(self, width: int) -> None:
        """Take no more than this width."""
        if width != self._limit:
            self._limit = width
            self._fold()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    # No layout of Qt's: it would hand the width of what is shown on to the page, and that depends on the page's width.

    def sizeHint(self) -> QSize:
        if self._is_list():
            return self._combo.sizeHint().boundedTo(QSize(self._limit, self._combo.sizeHint().height()))
        return QSize(self._wide(), self.look.touch())

    def minimumSizeHint(self) -> QSize:
        return self._combo.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self._combo.setGeometry(self.rect())
        left = 0
        for segment in self._segments:
            wide = segment.sizeHint().width()
            segment.setGeometry(left, 0, wide, self.height())
            left += wide

    def _find(self, value: Value) -> int:
        kinds = [(entry.value, type(entry.value)) for entry in self._entries]
        return kinds.index((value, type(value)))

    def _retranslate(self) -> None:
        name = say(self._name)
        self._combo.clear()
        for segment, entry in zip(self._segments, self._entries, strict=True):
            segment.retranslate()
            segment.setAccessibleDescription(name)
            words = say(entry.label)
            self._combo.addItem(translate(WITH_DEFAULT).format(value=words) if entry.standard else words)
        self._combo.setAccessibleName(name)
        self.setAccessibleName(name)
        self._show_value()
        self._fold()

    def _show_value(self) -> None:
        self._group.blockSignals(True)
        self._segments[self._index].setChecked(True)
        self._group.blockSignals(False)
        self._combo.setCurrentIndex(self._index)
        for place, segment in enumerate(self._segments):
            # Tab stops at the chosen one alone, as in every group of its kind; arrows go on from there.
            chosen = place == self._index
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def _wide(self) -> int:
        return sum(segment.sizeHint().width() for segment in self._segments)

    def _is_list(self) -> bool:
        return len(self._entries) > MOST_SEGMENTS or self._wide() > self._limit

    def _fold(self) -> None:
        listed = self._is_list()
        for segment in self._segments:
            segment.setVisible(not listed)
        self._combo.setVisible(listed)
        self._place()
        self.updateGeometry()

    def _on_toggled(self, place: int, checked: bool) -> None:
        if checked:
            self._choose(place)

    def _choose(self, place: int) -> None:
        if place == self._index:
            return
        self._index = place
        self._show_value()
        self.chosen.emit(self.value)
