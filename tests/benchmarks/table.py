"""All figures in one run, beside KPatience, aisleriot, PySolFC and OpenSpiel where they are installed.

    make bench

Prints the table, keeps the figures in ``tests/benchmarks/last.jsonl`` and writes the table into
``docs/speed.md``, which says how to read it. ``--kept`` measures nothing and shows again what was kept.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.figure import ROOT
from benchmarks.rows import tables
from evidence.ledger import commit

KEPT = Path(__file__).with_name("last.jsonl")
PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- written by make bench: begin -->\n", "<!-- written by make bench: end -->\n"


@dataclass(frozen=True, slots=True)
class Part:
    """A benchmark that tells figures, and how often it is run for the table."""

    key: str
    module: str
    rounds: int
    arguments: tuple[str, ...] = ()


PARTS = (
    Part("drag", "drag", 3, ("--seconds", "4")),
    Part("window", "window", 3),
    Part("tower", "tower", 3, ("--only", "speeds", "readings")),
    Part("tower_hands", "tower", 1, ("--only", "hands", "--seeds", "3")),
    Part("tower_frames", "tower_frames", 3),
    Part("tranquility_rules", "tranquility_rules", 3, ("--matches", "300")),
    Part("west_rules", "west_rules", 3, ("--matches", "300")),
    Part("sound", "sound", 1),
)
COMPARED = ("start", "random_play")
"""Benchmarks that alternate their rounds with those of others, and tell lines as they are kept."""


def told(module: str, arguments: Sequence[str] = ()) -> list[dict[str, Any]]:
    """What a benchmark says, in a process of its own; a missed goal is no failure.

    Raises:
        RuntimeError: it said nothing.
    """
    command = [sys.executable, "-m", f"benchmarks.{module}", "--json", *arguments]
    print(f"== {module} {' '.join(arguments)}", file=sys.stderr, flush=True)
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode not in (0, 1) or not done.stdout:
        raise RuntimeError(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def gathered(part: str, rounds: Iterable[Iterable[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The figures of several rounds, each with all its values, in the order of the first round."""
    lines: dict[str, dict[str, Any]] = {}
    for figures in rounds:
        for figure in figures:
            goal = {name: figure[name] for name in ("goal", "at_least")}
            line = lines.setdefault(
                figure["name"], {"part": part, "name": figure["name"], "values": [], **goal}
            )
            line["values"].append(round(figure["value"], 4))
    return list(lines.values())


def measured() -> Iterator[dict[str, Any]]:
    """All lines, that of the machine first."""
    before = os.getloadavg()[0]
    lines = [line for module in COMPARED for line in told(module)]
    for part in PARTS:
        rounds = (told(part.module, part.arguments) for _ in range(part.rounds))
        lines += gathered(part.key, rounds)
    yield machine(before)
    yield from lines


def machine(load_before: float) -> dict[str, Any]:
    """What has to be known of where the figures come from."""
    models = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        if line.startswith("model name")
    ]
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "cpu": models[0] if models else "unknown processor",
        "cores": os.cpu_count(),
        "load_before": round(load_before, 1),
        "load_after": round(os.getloadavg()[0], 1),
        "commit": commit("desktop", "resources"),
    }


def read_kept(path: Path = KEPT) -> list[dict[str, Any]]:
    """The lines of the last run."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def page_with(page: str, table: str) -> str:
    """The page with that table between its marks.

    Raises:
        ValueError: a mark is missing.
    """
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError("the page has no place for the table")
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def main() -> None:
    """Measure, keep, print and write."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--kept", action="store_true", help="show the last figures again, measure nothing")
    if not given.parse_args().kept:
        lines = list(measured())
        KEPT.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    table = tables(read_kept())
    print(table)
    PAGE.write_text(page_with(PAGE.read_text("utf-8"), table), encoding="utf-8")


if __name__ == "__main__":
    main()
