"""The command line for the tests of commands; the real window for those of the whole program."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.commands import Commands
from ui.play.bout import close_window, open_window

from desktop.ui.main_window import MainWindow

OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def commands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Commands:
    return Commands(capsys, tmp_path)


@pytest.fixture
def open_still(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenWindow]:
    """Opens the window as a start of the program does, with nothing moving; all are closed afterwards."""
    windows: list[MainWindow] = []

    def open_one(**preferences: object) -> MainWindow:
        windows.append(open_window(qapp, **{"motion": "off", **preferences}))
        return windows[-1]

    yield open_one
    for window in windows:
        close_window(window)
