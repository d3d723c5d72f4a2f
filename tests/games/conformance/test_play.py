"""The laws of every game, held along random matches."""

import json
from typing import Any

import pytest
from games.conformance.setups import Setup, dealt, run, seats_of, setups

from desktop.engine.game import Outcome
from desktop.engine.ids import NATURE
from desktop.engine.move import Move
from desktop.engine.record import read_json
from desktop.engine.verdict import RefusedError, Verdict
from desktop.session.dealer import SeededDealer

each_setup = pytest.mark.parametrize("setup", setups(), ids=repr)


def canonical(move: Move) -> str:
    """A move without the order of what it names, which the rules do not mind."""
    value = move.model_dump(mode="json")
    plain = {key: sorted(each) if isinstance(each, list) else each for key, each in value.items()}
    return json.dumps(plain, sort_keys=True)


def check_verdict(setup: Setup, verdict: Verdict) -> None:
    assert verdict.rule in setup.game.rules.rulebook


def check_refusal(setup: Setup, state: Any, move: Move, verdict: Verdict) -> None:
    with pytest.raises(RefusedError) as caught:
        setup.game.rules.apply(state, move)
    assert caught.value.verdict == verdict


@each_setup
def test_what_explain_allows_is_what_is_listed_and_applied(setup: Setup) -> None:
    rules = setup.game.rules
    earlier: list[Move] = []
    for number, (state, seat, move, _after) in enumerate(run(setup, 1)):
        if seat != NATURE:
            legal = list(rules.legal_moves(state))
            markers = list(rules.marker_moves(state))
            listed = {canonical(each) for each in (*legal, *markers)}
            assert len({canonical(each) for each in legal}) == len(legal)
            for each in (*legal[:40], *markers):
                verdict = rules.explain(state, each)
                assert verdict.allowed, each
                check_verdict(setup, verdict)
                rules.apply(state, each)
            for each in earlier[-60:]:
                verdict = rules.explain(state, each)
                check_verdict(setup, verdict)
                if not verdict.allowed:
                    assert canonical(each) not in listed, each
                    check_refusal(setup, state, each, verdict)
                elif canonical(each) not in listed:
                    # only a marker that stands there already
                    assert rules.apply(state, each).state == state, each
            step = max(1, len(legal) // 3)
            earlier += legal[number % step :: step]
        earlier.append(move)


@each_setup
def test_somebody_can_move_until_the_end_and_nobody_after(setup: Setup) -> None:
    rules = setup.game.rules
    state, moves = setup.opening(), list[Move]()
    for before, seat, move, after in run(setup, 2):
        state = after
        assert rules.outcome(before) is None
        moves.append(move)
        if seat != NATURE:
            assert next(rules.legal_moves(before), None) is not None
    outcome = rules.outcome(state)
    assert rules.turn_of(state) is None
    assert isinstance(outcome, Outcome)
    assert outcome.rule in rules.rulebook
    assert set(outcome.winners) <= set(seats_of(setup))
    assert not list(rules.legal_moves(state))
    assert not list(rules.marker_moves(state))
    assert rules.ending_move(state) is None
    for move in moves:
        verdict = rules.explain(state, move)
        assert not verdict.allowed
        check_verdict(setup, verdict)


@each_setup
def test_pieces_are_conserved(setup: Setup) -> None:
    rules = setup.game.rules
    pieces = set(rules.pieces(setup.opening()))
    assert pieces
    for _before, _seat, _move, after in run(setup, 3):
        assert set(rules.pieces(after)) == pieces


@each_setup
def test_states_are_written_and_read_in_full(setup: Setup) -> None:
    rules = setup.game.rules
    for before, _seat, move, after in run(setup, 4):
        for state in (before, after):
            text = rules.to_position(state).model_dump_json(by_alias=True)
            assert rules.from_position(read_json(text, rules.positions), SeededDealer(9)) == state
        assert read_json(move.model_dump_json(by_alias=True), rules.moves) == move


@each_setup
def test_everything_has_its_rule_and_its_name(setup: Setup) -> None:
    rules = setup.game.rules
    for before, seat, move, after in run(setup, 5):
        for state in (before, after):
            steps = rules.steps(state)
            assert 0 <= steps.current < len(steps.steps)
            assert rules.rules_now(state)
            assert all(rule in rules.rulebook for rule in rules.rules_now(state))
        lies = dict(rules.pieces(before))
        for event in rules.apply(before, move).events:
            assert event.rule in rules.rulebook
            for shift in event.shifts:
                assert seat == NATURE or lies[shift.piece] == shift.origin
                lies[shift.piece] = shift.target
        assert seat == NATURE or lies == rules.pieces(after)
    for piece in rules.pieces(setup.opening()):
        assert rules.name_of(piece) is not None, piece


@each_setup
def test_the_end_of_a_turn_is_a_legal_move_and_the_only_act(setup: Setup) -> None:
    rules = setup.game.rules
    for before, seat, _move, _after in run(setup, 6):
        ending = rules.ending_move(before)
        if ending is not None:
            assert seat != NATURE
            assert list(rules.legal_moves(before)) == [ending]


@each_setup
def test_marker_moves_change_nothing_that_counts(setup: Setup) -> None:
    rules = setup.game.rules
    for before, seat, _move, _after in run(setup, 7):
        for marker in rules.marker_moves(before) if seat != NATURE else ():
            after = rules.apply(before, marker).state
            assert rules.turn_of(after) == seat
            assert list(rules.legal_moves(after)) == list(rules.legal_moves(before))
            assert not rules.revealed(before, marker, after)


@each_setup
def test_natures_moves_are_natures_alone(setup: Setup) -> None:
    rules = setup.game.rules
    natures: list[Move] = []
    for before, seat, move, _after in run(setup, 8):
        assert move.by_nature == (seat == NATURE)
        if seat == NATURE:
            natures.append(move)
        for each in natures if seat != NATURE else ():
            assert not rules.explain(before, each).allowed
    assert natures


@each_setup
def test_deals_differ(setup: Setup) -> None:
    rules = setup.game.rules
    deals = {rules.to_position(dealt(setup, SeededDealer(seed))).model_dump_json() for seed in range(30)}
    assert len(deals) == 30
