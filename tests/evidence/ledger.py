"""A long search for faults that can be stopped and gone on with: one JSON line for each seed done.

The first line says what is searched, at which commit; a file of another commit is not gone on with.
Two processes work, niced, so that the machine stays usable.
"""

import json
import math
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

Result = dict[str, Any]
Search = Callable[[int], Result]

PROCESSES = 2
CHECKOUT = Path(__file__).parents[2]


def commit() -> str:
    """The commit that is searched, marked when files differ from it."""
    git = ["git", "-C", str(CHECKOUT)]
    head = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    changed = subprocess.run(
        [*git, "status", "--porcelain", "--", "desktop"], capture_output=True, text=True, check=False
    )
    return head.stdout.strip() + ("+changes" if changed.stdout.strip() else "")


def seeds_done(path: Path, name: str, at: str) -> dict[int, Result]:
    """The results that a ledger holds already, by seed; half a last line is passed over."""
    if not path.exists():
        return {}
    values: list[Result] = []
    for line in path.read_text("utf-8").splitlines():
        try:
            values.append(json.loads(line))
        except ValueError:
            continue
    if not values or (values[0].get("search"), values[0].get("commit")) != (name, at):
        raise SystemExit(f"{path} belongs to another search or commit; name another file")
    return {value["seed"]: value for value in values[1:]}


def search(name: str, path: Path, seeds: range, look: Search) -> dict[int, Result]:
    """Look at every seed that the ledger lacks, and give all results."""
    at = commit()
    done = seeds_done(path, name, at)
    fresh = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if fresh:
            started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
            print(json.dumps({"search": name, "commit": at, "started": started}), file=file, flush=True)
        elif not path.read_bytes().endswith(b"\n"):
            print(file=file)  # after half a line
        for seed, result in _looked(look, (seed for seed in seeds if seed not in done)):
            done[seed] = {"seed": seed, **result}
            print(json.dumps(done[seed], ensure_ascii=False), file=file, flush=True)
    return {seed: result for seed, result in done.items() if seed in seeds}


def _looked(look: Search, seeds: Iterator[int]) -> Iterator[tuple[int, Result]]:
    with ProcessPoolExecutor(PROCESSES, initializer=os.nice, initargs=(15,)) as pool:
        pending: dict[Future[Result], int] = {}
        for seed in seeds:
            pending[pool.submit(look, seed)] = seed
            if len(pending) >= 4 * PROCESSES:
                yield from _ready(pending)
        while pending:
            yield from _ready(pending)


def _ready(pending: dict[Future[Result], int]) -> Iterator[tuple[int, Result]]:
    for future in wait(pending, return_when=FIRST_COMPLETED).done:
        yield pending.pop(future), future.result()


def interval(faults: int, count: int) -> tuple[float, float]:
    """The 95 % interval (Wilson) of the share of faults."""
    if not count:
        return 0.0, 1.0
    z, share = 1.96, faults / count
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def report(name: str, faults: list[Result], count: int, unit: str) -> int:
    """Say what was found; the exit code is 1 when there were faults."""
    low, high = interval(len(faults), count)
    summary = {
        "search": name,
        "commit": commit(),
        "n": count,
        "unit": unit,
        "faults": len(faults),
        "share_95": [round(low, 8), round(high, 8)],
    }
    print(json.dumps(summary))
    for fault in faults[:20]:
        print(json.dumps(fault, ensure_ascii=False))
    return 1 if faults else 0
