"""Whole games of the tower by auto hands, real rules and real physics: none gets stuck, and how they end.

    PYTHONPATH=tests python -m evidence.tower_games --games 200 --seats 2 --out games.jsonl

A seed plays one game with each steadiness. Each game is played again from its log alone, without any
physics, to the same states. Printed: heights and wins by steadiness, with a 95 % interval.
"""

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

from evidence.ledger import Result, interval, report, search
from support.tower_chaos import STEADINESS
from support.tower_games import play, replayed

from desktop.games.shinra_tower.physics.pieces import Steadiness
from desktop.games.shinra_tower.rules.ending import fallen_walls
from desktop.games.shinra_tower.rules.game import RULES

NAME: Final = "tower-games"


def look(seats: int, goal: str, seed: int) -> Result:
    """One game with each steadiness, and the first fault if there is one."""
    result: Result = {"games": 0}
    for steadiness in STEADINESS:
        told = _game(seed, seats, steadiness, goal)
        if "fault" in told:
            return {**result, "fault": f"seed {seed} {steadiness}: {told['fault']}"}
        result[steadiness] = told
        result["games"] += 1
    return result


def _game(seed: int, seats: int, steadiness: Steadiness, goal: str) -> Result:
    played = play(seed, seats, steadiness, goal)
    outcome = RULES.outcome(played.state)
    if played.stuck or outcome is None:
        return {"fault": f"stuck in {played.state.phase} after {len(played.moves)} moves"}
    if replayed(seats, played.moves, goal) != played.state:
        return {"fault": "its log gives another state"}
    return {
        "end": outcome.kind,
        "rule": outcome.rule,
        "highest": played.highest,
        "walls": fallen_walls(played.state),
        "moves": len(played.moves),
    }


def _told(done: dict[int, Result], steadiness: Steadiness) -> str:
    games: list[dict[str, Any]] = [result[steadiness] for result in done.values() if steadiness in result]
    wins = sum(game["end"] == "win" for game in games)
    low, high = interval(wins, len(games))
    heights = Counter[int](game["highest"] for game in games)
    ends = Counter[str](game["rule"] for game in games)
    line = " ".join(f"{floor}F:{heights[floor]}" for floor in sorted(heights))
    share = f"{wins}/{len(games)} won ({100 * low:.0f}-{100 * high:.0f} %)"
    return f"{steadiness:<9} {share}  heights {line}  ends {dict(ends)}"


def main() -> int:
    """Play so many games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="seeds, each with one game by steadiness")
    parser.add_argument("--seats", type=int, default=2, choices=range(1, 6))
    parser.add_argument("--goal", default="8f", choices=("8f", "sephiroth"))
    parser.add_argument("--out", type=Path, default=Path("build/evidence/tower_games.jsonl"))
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    name = f"{NAME}-{given.seats}-{given.goal}"
    seeds = range(given.seed, given.seed + given.games)
    done = search(name, given.out, seeds, partial(look, given.seats, given.goal))
    faults = [result for result in done.values() if "fault" in result]
    code = report(name, faults, sum(result["games"] for result in done.values()), "games")
    for steadiness in STEADINESS:
        print(_told(done, steadiness))
    return code


if __name__ == "__main__":
    raise SystemExit(main())
