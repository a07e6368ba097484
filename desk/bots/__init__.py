"""Players that are not persons: the protocol they speak, the levels, the worker program, and who stands in for them.

A bot sees the lines of ``docs/spec/bot.md`` and nothing else. This room knows games by their id only; what a game
knows about playing well lies in the game's own folder, in its module ``players``.
"""
