"""The Spanish deck: straight swords, knobbly cudgels, open cups and star coins; standing kings and rearing horses."""

from __future__ import annotations
