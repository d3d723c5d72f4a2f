"""OpenSpiel's decisions a second of random play; run by a Python that has it, which need not have ours.

    build/rivals/bin/python tests/benchmarks/open_spiel_play.py [GAME ...]

One JSON object: the games that are asked for, each with its figure. Chance is drawn but not counted.
"""

import json
import random
import sys
import time

SECONDS = 1.0


def decisions_a_second(name: str) -> float:
    """Matches are played one after the other, by random players in the one process."""
    import pyspiel  # pyright: ignore[reportMissingImports]

    game = pyspiel.load_game(name)
    chance = random.Random(0)
    count = 0
    since = time.process_time()
    while (spent := time.process_time() - since) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                count += 1
    return count / spent


if __name__ == "__main__":
    print(json.dumps({name: decisions_a_second(name) for name in sys.argv[1:]}))
