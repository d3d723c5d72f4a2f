"""What is known of a pointer while it is down."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from desktop.engine.ids import PieceId


@dataclass(slots=True)
class Press:
    """A pointer that is down: where it went down, on what, and whether it is used up.

    ``tugged``: it was drawn over what stays where it is, and what that is has yet to be told.
    """

    at: QPointF
    piece: PieceId | None
    touch: bool
    repeated: bool
    spent: bool = False
    tugged: bool = False
