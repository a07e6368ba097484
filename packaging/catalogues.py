"""Brings the catalogues in ``translations/`` up to date with the texts in the code, or says that they are not.

``python packaging/catalogues.py`` collects every ``T("Context", "text")`` into all catalogues; ``--check`` writes
nothing and fails where that would change one. The English catalogue is filled in here: it says what the code says, and
translators see to its plurals alone.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "it", "es", "ja")
SOURCE_LANGUAGE = "en"
LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
OPTIONS = ("-silent", "-locations", "none", "-no-obsolete", "-tr-function-alias", "translate+=T", "-extensions", "py")

# "%n card(s)" in one and in several; a word that does not only take an s is written out here.
PLURALS = {
    "%n rule(s) differ from the default": ("%n rule differs from the default", "%n rules differ from the default"),
}


def catalogue(folder: Path, language: str) -> Path:
    """The catalogue of a language."""
    return folder / f"desk_{language}.ts"


def collect(folder: Path) -> None:
    """Bring the catalogues in this folder up to date. Raises CalledProcessError."""
    for language in LANGUAGES:
        command = [sys.executable, "-c", LUPDATE, *OPTIONS, "desk", "-source-language", "en", "-target-language"]
        subprocess.run([*command, language, "-ts", str(catalogue(folder, language))], cwd=ROOT, check=True)
        _in_order(catalogue(folder, language))
    _fill_english(catalogue(folder, SOURCE_LANGUAGE))


def english(source: str) -> tuple[str, ...]:
    """What the English catalogue says for a text: for one and for several, where it has a number."""
    if "%n" not in source:
        return (source,)
    return PLURALS.get(source) or (source.replace("(s)", ""), source.replace("(s)", "s"))


def _read(path: Path) -> ET.Element:
    return ET.parse(path).getroot()


def _in_order(path: Path) -> None:
    """The same order on every machine: lupdate keeps the one in which it met the files."""
    root = _read(path)
    contexts = sorted(root.findall("context"), key=lambda context: context.findtext("name") or "")
    for context in contexts:
        messages = context.findall("message")
        messages.sort(key=lambda message: (message.findtext("source") or "", message.findtext("comment") or ""))
        for message in messages:
            context.remove(message)
        context.extend(messages)
        root.remove(context)
    root.extend(contexts)
    _write(path, root)


def _fill_english(path: Path) -> None:
    root = _read(path)
    for message in root.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        said = english(message.findtext("source") or "")
        translation.attrib.pop("type", None)
        for old in list(translation):
            translation.remove(old)
        if message.get("numerus") == "yes":
            translation.text = None
            for form in said:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = said[0]
    _write(path, root)


def _write(path: Path, root: ET.Element) -> None:
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode", short_empty_elements=True)
    # As Qt's own tools write it, so that they change nothing in passing.
    text = re.sub(r" />", "/>", text)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8", newline="\n")


def out_of_date(folder: Path) -> list[str]:
    """The languages whose catalogues do not hold exactly the texts of the code."""
    found = []
    with tempfile.TemporaryDirectory() as fresh:
        for language in LANGUAGES:
            if catalogue(folder, language).exists():
                shutil.copy(catalogue(folder, language), fresh)
        collect(Path(fresh))
        for language in LANGUAGES:
            old = catalogue(folder, language)
            if not old.exists() or _texts(old) != _texts(catalogue(Path(fresh), language)):
                found.append(language)
    return found


def _texts(path: Path) -> list[tuple[str, str, str]]:
    """Every text of a catalogue: context, source, comment."""
    return sorted(
        (context.findtext("name") or "", message.findtext("source") or "", message.findtext("comment") or "")
        for context in _read(path).iter("context")
        for message in context.iter("message")
    )


def main() -> int:
    """Collect, or check."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a catalogue is out of date")
    if parser.parse_args().check:
        stale = out_of_date(ROOT / "translations")
        if stale:
            sys.stderr.write(f"out of date: {', '.join(stale)}; run python packaging/catalogues.py\n")
        return 1 if stale else 0
    (ROOT / "translations").mkdir(exist_ok=True)
    collect(ROOT / "translations")
    return 0


if __name__ == "__main__":
    sys.exit(main())
