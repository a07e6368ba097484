"""A bot that never bids and otherwise plays as ``easy``: what bidding is worth is measured against it.

It speaks the protocol of ``docs/spec/bot.md``: ``desk arena cuatrola --a easy --b "exec:python benchmarks/passer.py"``.
"""

from __future__ import annotations

import sys

from desk.bots.levels import make_player
from desk.bots.protocol import Answer, answer_line, read_line, read_start


def main() -> None:
    """Answer until the input ends."""
    player = None
    for text in sys.stdin:
        line = read_line(text)
        if line["type"] == "start":
            player = make_player(read_start(line)._replace(level="easy"))
        elif line["type"] == "decide" and player is not None:
            passes = "pass" in line["legal"]
            answer = Answer("pass") if passes else player.choose(line)  # type: ignore[arg-type]
            sys.stdout.write(answer_line(line["id"], answer) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
