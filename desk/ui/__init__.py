"""The windows. They show what a table model says and hand back what a person chose; they know no game."""
