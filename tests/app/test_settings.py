"""The settings: every value by itself, a broken file set aside, nothing lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desk import settings as module
from desk.core.text import Text
from desk.settings import Settings, SettingsFile

OTHER: dict[str, Any] = {
    "language": "ja",
    "pace": "off",
    "trick_until_clicked": True,
    "felt": "wine",
    "names": ["Anna", "", "太郎", "x"],
    "levels": ["person", "easy", "normal", "random"],
    "options": {"cuatrola": {"target": 21, "exact": False, "auction": "first_bid"}},
    "window_size": [1280, 800],
    "window_state": "maximized",
    "text_size": 1.25,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "settings.json"


@pytest.fixture
def told() -> list[Text]:
    return []


def written(path: Path, values: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(values if isinstance(values, bytes) else json.dumps(values).encode())


def test_what_is_kept_comes_back(path: Path, told: list[Text]) -> None:
    file = SettingsFile(path, told.append)
    assert file.load() == Settings()
    written(path, OTHER)
    settings = file.load()
    assert settings != Settings()
    assert settings.window_size == (1280, 800)
    assert file.save(settings)
    assert json.loads(path.read_text(encoding="utf-8")).items() >= OTHER.items()
    assert SettingsFile(path).load() == settings
    assert told == []
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_what_a_newer_version_wrote_is_kept(path: Path) -> None:
    written(path, OTHER | {"sound": {"volume": 0.5}})
    file = SettingsFile(path)
    settings = file.load()
    settings.felt = "slate"
    assert file.save(settings)
    again = json.loads(path.read_text(encoding="utf-8"))
    assert again["sound"] == {"volume": 0.5}
    assert again["felt"] == "slate"


BAD: list[tuple[str, Any]] = [
    ("language", 1),
    ("language", "x" * 101),
    ("pace", "warp"),
    ("pace", None),
    ("pace", ["off"]),
    ("trick_until_clicked", 1),
    ("trick_until_clicked", "true"),
    ("felt", "red"),
    ("felt", {}),
    ("names", "Anna"),
    ("names", [1]),
    ("levels", [None]),
    ("options", []),
    ("options", {"cuatrola": 1}),
    ("window_size", [1280]),
    ("window_size", [0, 800]),
    ("window_size", [1280, 10**9]),
    ("window_size", [True, 800]),
    ("window_size", [1280.5, 800]),
    ("window_size", "big"),
    ("window_state", "tiny"),
    ("text_size", True),
    ("text_size", 0),
    ("text_size", 100),
    ("text_size", "1"),
]


@pytest.mark.parametrize(("name", "value"), BAD, ids=lambda value: str(value)[:20])
def test_a_bad_value_costs_only_itself(path: Path, told: list[Text], name: str, value: Any) -> None:
    written(path, OTHER)
    file = SettingsFile(path, told.append)
    good = file.load()
    written(path, OTHER | {name: value})
    setattr(good, name, getattr(Settings(), name))
    assert file.load() == good
    assert told == []
    assert path.exists()


BROKEN = [
    b"",
    b"\0" * 50,
    b"{",
    b'{"pace": "off", "pace": "slow"}',
    b"[1]",
    b"\xff\xfe",
    b'{"a":' * 5000,
    b'{"a": NaN}',
]


@pytest.mark.parametrize("data", BROKEN, ids=lambda data: str(data[:12]))
def test_a_broken_file_is_set_aside_and_told(path: Path, told: list[Text], data: bytes) -> None:
    for number in (1, 2):
        written(path, data)
        file = SettingsFile(path, told.append)
        assert file.load() == Settings()
        kept = path.with_name(f"settings.damaged-{number}.json")
        assert kept.read_bytes() == data
        assert len(told) == number
        assert ("file", str(kept)) in told[-1].parameters
        assert file.save(Settings(felt="blue"))
        assert file.load().felt == "blue"


def test_a_file_cut_anywhere_starts_the_program(path: Path, told: list[Text], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desk.session.files.sync_folder", lambda folder: None)  # hundreds of times
    SettingsFile(path).save(Settings(felt="blue"))
    whole = path.read_bytes()
    for length in range(len(whole) - 1):
        path.write_bytes(whole[:length])
        assert SettingsFile(path, told.append).load() == Settings()
        path.with_name("settings.damaged-1.json").unlink()
    assert len(told) == len(whole) - 1


def test_a_byte_order_mark_is_no_harm(path: Path, told: list[Text]) -> None:
    written(path, b"\xef\xbb\xbf" + json.dumps(OTHER).replace(", ", ",\r\n").encode())
    assert SettingsFile(path, told.append).load().felt == "wine"
    assert told == []


def test_what_cannot_be_renamed_is_not_written_over(
    path: Path, told: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(path: Path, word: str) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(module, "set_aside", no)
    written(path, b"precious")
    file = SettingsFile(path, told.append)
    assert file.load() == Settings()
    assert not file.save(Settings())
    assert path.read_bytes() == b"precious"
    assert len(told) == 1


@pytest.mark.logs
def test_a_failure_to_write_is_told_once(path: Path, told: list[Text]) -> None:
    path.parent.mkdir()
    path.parent.rmdir()
    path.parent.write_text("in the way")
    file = SettingsFile(path, told.append)
    assert file.load() == Settings()
    assert not file.save(Settings())
    assert not file.save(Settings())
    assert len(told) == 1
    path.parent.unlink()
    assert file.save(Settings())


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.json"
    real.write_text("{}")
    path.parent.mkdir()
    try:
        path.symlink_to(real)
    except OSError:
        pytest.skip("no links here")
    file = SettingsFile(path)
    file.load()
    assert file.save(Settings(felt="blue"))
    assert path.is_symlink()
    assert json.loads(real.read_text(encoding="utf-8"))["felt"] == "blue"


def test_half_a_character_in_a_name_is_no_harm(path: Path) -> None:
    file = SettingsFile(path)
    assert file.save(Settings(names=["A\ud800", "B"]))
    assert file.load().names == ["A?", "B"]


def test_the_folder_of_the_system_is_used(own_directories: Path) -> None:
    assert SettingsFile().save(Settings())
    assert [found.name for found in own_directories.rglob("settings.json")] == ["settings.json"]
