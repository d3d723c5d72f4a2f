"""Nothing that a seat cannot know is told to it, and what it is told does not hang on it."""

from typing import Any

import pytest
from games.conformance.hidden import hidden_from, told
from games.conformance.setups import Setup, run, seats_of, setups

from desktop.engine.game import interjection, view_covered
from desktop.engine.ids import NATURE, Seat
from desktop.session.dealer import SeededDealer

each_setup = pytest.mark.parametrize("setup", setups(), ids=repr)


def said_to_the_seat_in_turn(setup: Setup, state: Any) -> Any:
    rules = setup.game.rules
    moves = [*rules.legal_moves(state), *rules.marker_moves(state)]
    return (
        [(move, rules.explain(state, move)) for move in moves[:60]],
        len(moves),
        rules.steps(state),
        rules.rules_now(state),
        rules.ending_move(state),
    )


@each_setup
def test_views_and_own_verdicts_survive_a_new_deal(setup: Setup) -> None:
    rules = setup.game.rules
    for number, (state, turn, _move, _after) in enumerate(run(setup, 11)):
        if number % 4 and number > 6:
            continue
        for seat in seats_of(setup):
            dealt = rules.redeal(state, seat, SeededDealer(number))
            assert set(rules.pieces(dealt)) == set(rules.pieces(state))
            assert rules.view(dealt, seat) == rules.view(state, seat)
            assert rules.turn_of(dealt) == turn
            if seat == turn:
                assert said_to_the_seat_in_turn(setup, dealt) == said_to_the_seat_in_turn(setup, state)


@each_setup
def test_while_another_answers_before_its_eyes_a_hand_is_told_to_nobody(setup: Setup) -> None:
    rules, opening = setup.game.rules, setup.opening()
    public = told(rules.view(opening, 1), set(rules.pieces(opening)))
    for number, (state, turn, _move, _after) in enumerate(run(setup, 13)):
        if interjection(rules, state) != "open":
            continue
        for seat in seats_of(setup):
            if seat == turn:
                continue
            seen = view_covered(rules, state, seat)
            for other in seats_of(setup):
                assert told(seen, hidden_from(rules, state, other)) <= public
                assert seen == view_covered(rules, rules.redeal(state, other, SeededDealer(number)), seat)


@each_setup
def test_no_view_and_no_event_tells_a_hidden_piece(setup: Setup) -> None:
    rules = setup.game.rules
    opening = setup.opening()
    # named before anything is dealt: which cards there are of a kind is no secret
    public = told(rules.view(opening, 1), set(rules.pieces(opening)))
    for number, (before, turn, move, after) in enumerate(run(setup, 12)):
        if number % 3 and number > 6:
            continue
        events = rules.apply(before, move).events
        for seat in seats_of(setup):
            hidden_after = hidden_from(rules, after, seat)
            assert told(rules.view(after, seat), hidden_after) <= public
            hidden_through = hidden_after & hidden_from(rules, before, seat)
            for event in events:
                seen = event.seen_by(seat)
                assert told(seen, hidden_through) == set(), seen
                if event.only not in (None, seat):
                    assert seen.shifts == ()
                    assert seen.id == event.public_id != ""
        for event in (event for event in events if event.only is not None):
            behind_the_curtain = event.seen_by(NATURE)
            assert (behind_the_curtain.id, behind_the_curtain.shifts) == (event.public_id, ())
        _check_revealed(setup, before, turn, move, after)


def _check_revealed(setup: Setup, before: Any, turn: Seat, move: Any, after: Any) -> None:
    """A move that shows its maker a piece that was hidden says so, so that undo is not free."""
    rules = setup.game.rules
    if turn == NATURE:
        return
    shown = hidden_from(rules, before, turn) - hidden_from(rules, after, turn)
    if shown:
        assert rules.revealed(before, move, after), shown


@each_setup
def test_hidden_pieces_lie_everywhere_sooner_or_later(setup: Setup) -> None:
    """A new deal really deals: what is hidden is not left where it was."""
    rules = setup.game.rules
    state = next(after for _before, seat, _move, after in run(setup, 13) if seat == NATURE)
    for seat in seats_of(setup):
        others_hold = setup.game.manifest.hidden_hands and setup.seats > 1
        if others_hold or hidden_from(rules, state, seat):
            deals = {
                tuple(sorted(rules.pieces(rules.redeal(state, seat, SeededDealer(seed))).items()))
                for seed in range(20)
            }
            assert len(deals) > 10
