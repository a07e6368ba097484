"""SVG as text: the few marks that every drawing is made of, and how they are moved, mirrored and stretched.

Only elements that every QtSvg draws alike are used (no clip, mask, pattern, filter, text or opacity), and colours are
palette tokens until `document` closes the picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import cos, pi, sin

from desk.art.kit.palette import INK, NOTHING, Palette, Tone

# The outline of everything on a card 400 units high, whatever the scale at which the thing itself is drawn.
OUTLINE = 3.4

Point = tuple[float, float]

_PATH_PART = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


def number(value: float) -> str:
    """A coordinate as short as it can be written; at most two decimals, never ``-0``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _stroke_attributes(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{number(width)}"'


def _outline(width: float) -> str:
    return _stroke_attributes(INK, width) if width else ""


def fill(d: str, colour: str) -> str:
    """A filled area without an outline."""
    return f'<path d="{d}" fill="{colour}"/>'


def stroke(d: str, colour: str, width: float, *, butt: bool = False) -> str:
    """A line; round ends unless it must stop exactly where it stops."""
    cap = ' stroke-linecap="butt"' if butt else ""
    return f'<path d="{d}" fill="{NOTHING}"{_stroke_attributes(colour, width)}{cap}/>'


def ink(d: str, width: float = OUTLINE) -> str:
    """A line of ink."""
    return stroke(d, INK, width)


def shape(d: str, colour: str, outline: float = OUTLINE) -> str:
    """A filled area with an ink outline."""
    return f'<path d="{d}" fill="{colour}"{_outline(outline)}/>'


def solid(d: str, tone: Tone, shade: str, outline: float = OUTLINE) -> str:
    """A body in two tones: base, then the shaded part (another path inside the first), then the outline on top."""
    return fill(d, tone.base) + fill(shade, tone.dark) + ink(d, outline)


def tube(d: str, colour: str, width: float, edge: float = 2.6) -> str:
    """A line thick enough to have an outline of its own: limbs, straps, braids."""
    return ink(d, width + 2 * edge) + stroke(d, colour, width)


def disc(x: float, y: float, radius: float, colour: str, outline: float = 0.0) -> str:
    """A filled circle, outlined in ink when `outline` is given."""
    centre = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {centre} fill="{colour}"{_outline(outline)}/>'


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    """A circle line."""
    centre = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {centre} fill="{NOTHING}"{_stroke_attributes(colour, width)}/>'


def oval(x: float, y: float, radius_x: float, radius_y: float, colour: str, outline: float = 0.0) -> str:
    """A filled ellipse, outlined in ink when `outline` is given."""
    size = f'rx="{number(radius_x)}" ry="{number(radius_y)}"'
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" {size} fill="{colour}"{_outline(outline)}/>'


def _rect(x: float, y: float, width: float, height: float, radius: float) -> str:
    corner = f'x="{number(x)}" y="{number(y)}"'
    return f'{corner} width="{number(width)}" height="{number(height)}" rx="{number(radius)}"'


def box(x: float, y: float, width: float, height: float, radius: float, colour: str, outline: float = 0.0) -> str:
    """A filled rectangle with round corners, outlined in ink when `outline` is given."""
    return f'<rect {_rect(x, y, width, height, radius)} fill="{colour}"{_outline(outline)}/>'


def border(x: float, y: float, width: float, height: float, radius: float, colour: str, line: float) -> str:
    """The line of a rectangle with round corners."""
    return f'<rect {_rect(x, y, width, height, radius)} fill="{NOTHING}"{_stroke_attributes(colour, line)}/>'


def group(body: str, transform: str = "") -> str:
    """Marks that belong together, moved by an SVG transform."""
    return f'<g transform="{transform}">{body}</g>' if transform else f"<g>{body}</g>"


def place(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A drawing made round the origin, put at (x, y), turned clockwise by degrees and scaled."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.4g})"
    return group(body, transform)


def spin(body: str, angles: Iterable[float]) -> str:
    """The same drawing several times about the origin: petals, rays, stars."""
    return "".join(group(body, f"rotate({number(angle)})") if angle else body for angle in angles)


def mirror(body: str, width: float = 0.0) -> str:
    """The drawing seen in a mirror that stands at half of `width`."""
    return group(body, f"translate({number(width)} 0) scale(-1 1)")


def polygon(points: Iterable[Point]) -> str:
    """The path data of a closed polygon."""
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points) + " Z"


def diamond(x: float, y: float, half_width: float, half_height: float) -> str:
    """The path data of a lozenge."""
    return polygon([(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)])


def star(points: int, outer: float, inner: float, first: float = -90.0) -> str:
    """The path data of a star about the origin; `first` is where its first point looks, in degrees."""
    corners = []
    for index in range(2 * points):
        angle = (first + 180 * index / points) * pi / 180
        radius = inner if index % 2 else outer
        corners.append((radius * cos(angle), radius * sin(angle)))
    return polygon(corners)


def stretch(d: str, scale_x: float, scale_y: float, dx: float = 0.0, dy: float = 0.0) -> str:
    """Path data with its coordinates scaled and moved.

    A transform would scale the line width too, and differently in the two directions; here all lines keep theirs.
    Only the absolute commands M L H V C Q Z are understood.
    """
    out: list[str] = []
    command, is_x = "", True
    for part in _PATH_PART.findall(d):
        if part.isalpha():
            if part not in "MLHVCQZ":
                raise ValueError(f"stretch does not understand the path command {part!r}")
            command, is_x = part, part != "V"
            out.append(part)
            continue
        value = float(part)
        out.append(number(value * scale_x + dx if is_x else value * scale_y + dy))
        if command not in "HV":
            is_x = not is_x
    return " ".join(out)


def document(width: float, height: float, body: str, palette: Palette) -> str:
    """A whole SVG picture: round joins and ends unless said otherwise, colours from the palette."""
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    joined = f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g>'
    return palette.paint(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{joined}</svg>')
