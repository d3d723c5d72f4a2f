import json
from collections.abc import Callable
from typing import Any

import pytest
from support.matches import (
    begin,
    discard,
    end_turn,
    file_of,
    header_of,
    legal,
    play_on,
    reread,
    same_table,
    step,
)
from support.toy import toy

from desktop.engine.bad_input import BadInputError
from desktop.engine.ids import NATURE
from desktop.engine.verdict import Verdict, refuse
from desktop.session.dealer import SeededDealer
from desktop.session.header import TableOptions
from desktop.session.journal import SnapshotLine
from desktop.session.match import Base, Match
from desktop.session.matchfile import Chain, read_match, write_match
from desktop.session.resume import replay_log

AT_ONCE = TableOptions(explicit_end=False)


class NewerRules:
    """The toy's rules in an imagined later version that refuses or changes something."""

    def __init__(self, **changes: Any) -> None:
        self._changes = {"rules_version": 2, **changes}

    def __getattr__(self, name: str) -> Any:
        return self._changes[name] if name in self._changes else getattr(toy().rules, name)


def refusing(test: Callable[[Any, Any], bool]) -> Any:
    rules = toy().rules

    def apply(state: Any, move: Any) -> Any:
        from desktop.engine.verdict import RefusedError

        if test(state, move):
            raise RefusedError(refuse("cairn.turn"))
        return rules.apply(state, move)

    return NewerRules(apply=apply)


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("table", [TableOptions(), AT_ONCE], ids=["explicit", "at-once"])
def test_replay_through_the_file_gives_the_same_match(seed: int, table: TableOptions) -> None:
    match = begin(seed, seats=1 + seed % 3, table=table, marker=True)
    play_on(match, seed * 2, seed)
    resumed = reread(file_of(match))
    assert same_table(match, resumed.match)
    assert resumed.faithful
    assert resumed.repair is None
    assert reread(file_of(resumed.match)).match.lines() == resumed.match.lines()


def test_undo_and_redo_go_on_after_reading() -> None:
    match = begin(table=AT_ONCE)
    for _ in range(3):
        discard(match)
    match.undo()
    again = reread(file_of(match)).match
    assert again.may_redo
    for one in (match, again):
        one.redo()
        one.undo()
        one.undo()
    assert same_table(match, again)


def test_an_answer_that_was_cut_off_is_given_anew() -> None:
    match = begin(seats=1)
    while match.log[-1].seat != NATURE or match.cursor == 1:
        discard(match)
        step(match, end_turn())
    lines = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    assert lines[-1].model_dump()["seat"] == NATURE
    again = reread(write_match(match.header, lines[:-1])[0]).match
    assert again.turn_of == 1
    assert len(again.log) == len(match.log)


def test_a_file_with_nothing_but_a_header_is_dealt() -> None:
    again = reread(write_match(header_of(), [])[0]).match
    assert again.turn_of == 1
    assert len(again.log) == 1


def test_a_match_may_begin_at_a_position() -> None:
    rules = toy().rules
    state = rules.from_position(toy().module.Position(seats=2, to_act=2, cairn=("stone-3",)), SeededDealer(1))
    match = Match(rules, header_of(), state, SeededDealer(1), base=Base())
    assert same_table(match, reread(file_of(match)).match)
    play_on(match, 5)
    again = reread(file_of(match)).match
    assert same_table(match, again)
    while again.undo() is not None:
        pass
    assert again.state == state


def test_refused_after_the_latest_snapshot_the_log_is_cut_there() -> None:
    match = begin(marker=True)
    discard(match)
    step(match, end_turn())
    stone = match.state.hand[0]
    discard(match)
    resumed = reread(file_of(match), refusing(lambda state, move: getattr(move, "stone", "") == stone))
    # the whole-file form has a snapshot at the cursor: go on from it
    assert not resumed.faithful
    assert resumed.match.state == match.state
    assert resumed.match.undo() is None

    no_snapshot = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    resumed = reread(
        write_match(match.header, no_snapshot)[0],
        refusing(lambda state, move: getattr(move, "stone", "") == stone),
    )
    assert resumed.match.turn == 2
    assert resumed.match.cursor == match.cursor - 1
    assert resumed.repair is not None
    assert resumed.repair.facts == {"move": 4, "turn": 2, "lost": 1}
    assert resumed.match.header.rules_version == 2


def test_the_match_goes_on_from_the_latest_snapshot() -> None:
    match = begin(seed=5)
    for _ in range(3):
        discard(match)
        step(match, end_turn())
    turn, discarded = match.turn, match.log[1].move
    discard(match)
    data = write_match(match.header, [*match.lines()[:-1]])[0]
    # the snapshot of the third end of turn, as autosave would have written it
    match.undo()
    lines = match.lines()
    snapshot = next(line for line in lines if isinstance(line, SnapshotLine))
    match.redo()
    moves = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    data = write_match(match.header, [*moves[: snapshot.at], snapshot, *moves[snapshot.at :]])[0]
    resumed = reread(data, refusing(lambda state, move: move == discarded))
    assert resumed.match.state == match.state
    assert resumed.match.base == snapshot.at
    assert resumed.match.turn == match.turn == turn
    assert resumed.match.undo() is not None
    assert resumed.match.undo() is None
    assert resumed.repair is not None
    assert resumed.repair.id == "app.match.rules-changed"
    assert same_table(resumed.match, reread(file_of(resumed.match)).match)


def test_newer_rules_that_make_another_table_count_as_refusing() -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    discard(match)
    rules = toy().rules

    def apply(state: Any, move: Any) -> Any:
        from dataclasses import replace

        result = rules.apply(state, move)
        return replace(result, state=replace(result.state, discards=result.state.discards[::-1]))

    data = file_of(match)
    newer = NewerRules(apply=apply)
    resumed = reread(data, newer)
    assert not resumed.faithful
    assert resumed.match.state == match.state
    assert reread(data, NewerRules()).faithful


def test_a_step_cut_in_its_middle_is_dropped_whole() -> None:
    match = begin(table=AT_ONCE)
    discard(match)
    discard(match)
    moves = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    seat = match.log[-1].seat
    rules = refusing(lambda state, move: move.kind == "end_turn" and state.to_act == seat)
    resumed = reread(write_match(match.header, moves)[0], rules)
    assert len(resumed.match.log) == 3
    assert resumed.match.turn_of == seat


def test_a_step_with_an_answer_of_nature_cut_off_is_dropped_whole() -> None:
    match = begin(seats=1, table=AT_ONCE)
    while match.log[-1].seat != NATURE or match.cursor == 1:
        discard(match)
    moves = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    resumed = reread(
        write_match(match.header, moves)[0], refusing(lambda state, move: move.kind == "reshuffle")
    )
    assert resumed.match.cursor == match.cursor - 3
    assert resumed.match.may_undo(1).kind != "nothing"


def test_snapshots_of_undone_moves_are_passed_over() -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    late = next(line for line in match.lines() if isinstance(line, SnapshotLine))
    discarded = match.log[1].move
    match.undo()
    *rest, cursor = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    data = write_match(match.header, [*rest, late, cursor])[0]
    resumed = reread(data, refusing(lambda state, move: move == discarded))
    assert resumed.match.cursor == 1
    assert resumed.match.turn_of == 1


def test_a_deal_that_is_refused_is_not_dealt_anew() -> None:
    match = begin()
    with pytest.raises(BadInputError) as caught:
        reread(write_match(match.header, match.lines()[:1])[0], refusing(lambda state, move: True))
    assert caught.value.message.id == "app.input.rules-changed"


def test_snapshots_that_cannot_be_read_are_passed_over() -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    lines = list(match.lines())
    assert isinstance(lines[-1], SnapshotLine)
    lines[-1] = lines[-1].model_copy(update={"position": {"seats": 9}})
    data = write_match(match.header, lines)[0]
    resumed = reread(data, refusing(lambda state, move: move.kind == "end_turn"))
    assert resumed.match.turn_of == 1
    assert resumed.match.rules.ending_move(resumed.match.state) is not None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seat": 2}, "wrong-seat"),
        ({"seat": 0}, "wrong-seat"),
        ({"move": {"kind": "reshuffle", "deck": []}}, "wrong-seat"),
        ({"move": {"kind": "unknown"}}, "wrong-shape"),
        ({"move": {"kind": "discard", "stone": "stone-99"}}, None),
    ],
)
def test_a_log_that_was_tampered_with_is_refused(change: dict[str, Any], reason: str | None) -> None:
    match = begin()
    discard(match)
    values = [json.loads(line) for line in file_of(match).splitlines()[:3]]
    for value in values:
        del value["sum"]
    assert values[2]["seat"] == 1
    values[2].update(change)
    chain = Chain()
    script = read_match(b"".join(chain.sealed(value) for value in values))
    refusal = replay_log(toy().rules, script).refusal
    if reason is None:
        assert not isinstance(refusal, BadInputError)
        assert refusal is not None
    else:
        assert isinstance(refusal, BadInputError)
        assert refusal.message.id == f"app.input.{reason}"


def test_a_deck_of_another_game_is_refused() -> None:
    header = header_of().model_copy(update={"deck": {"game": "cairn"}})
    with pytest.raises(BadInputError):
        reread(write_match(header, [])[0])


def test_the_toy_still_plays() -> None:
    match = begin()
    assert legal(match)
    assert isinstance(match.propose(end_turn()), Verdict)
