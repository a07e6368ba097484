"""The caballo: a rider on a rearing horse, the sign held high above the horse's head.

The horse is turned about its haunch while the hind legs stay upright on the ground; the rider leans much less.
"""

from __future__ import annotations

from desk.art.kit import horse
from desk.art.kit.figure import fist, folds, hand, held_sword, limb
from desk.art.kit.heads import head
from desk.art.kit.ornaments import buttons, ruff
from desk.art.kit.palette import BROWN, GOLD
from desk.art.kit.svg import OUTLINE, box, group, ink, place, shape, solid, stroke, tube
from desk.art.spanish.costumes import SUITS, Costume, Suit
from desk.art.spanish.pips import PipSize, coin, cudgel, cup

_REARING = "rotate(-27 40 138)"
_RIDER = "translate(-33 -13) rotate(-6 80 60)"
_SLEEVE = 15.0


def _rearing_horse(who: Suit) -> str:
    coat, wear = who.coat, who.costume
    cloth = horse.Harness(wear.main, wear.accent, wear.motif, wear.saddle_weave)
    back = group(horse.tail(coat), "translate(2 8) rotate(-6 16 80)") + horse.far_hind_leg(coat)
    raised = group(horse.far_tucked_foreleg(coat) + horse.body(coat), _REARING)
    front = horse.tucked_foreleg(coat) + horse.mane_and_ears(coat) + horse.muzzle(wear.accent)
    return back + raised + horse.hind_leg(coat) + group(front + horse.harness(cloth), _REARING)


def _leg(wear: Costume) -> str:
    thigh = (
        "M62 52 C76 46 100 52 108 66 L112 86 C112 100 108 112 106 124 L92 124 C92 110 90 98 88 88 C76 84 62 78 62 52 Z"
    )
    shade = "M100 56 C106 60 108 64 108 66 L112 86 C112 100 108 112 106 124 H100 C102 104 104 78 100 56 Z"
    boot = "M90 102 L108 102 L107 132 C114 136 122 138 124 144 H90 Z"
    stirrup = ink("M98 142 V150 M88 150 H118", 3.2)
    top = shape("M88 98 H111 V108 H88 Z", BROWN.base)
    return solid(thigh, wear.hose, shade) + shape(boot, BROWN.dark) + top + stirrup


def _tunic(wear: Costume) -> str:
    cloth = "M60 -20 C68 -28 96 -28 104 -20 L104 32 C108 44 112 52 112 60 C98 68 66 68 52 62 C54 50 58 40 60 30 Z"
    shade = "M86 -26 C94 -26 100 -24 104 -20 L104 32 C108 44 112 52 112 60 C106 63 98 65 90 66 C94 40 94 0 86 -26 Z"
    girdle = shape("M58 30 H105 L107 41 H56 Z", wear.accent.base) + box(76, 27, 14, 17, 3, GOLD.base, OUTLINE * 0.8)
    skirt = stroke("M66 48 L64 62 M80 48 V66 M96 48 L100 62", wear.main.dark, 2.4)
    return solid(cloth, wear.main, shade) + buttons(84, (2, 14), wear.button) + girdle + skirt


def _lifted(suit: str, wear: Costume) -> str:
    """The far arm with the sign."""
    if suit == "b":
        club = place(cudgel(PipSize(1.08, 1.1)), 149, -54, turn=14)
        return club + limb((98, -8), (136, 18), (140, -12), _SLEEVE, wear.main.base) + fist(141.5, -16, 14)
    if suit == "s":
        arm = limb((98, -8), (136, 16), (142, -18), _SLEEVE, wear.main.base)
        return arm + place(held_sword(92), 143, -24, turn=14) + fist(143, -24, 14)
    arm = limb((98, -8), (138, 14), (145, -20), _SLEEVE, wear.main.base)
    sign = place(coin(PipSize(0.58, 0.58)), 147, -56) if suit == "d" else place(cup(PipSize(0.68, 0.68)), 147, -59)
    return arm + sign + hand(146, -25, 8.5)


def _rider(suit: str, who: Suit) -> str:
    wear = who.costume
    cape = "M66 -18 C44 -6 30 26 22 58 C30 64 40 60 48 66 C58 60 66 64 74 62 Z"
    parts = shape(cape, wear.accent.base) + folds("M56 4 C48 20 42 40 38 58 M64 10 C58 28 54 44 54 60", wear.accent)
    parts += _leg(wear) + _tunic(wear) + _lifted(suit, wear)
    shoulder = shape("M97 -22 C112 -24 120 -6 115 8 C108 14 98 10 93 0 Z", wear.accent.base)
    parts += shoulder + folds("M105 -14 C110 -6 111 2 109 9", wear.accent)
    parts += limb((66, -6), (58, 36), (106, 46), _SLEEVE, wear.main.base) + hand(110, 47, 8.5)
    sleeve = shape("M68 -22 C52 -24 44 -4 48 12 C58 18 70 14 77 4 Z", wear.accent.base)
    parts += sleeve + folds("M60 -14 C55 -6 54 2 55 12 M68 -12 C63 -4 62 2 65 11", wear.accent) + ruff(83, -23, 25, 8)
    return parts + place(head(who.sota, who.caballo_hat.draw()), 83, -56, 0.92)


def caballo(suit: str) -> str:
    """The rider of a suit, facing right, on the canvas of the figures."""
    who = SUITS[suit]
    rein = tube("M99 22 C93 33 85 35 76 31", who.costume.accent.base, 2.4, 1.6)
    figure = _rearing_horse(who) + rein + group(_rider(suit, who), _RIDER)
    return group(figure, "translate(60 156) scale(.97)")
