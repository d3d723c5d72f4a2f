"""The same seed gives the same states, whatever the process."""

import os
import subprocess
import sys
from pathlib import Path

from support.toy import toy

PROGRAM = """
import hashlib, sys
from pathlib import Path
from desktop.app.games import find_games, load_deck, load_rules
from desktop.engine.game import Table
from desktop.engine.options import complete_options
from desktop.players.plain import RandomPlayer
from desktop.players.playout import play_out
from desktop.session.dealer import SeededDealer
for manifest in find_games([Path(sys.argv[1])]).values():
    rules = load_rules(manifest)
    deck = load_deck(manifest, rules)
    modules = {spec.id: spec.values[-1] for spec in manifest.options if spec.group == "module"}
    for seats in range(manifest.players[0], manifest.players[1] + 1):
        seen = hashlib.sha256()
        luck = SeededDealer(seats)
        opening = rules.opening(Table(seats, 0, complete_options(manifest.options, modules), deck))
        play_out(rules, opening, RandomPlayer(luck), luck, watch=lambda before, move, after: seen.update(
            rules.to_position(after).model_dump_json().encode() + repr(rules.view(after, 1)).encode()
        ))
        print(manifest.id, seats, seen.hexdigest())
"""


def test_the_same_seed_gives_the_same_states_in_every_process() -> None:
    answers = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM, str(toy().folder)],
            env=os.environ | {"PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    (only,) = answers
    assert len(only.splitlines()) >= 8
