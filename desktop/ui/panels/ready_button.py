"""The one big button of the curtain: it takes only a press that began when the curtain was there."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.ui.panels.presentation import Presentation
from desktop.ui.patience import Patience
from desktop.ui.theme.palette import INK, WHITE, text_on

QUIET_S = 0.3
"""Input sooner than this after the curtain fell, or after other swallowed input, is not meant for it."""

BESIDE, APART = 80, 60
"""Pixels beside its words in one line, and left free beside it."""

_WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


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
        room = self.window().width() if self.isVisible() else 10_000
        width = min(metrics.size(0, self.text()).width() + BESIDE, max(160, room - APART))
        words = QRect(0, 0, width - BESIDE // 2, 10_000)
        return QSize(width, metrics.boundingRect(words, _WRAPPED, self.text()).height() + 36)

    def fits(self, font: QFont, width: int) -> bool:
        """Whether its words have room in one line of that type, on a page of that width."""
        return QFontMetrics(font).size(0, self.text()).width() + BESIDE <= width - APART

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
            inset = BESIDE // 4 - 4
            painter.drawText(area.adjusted(inset, 0, -inset, 0), _WRAPPED, self.text())


def _moves_focus(event: QEvent) -> bool:
    keys = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift)
    return isinstance(event, QKeyEvent) and event.key() in keys
