"""Whole games of The West with the standard deck: they end in their bound, and who wins.

    PYTHONPATH=tests python -m evidence.west_balance --games 2000 --players greedy --out balance.jsonl

``--players`` is ``random`` or ``greedy``, at both seats. Stopped and started again it goes on. Printed:
the first player's share with a 95 % interval, the length, the points, and how the games ended.
"""

import argparse
import random
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, Final

from evidence.ledger import Result, interval, report, search
from support.west import RULES, dealt
from support.west_players import PLAYERS, played

from desktop.games.the_west.rules.fast import Fast

NAME: Final = "west-balance"
GAMES = 20
"""Games to a seed, so that a line of the ledger is worth writing."""
MOST_TURNS = 60
"""No game may have more turns: 48 Facilities leave the deck, the middle and the hands by then."""


def look(players: str, seed: int) -> Result:
    """The games of a seed, and the first fault if there is one."""
    games: list[dict[str, Any]] = []
    for number in range(seed * GAMES, (seed + 1) * GAMES):
        try:
            games.append(_game(players, number))
        except AssertionError as fault:
            return {"games": games, "fault": f"{number}: {fault}"}
    return {"games": games}


def _game(players: str, number: int) -> dict[str, Any]:
    chooser = PLAYERS[players]
    match = Fast.from_state(dealt(number, first=0))
    moves = played(match, chooser, chooser, random.Random(number))
    state = match.to_state()
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert state.turn_number <= MOST_TURNS, f"{state.turn_number} turns"
    totals = [outcome.facts["total_1"], outcome.facts["total_2"]]
    return {
        "winner": "first" if outcome.winners == (state.first,) else "second",
        "tie": totals[0] == totals[1],
        "turns": state.turn_number,
        "moves": moves,
        "end": state.over,
        "totals": sorted(totals),
        "left": sorted(state.points),
    }


def told(games: list[dict[str, Any]]) -> str:
    """What the games say."""
    count = len(games)
    first = sum(game["winner"] == "first" for game in games)
    ties = sum(game["tie"] for game in games)
    low, high = interval(first, count)
    ends = Counter[str](game["end"] for game in games)
    return (
        f"first {first / count:.1%} ({low:.1%}-{high:.1%}, ties {ties / count:.1%} of them), "
        f"turns {mean(game['turns'] for game in games):.1f} "
        f"(most {max(game['turns'] for game in games)}), moves {mean(game['moves'] for game in games):.0f}, "
        f"score {mean(game['totals'][1] for game in games):.1f} to "
        f"{mean(game['totals'][0] for game in games):.1f}, "
        f"points left {mean(sum(game['left']) / 2 for game in games):.1f}, "
        "ended by " + ", ".join(f"{end} {n / count:.1%}" for end, n in ends.most_common())
    )


def main() -> int:
    """Play so many games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--players", choices=sorted(PLAYERS), default="greedy")
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    name = f"{NAME}-{given.players}"
    path = given.out or Path(f"build/evidence/{name}.jsonl")
    done = search(name, path, range(-(-given.games // GAMES)), partial(look, given.players))
    games = [game for result in done.values() for game in result["games"]]
    print(f"{given.players}: {told(games)}")
    faults = [result for result in done.values() if "fault" in result]
    return report(name, faults, len(games), "games")


if __name__ == "__main__":
    raise SystemExit(main())
