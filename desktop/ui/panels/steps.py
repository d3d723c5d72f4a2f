"""One step on the path of a turn."""

from typing import Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.panels.presentation import Presentation
from desktop.ui.theme.palette import blend

PAD, ARROW, TICK = (10, 6, 4, 6), (16, 11, 8, 0), (18, 14, 12, 14)
"""Room beside the words, by how close together the steps must stand."""
SIZE = (0.92, 0.92, 0.82, 0.92)
CLOSEST = 2
FOLDED = 3
"""Closer than the closest: only the current step has words, the others are a tick or a dot."""
DOT = 8


class StepMark(QWidget):
    """A step as a pill: lit when it is the current one, ticked when it is done, with the way onward."""

    def __init__(
        self, means: Presentation, text: str, state: Literal["done", "now", "later"], *, last: bool
    ) -> None:
        super().__init__()
        self._means = means
        self._text = text
        self.state = state
        self._last = last
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
        """Take the usual room (0), or less up to ``CLOSEST``; ``FOLDED`` keeps words for one step only."""
        if how != self._close:
            self._close = how
            self.updateGeometry()
            self.update()

    @property
    def _arrow(self) -> int:
        return 0 if self._last else round(ARROW[self._close] * self._means.look.text_scale)

    @property
    def _pad(self) -> int:
        if self._is_sign:
            return round((1 if self.state == "done" else DOT / 2) * self._means.look.text_scale)
        return PAD[self._close]

    @property
    def _is_sign(self) -> bool:
        return self._close == FOLDED and self.state != "now"

    @property
    def text(self) -> str:
        """The step's name."""
        return self._text

    @property
    def _written(self) -> str:
        return "" if self._is_sign else self._text

    def sizeHint(self) -> QSize:
        size = QFontMetrics(self._font()).size(0, self._written)
        return QSize(
            size.width() + self._aside() + 2, max(size.height(), QFontMetrics(self._font()).height()) + 8
        )

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        longest = max((metrics.horizontalAdvance(word) for word in self._written.split()), default=0)
        return QSize(min(longest, 12 * metrics.averageCharWidth()) + self._aside() + 2, metrics.height() + 8)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        room = QRect(0, 0, max(1, width - self._aside()), 10_000)
        return QFontMetrics(self._font()).boundingRect(room, _WRAP, self._written or " ").height() + 8

    def paintEvent(self, event: QPaintEvent, /) -> None:
        colours = self._means.look.colours
        pill = QRectF(self.rect()).adjusted(1, 1, -self._arrow - 1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            text = {"now": colours.on_accent, "done": colours.text, "later": colours.text_soft}[self.state]
            if self.state == "now":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.accent))
            else:
                painter.setPen(QPen(QColor(blend(colours.surface, colours.line, 0.5)), 1))
                painter.setBrush(QColor(colours.raised if self.state == "done" else colours.surface))
            if self._is_sign and self.state == "later":
                edge = DOT * self._means.look.text_scale
                pill = QRectF(0, 0, edge, edge).translated(pill.center() - QPointF(edge, edge) / 2)
            painter.drawRoundedRect(pill, 12, 12)
            left = self._pad
            if self.state == "done":
                self._paint_tick(painter, pill)
                left += self._tick()
            painter.setPen(QColor(text))
            painter.setFont(self._font())
            area = self.rect().adjusted(left, 0, -self._pad - self._arrow, 0)
            painter.drawText(area, _WRAP | int(Qt.AlignmentFlag.AlignVCenter), self._written)
            if self._arrow:
                self._paint_arrow(painter, pill)

    def _paint_tick(self, painter: QPainter, pill: QRectF) -> None:
        edge = self._tick() - 4
        picture = self._means.icons.icon("check", self._means.look, edge, self._means.look.colours.allowed)
        picture.paint(painter, QRect(self._pad - 2, round(pill.center().y() - edge / 2), edge, edge))

    def _paint_arrow(self, painter: QPainter, pill: QRectF) -> None:
        tip, reach = pill.right() + self._arrow * 0.72, self._arrow * 0.22
        middle = pill.center().y()
        painter.setPen(QPen(QColor(self._means.look.colours.line), 1.6))
        painter.drawLine(round(tip - reach), round(middle - reach), round(tip), round(middle))
        painter.drawLine(round(tip - reach), round(middle + reach), round(tip), round(middle))

    def _aside(self) -> int:
        return 2 * self._pad + self._arrow + (self._tick() if self.state == "done" else 0)

    def _tick(self) -> int:
        return round(TICK[self._close] * self._means.look.text_scale)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * SIZE[self._close])
        font.setBold(self.state == "now")
        return font


_WRAP = int(Qt.TextFlag.TextWordWrap.value)
