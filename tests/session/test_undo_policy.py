import pytest
from support.matches import begin, discard, end_turn, step

from desktop.engine.ids import NATURE
from desktop.engine.message import Message
from desktop.session.header import TableOptions
from desktop.session.undo_policy import UndoVerdict

POLICIES = ("ask", "never", "free")


@pytest.mark.parametrize("policy", POLICIES)
def test_an_own_step_that_showed_nothing_is_free(policy: str) -> None:
    match = begin(table=TableOptions.model_validate({"undo": policy}))
    discard(match)
    assert match.may_undo(1) == UndoVerdict("free")
    assert match.may_undo(1).message is None


@pytest.mark.parametrize(("policy", "kind"), [("ask", "ask"), ("free", "free"), ("never", "never")])
def test_a_refilled_hand_is_for_the_table_to_decide(policy: str, kind: str) -> None:
    match = begin(table=TableOptions.model_validate({"undo": policy}))
    discard(match)
    step(match, end_turn())
    verdict = match.may_undo(1)
    assert verdict.kind == kind
    assert verdict.reason == f"app.undo.reason.{'never' if policy == 'never' else 'revealed'}"
    assert verdict.message == Message(verdict.reason)


def test_a_step_of_another_player_is_for_the_table_to_decide() -> None:
    match = begin()
    discard(match)
    assert match.may_undo(2) == UndoVerdict("ask", "app.undo.reason.other-player")
    assert match.may_undo(None) == UndoVerdict("ask", "app.undo.reason.other-player")


def test_natures_word_is_for_the_table_to_decide() -> None:
    match = begin(seats=1)
    while match.log[-1].seat != NATURE or match.cursor == 1:
        discard(match)
        step(match, end_turn())
    assert match.may_undo(1) == UndoVerdict("ask", "app.undo.reason.nature")


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    assert begin().may_undo(1) == UndoVerdict("nothing", "app.undo.reason.nothing")
