"""A million random moves over all games, numbers of players and mixes of options, each checked.

    PYTHONPATH=tests python -m evidence.random_moves --moves 1000000 --out random-moves.jsonl
    PYTHONPATH=tests python -m evidence.random_moves --game the_west --moves 1000000

Stopped and started again it goes on. On the explained road every move is checked for what the laws
say of a single move; where a game has a fast road, it is followed beside, and both must agree.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from evidence.ledger import Result, commit, report, search, seeds_done
from games.conformance.setups import Game, Setup, dealt, games, run

from desktop.app.games import load_fast_road
from desktop.engine.ids import NATURE
from desktop.engine.options import OptionValue
from desktop.engine.record import read_json
from desktop.engine.verdict import Verdict
from desktop.session.dealer import SeededDealer

NAME = "random-moves"
MATCHES = 20
"""Matches to a seed, so that a line of the ledger is worth writing."""
BATCH = 200
"""Seeds looked at before the moves are counted again."""


def setup_of(game: Game, seed: int) -> Setup:
    """A number of players and a mix of options drawn from a seed."""
    dice = SeededDealer(seed)
    least, most = game.manifest.players
    options: dict[str, OptionValue] = {
        spec.id: spec.values[dice.below(len(spec.values))] for spec in game.manifest.options
    }
    return Setup(game, least + dice.below(most - least + 1), options)


def look(seed: int, only: str = "") -> Result:
    """Play the matches of a seed, of one game or of all; the number of moves, and the first fault."""
    moves = 0
    there = [game for game in games() if only in ("", game.manifest.id)]
    for number in range(seed * MATCHES, (seed + 1) * MATCHES):
        game = there[number % len(there)]
        setup = setup_of(game, number)
        try:
            for _ in _checked_match(setup, number):
                moves += 1
            if number % 4 == 0:
                for _ in _both_roads(setup, number):
                    moves += 1
        except AssertionError as fault:
            return {"moves": moves, "fault": f"{setup!r} seed {number}: {fault}"[:500]}
    return {"moves": moves}


def _checked_match(setup: Setup, seed: int) -> Iterator[None]:
    rules = setup.game.rules
    pieces = set(rules.pieces(setup.opening()))
    earlier: list[Any] = []
    for number, (state, seat, move, after) in enumerate(run(setup, seed)):
        verdict = rules.explain(state, move)
        assert verdict.allowed, move
        assert verdict.rule in rules.rulebook, verdict
        assert set(rules.pieces(after)) == pieces, move
        outcome = rules.outcome(after)
        assert (rules.turn_of(after) is None) == (outcome is not None), move
        if rules.turn_of(after) not in (None, NATURE):
            assert next(rules.legal_moves(after), None) is not None, "stuck"
        for old in earlier[-3:]:
            _check_refusal(setup, state, old)
        if number % 7 == 0:
            text = rules.to_position(after).model_dump_json(by_alias=True)
            assert rules.from_position(read_json(text, rules.positions), SeededDealer(1)) == after, "position"
        if seat != NATURE:
            earlier.append(move)
        yield


def _check_refusal(setup: Setup, state: Any, move: Any) -> None:
    verdict: Verdict = setup.game.rules.explain(state, move)
    assert verdict.rule in setup.game.rules.rulebook, verdict


def _both_roads(setup: Setup, seed: int) -> Iterator[None]:
    """Follow a match on both roads: as many moves to choose from, the same pieces, the same end."""
    road, rules = load_fast_road(setup.game.manifest), setup.game.rules
    if road is None:
        return
    luck, dice = SeededDealer(seed), SeededDealer(seed + 1)
    state = dealt(setup, luck)
    match: Any = road.from_state(state, luck)
    while True:
        assert match.outcome == rules.outcome(state), "outcome"
        if match.over:
            return
        codes = match.moves()
        assert len(codes) == len(list(rules.legal_moves(state))), "number of moves"
        code = codes[dice.below(len(codes))]
        move = match.decode(code)
        assert rules.explain(state, move).allowed, move
        match.play(code)
        state = rules.apply(state, move).state
        if rules.turn_of(state) == NATURE:
            # a rope: both roads shuffle by their own luck, so go on from the fast one
            state = match.to_state()
        elif (ending := rules.ending_move(state)) is not None:
            state = rules.apply(state, ending).state
        assert rules.pieces(match.to_state()) == rules.pieces(state), "pieces"
        yield


def main() -> int:
    """Search on until so many moves are made."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--game", default="", choices=["", *(game.manifest.id for game in games())])
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    name = f"{NAME}-{given.game}" if given.game else NAME
    given.out = given.out or Path(f"build/evidence/{name}.jsonl")
    done = seeds_done(given.out, name, commit())
    end = given.seed
    while sum(result["moves"] for result in done.values()) < given.moves:
        end += BATCH
        done = search(name, given.out, range(given.seed, end), partial(look, only=given.game))
    faults = [result for result in done.values() if "fault" in result]
    count = sum(result["moves"] for result in done.values())
    return report(name, faults, count, "moves", kept=given.keep)


if __name__ == "__main__":
    raise SystemExit(main())
