"""The drawing kit that all decks share: colours, SVG text, letters, card stock, ornaments and figures."""

from __future__ import annotations
