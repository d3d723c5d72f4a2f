"""The text of a tip: shown as it is written, wrapped."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(parent: QWidget, kind: str) -> QLabel:
    """A label whose text is never taken for markup; ``kind`` is its name in the style sheet."""
    label = QLabel(parent)
    label.setObjectName(kind)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return label
