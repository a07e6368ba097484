"""The cards as sprites: faces come when they are seen, in play as from an observation."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from desk.art import card_ratio
from desk.core.cards import Card, cards
from desk.core.events import CardMoved, CardsShown, RoundStarted
from desk.core.observation import Observation
from desk.core.zones import STOCK, Zone, hand, pile, trick
from desk.engine.views import observe, redact_all
from desk.games.cuatrola import GAME
from desk.stage.layout import TableLayout, layout
from desk.stage.picture import KNOWN_RAISE, Picture
from tests.helpers.play import moments

PLACES = layout(GAME.layout, 4, 0, (1280, 800), 16.0, card_ratio("spanish"))


def faces(picture: Picture) -> dict[Zone, Counter[Card | None]]:
    """What lies where."""
    found: dict[Zone, Counter[Card | None]] = {}
    for sprite in picture.sprites:
        found.setdefault(sprite.zone, Counter())[sprite.face] += 1
    return found


def expected(seen: Observation) -> dict[Zone, Counter[Card | None]]:
    """What should lie where."""
    found = {}
    for zone, lying in seen.zones.items():
        if lying and zone.kind in ("hand", "trick"):
            known = seen.known.get(zone, ()) if None in lying else ()
            found[zone] = Counter(lying) - Counter({None: len(known)}) + Counter(known)
    return found


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_playing_the_events_gives_the_picture_of_the_observation(viewer: int | None) -> None:
    """The self-check of the table over whole hands, and from the middle of one."""
    compared = 0
    for seed in range(12):
        walked = moments(GAME, seed)
        picture = Picture(GAME.layout, viewer)
        picture.reset(observe(walked[0].before, viewer))
        for moment in walked:
            assert faces(picture) == expected(observe(moment.before, viewer))
            for event in redact_all(GAME, viewer, moment.events):
                picture.apply(event)
            picture.settle()
            afresh = Picture(GAME.layout, viewer)
            afresh.reset(observe(moment.after, viewer))
            assert faces(picture) == faces(afresh) == expected(observe(moment.after, viewer))
            assert not [sprite for sprite in picture.sprites if sprite.zone.kind == "pile"]
            assert picture.dealer == afresh.dealer
            compared += 1
    assert compared > 100


def test_a_sprite_gets_its_face_when_its_card_is_seen_and_not_before() -> None:
    picture = Picture(GAME.layout, 0)
    picture.apply(RoundStarted(0, 3))
    for _ in range(3):
        picture.apply(CardMoved(None, STOCK, hand(2)))
    (shown,) = picture.apply(CardsShown(cards("Kb"), hand(2)))
    assert Counter(s.face for s in picture.in_zone(hand(2))) == Counter({None: 2, Card("Kb"): 1})
    (played,) = picture.apply(CardMoved(Card("3c"), hand(2), trick(2)))
    assert played is not shown, "another back leaves the hand"
    assert played.face is Card("3c")
    (known,) = picture.apply(CardMoved(Card("Kb"), hand(2), trick(2)))
    assert known is shown, "a known card leaves it itself"


def test_a_card_shown_twice_is_one_card() -> None:
    picture = Picture(GAME.layout, 0)
    picture.apply(CardMoved(None, STOCK, hand(1)))
    picture.apply(CardMoved(None, STOCK, hand(1)))
    picture.apply(CardsShown(cards("Kb"), hand(1)))
    picture.apply(CardsShown(cards("Kb"), hand(1)))
    assert [s.face for s in picture.in_zone(hand(1))].count(Card("Kb")) == 1


def test_a_card_that_may_not_be_seen_is_shown_to_nobody() -> None:
    picture = Picture(GAME.layout, 0)
    picture.apply(CardMoved(None, STOCK, hand(1)))
    assert picture.apply(CardsShown((None,), hand(1), to=(2,))) == []
    assert [s.face for s in picture.in_zone(hand(1))] == [None]


def test_what_goes_to_a_pile_is_there_until_it_has_settled() -> None:
    picture = Picture(GAME.layout, 0)
    (sprite,) = picture.apply(CardMoved(Card("3c"), trick(1), pile(1)))
    assert picture.poses(PLACES)[sprite.id].opacity == 0.0
    picture.settle()
    assert picture.sprites == []


def test_a_new_round_clears_the_table() -> None:
    picture = Picture(GAME.layout, 0)
    picture.apply(CardMoved(Card("3c"), STOCK, hand(0)))
    picture.lifts[Card("3c")] = 0.1
    picture.apply(RoundStarted(1, 2))
    assert (picture.sprites, picture.lifts, picture.dealer) == ([], {}, 2)


def dealt(codes: str, viewer: int | None = 0, owner: int = 0) -> Picture:
    """A picture with this hand."""
    picture = Picture(GAME.layout, viewer)
    for card in cards(codes):
        picture.apply(CardMoved(card, STOCK, hand(owner)))
    return picture


def test_the_own_hand_lies_suit_by_suit_from_high_to_low() -> None:
    picture = dealt("Jb Kc Ad 3c Nd Ac")
    assert [sprite.face.code for sprite in picture.own_hand()] == ["Ad", "Nd", "Ac", "3c", "Kc", "Jb"]  # type: ignore[union-attr]


def test_a_lifted_card_is_higher_and_the_others_stay() -> None:
    picture = dealt("Ad 3d Kd")
    before = picture.poses(PLACES)
    picture.lifts[Card("3d")] = 0.1
    after = picture.poses(PLACES)
    moved = {number for number in after if after[number] != before[number]}
    assert moved == {picture.find(Card("3d")).id}  # type: ignore[union-attr]
    number = moved.pop()
    assert before[number].y - after[number].y == pytest.approx(0.1 * PLACES.card_width)


@pytest.mark.parametrize("count", [1, 2, 5, 8, 13])
def test_a_hand_stays_within_its_place_and_shows_every_index(count: int) -> None:
    pack = [card.code for card in GAME.pack(4)]
    picture = dealt(" ".join(pack[:count]))
    poses = sorted(picture.poses(PLACES).values())
    assert poses[0].x - poses[0].width / 2 >= PLACES.hand.x - 0.01
    assert poses[-1].x + poses[-1].width / 2 <= PLACES.hand.right + 0.01
    for left, right in pairwise(poses):
        assert right.x - left.x >= 0.34 * left.width
        assert right.order > left.order


def fan(places: TableLayout) -> tuple[Picture, dict[int, tuple[float, float]]]:
    """A hidden hand of five with one known card."""
    picture = Picture(GAME.layout, 0)
    for _ in range(5):
        picture.apply(CardMoved(None, STOCK, hand(1)))
    picture.apply(CardsShown(cards("Kb"), hand(1)))
    return picture, {number: (pose.x, pose.y) for number, pose in picture.poses(places).items()}


def test_a_known_card_lies_at_the_right_end_larger_and_raised() -> None:
    picture, spots = fan(PLACES)
    known = picture.find(Card("Kb"))
    assert known is not None
    assert max(spots.values())[0] == spots[known.id][0]
    poses = picture.poses(PLACES)
    others = [pose for number, pose in poses.items() if number != known.id]
    assert all(poses[known.id].width > pose.width for pose in others)
    assert {pose.y for pose in others} == {poses[known.id].y + KNOWN_RAISE * PLACES.rem}
    assert poses[known.id].up
    assert not any(pose.up for pose in others)
    assert all(abs(pose.turn) <= 5 for pose in poses.values())


def test_a_fan_is_never_wider_than_its_plate() -> None:
    for count in (1, 2, 5, 13):
        picture = Picture(GAME.layout, 0)
        for _ in range(count):
            picture.apply(CardMoved(None, STOCK, hand(2)))
        poses = picture.poses(PLACES).values()
        plate = PLACES.seats[2].plate
        assert min(pose.x - pose.width / 2 for pose in poses) >= plate.x
        assert max(pose.x + pose.width / 2 for pose in poses) <= plate.right


def test_in_small_windows_there_are_no_fans() -> None:
    small = layout(GAME.layout, 4, 0, (800, 500), 14.0, card_ratio("spanish"))
    assert small.small
    picture, _ = fan(small)
    assert {pose.opacity for pose in picture.poses(small).values()} == {0.0}


def test_a_later_card_of_the_trick_lies_over_an_earlier_one() -> None:
    picture = Picture(GAME.layout, 0)
    for seat, code in ((2, "Ac"), (3, "3c"), (0, "Kc"), (1, "Nc")):
        picture.apply(CardMoved(Card(code), hand(seat), trick(seat)))
    poses = picture.poses(PLACES)
    orders = [poses[picture.find(Card(code)).id].order for code in ("Ac", "3c", "Kc", "Nc")]  # type: ignore[union-attr]
    assert orders == sorted(orders)
    assert len(set(orders)) == 4
