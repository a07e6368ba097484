"""A horse in profile, cut into the parts that a rider sits between: a rearing or a walking horse is the same horse.

The withers are near (70, 66) and the hooves near y 198 on a canvas of its own; the head looks right.
"""

from __future__ import annotations

from dataclasses import dataclass

from desk.art.kit.ornaments import Motif, woven
from desk.art.kit.palette import GOLD, INK, WHITE, Tone
from desk.art.kit.svg import disc, fill, ink, oval, shape, solid, stroke, tube

# In a coat the light tone is the mane, which has nothing to do with the coat but always goes with it.


@dataclass(frozen=True)
class Harness:
    """Cloth and straps: main tone and accent of the suit, what is woven into the cloth and in which colour."""

    cloth: Tone
    strap: Tone
    motif: Motif
    motif_colour: str


def body(coat: Tone) -> str:
    """Barrel, neck and head in one outline, the belly shaded."""
    outline = (
        "M138 20 C146 20 152 26 157 36 L175 64 C179 72 175 82 166 83 C157 85 150 80 146 74 C140 71 136 69 133 65 "
        "C130 80 136 92 139 106 C141 124 132 134 118 138 C96 145 70 143 52 139 C38 147 20 146 13 132 "
        "C3 112 5 84 24 71 C42 61 62 69 82 64 C98 58 108 28 138 20 Z"
    )
    belly = "M139 106 C141 124 132 134 118 138 C96 145 70 143 52 139 C62 134 100 136 118 126 C130 120 136 112 139 106 Z"
    return solid(outline, coat, belly)


def tail(coat: Tone) -> str:
    """The tail, kept short: it must never reach the frame."""
    hair = "M16 76 C-4 74 -14 96 -11 120 C-9 138 -14 148 -19 154 C-5 158 7 148 7 130 C7 112 11 100 22 94 Z"
    return shape(hair, coat.light) + stroke("M8 86 C-2 98 -4 112 -2 132 M14 90 C6 102 4 116 3 128", coat.dark, 2)


def hind_leg(coat: Tone) -> str:
    """The near hind leg, straight."""
    leg = "M11 104 C14 92 44 96 50 124 C48 140 36 146 34 154 L34 186 H21 L19 156 C20 146 10 126 11 104 Z"
    return shape(leg, coat.base) + shape("M20 184 H35 L38 198 H17 Z", INK)


def far_hind_leg(coat: Tone) -> str:
    """The other hind leg, behind the body and therefore in the shade."""
    leg = "M48 116 L72 126 C70 140 64 148 66 156 L76 186 H63 L52 158 C50 146 44 132 48 116 Z"
    return shape(leg, coat.dark) + shape("M62 184 H77 L82 198 H60 Z", INK)


def tucked_foreleg(coat: Tone) -> str:
    """The near foreleg of a rearing horse, bent under its chest."""
    leg = (
        "M104 118 C112 104 132 106 138 114 L160 132 C166 138 163 144 160 147 L150 164 L140 159 L146 145 "
        "L130 140 C114 140 102 132 104 118 Z"
    )
    return shape(leg, coat.base) + shape("M140 157 L151 162 L146 176 L131 169 Z", INK)


def far_tucked_foreleg(coat: Tone) -> str:
    """The far foreleg of a rearing horse."""
    leg = (
        "M118 112 C132 106 144 110 150 116 L170 116 C175 122 173 128 170 132 L170 150 L159 151 L157 134 "
        "L138 138 C126 136 116 126 118 112 Z"
    )
    return shape(leg, coat.dark) + shape("M158 149 L170.5 147 L172 161 L156 163 Z", INK)


def mane_and_ears(coat: Tone) -> str:
    """The scalloped mane along the crest, and the two ears over it."""
    mane = (
        "M140 18 C130 14 122 20 120 28 C112 26 106 34 107 42 C99 42 94 50 96 57 C90 60 86 66 88 72 "
        "C98 72 104 66 108 60 C114 56 118 50 120 44 C126 40 132 32 140 28 Z"
    )
    ears = shape("M130 24 C126 12 130 2 136 -6 C141 2 143 12 141 22 Z", coat.base)
    ears += shape("M138 24 C138 14 143 6 150 2 C152 10 151 18 147 26 Z", coat.base)
    return shape(mane, coat.light) + ears + stroke("M136 4 V16", coat.dark, 2.2)


def muzzle(bridle: Tone) -> str:
    """Eye, nostril and mouth, with the bridle over the head."""
    eye = oval(153, 44, 3.2, 3.8, INK) + disc(152, 42.6, 1, WHITE) + oval(169, 71, 1.8, 2.6, INK)
    straps = ink("M150 26 L142 70 M144 62 L171 56.5", 6.2)
    straps += stroke("M150 26 L142 70 M144 62 L171 56.5", bridle.base, 3)
    return eye + ink("M160 79 C164 77 168 77 171 77", 2) + straps + disc(146, 61, 4, GOLD.base, 1.6)


def harness(wear: Harness) -> str:
    """Chest strap with its boss, crupper, and the saddle cloth with its scalloped hem."""
    cloth = "M44 62 C60 68 84 66 102 60 L110 118 Q102 128 94 121 Q86 131 78 123 Q70 132 62 124 Q54 131 46 122 Z"
    shade = "M84 66 L102 60 L110 118 Q102 128 94 121 Q90 126 86 127 Z"
    chest = tube("M112 74 C122 92 132 98 139 104", wear.strap.base, 4, 2.5) + disc(126, 93, 4.2, GOLD.base, 1.6)
    crupper = tube("M18 80 C20 96 30 108 50 110", wear.strap.base, 3.4, 2.3)
    pattern = woven(wear.motif, (56, 80, 96, 112), wear.motif_colour, 14)
    hem = stroke("M49 116 Q55 124 62 117 Q70 125 78 116 Q86 124 94 114 Q101 120 107 112", wear.strap.base, 2.4)
    blanket = fill(cloth, wear.cloth.base) + fill(shade, wear.cloth.dark) + pattern + hem + ink(cloth)
    return chest + crupper + blanket
