"""Which zone takes a piece that is let go: the one it covers most, never the first in a list."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF

from desktop.engine.ids import ZoneId
from desktop.engine.verdict import Verdict
from desktop.ui.table.board import area
from desktop.ui.table.contract import Zone

LEAST_SHARE = 0.2
"""A zone takes a piece only if at least this share of the piece (or of a smaller zone) overlaps."""


OF_A_SIZE = 1.5
"""A refused zone so many times as large as a legal one, or larger, is a ground with places on it."""


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a piece would land: a zone, or back where it came from (``home``), or nowhere (None)."""

    zone: ZoneId | None
    legal: bool = False
    home: bool = False


NOWHERE = Landing(None)


@dataclass(frozen=True, slots=True)
class Carried:
    """A piece in the hand: where it is now, where the pointer is and where it was taken from."""

    rect: QRectF
    pointer: QPointF
    home_rect: QRectF
    home_zone: ZoneId


def share(rect: QRectF, other: QRectF) -> float:
    """Overlap of two rectangles as a share of the smaller one, 0 to 1."""
    smaller = min(area(rect), area(other))
    return area(rect.intersected(other)) / smaller if smaller > 0 else 0.0


def landing(carried: Carried, zones: Iterable[Zone], verdicts: Mapping[ZoneId, Verdict]) -> Landing:
    """Where the piece lands if it is let go now.

    A legal zone with enough overlap wins, the largest overlap first and then the nearest; its own
    place counts as a rival, so that a card hardly moved stays. Only where pointer and middle both lie in
    a refused place beside it is that one meant, and says why: nobody pays for the neighbour of what was
    aimed at. Then a legal zone under the pointer, or one that catches what is let go there, then home,
    then the refused zone under the piece.
    """
    targets = [zone for zone in zones if zone.target]
    legal = [zone for zone in targets if zone.id in verdicts and verdicts[zone.id].allowed]
    best = _most_covered(carried, legal)
    refused = [zone for zone in targets if zone not in legal]
    if best is not None and _aims_beside(carried, best, refused):
        return _refusing(carried, targets)
    if best is not None:
        home_share = area(carried.rect.intersected(carried.home_rect))
        if home_share > area(carried.rect.intersected(best.rect)) and best.id != carried.home_zone:
            return Landing(carried.home_zone, home=True)
        return Landing(best.id, legal=True)
    pointed = _smallest_under(carried.pointer, legal) or _catching(carried.pointer, legal)
    if pointed is not None:
        return Landing(pointed.id, legal=True)
    return _refusing(carried, targets)


def _aims_beside(carried: Carried, best: Zone, refused: list[Zone]) -> bool:
    """Whether pointer and middle lie in a refused place of about the size of the one that would take it."""
    aimed = _smallest_under(carried.pointer, refused)
    return (
        aimed is not None
        and aimed.rect.contains(carried.rect.center())
        and not best.rect.contains(carried.pointer)
        and area(aimed.rect) < area(best.rect) * OF_A_SIZE
    )


def _refusing(carried: Carried, targets: list[Zone]) -> Landing:
    under = _smallest_under(carried.pointer, targets) or _most_covered(carried, targets)
    if share(carried.rect, carried.home_rect) >= LEAST_SHARE or (under and under.id == carried.home_zone):
        return Landing(carried.home_zone, home=True)
    return Landing(under.id) if under else NOWHERE


def _most_covered(carried: Carried, zones: list[Zone]) -> Zone | None:
    enough = [zone for zone in zones if share(carried.rect, zone.rect) >= LEAST_SHARE]
    if not enough:
        return None
    centre = carried.rect.center()
    return min(
        enough,
        key=lambda zone: (
            -area(carried.rect.intersected(zone.rect)),
            QLineF(centre, zone.rect.center()).length(),
        ),
    )


def _smallest_under(point: QPointF, zones: list[Zone]) -> Zone | None:
    under = [zone for zone in zones if zone.rect.contains(point)]
    return min(under, key=lambda zone: area(zone.rect)) if under else None


def _catching(point: QPointF, zones: list[Zone]) -> Zone | None:
    return next((zone for zone in zones if zone.catches is not None and zone.catches.contains(point)), None)
