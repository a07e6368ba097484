"""Where the files that are not code lie: fonts, pictures, help pages, compiled catalogues.

In a checkout they lie beside the package, in a wheel inside it, where the build put them. Knows no Qt and
opens nothing: it answers with a path.
"""

from __future__ import annotations

from pathlib import Path

FONT_FAMILY = "Desk Sans"  # ours alone, so that no font of the system answers to it
FONT_FILES = ("DeskSans-Regular.otf", "DeskSans-Bold.otf")
PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a file or folder of `resources/`, as in `resource("fonts", FONT_FILES[0])`."""
    return _find("resources", *parts)


def catalogue(language: str) -> Path:
    """The path of a language's compiled catalogue; a checkout that was not started by `play` may lack it."""
    return _find("translations", f"desk_{language}.qm")


def _find(*parts: str, package: Path = PACKAGE) -> Path:
    """The first place that has it; where none has, the one in the package, which then names it in the error."""
    beside = package.parent.joinpath(*parts)
    # Beside an installed package lie other people's folders: only a checkout's own may answer.
    if (package.parent / "pyproject.toml").is_file() and beside.exists():
        return beside
    return package.joinpath(*parts)
