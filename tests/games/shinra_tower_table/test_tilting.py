"""The tilt margin comes from a process of its own, which never outlives the one that asks."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from support.leftovers import Leftovers
from support.tower import settled, shapes

from desktop.games.shinra_tower.physics.scene import first_scene
from desktop.games.shinra_tower.physics.tilt import tilt_margin
from desktop.games.shinra_tower.physics.tilt_process import TiltProcess
from desktop.games.shinra_tower.table.tilting import Tilting

TESTS = Path(__file__).parents[2]
PATIENCE_MS = 60_000
PROGRAM = """if True:
    import sys
    from PySide6.QtCore import QCoreApplication
    from support.tower import settled, shapes
    from desktop.games.shinra_tower.table.tilting import Tilting
    app = QCoreApplication([])
    tilting = Tilting(shapes(), app)
    tilting.found.connect(lambda degrees: print("found", flush=True))
    tilting.ask(settled(4))
    app.exec()
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_a_killed_program_leaves_no_process_and_no_word_behind(number: signal.Signals) -> None:
    """The process shares the program's streams: they end only when it does."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=TESTS,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"found\n"
        if number == signal.SIGINT:
            os.killpg(program.pid, number)  # as Ctrl+C does: all processes of the terminal get it
            program.kill()  # in this loop of Qt's Python does not hear of it
        else:
            program.send_signal(number)
        _, errors = program.communicate(timeout=60)
    assert errors.decode() == ""


def test_only_the_last_tower_is_answered(qtbot: QtBot, qapp: QObject) -> None:
    tilting, found = Tilting(shapes(), qapp), list[float]()
    tilting.found.connect(found.append)
    for floors in (4, 10, 20):
        tilting.ask(settled(floors))
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE_MS)
    tilting.rest()
    scene = settled(20)
    assert found == [tilt_margin(shapes(), scene.poses, scene.places).degrees]


def test_a_tower_that_hardly_tips_and_one_that_was_asked_about_start_nothing(qapp: QObject) -> None:
    tilting, before = Tilting(shapes(), qapp), Leftovers.now(with_qt=True)
    tilting.ask(first_scene(3.0))
    tilting.ask(settled(2))
    assert before.gained_since() == []


def test_at_rest_in_the_middle_of_its_work_nothing_runs_on(qapp: QObject) -> None:
    tilting, before = Tilting(shapes(), qapp), Leftovers.now(with_qt=True)
    tilting.ask(settled(4))
    tilting.rest()
    assert before.gained_since() == []


def test_when_the_process_dies_the_next_tower_gets_another(qtbot: QtBot, qapp: QObject) -> None:
    tilting = Tilting(shapes(), qapp)
    with qtbot.waitSignal(tilting.found, timeout=PATIENCE_MS):
        tilting.ask(settled(4))
    assert isinstance(tilting._process, TiltProcess)
    tilting._process._process.kill()
    tilting._process._process.join()
    tilting.ask(settled(10))
    if tilting._process is not None:
        qtbot.waitUntil(lambda: tilting._process is None, timeout=PATIENCE_MS)
    with qtbot.waitSignal(tilting.found, timeout=PATIENCE_MS):
        tilting.ask(settled(4))
    tilting.rest()
