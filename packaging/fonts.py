"""Makes the files of `resources/fonts/` again from the ones that Debian's package fonts-noto-cjk installs.

    apt-get install fonts-noto-cjk
    python packaging/fonts.py

The Japanese face of Noto Sans CJK, Regular and Bold, cut to what four languages and a typed name need: Latin with
its accents, kana, full-width forms, the signs of the screens, the kanji of JIS level 1 and those of level 2 in
`MORE_KANJI`. The fonts declare no Reserved Font Name. All the same the cut is called `FONT_FAMILY`: where a system has
the whole font too, Qt took its Bold instead of ours under the common name. `OFL.txt` is written beside the files
with the copyright line that stands in the font.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from desk.resources import FONT_FAMILY, FONT_FILES

FROM = Path("/usr/share/fonts/opentype/noto")
COPYRIGHT = Path("/usr/share/doc/fonts-noto-cjk/copyright")
TO = Path(__file__).resolve().parent.parent / "resources" / "fonts"
WEIGHTS = ("Regular", "Bold")  # in the order of FONT_FILES

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x02C6, 0x02DD),  # accents that stand alone
    (0x2010, 0x2027),  # dashes, quotes, bullet, ellipsis
    (0x2030, 0x203B),
    (0x2153, 0x215E),  # thirds and eighths
    (0x2460, 0x2473),  # numbers in circles
    (0x3000, 0x30FF),  # CJK punctuation, hiragana, katakana
    (0xFF01, 0xFF9F),  # full-width and half-width forms
)
SIGNS = "€™№←→↑↓↔⇒−×÷±≠≤≥∞·…■□▲△▼▽◀▶◆◇○●◎★☆♠♡♢♣♤♥♦♧✓"
# Kanji beyond level 1 that the translations or common names use.
MORE_KANJI = "凛凜遙槇堯瑤颯莉苺澪禎彌壽惠曉檜榮瀧眞禪萬藏龍靜麒麟棍賽騙噓籠罠揃捲剥"
FEATURES = ["ccmp", "kern", "palt", "halt", "locl", "mark", "liga"]


def characters() -> set[int]:
    """The code points that the cut font is to have, as far as the whole one has them."""
    wanted = {code for first, last in RANGES for code in range(first, last + 1)}
    wanted.update(map(ord, SIGNS + MORE_KANJI))
    for row in range(16, 48):  # JIS X 0208 keeps the kanji of level 1 in these rows
        for cell in range(1, 95):
            try:
                wanted.add(ord(bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue  # the last row is not full
    return wanted


def cut(source: Path, target: Path) -> str:
    """Writes the cut font under our name; answers the copyright line of the font."""
    options = subset.Options()
    options.font_number = 0
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters())
    cutter.subset(font)
    rename(font)
    subset.save_font(font, str(target), options)
    return str(font["name"].getDebugName(0))


def rename(font: TTFont) -> None:
    names = font["name"]
    style = names.getDebugName(2)
    full = FONT_FAMILY if style == "Regular" else f"{FONT_FAMILY} {style}"
    postscript = f"{FONT_FAMILY.replace(' ', '')}-{style}"
    version = names.getDebugName(3).split(";")[0]
    origin = f"Cut from {names.getDebugName(4)}. {names.getDebugName(10)}"
    for number, text in {1: FONT_FAMILY, 3: f"{version};{postscript}", 4: full, 6: postscript, 10: origin}.items():
        names.setName(text, number, 3, 1, 0x409)
    names.names = [record for record in names.names if record.langID == 0x409]
    outlines = font["CFF "].cff
    outlines.fontNames[0] = postscript
    outlines[0].FullName = full
    outlines[0].FamilyName = FONT_FAMILY


def licence(copyright_line: str) -> str:
    """The text of the licence, out of the file in which Debian indents it and marks empty lines by a dot."""
    after = COPYRIGHT.read_text(encoding="utf-8").split("\nLicense: SIL-1.1\n -", 1)[1]
    lines = [" -" + after.split("\n", 1)[0], *after.split("\n", 1)[1].split("\n\n", 1)[0].split("\n")]
    text = "\n".join("" if line == " ." else line[1:] for line in lines)
    head = f"{copyright_line}\n\nThis Font Software is licensed under the SIL Open Font License, Version 1.1.\n\n"
    return f"{head}{text}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=TO, help="the folder to write to")
    folder: Path = parser.parse_args().to
    folder.mkdir(parents=True, exist_ok=True)
    for weight, name in zip(WEIGHTS, FONT_FILES, strict=True):
        line = cut(FROM / f"NotoSansCJK-{weight}.ttc", folder / name)
    (folder / "OFL.txt").write_text(licence(line), encoding="utf-8")


if __name__ == "__main__":
    main()
