"""Scrolls what gets the keyboard into sight, also when the keyboard comes from outside the scrolled page."""

from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

_MARGIN = 12
"""Pixels around it that are shown, too."""


class InSight(QObject):
    """Works for all windows of the program. Qt does it only for Tab from within the same page."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: ReferenceType[QWidget] | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        before = self._window() if self._window is not None else None
        if now is None:
            self._window = self._window if QApplication.activeWindow() is before else None
            return
        window = now.window()
        if window is not before:
            self._window = ref(window)
            return  # what a window shows when it opens, or is returned to, stays as it is
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return  # nothing may move under a mouse that presses
        page = now.parentWidget()
        while page is not None and not now.isWindow():
            inside = page.widget() if isinstance(page, QScrollArea) else None
            if isinstance(page, QScrollArea) and inside is not None and inside.isAncestorOf(now):
                page.ensureWidgetVisible(now, _MARGIN, _MARGIN)
            page = page.parentWidget()
