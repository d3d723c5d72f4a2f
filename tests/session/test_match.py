from typing import Any

import pytest
from support.matches import begin, discard, end_turn, header_of, legal, marker, step
from support.toy import toy

from desktop.engine.ids import NATURE
from desktop.engine.verdict import Verdict
from desktop.session.dealer import SeededDealer
from desktop.session.header import Header, TableOptions
from desktop.session.journal import ChangeLine, CursorLine, Line, MoveLine, SnapshotLine
from desktop.session.match import Match, StaleError
from desktop.session.transition import Transition

AT_ONCE = TableOptions(explicit_end=False)


def test_a_new_match_is_dealt_by_nature() -> None:
    match = begin()
    assert [entry.seat for entry in match.log] == [NATURE]
    assert match.turn_of == 1
    assert match.turn == 1
    assert match.outcome is None
    assert match.may_undo(1).kind == "nothing"
    assert match.undo() is None
    assert match.redo() is None


def test_an_allowed_move_is_logged_for_the_seat_that_made_it() -> None:
    match = begin()
    before, number = match.state, match.number
    transition = discard(match)
    assert transition.before == before
    assert transition.after == match.state
    assert transition.direction == "forward"
    assert transition.number == match.number > number
    assert transition.moves == (match.log[-1].move,)
    assert transition.events == match.log[-1].events
    assert match.log[-1].seat == 1
    assert match.log[-1].is_decision


def test_a_refused_move_gives_the_verdict_and_changes_nothing() -> None:
    match = begin()
    before = (match.state, match.log, match.number)
    verdict = match.propose(end_turn())
    assert isinstance(verdict, Verdict)
    assert not verdict.allowed
    assert verdict == match.rules.explain(match.state, end_turn())
    assert (match.state, match.log, match.number) == before


def test_a_move_for_an_older_state_is_stale() -> None:
    match = begin()
    number = match.number
    move = legal(match)[0]
    discard(match)
    match.undo()
    with pytest.raises(StaleError):
        match.propose(move, number=number)
    assert isinstance(match.propose(move, number=match.number), Transition)


def test_without_an_explicit_end_the_act_ends_the_turn() -> None:
    match = begin(table=AT_ONCE)
    transition = discard(match)
    assert [move.model_dump()["kind"] for move in transition.moves] == ["discard", "end_turn"]
    assert match.turn_of == 2
    assert match.turn == 2
    assert match.log[-1].auto
    assert match.log[-1].seat == 1
    assert not match.log[-1].is_decision


def test_undo_takes_back_a_decision_with_all_that_followed() -> None:
    match = begin(table=AT_ONCE)
    before = match.state
    forward = discard(match)
    back = match.undo()
    assert back is not None
    assert match.state == before
    assert back.direction == "back"
    assert (back.moves, back.events) == (forward.moves, forward.events)
    assert (back.before, back.after) == (forward.after, forward.before)


def test_natures_answers_belong_to_the_decision_before_them() -> None:
    match = begin(seats=1, table=AT_ONCE)
    before = match.state
    while not any(entry.seat == NATURE for entry in match.log[1:]):
        before = match.state
        discard(match)
    after = match.state
    assert match.log[-1].seat == NATURE
    match.undo()
    assert match.state == before
    match.redo()
    assert match.state == after


def test_redo_makes_the_undone_decisions_again_one_by_one() -> None:
    match = begin(table=AT_ONCE)
    states = [match.state]
    for _ in range(3):
        discard(match)
        states.append(match.state)
    for state in reversed(states[:-1]):
        assert match.may_undo(1).kind != "nothing"
        match.undo()
        assert match.state == state
    for state in states[1:]:
        assert match.may_redo
        match.redo()
        assert match.state == state
    assert not match.may_redo


def test_the_very_move_that_was_undone_gets_the_same_answers_of_nature() -> None:
    match = begin(seats=1, table=AT_ONCE)
    move = end_turn()
    while not any(entry.seat == NATURE for entry in match.log[1:]):
        move = toy().module.Discard(stone=match.state.hand[0])
        step(match, move)
    after, log = match.state, match.log
    match.undo()
    step(match, move)
    assert match.state == after
    assert match.log == log


@pytest.mark.parametrize(("then", "now"), [(TableOptions(), AT_ONCE), (AT_ONCE, TableOptions())])
def test_a_move_made_again_ends_the_turn_as_the_table_does_now(then: TableOptions, now: TableOptions) -> None:
    match = begin(table=then)
    move = toy().module.Discard(stone=match.state.hand[0])
    step(match, move)
    match.undo()
    match.set_table(now)
    step(match, move)
    assert match.turn_of == (1 if now.explicit_end else 2)


def test_a_new_move_after_undo_drops_what_was_undone() -> None:
    match = begin()
    first, second = (toy().module.Discard(stone=stone) for stone in match.state.hand[:2])
    step(match, first)
    step(match, end_turn())
    match.undo()
    match.undo()
    step(match, second)
    assert not match.may_redo
    assert [entry.move for entry in match.log[1:]] == [second]
    assert match.cursor == len(match.log)


def test_marker_moves_are_logged_too() -> None:
    match = begin(marker=True)
    step(match, marker())
    assert match.log[-1].move == marker()
    assert not match.log[-1].ends_turn
    assert match.may_undo(1).kind == "free"


def test_state_numbers_never_come_again() -> None:
    match = begin()
    seen = {match.number}
    discard(match)
    for change in (match.undo, match.redo, match.undo, match.redo):
        change()
        assert match.number not in seen
        seen.add(match.number)


def test_a_draft_is_considered_on_the_table() -> None:
    match = begin()
    prospect = match.consider(toy().module.LayDraft())
    assert set(prospect.pieces) == set(match.state.hand)


def test_listeners_hear_of_every_change_after_the_file() -> None:
    match = begin()
    heard: list[str] = []
    match.scribes.append(lambda lines: heard.append("file"))
    match.listeners.append(lambda transition: heard.append(transition.direction))
    discard(match)
    match.undo()
    assert heard == ["file", "forward", "file", "back"]


def test_a_seat_can_be_renamed() -> None:
    match = begin()
    headers: list[Header] = []
    match.header_listeners.append(headers.append)
    lines: list[Line] = []
    match.scribes.append(lines.extend)
    match.rename_seat(2, "Мария")
    assert [seat.name for seat in match.header.seats] == ["Player 1", "Мария"]
    assert match.header.seats[1].colour == "red"
    assert headers == [match.header]
    assert lines == [ChangeLine(seats=match.header.seats)]


def test_switching_the_explicit_end_off_ends_a_turn_that_is_done() -> None:
    match = begin()
    discard(match)
    match.set_table(AT_ONCE)
    assert match.header.table == AT_ONCE
    assert match.turn_of == 2
    match.set_table(TableOptions())
    assert match.turn_of == 2


def test_switching_the_table_keeps_what_can_be_redone() -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    match.undo()
    match.set_table(AT_ONCE)
    assert match.may_redo
    assert match.turn_of == 1


def test_lines_say_what_happened() -> None:
    match = begin()
    lines: list[Line] = []
    match.scribes.append(lines.extend)
    discard(match)
    step(match, end_turn())
    match.undo()
    kinds = [type(line) for line in lines]
    assert kinds == [MoveLine, MoveLine, SnapshotLine, CursorLine]
    snapshot, cursor = lines[2], lines[3]
    assert isinstance(snapshot, SnapshotLine)
    assert (snapshot.at, snapshot.mark.turn, snapshot.mark.to_act) == (3, 2, 2)
    assert isinstance(cursor, CursorLine)
    assert (cursor.to, cursor.mark.turn, cursor.mark.to_act) == (2, 1, 1)


def test_a_long_turn_gets_snapshots_too() -> None:
    match = begin(marker=True)
    lines: list[Line] = []
    match.scribes.append(lines.extend)
    for number in range(25):
        step(match, marker(on=number % 2 == 0))
    assert sum(isinstance(line, SnapshotLine) for line in lines) == 1


def test_the_end_of_a_match_gets_a_snapshot_that_tells_it() -> None:
    match = begin(seats=1, height=4)
    lines: list[Line] = []
    match.scribes.append(lines.extend)
    while match.turn_of is not None:
        step(match)
    last = lines[-1]
    assert isinstance(last, SnapshotLine)
    outcome = match.outcome
    assert outcome is not None
    assert (last.mark.to_act, last.mark.outcome) == (None, outcome.kind)


def test_a_fault_in_mid_move_leaves_the_match_as_it_was() -> None:
    class Broken:
        def __getattr__(self, name: str) -> Any:
            return getattr(toy().rules, name)

        def nature(self, state: Any, luck: Any) -> Any:
            if state.phase == "act":
                raise RuntimeError
            return toy().rules.nature(state, luck)

    rules: Any = Broken()
    match = Match.begin(rules, header_of(seats=1, table=AT_ONCE), SeededDealer(1))
    while match.state.shuffled or match.state.deck[1:]:
        discard(match)
    before = (match.state, match.log, match.number)
    with pytest.raises(RuntimeError):
        discard(match)
    assert (match.state, match.log, match.number) == before
