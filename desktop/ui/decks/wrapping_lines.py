"""Lines of a tree as high as their words need at its width."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

_EDGES = 16
"""What the look keeps free left and right of a line's words, with some to spare."""


class WrappingLines(QStyledItemDelegate):
    """Qt's own measures each line as if it had all the room in the world, and cuts it then."""

    def __init__(self, tree: QTreeView) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.setWordWrap(True)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, /) -> QSize:
        self._tree.ensurePolished()  # the first lines are measured before they are dressed otherwise
        narrowed = QStyleOptionViewItem(option)
        room = max(1, self._tree.viewport().width() - _EDGES)
        narrowed.rect = QRect(0, 0, room, 10_000)
        return super().sizeHint(narrowed, index)
