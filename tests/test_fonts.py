"""The bundled font: one family in two weights, with every character that four languages and a typed name need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGlyphRun, QTextLayout
from PySide6.QtWidgets import QApplication

from desk.resources import FONT_FAMILY, FONT_FILES, resource
from desk.ui import theme

NEEDED = {
    "Italian": "àèéìíîòóùúÀÈÉÌÒÙ«»",
    "Spanish": "áéíñóúüÁÉÍÑÓÚÜ¿¡ºª",
    "Japanese": "あいうえおアイウエオがぱっゃー。、「」・〜々親子札手役棍棒杯剣貨切山場",
    "full width": "ＡＺａｚ０９！？（）：",
    "signs": "←→↑↓−×·…“”‘’–—①⑳★☆✓½▲▼●○",
}


@pytest.fixture
def loaded(qapp: QApplication) -> Iterator[list[int]]:
    numbers = [QFontDatabase.addApplicationFont(str(resource("fonts", name))) for name in FONT_FILES]
    yield numbers
    for number in numbers:
        QFontDatabase.removeApplicationFont(number)


def runs(text: str, weight: QFont.Weight) -> list[QGlyphRun]:
    font = QFont(FONT_FAMILY)
    font.setPixelSize(20)
    font.setWeight(weight)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout.glyphRuns()


def test_both_files_are_one_family(loaded: list[int]) -> None:
    assert [QFontDatabase.applicationFontFamilies(number) for number in loaded] == [[FONT_FAMILY], [FONT_FAMILY]]
    assert {"Regular", "Bold"} <= set(QFontDatabase.styles(FONT_FAMILY))


@pytest.mark.parametrize(
    ("weight", "style", "file"),
    [(QFont.Weight.Normal, "Regular", FONT_FILES[0]), (QFont.Weight.Bold, "Bold", FONT_FILES[1])],
)
def test_a_weight_is_its_own_file_and_not_thickened(
    loaded: list[int], weight: QFont.Weight, style: str, file: str
) -> None:
    found = runs("A競輪7", weight)
    assert len(found) == 1, "another font had to help out"
    raw = found[0].rawFont()
    assert (raw.familyName(), raw.styleName()) == (FONT_FAMILY, style)
    # the cut file, not a whole one of the same name that the system may have
    assert raw.fontTable("CFF ").size() == TTFont(resource("fonts", file)).reader.tables["CFF "].length


@pytest.mark.parametrize("file", FONT_FILES)
@pytest.mark.parametrize("language", NEEDED)
def test_has_the_characters_of(file: str, language: str) -> None:
    characters = TTFont(resource("fonts", file)).getBestCmap()
    assert "".join(c for c in NEEDED[language] if ord(c) not in characters) == ""


@pytest.mark.parametrize("file", FONT_FILES)
def test_has_every_kanji_of_jis_level_1(file: str) -> None:
    characters = TTFont(resource("fonts", file)).getBestCmap()
    cells = [bytes((row, cell)) for row in range(0xB0, 0xCF) for cell in range(0xA1, 0xFF)]
    level = [cell.decode("euc_jp") for cell in cells]
    assert len(level) == 2914  # and 51 more in the last, unfinished row
    assert [c for c in level if ord(c) not in characters] == []


def test_figures_are_as_wide_as_each_other(loaded: list[int]) -> None:
    """The font has no `tnum`: its figures are tabular as they are, and scores in columns rest on that."""
    for weight in (QFont.Weight.Normal, QFont.Weight.Bold):
        font = QFont(FONT_FAMILY, weight=weight)
        font.setPixelSize(20)
        metrics = QFontMetricsF(font)
        assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


def test_the_windows_ask_for_this_family() -> None:
    assert theme.FAMILY == FONT_FAMILY


@pytest.mark.parametrize("file", FONT_FILES)
def test_says_whose_it_is_and_under_which_licence(file: str) -> None:
    names = TTFont(resource("fonts", file))["name"]
    owner = names.getDebugName(0)
    assert "Open Font License" in names.getDebugName(13)
    assert "Reserved Font Name" not in owner
    licence = resource("fonts", "OFL.txt").read_text(encoding="utf-8")
    assert licence.startswith(owner)
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
