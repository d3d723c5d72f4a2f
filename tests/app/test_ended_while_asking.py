"""The system ends the program while it asks about what could not be saved: that is kept, and told of."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from app.conftest import OpenWindow

from desktop.app import paths
from desktop.session.deckfile import read_deck
from desktop.session.matchfile import read_match
from desktop.ui.last_resort import FOLDER

CHECKOUT = Path(paths.__file__).parents[2]
PATIENCE_S = 60


def ended_while_asking(what: str, home: Path, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Bring a program of its own to the question, and end it as the system does."""
    search = os.pathsep.join((str(CHECKOUT), str(CHECKOUT / "tests")))
    program = subprocess.Popen(
        [sys.executable, "-m", "app.asking", what],
        cwd=home,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": search},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == "asked\n"
            meanwhile()
        finally:
            program.send_signal(signal.SIGTERM)
        assert program.wait(PATIENCE_S) == 0


def holds_the_change(what: str, path: Path) -> bool:
    data = path.read_bytes()
    if what == "match":
        return any(move.is_decision for move in read_match(data).moves)
    return read_deck(data).deck["panoramas"][3]["numbers"][1] == 5


def folder_of(what: str) -> Path:
    return paths.decks() if what == "deck" else paths.saves()


@pytest.mark.parametrize("what", ["deck", "match"])
def test_a_copy_is_made_at_home_and_told_of_at_each_start_while_it_is_there(
    own_folders: Path, open_still: OpenWindow, what: str
) -> None:
    ended_while_asking(what, own_folders)
    [copy] = (own_folders / FOLDER).iterdir()
    assert holds_the_change(what, copy)
    folder_of(what).unlink()
    window = open_still()
    assert str(copy) in window.notice.text
    window.open_file(copy)
    copy.unlink()
    assert not open_still().notice.isVisible()


@pytest.mark.parametrize("what", ["deck", "match"])
def test_once_the_disk_takes_it_again_it_is_in_its_place(own_folders: Path, what: str) -> None:
    folder = folder_of(what)

    def put_back() -> None:
        folder.unlink()
        folder.with_name("away").rename(folder)

    ended_while_asking(what, own_folders, put_back)
    [kept] = [path for path in folder.iterdir() if path.suffix != ".lock"]
    assert holds_the_change(what, kept)
    assert not (own_folders / FOLDER).exists()
