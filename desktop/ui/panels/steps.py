"""One step on the path of a turn."""

from typing import Literal

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.panels.presentation import Presentation
from desktop.ui.theme.palette import blend

PAD, TICK = (10, 6, 4, 3), (18, 14, 12, 11)
"""Room beside the words, by how close together the steps must stand."""
SIZE = (0.92, 0.92, 0.82, 0.82)
CLOSEST = 3


class StepMark(QWidget):
    """A step as a pill: lit when it is the current one, ticked when it is done.

    It is as large in each of these, and its name is always whole: the path of a turn never moves.
    """

    def __init__(self, means: Presentation, text: str, state: Literal["done", "now", "later"]) -> None:
        super().__init__()
        self._means = means
        self._text = text
        self.state = state
        self._close = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        tell = means.words.tr
        told = {
            "done": tell("app.panel.step.done", text=text),
            "now": tell("app.panel.step.now", text=text),
            "later": tell("app.panel.step.later", text=text),
        }
        self.setAccessibleName(told[state])

    def stand_close(self, how: int) -> None:
        """Take the usual room (0), or less up to ``CLOSEST``."""
        if how != self._close:
            self._close = how
            self.updateGeometry()
            self.update()

    @property
    def _pad(self) -> int:
        return PAD[self._close]

    @property
    def text(self) -> str:
        """The step's name."""
        return self._text

    @property
    def text_area(self) -> QRect:
        """Where the name is written: in the middle of the pill, together with its tick."""
        area = self.rect().adjusted(self._pad, 0, -self._pad, 0)
        if self.state != "done":
            return area
        area.setWidth(area.width() - self._tick())
        metrics = QFontMetrics(self.font_of_name)
        wide = min(area.width(), metrics.boundingRect(area, _WRAP, self._text).width() + 1)
        left = area.left() + self._tick() + (area.width() - wide) // 2
        return QRect(left, area.top(), wide, area.height())

    @property
    def font_of_name(self) -> QFont:
        """In which type the name is written."""
        return self._font(bold=self.state == "now")

    def sizeHint(self) -> QSize:
        sizes = [metrics.size(0, self._text) for metrics in self._all_metrics()]
        width, height = max(size.width() for size in sizes), max(size.height() for size in sizes)
        return QSize(width + self._aside() + 2, height + 8)

    def minimumSizeHint(self) -> QSize:
        # as if it stood closest: a least width that followed how close it stands, which follows the
        # width there is, had the two change each other for ever
        metrics = QFontMetrics(self._font(bold=True, close=CLOSEST))
        longest = max((metrics.horizontalAdvance(word) for word in self._text.split()), default=0)
        width = min(longest, 12 * metrics.averageCharWidth()) + self._aside(CLOSEST) + 2
        return QSize(width, metrics.height() + 8)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        room = QRect(0, 0, max(1, width - self._aside()), 10_000)
        heights = [each.boundingRect(room, _WRAP, self._text).height() for each in self._all_metrics()]
        return max(heights) + 8

    def paintEvent(self, event: QPaintEvent, /) -> None:
        colours = self._means.look.colours
        pill = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            text = {"now": colours.on_accent, "done": colours.text, "later": colours.text_soft}[self.state]
            if self.state == "now":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.accent))
            else:
                painter.setPen(QPen(QColor(blend(colours.surface, colours.line, 0.5)), 1))
                painter.setBrush(QColor(colours.raised if self.state == "done" else colours.surface))
            painter.drawRoundedRect(pill, 12, 12)
            if self.state == "done":
                self._paint_tick(painter)
            painter.setPen(QColor(text))
            painter.setFont(self.font_of_name)
            painter.drawText(self.text_area, _WRAP | int(Qt.AlignmentFlag.AlignCenter), self._text)

    def _paint_tick(self, painter: QPainter) -> None:
        edge, area = self._tick() - 2, self.text_area
        picture = self._means.icons.icon("check", self._means.look, edge, self._means.look.colours.allowed)
        picture.paint(painter, QRect(area.left() - self._tick(), area.center().y() - edge // 2, edge, edge))

    def _aside(self, close: int | None = None) -> int:
        close = self._close if close is None else close
        return 2 * PAD[close] + round(TICK[close] * self._means.look.text_scale)

    def _tick(self) -> int:
        return round(TICK[self._close] * self._means.look.text_scale)

    def _font(self, *, bold: bool, close: int | None = None) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * SIZE[self._close if close is None else close])
        font.setBold(bold)
        return font

    def _all_metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        """Of the step while it is the current one, and of the step before and after."""
        return QFontMetrics(self._font(bold=True)), QFontMetrics(self._font(bold=False))


_WRAP = int(Qt.TextFlag.TextWordWrap.value)
