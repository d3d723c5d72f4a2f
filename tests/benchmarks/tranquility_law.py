"""The law that both roads of Tranquility's rules agree, over as many matches as wanted.

    PYTHONPATH=tests python -m benchmarks.tranquility_law FIRST LAST

FIRST and LAST are seeds. A JSON line is written for each 200 seeds, so that a broken run can
go on after the last line; an error names its seed.
"""

import json
import sys

from support.tranquility_fast import Tally, compare

CHUNK = 200


def main(first: int, last: int) -> None:
    """Compare all seeds from ``first`` to ``last``."""
    for begin in range(first, last + 1, CHUNK):
        tally = Tally()
        seeds = range(begin, min(begin + CHUNK, last + 1))
        for seed in seeds:
            compare(seed, tally)
        line = {
            "seeds": [seeds[0], seeds[-1]],
            "states": tally.states,
            "moves": dict(tally.kinds),
            "ends": dict(tally.ends),
        }
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
