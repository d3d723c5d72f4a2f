"""How fast the rules of The West are, on both roads.

    PYTHONPATH=tests python -m benchmarks.west_rules [--matches 1000]

Times are those of this process alone. Wanted: 30,000 moves a second of random play on the fast road
(the legal moves listed and one of them made), and ``explain`` in microseconds.
"""

import random
import time
from collections.abc import Iterator

from benchmarks.figure import Figure, reader, tell
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


def figures(matches: int) -> Iterator[Figure]:
    """Both roads."""
    best = max(fast_road(matches) for _ in range(3))
    yield Figure("fast road, moves a second", best, 30_000, at_least=True)
    explain, apply, legal = explained_road(max(1, matches // 20))
    yield Figure("explain, mean, microseconds", explain, 1000)
    yield Figure("apply, mean, microseconds", apply)
    yield Figure("the legal moves, mean, microseconds", legal)


def main() -> int:
    """Print all figures; 1 when a goal is missed."""
    given = reader(__doc__)
    given.add_argument("--matches", type=int, default=1000)
    wanted = given.parse_args()
    return tell(figures(wanted.matches), as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
