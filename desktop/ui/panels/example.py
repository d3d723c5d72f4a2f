"""The drawn example of a rule."""

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.engine.ids import RuleId
from desktop.ui.panels.presentation import Presentation
from desktop.ui.table.contract import GameTable

SHAPE = 0.5
"""Height of an example over its width."""

WIDEST = 460


class ExampleView(QWidget):
    """A picture by the game's own hand; hidden for a rule without one."""

    def __init__(
        self, table: GameTable[Any] | None, means: Presentation, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._means = means
        self._rule: RuleId = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_rule(self, rule: RuleId, told: str) -> bool:
        """Show the example of a rule, ``told`` in words to screen readers; whether there is one."""
        self._rule = rule
        self.setAccessibleName(told)
        drawn = self._has_drawing()
        self.setVisible(drawn)
        self.update()
        return drawn

    def sizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(280))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        return round(min(width, WIDEST) * SHAPE)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        if self._table is None or not self._rule:
            return
        width = min(self.width(), WIDEST)
        area = QRectF((self.width() - width) / 2, 0, width, self.height())
        sheet = QPainterPath()
        sheet.addRoundedRect(area, 10, 10)
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.fillPath(sheet, QColor(self._means.look.colours.ground))
            painter.setClipPath(sheet)
            self._table.paint_example(painter, self._rule, area, self._means.look, self._means.words)

    def _has_drawing(self) -> bool:
        """Whether the game draws this rule: the contract says so only by painting."""
        if self._table is None or not self._rule:
            return False
        trial = QImage(16, 8, QImage.Format.Format_ARGB32_Premultiplied)
        trial.fill(0)
        with QPainter(trial) as painter:
            area = QRectF(0, 0, 16, 8)
            return self._table.paint_example(painter, self._rule, area, self._means.look, self._means.words)
