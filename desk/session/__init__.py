"""One match: its seats, its record, and the only holder of the true state.

Views and bots hold ports; whoever has no port for a seat has no way to ask what that seat sees.
"""
