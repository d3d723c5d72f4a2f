"""Whole games of the tower in the program's window by the mouse alone, beside the auto hand.

    PYTHONPATH=tests python -m evidence.tower_mouse --games 6 --steadiness normal --out mouse.jsonl

A program moves the mouse like a hand (``support.tower_mouse``): it is no human, nor recorded of one. Before
each of its placements the auto hand is asked what it would make of the same one, on the same tower, without
anything coming of it. Printed for both: how far beside its place a piece comes to stand, and how often it
falls, sweeps others away or takes a whole floor along. Stop it whenever you like: the same command goes on.
``--table`` only says what has been found so far, ``--keep`` adds it to the results. ``--screen`` plays one
game with xdotool on the display at hand, in real time, and prints each placement.
"""

import argparse
import json
import math
import os
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from evidence.ledger import NICENESS, PROCESSES, Result, commit, keep, percent, report, search, seeds_done

if TYPE_CHECKING:
    from support.tower_mouse import Tried

    from desktop.ui.table_page import TablePage

NAME: Final = "tower-mouse"
KINDS: Final = ("wall", "floor", "figure")
FOLDERS: Final = ("DATA", "CONFIG", "STATE", "CACHE")
PATHS: Final = ("desktop", "resources", "tests/support/tower_mouse.py", "tests/support/tower_games.py")
"""What decides about a game."""
SPREAD: Final = 1_009
"""Each placement has an auto hand of its own."""


def look(steadiness: str, seed: int) -> Result:
    """One game by the mouse."""
    from support.mice import EventMouse
    from support.tower_mouse import StuckError

    tried: list[Result] = []

    def told(one: "Tried") -> None:
        tried.append(placement(one, steadiness, SPREAD * seed + len(tried)))

    try:
        end = played(seed, steadiness, EventMouse, told)
    except StuckError as stuck:
        return {"placements": tried, "fault": f"seed {seed}: {stuck}"}
    return {"placements": tried, **end}


def played(
    seed: int,
    steadiness: str,
    mouse: Callable[["TablePage"], Any],
    told: Callable[["Tried"], object],
    most: int = 400,
) -> Result:
    """Play a match of two in the program's window to its end, or so many placements of it."""
    from PySide6.QtWidgets import QApplication
    from support.luck import SeededLuck
    from support.tower_mouse import MousePlayer
    from ui.play.bout import close_window, open_window

    from desktop.app import wiring
    from desktop.session.header import SeatInfo, new_header

    app = QApplication.instance()
    window = open_window(app if isinstance(app, QApplication) else wiring.make_app(), motion="off")
    try:
        manifest = window.desk.games["shinra_tower"]
        rules = window.desk.load_rules(manifest)
        header = new_header(
            manifest,
            rules,
            [SeatInfo(name="Ada", colour=""), SeatInfo(name="Bo", colour="")],
            window.desk.load_deck(manifest, rules),
            created="2026-01-01T00:00:00Z",
            first=1,
            options={"steadiness": steadiness, "goal": "8f"},
        ).model_copy(update={"id": f"{seed:032x}"})
        window.desk.shelf.begin(rules, header, SeededLuck(seed)).close()
        window.go_on(header.id)
        page = window.table_page
        assert page is not None
        for one in MousePlayer(page, mouse(page), seed).play(most):
            told(one)
        outcome = page.match.outcome
    finally:
        close_window(window)
    end, rule = (outcome.kind, outcome.rule) if outcome else ("", "")
    return {"match": header.id, "end": end, "rule": rule}


def placement(one: "Tried", steadiness: Any, seed: int) -> Result:
    """A placement by the mouse, and the same one by the auto hand of a seed on the same tower."""
    from support.tower import shapes

    from desktop.games.shinra_tower.physics.answers import scene_of
    from desktop.games.shinra_tower.physics.autohand import Intent
    from desktop.games.shinra_tower.physics.nature import answer
    from desktop.games.shinra_tower.physics.pieces import kind_of

    scene = scene_of(one.before)
    done = answer(shapes(), scene, Intent(one.piece, one.floor), steadiness, seed)
    pose = done.poses.get(one.piece)
    gone = scene.poses.keys() - done.poses.keys() - {one.piece}
    return {
        "kind": kind_of(one.piece),
        "refused": one.refused,
        "mouse": _outcome(one.off_mm if one.stood else None, one.gone),
        "auto": _outcome(None if pose is None else pose.x - one.meant.x, gone),
    }


def _outcome(off_mm: float | None, gone: Collection[str]) -> Result:
    tiles = sum(piece.startswith("floor-") for piece in gone)
    return {"off": None if off_mm is None else round(off_mm, 2), "swept": len(gone), "tiles": tiles}


def summary(done: Iterable[Result], steadiness: str, at: str) -> list[Result]:
    """What all placements of each kind together say, of the mouse and of the auto hand."""
    placements = [one for result in done for one in result["placements"]]
    rows: list[Result] = []
    for kind in KINDS:
        mine = [one for one in placements if one["kind"] == kind]
        for hand in ("mouse", "auto"):
            stood = [one[hand]["off"] for one in mine if one[hand]["off"] is not None]
            rows.append(
                {
                    "search": f"{NAME}-{steadiness}-{hand}-{kind}",
                    "commit": at,
                    "n": len(mine),
                    "fell": len(mine) - len(stood),
                    "off_rms_mm": round(math.sqrt(sum(off * off for off in stood) / max(1, len(stood))), 2),
                    "swept_others": sum(one[hand]["swept"] > 0 for one in mine),
                    "took_floors": sum(one[hand]["tiles"] > 0 for one in mine),
                    "refused": sum(one["refused"] for one in mine) if hand == "mouse" else None,
                }
            )
    return rows


def row(one: Result) -> str:
    """The same as a line of a table."""
    _, _, steadiness, hand, kind = one["search"].split("-")
    n = one["n"]
    told = f"{steadiness:<9} {hand:<6} {kind:<7} {n:>5} {percent(one['fell'], n):>16} {one['off_rms_mm']:>8}"
    return f"{told} {percent(one['swept_others'], n):>16} {percent(one['took_floors'], n):>16}"


def _on_screen(steadiness: str, seed: int) -> int:
    from support.mice import ScreenMouse

    def told(one: "Tried") -> None:
        where = {"piece": one.piece, "floor": one.floor}
        print(json.dumps(where | placement(one, steadiness, len(one.after.poses))), flush=True)

    print(json.dumps(played(seed, steadiness, ScreenMouse, told)))
    return 0


def main() -> int:
    """Play so many games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--steadiness", default="normal", choices=("steady", "normal", "shaky", "reckless"))
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--nice", type=int, default=NICENESS)
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    parser.add_argument("--screen", action="store_true", help="play one game on the screen, with xdotool")
    given = parser.parse_args()
    name, at = f"{NAME}-{given.steadiness}", commit(*PATHS)
    path = given.out or Path("build/evidence") / f"{name}.jsonl"
    with tempfile.TemporaryDirectory() as home:
        os.environ.update({f"XDG_{folder}_HOME": str(Path(home) / folder) for folder in FOLDERS})
        if given.screen:
            return _on_screen(given.steadiness, given.seed)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if given.table:
            done = seeds_done(path, name, at)
        else:
            seeds = range(given.seed, given.seed + given.games)
            one = partial(look, given.steadiness)
            done = search(name, path, seeds, one, at=at, processes=given.processes, niceness=given.nice)
    faults = [result for result in done.values() if "fault" in result]
    code = report(name, faults, len(done), "games", at, kept=given.keep)
    wins = sum(result.get("end") == "win" for result in done.values())
    print(f"won {wins} of {len(done)}: {percent(wins, len(done))}")
    titles = f"{'n':>5} {'fell':>16} {'off, mm':>8} {'swept others':>16} {'took floors':>16}"
    print(f"{'':<9} {'hand':<6} {'piece':<7} {titles}")
    for told in summary(done.values(), given.steadiness, at):
        print(row(told))
        if given.keep:
            keep(told)
    return code


if __name__ == "__main__":
    sys.exit(main())
