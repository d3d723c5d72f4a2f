import json
from pathlib import Path

import pytest
from support.matches import begin, discard, end_turn, file_of, play_on, step

from desktop.engine.bad_input import BadInputError
from desktop.session import skim
from desktop.session.journal import ChangeLine, CursorLine, Mark, MoveLine, SnapshotLine
from desktop.session.matchfile import Chain, read_match, write_match
from desktop.session.skim import Skimmed, skim_match


def careful(data: bytes) -> Skimmed:
    script = read_match(data)
    return Skimmed(script.header, script.mark, script.damage is not None)


@pytest.mark.parametrize("seed", range(12))
def test_skimming_tells_what_reading_tells(seed: int) -> None:
    match = begin(seed, seats=1 + seed % 3, marker=True)
    play_on(match, seed * 4, seed)
    match.rename_seat(1, '"mark": "kind":"change"')
    for data in (file_of(match), file_of(match)[:-9]):
        assert skim_match(data) == careful(data)


def test_a_file_without_a_mark_stands_at_its_beginning() -> None:
    data = write_match(begin().header, [])[0]
    assert skim_match(data) == careful(data)


def test_changes_of_names_are_seen_and_marks_of_moves_are_not() -> None:
    header = begin().header
    seats = tuple(seat.model_copy(update={"name": "Ю"}) for seat in header.seats)
    mark = Mark(turn=4, to_act=2, outcome=None)
    lines = [
        ChangeLine(seats=seats),
        ChangeLine(table=header.table),
        MoveLine(n=1, seat=0, move={"kind": "deal"}),
        SnapshotLine(at=1, position={}, mark=mark),
        MoveLine(n=2, seat=1, move={"kind": "change", "mark": 1}),
    ]
    data = write_match(header, lines)[0]
    assert (
        skim_match(data) == careful(data) == Skimmed(header.model_copy(update={"seats": seats}), mark, False)
    )


def test_an_undone_turn_is_told_by_the_cursor() -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    match.undo()
    assert isinstance(match.lines()[-1], CursorLine)
    assert skim_match(file_of(match)).mark.turn == 1


def test_what_only_care_can_read_is_read_with_care(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = (Path(__file__).parent / "samples" / "match-1.jsonl").read_bytes()
    values = [json.loads(line) for line in sample.splitlines()]
    chain = Chain()
    values[-1]["mark"] = "nonsense"
    for value in values:
        del value["sum"]
    senseless = b"".join(chain.sealed(value) for value in values)
    assert skim_match(senseless).cut
    assert skim_match(senseless) == careful(senseless)
    monkeypatch.setattr(skim, "read_match", lambda data: read_match(data, {1: lambda values: values}, 2))
    older = Chain().sealed({**values[0], "version": 0})
    with pytest.raises(BadInputError):
        skim_match(older)
