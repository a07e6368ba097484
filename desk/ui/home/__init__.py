"""The first page: the match that was left, the games, and the way to everything else."""
