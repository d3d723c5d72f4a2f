import json
from pathlib import Path
from typing import Any

import pytest
from support.matches import begin, discard, end_turn, file_of, header_of, play_on, step

from desktop.engine.bad_input import BadInputError
from desktop.engine.limits import SIZE_LIMIT_BYTES
from desktop.session.header import Header
from desktop.session.journal import ChangeLine, CursorLine, Line, Mark, MoveLine, SnapshotLine
from desktop.session.matchfile import Chain, read_match, write_match

MARK = Mark(turn=1, to_act=1, outcome=None)


def move_line(n: int, seat: int = 1, *, auto: bool = False) -> MoveLine:
    return MoveLine(n=n, seat=seat, auto=auto, move={"kind": "end_turn"})


def snapshot(at: int, *, start: bool = False) -> SnapshotLine:
    return SnapshotLine(at=at, start=start, position={"at": at}, mark=MARK)


def written(*lines: Line, header: Header | None = None) -> bytes:
    return write_match(header or header_of(), lines)[0]


def test_each_line_is_json_and_continues_the_sum() -> None:
    data = written(move_line(1), move_line(2))
    values = [json.loads(line) for line in data.splitlines()]
    assert values[0]["format"] == "ascent-table-match"
    assert [value.get("n") for value in values] == [None, 1, 2]
    assert len({value["sum"] for value in values}) == 3


def test_a_whole_file_is_read_back() -> None:
    header = header_of()
    script = read_match(written(move_line(1, 0), move_line(2), snapshot(2), header=header))
    assert script.header == header
    assert [line.n for line in script.moves] == [1, 2]
    assert (script.cursor, script.base, script.damage, script.migrated) == (2, 0, None, False)
    assert [kept.at for kept in script.snapshots] == [2]
    assert script.mark == MARK


def test_a_writer_goes_on_where_the_file_ends() -> None:
    data = written(move_line(1))
    script = read_match(data)
    assert script.good_bytes == len(data)
    longer = data + Chain(script.sum).line(move_line(2))
    assert [line.n for line in read_match(longer).moves] == [1, 2]
    assert longer == written(move_line(1), move_line(2), header=script.header)


def test_a_cursor_line_moves_back_and_a_new_move_supersedes() -> None:
    back = CursorLine(to=1, mark=MARK)
    script = read_match(written(move_line(1), move_line(2), snapshot(2), back))
    assert (script.cursor, len(script.moves), len(script.snapshots)) == (1, 2, 1)
    script = read_match(written(move_line(1), move_line(2), snapshot(2), back, move_line(2, 2)))
    assert script.cursor == 2
    assert [line.seat for line in script.moves] == [1, 2]
    assert script.snapshots == ()


def test_a_later_snapshot_of_the_same_state_counts() -> None:
    twice = SnapshotLine(at=1, position={"late": True}, mark=MARK)
    assert read_match(written(move_line(1), snapshot(1), twice)).snapshots == (twice,)


def test_a_log_may_begin_at_a_snapshot() -> None:
    script = read_match(written(snapshot(40, start=True), move_line(41), CursorLine(to=40, mark=MARK)))
    assert (script.base, script.cursor, len(script.moves)) == (40, 40, 1)


def test_changes_of_the_header_are_followed() -> None:
    header = header_of()
    seats = (header.seats[0].model_copy(update={"name": "Ю"}), header.seats[1])
    table = header.table.model_copy(update={"undo": "free"})
    script = read_match(written(ChangeLine(seats=seats), ChangeLine(table=table), header=header))
    assert script.header == header.model_copy(update={"seats": seats, "table": table})


@pytest.mark.parametrize(
    "lines",
    [
        [move_line(2)],
        [move_line(0)],
        [move_line(1, seat=3)],
        [CursorLine(to=1, mark=MARK)],
        [move_line(1), move_line(2, 0), CursorLine(to=1, mark=MARK)],
        [move_line(1), move_line(2, auto=True), CursorLine(to=1, mark=MARK)],
        [snapshot(4, start=True), CursorLine(to=3, mark=MARK)],
        [snapshot(1)],
        [move_line(1), snapshot(1, start=True)],
        [ChangeLine(seats=())],
    ],
    ids=lambda lines: " ".join(type(line).__name__ for line in lines),
)
def test_a_line_that_does_not_fit_is_cut(lines: list[Line]) -> None:
    good = written(*lines[:-1])
    script = read_match(good + Chain(read_match(good).sum).line(lines[-1]) + b"rest")
    assert script.damage is not None
    assert script.damage.id == "app.input.wrong-order"
    assert script.good_bytes == len(good)
    assert script.sum == read_match(good).sum


def test_every_cut_tail_keeps_the_whole_lines() -> None:
    match = begin()
    play_on(match, 12)
    data = file_of(match)
    header_end = data.index(b"\n") + 1
    for length in range(header_end, len(data)):
        script = read_match(data[:length])
        assert script.good_bytes == data[:length].rindex(b"\n") + 1
        assert (script.damage is None) == (script.good_bytes == length)
    for length in range(header_end):
        with pytest.raises(BadInputError):
            read_match(data[:length])


def test_every_flipped_bit_is_found() -> None:
    match = begin()
    play_on(match, 4)
    data = file_of(match)
    header_end = data.index(b"\n") + 1
    for at in range(len(data)):
        wrong = bytearray(data)
        wrong[at] ^= 1 << at % 8
        if at < header_end:
            with pytest.raises(BadInputError):
                read_match(bytes(wrong))
        else:
            script = read_match(bytes(wrong))
            assert script.damage is not None
            assert script.good_bytes <= at


def test_a_lost_or_doubled_line_breaks_the_chain() -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    lines = file_of(match).splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        lost = b"".join([*lines[:number], *lines[number + 1 :]])
        assert read_match(lost).good_bytes == len(b"".join(lines[:number]))
        doubled = b"".join([*lines[: number + 1], *lines[number:]])
        assert read_match(doubled).good_bytes == len(b"".join(lines[: number + 1]))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-match"),
        (b"\n", "not-match"),
        (b"\0" * 500, "not-match"),
        (b"\xff\xfe", "not-match"),
        (b"[" * 100_000, "not-match"),
        (b"[]\n", "not-match"),
        (b'{"format":"other"}\n', "not-match"),
        (b'{"format":"ascent-table-match","format":"x"}\n', "not-match"),
        (b'{"format":"ascent-table-match","version":1}\n', "damaged-header"),
        (b'{"format":"ascent-table-match","version":true}\n', "damaged-header"),
        (b'{"format":"ascent-table-match","version":2,"else":1}\n', "newer-file"),
        (b" " * (SIZE_LIMIT_BYTES + 1), "too-large"),
    ],
)
def test_what_is_no_match_file_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadInputError) as caught:
        read_match(data)
    assert caught.value.message.id == f"app.input.{reason}"


def header_with(**changes: Any) -> bytes:
    return Chain().sealed({**header_of().model_dump(mode="json"), **changes})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 2}, "newer-file"),
        ({"version": 0}, "wrong-version"),
        ({"version": "1"}, "wrong-version"),
        ({"version": True}, "wrong-version"),
        ({"id": "../../evil"}, "wrong-shape"),
        ({"game": "../x"}, "wrong-shape"),
        ({"seats": []}, "wrong-shape"),
        ({"seats": {}}, "wrong-shape"),
        ({"options": {"height": [6]}}, "wrong-shape"),
        ({"first": -1}, "wrong-shape"),
        ({"unknown": 1}, "wrong-shape"),
    ],
)
def test_a_whole_header_that_makes_no_sense_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInputError) as caught:
        read_match(header_with(**changes))
    assert caught.value.message.id == f"app.input.{reason}"


def from_one_to_two(values: Any) -> Any:
    """An imagined next version: the header gets a ``tag`` inside its table, moves are kept."""
    header, *lines = values
    return [{**header, "version": 1, "created": header["created"] + " migrated"}, *lines]


def test_an_older_file_is_brought_up_to_the_version_of_today() -> None:
    # The sample is stored as version 1 wrote it; the version "of today" is imagined to be 2.
    sample = (Path(__file__).parent / "samples" / "match-1.jsonl").read_bytes()
    script = read_match(sample, {1: from_one_to_two}, current=2)
    assert script.migrated
    assert script.header.created.endswith(" migrated")
    assert len(script.moves) == len(read_match(sample).moves) > 0


def test_a_senseless_line_of_an_older_file_is_cut_too() -> None:
    sample = (Path(__file__).parent / "samples" / "match-1.jsonl").read_bytes()

    def spoil(values: Any) -> Any:
        return [*values[:2], {"kind": "nonsense"}, *values[2:], {"kind": "nonsense"}]

    script = read_match(sample, {1: spoil}, current=2)
    assert script.damage is not None
    assert len(script.moves) == 1
