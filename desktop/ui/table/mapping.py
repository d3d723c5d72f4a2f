"""How parts of the kit ask where things are, without knowing the view."""

from typing import Protocol

from PySide6.QtCore import QPointF, QRect, QRectF


class OnTable(Protocol):
    """A point of the viewport in logical units."""

    def __call__(self, point: QPointF) -> QPointF: ...


class OnScreen(Protocol):
    """A rectangle of the table in pixels of the table's widget."""

    def __call__(self, rect: QRectF) -> QRect: ...
