"""How the chrome looks at this moment: its unit, its colours, its style sheets.

One ``Look`` serves a window and all that stands in it. The controls draw themselves from it; the few parts that Qt
draws (line edits, lists, scroll bars) get the style sheets made here.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desk.ui import theme


class Shades(NamedTuple):
    """Colours of controls that follow from the chrome: edges, states, the bar of a changed row."""

    control_edge: QColor
    hover: QColor
    pressed: QColor
    selected: QColor
    selected_text: QColor
    primary_hover: QColor
    primary_pressed: QColor
    differs: QColor
    notice: QColor
    notice_text: QColor


LIGHT_SHADES = Shades(
    *map(QColor, ("#8F866E", "#F6EFDD", "#E9DFC6", "#DCE8E0", "#164634", "#287557", "#164634")),
    *map(QColor, ("#D79B1C", "#23252E", "#F4F1E6")),
)
DARK_SHADES = Shades(
    *map(QColor, ("#80869A", "#31353E", "#3C414C", "#24403A", "#A9DCC3", "#94D3B3", "#6BB08E")),
    *map(QColor, ("#EBB02D", "#3C4049", "#F4F1E6")),
)

WIDE = 1000
"""Windows narrower than this, in logical pixels, fold their pages."""


class Look(QObject):
    """Unit and colours of one window.

    Signals: ``changed()`` when the unit or the colours are others than before.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rem = 16.0
        self.dark = False
        self.text_size = 1.0
        self._size = QSize(1280, 800)

    @property
    def chrome(self) -> theme.Chrome:
        """The colours of text and grounds."""
        return theme.DARK if self.dark else theme.LIGHT

    @property
    def shades(self) -> Shades:
        """The colours of controls."""
        return DARK_SHADES if self.dark else LIGHT_SHADES

    @property
    def narrow(self) -> bool:
        """Whether pages should fold: the window holds few units across."""
        return self._size.width() < max(WIDE, 68 * self.rem)

    @property
    def low(self) -> bool:
        """Whether the window is so low that headers and margins must shrink."""
        return self._size.height() < 35 * self.rem

    def fit(self, size: QSize, text_size: float) -> None:
        """Take the unit from the window's size and the text size that was set."""
        before = self.rem, self.narrow, self.low
        self._size, self.text_size = size, text_size
        # In quarters of a pixel: a window that is dragged larger need not lay out everything at every step.
        self.rem = round(theme.rem(size, text_size) * 4) / 4
        if before != (self.rem, self.narrow, self.low):
            self.changed.emit()

    def wear(self, dark: bool) -> None:
        """Take the light or the dark colours."""
        if dark != self.dark:
            self.dark = dark
            self.changed.emit()

    def px(self, rems: float) -> int:
        """A length in whole logical pixels."""
        return round(rems * self.rem)

    def font(self, rems: float = 1.0, *, bold: bool = False) -> QFont:
        """The house's type in this size."""
        return theme.font(rems * self.rem, bold=bold)

    def touch(self) -> int:
        """The least height of what is clicked."""
        return max(self.px(2.5), 36)


# What Qt draws itself gets its style where it stands: a sheet for a whole page makes Qt polish every widget on it.


def field_style(look: Look) -> str:
    """A line edit."""
    chrome, px = look.chrome, look.px
    return f"""QLineEdit {{
    background: {chrome.surface.name()}; color: {chrome.text.name()};
    border: 1px solid {look.shades.control_edge.name()}; border-radius: {px(0.5)}px;
    padding: 0 {px(0.7)}px; min-height: {look.touch() - 2}px;
    selection-background-color: {chrome.accent.name()}; selection-color: {chrome.accent_text.name()};
}}"""


def list_style(look: Look) -> str:
    """The list of a combo box."""
    chrome, shades, px = look.chrome, look.shades, look.px
    return f"""QAbstractItemView {{
    background: {chrome.surface.name()}; color: {chrome.text.name()};
    border: 1px solid {shades.control_edge.name()}; outline: none; padding: {px(0.25)}px;
    selection-background-color: {shades.selected.name()}; selection-color: {shades.selected_text.name()};
}}
QAbstractItemView::item {{ min-height: {px(2.25)}px; padding: 0 {px(0.5)}px; }}"""


def text_style(look: Look) -> str:
    """A page of text to read."""
    chrome, px = look.chrome, look.px
    return f"""QTextBrowser {{
    background: {chrome.surface.name()}; color: {chrome.text.name()};
    border: 1px solid {chrome.edge.name()}; border-radius: {px(0.5)}px; padding: {px(0.5)}px;
}}
{bar_style(look)}"""


def bar_style(look: Look) -> str:
    """A scroll bar."""
    px = look.px
    return f"""QScrollBar:vertical {{ background: transparent; width: {px(0.9)}px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {look.shades.control_edge.name()}; min-height: {px(2.5)}px;
    border-radius: {max(2, px(0.2))}px; margin: 0 {px(0.25)}px;
}}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}"""


def draw_card(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    """A surface with its edge and the thin shadow under it; ``rect`` is the surface without the shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Lines around it, not sheets under it: a page is drawn again for every button that is passed over.
    for step in (1, 2, 3) if not look.dark else ():
        painter.setPen(QPen(QColor(40, 32, 12, 30 - 9 * step), 1))
        shadow = rect.adjusted(0.5, 0.5, -0.5, step - 0.5)
        painter.drawRoundedRect(shadow, radius + step, radius + step)
    painter.setBrush(look.chrome.surface)
    painter.setPen(QPen(look.chrome.edge, 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()
