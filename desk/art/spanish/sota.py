"""The sota: a page on foot in puffed, striped breeches and a ruff, one foot forward, the sign in a raised hand."""

from __future__ import annotations

from desk.art.kit.figure import fist, folds, hand, held_sword, limb, seam
from desk.art.kit.heads import head
from desk.art.kit.ornaments import buttons, ruff, sash_stripes
from desk.art.kit.palette import BROWN, Tone
from desk.art.kit.svg import ink, place, shape, solid, stroke
from desk.art.spanish.costumes import SUITS, Costume
from desk.art.spanish.pips import PipSize, coin, cudgel, cup

_SLEEVE = 17.0


def _cape(accent: Tone) -> str:
    cloth = "M90 152 C62 166 52 220 56 276 C70 282 84 276 96 268 C98 240 100 220 104 200 Z"
    hem = stroke("M58 269 C70 275 82 270 95 262", accent.light, 2.6)
    creases = "M76 196 C68 224 66 250 68 274 M90 200 C84 226 80 250 82 270"
    return shape(cloth, accent.base) + folds(creases, accent) + hem


def _legs(hose: Tone) -> str:
    standing = "M96 262 C92 284 94 304 97 322 L98 344 H113 L116 320 C119 304 120 284 119 262 Z"
    standing_shade = "M110 264 C112 284 110 304 108 322 L108 344 H113 L116 320 C119 304 120 284 119 262 Z"
    forward = "M122 262 C122 284 126 302 130 320 L138 344 H153 L148 318 C150 300 150 284 146 262 Z"
    forward_shade = "M136 264 C140 284 140 302 140 320 L146 344 H153 L148 318 C150 300 150 284 146 262 Z"
    shoes = shape("M96 340 H114 V353 H76 C76 345 88 343 96 340 Z", BROWN.dark)
    shoes += shape("M137 340 H153 C162 343 172 345 172 353 H139 Z", BROWN.dark)
    shoes += stroke("M82 349 C88 346 94 345 100 345 M146 345 C154 345 160 347 166 349", BROWN.base, 2.2)
    return solid(standing, hose, standing_shade) + solid(forward, hose, forward_shade) + shoes


def _breeches(wear: Costume) -> str:
    cloth = (
        "M92 218 H148 C164 232 166 256 158 272 C146 280 130 278 120 268 C110 278 94 280 82 272 C74 256 76 232 92 218 Z"
    )
    shade = "M130 218 H148 C164 232 166 256 158 272 C150 277 142 278 134 275 C144 258 142 236 130 218 Z"
    slashes = (
        "M98 222 C88 240 88 258 92 273",
        "M108 222 C102 240 102 258 106 273",
        "M132 222 C138 240 138 258 134 273",
        "M142 222 C152 240 152 258 148 273",
    )
    stripes = sash_stripes(slashes, wear.accent.base, 3.6)
    return solid(cloth, wear.main, shade) + stripes + ink(cloth) + seam("M120 222 V266")


def _puffed_sleeve(wear: Costume, d: str, slashes: tuple[str, str]) -> str:
    return shape(d, wear.main.base) + sash_stripes(slashes, wear.accent.base, 3) + ink(d)


def _doublet(wear: Costume) -> str:
    cloth = "M86 154 C98 145 142 145 154 154 L149 212 L120 228 L91 212 Z"
    shade = "M124 148 C136 148 148 150 154 154 L149 212 L120 228 C130 200 132 172 124 148 Z"
    braid = stroke("M98 166 L104 214 M142 166 L136 214", wear.accent.base, 4)
    basque = ink("M91.5 211 L120 226 L148.5 211", 3)
    front = seam("M120 156 V224") + buttons(120, (172, 186, 200, 213), wear.button)
    return solid(cloth, wear.main, shade) + braid + front + basque


def _raised_arm(suit: str, wear: Costume) -> str:
    """The near arm; the cudgel is planted on the ground like a crutch, so that arm hangs lower."""
    if suit != "b":
        return limb((152, 162), (196, 196), (186, 152), _SLEEVE, wear.main.base)
    crutch = place(cudgel(PipSize(1.6, 1.75)), 190, 264)
    return crutch + limb((152, 162), (172, 214), (187, 196), _SLEEVE, wear.main.base)


def _held(suit: str) -> str:
    if suit == "d":
        return place(coin(PipSize(0.64, 0.64)), 184, 107) + hand(184, 142)
    if suit == "c":
        return place(cup(PipSize(0.76, 0.76)), 184, 101) + hand(184, 142)
    if suit == "s":
        return place(held_sword(108), 186, 146, turn=6) + fist(186, 147, 6)
    return fist(189, 192)


def sota(suit: str) -> str:
    """The page of a suit, facing right, on the canvas of the figures."""
    who = SUITS[suit]
    wear = who.costume
    far_sleeve = "M92 150 C74 150 62 166 62 182 C70 192 84 190 92 180 Z"
    near_sleeve = "M148 150 C166 150 178 166 178 182 C170 192 156 190 148 180 Z"
    far_slashes = ("M84 156 C75 164 70 174 70 185", "M91 160 C84 168 80 178 80 186")
    near_slashes = ("M156 156 C165 164 170 174 170 185", "M149 160 C156 168 160 178 160 186")
    body = _cape(wear.accent) + _legs(wear.hose) + _breeches(wear)
    body += limb((88, 162), (50, 196), (90, 216), _SLEEVE, wear.main.base)
    body += _puffed_sleeve(wear, far_sleeve, far_slashes) + _doublet(wear) + _raised_arm(suit, wear)
    body += _puffed_sleeve(wear, near_sleeve, near_slashes) + _held(suit) + ruff(120, 150, 31, 10)
    return body + place(head(who.sota, who.sota_hat.draw()), 120, 112)
