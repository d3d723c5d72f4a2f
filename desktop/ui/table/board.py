"""What lies where just now, as the game says: a lookup of zones and pieces that knows no picture."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop.engine.ids import PieceId, ZoneId
from desktop.ui.table.contract import Piece, Zone


class Board:
    """One snapshot of the table in logical units. It is replaced as a whole, never changed."""

    def __init__(self, zones: Sequence[Zone] = (), pieces: Sequence[Piece] = ()) -> None:
        self.zones: dict[ZoneId, Zone] = {zone.id: zone for zone in zones}
        self.pieces: dict[PieceId, Piece] = {piece.id: piece for piece in pieces}
        self._inside: dict[ZoneId, list[Piece]] = {}
        for piece in pieces:
            self._inside.setdefault(piece.zone, []).append(piece)
        for inside in self._inside.values():
            inside.sort(key=lambda piece: piece.z)
        # Later pieces lie on earlier ones of the same z, as they are painted: sorted() is stable.
        self._topmost_first = sorted(pieces, key=lambda piece: piece.z)[::-1]

    def inside(self, zone: ZoneId) -> list[Piece]:
        """The pieces of a zone, the lowest first."""
        return self._inside.get(zone, [])

    def piece_at(self, point: QPointF) -> Piece | None:
        """The topmost piece under a point; of a pile the top, wherever the point is on it."""
        for piece in self._topmost_first:
            if covers(piece, point):
                return self.pieces.get(piece.under, piece) if piece.under is not None else piece
        return None

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone under a point; of nested zones the smallest."""
        under = [zone for zone in self.zones.values() if zone.rect.contains(point)]
        return min(under, key=lambda zone: area(zone.rect)) if under else None

    def is_over(self, zone: ZoneId, point: QPointF) -> bool:
        """Whether a point is in that zone, if there is such a one."""
        known = self.zones.get(zone)
        return known is not None and known.rect.contains(point)

    def groups(self) -> list[str]:
        """The groups in reading order."""
        return list(dict.fromkeys(zone.group for zone in self.zones.values()))


def covers(piece: Piece, point: QPointF) -> bool:
    """Whether a piece, turned as it lies, is under a point."""
    if not piece.turn:
        return piece.rect.contains(point)
    centre = piece.rect.center()
    back = QTransform().translate(centre.x(), centre.y()).rotate(-piece.turn)
    return piece.rect.contains(back.map(point - centre))


def area(rect: QRectF) -> float:
    """Area of a rectangle in square units."""
    return max(0.0, rect.width()) * max(0.0, rect.height())
