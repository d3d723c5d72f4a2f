"""Parts below each other, and how tall they are."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget


class Flowing(QWidget):
    """A page that scrolls: as tall as its lines are at its width, and no taller.

    A scroll area keeps to what the page needs at least, and lines that wrap need most when they are shortest.
    """

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


def column_of(
    *parts: QWidget, margins: tuple[int, int, int, int], spacing: int, fills: bool = False
) -> QWidget:
    """One widget that holds the parts below each other; with ``fills`` what is left over stays below them."""
    whole = Flowing() if fills else QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(*margins)
    column.setSpacing(spacing)
    for part in parts:
        column.addWidget(part)
    if fills:
        column.addStretch(1)
    return whole


def height_of(part: QWidget, width: int) -> int:
    """How tall the parts of a column want to be at a width."""
    layout = part.layout()
    return layout.heightForWidth(width) if layout is not None else 0
