"""The rey: a king on his feet, an open mantle edged with ermine over a tunic with a jewelled band."""

from __future__ import annotations

from desk.art.kit.figure import FIGURE_WIDTH, belt, cuff, fist, folds, hand, held_sword, limb, orb, sceptre
from desk.art.kit.heads import head
from desk.art.kit.ornaments import ermine, ermine_cape, jewels
from desk.art.kit.palette import BROWN, RED, SKIN, WHITE, Tone
from desk.art.kit.svg import OUTLINE, disc, ink, mirror, place, shape, solid, stroke
from desk.art.spanish.costumes import SUITS, Costume
from desk.art.spanish.pips import PipSize, coin, cudgel, cup

_SLEEVE = 24.0


def _mantle(main: Tone) -> str:
    cloth = (
        "M84 160 C62 186 54 250 34 340 C48 350 66 346 80 352 L164 352 C182 352 194 350 204 342 "
        "C186 260 178 186 156 160 Z"
    )
    shade = "M156 160 C178 186 186 260 204 342 C194 350 182 352 168 352 C172 290 166 220 142 164 Z"
    creases = "M70 214 C62 258 54 300 46 340 M82 236 C76 276 68 318 64 346 M176 236 C182 270 188 306 192 342"
    hem_edge = "M36 339 C50 348 66 343 80 349 M160 349 C176 350 192 347 202 341"
    hem = "M37 339 C50 347 66 343 79 348 M161 349 C176 349 192 346.5 201 341"
    return solid(cloth, main, shade) + folds(creases, main) + ink(cloth) + ink(hem_edge, 12) + stroke(hem, WHITE, 6.5)


def _legs(hose: Tone) -> str:
    legs = shape("M100 318 H118 L116 350 H102 Z", hose.base) + shape("M122 318 H140 L138 350 H124 Z", hose.dark)
    shoes = shape("M117 346 V356 H84 C84 350 92 347 101 346 Z", BROWN.dark)
    return legs + shoes + shape("M123 346 V356 H156 C156 350 148 347 139 346 Z", BROWN.dark)


def _tunic(wear: Costume) -> str:
    cloth = (
        "M96 168 L90 236 C84 268 80 296 78 322 Q88 332 99 325 Q109 334 120 327 Q131 334 141 325 Q152 332 162 322 "
        "C160 296 156 268 150 236 L144 168 Z"
    )
    shade = (
        "M124 168 H144 L150 236 C156 268 160 296 162 322 Q152 332 141 325 Q136 330 132 330 C136 280 134 220 124 168 Z"
    )
    centre = shape("M112 168 H128 L130 326 Q120 334 110 326 Z", wear.band, OUTLINE * 0.8)
    lines = stroke("M99 258 L94 312 M141 258 L147 312", wear.trim, 2.6)
    hem = stroke("M82 316 Q89 324 99 318 M141 318 Q151 324 158 316", wear.trim, 2.4)
    stones = jewels(120, (204, 222, 262, 280, 298, 315), wear.main.base)
    return solid(cloth, wear.accent, shade) + centre + stones + lines + hem


def _fur_edges() -> str:
    edge = "M104 162 C92 200 84 270 80 350 L68 350 C70 270 78 200 90 160 Z"
    tails = ((91, 188), (85, 214), (81, 240), (78, 266), (76, 292), (75, 318))
    left = ermine(edge, tails, -0.6)
    return left + mirror(left, FIGURE_WIDTH)


def _low_arm(suit: str, wear: Costume) -> str:
    arm = limb((86, 178), (42, 214), (82, 236), _SLEEVE, wear.main.base)
    arm += folds("M66 196 C58 206 56 214 60 222", wear.main) + cuff((73, 227), (81, 239))
    if suit in "dc":
        return arm + place(sceptre(wear.accent), 87, 242, turn=-20) + fist(87, 242, -14)
    return arm + disc(88, 243, 9.5, SKIN, OUTLINE) + orb(90, 224)


def _high_arm(suit: str, wear: Costume) -> str:
    arm = limb((154, 178), (204, 214), (186, 170), _SLEEVE, wear.main.base)
    if suit == "b":
        club = place(cudgel(PipSize(1.42, 1.5)), 191, 106, turn=6)
        return arm + club + cuff((177, 174), (196, 170)) + fist(188, 160, 7)
    arm += cuff((177, 172), (196, 167))
    if suit == "s":
        return arm + place(held_sword(116), 187, 152, turn=4) + fist(187, 153, 4)
    sign = place(coin(PipSize(0.68, 0.68)), 184, 111) if suit == "d" else place(cup(PipSize(0.8, 0.8)), 184, 103)
    return arm + sign + hand(185, 150, 10)


def rey(suit: str) -> str:
    """The king of a suit, facing right, on the canvas of the figures."""
    who = SUITS[suit]
    wear = who.costume
    girdle = belt("M90 232 H150 L151 245 H89 Z", wear.leather, (109, 228, 22, 21), RED.base)
    body = _mantle(wear.main) + _legs(wear.hose) + _tunic(wear) + girdle + _fur_edges()
    body += _low_arm(suit, wear) + _high_arm(suit, wear) + ermine_cape()
    return body + place(head(who.rey, who.rey_crown.draw()), 120, 116)
