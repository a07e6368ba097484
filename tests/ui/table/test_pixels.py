"""Crisp cards at every scale of the screen, in processes of their own; and the command that draws pictures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parent.parent.parent.parent
PROBE = """
import json, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from desk.ui import language
language.load_fonts(); language.use_font()
from tests.helpers.tables import Bench, session_of, run_for
found = []
for size in ((1280, 800), (1023, 641), (907, 611)):
    bench = Bench(session_of(), size=size).deal(dealer=0).rest()
    bench.act("1 pass", "2 pass", "3 pass").rest()
    ratio = bench.page.view.devicePixelRatioF()
    for item in bench.page.scene._items.values():
        picture, rect = item._picture(), item.card_rect().translated(item.pos())
        found.append({
            "ratio": ratio, "own": item.pose.turn == 0, "shown": item.isVisible(),
            "pixels": [picture.width(), picture.height()], "wanted": item.pose.width * ratio,
            "left": rect.x() * ratio, "top": rect.y() * ratio, "drawn": rect.width() * ratio,
        })
    felt = bench.page.view.felt
    found[-1]["felt"] = [felt.width(), felt.height(), size[0] * ratio, size[1] * ratio]
    bench.close()
print(json.dumps(found))
"""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2"])
def test_card_pictures_are_made_and_laid_in_device_pixels(scale: str) -> None:
    """O065: no card is scaled when it is drawn, and none lies between two pixels."""
    environment = os.environ | {"QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PROBE]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    cards = json.loads(done.stdout)
    assert len([card for card in cards if card["own"]]) >= 15
    for card in cards:
        assert card["ratio"] == float(scale)
        assert card["pixels"][0] == round(card["wanted"])
        assert card["drawn"] == pytest.approx(card["pixels"][0], abs=0.01)
        if card["own"]:
            assert card["left"] == pytest.approx(round(card["left"]), abs=0.01)
            assert card["top"] == pytest.approx(round(card["top"]), abs=0.01)
        if "felt" in card:
            width, height, wanted_width, wanted_height = card["felt"]
            assert (width, height) == (round(wanted_width), round(wanted_height))


def screenshot(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "desk", "screenshot", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_the_command_draws_a_picture_of_the_size_in_device_pixels(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    done = screenshot("--seed", "3", "--moves", "6", "--size", "1000x640", "--scale", "1.5", "--out", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    picture = QImage(str(file))
    assert (picture.width(), picture.height()) == (1500, 960)
    colours = {picture.pixel(x, y) for x in range(0, 1500, 7) for y in range(0, 960, 7)}
    assert len(colours) > 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--size", "huge"], "a size is written like 1366x768, not 'huge'"),
        (["--scale", "9"], "a scale is a number from 0.5 to 4, not '9'"),
        (["--game", "poker"], "there is no game 'poker'"),
        (["--lang", "tlh"], "invalid choice: 'tlh'"),
    ],
)
def test_words_that_it_does_not_know(tmp_path: Path, words: list[str], sentence: str) -> None:
    file = tmp_path / "table.png"
    done = screenshot(*words, "--out", str(file))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert not file.exists()


def test_a_place_where_it_cannot_write(tmp_path: Path) -> None:
    done = screenshot("--page", "about", "--out", str(tmp_path / "nowhere" / "table.png"))
    assert done.returncode == 1
    assert "cannot write" in done.stderr
