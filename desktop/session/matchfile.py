"""The match file: JSON Lines whose checksums are chained, read as far as they are whole.

Each line is a JSON object that ends in ``"sum":"<8 hex digits>"``: the CRC-32 of the line's text
before that, continued from the line above. A flipped bit, a lost line or a doubled one breaks the
chain, and reading stops before it.
"""

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from desktop.engine.bad_input import BadInputError
from desktop.engine.limits import SIZE_LIMIT_BYTES
from desktop.engine.message import Message
from desktop.engine.record import Record, read_json
from desktop.session.header import MATCH_FORMAT, MATCH_VERSION, Header, json_text
from desktop.session.journal import LINES, ChangeLine, CursorLine, Line, Mark, MoveLine, SnapshotLine
from desktop.session.migrations import MATCH_STEPS, Step, brought_up

HEADERS: TypeAdapter[Header] = TypeAdapter(Header)
OBJECTS: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])
_SUM = b',"sum":"'
_SUM_LENGTH = len(_SUM) + 8 + len(b'"}')
NO_MARK = Mark(turn=1, to_act=None, outcome=None)


class Chain:
    """Writes records as lines, each sum continued from the line above."""

    def __init__(self, sum: int = 0) -> None:
        self.sum = sum

    def line(self, record: Record) -> bytes:
        """The next line of the file, its end of line included."""
        return self.sealed(record.model_dump(mode="json", by_alias=True))

    def sealed(self, value: Mapping[str, Any]) -> bytes:
        """The next line for any JSON object."""
        text = json_text(value).encode()[:-1]
        self.sum = zlib.crc32(text, self.sum)
        return b'%s%s%08x"}\n' % (text, _SUM, self.sum)


@dataclass(frozen=True, slots=True)
class Script:
    """What a match file says, before any rules have judged it.

    ``moves`` are those not superseded, redo tail included; ``base`` is the number of moves before
    the first. ``snapshots`` rise in ``at``. ``good_bytes`` is where the whole lines end, ``sum`` the
    chain there. ``damage`` says what was wrong with the rest; ``migrated`` that the file is older.
    """

    header: Header
    moves: tuple[MoveLine, ...]
    cursor: int
    base: int
    snapshots: tuple[SnapshotLine, ...]
    mark: Mark
    good_bytes: int
    sum: int
    damage: Message | None
    migrated: bool


def write_match(header: Header, lines: Iterable[Line]) -> tuple[bytes, Chain]:
    """A whole match file, and the chain to go on from."""
    chain = Chain()
    return b"".join([chain.line(header), *(chain.line(line) for line in lines)]), chain


def is_match(data: bytes) -> bool:
    """Whether a file is meant to be a match, sound or not."""
    try:
        return read_json(data.partition(b"\n")[0], OBJECTS).get("format") == MATCH_FORMAT
    except BadInputError:
        return False


def read_match(data: bytes, steps: Mapping[int, Step] = MATCH_STEPS, current: int = MATCH_VERSION) -> Script:
    """Read a match file up to its last whole line.

    Raises:
        BadInputError: nothing can be rescued: no match file, a damaged header, a newer version.
    """
    if len(data) > SIZE_LIMIT_BYTES:
        raise BadInputError("too-large", {"limit": SIZE_LIMIT_BYTES // 1_000_000})
    lines, damage = whole_lines(data, current)
    found = read_json(lines[0].text, OBJECTS).get("version")
    migrated = type(found) is not int or found != current  # True equals 1
    texts = [line.text for line in lines]
    if migrated:
        values = [read_json(text, OBJECTS) for text in texts]
        texts = [json_text(value).encode() for value in brought_up(values, found, current, steps)]
    reading = _Reading(read_json(texts[0], HEADERS))
    last = lines[-1]
    for number, text in enumerate(texts[1:], start=1):
        try:
            reading.take(read_json(text, LINES))
        except BadInputError as fault:
            # A line that is whole but senseless is cut like a damaged one.
            damage, last = fault.message, lines[min(number, len(lines)) - 1]
            break
    return reading.script(last, damage, migrated=migrated)


@dataclass(frozen=True, slots=True)
class WholeLine:
    """A line whose sum is right: its JSON without the sum, where it ends, and the chain after it."""

    text: bytes
    end: int
    sum: int


def whole_lines(data: bytes, current: int) -> tuple[list[WholeLine], Message | None]:
    """The whole lines from the first on, of which there is at least one, and what is wrong with the rest.

    Raises:
        BadInputError: the first line is no whole header of ours.
    """
    lines: list[WholeLine] = []
    start = chain_sum = 0
    while start < len(data):
        end = data.find(b"\n", start)
        if end < 0:
            break
        text, tail = data[start : end - _SUM_LENGTH], data[max(start, end - _SUM_LENGTH) : end]
        chain_sum = zlib.crc32(text, chain_sum)
        if tail != b'%s%08x"}' % (_SUM, chain_sum):
            break
        start = end + 1
        lines.append(WholeLine(text + b"}", start, chain_sum))
    if not lines:
        raise _no_match(data[: data.find(b"\n")] if b"\n" in data else data, current)
    return lines, None if start == len(data) else Message("app.input.damaged-line", {"line": len(lines) + 1})


def _no_match(first_line: bytes, current: int) -> BadInputError:
    """Why the first line is no header: some other file, or ours but damaged or from a newer program."""
    try:
        value = read_json(first_line, OBJECTS)
    except BadInputError:
        return BadInputError("not-match")
    if value.get("format") != MATCH_FORMAT:
        return BadInputError("not-match")
    version = value.get("version")
    if type(version) is int and version > current:
        return BadInputError("newer-file", {"version": version, "known": current})
    return BadInputError("damaged-header")


class _Reading:
    """Follows the lines of a file: what supersedes what, and where the cursor stands."""

    def __init__(self, header: Header) -> None:
        self._header = header
        self._moves: list[MoveLine] = []
        self._snapshots: list[SnapshotLine] = []
        self._base = self._cursor = 0
        self._mark = NO_MARK
        self._begun = False

    def take(self, line: Line) -> None:
        """Follow one line.

        Raises:
            BadInputError: it does not fit the lines above.
        """
        match line:
            case MoveLine():
                self._take_move(line)
            case CursorLine():
                self._take_cursor(line)
            case SnapshotLine():
                self._take_snapshot(line)
            case _:
                self._take_change(line)
        self._begun = True

    def _take_move(self, line: MoveLine) -> None:
        if line.n != self._cursor + 1 or line.seat > len(self._header.seats):
            raise BadInputError("wrong-order", {"line": "move", "number": line.n})
        del self._moves[self._cursor - self._base :]
        self._snapshots = [kept for kept in self._snapshots if kept.at < line.n]
        self._moves.append(line)
        self._cursor = line.n

    def _take_cursor(self, line: CursorLine) -> None:
        index = line.to - self._base
        at_step = index == len(self._moves) or (
            0 <= index < len(self._moves) and self._moves[index].is_decision
        )
        if not at_step:
            raise BadInputError("wrong-order", {"line": "cursor", "number": line.to})
        self._cursor, self._mark = line.to, line.mark

    def _take_snapshot(self, line: SnapshotLine) -> None:
        if line.start and not self._begun:
            self._base = self._cursor = line.at
        elif line.start or line.at != self._cursor:
            raise BadInputError("wrong-order", {"line": "snapshot", "number": line.at})
        self._snapshots = [kept for kept in self._snapshots if kept.at != line.at]
        self._snapshots.append(line)
        self._snapshots.sort(key=lambda kept: kept.at)
        self._mark = line.mark

    def _take_change(self, line: ChangeLine) -> None:
        if line.seats is not None and len(line.seats) != len(self._header.seats):
            raise BadInputError("wrong-order", {"line": "change", "number": len(line.seats)})
        fresh = {"seats": line.seats, "table": line.table}
        self._header = self._header.model_copy(update={k: v for k, v in fresh.items() if v is not None})

    def script(self, last: WholeLine, damage: Message | None, *, migrated: bool) -> Script:
        """What was read so far."""
        return Script(
            header=self._header,
            moves=tuple(self._moves),
            cursor=self._cursor,
            base=self._base,
            snapshots=tuple(self._snapshots),
            mark=self._mark,
            good_bytes=last.end,
            sum=last.sum,
            damage=damage,
            migrated=migrated,
        )
