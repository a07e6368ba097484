"""The catalogues: every text of the code in every language, whole, with its placeholders, in characters that exist.

The texts are found in the syntax trees, so that a call which the extractor would drop in silence fails here instead.
"""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "it", "es", "ja")
PLURAL_FORMS = {"en": 2, "it": 2, "es": 2, "ja": 1}
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\d")
FONTS = sorted((ROOT / "resources" / "fonts").glob("*.otf"))


class Said(NamedTuple):
    """A text as the code says it."""

    context: str
    source: str
    comment: str
    plural: bool


class Entry(NamedTuple):
    """A text as a catalogue has it: its forms in the language, one or several; ``state`` is empty where it is done."""

    forms: tuple[str, ...]
    plural: bool
    state: str


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call of T in the program, with its place."""
    found = []
    for path in sorted((ROOT / "desk").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "T":
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
    return tuple(found)


def literals(call: ast.Call) -> list[object]:
    return [argument.value if isinstance(argument, ast.Constant) else ... for argument in call.args]


@cache
def said() -> dict[tuple[str, str, str], Said]:
    """The texts of the code, by what Qt tells them apart by."""
    found = {}
    for _, call in calls():
        context, source, *rest = (*literals(call), "")
        text = Said(str(context), str(source), str(rest[0]), plural=len(call.args) > 3)
        found[text[:3]] = text
    return found


@cache
def catalogue(language: str) -> dict[tuple[str, str, str], Entry]:
    found: dict[tuple[str, str, str], Entry] = {}
    for context in ET.parse(ROOT / "translations" / f"desk_{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation] if plural else [translation.text or ""]
            key = (context.findtext("name") or "", message.findtext("source") or "", message.findtext("comment") or "")
            found[key] = Entry(tuple(forms), plural, translation.get("type", ""))
    return found


def test_every_text_is_written_so_that_the_extractor_finds_it() -> None:
    wrong = []
    for place, call in calls():
        strings = literals(call)[:3]
        numbers = literals(call)[3:]
        if call.keywords or len(call.args) < 2 or not all(isinstance(value, str) for value in strings):
            wrong.append(f"{place}: literal strings only, and no keyword")
        elif numbers and (numbers != [0] or "%n" not in str(strings[1])):
            wrong.append(f"{place}: a plural has %n in it and 0 as its number")
        elif not numbers and "%n" in str(strings[1]):
            wrong.append(f"{place}: %n without a number")
    assert not wrong, "\n".join(wrong)


def test_the_code_calls_no_other_marker() -> None:
    wrong = []
    for path in sorted((ROOT / "desk").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tr", "trUtf8")
            ):
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not wrong, f"say it with T: {wrong}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_exactly_the_texts_of_the_code(language: str) -> None:
    missing = said().keys() - catalogue(language).keys()
    unused = catalogue(language).keys() - said().keys()
    assert not missing, f"python packaging/catalogues.py has not been run: {sorted(missing)}"
    assert not unused, f"nobody says this any more: {sorted(unused)}"
    for key, text in said().items():
        assert catalogue(language)[key].plural == text.plural, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str) -> None:
    wrong = [key for key, entry in catalogue(language).items() if entry.state or not all(entry.forms)]
    assert not wrong, f"{len(wrong)} texts of {language} are not translated: {sorted(wrong)[:20]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_their_forms(language: str) -> None:
    for key, entry in catalogue(language).items():
        assert len(entry.forms) == (PLURAL_FORMS[language] if entry.plural else 1), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_placeholders_of_their_source(language: str) -> None:
    wrong = []
    for key, entry in catalogue(language).items():
        wanted = set(PLACEHOLDER.findall(key[1]))
        for form in filter(None, entry.forms):
            # A form for exactly one may say it in words.
            if set(PLACEHOLDER.findall(form)) | ({"%n"} & wanted if entry.plural else set()) != wanted:
                wrong.append((key, form))
    assert not wrong, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_can_be_filled_in(language: str) -> None:
    """A single brace would end the program where the text is said."""
    for key, entry in catalogue(language).items():
        names = re.findall(r"\{(\w+)\}", key[1])
        for form in entry.forms:
            form.format(**dict.fromkeys(names, "x"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_blanks_at_their_ends(language: str) -> None:
    for key, entry in catalogue(language).items():
        for form in filter(None, entry.forms):
            assert form == form.strip() or key[1] != key[1].strip(), key


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_the_type_has_every_character(font: Path, qapp: QGuiApplication) -> None:
    raw = QRawFont(str(font), 16)
    assert raw.isValid()
    lacking: dict[str, str] = {}
    for language in LANGUAGES:
        for key, entry in catalogue(language).items():
            for form in (key[1], *entry.forms):
                for character in form:
                    if character != "\n" and not raw.supportsCharacter(ord(character)):
                        lacking[character] = f"{language}: {form}"
    assert not lacking


def test_there_is_a_font_to_ask() -> None:
    assert len(FONTS) == 2
