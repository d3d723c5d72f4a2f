"""Faults of our own, wherever they happen: in the diary whole, told once, and the game goes on."""

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app.conftest import OpenWindow
from games.conformance.hidden import hidden_from, told
from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from ui.play.bout import begin

from desktop.app import commands, paths, wiring
from desktop.app.mishaps import Mishaps
from desktop.engine.message import Message
from desktop.session.dealer import SeededDealer
from desktop.session.matchfile import read_match
from desktop.session.resume import checked_script, resume
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

OpenGuarded = Callable[[], MainWindow]


@pytest.fixture
def open_guarded(open_still: OpenWindow) -> Iterator[OpenGuarded]:
    """The window with its faults caught and told, as a start of the program joins them."""
    mishaps: list[Mishaps] = []

    def open_one() -> MainWindow:
        window = open_still()
        mishap = Mishaps(paths.log_file())
        mishap.happened.connect(lambda path: window.notice.tell(Message("app.mishap", {"path": path})))
        mishap.install()
        mishaps.append(mishap)
        return window

    yield open_one
    for mishap in mishaps:
        mishap.remove()


class Slot(QObject):
    went = Signal()

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.went.connect(self._on_went)

    def _on_went(self) -> None:
        hand = self._page.match.state
        raise RuntimeError(f"broken on purpose in a slot {len(repr(hand))}")


class Painting(QWidget):
    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        raise RuntimeError("broken on purpose in paint")


def break_thread() -> None:
    raise RuntimeError("broken on purpose in a thread")


def break_timer() -> None:
    raise RuntimeError("broken on purpose in a timer")


def break_everything(page: TablePage) -> None:
    """Each kind three times; paint is asked for again and again, as a window does that is looked at."""
    slot, painting = Slot(page), Painting(page)
    painting.resize(40, 40)
    painting.show()
    for _ in range(3):
        slot.went.emit()
        QTimer.singleShot(0, break_timer)
        thread = threading.Thread(target=break_thread)
        thread.start()
        thread.join()
        painting.update()
        loop = QEventLoop()  # as in the program, no call of Python's waits for what is painted
        QTimer.singleShot(20, loop.quit)
        loop.exec()
    assert painting.painted >= 3
    painting.hide()
    painting.deleteLater()


@pytest.mark.qt_no_exception_capture
def test_faults_in_slots_paint_timers_and_threads_are_told_and_the_game_goes_on(
    open_guarded: OpenGuarded,
) -> None:
    window = open_guarded()
    page = begin(window)
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    break_everything(page)
    assert window.notice.isVisible()
    assert window.notice.text.count(str(paths.log_file())) == 1
    assert not [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox)]
    diary = paths.log_file().read_text("utf-8")
    for place in ("a slot", "paint", "a timer", "a thread"):
        # what is raised in a virtual function may come with Qt's own words before it
        assert len(re.findall(rf"^RuntimeError: .*broken on purpose in {place}", diary, re.MULTILINE)) >= 3, (
            place
        )
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    script = read_match(page.opened.autosave.path.read_bytes())
    again = resume(page.match.rules, checked_script(script, page.manifest), SeededDealer(0))
    assert script.damage is None
    assert again.match.state == page.match.state


@pytest.mark.qt_no_exception_capture
def test_the_diary_names_no_card(open_guarded: OpenGuarded) -> None:
    """It may be sent to somebody who sits at the same table."""
    page = begin(open_guarded())
    match = page.match
    hidden: set[str] = set()
    for seat in range(1, len(match.header.seats) + 1):
        hidden |= hidden_from(match.rules, match.state, seat)
    break_everything(page)
    assert hidden
    for file in Path(paths.log_file()).parent.iterdir():
        assert told(file.read_text("utf-8"), hidden) == set()


def test_a_start_that_fails_is_told_and_written_down(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No silent end with nothing but an exit code."""

    def broken(*_anything: object) -> MainWindow:
        raise RuntimeError("broken on purpose in the window")

    monkeypatch.setattr(wiring, "MainWindow", broken)
    assert commands.run([]) == commands.CANNOT_SHOW
    told_to_the_person = capsys.readouterr().err
    assert str(paths.log_file()) in told_to_the_person
    assert "Traceback" not in told_to_the_person
    assert "broken on purpose in the window" in paths.log_file().read_text("utf-8")
