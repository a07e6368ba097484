"""The card table: scene and items, prompts, sheets. It shows any game, laid out from data."""
