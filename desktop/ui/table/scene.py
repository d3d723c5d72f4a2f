"""The scene: zone grounds and pieces by their ids, and nothing else that decides anything."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from desktop.engine.ids import PieceId, ZoneId
from desktop.ui.table.piece import PieceItem
from desktop.ui.table.zone import ZoneItem


class TableScene(QGraphicsScene):
    """Holds the items; coordinates are the table's logical units."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Most items move or are few: an index would be rebuilt more often than it is asked.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pieces: dict[PieceId, PieceItem] = {}
        self.zones: dict[ZoneId, ZoneItem] = {}
        self.leaving: list[PieceItem] = []
        """Pieces that the game no longer has and that are still fading."""

    def add_piece(self, item: PieceItem) -> None:
        """Take a piece in."""
        self.pieces[item.piece.id] = item
        self.addItem(item)

    def retire_piece(self, piece: PieceId) -> PieceItem:
        """The piece is no longer on the table; its item may still fade before ``drop_item``."""
        item = self.pieces.pop(piece)
        self.leaving.append(item)
        return item

    def drop_item(self, item: PieceItem) -> None:
        """Take a retired piece's item out for good."""
        if item in self.leaving:
            self.leaving.remove(item)
            self.removeItem(item)

    def add_zone(self, item: ZoneItem) -> None:
        """Take a zone's ground in."""
        self.zones[item.zone.id] = item
        self.addItem(item)

    def drop_zone(self, zone: ZoneId) -> None:
        """Take a zone's ground out."""
        self.removeItem(self.zones.pop(zone))
