"""The window itself: where it stands, its shortcuts, and what happens when something breaks inside."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, lift_curtain, start_match, tile_of

from desktop.app import paths
from desktop.app.mishaps import Mishaps
from desktop.engine.message import Message
from desktop.ui.panels.book import Book
from desktop.ui.settings.preferences import Preferences
from desktop.ui.window_place import kept_place, place_window


def test_twenty_starts_do_not_move_the_window(qtbot: QtBot) -> None:
    kept: tuple[int, int, int, int] | None = None
    for _start in range(20):
        window = QWidget()
        qtbot.addWidget(window)
        place_window(window, Preferences(window=kept or (40, 50, 640, 480)))
        window.show()
        kept = kept_place(window)
        window.close()
    assert kept == (40, 50, 640, 480)


@pytest.mark.parametrize("lost", [(-5000, 10, 900, 600), (10, 90_000, 900, 600), (0, 0, 99_999, 99_999)])
def test_a_window_on_a_screen_that_is_gone_comes_back(qtbot: QtBot, lost: tuple[int, int, int, int]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    place_window(window, Preferences(window=lost))
    assert window.screen().availableGeometry().contains(window.geometry().topLeft())
    assert window.width() <= window.screen().availableGeometry().width()


@pytest.mark.parametrize("far", [3_000_000_000, -3_000_000_000, 10**40])
def test_a_place_beyond_all_numbers_of_qt_is_damage_and_the_window_opens(
    open_window: OpenWindow, far: int
) -> None:
    paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
    paths.settings_file().write_text(f'{{"version": 1, "window": [{far}, 0, 900, 600]}}', "utf-8")
    window = open_window()
    assert window.screen().availableGeometry().intersects(window.geometry())
    assert [one.name for one in paths.settings_file().parent.glob("*bad*")]


def test_shortcuts_have_a_twin_on_a_russian_layout(open_window: OpenWindow) -> None:
    window = open_window()
    keys = {shortcut.key().toString() for shortcut in window.findChildren(QShortcut)}
    for latin, russian in (("Ctrl+Z", "Ctrl+Я"), ("Ctrl+Shift+Z", "Ctrl+Shift+Я"), ("Ctrl+Q", "Ctrl+Й")):
        assert {latin, QKeySequence(russian).toString()} <= keys


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_F2])
def test_books_open_by_one_key_and_close_by_escape(open_window: OpenWindow, key: Qt.Key) -> None:
    window = open_window()
    click(tile_of(window))
    QTest.keyClick(window, key)
    [book] = window.findChildren(Book)
    assert book.isVisible()
    window.room.change(language="ru")
    window.room.change(theme="dark")
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_undo_and_redo_by_key(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    lift_curtain(page)
    move = next(iter(page.match.rules.legal_moves(page.match.state)))
    assert page.bridge.propose(move).allowed
    QTest.qWait(500)
    cursor = page.match.cursor
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.match.cursor == cursor - 1
    QTest.qWait(500)
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.match.cursor == cursor


def test_a_match_is_removed_only_after_asking(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    start_match(window)
    window.go_home()
    [card] = window.home.cards
    answers = iter([QMessageBox.ButtonRole.RejectRole, QMessageBox.ButtonRole.DestructiveRole])

    def answer(box: QMessageBox) -> int:
        role = next(answers)
        next(button for button in box.buttons() if box.buttonRole(button) == role).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    card.unwanted.emit(card.summary.id)
    assert len(window.home.cards) == 1
    card = window.home.cards[0]
    card.unwanted.emit(card.summary.id)
    assert len(window.home.cards) == 0
    assert window.desk.shelf.summaries() == ()


def test_a_match_of_an_unknown_game_or_in_another_window_is_told(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    other = open_window()
    other.go_on(page.match.header.id)
    assert other.table_page is None
    assert other.notice.isVisible()
    other.go_on("0" * 32)
    assert other.table_page is None


class _Breaking(QObject):
    went = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.went.connect(self._on_went)

    def _on_went(self) -> None:
        raise RuntimeError("broken on purpose")


@pytest.mark.qt_no_exception_capture
def test_a_fault_in_a_slot_or_thread_is_logged_and_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "log" / "diary.log"
    mishaps = Mishaps(log)
    told: list[str] = []
    mishaps.happened.connect(told.append)
    mishaps.install()
    try:
        breaking = _Breaking()
        for _ in range(3):
            breaking.went.emit()
        thread = threading.Thread(target=breaking._on_went)
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: bool(told))
        QTest.qWait(20)
    finally:
        mishaps.remove()
    assert told == [str(log)]
    assert log.read_text("utf-8").count("RuntimeError: broken on purpose") == 4


def test_a_notice_is_said_once_and_can_be_closed(open_window: OpenWindow) -> None:
    window = open_window()
    for _ in range(2):
        window.notice.tell(Message("app.home.locked"))
    assert window.notice.text.count("\n") == 0
    window.room.change(language="ja")
    assert window.notice.text == window.room.words.tr("app.home.locked")
    window.notice._on_close()
    assert not window.notice.isVisible()
