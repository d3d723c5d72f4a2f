"""What will be needed is loaded while nobody waits: a little in each turn of the loop, home first."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.app.games import find_games, read_module
from desktop.app.wiring import make_desk
from desktop.session.deck_shelf import DeckShelf
from desktop.session.shelf import Shelf
from desktop.ui.reading_ahead import HOME, TABLE, ReadingAhead

GAMES = find_games()
TOWER = GAMES["shinra_tower"]


class Reader:
    """Reads nothing but says that it did, so that each module takes its turn."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        self.done: list[str] = []
        shelf, decks = Shelf(folder, lambda message: None), DeckShelf(folder, {})
        desk = make_desk(GAMES, lambda: shelf, lambda: decks, self._read)
        self.ahead = ReadingAhead(desk, parent)

    def _read(self, name: str) -> bool:
        self.done.append(name)
        return True


@pytest.fixture
def reader(qtbot: QtBot, tmp_path: Path) -> Iterator[Reader]:
    parent = QObject()
    yield Reader(tmp_path, parent)
    parent.deleteLater()


def test_the_window_answers_between_two_modules(reader: Reader, qtbot: QtBot) -> None:
    answered: list[int] = []
    beat = QTimer(reader.ahead)
    beat.timeout.connect(lambda: answered.append(len(reader.done)))
    beat.start(0)
    reader.ahead.begin(TOWER)
    assert reader.done == [], "nothing is loaded before the page is painted"
    qtbot.waitUntil(lambda: "pyqtgraph" in reader.done)
    beat.stop()
    assert reader.done[: len(TABLE)] == list(TABLE)
    assert set(range(1, len(reader.done))) <= set(answered)


def test_home_comes_before_a_game_and_is_told_once(reader: Reader, qtbot: QtBot) -> None:
    told: list[int] = []
    reader.ahead.for_home(lambda: told.append(len(reader.done)))
    reader.ahead.begin(TOWER)
    reader.ahead.for_home(lambda: told.append(-1))
    qtbot.waitUntil(lambda: "pyqtgraph" in reader.done)
    assert told == [len(HOME)]
    assert reader.done[: len(HOME)] == list(HOME)


def test_who_goes_away_stops_it(reader: Reader, qtbot: QtBot) -> None:
    reader.ahead.begin(TOWER)
    reader.ahead.stop()
    qtbot.wait(60)
    assert reader.done == []


def test_what_is_there_or_cannot_be_had_takes_no_turn() -> None:
    assert not read_module("sys")
    assert not read_module("desktop.games.nowhere")
    assert read_module("PySide6.QtCore:*"), "its types may still be missing"
    read_module("art:the_west")
    assert not read_module("art:the_west"), "every picture is there"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_wants_read_ahead_exists(game: str) -> None:
    for name in (*HOME, *TABLE, *GAMES[game].ahead):
        module = name.partition(":")[0]
        assert module in sys.modules or importlib.util.find_spec(module) is not None, name
