"""The real window in motion, over folders of its own, for hands that do not wait."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from ui.play.bout import close_window, open_window

from desktop.ui.main_window import MainWindow

OpenLively = Callable[..., MainWindow]


@pytest.fixture
def open_lively(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenLively]:
    """Opens the window as a start of the program does, with everything moving."""
    windows: list[MainWindow] = []

    def open_one(language: str = "en", **preferences: object) -> MainWindow:
        window = open_window(qapp, language, **{"motion": "calm", **preferences})
        windows.append(window)
        return window

    yield open_one
    for window in windows:
        close_window(window)
