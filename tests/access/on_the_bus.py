"""Whole games by a screen reader's means alone, over the real accessibility bus of a desktop of its own.

    PYTHONPATH=tests /usr/bin/python3 -m access.on_the_bus --display :43 --keep

Needs the system's Python with its binding of AT-SPI (python3-gi, gir1.2-atspi-2.0), at-spi2-core, Xvfb,
openbox, xdotool and dbus-run-session. Each page is heard in three languages; then one plays by names,
descriptions and announcements, keys and actions. Nothing is spoken aloud: no speech engine takes part.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from access.bus import CHECKOUT, Program
from access.heard import faults
from access.players import Player, Tranquility
from access.tower import Tower
from access.west import West

INSIDE = "ACCESS_ON_THE_BUS"
PLAYERS: dict[str, type[Player]] = {"tranquility": Tranquility, "shinra_tower": Tower, "the_west": West}
RESULTS = CHECKOUT / "tests/evidence/results"


def listen(language: str, home: Path) -> list[dict[str, Any]]:
    """What home, settings and set-up of the first game sound like."""
    program = Program(home, language)
    rows: list[dict[str, Any]] = []
    try:
        for page, key in (("home", ""), ("set-up", "Return"), ("table", "Return"), ("rules", "F1")):
            if key:
                program.key(key)
                program.settle(1.5)
            heard = [each for _thing, each in program.tree()]
            stops = sum(each.takes_keys for each in heard)
            rows.append({"page": page, "language": language, "stops": stops, "faults": faults(heard)})
    finally:
        program.close()
    return rows


def play(game: str, home: Path, most_s: float) -> dict[str, Any]:
    """One game alone, to its end if the time is enough."""
    program = Program(home, "en")
    begun = time.monotonic()
    try:
        player = PLAYERS[game](program, most_s)
        fault = ""
        try:
            end = player.play()
        except Exception as wrong:  # whatever went wrong, what was heard until then is told
            end, fault = "", f"{wrong!r} {program.state()}"
        return {
            "search": f"access-bus-{game}",
            "turns": player.turns,
            "announced": len(program.everything),
            "end": end,
            "fault": fault or ("" if end else "the time was over"),
            "last": program.everything[-3:],
            "seconds": round(time.monotonic() - begun),
        }
    finally:
        program.close()


def main() -> int:
    """Start a desktop of its own, then listen and play there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--display", default=":43")
    parser.add_argument("--games", nargs="*", default=list(PLAYERS))
    parser.add_argument("--languages", nargs="*", default=["en", "ja", "ru"])
    parser.add_argument("--most", type=float, default=900.0, help="seconds for each game")
    parser.add_argument("--keep", action="store_true", help="add the lines to the kept results")
    given = parser.parse_args()
    if os.environ.get(INSIDE) is None:
        return _with_a_desktop(given.display)
    code = 0
    git = ["git", "-C", str(CHECKOUT), "log", "-1", "--format=%H"]
    commit = subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()
    for row in _rows(given):
        line = {"commit": commit, **row}
        print(json.dumps(line, ensure_ascii=False), flush=True)
        code |= bool(row.get("faults") or row.get("fault"))
        if given.keep:
            with (RESULTS / f"{time.strftime('%Y-%m', time.gmtime())}.jsonl").open(
                "a", encoding="utf-8"
            ) as file:
                print(json.dumps(line, ensure_ascii=False), file=file)
    return code


def _rows(given: argparse.Namespace) -> Any:
    with tempfile.TemporaryDirectory() as home:
        for language in given.languages:
            for row in listen(language, Path(home) / language):
                yield {"search": "access-bus-pages", **row}
        for game in given.games:
            yield play(game, Path(home) / game, given.most)


def _with_a_desktop(display: str) -> int:
    """This command once more, inside a screen, a window manager and a session bus; they end with it."""
    nothing = subprocess.DEVNULL
    environment = os.environ | {"DISPLAY": display, INSIDE: "1"}
    with subprocess.Popen(
        ["Xvfb", display, "-screen", "0", "1280x800x24"], stdin=nothing, stderr=nothing
    ) as screen:
        time.sleep(2)
        with subprocess.Popen(["openbox"], env=environment, stdin=nothing, stderr=nothing) as manager:
            again = ["dbus-run-session", "--", sys.executable, "-W", "ignore", "-m", "access.on_the_bus"]
            try:
                done = subprocess.run([*again, *sys.argv[1:]], env=environment, check=False)
            finally:
                manager.terminate()
                screen.terminate()
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
