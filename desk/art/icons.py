"""Line icons for bars, buttons and badges on a grid of 24: round strokes two wide, one colour.

A name says what the icon means to the player; two names may share a drawing.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from desk.art.kit.svg import number

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_WEIGHT = 2.0


class _Icon(NamedTuple):
    """Lines to stroke, circles to stroke (x, y, radius), dots to fill (x, y, radius)."""

    lines: str
    circles: tuple[tuple[float, float, float], ...] = ()
    dots: tuple[tuple[float, float, float], ...] = ()


_CROSS = _Icon("M6 6 L18 18 M18 6 L6 18")
_BULB = _Icon(
    "M9.2 17 C9.2 14.4 6 13.2 6 9.4 C6 5.9 8.7 3.2 12 3.2 C15.3 3.2 18 5.9 18 9.4 C18 13.2 14.8 14.4 14.8 17 Z "
    "M10 20.8 H14"
)

_ICONS: dict[str, _Icon] = {
    "back": _Icon("M15 5 L8 12 L15 19"),
    "last-trick": _Icon(
        "M5.5 8 H11.5 C12.3 8 13 8.7 13 9.5 V18.5 C13 19.3 12.3 20 11.5 20 H5.5 C4.7 20 4 19.3 4 18.5 V9.5 "
        "C4 8.7 4.7 8 5.5 8 Z "
        "M9 4.8 C9.2 4.3 9.8 4 10.5 4 H18.5 C19.3 4 20 4.7 20 5.5 V14.5 C20 15.3 19.3 16 18.5 16 H17"
    ),
    "score": _Icon(
        "M7 3.5 H17 C17.8 3.5 18.5 4.2 18.5 5 V19 C18.5 19.8 17.8 20.5 17 20.5 H7 C6.2 20.5 5.5 19.8 5.5 19 V5 "
        "C5.5 4.2 6.2 3.5 7 3.5 Z M9.5 8.5 H14.5 M9.5 12 H14.5 M9.5 15.5 H12.5"
    ),
    "hint": _BULB,
    "bulb": _BULB,
    "rules": _Icon(
        "M12 6.6 C10 5 7 4.6 3.2 4.6 V18.4 C7 18.4 10 18.8 12 20.4 C14 18.8 17 18.4 20.8 18.4 V4.6 "
        "C17 4.6 14 5 12 6.6 Z M12 6.6 V20.4"
    ),
    "menu": _Icon("M4 6.5 H20 M4 12 H20 M4 17.5 H20"),
    "settings": _Icon("M3.5 7 H11 M17 7 H20.5 M3.5 17 H7 M13 17 H20.5", circles=((14, 7, 2.8), (10, 17, 2.8))),
    "dealer": _Icon(
        "M10.2 5.6 L17.4 4.2 C18.2 4 18.9 4.6 19 5.3 L21 16.2 C21.1 17 20.6 17.7 19.9 17.8 L12.7 19.2 "
        "M11 6.6 L4.4 5 M11 6.6 C11.6 6.8 12 7.4 11.9 8 L10 18.8 C9.8 19.6 9.1 20 8.4 19.9 L3.8 18.8 "
        "C3 18.6 2.6 17.9 2.7 17.2 L4.4 5"
    ),
    "hand": _Icon(
        "M6.6 13.4 V8 C6.6 6.2 9.4 6.2 9.4 8 V11.6 M9.4 11 V5.2 C9.4 3.4 12.2 3.4 12.2 5.2 V11 M12.2 11 V6 "
        "C12.2 4.2 15 4.2 15 6 V11.6 M15 11 V8.4 C15 6.6 17.8 6.6 17.8 8.4 V14.4 C17.8 18.4 15.6 20.8 12.2 20.8 "
        "C9.4 20.8 7.8 19.6 6.4 17.4 L4 13.6 C3 11.8 5.4 10.8 6.6 13.4"
    ),
    "lock": _Icon(
        "M6.5 10.5 H17.5 C18.3 10.5 19 11.2 19 12 V19 C19 19.8 18.3 20.5 17.5 20.5 H6.5 C5.7 20.5 5 19.8 5 19 V12 "
        "C5 11.2 5.7 10.5 6.5 10.5 Z M8 10.5 V7.5 C8 2.2 16 2.2 16 7.5 V10.5"
    ),
    "no-entry": _Icon("M5.8 5.8 L18.2 18.2", circles=((12, 12, 8.8),)),
    "eye": _Icon(
        "M2.5 12 C5 7.4 8.2 5.2 12 5.2 C15.8 5.2 19 7.4 21.5 12 C19 16.6 15.8 18.8 12 18.8 C8.2 18.8 5 16.6 2.5 12 Z",
        circles=((12, 12, 3),),
    ),
    "check": _Icon("M4.5 12.5 L10 18 L19.5 6.5"),
    "cross": _CROSS,
    "close": _CROSS,
    "crown": _Icon("M5 18.6 L3.2 7 L8.2 11.2 L12 4.6 L15.8 11.2 L20.8 7 L19 18.6 Z", dots=((12, 15, 1.3),)),
    "play": _Icon("M7 4.5 L19 12 L7 19.5 Z"),
    "globe": _Icon(
        "M3.2 12 H20.8 M12 3.2 C6.4 8 6.4 16 12 20.8 M12 3.2 C17.6 8 17.6 16 12 20.8", circles=((12, 12, 8.8),)
    ),
    "sound": _Icon(
        "M4 9.5 H7.5 L12 5.5 V18.5 L7.5 14.5 H4 Z "
        "M15.5 9 C17 10.6 17 13.4 15.5 15 M18.2 6.5 C21.2 9.6 21.2 14.4 18.2 17.5"
    ),
    "sound-off": _Icon("M4 9.5 H7.5 L12 5.5 V18.5 L7.5 14.5 H4 Z M16 9.5 L21 14.5 M21 9.5 L16 14.5"),
    "full-screen": _Icon("M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15"),
    "user": _Icon("M4.5 20.5 C5 15.8 8 13.8 12 13.8 C16 13.8 19 15.8 19.5 20.5", circles=((12, 7.6, 4),)),
    "info": _Icon("M12 11 V16.5", circles=((12, 12, 8.8),), dots=((12, 7.6, 1.3),)),
    "undo": _Icon("M8.5 5 L4 9.5 L8.5 14 M4 9.5 H14 C22 9.5 22 19.5 14 19.5 H9"),
    "chevron-down": _Icon("M5 8.5 L12 15.5 L19 8.5"),
    "star": _Icon("M12 3.4 L14.6 9 L20.8 9.7 L16.2 13.8 L17.5 19.9 L12 16.8 L6.5 19.9 L7.8 13.8 L3.2 9.7 L9.4 9 Z"),
}

ICONS: tuple[str, ...] = tuple(_ICONS)


def icon_document(name: str, colour: str) -> str:
    """The SVG of an icon in the given ``#rrggbb``."""
    if name not in _ICONS:
        raise ValueError(f"no icon is called {name!r}")
    if not _COLOUR.fullmatch(colour):
        raise ValueError(f"a colour is written #rrggbb, not {colour!r}")
    icon = _ICONS[name]
    marks = f'<path d="{icon.lines}"/>'
    for x, y, radius in icon.circles:
        marks += f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
    pen = f'fill="none" stroke="{colour}" stroke-width="{number(_WEIGHT)}"'
    body = f'<g {pen} stroke-linejoin="round" stroke-linecap="round">{marks}</g>'
    for x, y, radius in icon.dots:
        body += f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">{body}</svg>'
