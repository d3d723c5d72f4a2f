"""The watch over leftovers sees what it is there for, and lets go what goes by itself."""

import threading

import pytest
from PySide6.QtCore import QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support import leftovers
from support.leftovers import Leftovers


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "_PATIENCE_S", 0.1)


def test_a_window_is_seen_until_it_is_deleted(qtbot: QtBot) -> None:
    before = Leftovers.now(with_qt=True)
    window = QWidget()
    window.setObjectName("forgotten")
    assert ["forgotten" in text for text in before.gained_since()] == [True]
    window.deleteLater()
    assert before.gained_since() == []


def test_a_timer_is_seen_while_it_runs(qtbot: QtBot) -> None:
    before = Leftovers.now(with_qt=True)
    timer = QTimer()
    timer.start(10_000)
    assert ["10000 ms" in text for text in before.gained_since()] == [True]
    timer.stop()
    assert before.gained_since() == []


def test_an_animation_is_seen_while_it_runs(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before = Leftovers.now(with_qt=True)
    fading = QPropertyAnimation(window, b"windowOpacity")
    fading.setDuration(60_000)
    fading.setEndValue(0.5)
    fading.start()
    assert ["animation" in text for text in before.gained_since()] == [True]
    fading.stop()
    assert before.gained_since() == []


def test_threads_of_both_kinds_are_seen_while_they_run(qtbot: QtBot) -> None:
    before = Leftovers.now(with_qt=True)
    done, theirs = threading.Event(), QThread()
    ours = threading.Thread(target=done.wait, name="busy")
    ours.start()
    theirs.start()
    gained = "\n".join(before.gained_since())
    done.set()
    theirs.quit()
    theirs.wait()
    ours.join()
    assert "thread busy" in gained
    assert "running Qt thread" in gained
    assert before.gained_since() == []
