"""Plays the real window by mouse, keys and fingers at random, without waiting for what moves.

    PYTHONPATH=tests python -m evidence.ui_player --game the_west --events 20000

After every burst the window must be whole: no exception, no warning of Qt, the scene as the model says,
all pieces there, the match file replayed to the same state, nothing hidden in any text. No single event
may change the match twice. Told is also the slowest event in processor time, which a busy machine does
not lengthen. Stopped and started again it goes on.
"""

import argparse
import faulthandler
import json
from functools import partial
from pathlib import Path

from evidence.ledger import Result, commit, report, search, seeds_done
from evidence.own_process import LONGEST_S, look_alone

from desktop.app.games import find_games

NAME = "ui-player"
EVENTS = 1000
"""Events to a seed."""
BURST = 25


def look(seed: int, game: str = "tranquility") -> Result:
    """Play a seed of a game in a process of its own."""
    return {"events": 0} | look_alone("evidence.ui_player", seed, game)


def _played(seed: int, game: str) -> Result:
    from evidence.overheard import overhear
    from PySide6.QtWidgets import QApplication
    from ui.play.bout import Bout

    from desktop.app import wiring

    app = wiring.make_app()
    with overhear() as wrong:
        bout = Bout(app, seed, game)
        try:
            return bout.play(EVENTS, BURST, wrong)
        finally:
            bout.leave()
            QApplication.processEvents()


def main() -> int:
    """Play on until so many events were sent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--game", default="tranquility", choices=sorted(find_games()))
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--one", type=int, help="play this seed alone, here")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    if given.one is not None:
        faulthandler.dump_traceback_later(LONGEST_S - 10, exit=True)
        print(json.dumps(_played(given.one, given.game)))
        return 0
    name, at = f"{NAME}-{given.game}", commit()
    path = given.out or Path(f"build/evidence/{name}.jsonl")
    done = seeds_done(path, name, at)
    end = given.seed
    while sum(result["events"] for result in done.values()) < given.events:
        end += 8
        done = search(name, path, range(given.seed, end), partial(look, game=given.game), at=at)
    faults = [result for result in done.values() if "fault" in result]
    count = sum(result["events"] for result in done.values())
    code = report(name, faults, count, "events", at, kept=given.keep)
    print({key: sum(result.get(key, 0) for result in done.values()) for key in ("decisions", "ends")})
    slowest = max(done.values(), key=lambda result: result.get("slowest_ms", 0))
    print("slowest event by processor time:", slowest.get("slowest_ms"), "ms,", slowest.get("slowest"))
    return code


if __name__ == "__main__":
    raise SystemExit(main())
