"""A page of sections: a bar with the way back, the sections on the left, the chosen one on the right, a foot.

New match and preferences are such pages.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desk.core.text import T
from desk.ui import pixmaps
from desk.ui.controls import Button, Label, Page, Said, Scroll, draw_words, focusable, say, tab_order
from desk.ui.style import Look

BACK = T("Window", "Back")


class SectionButton(QRadioButton):
    """A section's name in the list on the left."""

    def __init__(self, look: Look, said: Said, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._said, self._icon = look, said, icon
        self.words = ""
        self.wraps = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._restyle)
        self._retranslate()

    def sizeHint(self) -> QSize:
        return QSize(self._wide() + self._left() + self._look.px(0.6), self._look.touch())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.touch())

    def heightForWidth(self, width: int) -> int:
        room = max(1, width - self._left() - self._look.px(0.5))
        metrics = QFontMetrics(self._look.font(1.0, bold=True))
        needed = metrics.boundingRect(QRect(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap, self.words)
        return max(self._look.touch(), needed.height() + self._look.px(0.6))

    def room(self) -> int:
        """The width that is left for the words."""
        return self.width() - self._left() - self._look.px(0.5)

    def hitButton(self, pos: object) -> bool:
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, chosen = self._look, self.isChecked()
        ink = look.shades.selected_text if chosen else look.chrome.text
        if chosen or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.shades.selected if chosen else look.shades.hover)
            painter.drawRoundedRect(QRectF(self.rect()), look.px(0.5), look.px(0.5))
        if not look.narrow:
            size = look.px(1.2)
            top = round((self.height() - size) / 2)
            painter.drawPixmap(look.px(0.85), top, pixmaps.icon(self._icon, ink, size, self.devicePixelRatioF()))
        painter.setPen(ink)
        painter.setFont(look.font(1.0, bold=chosen))
        if self._wide() <= self.room():
            draw_words(painter, self._left(), self.height(), self.words)
        else:
            rect = QRectF(self._left(), 0, self.room(), self.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect, flags | Qt.TextFlag.TextWordWrap, self.words)
        painter.end()

    def _left(self) -> int:
        return self._look.px(0.7 if self._look.narrow else 2.75)

    def _wide(self) -> int:
        return QFontMetrics(self._look.font(1.0, bold=True)).horizontalAdvance(self.words) + 2

    def _retranslate(self) -> None:
        self.words = say(self._said)
        self.setText(self.words.replace("&", "&&"))
        self.setAccessibleName(self.words)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(1.0))
        self.updateGeometry()
        self.update()


class Bar(QWidget):
    """A strip of surface across the page with a line at one edge."""

    def __init__(self, look: Look, *, line_above: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._above = look, line_above
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.chrome.surface)
        painter.setPen(QPen(self._look.chrome.edge, 1))
        at = 0 if self._above else self.height() - 1
        painter.drawLine(0, at, self.width(), at)
        painter.end()


class SectionedPage(Page):
    """A page of sections.

    Signals: ``left()`` when the person goes back, ``changed()`` when a setting has changed.
    """

    left = Signal()
    changed = Signal()

    def __init__(self, look: Look, title: Said, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.back = Button(look, "", "quiet", icon="back", tip=BACK)
        self.title = Label(look, title, 1.15, bold=True)
        self.bar = Bar(look, line_above=False)
        self._bar_layout = QHBoxLayout(self.bar)
        self._bar_layout.addWidget(self.back)
        self._bar_layout.addWidget(self.title, 1)
        self.built: dict[str, QWidget] = {}
        self._makers: dict[str, tuple[Said, Callable[[], QWidget]]] = {}
        self._places: dict[str, QWidget] = {}
        self.buttons: dict[str, SectionButton] = {}
        self._foot_strip: QWidget | None = None
        self._headings: list[Label] = []
        self._contents: list[QVBoxLayout] = []
        self._group = QButtonGroup(self)
        self._list = QWidget()
        self._list_layout = QVBoxLayout(self._list)
        self._list_layout.addStretch()
        self.stack = QStackedWidget()
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._list)
        self._middle.addWidget(self.stack, 1)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self.bar)
        self._outer.addLayout(self._middle, 1)
        self.back.clicked.connect(self.left)

    def add_section(self, name: str, title: Said, icon: str, make: Callable[[], QWidget]) -> None:
        """Add a section under its name; it is made when it is wanted for the first time."""
        button = SectionButton(self.look, title, icon)
        self._group.addButton(button)
        self._list_layout.insertWidget(len(self.buttons), button)
        self.buttons[name] = button
        self._makers[name] = (title, make)
        button.toggled.connect(lambda on: self._show_section(name) if on else None)

    def build(self, name: str) -> QWidget:
        """The section of this name."""
        if name in self.built:
            return self.built[name]
        title, make = self._makers[name]
        section = make()
        heading = Label(self.look, title, 1.5, bold=True)
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.addWidget(heading)
        layout.addWidget(section)
        layout.addStretch()
        scroll = Scroll(self.look, content)
        self.stack.addWidget(scroll)
        self.built[name], self._places[name] = section, scroll
        self._headings.append(heading)
        self._contents.append(layout)
        self._lay_out_content(layout, heading)
        self._set_tab_order(section)
        return section

    def _set_tab_order(self, section: QWidget) -> None:
        """From the bar through the list and the section to the foot."""
        foot = [] if self._foot_strip is None else focusable(self._foot_strip)
        tab_order([self.back, *self.buttons.values(), *focusable(section), *foot])

    def _show_section(self, name: str) -> None:
        self.build(name)
        self.stack.setCurrentWidget(self._places[name])

    def add_foot(self, foot: QWidget) -> None:
        """Put a strip at the bottom of the page."""
        self._foot_strip = foot
        self._outer.addWidget(foot)

    def open(self, section: str = "") -> None:
        """Show a section (the first where none is named) and put the focus on its name."""
        button = self.buttons.get(section) or next(iter(self.buttons.values()))
        button.setChecked(True)
        button.setFocus()

    @property
    def section(self) -> str:
        """The name of the section that is shown."""
        return next(name for name, button in self.buttons.items() if button.isChecked())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def lay_out(self) -> None:
        look, px = self.look, self.look.px
        side = px(0.8 if look.narrow else 1.5)
        self._bar_layout.setContentsMargins(px(0.5), px(0.1 if look.low else 0.4), side, px(0.1 if look.low else 0.4))
        self._bar_layout.setSpacing(px(0.3))
        self._list.setFixedWidth(px(11 if look.narrow else 17.3))
        self._list_layout.setContentsMargins(px(0.6) if look.narrow else side, px(0.6 if look.low else 1.3), 0, 0)
        self._list_layout.setSpacing(px(0.2 if look.low else 0.5))
        self._middle.setSpacing(px(0.3 if look.narrow else 1.5))
        for layout, heading in zip(self._contents, self._headings, strict=True):
            self._lay_out_content(layout, heading)

    def _lay_out_content(self, layout: QVBoxLayout, heading: Label) -> None:
        look, px = self.look, self.look.px
        right = px(0.6 if look.narrow else 2)
        layout.setContentsMargins(px(0.6), px(0.6 if look.low else 1.2), right, px(1))
        layout.setSpacing(px(0.9))
        heading.setVisible(not look.low)
