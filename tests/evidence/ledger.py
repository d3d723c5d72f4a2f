"""A long search for faults that can be stopped and gone on with: one JSON line for each seed done.

The first line says what is searched, at which commit; a file of another commit is not gone on with.
A search of a part of the program names the paths it looks at: its commit is the last one that changed these.
The work is done in niced processes, so that the machine stays usable; they end with the one that began them.
"""

import json
import math
import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

Result = dict[str, Any]
Search = Callable[[int], Result]

PROCESSES = 2
NICENESS = 10
CHECKOUT = Path(__file__).parents[2]
RESULTS = Path(__file__).parent / "results"


def commit(*paths: str) -> str:
    """The commit that is searched, or the last that changed these paths; marked when files differ from it."""
    head = _git("log", "-1", "--format=%H", "--", *paths)
    changed = _git("status", "--porcelain", "--", *(paths or ("desktop",)))
    return head + ("+changes" if changed else "")


def _git(*what: str) -> str:
    git = ["git", "-C", str(CHECKOUT), *what]
    return subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()


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


def search(
    name: str,
    path: Path,
    seeds: range,
    look: Search,
    *,
    at: str = "",
    processes: int = PROCESSES,
    niceness: int = NICENESS,
) -> dict[int, Result]:
    """Look at every seed that the ledger lacks, and give all results.

    ``at`` is the commit, when it is not that of the whole program.
    """
    at = at or commit()
    done = seeds_done(path, name, at)
    fresh = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if fresh:
            started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
            print(json.dumps({"search": name, "commit": at, "started": started}), file=file, flush=True)
        elif not path.read_bytes().endswith(b"\n"):
            print(file=file)  # after half a line
        missing = (seed for seed in seeds if seed not in done)
        for seed, result in _looked(look, missing, processes, niceness):
            done[seed] = {"seed": seed, **result}
            print(json.dumps(done[seed], ensure_ascii=False), file=file, flush=True)
    return {seed: result for seed, result in done.items() if seed in seeds}


def _looked(
    look: Search, seeds: Iterator[int], processes: int, niceness: int
) -> Iterator[tuple[int, Result]]:
    # how Python begins a process by itself differs by version, and forking one with threads is warned of
    begin = get_context("spawn")
    with ProcessPoolExecutor(processes, begin, initializer=_at_work, initargs=(niceness,)) as pool:
        pending: dict[Future[Result], int] = {}
        for seed in seeds:
            pending[pool.submit(look, seed)] = seed
            if len(pending) >= 2 * processes:
                yield from _ready(pending)
        while pending:
            yield from _ready(pending)


def _at_work(niceness: int) -> None:
    """Begin a process that works: niced, and gone as soon as the search has been stopped, however."""
    os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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


def percent(part: int, count: int) -> str:
    """A share with its 95 % interval, in words for a table."""
    low, high = interval(part, count)
    share = f"{100 * part / count:.0f}" if count else "-"
    return f"{share} % ({100 * low:.0f}-{100 * high:.0f})"


def keep(summary: Result) -> None:
    """Add a line to the kept results of this month."""
    with (RESULTS / f"{time.strftime('%Y-%m', time.gmtime())}.jsonl").open("a", encoding="utf-8") as file:
        print(json.dumps(summary, ensure_ascii=False), file=file)


def report(
    name: str, faults: list[Result], count: int, unit: str, at: str = "", *, kept: bool = False
) -> int:
    """Say what was found, and keep it when asked to; the exit code is 1 when there were faults."""
    low, high = interval(len(faults), count)
    summary = {
        "search": name,
        "commit": at or commit(),
        "n": count,
        "unit": unit,
        "faults": len(faults),
        "share_95": [round(low, 8), round(high, 8)],
    }
    print(json.dumps(summary))
    if kept:
        keep(summary)
    for fault in faults[:20]:
        print(json.dumps(fault, ensure_ascii=False))
    return 1 if faults else 0
