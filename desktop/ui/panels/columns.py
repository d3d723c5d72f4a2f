"""Parts below each other, and how tall they are."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


def column_of(
    *parts: QWidget, margins: tuple[int, int, int, int], spacing: int, fills: bool = False
) -> QWidget:
    """One widget that holds the parts below each other; with ``fills`` what is left over stays below them."""
    whole = QWidget()
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
