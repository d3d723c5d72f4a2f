from typing import Any

import pytest
from support.matches import begin, discard, legal
from support.toy import toy

from desktop.engine.verdict import Verdict
from desktop.session.drafting import Drafting
from desktop.session.match import Match, StaleError
from desktop.session.transition import Transition


def a_lay(match: Match[Any]) -> Any:
    return next(move for move in legal(match) if isinstance(move, toy().module.Lay))


def test_a_draft_becomes_a_move() -> None:
    match = begin()
    drafting = Drafting(match)
    assert drafting.finish() is None
    module = toy().module
    drafting.set(module.LayDraft())
    assert drafting.finish() is None
    lay = a_lay(match)
    prospect = drafting.set(module.LayDraft(stone=lay.stone))
    if prospect.owed:
        assert set(prospect.pieces) == set(match.state.hand) - {lay.stone}
    drafting.set(module.LayDraft(stone=lay.stone, pay=lay.pay), number=match.number)
    assert isinstance(drafting.finish(), Transition)
    assert match.log[-1].move == lay
    assert drafting.draft is None
    assert drafting.prospect is None


def test_a_dropped_draft_leaves_no_trace() -> None:
    match = begin()
    before = (match.state, match.log, match.number)
    drafting = Drafting(match)
    drafting.set(toy().module.LayDraft(stone=match.state.hand[0]))
    drafting.drop()
    assert drafting.finish() is None
    assert (match.state, match.log, match.number) == before


def test_a_draft_for_an_older_state_is_stale() -> None:
    match = begin()
    drafting = Drafting(match)
    number = match.number
    drafting.set(toy().module.LayDraft())
    discard(match)
    assert drafting.draft is None
    with pytest.raises(StaleError):
        drafting.set(toy().module.LayDraft(), number=number)


def test_a_move_refused_meanwhile_keeps_the_draft() -> None:
    match = begin()
    drafting = Drafting(match)
    lay = a_lay(match)
    drafting.set(toy().module.LayDraft(stone=lay.stone, pay=lay.pay))
    drafting.match = begin(seed=2)
    assert isinstance(drafting.finish(), Verdict)
    assert drafting.draft is not None


def test_leaving_drops_the_draft() -> None:
    match = begin()
    drafting = Drafting(match)
    drafting.set(toy().module.LayDraft())
    drafting.leave()
    assert drafting.draft is None
    assert match.listeners == []
