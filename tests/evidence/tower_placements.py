"""Thousands of placements by a mad hand: pushes, flicks, drops, everything a hand can do.

    PYTHONPATH=tests python -m evidence.tower_placements --placements 10000 --out placements.jsonl

After each one every piece is in exactly one place, all numbers are real, nothing is inside anything, a
verdict came in time and agrees with what stands, and the tower built anew from its log does not move;
one in ten is played again from its recorded inputs to the same bits. Stop it whenever you like: the same
command goes on. ``--table`` only says what has been found so far, ``--keep`` adds it to the results.
"""

import argparse
from pathlib import Path
from typing import Any, Final

from evidence.ledger import NICENESS, PROCESSES, Result, commit, keep, percent, report, search, seeds_done
from support.tower_chaos import FaultError, placements

NAME: Final = "tower-placements"
BATCH: Final = 20
"""Placements to a seed: one tower, and new ones as it falls."""
PATHS: Final = (
    "desktop/games/shinra_tower/physics",
    "resources/shinra_tower/pieces.json",
    "tests/support/tower.py",
    "tests/support/tower_chaos.py",
)
"""What decides about a placement."""


def look(seed: int) -> Result:
    """The placements of a seed: how they ended, and the first fault if there is one."""
    try:
        return dict(placements(seed, BATCH))
    except FaultError as fault:
        return {"placements": 0, "fault": f"seed {seed}, {fault}"[:500]}


def summary(done: dict[int, Result], at: str) -> dict[str, Any]:
    """What all placements together say."""
    count = sum(result["placements"] for result in done.values())
    sums = {
        what: sum(result.get(what, 0) for result in done.values()) for what in ("stood", "lost", "trembling")
    }
    slowest = max((result.get("ticks", 0) for result in done.values()), default=0)
    return {"search": f"{NAME}-tally", "commit": at, "n": count, **sums, "slowest_ticks": slowest}


def table(tally: dict[str, Any]) -> str:
    """The same for people."""
    count = tally["n"]
    return (
        f"{count} placements at {tally['commit']}\n"
        f"  the piece stood     {tally['stood']:>7}  {percent(tally['stood'], count)}\n"
        f"  pieces swept away   {tally['lost']:>7}\n"
        f"  judged trembling    {tally['trembling']:>7}  {percent(tally['trembling'], count)}\n"
        f"  slowest verdict     {tally['slowest_ticks']:>7}  ticks of 120 a second"
    )


def main() -> int:
    """Place so many times."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--placements", type=int, default=10_000)
    parser.add_argument("--out", type=Path, default=Path("build/evidence/tower_placements.jsonl"))
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--nice", type=int, default=NICENESS)
    parser.add_argument("--table", action="store_true", help="place nothing")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    at = commit(*PATHS)
    seeds = range(given.seed, given.seed + -(-given.placements // BATCH))
    if given.table:
        done = seeds_done(given.out, NAME, at)
    else:
        done = search(NAME, given.out, seeds, look, at=at, processes=given.processes, niceness=given.nice)
    faults = [result for result in done.values() if "fault" in result]
    tally = summary(done, at)
    code = report(NAME, faults, tally["n"], "placements", at, kept=given.keep)
    if given.keep:
        keep(tally)
    print(table(tally))
    return code


if __name__ == "__main__":
    raise SystemExit(main())
