"""The real window over folders of its own: nothing stands in for anything."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import paths, wiring
from desktop.ui.main_window import MainWindow
from desktop.wording.language import Words

OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenWindow]:
    """Opens the program's window as a start of the program does; may be called again for another start."""
    windows: list[MainWindow] = []

    def open_one(language: str = "en", **preferences: object) -> MainWindow:
        window = wiring.make_window(qapp, Words(paths.catalogues(), language), (), language)
        window.wake()
        window.room.change(motion="off", **preferences)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        windows.append(window)
        return window

    yield open_one
    for window in windows:
        window.close_now()  # nobody answers a question here
        window.room.deleteLater()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def settings_file(own_folders: Path) -> Path:
    """Where this test's program keeps its settings."""
    return paths.settings_file()
