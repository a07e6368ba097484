"""Colours, sizes and type, in one place.

On the table paper asks and dark tells: what waits for the player is cream paper, what only informs is dark and
quiet. Sizes are in rem, which follows the window: see ``rem``.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette

FAMILY = "Desk Sans"
SMALLEST_TEXT = 12
"""No text is drawn smaller than this, in logical pixels."""


def rem(size: QSize, text_size: float = 1.0) -> float:
    """The unit of all sizes for a window of this size, in logical pixels."""
    return min(max(14.0, min(size.height() / 48, size.width() / 80)), 48.0) * text_size


def font(pixels: float, *, bold: bool = False) -> QFont:
    """The house's type in this size, with figures of equal width."""
    made = QFont(FAMILY)
    made.setPixelSize(max(SMALLEST_TEXT, round(pixels)))
    made.setBold(bold)
    if hasattr(QFont, "Tag"):
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


def fitting_font(text: str, pixels: float, width: float, *, bold: bool = False) -> QFont:
    """The house's type in the largest size up to this one in which the text fits; never below the smallest."""
    made = font(pixels, bold=bold)
    while made.pixelSize() > SMALLEST_TEXT and QFontMetricsF(made).horizontalAdvance(text) > width:
        made.setPixelSize(made.pixelSize() - 1)
    return made


def balanced_width(text: str, type_: QFont, width: float) -> float:
    """The least width in which the text takes no more lines than in this one: no last line of a single character."""
    metrics, flags = QFontMetricsF(type_), Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft

    def height(room: float) -> float:
        return metrics.boundingRect(QRectF(0, 0, room, 10000), flags, text).height()

    wanted, step = height(width), type_.pixelSize() / 2
    narrow = width
    while narrow - step > width / 2 and height(narrow - step) <= wanted:
        narrow -= step
    return narrow


class Paper:
    """What asks: prompts, refusals, sheets."""

    GROUND = QColor("#FBF6E8")
    TILE = QColor("#FFFDF7")
    HOVER = QColor("#F6EFDD")
    PRESSED = QColor("#E9DFC6")
    DISABLED = QColor("#F1EAD9")
    INK = QColor("#23252E")
    MUTED = QColor("#5A5A5E")
    EXPLANATION = QColor("#3A3C44")
    REASON = QColor("#7A1C12")
    DISABLED_TITLE = QColor("#6B675C")
    EDGE = QColor("#8F866E")
    RULE = QColor("#D9D2C3")
    PRIMARY = QColor("#1F5E47")
    PRIMARY_TEXT = QColor("#FFFDF6")
    PRIMARY_HOVER = QColor("#287557")
    PRIMARY_PRESSED = QColor("#164634")
    FOCUS = QColor("#1B4078")
    MINUS = QColor("#962318")


class Dark:
    """What tells: plates, facts, toasts."""

    CREAM = QColor("#F4F1E6")
    STATUS = QColor("#CFD8D0")
    GLASS_TEXT = QColor("#C9D3CB")
    EDGE = QColor(255, 255, 255, 41)
    TURN = QColor("#FFD34D")
    SIDES = (QColor("#EBB02D"), QColor("#8FB7E0"))
    SIDES_ON_PAPER = (QColor("#D79B1C"), QColor("#5C8FCB"))
    REFUSED = QColor("#FF8A70")
    UNDER_RING = QColor("#15171C")
    BADGE_REFUSED = QColor("#962318")
    LEGAL_EDGE = QColor("#F4F1E6")
    FOCUS = QColor("#FFFFFF")


class Felt(NamedTuple):
    """A table cloth: light centre, dark edge, and the tone of the plates on it."""

    centre: QColor
    edge: QColor
    plate: QColor


FELTS = {
    "green": Felt(QColor("#2A7A5A"), QColor("#123F30"), QColor("#10201B")),
    "blue": Felt(QColor("#2A5F8F"), QColor("#102B47"), QColor("#101B29")),
    "wine": Felt(QColor("#7A2A3A"), QColor("#3A1019"), QColor("#220D13")),
    "slate": Felt(QColor("#3A4049"), QColor("#171A1F"), QColor("#16191E")),
}


class Chrome(NamedTuple):
    """The colours of everything that is not the table."""

    window: QColor
    surface: QColor
    edge: QColor
    text: QColor
    muted: QColor
    accent: QColor
    accent_text: QColor
    link: QColor
    error: QColor
    focus: QColor


LIGHT = Chrome(
    *map(QColor, ("#F3EFE6", "#FFFDF7", "#D9D2C3", "#23252E", "#595C66")),
    *map(QColor, ("#1F5E47", "#FFFDF6", "#1B4F8F", "#962318", "#1B4078")),
)
DARK = Chrome(
    *map(QColor, ("#1B1D22", "#272A31", "#3C4049", "#F1EDE2", "#B9B5A9")),
    *map(QColor, ("#7FC4A2", "#10201B", "#8FB7E0", "#F0A091", "#8BE9FF")),
)

GAME_PANELS = {
    "blue": (QColor("#2A5F9E"), QColor("#1C3F70")),
    "wine": (QColor("#8A2F40"), QColor("#4E1822")),
    "green": (QColor("#2A7A5A"), QColor("#17503B")),
    "aubergine": (QColor("#5A3F78"), QColor("#35204A")),
}


def palette(chrome: Chrome) -> QPalette:
    """The chrome as Qt's palette, so that Qt's own dialogs match."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, chrome.window),
        (roles.Base, chrome.surface),
        (roles.AlternateBase, chrome.window),
        (roles.Button, chrome.surface),
        (roles.WindowText, chrome.text),
        (roles.Text, chrome.text),
        (roles.ButtonText, chrome.text),
        (roles.PlaceholderText, chrome.muted),
        (roles.Highlight, chrome.accent),
        (roles.HighlightedText, chrome.accent_text),
        (roles.Link, chrome.link),
        (roles.ToolTipBase, chrome.surface),
        (roles.ToolTipText, chrome.text),
    ):
        made.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, chrome.muted)
    return made
