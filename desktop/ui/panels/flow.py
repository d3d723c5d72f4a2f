"""A layout that sets its items in lines like words, so that text at 200 % finds its place."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Left to right, then a new line; an item wider than the line gets the whole line and wraps itself."""

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 6, stretch: bool = False, to_right: bool = False
    ) -> None:
        """With ``stretch`` the items of a line share its whole width; ``to_right`` lets each end there."""
        super().__init__(parent)
        self._to_right = to_right
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._stretch = stretch
        self.stacked = False
        """Each item has a line of its own."""
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem, /) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int, /) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int, /) -> QLayoutItem | None:
        self.invalidate()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        """Kept until something in it changes: the layouts round it ask again and again."""
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def line_count(self, width: int) -> int:
        """How many lines there are at a width."""
        return len(self._lines(width))

    def first_line_height(self, width: int) -> int:
        """How tall the first line is at a width; 0 without one."""
        lines = self._lines(width)
        if not lines:
            return 0
        widths = self._widths(lines[0], width)
        return max(_height(item, wide) for item, wide in zip(lines[0], widths, strict=True))

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect, /) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        top = rect.top()
        for line in self._lines(rect.width()):
            widths = self._widths(line, rect.width())
            height = max(_height(item, width) for item, width in zip(line, widths, strict=True))
            spare = rect.width() - sum(widths) - self.spacing() * (len(line) - 1)
            left = rect.left() + (spare if self._to_right else 0)
            for item, width in zip(line, widths, strict=True):
                if place:
                    item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
                left += width + self.spacing()
            top += height + self.spacing()
        return max(0, top - self.spacing() - rect.top())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wanted = min(item.sizeHint().width(), width)
            if lines and not self.stacked and used + self.spacing() + wanted <= width:
                lines[-1].append(item)
                used += self.spacing() + wanted
            else:
                lines.append([item])
                used = wanted
        return lines

    def _widths(self, line: list[QLayoutItem], width: int) -> list[int]:
        widths = [min(item.sizeHint().width(), width) for item in line]
        if not self._stretch:
            return widths
        spare = width - sum(widths) - self.spacing() * (len(line) - 1)
        each, rest = divmod(max(0, spare), len(line))
        return [wanted + each + (index < rest) for index, wanted in enumerate(widths)]


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
