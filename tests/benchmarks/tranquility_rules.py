"""How fast the rules of Tranquility are, on both roads.

Run in the checkout: ``PYTHONPATH=tests python tests/benchmarks/tranquility_rules.py [matches]``.
Times are those of this process alone. Wanted: 100,000 moves a second on the fast road (three
seats, no modules), 1 ms for ``explain`` and 5 ms for the legal moves of a position on the
explained one.
"""

import random
import sys
import time
from typing import Any

from support.luck import SeededLuck
from support.tranquility import dealt, walk

from desktop.games.tranquility.rules.fast import Fast
from desktop.games.tranquility.rules.game import RULES

MODULES = {"goats": True, "panorama": True, "green_path": True}


def fast_road(matches: int, seats: int, **options: Any) -> float:
    """Moves a second of random play: the legal moves listed and one of them made."""
    begun = [Fast.from_state(dealt(seed, seats, 0, **options), SeededLuck(seed)) for seed in range(matches)]
    chance = random.Random(0).random
    count = 0
    since = time.process_time()
    for match in begun:
        moves, play = match.moves, match.play
        while not match.over:
            listed = moves()
            play(listed[int(chance() * len(listed))])
            count += 1
    return count / (time.process_time() - since)


def explained_road(matches: int, seats: int, **options: Any) -> tuple[float, float, float]:
    """Milliseconds: mean and longest list of legal moves, mean ``explain``."""
    lists: list[float] = []
    explained = asked = 0.0
    for seed in range(matches):
        for state, _, _ in walk(dealt(seed, seats, 0, **options), seed):
            since = time.process_time()
            moves = list(RULES.legal_moves(state))
            lists.append(time.process_time() - since)
            since = time.process_time()
            for move in moves[:20]:
                RULES.explain(state, move)
            explained += time.process_time() - since
            asked += len(moves[:20])
    return 1000 * sum(lists) / len(lists), 1000 * max(lists), 1000 * explained / asked


def main(matches: int) -> None:
    """Print all figures."""
    for seats, options in ((3, {}), (3, MODULES), (5, {}), (1, {})):
        best = max(fast_road(matches, seats, **options) for _ in range(3))
        mean, longest, explain = explained_road(max(1, matches // 50), seats, **options)
        named = "+".join(options) or "no modules"
        print(
            f"{seats} seats, {named}: fast {best:,.0f} moves/s; legal moves {mean:.2f} ms "
            f"(longest {longest:.1f} ms), explain {explain:.3f} ms"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
