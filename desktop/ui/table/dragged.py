"""A piece that follows the pointer: by which point it is held, and where it would land now."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.engine.ids import PieceId
from desktop.ui.table.contract import Piece
from desktop.ui.table.drop import NOWHERE, Carried, Landing
from desktop.ui.table.piece import PieceItem


@dataclass(slots=True)
class Dragged:
    """``grip`` is from the middle of the picture to the pointer."""

    piece: Piece
    item: PieceItem
    grip: QPointF
    clicks: PieceId | None = None
    """Dropped where it may go, it is used as by a click on this."""
    landing: Landing = NOWHERE

    def carried(self, at: QPointF) -> Carried:
        """Where it is while the pointer is there."""
        rect = QRectF(self.piece.rect)
        rect.moveCenter(at - self.grip)
        return Carried(rect, at, self.piece.rect, self.piece.zone)
