"""What a list of matches needs of a file, without following every move: quick, and still checked."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from desktop.engine.bad_input import BadInputError
from desktop.engine.record import read_json
from desktop.session.header import MATCH_VERSION, Header
from desktop.session.journal import LINES, ChangeLine, CursorLine, Line, Mark, SnapshotLine
from desktop.session.matchfile import HEADERS, NO_MARK, WholeLine, read_match, whole_lines


@dataclass(frozen=True, slots=True)
class Skimmed:
    """How a match is set up and where it stands; ``cut`` when the end of its file is damaged."""

    header: Header
    mark: Mark
    cut: bool


def skim_match(data: bytes) -> Skimmed:
    """Skim a match file: the sums of all its lines are checked, few of them are read.

    Raises:
        BadInputError: as ``read_match``.
    """
    lines, damage = whole_lines(data, MATCH_VERSION)
    try:
        header = read_json(lines[0].text, HEADERS)
        marks = _lines_with(reversed(lines[1:]), b'"mark":')
        mark = next((line.mark for line in marks if isinstance(line, SnapshotLine | CursorLine)), NO_MARK)
        for line in _lines_with(lines[1:], b'"kind":"change"'):
            if isinstance(line, ChangeLine) and line.seats is not None:
                header = header.model_copy(update={"seats": line.seats})
    except BadInputError:
        # of an older version, or whole and yet senseless: the careful way will tell
        script = read_match(data)
        return Skimmed(script.header, script.mark, script.damage is not None)
    return Skimmed(header, mark, damage is not None)


def _lines_with(lines: Iterable[WholeLine], text: bytes) -> Iterator[Line]:
    """The lines in which a text stands, be it by chance in the move of a game."""
    for line in lines:
        if text in line.text:
            yield read_json(line.text, LINES)
