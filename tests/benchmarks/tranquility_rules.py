"""How fast the rules of Tranquility are, on both roads.

    PYTHONPATH=tests python -m benchmarks.tranquility_rules [--matches 1000]

Times are those of this process alone. Wanted: 100,000 moves a second on the fast road (three
seats, no modules), 1 ms for ``explain`` and 5 ms for the legal moves of a position on the
explained one.
"""

import random
import time
from collections.abc import Iterator
from typing import Any

from benchmarks.figure import Figure, reader, tell
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


def figures(matches: int) -> Iterator[Figure]:
    """Both roads, for some numbers of players."""
    for seats, options in ((3, {}), (3, MODULES), (5, {}), (1, {})):
        players = "alone" if seats == 1 else f"{seats} players"
        named = f"{players}, {'all modules' if options else 'no modules'}"
        best = max(fast_road(matches, seats, **options) for _ in range(3))
        goal = None if options or seats != 3 else 100_000
        yield Figure(f"{named}: fast road, moves a second", best, goal, at_least=True)
        mean, longest, explain = explained_road(max(1, matches // 50), seats, **options)
        yield Figure(f"{named}: the legal moves, mean, ms", mean, 5.0)
        yield Figure(f"{named}: the legal moves, longest, ms", longest)
        yield Figure(f"{named}: explain, mean, ms", explain, 1.0)


def main() -> int:
    """Print all figures; 1 when a goal is missed."""
    given = reader(__doc__)
    given.add_argument("--matches", type=int, default=1000)
    wanted = given.parse_args()
    return tell(figures(wanted.matches), as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
