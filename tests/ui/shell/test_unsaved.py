"""What could not be saved is not left without a question, and no answer loses it unasked."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox
from support.matches import reread
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, lift_curtain, start_match

from desktop.session import autosave
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

ASKED = "app.unsaved.ask"


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A disk that takes nothing for files of matches, until it is called."""
    full = True

    def write(handle: int, data: Any) -> int:
        if full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(handle, data)

    real = os.write
    monkeypatch.setattr(autosave.os, "write", write)

    def free() -> None:
        nonlocal full
        full = False

    return free


def an_unsaved_match(window: MainWindow) -> TablePage:
    page = start_match(window)
    lift_curtain(page)
    move = next(iter(page.match.rules.legal_moves(page.match.state)))
    assert page.bridge.propose(move).allowed
    return page


class Answers:
    """Presses one button after the other of the questions that come."""

    def __init__(self, window: MainWindow, *buttons: str) -> None:
        self._window = window
        self._left = list(buttons)
        self.asked = 0
        QTimer.singleShot(0, self._press)

    def _press(self) -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        words = self._window.room.words
        assert box.text() == words.tr(ASKED)
        self.asked += 1
        wanted = self._left.pop(0)
        if self._left:
            QTimer.singleShot(0, self._press)
        if wanted == "Esc":
            QTest.keyClick(box, Qt.Key.Key_Escape)
            return
        click(next(one for one in box.buttons() if one.text() == words.tr(f"app.unsaved.{wanted}")))


@pytest.mark.parametrize("stay", ["stay", "Esc"])
def test_home_and_closing_wait_for_the_answer(
    open_window: OpenWindow, full_disk: Callable[[], None], stay: str
) -> None:
    window = open_window()
    page = an_unsaved_match(window)
    assert page.owing.owes
    answers = Answers(window, stay)
    window.go_home()
    assert answers.asked == 1
    assert window.table_page is page
    answers = Answers(window, stay)
    assert not window.close()
    assert answers.asked == 1
    assert window.isVisible()
    full_disk()


def test_trying_again_saves_once_there_is_room(
    open_window: OpenWindow, full_disk: Callable[[], None]
) -> None:
    window = open_window()
    page = an_unsaved_match(window)
    match, state = page.match.header.id, page.match.state
    QTimer.singleShot(0, full_disk)  # comes while the question stands there
    Answers(window, "again")
    window.go_home()
    assert window.table_page is None
    assert not window.notice.isVisible() or "cannot be saved" not in window.notice.text
    window.go_on(match)
    assert window.table_page is not None
    assert window.table_page.match.state == state


def test_a_match_may_be_left_unsaved_on_purpose_and_nothing_stale_is_told(
    open_window: OpenWindow, full_disk: Callable[[], None]
) -> None:
    window = open_window()
    an_unsaved_match(window)
    assert "cannot be saved" in window.notice.text
    answers = Answers(window, "leave")
    window.go_home()
    assert answers.asked == 1
    assert window.table_page is None
    assert not window.notice.isVisible()
    full_disk()


def test_a_copy_elsewhere_has_the_whole_match(
    open_window: OpenWindow, full_disk: Callable[[], None], tmp_path: Path
) -> None:
    window = open_window()
    page = an_unsaved_match(window)
    state = page.match.state

    def name_it() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(20, name_it)
            return
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        field.setText(str(tmp_path / "копия 写し.jsonl"))
        dialog.accept()

    answers = Answers(window, "copy")
    QTimer.singleShot(20, name_it)
    window.go_home()
    assert answers.asked == 1
    assert window.table_page is None
    assert reread((tmp_path / "копия 写し.jsonl").read_bytes(), page.match.rules).match.state == state
    full_disk()


def test_the_system_gets_no_question(open_window: OpenWindow, full_disk: Callable[[], None]) -> None:
    window = open_window()
    an_unsaved_match(window)
    window.close_now()
    assert not window.isVisible()
    full_disk()
