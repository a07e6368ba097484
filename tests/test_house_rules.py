"""The rules of the house that neither ruff, mypy nor import-linter can see, read from the syntax trees.

Each rule is a function from a module's tree to its offences, tried first on a piece of bad and a piece of good code,
so that a rule which has gone blind does not pass for a tidy house.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("cuatrola", "mediatore", "cicera", "democracy")
RULES = ("core", "engine", "kit", "games")
BELOW = (*RULES, "bots", "session", "stage", "art")
QT_ROOMS = ("models", "ui")
QT = ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets")

Rule = Callable[[ast.Module], Iterator[str]]


def offence(node: ast.AST, text: str) -> str:
    return f"{getattr(node, 'lineno', 1)}: {text}"


def docstrings(tree: ast.Module) -> set[int]:
    """The identities of the constants that are documentation: the only place where a game may be an example."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def words(node: ast.AST) -> Iterator[str]:
    """Every name and text that a node itself says."""
    for field in ("id", "attr", "arg", "name", "asname", "module"):
        value = getattr(node, field, None)
        if isinstance(value, str):
            yield value
    if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
        yield str(node.value)


def names_a_game(tree: ast.Module) -> Iterator[str]:
    documentation = docstrings(tree)
    for node in ast.walk(tree):
        if id(node) not in documentation:
            for word in words(node):
                yield from (offence(node, word) for game in GAMES if game in word.lower())


def prints(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "print":
            yield offence(node, "print")


def uses_chance(tree: ast.Module) -> Iterator[str]:
    """Chance comes in as a random.Random that somebody passes; the module's own functions share one state."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in ("random", "secrets"):
            yield from (offence(node, name.name) for name in node.names if name.name != "Random")
        elif isinstance(node, ast.Import):
            yield from (
                offence(node, name.name)
                for name in node.names
                if name.name == "secrets" or (name.asname and name.name == "random")
            )
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random" and node.attr != "Random":
            yield offence(node, f"random.{node.attr}")


def imported(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """What a module imports, absolutely named: `from a import b` may mean the module a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node, f"{node.module}.{name.name}") for name in node.names)


def reads_a_clock(tree: ast.Module) -> Iterator[str]:
    for node, name in imported(tree):
        if name.split(".")[0] in ("time", "datetime", "calendar"):
            yield offence(node, name)


def knows_more_than_qtcore(tree: ast.Module) -> Iterator[str]:
    for node, name in imported(tree):
        top, *rest = name.split(".")
        if top in ("PySide6", "shiboken6") and rest[:1] != ["QtCore"]:
            yield offence(node, name)


HOUSE: dict[Rule, tuple[str, ...]] = {
    names_a_game: ("core", "engine", "kit", "bots", "session", "stage", "models", "ui", "app"),
    prints: (*RULES, "session", "stage", "models", "ui"),
    uses_chance: RULES,
    reads_a_clock: RULES,
    knows_more_than_qtcore: ("models",),
}

BAD: list[tuple[Rule, str]] = [
    (names_a_game, "if game.id == 'cuatrola': pass"),
    (names_a_game, "import desk.games.cicera"),
    (names_a_game, "from desk.games import mediatore"),
    (names_a_game, "class DemocracyPrompt: pass"),
    (names_a_game, "def f(*, cicera_rules=1): pass"),
    (names_a_game, "x = f'{a} of Mediatore'"),
    (names_a_game, "x = d.cuatrola"),
    (names_a_game, "def f():\n    'documentation'\n    'cuatrola'"),
    (prints, "print('x')"),
    (prints, "say = print"),
    (uses_chance, "import random\nrandom.shuffle(x)"),
    (uses_chance, "from random import choice"),
    (uses_chance, "import random as r\nr.choice(x)"),
    (uses_chance, "import random\nrng = random.SystemRandom()"),
    (uses_chance, "import secrets"),
    (reads_a_clock, "import time"),
    (reads_a_clock, "from time import monotonic"),
    (reads_a_clock, "def f():\n    from datetime import datetime"),
    (knows_more_than_qtcore, "from PySide6.QtGui import QColor"),
    (knows_more_than_qtcore, "from PySide6 import QtCore, QtWidgets"),
    (knows_more_than_qtcore, "import PySide6.QtSvg"),
    (knows_more_than_qtcore, "import PySide6"),
    (knows_more_than_qtcore, "import shiboken6"),
]
GOOD: list[tuple[Rule, str]] = [
    (names_a_game, '"""As in cuatrola."""\ndef f():\n    """Also cicera."""\nclass A:\n    "mediatore"'),
    (prints, "blueprint.printed()"),
    (uses_chance, "import random\ndef f(rng: random.Random): return rng.choice([1])"),
    (uses_chance, "from random import Random"),
    (reads_a_clock, "from desk.core.time import x\nimport timeit_of_ours"),
    (knows_more_than_qtcore, "from PySide6.QtCore import QObject\nfrom PySide6 import QtCore\nimport PySide6.QtCore"),
]


def name_of(value: object) -> str:
    return value.__name__ if callable(value) and hasattr(value, "__name__") else str(value).split("\n")[-1]


@pytest.mark.parametrize(("rule", "code"), BAD, ids=name_of)
def test_the_rule_sees(rule: Rule, code: str) -> None:
    assert list(rule(ast.parse(code)))


@pytest.mark.parametrize(("rule", "code"), GOOD, ids=name_of)
def test_the_rule_lets_pass(rule: Rule, code: str) -> None:
    assert list(rule(ast.parse(code))) == []


def sources(*rooms: str) -> list[Path]:
    return sorted(path for room in rooms for path in (ROOT / "desk" / room).rglob("*.py"))


@pytest.mark.parametrize("rule", HOUSE, ids=name_of)
def test_the_house_keeps(rule: Rule) -> None:
    rooms = HOUSE[rule]
    offences = [
        f"{path.relative_to(ROOT)}:{text}"
        for path in sources(*rooms)
        for text in rule(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert offences == []


def test_every_room_is_known() -> None:
    """A room that is renamed must not slip out of the rules above."""
    rooms = {path.name for path in (ROOT / "desk").iterdir() if (path / "__init__.py").exists()}
    assert rooms <= {*BELOW, *QT_ROOMS, "app"}
    assert set(RULES) - {"kit"} <= rooms


# --- importing ------------------------------------------------------------------------------------------

# Forks once a module: a child starts as empty of our modules as its parent, for a few milliseconds.
IMPORT_ALONE = """
import argparse, dataclasses, enum, functools, importlib, inspect, json, logging, os, pathlib, re, sys, typing
preload, names = json.loads(sys.argv[1])
for name in preload:
    importlib.import_module(name)
for name in names:
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        try:
            importlib.import_module(name)
            found = [other for other in sys.modules if other.split(".")[0] in ("PySide6", "shiboken6")]
            if found and not preload:
                print(name, "imports", min(found))
        except BaseException as error:
            print(name, "->", type(error).__name__, error)
        sys.stdout.flush()
        os._exit(0)
    os.waitpid(child, 0)
"""


def module_names(*rooms: str) -> list[str]:
    parts = [path.relative_to(ROOT).with_suffix("").parts for path in sources(*rooms)]
    return [".".join(part[:-1] if part[-1] == "__init__" else part) for part in parts]


def import_alone(names: list[str], preload: list[str]) -> list[str]:
    environ = dict(os.environ)
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every child compiles the whole core again
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALONE, json.dumps([preload, names])],
        capture_output=True,
        env=environ,
        encoding="utf-8",
        cwd=ROOT,
        timeout=120,
    )
    return [*done.stdout.splitlines(), *done.stderr.splitlines()]


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="a process a module takes too long")


@needs_fork
def test_modules_below_models_import_alone_and_without_qt() -> None:
    names = module_names(*BELOW)
    assert "desk.core.cards" in names
    assert import_alone(["desk.resources", *names], []) == []


@needs_fork
def test_modules_of_the_window_import_alone() -> None:
    below = [*QT, *module_names(*BELOW)]  # tried by the test before, and dear to import again for each
    assert import_alone(module_names(*QT_ROOMS, "app"), below) == []


@needs_fork
def test_the_command_line_imports_no_qt() -> None:
    """`desk replay` and its like never import Qt (docs/spec/record.md): the window is imported when it opens."""
    if (ROOT / "desk" / "app" / "main.py").exists():
        assert import_alone(["desk.app.main"], []) == []


@needs_fork
def test_importing_alone_sees_a_fault() -> None:
    said = import_alone(["PySide6.QtCore", "desk.no_such_room"], [])
    assert said[0].startswith("PySide6.QtCore imports PySide6")
    assert said[1].startswith("desk.no_such_room -> ModuleNotFoundError")
