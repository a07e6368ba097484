"""The machinery on the true state: table, phases, referee, views, worlds, match.

The one idea: the only secrets are card positions, and cards move in one place (``Table``). Who may see what is
derived here, once, from the audiences of the zones; games cannot write a masking of their own.
"""
