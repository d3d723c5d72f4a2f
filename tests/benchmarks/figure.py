"""A thing measured beside its goal, and how a benchmark says its figures."""

import argparse
import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured: good when it is at most, or at least, its goal; some have no goal."""

    name: str
    value: float
    goal: float | None = None
    at_least: bool = False

    @property
    def is_good(self) -> bool:
        """Whether the goal is reached."""
        return is_reached(self.value, self.goal, at_least=self.at_least)

    def __str__(self) -> str:
        mark = "    " if self.goal is None else "ok  " if self.is_good else "MISS"
        wanted = "" if self.goal is None else f"  {'>=' if self.at_least else '<='} {self.goal:g}"
        return f"{mark} {self.name:<62} {self.value:>12,.3f}{wanted}"


def is_reached(value: float, goal: float | None, *, at_least: bool) -> bool:
    """Whether a value is on the right side of its goal."""
    if goal is None:
        return True
    return value >= goal if at_least else value <= goal


def reader(doc: str | None) -> argparse.ArgumentParser:
    """A command line that can be asked for JSON lines; the command's help is its file's docstring."""
    given = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--json", action="store_true", help="one JSON object a line")
    return given


def tell(figures: Iterable[Figure], *, as_json: bool) -> int:
    """Print each figure as soon as it is known; the exit status is 1 when a goal is missed."""
    good = True
    for figure in figures:
        good = good and figure.is_good
        print(json.dumps(asdict(figure)) if as_json else figure, flush=True)
    return 0 if good else 1


def off_screen() -> None:
    """Have Qt draw without a screen, unless the caller wants a real one."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
