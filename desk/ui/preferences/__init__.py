"""What a person sets once: the player, the table, the language. A new match shows the same sections."""
