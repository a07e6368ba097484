"""Who is who among the twelve Spanish courts: cloth, hair, hat, horse and crown of each, as plain data.

Suits differ by their main cloth, figures of one rank by hat or crown, so that every court is known by outline as well
as by colour.
"""

from __future__ import annotations

from dataclasses import dataclass

from desk.art.kit.headgear import CrownKind, HatKind, crown, hat
from desk.art.kit.heads import Head
from desk.art.kit.ornaments import MOTIFS, WHITE_FEATHER, Motif
from desk.art.kit.palette import (
    BLUE,
    BROWN,
    COAT_CHESTNUT,
    COAT_CREAM,
    COAT_GREY,
    COAT_WHITE,
    GOLD,
    GREEN,
    HAIR_AUBURN,
    HAIR_BLACK,
    HAIR_BLOND,
    HAIR_BROWN,
    HAIR_CHESTNUT,
    HAIR_JET,
    HAIR_WHITE,
    RED,
    Tone,
)


@dataclass(frozen=True)
class Hat:
    """A hat in its cloths, and the colour of its feather."""

    kind: HatKind
    cloth: Tone
    trim: Tone
    plume: Tone

    def draw(self, plume_scale: float = 1.0) -> str:
        """The hat; where there is no room for a tall feather it gets a small one or none."""
        return hat(self.kind, self.cloth, self.trim, self.plume, plume_scale)


@dataclass(frozen=True)
class Crown:
    """A crown with the colours of its stones."""

    kind: CrownKind
    stone: str
    cap: str

    def draw(self) -> str:
        """The crown."""
        return crown(self.kind, self.stone, self.cap)


@dataclass(frozen=True)
class Costume:
    """The cloths of a suit. `weave` is the colour of patterns on the main cloth, `trim` that on the accent cloth."""

    main: Tone
    accent: Tone
    hose: Tone
    motif: Motif
    weave: str
    saddle_weave: str
    trim: str
    band: str
    button: str
    leather: str


@dataclass(frozen=True)
class Suit:
    """The three courts of a suit."""

    costume: Costume
    looks_left: bool
    sota: Head
    sota_hat: Hat
    caballo_hat: Hat
    coat: Tone
    rey: Head
    rey_crown: Crown


def _costume(suit: str, main: Tone, accent: Tone, hose: Tone, weave: str = "", band: str = "") -> Costume:
    on_gold = main is GOLD
    return Costume(
        main=main,
        accent=accent,
        hose=hose,
        motif=MOTIFS[suit],
        weave=weave or main.light,
        saddle_weave=accent.base if on_gold else main.light,
        trim=accent.light,
        band=band or main.light,
        button=accent.base if on_gold else GOLD.base,
        leather=BROWN.dark if accent is GOLD else main.dark,
    )


SUITS: dict[str, Suit] = {
    "d": Suit(
        costume=_costume("d", GOLD, BLUE, RED, weave=GOLD.dark),
        looks_left=True,
        sota=Head(HAIR_BLACK),
        sota_hat=Hat("rolled", BLUE, RED, WHITE_FEATHER),
        caballo_hat=Hat("beret", BLUE, WHITE_FEATHER, WHITE_FEATHER),
        coat=COAT_CHESTNUT,
        rey=Head(HAIR_BLOND, "locks", "point"),
        rey_crown=Crown("closed", BLUE.base, RED.base),
    ),
    "c": Suit(
        costume=_costume("c", RED, GREEN, GOLD),
        looks_left=True,
        sota=Head(HAIR_AUBURN),
        sota_hat=Hat("beret", GREEN, WHITE_FEATHER, WHITE_FEATHER),
        caballo_hat=Hat("brim", GREEN, WHITE_FEATHER, WHITE_FEATHER),
        coat=COAT_CREAM,
        rey=Head(HAIR_CHESTNUT, "locks", "round"),
        rey_crown=Crown("tall", GREEN.base, BLUE.base),
    ),
    "s": Suit(
        costume=_costume("s", BLUE, RED, GOLD),
        looks_left=False,
        sota=Head(HAIR_BROWN),
        sota_hat=Hat("peak", RED, WHITE_FEATHER, WHITE_FEATHER),
        caballo_hat=Hat("rolled", RED, GOLD, WHITE_FEATHER),
        coat=COAT_GREY,
        rey=Head(HAIR_WHITE, "locks", "long"),
        rey_crown=Crown("points", RED.base, RED.base),
    ),
    "b": Suit(
        costume=_costume("b", GREEN, GOLD, RED),
        looks_left=False,
        sota=Head(HAIR_BLOND),
        sota_hat=Hat("brim", RED, GOLD, GOLD),
        caballo_hat=Hat("turban", RED, GOLD, GOLD),
        coat=COAT_WHITE,
        rey=Head(HAIR_JET, "locks", "fork"),
        rey_crown=Crown("leaf", RED.base, RED.base),
    ),
}
