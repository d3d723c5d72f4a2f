"""Laws of the rules over random matches: replay, agreement, conservation, views, positions, ends."""

import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.luck import SeededLuck
from support.tranquility import climber, dealt, late_state, random_options, table, walk

from desktop.engine.ids import NATURE
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import RefusedError
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.moves import (
    Campfire,
    DiscardTwo,
    EndTurn,
    Herd,
    Hiker,
    Play,
    Rope,
    TranquilityDraft,
)
from desktop.games.tranquility.rules.state import State

SEEDS = st.integers(min_value=0, max_value=10_000)
BOUND = 200
"""Moves of a match at most: every act uses up a card or a rope, and each act has an end of turn."""


def some_state(seed: int) -> State:
    """Any state of any match, early or late, in any phase."""
    rng = random.Random(seed)
    options, seats = random_options(rng), rng.randint(1, 5)
    if seed % 3 == 0:
        begin = late_state(seed, seats, options, missing=rng.choice((0, 1, 3, 8)))
    else:
        begin = RULES.opening(table(seats, 0, **options))
    steps = list(islice(walk(begin, seed, climber(rng)), rng.randint(0, 60)))
    return steps[-1][2] if steps else begin


def random_move(rng: random.Random, state: State) -> Move:
    """Some move, mostly wrong, of cards and places that exist."""
    hand = list(state.hand) or ["green-1-a"]
    cards = [*hand, "red-12-b", "campfire-blue", "rope-1"]
    places = ["r1p1", "r1p2", "r2p1", "r3p2", "r5p5", "r8p2", "summit"]
    pay = tuple(rng.sample(hand, min(len(hand), rng.randint(0, 3))))
    card, place, to = rng.choice(cards), rng.choice(places), rng.choice(places)
    made: tuple[Move, ...] = (
        Play(card=card, place=place, pay=pay),
        Campfire(card=card, place=place, to=to, pay=pay),
        DiscardTwo(cards=pay),
        Herd(origin=place, to=to, pay=pay),
        Rope(card=rng.choice((None, card))),
        Hiker(place=place),
        EndTurn(),
    )
    return rng.choice(made)


@given(SEEDS)
@settings(max_examples=60)
def test_apply_refuses_with_the_verdict_of_explain(seed: int) -> None:
    rng, state = random.Random(seed), some_state(seed)
    for _ in range(20):
        move = random_move(rng, state)
        verdict = RULES.explain(state, move)
        assert verdict.rule in RULES.rulebook
        assert not verdict.allowed or _is_listed(state, move)
        if verdict.allowed:
            RULES.apply(state, move)
        else:
            with pytest.raises(RefusedError) as refused:
                RULES.apply(state, move)
            assert refused.value.verdict == verdict


def _is_listed(state: State, move: Move) -> bool:
    """Payments may be named in any order; a hiker may also be set where it stands."""
    if isinstance(move, Hiker):
        return True
    return _unordered(move) in [_unordered(other) for other in RULES.legal_moves(state)]


def _unordered(move: Move) -> tuple[Any, ...]:
    fields = move.model_dump()
    return tuple(
        (name, tuple(sorted(value)) if isinstance(value, tuple) else value) for name, value in fields.items()
    )


@given(SEEDS)
@settings(max_examples=40)
def test_listed_moves_are_allowed_and_made_once(seed: int) -> None:
    state = some_state(seed)
    moves = list(RULES.legal_moves(state))
    assert len(set(moves)) == len(moves)
    for move in (*moves[:150], *RULES.marker_moves(state)):
        verdict = RULES.explain(state, move)
        assert verdict.allowed, (move, verdict)
    assert bool(moves) == (RULES.turn_of(state) not in (None, NATURE))


@given(SEEDS)
@settings(max_examples=25)
def test_drafts_lead_to_exactly_the_listed_moves(seed: int) -> None:
    state = some_state(seed)
    if state.phase != "action" or RULES.outcome(state) is not None:
        return
    listed = [move for move in RULES.legal_moves(state) if isinstance(move, Play) and len(move.pay) <= 1]
    found: list[Move] = []
    for card in state.hand:
        held = RULES.consider(state, TranquilityDraft(kind="play", card=card))
        for place, verdict in held.zones.items():
            if not verdict.allowed or not place.startswith(("r", "summit")) or card.startswith("campfire"):
                continue
            placed = RULES.consider(state, TranquilityDraft(kind="play", card=card, place=place))
            assert placed.verdict.allowed
            assert placed.owed == verdict.facts["cost"]
            if placed.move is not None:
                found.append(placed.move)
            elif placed.owed == 1:
                for other, may in placed.pieces.items():
                    draft = TranquilityDraft(kind="play", card=card, place=place, pay=(other,))
                    if may.allowed:
                        move = RULES.consider(state, draft).move
                        assert move is not None
                        found.append(move)
    assert sorted(map(repr, found)) == sorted(map(repr, listed))


@given(SEEDS)
@settings(max_examples=30)
def test_a_match_replayed_from_its_moves_is_the_same(seed: int) -> None:
    rng = random.Random(seed)
    begin = RULES.opening(table(rng.randint(1, 5), 0, **random_options(rng)))
    steps = list(walk(begin, seed))
    state = begin
    for _, move, after in steps:
        read = RULES.moves.validate_json(move.model_dump_json())
        assert read == move
        state = RULES.apply(state, read).state
        assert state == after
    assert len(steps) <= BOUND
    assert RULES.outcome(state) is not None


@given(SEEDS)
@settings(max_examples=40)
def test_pieces_are_conserved(seed: int) -> None:
    state = some_state(seed)
    pieces = set(RULES.pieces(state))
    for _, _, after in islice(walk(state, seed), 40):
        assert set(RULES.pieces(after)) == pieces
    assert all(RULES.name_of(name) for name in (*pieces, *RULES.pieces(state).values()))


@given(SEEDS)
@settings(max_examples=60)
def test_a_position_written_and_read_is_the_same_state(seed: int) -> None:
    state = some_state(seed)
    written = RULES.to_position(state).model_dump_json()
    read = RULES.positions.validate_json(written)
    assert RULES.from_position(read, SeededLuck(seed)) == state


def told(state: State, seat: int) -> Any:
    """All that a seat can read of a state."""
    return (
        RULES.view(state, seat),
        RULES.outcome(state),
        RULES.turn_of(state),
        RULES.steps(state),
        RULES.rules_now(state),
        list(RULES.marker_moves(state)),
        list(RULES.legal_moves(state)) if state.turn == seat else None,
    )


@given(SEEDS)
@settings(max_examples=60)
def test_what_a_seat_is_told_survives_a_redeal(seed: int) -> None:
    rng, state = random.Random(seed), some_state(seed)
    for seat in range(1, state.seats + 1):
        other = RULES.redeal(state, seat, SeededLuck(seed + 1))
        assert told(other, seat) == told(state, seat)
        assert set(RULES.pieces(other)) == set(RULES.pieces(state))
        if state.turn == seat:
            for _ in range(10):
                move = random_move(rng, state)
                assert RULES.explain(other, move) == RULES.explain(state, move)
                draft = TranquilityDraft(kind="play", card=rng.choice([*state.hand, "red-1-a"]))
                assert RULES.consider(other, draft) == RULES.consider(state, draft)


def test_a_redeal_changes_what_is_hidden() -> None:
    state = dealt(seats=3, panorama=True)
    other = RULES.redeal(state, 2, SeededLuck(9))
    assert other.hands[1] == state.hands[1]
    assert other.hands[0] != state.hands[0]
    assert other.decks[1] != state.decks[1]
    assert other.panoramas[3:] != state.panoramas[3:]
    assert other.panoramas[:3] == state.panoramas[:3]


@given(SEEDS)
@settings(max_examples=40)
def test_events_tell_others_nothing_hidden(seed: int) -> None:
    for before, move, after in islice(walk(some_state(seed), seed), 10):
        events = RULES.apply(before, move).events
        assert events
        for seat in range(1, after.seats + 1):
            view = RULES.view(after, seat)
            known = {*view.hand, *view.discard, *view.box, *view.ropes, *view.lying.values()}
            known |= {card for pile in view.swapped for card in pile}
            for event in (event.seen_by(seat) for event in events):
                assert event.rule in RULES.rulebook
                assert isinstance(event.message, Message)
                named = {shift.piece for shift in event.shifts}
                cards = event.facts.get("cards", ())
                named |= set(cards if isinstance(cards, tuple) else ())
                hidden = {
                    piece
                    for piece in named
                    if RULES.pieces(after).get(piece, "").startswith(("deck", "hand", "disc"))
                }
                # the solo rope puts the own hand back into the deck
                assert hidden <= known or after.is_solo
