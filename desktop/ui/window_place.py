"""Where the window stands: kept between starts, and always on a screen that exists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.ui.settings.glance import Glance

if TYPE_CHECKING:
    from desktop.ui.settings.preferences import Preferences

USUAL_SIZE = QSize(1280, 800)
GRIP = 64
"""So many logical pixels of the title must be on some screen, or the window counts as lost."""


def place_window(window: QWidget, preferences: Preferences | Glance) -> None:
    """Put the window where it was; in the middle of the first screen when that is no more."""
    screen = QGuiApplication.primaryScreen().availableGeometry()
    size = USUAL_SIZE.boundedTo(screen.size() - QSize(16, 40))
    wanted = QRect(*preferences.window) if preferences.window else None
    if wanted is None or not _is_reachable(wanted):
        left = screen.left() + (screen.width() - size.width()) // 2
        top = screen.top() + (screen.height() - size.height()) // 2
        wanted = QRect(left, top, size.width(), size.height())
    window.setGeometry(wanted)


def kept_place(window: QWidget) -> tuple[int, int, int, int]:
    """The normal geometry, also while the window is maximised or full screen."""
    normal = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return (normal.left(), normal.top(), normal.width(), normal.height())


def _is_reachable(wanted: QRect) -> bool:
    title = QRect(wanted.left(), wanted.top(), wanted.width(), 1)
    for screen in QGuiApplication.screens():
        area = screen.availableGeometry()
        seen = area.intersected(title)
        if seen.width() >= GRIP and area.height() > 0 and wanted.height() <= area.height() + GRIP:
            return True
    return False
