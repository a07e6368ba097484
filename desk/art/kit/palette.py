"""Colours by name: what the drawings ask for (tokens) and what they get (a palette).

A drawing never holds a colour. It holds a token such as ``@red-dark``, and the palette puts the colour in when the
document is closed, so a palette for colour-blind players is a table of values and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

_TOKEN = re.compile(r"@([a-z-]+)")


class Tone(NamedTuple):
    """One paint in three tokens: the base, its shade (right-hand side, light comes from the left), its light."""

    base: str
    dark: str
    light: str


class Hair(NamedTuple):
    """Hair needs a token for the strands drawn on it, and one for brows: on black hair the strands are paler."""

    base: str
    strand: str
    brow: str


def _tone(name: str) -> Tone:
    return Tone(f"@{name}", f"@{name}-dark", f"@{name}-light")


def _hair(name: str) -> Hair:
    return Hair(f"@hair-{name}", f"@hair-{name}-strand", f"@hair-{name}-brow")


INK = "@ink"
EDGE = "@edge"
PAPER_SPANISH = "@paper-spanish"
WHITE = "@white"
WHITE_SHADE = "@white-shade"
CREAM = "@cream"
NOTHING = "none"

RED = _tone("red")
GOLD = _tone("gold")
BLUE = _tone("blue")
GREEN = _tone("green")
BROWN = _tone("brown")
STEEL = _tone("steel")
GOLD_SOFT = "@gold-soft"

SKIN = "@skin"
SKIN_SHADE = "@skin-shade"
BLUSH = "@blush"

HAIR_BLACK = _hair("black")
HAIR_JET = _hair("jet")
HAIR_BROWN = _hair("brown")
HAIR_CHESTNUT = _hair("chestnut")
HAIR_AUBURN = _hair("auburn")
HAIR_BLOND = _hair("blond")
HAIR_WHITE = _hair("white")

COAT_CHESTNUT = _tone("coat-chestnut")
COAT_CREAM = _tone("coat-cream")
COAT_GREY = _tone("coat-grey")
COAT_WHITE = _tone("coat-white")

TINTS: Mapping[str, str] = {"d": "@tint-d", "c": "@tint-c", "s": "@tint-s", "b": "@tint-b"}

BACK_SPANISH = _tone("back-spanish")
FELT = _tone("felt")


@dataclass(frozen=True)
class Palette:
    """A named set of colours, one ``#rrggbb`` for every token that any drawing uses."""

    name: str
    colours: Mapping[str, str]

    def paint(self, drawing: str) -> str:
        """The drawing with every token replaced; a token without a colour is a mistake and raises KeyError."""
        return _TOKEN.sub(lambda token: self.colours[token.group(1)], drawing)

    def replacing(self, name: str, colours: Mapping[str, str]) -> Palette:
        """A palette that differs from this one in the given tokens only."""
        unknown = sorted(set(colours) - set(self.colours))
        if unknown:
            raise ValueError(f"tokens that no drawing knows: {', '.join(unknown)}")
        return Palette(name, {**self.colours, **colours})


CLASSIC = Palette(
    "classic",
    {
        "ink": "#23252E",
        "edge": "#A39C8C",
        "paper-spanish": "#FFFDF6",
        "white": "#FFFDF6",
        "white-shade": "#D9D7D0",
        "cream": "#F4F1E6",
        "red": "#C8382C",
        "red-dark": "#962318",
        "red-light": "#E2695A",
        "gold": "#EBB02D",
        "gold-dark": "#B87A14",
        "gold-light": "#F9D87C",
        "gold-soft": "#F1C250",
        "blue": "#2A60A4",
        "blue-dark": "#1B4078",
        "blue-light": "#6FA0D8",
        "green": "#3F8347",
        "green-dark": "#285A33",
        "green-light": "#7DB77A",
        "brown": "#A56A35",
        "brown-dark": "#74451D",
        "brown-light": "#C98F54",
        "steel": "#C6D3E0",
        "steel-dark": "#8DA3B8",
        "steel-light": "#EAF1F7",
        "skin": "#F4D0AA",
        "skin-shade": "#EBBD96",
        "blush": "#E8937C",
        "hair-black": "#3B2A20",
        "hair-black-strand": "#1F1510",
        "hair-black-brow": "#1F1510",
        "hair-jet": "#2E2622",
        "hair-jet-strand": "#75645A",
        "hair-jet-brow": "#2E2622",
        "hair-brown": "#5A3A22",
        "hair-brown-strand": "#38220F",
        "hair-brown-brow": "#38220F",
        "hair-chestnut": "#8A4B1E",
        "hair-chestnut-strand": "#5F3010",
        "hair-chestnut-brow": "#5F3010",
        "hair-auburn": "#9C3E1D",
        "hair-auburn-strand": "#6A240C",
        "hair-auburn-brow": "#6A240C",
        "hair-blond": "#C98A2E",
        "hair-blond-strand": "#8F5D14",
        "hair-blond-brow": "#8F5D14",
        "hair-white": "#DAD5CA",
        "hair-white-strand": "#9C968A",
        "hair-white-brow": "#9C968A",
        "coat-chestnut": "#B77A45",
        "coat-chestnut-dark": "#8C5629",
        "coat-chestnut-light": "#3B2A20",
        "coat-cream": "#F3EBDD",
        "coat-cream-dark": "#D5C8B2",
        "coat-cream-light": "#C9923E",
        "coat-grey": "#7C7F88",
        "coat-grey-dark": "#5A5D66",
        "coat-grey-light": "#2E2622",
        "coat-white": "#F3F3F1",
        "coat-white-dark": "#CFD3D8",
        "coat-white-light": "#8DA3B8",
        "tint-d": "#FBEBC2",
        "tint-c": "#F9DDD3",
        "tint-s": "#DAE6F2",
        "tint-b": "#DFEBD8",
        "back-spanish": "#1D3F78",
        "back-spanish-dark": "#4F7BBE",
        "back-spanish-light": "#F1E3BE",
        "felt": "#1F654B",
        "felt-dark": "#123F30",
        "felt-light": "#2A7A5A",
    },
)

# Found by simulating the three dichromacies (Machado 2009): the suits stay at least 25 ΔE2000 apart in each of them.
SAFE = CLASSIC.replacing(
    "safe",
    {
        "red": "#C93A0A",
        "red-dark": "#8F2500",
        "red-light": "#F08A55",
        "gold": "#F5C518",
        "gold-dark": "#BC8F00",
        "gold-light": "#FCE58A",
        "gold-soft": "#F8D34A",
        "blue": "#0B3C86",
        "blue-dark": "#06265A",
        "blue-light": "#5B9BD8",
        "green": "#1FA187",
        "green-dark": "#0A6A58",
        "green-light": "#7FD6C4",
    },
)

PALETTES: Mapping[str, Palette] = {palette.name: palette for palette in (CLASSIC, SAFE)}
