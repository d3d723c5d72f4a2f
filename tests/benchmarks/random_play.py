"""Decisions a second of random play on one core: our three games, and OpenSpiel's in the same run.

    PYTHONPATH=tests python -m benchmarks.random_play [--rounds 3] [--rivals build/rivals/bin/python]

A decision is a player's: its legal moves are listed and one of them is made. The explained road is the one
that the window plays; the fast one is for computer players and ``simulate``. The tower is played by a
perfect hand, without its physics. OpenSpiel (PyPI: open_spiel) is written in C++ and driven from Python, and
may be in an environment of its own. Rounds alternate; times are processor time.
"""

import json
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from benchmarks import tranquility_rules, west_rules
from benchmarks.figure import ROOT, reader
from support import shinra, tranquility, west
from support.luck import SeededLuck

from desktop.app.games import find_games, load_rules
from desktop.players.plain import RandomPlayer
from desktop.players.playout import play_out

RIVALS = ROOT / "build" / "rivals" / "bin" / "python"
OPEN_SPIEL = ("solitaire", "hearts", "gin_rummy")
MISSING = "not installed: open_spiel (PyPI)"
SECONDS = 1.0


def explained(game: str, dealt: Callable[[int], Any]) -> float:
    """Decisions a second by the rules that the window plays by."""
    rules = load_rules(find_games()[game])
    count = seed = 0
    since = time.process_time()
    while (spent := time.process_time() - since) < SECONDS:
        played = play_out(rules, dealt(seed), RandomPlayer(SeededLuck(seed)), SeededLuck(seed))
        count += played.decisions
        seed += 1
    return count / spent


OURS: Mapping[str, Callable[[], float]] = {
    "Tranquility, 3 players, fast road": lambda: tranquility_rules.fast_road(500, 3),
    "Tranquility, 3 players, explained": lambda: explained(
        "tranquility", lambda seed: tranquility.dealt(seed, 3, 0)
    ),
    "The West, fast road": lambda: west_rules.fast_road(300),
    "The West, explained": lambda: explained("the_west", lambda seed: west.dealt(seed, first=0)),
    "Shinra Tower, 2 players, explained": lambda: explained("shinra_tower", shinra.dealt),
}


def open_spiel(python: Path) -> dict[str, float]:
    """Its games' figures; none where it cannot be imported."""
    script = Path(__file__).with_name("open_spiel_play.py")
    if not python.exists():
        return {}
    done = subprocess.run(
        [str(python), str(script), *OPEN_SPIEL], capture_output=True, text=True, check=False, cwd=ROOT
    )
    return dict(json.loads(done.stdout)) if done.returncode == 0 else {}


def measured(rounds: int, rivals: Path) -> Iterator[Mapping[str, object]]:
    """A line for each game: all its rounds, or what to install."""
    ours: dict[str, list[float]] = {name: [] for name in OURS}
    theirs: dict[str, list[float]] = {name: [] for name in OPEN_SPIEL}
    for _ in range(rounds):
        for name, play in OURS.items():
            ours[name].append(round(play()))
        for name, value in open_spiel(rivals).items():
            theirs[name].append(round(value))
    for name, values in ours.items():
        yield {"part": "random play", "name": name, "values": values}
    for name, values in theirs.items():
        line = {"part": "random play", "name": f"OpenSpiel {name}"}
        yield line | ({"values": values} if values else {"missing": MISSING})


def main() -> None:
    """Print the medians, or all rounds as JSON."""
    given = reader(__doc__)
    given.add_argument("--rounds", type=int, default=3)
    given.add_argument("--rivals", type=Path, default=RIVALS, help="a Python that has OpenSpiel")
    wanted = given.parse_args()
    for line in measured(wanted.rounds, wanted.rivals):
        if wanted.json:
            print(json.dumps(line))
        else:
            values = line.get("values")
            said = f"{statistics.median(values):>12,.0f}" if isinstance(values, list) else line["missing"]
            print(f"{line['name']!s:40} {said}")


if __name__ == "__main__":
    main()
