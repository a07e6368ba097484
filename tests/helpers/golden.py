"""Golden files: what once was looked at and found right. GOLDEN=write in the environment writes them anew."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "golden"


def compare(name: str, lines: Iterable[str]) -> None:
    """Fail where the lines differ from the golden file of this name."""
    path, text = GOLDEN / name, "".join(f"{line}\n" for line in lines)
    if os.environ.get("GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), f"tests/golden/{name} differs; GOLDEN=write writes it anew"
