"""The one big button of the curtain: it takes only a press that began when the curtain was there."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.ui.panels.presentation import Presentation
from desktop.ui.patience import Patience
from desktop.ui.theme.palette import INK, WHITE, text_on

QUIET_S = 0.3
"""Input sooner than this after the curtain fell, or after other swallowed input, is not meant for it."""


class ReadyButton(QAbstractButton):
    """Paper with ink on it, so that it reads on every seat's colour."""

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._ground = WHITE
        self._patience = Patience(QUIET_S)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def await_hand(self, ground: str) -> None:
        """Begin the quiet time on a curtain of that colour."""
        self._ground = ground
        self._patience.begin()
        self.setDown(False)
        self.updateGeometry()

    def lets_through(self) -> bool:
        """Whether input counts now; if it does not, the quiet time begins anew."""
        return self._patience.lets_through()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        text = metrics.size(0, self.text())
        room = self.window().width() if self.isVisible() else 10_000
        return QSize(min(text.width() + 80, max(160, room - 60)), text.height() + 36)

    def event(self, event: QEvent, /) -> bool:
        pressing = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
        if event.type() in pressing and not _moves_focus(event):
            held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
            if not self._patience.lets_through() or held:
                self._patience.begin()
                return True
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent, /) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        area = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        radius = min(area.height() / 2, 28.0)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(QColor(text_on(self._ground)), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#f3e6cf" if self.isDown() or self.underMouse() else "#fffaf1"))
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), radius, radius)
            painter.setPen(QColor(INK))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text())


def _moves_focus(event: QEvent) -> bool:
    keys = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift)
    return isinstance(event, QKeyEvent) and event.key() in keys
