"""A match of The West before one screen: the reaction, whose eyes look, which turn it is, undo."""

from typing import Any

import pytest
from support.matches import file_of, reread
from support.west import DECK, RULES, move

from desktop.engine.ids import NATURE
from desktop.games.the_west.manifest import MANIFEST
from desktop.games.the_west.rules.state import State
from desktop.session.dealer import SeededDealer
from desktop.session.header import SeatInfo, TableOptions, new_header
from desktop.session.hotseat import Hotseat
from desktop.session.match import Match
from desktop.session.transition import Transition

SEATS = (SeatInfo(name="Ada", colour="red"), SeatInfo(name="Bo", colour="blue"))


def begin(**table: Any) -> Match[State]:
    """A match dealt from a seed; seat 1 is first, and seat 2 has the double-sided Doppelgate to lay."""
    header = new_header(
        MANIFEST,
        RULES,
        SEATS,
        DECK,
        created="2026-01-01T00:00:00Z",
        first=1,
        options={},
        table=TableOptions(**table),
    )
    return Match.begin(RULES, header, SeededDealer(3))


def step(match: Match[State], **fields: Any) -> Transition[State]:
    """Make a move that must be allowed."""
    done = match.propose(move(**fields))
    assert isinstance(done, Transition), done
    return done


def at_reaction(**table: Any) -> tuple[Match[State], Hotseat[State]]:
    """Seat 1 has taken two before its own eyes; seat 2 has to react."""
    match = begin(**table)
    hotseat = Hotseat(match)
    hotseat.lift(2)
    step(match, kind="choose_side", side="foundry")
    hotseat.raise_curtain()
    hotseat.lift(1)
    while match.state.choice is not None:
        assert match.propose(next(iter(RULES.legal_moves(match.state))))
    step(match, kind="take_two", cards=match.state.middle[:2])
    while match.state.choice is not None and match.turn_of == 1:
        assert match.propose(next(iter(RULES.legal_moves(match.state))))
    assert (match.state.phase, match.turn_of) == ("reaction", 2)
    return match, hotseat


def react(match: Match[State]) -> None:
    step(match, kind="answer", cards=match.state.middle[:1])


@pytest.mark.parametrize("explicit_end", [True, False])
def test_the_reaction_is_given_at_the_table_before_the_same_eyes(explicit_end: bool) -> None:
    match, hotseat = at_reaction(explicit_end=explicit_end)
    assert (hotseat.eyes, hotseat.may_act, hotseat.must_hand_over) == (1, True, None)
    hotseat.raise_curtain()
    assert hotseat.eyes == 1, "nobody needs to come"
    assert (hotseat.view().hand, hotseat.view().covered, hotseat.knower) == ((), True, NATURE)
    react(match)
    if explicit_end:
        assert (hotseat.eyes, hotseat.may_act, hotseat.must_hand_over) == (1, False, 1)
        assert (hotseat.view().hand, hotseat.view().covered, hotseat.knower) == ((), True, NATURE)
        hotseat.raise_curtain()
    assert (hotseat.eyes, hotseat.view()) == (None, None), "who answered may still have the mouse"
    if match.turn_of == 1:
        assert hotseat.must_hand_over == 1
        hotseat.lift(1)
        assert (hotseat.may_act, hotseat.view().hand) == (True, match.state.hands[0])
        step(match, kind="end_turn")
    assert match.turn_of == 2
    assert not hotseat.may_act
    assert hotseat.must_hand_over == 2
    assert hotseat.eyes == (1 if explicit_end else None)


@pytest.mark.parametrize("explicit_end", [True, False])
def test_who_answers_may_see_the_own_hand_first(explicit_end: bool) -> None:
    match, hotseat = at_reaction(explicit_end=explicit_end)
    hotseat.call_to_own_hand()
    assert (hotseat.eyes, hotseat.view(), hotseat.must_hand_over) == (None, None, 2)
    hotseat.lift(2)
    assert (hotseat.answering, hotseat.may_act, hotseat.knower) == (None, True, 2)
    assert hotseat.view().hand == match.state.hands[1]
    react(match)
    owner = match.turn_of
    assert hotseat.eyes == (2 if explicit_end else None if owner == 1 else 2)
    if explicit_end:
        assert (owner, hotseat.may_act, hotseat.must_hand_over) == (1, False, 1)
        hotseat.raise_curtain()
        hotseat.lift(1)
        assert hotseat.view().hand == match.state.hands[0]


def test_the_answer_is_taken_back_before_the_own_hand() -> None:
    match, hotseat = at_reaction()
    hotseat.call_to_own_hand()
    hotseat.lift(2)
    react(match)
    match.undo()
    assert (hotseat.eyes, hotseat.may_act, hotseat.view().hand) == (2, True, match.state.hands[1])
    match.undo()
    assert (match.state.phase, hotseat.eyes, hotseat.must_hand_over) == ("action", 2, 1)
    assert hotseat.answering is None


def test_nobody_is_called_to_a_hand_that_lies_open_to_its_own_eyes() -> None:
    match, hotseat = at_reaction()
    react(match)
    hotseat.raise_curtain()
    hotseat.lift(1)
    hotseat.call_to_own_hand()
    assert (hotseat.eyes, hotseat.answering) == (1, None)


def test_laying_the_double_sided_doppelgate_is_no_turn() -> None:
    match, _hotseat = at_reaction()
    assert match.turn == match.state.turn_number == 1, "the second player's choice belongs to the set-up"
    react(match)
    assert match.turn == 1, "a reaction ends no turn"
    step(match, kind="end_turn")
    assert match.turn == match.state.turn_number == 2
    assert [entry.sets_up for entry in match.played if entry.seat != NATURE][:2] == [True, False]


def test_a_whole_match_counts_its_turns_as_its_rules_do() -> None:
    match = begin(explicit_end=False)
    while match.turn_of is not None:
        assert match.turn == max(1, match.state.turn_number)
        made = match.propose(next(iter(RULES.legal_moves(match.state))))
        assert isinstance(made, Transition)
    assert match.turn == match.state.turn_number


def test_a_match_continued_in_mid_reaction_opens_for_who_reacts() -> None:
    match, _hotseat = at_reaction()
    again = reread(file_of(match), RULES).match
    assert again.state == match.state
    assert (again.turn, again.turn_of) == (1, 2)
    hotseat = Hotseat(again)
    assert (hotseat.eyes, hotseat.must_hand_over) == (None, 2)
    hotseat.lift(2)
    assert hotseat.may_act
    react(again)
    assert (hotseat.eyes, hotseat.must_hand_over, hotseat.may_act) == (2, 1, False)
    assert again.turn == 1


def test_the_action_is_taken_back_freely_until_the_other_has_reacted() -> None:
    match, hotseat = at_reaction()
    middle = match.state.middle
    assert match.may_undo(1).kind == "free", "nothing was turned up yet"
    react(match)
    hotseat.raise_curtain()
    hotseat.lift(1)
    assert match.may_undo(1).kind == "ask", "the reaction is the other's, and the middle was refilled"
    after = match.state
    match.undo()
    assert (match.state.phase, match.state.middle, match.turn_of) == ("reaction", middle, 2)
    assert (hotseat.eyes, hotseat.may_act) == (1, True)
    match.redo()
    assert (match.state, hotseat.eyes, hotseat.must_hand_over) == (after, 1, 1)
    assert hotseat.view().covered
    hotseat.raise_curtain()
    hotseat.lift(1)
    match.undo()
    match.undo()
    assert (match.state.phase, match.turn) == ("action", 1)
    assert (hotseat.eyes, hotseat.must_hand_over) == (None, 1), "who was to answer may have the mouse"


def test_a_match_taken_back_from_its_end_opens_no_hand_by_itself() -> None:
    match = begin()
    while match.turn_of is not None:
        assert isinstance(match.propose(next(iter(RULES.legal_moves(match.state)))), Transition)
    hotseat = Hotseat(match)
    assert hotseat.eyes is not None
    match.undo()
    assert match.turn_of is not None
    assert hotseat.must_hand_over == match.turn_of
