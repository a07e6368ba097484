"""Who may see what and when, as a table: the paragraph "Information" of the rules text (2.2), and 2.1 and 2.4."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desk.core.cards import Card, cards
from desk.core.zones import Audience, hand, pile, trick
from desk.engine.views import observe
from desk.games.cuatrola import GAME
from tests.helpers.cuatrola import Table
from tests.helpers.twins import sees

# CH1 and CH5 of the rules text
PLAIN = ("1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Nd · 0: Kb Kc Jc Js Jd", "Jd")
SOLO = ("2: 3b Nc 3s Ad Jd · 3: 3c Ks 3d Kd Nd · 0: Ab Kb Nb Jc Ns · 1 out: Jb Ac Kc As Js", "Jc")
EVERYBODY = ("0", "1", "2", "3", "public")


def dealt() -> Table:
    """A plain hand that has just been dealt."""
    return Table.of(*PLAIN)


def led() -> Table:
    """After a trick and a half: 1:Ac 2:3d 3:Ad 0:Jc, forty, 3:Ab 0:Kb."""
    table = dealt().bid("pass pass pass pass")
    table.play("1:Ac 2:3d 3:Ad 0:Jc")
    table.act("3 sing d").play("3:Ab 0:Kb")
    return table


def unsung() -> Table:
    """The same, where the forty was not sung."""
    table = dealt().bid("pass pass pass pass")
    table.play("1:Ac 2:3d 3:Ad 0:Jc")
    table.act("3 decline")
    return table


def solo() -> Table:
    """A solo by 3, while 1 sits out, after the first trick and its cante."""
    table = Table.of(*SOLO).bid("pass pass solo pass")
    table.play("2:3b 3:3c 0:Nb")
    return table.act("3 sing d")


def indicator_played() -> Table:
    """A hand in which the indicator has been played and won."""
    table = led()
    table.play("1:Jb 2:3b 3:Nb 0:Jd 1:Nc 2:3s")
    return table


MATRIX = [
    # moment, card, who can place it
    (dealt, "Ac", "1"),  # an own hand is private
    (dealt, "3b", "2"),
    (dealt, "Ab", "3"),
    (dealt, "Kb", "0"),
    (dealt, "Jd", "0 1 2 3 public"),  # the indicator is everybody's to remember
    (led, "Ab", "0 1 2 3 public"),  # played cards
    (led, "Kb", "0 1 2 3 public"),
    (led, "Ac", "0 1 2 3 public"),  # won cards have been seen
    (led, "Kd", "0 1 2 3 public"),  # sung: the singer holds king and knight
    (led, "Nd", "0 1 2 3 public"),
    (led, "Nb", "3"),
    (led, "Jd", "0 1 2 3 public"),  # the indicator is known until it is played
    (unsung, "Kd", "3"),  # nobody learns that somebody could have sung
    (unsung, "Nd", "3"),
    (unsung, "Jd", "0 1 2 3 public"),
    (indicator_played, "Jd", "0 1 2 3 public"),
    (indicator_played, "Ks", "2"),
    (solo, "Ac", "1"),  # the hand that sits out is hidden, from the declarer too
    (solo, "Js", "1"),
    (solo, "Kd", "0 1 2 3 public"),
    (solo, "Ks", "3"),
]


@pytest.mark.parametrize(("moment", "card", "who"), MATRIX, ids=[f"{m.__name__}-{c}" for m, c, _ in MATRIX])
def test_who_can_place_a_card(moment: Callable[[], Table], card: str, who: str) -> None:
    state = moment().state
    viewers = {name: None if name == "public" else int(name) for name in EVERYBODY}
    found = [name for name, viewer in viewers.items() if sees(observe(state, viewer), Card(card))]
    assert " ".join(found) == who


def test_the_audiences() -> None:
    assert dict(GAME.zones) == {
        "stock": Audience.NOBODY,
        "hand": Audience.OWNER,
        "trick": Audience.EVERYONE,
        "pile": Audience.NOBODY,
    }


def test_a_won_trick_lies_face_down_and_is_remembered() -> None:
    view = observe(led().state, 2)
    assert view.zones[pile(1)] == (None,) * 4
    assert set(view.known[pile(1)]) == set(cards("Ac 3d Ad Jc"))
    assert view.zones[trick(3)] == cards("Ab")


def test_the_indicator_is_known_in_its_hand_until_it_is_played() -> None:
    assert observe(dealt().state, 1).known[hand(0)] == cards("Jd")
    assert hand(0) not in observe(indicator_played().state, 1).known
    assert observe(indicator_played().state, 1).facts.indicator == Card("Jd"), "it still names the trump"


def test_public_facts_are_the_same_for_all() -> None:
    for moment in (dealt, led, unsung, solo):
        views = [observe(moment().state, viewer) for viewer in (0, 1, 2, 3, None)]
        for name in ("facts", "actors", "total", "badges", "marks", "statuses", "out", "winning", "phase", "dealer"):
            assert all(getattr(view, name) == getattr(views[0], name) for view in views), name


def test_only_the_seat_that_is_asked_sees_its_decision() -> None:
    state = dealt().state
    assert [observe(state, viewer).decision is not None for viewer in (0, 1, 2, 3, None)] == [
        False,
        True,
        False,
        False,
        False,
    ]


def test_everybody_hears_bids_cantes_and_counts() -> None:
    facts = observe(led().state, 2).facts
    assert (facts.trump, facts.contract, facts.tricks, facts.cantes) == ("d", "plain", (0, 0, 0, 1), ((3, "d", 40),))
    view = observe(solo().state, 2)
    assert (view.facts.declarer, view.out) == (3, (1,))


def test_a_window_looks_the_same_whether_somebody_can_sing_or_not() -> None:
    """CH1 with one card of 3's cante in another hand: the other seats perceive the same."""
    other = "1: Jb Ac 3c Nc As · 2: 3b 3s Ks Ns 3d · 3: Ab Nb Ad Kd Kb · 0: Nd Kc Jc Js Jd"
    tables = [dealt(), Table.of(other, "Jd")]
    views = []
    for table in tables:
        table.bid("pass pass pass pass")
        table.play("1:Ac 2:3d 3:Ad 0:Jc")
        if table.state.phase == "singing":
            table.act("3 decline")
        views.append(observe(table.state, 2))
    assert views[0].history == views[1].history
    assert views[0] == views[1]


def test_the_hand_that_sat_out_is_shown_after_the_count_only() -> None:
    table = solo()
    assert observe(table.state, 3).result is None
    table.play("3:3d 0:Jc 2:Ad 0:Ab 2:Nc 3:Nd 2:3s 3:Ks 0:Ns 2:Jd 3:Kd 0:Kb")
    result = observe(table.state, None).result
    assert result is not None
    assert result.sheet.revealed == ((1, cards("Jb Ac Kc As Js")),)
    assert observe(table.state, 3).zones[hand(1)] == (None,) * 5
