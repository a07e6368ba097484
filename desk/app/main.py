"""The command line: no words open the window, a command runs without one.

Every part is imported in its own branch, so that a command starts light, never loads Qt, and breaks with no other.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import io
import os
import sys
import traceback
from collections.abc import Sequence
from typing import NamedTuple

from desk import __version__

BAD_WORDS = 2
SOFTWARE = 70
"""Exit code of an unexpected error (EX_SOFTWARE): 1 and 2 are answers of the commands themselves."""
BROKEN_PIPE = 141
INTERRUPTED = 130


class Command(NamedTuple):
    """A command: the module with its ``add_arguments(parser)`` and ``run(args)``, and a line for the help."""

    module: str
    help: str


COMMANDS = {
    "replay": Command("desk.app.replay", "check records by replaying them"),
    "simulate": Command("desk.app.simulate", "let bots play whole matches and write their records"),
    "arena": Command("desk.app.arena", "compare two bots on the same deals"),
    "screenshot": Command("desk.app.screenshot", "draw the window into a file, without a screen"),
}
WINDOW = "desk.app.window"


def main(words: Sequence[str] | None = None) -> int:
    """Run what the words say (those of the process, if none are given); the exit code."""
    _speak_utf8()
    try:
        code = _answer(list(sys.argv[1:] if words is None else words))
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        _silence_stdout()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        traceback.print_exc()
        return SOFTWARE


def _answer(words: list[str]) -> int:
    try:
        return _run(words)
    except SystemExit as leaving:  # argparse, which has said why
        return leaving.code if isinstance(leaving.code, int) else BAD_WORDS


def _run(words: list[str]) -> int:
    if words and words[0] in COMMANDS:
        return _run_module(COMMANDS[words[0]].module, f"desk {words[0]}", COMMANDS[words[0]].help, words[1:])
    if words and not words[0].startswith("-"):
        return _unknown(words[0])
    _parser().parse_args(words)
    return _run_module(WINDOW, "desk", "", [])


def _run_module(module: str, program: str, about: str, words: list[str]) -> int:
    try:
        command = importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        sys.stderr.write(f"{program}: not part of this version\n")
        return BAD_WORDS
    parser = argparse.ArgumentParser(prog=program, description=about, allow_abbrev=False)
    if hasattr(command, "add_arguments"):
        command.add_arguments(parser)
    code: int = command.run(parser.parse_args(words))
    return code


def _unknown(word: str) -> int:
    near = difflib.get_close_matches(word, COMMANDS, 1)
    hint = f"did you mean “{near[0]}”?" if near else f"there are: {', '.join(COMMANDS)}."
    sys.stderr.write(f"desk: no command “{word}”; {hint}\n")
    return BAD_WORDS


def _parser() -> argparse.ArgumentParser:
    commands = "\n".join(f"  {name:<12}{command.help}" for name, command in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="desk",
        usage="desk [-h] [--version] [COMMAND …]",
        description="A card table for the desktop. Without a command, the window opens.",
        epilog=f"commands:\n{commands}\n\n“desk COMMAND --help” tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"desk {__version__}")
    return parser


def _speak_utf8() -> None:
    """UTF-8 on every system and under every locale; what cannot be written is shown escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _silence_stdout() -> None:
    """The reader has gone: what is still buffered must not complain at the end of the process."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        pass
