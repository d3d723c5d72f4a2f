"""Decks of The West with any valid text, each played to the end; and damaged deck files.

    PYTHONPATH=tests python -m evidence.west_decks --decks 500 --out decks.jsonl
    PYTHONPATH=tests python -m evidence.west_decks --damaged 1000 --out damaged-decks.jsonl

A match with each deck: it ends in its bound, cards are conserved, points are only lost, every state is
written and read again, and every effect has its sentences. What opens of a damaged file is a whole deck.
"""

import argparse
import random
from pathlib import Path
from typing import Final

from evidence.ledger import Result, report, search
from evidence.mutants import mutant
from support.luck import SeededLuck
from support.west import DECK_FILE, RULES, dealt, walk
from support.west_decks import any_deck

from desktop.engine.bad_input import BadInputError
from desktop.engine.record import read_json
from desktop.games.the_west.rules.deck import WestDeck
from desktop.games.the_west.rules.telling import explain_cost, explain_effect, explain_when

DECKS: Final = "west-decks"
DAMAGED: Final = "west-damaged-decks"
MOST_MOVES: Final = 3_000
"""A turn has a handful of effects of at most sixteen parts, and there are some sixty turns."""
BATCH: Final = 20
"""Damaged files to a seed."""


def look(seed: int) -> Result:
    """Play a match with the deck of a seed; the number of moves, and the first fault if there is one."""
    try:
        deck = any_deck(seed)
        _check_words(deck)
        return {"moves": _play(deck, seed)}
    except AssertionError as fault:
        return {"moves": 0, "fault": f"{seed}: {fault}"[:500]}


def _play(deck: WestDeck, seed: int) -> int:
    options = {"ending": random.Random(seed).choice(("card", "at-once", "last-turn"))}
    state = dealt(seed, first=0, deck=deck, **options)
    whole = set(RULES.pieces(state))
    count = 0
    for before, move, after in walk(state, seed):
        count += 1
        assert count < MOST_MOVES, "the match does not end"
        assert set(RULES.pieces(after)) == whole, move
        assert all(now <= then for now, then in zip(after.points, before.points, strict=True)), move
        if count % 11 == 0:
            text = RULES.to_position(after).model_dump_json()
            assert RULES.from_position(read_json(text, RULES.positions), SeededLuck(1)) == after, "position"
        state = after
    assert RULES.outcome(state) is not None
    return count


def _check_words(deck: WestDeck) -> None:
    for effect in (*deck.facility_effects, *deck.doppelgates, *deck.loci, deck.cityengine):
        assert explain_effect(effect.effect)
    for card in (*deck.doppelgates, *deck.loci):
        assert explain_when(card.when)
    assert explain_cost(deck.cityengine.cost)


def damaged(number: int) -> bool:
    """Open one damaged deck file; whether it was refused with a message."""
    try:
        deck = read_json(mutant(DECK_FILE.read_bytes(), number), RULES.decks)
    except BadInputError:
        return True
    assert read_json(RULES.decks.dump_json(deck), RULES.decks) == deck
    _check_words(deck)
    return False


def look_damaged(seed: int) -> Result:
    """Open the damaged files of a seed; how many were refused, and the first fault if there is one."""
    refused = 0
    for number in range(seed * BATCH, (seed + 1) * BATCH):
        try:
            refused += damaged(number)
        except Exception as fault:
            return {"files": 0, "fault": f"{number}: {fault!r}"[:500]}
    return {"files": BATCH, "refused": refused}


def main() -> int:
    """Play so many decks, or open so many damaged files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=500)
    parser.add_argument("--damaged", type=int, default=0, help="open so many damaged files instead")
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    name = DAMAGED if given.damaged else DECKS
    path = given.out or Path(f"build/evidence/{name}.jsonl")
    if given.damaged:
        done = search(name, path, range(-(-given.damaged // BATCH)), look_damaged)
        count, unit = sum(result["files"] for result in done.values()), "files"
    else:
        done = search(name, path, range(given.decks), look)
        count, unit = len(done), "decks"
    return report(name, [result for result in done.values() if "fault" in result], count, unit)


if __name__ == "__main__":
    raise SystemExit(main())
