"""What a seat sees, as Qt signals; the bots' host; the pacer. QtCore only, and no engine, no game."""
