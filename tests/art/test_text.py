"""What may stand in a picture's text: plain elements, colours of the palette, and the same text every time."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys

import pytest

from desk import art
from desk.art.kit.palette import Palette

# QtSvg of every version draws these alike; see the rules for pictures in the art brief of the project
ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse"}
ATTRIBUTES = {
    *("xmlns", "viewBox", "width", "height", "transform", "d", "x", "y", "rx", "ry", "cx", "cy", "r"),
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
}
LARGEST = 45_000

SPANISH = art.DECKS["spanish"]


def everything(palette: Palette) -> dict[str, str]:
    """Every picture that takes a palette, by a name for the failure message."""
    pictures = {code: art.card_svg("spanish", code, palette) for code in SPANISH.codes}
    pictures["back"] = art.back_svg("spanish", palette)
    pictures["reduced back"] = art.back_svg("spanish", palette, reduced=True)
    pictures |= {f"suit {suit}": art.suit_svg("spanish", suit, palette) for suit in SPANISH.suits}
    pictures |= {name: art.avatar_svg(name, palette) for name in art.AVATARS}
    pictures |= {f"app icon {size}": art.app_icon_svg(size, palette) for size in (16, 48, 49, 512)}
    return pictures


def paints(svg: str) -> set[str]:
    return set(re.findall(r'(?:fill|stroke)="([^"]*)"', svg)) - {"none"}


def digest() -> str:
    text = "".join(everything(art.CLASSIC).values()) + "".join(art.icon_svg(name, "#123456") for name in art.ICONS)
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("palette", art.PALETTES.values(), ids=art.PALETTES)
def test_pictures_use_plain_elements_and_colours_of_their_palette(palette: Palette) -> None:
    allowed = set(palette.colours.values())
    for name, svg in everything(palette).items():
        assert set(re.findall(r"<([a-zA-Z]+)", svg)) <= ELEMENTS, name
        assert set(re.findall(r' ([^\s=<>"]+)="', svg)) <= ATTRIBUTES, name
        assert paints(svg) <= allowed, name
        assert len(svg) <= LARGEST, name


def test_every_path_is_whole() -> None:
    # QtSvg leaves out what it cannot read and says nothing
    numbers_of = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
    pictures = everything(art.CLASSIC) | {name: art.icon_svg(name, "#123456") for name in art.ICONS}
    for d in {d for svg in pictures.values() for d in re.findall(r' d="([^"]*)"', svg)}:
        parts = re.findall(r"([A-Za-z])([^A-Za-z]*)", d)
        assert "".join(command + rest for command, rest in parts) == d
        assert parts[0][0] == "M", d
        for command, rest in parts:
            numbers = [float(value) for value in rest.split()]
            wanted = numbers_of[command]
            assert len(numbers) == wanted or (numbers and wanted and len(numbers) % wanted == 0), d


def test_every_colour_is_written_in_full() -> None:
    for palette in art.PALETTES.values():
        assert all(re.fullmatch(r"#[0-9A-F]{6}", colour) for colour in palette.colours.values())


def test_every_token_of_the_palette_is_used_by_some_picture() -> None:
    probe = Palette("probe", {token: f"#{order:06x}" for order, token in enumerate(art.CLASSIC.colours)})
    used = set().union(*(paints(svg) for svg in everything(probe).values()))
    unused = [token for token, colour in probe.colours.items() if colour not in used]
    assert unused == []


def test_a_palette_changes_the_cards_by_data_alone() -> None:
    changed = [
        code for code in SPANISH.codes if art.card_svg("spanish", code, art.SAFE) != art.card_svg("spanish", code)
    ]
    assert "Ad" in changed
    assert "7c" in changed
    assert art.CLASSIC.replacing("mine", {"ink": "#000000"}).colours["ink"] == "#000000"
    with pytest.raises(ValueError, match="inkk"):
        art.CLASSIC.replacing("mine", {"inkk": "#000000"})


def test_the_same_pictures_come_from_another_process() -> None:
    script = "import importlib.util as u,sys;s=u.spec_from_file_location('t',sys.argv[1]);m=u.module_from_spec(s);"
    script += "s.loader.exec_module(m);sys.stdout.write(m.digest())"
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.getcwd()}
    other = subprocess.run(
        [sys.executable, "-c", script, __file__], env=environment, capture_output=True, text=True, check=True
    )
    assert other.stdout == digest()


def test_a_deck_has_its_cards_and_no_others() -> None:
    assert len(set(SPANISH.codes)) == 48
    assert art.card_ratio("spanish") == pytest.approx(0.64)
    assert 'viewBox="0 0 256 400"' in art.card_svg("spanish", "Ad")
    for wrong in ("", "A", "d", "Xd", "Ah", "10d", "Add"):
        with pytest.raises(ValueError, match="no card"):
            art.card_svg("spanish", wrong)


def test_a_wrong_name_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'tarot'"):
        art.card_svg("tarot", "Ad")
    with pytest.raises(ValueError, match="'h'"):
        art.suit_svg("spanish", "h")
    with pytest.raises(ValueError, match="'nobody'"):
        art.avatar_svg("nobody")
    with pytest.raises(ValueError, match="'nothing'"):
        art.icon_svg("nothing", "#123456")
    with pytest.raises(ValueError, match="'red'"):
        art.icon_svg("back", "red")
    with pytest.raises(ValueError, match="pixel"):
        art.app_icon_svg(0)
