"""The parts that every page is built of: words, buttons, choices, cards with edges.

Each takes what it says as a text value and says it anew when the language changes, and takes its sizes and colours
from the window's ``Look`` and follows it. They know no game and no match.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from desk.core.text import Text
from desk.ui import pixmaps
from desk.ui.style import Look, bar_style, draw_card
from desk.ui.words import Words

Said = Text | str | Callable[[], str]
"""What a control says: a text in any language, a name that has none, or whatever a function says at the moment."""

Role = Literal["text", "muted", "link", "error", "notice"]
Kind = Literal["primary", "outlined", "plain", "quiet", "notice"]

_WORDS = Words("spanish")


def say(said: Said) -> str:
    """The words for it at this moment."""
    if isinstance(said, Text):
        return _WORDS.say(said)
    return said if isinstance(said, str) else said()


def draw_words(painter: QPainter, left: float, height: float, words: str) -> None:
    """One line of words, the middle of its capitals (and of kana) at half the height."""
    font = painter.font()
    painter.drawText(QPointF(left, height / 2 + 0.367 * font.pixelSize()), words)


def role_colour(look: Look, role: Role) -> QColor:
    """The colour of running text in a role."""
    chrome = look.chrome
    colours: dict[Role, QColor] = {
        "text": chrome.text,
        "muted": chrome.muted,
        "link": chrome.link,
        "error": chrome.error,
        "notice": look.shades.notice_text,
    }
    return colours[role]


class Page(QWidget):
    """A whole page, with the window's ground."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self._restyle)

    def lay_out(self) -> None:
        """Set margins and sizes anew; called when the unit changes, and by the page itself when it is built."""

    def retranslate(self) -> None:
        """Say anew what no control says by itself; called when the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.chrome.window)
        painter.end()

    def _restyle(self) -> None:
        self.lay_out()
        self.update()


class Label(QLabel):
    """Words on a page; they wrap where ``wrap`` is set. ``rich`` text is escaped by whoever makes it."""

    def __init__(
        self,
        look: Look,
        said: Said = "",
        size: float = 1.0,
        *,
        bold: bool = False,
        role: Role = "text",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._said, self._size, self._bold, self._role = look, said, size, bold, role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        look.changed.connect(self._restyle)
        self._restyle()
        self.setText(say(said))

    def say(self, said: Said) -> None:
        """Say something else."""
        self._said = said
        self.setText(say(said))

    def resize_text(self, size: float) -> None:
        """Say it in another size."""
        self._size = size
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setText(say(self._said))
        super().changeEvent(event)

    def _restyle(self) -> None:
        self.setFont(self._look.font(self._size, bold=self._bold))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, role_colour(self._look, self._role))
        self.setPalette(palette)


class Button(QPushButton):
    """A button that draws itself: primary (filled), outlined, plain (with an edge), quiet (without)."""

    def __init__(
        self,
        look: Look,
        said: Said,
        kind: Kind = "plain",
        *,
        icon: str = "",
        tip: Said = "",
        size: float = 1.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look, self.kind, self._said, self._icon, self._tip, self._size = look, kind, said, icon, tip, size
        self.words = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._restyle)
        self._retranslate()
        self._restyle()

    def say(self, said: Said) -> None:
        """Say something else."""
        self._said = said
        self._retranslate()

    def become(self, kind: Kind) -> None:
        """Look otherwise."""
        self.kind = kind
        self._restyle()

    def grow(self, size: float) -> None:
        """Take another size of text, and height with it."""
        self._size = size
        self._restyle()

    @property
    def bold(self) -> bool:
        """Whether the words are bold."""
        return self.kind in ("primary", "outlined", "plain")

    def sizeHint(self) -> QSize:
        text = QFontMetrics(self.font()).horizontalAdvance(self.words)
        gap = self.look.px(0.5) if text and self._icon else 0
        return QSize(round(text + gap + self._icon_size() + 2 * self._padding()), self._height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def room(self) -> int:
        """The width that is left for the words."""
        gap = self.look.px(0.5) if self.words and self._icon else 0
        return round(self.width() - gap - self._icon_size() - 2 * min(self._padding(), self.look.px(0.25)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, edge, ink = self.colours()
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = self.look.px(0.6)
        painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 1) if edge is not None else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
        self._draw_words(painter, ink)
        painter.end()

    def colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Ground, edge and ink in the state that the button is in."""
        chrome, shades = self.look.chrome, self.look.shades
        hovered, pressed = self.underMouse() and self.isEnabled(), self.isDown()
        tint = shades.pressed if pressed else shades.hover if hovered else None
        if not self.isEnabled():
            return None, shades.control_edge if self.kind != "quiet" else None, chrome.muted
        if self.kind == "primary":
            ground = shades.primary_pressed if pressed else shades.primary_hover if hovered else chrome.accent
            return ground, None, chrome.accent_text
        if self.kind == "outlined":
            return tint or chrome.surface, chrome.accent, chrome.accent
        if self.kind == "plain":
            return tint or chrome.surface, shades.control_edge, chrome.text
        if self.kind == "notice":
            return None, shades.notice_text, shades.notice_text
        return tint, None, chrome.text

    def draw_icon(self, painter: QPainter, at: QPoint, size: int, ink: QColor) -> None:
        """The picture before the words."""
        painter.drawPixmap(at, pixmaps.icon(self._icon, ink, size, self.devicePixelRatioF()))

    def _draw_words(self, painter: QPainter, ink: QColor) -> None:
        down = 1 if self.isDown() else 0
        text = QFontMetrics(self.font()).horizontalAdvance(self.words)
        size = self._icon_size()
        gap = self.look.px(0.5) if text and size else 0
        left = (self.width() - text - gap - size) / 2
        if self._icon:
            self.draw_icon(painter, QPoint(round(left), round((self.height() - size) / 2) + down), size, ink)
        painter.setPen(ink)
        painter.setFont(self.font())
        draw_words(painter, left + size + gap, self.height() + 2 * down, self.words)

    def _icon_size(self) -> int:
        return self.look.px(1.2 * self._size) if self._icon else 0

    def _height(self) -> int:
        return max(self.look.touch(), self.look.px(2.5 * self._size))

    def _padding(self) -> int:
        if self.kind == "quiet":
            return self.look.px(0.6)
        return self.look.px(1.9 if self.kind == "primary" else 1.1)

    def _restyle(self) -> None:
        self.setFont(self.look.font(self._size, bold=self.bold))
        self.updateGeometry()
        self.update()

    def _retranslate(self) -> None:
        self.words = say(self._said)
        # An ampersand in a name is a letter, not the sign of a short cut.
        self.setText(self.words.replace("&", "&&"))
        tip = say(self._tip)
        self.setToolTip(tip)
        self.setAccessibleName(self.words or tip)
        self.updateGeometry()


class Card(QWidget):
    """A surface with an edge; what stands in it has a layout of its own."""

    SHADOW = 3

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setContentsMargins(0, 0, 0, self.SHADOW)
        look.changed.connect(self.update)

    @property
    def surface(self) -> QRectF:
        """The card without its shadow."""
        return QRectF(0, 0, self.width(), self.height() - self.SHADOW)

    @property
    def radius(self) -> int:
        """The rounding of its corners."""
        return self.look.px(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_card(painter, self.surface, self.look, self.radius)
        painter.end()


class Face(QWidget):
    """A player's portrait."""

    def __init__(self, look: Look, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._size, self._name = look, size, ""
        look.changed.connect(self._restyle)
        self._restyle()

    def show_face(self, name: str) -> None:
        """Show another portrait."""
        self._name = name
        self.update()

    @property
    def face(self) -> str:
        """The portrait that is shown."""
        return self._name

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._name:
            return
        painter = QPainter(self)
        painter.drawPixmap(0, 0, pixmaps.avatar(self._name, self.width(), self.devicePixelRatioF()))
        painter.end()

    def _restyle(self) -> None:
        side = self._look.px(self._size)
        self.setFixedSize(side, side)
        self.update()


class Scroll(QScrollArea):
    """A part of a page that scrolls up and down when there is not room for all of it."""

    def __init__(self, look: Look, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        for ground in (self.viewport(), content):
            ground.setAutoFillBackground(False)
        look.changed.connect(self._restyle)
        self._restyle()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _restyle(self) -> None:
        self.verticalScrollBar().setStyleSheet(bar_style(self._look))


def focusable(root: QWidget) -> list[QWidget]:
    """All controls in this widget that can take the focus, in the order in which they were put there."""
    window = root.window()  # the list that a combo box unfolds is a window of its own
    found = (widget for widget in root.findChildren(QWidget) if widget.window() is window)
    return [widget for widget in found if widget.focusPolicy() != Qt.FocusPolicy.NoFocus]


def tab_order(widgets: Sequence[QWidget]) -> None:
    """Let Tab go through these in this order."""
    for first, second in itertools.pairwise(widgets):
        QWidget.setTabOrder(first, second)
