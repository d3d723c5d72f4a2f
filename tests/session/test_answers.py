"""Nature's answers that the table brings along, as a tower that came to rest."""

from collections.abc import Sequence
from typing import TypeVar

import pytest
from support.matches import begin, discard, end_turn, file_of, reread, same_table

from desktop.engine.ids import NATURE
from desktop.engine.verdict import RefusedError
from desktop.session.match import Match
from desktop.session.transition import Transition

T = TypeVar("T")


def _before_a_reshuffle() -> Match[object]:
    """A match in which ending the turn makes Nature shuffle."""
    for seed in range(50):
        match = begin(seed)
        for _ in range(200):
            if match.turn_of is None:
                break
            if match.rules.explain(match.state, end_turn()).allowed:
                after = match.rules.apply(match.state, end_turn()).state
                if match.rules.turn_of(after) == NATURE:
                    return match
                match.propose(end_turn())
            else:
                discard(match)
    raise AssertionError("no toy match shuffles")


def test_an_answer_brought_along_is_the_one_that_counts() -> None:
    match = _before_a_reshuffle()
    after = match.rules.apply(match.state, end_turn()).state
    dealt = match.rules.nature(after, _Reversed())
    transition = match.propose(end_turn(), answers=[dealt])
    assert isinstance(transition, Transition)
    assert transition.moves == (end_turn(), dealt)
    assert same_table(match, reread(file_of(match)).match)


def test_an_answer_that_was_not_asked_for_changes_nothing() -> None:
    match = _before_a_reshuffle()
    after = match.rules.apply(match.state, end_turn()).state
    dealt = match.rules.nature(after, _Reversed())
    before = (match.state, match.log, match.number)
    with pytest.raises(RefusedError):
        match.propose(end_turn(), answers=[dealt, dealt])
    assert (match.state, match.log, match.number) == before


def test_answers_are_taken_although_the_move_was_just_undone() -> None:
    match = _before_a_reshuffle()
    match.propose(end_turn())
    match.undo()
    after = match.rules.apply(match.state, end_turn()).state
    dealt = match.rules.nature(after, _Reversed())
    match.propose(end_turn(), answers=[dealt])
    assert match.log[match.cursor - 1].move == dealt


class _Reversed:
    """Luck that turns every deck round: surely another order than the dealer's."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(reversed(tuple(items)))

    def below(self, bound: int) -> int:
        return bound - 1
