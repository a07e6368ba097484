"""A new match: who plays, by which rules, how fast and on what cloth."""
