"""How fast the rules of The West are, on both roads.

Run in the checkout: ``PYTHONPATH=tests python tests/benchmarks/west_rules.py [matches]``.
Times are those of this process alone. Wanted: 30,000 moves a second of random play on the fast road
(the legal moves listed and one of them made), and ``explain`` in microseconds.
"""

import random
import sys
import time

from support.west import dealt, walk

from desktop.games.the_west.rules.fast import Fast
from desktop.games.the_west.rules.game import RULES


def fast_road(matches: int) -> float:
    """Moves a second of random play."""
    begun = [Fast.from_state(dealt(seed, first=0)) for seed in range(matches)]
    chance = random.Random(0).random
    count = 0
    since = time.process_time()
    for match in begun:
        moves, play = match.moves, match.play
        while not match.over:
            play(int(chance() * len(moves())))
            count += 1
    return count / (time.process_time() - since)


def explained_road(matches: int) -> tuple[float, float, float]:
    """Microseconds: mean of ``explain``, of ``apply``, and of a list of legal moves."""
    explained = applied = listed = 0.0
    asked = steps = 0
    for seed in range(matches):
        for state, move, _ in walk(dealt(seed, first=0), seed):
            since = time.process_time()
            moves = list(RULES.legal_moves(state))
            listed += time.process_time() - since
            since = time.process_time()
            for each in moves[:20]:
                RULES.explain(state, each)
            explained += time.process_time() - since
            asked += len(moves[:20])
            since = time.process_time()
            RULES.apply(state, move)
            applied += time.process_time() - since
            steps += 1
    return 1e6 * explained / asked, 1e6 * applied / steps, 1e6 * listed / steps


def main(matches: int) -> None:
    """Print all figures."""
    best = max(fast_road(matches) for _ in range(3))
    explain, apply, legal = explained_road(max(1, matches // 20))
    print(
        f"fast {best:,.0f} moves/s; microseconds: "
        f"explain {explain:.1f}, apply {apply:.0f}, legal moves {legal:.0f}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
