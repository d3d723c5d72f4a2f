"""What is foretold of a loss is what comes: never more, and just that where nothing is open."""

import random

import pytest
from support.luck import SeededLuck
from support.west import RULES, kind_of
from support.west_fast import start

from desktop.engine.luck import Luck
from desktop.games.the_west.rules.foretelling import loss_by_all, loss_by_two
from desktop.games.the_west.rules.moves import TakeAll, TakeTwo
from desktop.games.the_west.rules.state import State

MATCHES = 60


def real_loss(state: State, taking: TakeAll | TakeTwo, dice: random.Random) -> int:
    """What the other has lost when the effects of an action are done, everything else left to chance."""
    seat, before = state.other, state.points[state.other - 1]
    after = RULES.apply(state, taking).state
    while after.phase in ("action", "triggers"):
        moves = [each for each in RULES.legal_moves(after) if not kind_of(each).startswith("by_hand")]
        done = [each for each in RULES.legal_moves(after) if kind_of(each) == "by_hand_done"]
        after = RULES.apply(after, dice.choice(moves or done)).state
    return before - after.points[seat - 1]


def unseen(state: State, luck: Luck) -> State:
    """What the player on turn cannot see, dealt anew."""
    return RULES.redeal(state, state.turn, luck)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_what_is_foretold_comes(seed: int) -> None:
    dice = random.Random(seed)
    state = start(seed)
    while RULES.outcome(state) is None:
        moves = list(RULES.legal_moves(state))
        if state.phase == "action" and state.choice is None:
            takings = [each for each in moves if isinstance(each, TakeAll | TakeTwo)]
            for taking in dice.sample(takings, min(3, len(takings))):
                if isinstance(taking, TakeAll):
                    loss = loss_by_all(state, taking.type)
                    assert loss == loss_by_all(unseen(state, SeededLuck(seed)), taking.type)
                else:
                    loss = loss_by_two(state, taking.cards)
                    assert loss == loss_by_two(unseen(state, SeededLuck(seed)), taking.cards)
                    assert loss_by_two(state).points <= loss.points
                real = real_loss(state, taking, dice)
                assert loss.points <= real, (seed, taking, state)
                assert loss.more or loss.points == real, (seed, taking, state)
        state = RULES.apply(state, dice.choice(moves)).state


def test_it_is_told_to_a_seat_by_what_that_seat_sees() -> None:
    checked = 0
    for seed in range(12):
        dice = random.Random(seed)
        state = start(seed)
        while RULES.outcome(state) is None:
            if state.phase == "action" and state.choice is None:
                other = state.other
                view = RULES.view(state, other)
                again = RULES.view(RULES.redeal(state, other, SeededLuck(seed)), other)
                assert (view.losses, view.loss_by_two) == (again.losses, again.loss_by_two)
                checked += 1
            state = RULES.apply(state, dice.choice(list(RULES.legal_moves(state)))).state
    assert checked > 50
