"""The law that holds the fast rules of Tranquility equal to the explained ones."""

import random
from collections import Counter
from dataclasses import dataclass, field

from support.luck import SeededLuck
from support.tranquility import dealt, late_state, random_options

from desktop.engine.ids import NATURE
from desktop.engine.move import Move
from desktop.games.tranquility.rules.fast import Fast
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.moves import DiscardTwo, Play
from desktop.games.tranquility.rules.state import State


@dataclass
class Tally:
    """What was compared: states, moves by kind, ends by rule."""

    states: int = 0
    kinds: Counter[str] = field(default_factory=Counter[str])
    ends: Counter[str] = field(default_factory=Counter[str])


def start(seed: int) -> State:
    """A match at its beginning or near its end, with any seats and options."""
    rng = random.Random(seed)
    options, seats = random_options(rng), seed % 5 + 1
    if seed % 10 == 4:  # few modules and a nearly finished slope, so that matches are won as well
        options |= {"panorama": False, "green_path": False, "goats": seed % 20 == 4}
        return late_state(seed, seats, options, missing=seed % 3)
    if seed % 2:
        return dealt(seed, seats, 0, **options)
    return late_state(seed, seats, options, missing=rng.choice((0, 0, 1, 2, 3, 5, 8, 12)))


def pick(rng: random.Random, moves: list[Move]) -> int:
    """Gladly the Summit, gladly something else than discarding, else anything."""
    summits = [at for at, move in enumerate(moves) if isinstance(move, Play) and move.place == "summit"]
    if summits:
        return summits[0]
    active = [at for at, move in enumerate(moves) if not isinstance(move, DiscardTwo)]
    return rng.choice(active) if active and rng.random() < 0.6 else rng.randrange(len(moves))


def follow(state: State, move: Move, luck: SeededLuck) -> State:
    """The move and the end of its turn, by the explained rules."""
    state = RULES.apply(state, move).state
    if (end := RULES.ending_move(state)) is not None:
        return RULES.apply(state, end).state
    if RULES.turn_of(state) == NATURE:
        return RULES.apply(state, RULES.nature(state, luck)).state
    return state


def compare(seed: int, tally: Tally) -> None:
    """Play one match by both; raises AssertionError where they differ."""
    rng, luck = random.Random(seed), SeededLuck(seed)
    state = start(seed)
    fast = Fast.from_state(state, SeededLuck(seed))
    while True:
        assert fast.to_state() == state, f"seed {seed}"
        assert fast.outcome == RULES.outcome(state), f"seed {seed}"
        explained = list(RULES.legal_moves(state))
        codes = fast.moves()
        decoded = [fast.decode(code) for code in codes]
        assert set(decoded) == set(explained), f"seed {seed}"
        assert len(decoded) == len(explained), f"seed {seed}"
        tally.states += 1
        if not codes:
            break
        at = pick(rng, decoded)
        tally.kinds[type(decoded[at]).__name__] += 1
        state = follow(state, decoded[at], luck)
        copied = fast.copy()
        copied.play(codes[at])
        assert copied.to_state() == state, f"seed {seed}"
        fast = copied
    end = RULES.outcome(state)
    tally.ends[end.rule if end is not None else "none"] += 1
