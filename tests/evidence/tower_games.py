"""Whole games of the tower by auto hands, real rules and real physics: none gets stuck, and how they end.

    PYTHONPATH=tests python -m evidence.tower_games --games 200 --seats 2 --out games.jsonl

A seed plays one game with each steadiness. Each game is played again from its log alone, without any
physics, to the same states. Printed: heights and wins by steadiness, with a 95 % interval. Stop it whenever
you like: the same command goes on. ``--table`` only says what has been found so far, ``--keep`` adds it to
the results.
"""

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

from evidence.ledger import (
    NICENESS,
    PROCESSES,
    Result,
    commit,
    interval,
    keep,
    percent,
    report,
    search,
    seeds_done,
)
from support.tower_chaos import STEADINESS
from support.tower_games import play, replayed

from desktop.games.shinra_tower.rules.ending import FIRST_GOAL, fallen_walls
from desktop.games.shinra_tower.rules.game import RULES

NAME: Final = "tower-games"
KINDS: Final = len(STEADINESS)
PATHS: Final = (
    "desktop/engine",
    "desktop/games/shinra_tower/physics",
    "desktop/games/shinra_tower/rules",
    "resources/shinra_tower/pieces.json",
    "resources/shinra_tower/decks",
    "tests/support/tower.py",
    "tests/support/tower_games.py",
)
"""What decides about a game."""


def look(seats: int, goal: str, number: int) -> Result:
    """One game, and its fault if there is one; a seed has a number for each steadiness."""
    seed, kind = divmod(number, KINDS)
    steadiness = STEADINESS[kind]
    played = play(seed, seats, steadiness, goal)
    outcome = RULES.outcome(played.state)
    told: Result = {"steadiness": steadiness}
    if played.stuck or outcome is None:
        return {**told, "fault": f"stuck in {played.state.phase} after {len(played.moves)} moves"}
    if replayed(seats, played.moves, goal) != played.state:
        return {**told, "fault": "its log gives another state"}
    return {
        **told,
        "end": outcome.kind,
        "rule": outcome.rule,
        "highest": played.highest,
        "walls": fallen_walls(played.state),
        "moves": len(played.moves),
    }


def distribution(name: str, at: str, games: list[Result], steadiness: str) -> dict[str, Any]:
    """How the games of one steadiness went."""
    mine = [game for game in games if game["steadiness"] == steadiness and "fault" not in game]
    wins = sum(game["end"] == "win" for game in mine)
    early = sum(game["end"] == "loss" and game["highest"] < FIRST_GOAL for game in mine)
    heights = Counter[int](game["highest"] for game in mine)
    return {
        "search": f"{name}-{steadiness}",
        "commit": at,
        "n": len(mine),
        "wins": wins,
        "wins_95": [round(share, 4) for share in interval(wins, len(mine))],
        "lost_below_8f": early,
        "lost_below_8f_95": [round(share, 4) for share in interval(early, len(mine))],
        "heights": {f"{floor}F": heights[floor] for floor in sorted(heights)},
        "ends": dict(Counter[str](game["rule"] for game in mine)),
    }


def row(one: dict[str, Any]) -> str:
    """The same as a line of a table."""
    kind, count = one["search"].rpartition("-")[2], one["n"]
    heights = " ".join(f"{floor}:{times}" for floor, times in one["heights"].items())
    return (
        f"{kind:<9} {count:>4} {percent(one['wins'], count):>16} {percent(one['lost_below_8f'], count):>16}"
        f"  {heights}  {one['ends']}"
    )


def main() -> int:
    """Play so many games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="seeds, each with one game by steadiness")
    parser.add_argument("--seats", type=int, default=2, choices=range(1, 6))
    parser.add_argument("--goal", default="8f", choices=("8f", "sephiroth"))
    parser.add_argument("--out", type=Path, default=None, help="build/evidence/tower-games-... by default")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--nice", type=int, default=NICENESS)
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    name, at = f"{NAME}-{given.seats}-{given.goal}", commit(*PATHS)
    path = given.out or Path("build/evidence") / f"{name}.jsonl"
    if given.table:
        done = seeds_done(path, name, at)
    else:
        numbers = range(KINDS * given.seed, KINDS * (given.seed + given.games))
        one = partial(look, given.seats, given.goal)
        done = search(name, path, numbers, one, at=at, processes=given.processes, niceness=given.nice)
    games = list(done.values())
    code = report(name, [game for game in games if "fault" in game], len(games), "games", at, kept=given.keep)
    print(f"{'':<9} {'n':>4} {'won':>16} {'lost below 8F':>16}  highest floor: games, ends")
    for steadiness in STEADINESS:
        told = distribution(name, at, games, steadiness)
        print(row(told))
        if given.keep:
            keep(told)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
