"""The composition root: wiring, command line, start-up. The only room that sees every other."""
