"""A program in the place of the bots' worker that does as its first word says; `well` is the only good one."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def main(way: str, after: int) -> None:
    """Answer well ``after`` times, then in this way."""
    count = 0
    for line in sys.stdin if (way, after) != ("dies", 0) else ():
        asked = json.loads(line)
        if asked["type"] != "decide":
            continue
        count += 1
        if count > after and way == "dies":
            return
        answer("well" if count <= after else way, asked)


def answer(way: str, asked: dict[str, Any]) -> None:
    """Answer in this way."""
    good = {"id": asked["id"], "action": asked["legal"][0]}
    if way == "deaf":
        sys.stdin.close()
        time.sleep(30)
    elif way == "slow":
        time.sleep(0.05)
    lines: dict[str, list[object]] = {
        "illegal": [good | {"action": "play Xx"}],
        "garbage": ["no object"],
        "silent": [],
        "stale": [{"id": asked["id"] - 1, "action": asked["legal"][-1]}, good],
        "nameless": [{"action": asked["legal"][0]}],
    }
    for line in lines.get(way, [good]):
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
