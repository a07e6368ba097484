"""How long a choice takes a level, in processor time, so that other work on the machine does not count.

``python benchmarks/decisions.py cuatrola normal --matches 20``. Choices with a single legal action are left out.
"""

from __future__ import annotations

import argparse
import statistics
import time

from desk.app.headless import Deal, Table


def main() -> None:
    """Play matches with the level in every seat and print what its choices took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--matches", type=int, default=20)
    args = parser.parse_args()
    taken: list[float] = []
    for number in range(args.matches):
        table = Table(Deal(args.game, {}, f"decisions/{number}"), [args.level] * 4)
        for driver in table._drivers:
            _time(driver, taken)
        table.play_match()
    taken.sort()
    p95, worst = taken[int(len(taken) * 0.95)], taken[-1]
    middle = statistics.median(taken)
    print(f"{args.level}: n={len(taken)}, median {middle:.1f} ms, p95 {p95:.1f} ms, worst {worst:.1f} ms")


def _time(driver: object, taken: list[float]) -> None:
    choose = driver.choose  # type: ignore[attr-defined]

    def timed(asked: dict[str, object]) -> object:
        before = time.process_time()
        answer = choose(asked)
        if len(asked["legal"]) > 1:  # type: ignore[arg-type]
            taken.append((time.process_time() - before) * 1000)
        return answer

    driver.choose = timed  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
