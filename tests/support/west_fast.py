"""The law that holds the fast road of The West equal to the explained rules."""

import random
from collections import Counter
from dataclasses import dataclass, field

from support.west import DECK, RULES, dealt, kind_of
from support.west_decks import any_deck

from desktop.games.the_west.rules.fast import Fast
from desktop.games.the_west.rules.state import State

OPTIONS = {"reaction": ("card", "none"), "matching": ("card", "as-shown")}
ENDINGS = ("card", "at-once", "last-turn")


@dataclass
class Tally:
    """What was compared: states, moves by kind, ends by reason."""

    states: int = 0
    kinds: Counter[str] = field(default_factory=Counter[str])
    ends: Counter[str] = field(default_factory=Counter[str])


def start(seed: int) -> State:
    """A match just dealt: with the standard deck or with one of any text, and with any options."""
    dice = random.Random(seed)
    options = {name: dice.choice(values) for name, values in OPTIONS.items()}
    deck = DECK if seed % 2 else any_deck(seed)
    return dealt(seed, first=0, deck=deck, ending=dice.choice(ENDINGS), **options)


def compare(seed: int, tally: Tally) -> None:
    """Play one match by both; raises AssertionError where they differ."""
    dice = random.Random(seed)
    state = start(seed)
    fast = Fast.from_state(state)
    state = _ended(state)
    while True:
        assert fast.to_state() == state, f"seed {seed}"
        assert fast.outcome == RULES.outcome(state), f"seed {seed}"
        explained = list(RULES.legal_moves(state))
        decoded = [fast.decode(code) for code in fast.moves()]
        assert decoded == explained, f"seed {seed}"
        assert all(RULES.explain(state, each).allowed for each in explained), f"seed {seed}"
        tally.states += 1
        if fast.over:
            break
        at = _pick(dice, [kind_of(each) for each in decoded])
        tally.kinds[kind_of(decoded[at])] += 1
        state = _ended(RULES.apply(state, decoded[at]).state)
        copied = fast.copy()
        copied.play(at)
        assert copied.to_state() == state, f"seed {seed}"
        fast = copied
    tally.ends[state.over] += 1


def _pick(dice: random.Random, listed: list[str]) -> int:
    """Gladly a Locus, so that their decks run out as well, else anything."""
    loci = [at for at, kind in enumerate(listed) if kind == "play_locus"]
    return dice.choice(loci) if loci and dice.random() < 0.8 else dice.randrange(len(listed))


def _ended(state: State) -> State:
    """The state after the end of a turn with nothing else to do."""
    while (ending := RULES.ending_move(state)) is not None:
        state = RULES.apply(state, ending).state
    return state
