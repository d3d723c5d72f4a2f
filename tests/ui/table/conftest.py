"""A table of Pegs on the screen, for tests of the kit."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs, look_of
from support.toy_table import PegTable, peg_bridge, peg_words

from desktop.ui.table.table import TableWidget

RESOURCES = Path(__file__).parents[3] / "resources"


@pytest.fixture
def make_pegs(qtbot: QtBot, tmp_path: Path) -> MakePegs:

    def make(
        *, tiles: int = 6, size: tuple[int, int] = (900, 640), language: str = "en", **look: Any
    ) -> Pegs:
        words = peg_words(tmp_path, language)
        bridge, game = peg_bridge(tiles), PegTable()
        table = TableWidget(bridge, game, words, look_of(language=language, **look))
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        table.activateWindow()
        qtbot.waitUntil(table.isActiveWindow)
        table.settle()
        return Pegs(bridge, game, table, words)

    return make


@pytest.fixture
def pegs(make_pegs: MakePegs) -> Pegs:
    return make_pegs()
