"""The games' tiles side by side, in as many rows as the width and the size of the text need."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout

from desktop.ui.home.tile import GameTile

TILE_WIDTH = 250
"""Least width of a tile at 100 % text."""


class TileRows(QGridLayout):
    """A tile that is alone in its row has all of it; no title is cut off."""

    def __init__(self, tiles: Sequence[GameTile]) -> None:
        super().__init__()
        self._tiles = tiles
        self.setSpacing(18)

    def fill(self) -> None:
        """Put the tiles in one row until a width is known, once this has its place in another layout.

        Of a layout that is added full PySide keeps the items. Qt takes new ones with each arrangement, and
        whatever lies at the address of an old one would be taken for it.
        """
        self.place(len(self._tiles) * TILE_WIDTH * 2, 1.0)

    def place(self, width: int, scale: float) -> None:
        """Arrange the tiles for a width in pixels and a size of text."""
        wanted = round(TILE_WIDTH * scale) + self.spacing()
        most = max(1, (width + self.spacing()) // wanted)
        across = min(most, len(self._tiles))
        for index, tile in enumerate(self._tiles):
            row, column = divmod(index, across)
            alone = column == 0 and index + 1 == len(self._tiles)
            self.addWidget(tile, row, column, 1, across if alone else 1)
            wide = width if alone else (width - (across - 1) * self.spacing()) // across
            tile.setMinimumHeight(tile.height_for(wide))
        for column in range(self.columnCount()):
            self.setColumnStretch(column, 1 if column < across else 0)
