"""The stops of keyboard and screen reader: every zone and every piece that can be taken or read."""

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPoint, QRect, QRectF

from desktop.ui.table.board import Board, area
from desktop.ui.table.contract import Piece, Zone
from desktop.ui.table.teaching import is_stop

_HIDDEN: Final = 0.98
"""The share of a zone that its pieces must cover to hide it."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A thing on the table that can be spoken of: a piece or a zone, by its id."""

    kind: Literal["piece", "zone"]
    id: str


@dataclass(frozen=True, slots=True)
class Stop:
    """A subject with its place (logical units) and the group in which it is reached."""

    subject: Subject
    rect: QRectF
    group: str


def stops_of(board: Board) -> list[Stop]:
    """All stops in reading order: each zone, then its pieces from left to right as they lie.

    A zone that is only looked at and that a piece hides is none: one place, one stop.
    """
    stops: list[Stop] = []
    for group in board.groups():
        for zone in board.zones.values():
            if zone.group == group:
                stops += _stops_in(zone, board)
    return stops


def _stops_in(zone: Zone, board: Board) -> list[Stop]:
    pieces = [piece for piece in board.inside(zone.id) if is_stop(piece)]
    pieces.sort(key=_reading)
    own_stops = [Stop(Subject("piece", piece.id), piece.rect, zone.group) for piece in pieces]
    if not zone.target and _is_hidden(zone.rect, [piece.rect for piece in pieces]):
        return own_stops  # nothing is seen of the zone, and nothing can be done with it
    own = Stop(Subject("zone", zone.id), zone.rect, zone.group)
    return [own, *own_stops]


def _is_hidden(rect: QRectF, covers: list[QRectF]) -> bool:
    """Whether these, which lie beside each other, leave nothing of it free."""
    covered = sum(area(rect.intersected(cover)) for cover in covers)
    return covered >= area(rect) * _HIDDEN


def _reading(piece: Piece) -> tuple[float, float]:
    return (round(piece.rect.top()), piece.rect.left())


Direction = Literal["left", "right", "up", "down"]


def neighbour(here: QRect, others: dict[Subject, QRect], direction: Direction) -> Subject | None:
    """The nearest stop in a direction on the screen; a stop far aside counts as farther away."""
    best: tuple[float, Subject] | None = None
    for subject, rect in others.items():
        ahead, aside = _apart(here.center(), rect.center(), direction)
        if ahead <= 0 or aside > 3 * ahead + 0.5 * max(here.width(), here.height()):
            continue
        cost = ahead + 2.0 * aside
        if best is None or cost < best[0]:
            best = (cost, subject)
    return best[1] if best else None


def _apart(here: QPoint, there: QPoint, direction: Direction) -> tuple[int, int]:
    along = there - here
    if direction in ("left", "right"):
        return (along.x() if direction == "right" else -along.x()), abs(along.y())
    return (along.y() if direction == "down" else -along.y()), abs(along.x())
