"""Names and portraits agree, and no two at a table are alike."""

from __future__ import annotations

import pytest

from desk import art
from desk.ui import avatars
from desk.ui.language import LANGUAGES

WOMEN = {"Elena", "エレナ", "Lucía", "ルシア", "Rosa", "ローザ", "Carla", "Carmen", "Anna"}


def test_every_language_has_names() -> None:
    assert set(avatars.NAMES) == set(LANGUAGES)
    for names in avatars.NAMES.values():
        assert len(set(names)) == 5
        assert all(name in avatars.FACES for name in names)
        assert all(len(name) <= avatars.LONGEST_NAME for name in names)


def test_a_lady_has_the_portrait_of_a_lady() -> None:
    for name, face in avatars.FACES.items():
        assert face in (art.WOMEN if name in WOMEN else art.MEN), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_portraits_at_a_table_differ(language: str) -> None:
    for own in ("You", *avatars.NAMES[language], "花子"):
        names = [own, *(avatars.bot_name(language, seat, [own]) for seat in range(1, 6))]
        shown = avatars.faces(names, own_seat=0)
        assert len(set(shown)) == 6
        assert set(shown) <= set(art.AVATARS)


def test_four_players_of_the_same_name_look_different() -> None:
    assert len(set(avatars.faces(["Lucía"] * 4))) == 4


def test_a_name_of_ones_own_keeps_its_portrait() -> None:
    assert avatars.face_of("Zoë") == avatars.face_of("Zoë")
    assert avatars.faces(["Zoë"], 0, "es-Kb") == ("es-Kb",)
    assert avatars.faces(["Zoë"], 0, "no such portrait") == (avatars.OWN_FACE,)


@pytest.mark.parametrize(
    ("user", "name"), [("carmen", "Carmen"), ("root", "You"), ("u0_a12", "You"), ("x", "You"), ("花子", "花子")]
)
def test_the_name_from_the_system(monkeypatch: pytest.MonkeyPatch, user: str, name: str) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: user)
    assert avatars.default_own_name() == name


def test_a_system_without_a_user(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert avatars.default_own_name() == "You"
