"""Sits long at the real window: match after match in one process, and looks whether anything stays behind.

    PYTHONPATH=tests python -m evidence.long_sitting --game the_west --turns 5000

Language, theme and size of text are changed on the way, rules, glossary, settings and tips opened, moves
taken back. About every 250 turns, at home between two matches, the process is weighed: its memory, all
widgets, all objects of Qt, and the Python objects of each kind. There nothing of a match may be left;
finished matches are also asked for by weak references. It is one sitting: stopped, it begins anew.
"""

import argparse
import gc
import json
import math
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from weakref import ref

from evidence.ledger import Result, commit, keep, report
from evidence.overheard import overhear
from evidence.own_process import FOLDERS
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from ui.play.sitter import Sitter

from desktop.app import wiring
from desktop.app.games import find_games
from desktop.ui.table_page import TablePage

NAME = "long-sitting"
EVERY = 250
WARM = 500
"""Turns after which all that is kept on purpose (pictures, fonts, words of every language) can be there.

In a long sitting growth is told of its second half alone: pictures of every size, theme and language come one
by one over more than a thousand turns, and what never stops growing grows in that half as well.
"""
BOUND_MIB = 2.0
"""Growth in 1,000 turns, which is an evening: a month of evenings in one process would not fill 64 MiB more.

Below it lies what the allocator does not give back; a page that stayed behind would be 2 MiB a match.
"""
TELLING = 8
"""So many kinds of objects are told, those that grew most."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What the process holds, between matches."""

    turns: int
    matches: int
    mib: float
    widgets: int
    objects: int
    kinds: Counter[str]

    def told(self) -> Result:
        """The same in figures alone."""
        return {
            "turns": self.turns,
            "matches": self.matches,
            "mib": round(self.mib, 1),
            "widgets": self.widgets,
            "objects": self.objects,
            "python": self.kinds.total(),
        }


def weigh(sitter: Sitter) -> Weight:
    """Look at all that is alive, once what nobody refers to has been collected."""
    gc.unfreeze()  # a window that was left sets aside what remains
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    app = QApplication.instance()
    assert app is not None
    roots: list[QObject] = [app, *QApplication.topLevelWidgets()]
    return Weight(
        turns=sitter.turns,
        matches=sitter.matches,
        mib=pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
        widgets=len(QApplication.allWidgets()),
        objects=sum(1 + len(root.findChildren(QObject)) for root in roots),
        kinds=Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects()),
    )


class Remains:
    """Knows the parts of each match that was played, without holding on to them."""

    def __init__(self) -> None:
        self._parts: list[tuple[str, ref[object]]] = []

    def remember(self, page: TablePage) -> None:
        """Watch what belongs to the match of a page."""
        table = page.table
        parts = (page, page.match, page.opened, page.bridge, page.game_table, page.panel, page.curtain)
        for part in (*parts, page.end_moment, table, table.scene, table.view, table.living, table.stage):
            self._parts.append((type(part).__name__, ref(part)))

    def left(self) -> list[str]:
        """What is still there; once told it is forgotten."""
        gc.unfreeze()
        gc.collect()
        left = Counter(name for name, part in self._parts if part() is not None)
        self._parts.clear()
        return [f"{count} {name}" for name, count in sorted(left.items())]


def sit(
    sitter: Sitter, turns: int, every: int = EVERY, end: float = math.inf
) -> Iterator[tuple[Weight, list[str]]]:
    """Play so many turns; at times what the process holds, and what is left of finished matches.

    ``end`` is when no further match is begun, by the monotonic clock.
    """
    remains, due = Remains(), 0
    while sitter.turns < turns and time.monotonic() < end:
        remains.remember(sitter.begin())
        sitter.play(turns)
        if sitter.turns >= min(due, turns) or sitter.matches % 3 == 0:
            sitter.go_home()
            if sitter.turns >= min(due, turns):
                due = sitter.turns + every
                left = remains.left()
                yield weigh(sitter), left


def warmed(weights: Sequence[Weight]) -> list[Weight]:
    """The weighings after which nothing may grow any more."""
    begun = max(WARM, weights[-1].turns / 2) if weights else WARM
    return [one for one in weights if one.turns >= begun]


def growth_mib(weights: Sequence[Weight]) -> float | None:
    """Memory gained in 1,000 turns after the first ones: the straight line that fits best.

    None when it was not weighed twice after them.
    """
    points = [(one.turns / 1000, one.mib) for one in warmed(weights)]
    if len(points) < 2:
        return None
    mean_x, mean_y = (sum(values) / len(points) for values in zip(*points, strict=True))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return round(sum((x - mean_x) * (y - mean_y) for x, y in points) / spread, 3)


def grown(weights: Sequence[Weight]) -> list[tuple[str, float]]:
    """The kinds of Python objects that gained most in 1,000 turns after the first ones."""
    warm = warmed(weights)
    if len(warm) < 2:
        return []
    thousands = (warm[-1].turns - warm[0].turns) / 1000
    gained = Counter(warm[-1].kinds)
    gained.subtract(warm[0].kinds)
    return [(kind, round(count / thousands, 1)) for kind, count in gained.most_common(TELLING) if count > 0]


def faults_of(weights: Sequence[Weight]) -> Iterator[str]:
    """What has grown that may not."""
    per_thousand = growth_mib(weights)
    if per_thousand is None:
        return
    if per_thousand > BOUND_MIB:
        yield f"{per_thousand:.2f} MiB more in 1,000 turns"
    warm = warmed(weights)
    for what in ("widgets", "objects"):
        first, last = (getattr(one, what) for one in (warm[0], warm[-1]))
        if last > first:
            yield f"{last - first} {what} more than after {warm[0].turns} turns"


def sat(game: str, turns: int, seed: int, minutes: float) -> tuple[list[Weight], list[str], Sitter]:
    """The whole sitting, in a home of its own: the weights, and what was wrong."""
    weights: list[Weight] = []
    end = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as home, overhear() as wrong:
        os.environ.update({name: f"{home}/{folder}" for name, folder in FOLDERS.items()})
        sitter = Sitter(wiring.make_app(), seed, game)
        for weight, left in sit(sitter, turns, end=end):
            weights.append(weight)
            print(json.dumps(weight.told()), flush=True)
            wrong += [f"after {weight.turns} turns there is still {one} of matches before" for one in left]
        sitter.leave()
        wrong += faults_of(weights)
        return weights, list(wrong), sitter


def summary(name: str, at: str, weights: Sequence[Weight], languages: int) -> Result:
    """What a sitting measured."""
    warm = warmed(weights)
    return {
        "search": f"{name}-weights",
        "commit": at,
        "n": weights[-1].turns,
        "matches": weights[-1].matches,
        "languages": languages,
        "warm": (warm or weights)[0].told(),
        "end": weights[-1].told(),
        "mib_per_1000": growth_mib(weights),
        "grown_per_1000": dict(grown(weights)),
    }


def main() -> int:
    """Sit for so many turns."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no match after so long")
    parser.add_argument("--game", default="tranquility", choices=sorted(find_games()))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    name, at = f"{NAME}-{given.game}", commit()
    weights, wrong, sitter = sat(given.game, given.turns, given.seed, given.minutes)
    found: list[Result] = [{"fault": one} for one in wrong]
    code = report(name, found, sitter.turns, "turns", at, kept=given.keep)
    measured = summary(name, at, weights, sitter.languages)
    print(json.dumps(measured))
    if given.keep:
        keep(measured)
    return code


if __name__ == "__main__":
    sys.exit(main())
