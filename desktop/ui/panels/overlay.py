"""A sheet over a whole page: covers it, takes all input and keeps the focus inside."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.shortcuts import press_focused


class Overlay(QWidget):
    """Lies over its parent and follows its size; hidden until ``cover`` is called."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        # a press on the bare ground leaves the keyboard on the button where it is
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        parent.installEventFilter(self)
        self.hide()

    def cover(self, told: str) -> None:
        """Cover the page; ``told`` is said by screen readers."""
        self.setGeometry(self._page.rect())
        self.setAccessibleName(told)
        self.show()
        self.raise_()
        self.setFocus()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if watched is self._page:
            if event.type() == QEvent.Type.Resize:
                self.setGeometry(self._page.rect())
            elif event.type() == QEvent.Type.ChildAdded and self.isVisible():
                self.raise_()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, next: bool, /) -> bool:
        stops = [child for child in self.findChildren(QWidget) if _is_stop(child)]
        if not stops:
            return True
        focused = QApplication.focusWidget()
        at = stops.index(focused) if focused in stops else (-1 if next else 0)
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if next else -1)) % len(stops)].setFocus(reason)
        return True

    # nothing that is not for a child goes through to the page below

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent, /) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent, /) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent, /) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        press_focused(event)
        event.accept()


def _is_stop(widget: QWidget) -> bool:
    by_tab = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
    return bool(by_tab) and widget.isVisible() and widget.isEnabled() and bool(widget.accessibleName())
