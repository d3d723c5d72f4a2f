"""Thousands of placements by a mad hand: pushes, flicks, drops, everything a hand can do.

    PYTHONPATH=tests python -m evidence.tower_placements --placements 10000 --out placements.jsonl

After each one every piece is in exactly one place, all numbers are real, nothing is inside anything, a
verdict came in time and agrees with what stands, and the tower built anew from its log does not move;
one in ten is played again from its recorded inputs to the same bits.
"""

import argparse
from pathlib import Path

from evidence.ledger import Result, report, search
from support.tower_chaos import FaultError, placements

NAME = "tower-placements"
BATCH = 20
"""Placements to a seed: one tower, and new ones as it falls."""


def look(seed: int) -> Result:
    """The placements of a seed: how they ended, and the first fault if there is one."""
    try:
        return dict(placements(seed, BATCH))
    except FaultError as fault:
        return {"placements": 0, "fault": f"seed {seed}, {fault}"[:500]}


def main() -> int:
    """Place so many times."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--placements", type=int, default=10_000)
    parser.add_argument("--out", type=Path, default=Path("build/evidence/tower_placements.jsonl"))
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + -(-given.placements // BATCH))
    done = search(NAME, given.out, seeds, look)
    faults = [result for result in done.values() if "fault" in result]
    code = report(NAME, faults, sum(result["placements"] for result in done.values()), "placements")
    slowest = max((result.get("ticks", 0) for result in done.values()), default=0)
    print(f"slowest verdict: {slowest} ticks of 120 a second")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
