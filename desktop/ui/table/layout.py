"""Where the table lies in the window: one transform from logical units to pixels, turned to face a seat."""

import math
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QTransform

Turn = Literal[0, 90, 180, 270]
"""Clockwise turn of the whole table in degrees."""

PADDING_PX = 10.0
"""Free space round the table, in pixels."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How many pixels a logical unit has (``scale``) and how the table is turned.

    ``ratio`` is in device pixels per logical unit: what pictures are rendered at.
    """

    scale: float
    turn: Turn
    pixel_ratio: float

    @staticmethod
    def fitted(table: QSizeF, viewport: QSizeF, turn: Turn, pixel_ratio: float) -> "Layout":
        """The largest layout that shows the whole table."""
        lying = turn in (90, 270)
        width, height = (table.height(), table.width()) if lying else (table.width(), table.height())
        free_width = max(1.0, viewport.width() - 2 * PADDING_PX)
        free_height = max(1.0, viewport.height() - 2 * PADDING_PX)
        scale = min(free_width / max(width, 1.0), free_height / max(height, 1.0))
        return Layout(max(scale, 0.01), turn, pixel_ratio)

    @property
    def ratio(self) -> float:
        """Device pixels in a logical unit."""
        return self.scale * self.pixel_ratio

    @property
    def transform(self) -> QTransform:
        """Logical units to pixels, without the shift that centres the table."""
        return QTransform().rotate(self.turn).scale(self.scale, self.scale)

    def snapped(self, point: QPointF) -> QPointF:
        """The nearest point on a device pixel, so that a picture at rest is not smeared over two."""
        ratio = self.ratio
        return QPointF(_whole(point.x() * ratio) / ratio, _whole(point.y() * ratio) / ratio)


def _whole(value: float) -> float:
    return math.floor(value + 0.5)
