"""Whole games with any luck of the hand: never stuck, always in order, and over within a bound."""

import random

import pytest
from support.luck import SeededLuck
from support.shinra import chance_outcome, consider, dealt, table, walk, wise

from desktop.engine.game import Table
from desktop.engine.ids import NATURE
from desktop.engine.move import Move
from desktop.engine.record import read_json
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Adjust, Withdraw
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID
from desktop.games.shinra_tower.rules.resting import at_rest
from desktop.games.shinra_tower.rules.state import HAND, SUPPLY, State
from desktop.games.shinra_tower.rules.tower import stands

MOST_MOVES = 2_500
"""A random game with a clumsy hand ends long before."""


def opening(seed: int) -> tuple[State, float]:
    rng = random.Random(seed)
    options = {
        "goal": rng.choice(("ask", "8f", "sephiroth")),
        "collapse": rng.choice(("all", "half")),
    }
    table_of: Table = table(1 + seed % 5, 0, **options)
    return RULES.opening(table_of), rng.choice((0.02, 0.1, 0.3, 0.6))


def any_move(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Mostly a listed move; now and then a piece is adjusted or put down again."""
    view = RULES.view(state, 1)
    if view.adjustable and rng.random() < 0.1:
        return Adjust(piece=rng.choice(view.adjustable))
    if view.wanted and rng.random() < 0.1:
        return Withdraw(piece=rng.choice(view.wanted))
    return wise(state, moves, rng)


def check(state: State) -> None:
    """What must be true of every state at which a person must act."""
    assert at_rest(state, {}).off == ()
    assert state.held is None
    for piece in state.lying(HAND):
        assert piece in state.own
    for piece in state.own:
        assert state.zone_of(piece) != SUPPLY
    for piece, floor in ((one.id, state.floor_of(one.id)) for one in PIECE_BY_ID.values()):
        assert not floor or stands(state, floor), piece
    assert state.zone_of("cloud") != SUPPLY
    assert {piece for piece, _ in state.poses} <= {
        piece for piece in PIECE_BY_ID if state.floor_of(piece)
    } | {"floor-1"}


@pytest.mark.parametrize("seed", range(60))
def test_games_with_any_outcome_of_the_hand_end(seed: int) -> None:
    start, mishap = opening(seed)
    pieces, moves = set(RULES.pieces(start)), 0
    steps = walk(start, seed, lambda state, rng: chance_outcome(state, rng, mishap), any_move)
    for moves, (before, move, after) in enumerate(steps, start=1):
        assert moves < MOST_MOVES
        assert set(RULES.pieces(after)) == pieces
        if RULES.turn_of(before) != NATURE:
            check(before)
            assert list(RULES.legal_moves(before))
        if moves % 5 == 0:
            text = RULES.to_position(after).model_dump_json()
            assert RULES.from_position(read_json(text, RULES.positions), SeededLuck(1)) == after
            assert read_json(move.model_dump_json(), RULES.moves) == move
    assert moves


@pytest.mark.parametrize("seed", range(10))
def test_replaying_the_moves_gives_the_same_states(seed: int) -> None:
    start, mishap = opening(seed)
    state = start
    for before, move, after in walk(start, seed, lambda one, rng: chance_outcome(one, rng, mishap), wise):
        assert before == state
        state = RULES.apply(state, read_json(move.model_dump_json(), RULES.moves)).state
        assert state == after


@pytest.mark.parametrize("seed", range(8))
def test_events_move_pieces_from_where_they_are_to_where_they_go(seed: int) -> None:
    start, mishap = opening(seed)
    for before, move, after in walk(start, seed, lambda one, rng: chance_outcome(one, rng, mishap), any_move):
        lies = dict(RULES.pieces(before))
        for event in RULES.apply(before, move).events:
            for shift in event.shifts:
                assert lies[shift.piece] == shift.origin, event
                lies[shift.piece] = shift.target
        assert lies == RULES.pieces(after)


@pytest.mark.parametrize("seed", range(6))
def test_drafts_agree_with_the_list_of_moves(seed: int) -> None:
    start, _ = opening(seed)
    for before, _move, _after in walk(start, seed, None, wise):
        if RULES.turn_of(before) in (None, NATURE):
            continue
        for move in list(RULES.legal_moves(before))[:12]:
            fields = {name: value for name, value in move if value is not None}
            kind = fields.pop("kind")
            assert consider(before, kind, **fields).move == move


def test_with_a_perfect_hand_even_chance_clears_8f_sometimes() -> None:
    lasts = [list(walk(dealt(seed, goal="8f"), seed, None, wise))[-1][2] for seed in range(20, 30)]
    ends = [end.kind for state in lasts if (end := RULES.outcome(state)) is not None]
    assert (len(ends), set(ends)) == (10, {"win", "loss"})
