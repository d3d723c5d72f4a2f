"""What opens is painted at the size it has, once; what a preference does not touch is not painted anew."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, lift_curtain, tile_of

from desktop.engine.draft import Draft
from desktop.engine.manifest import Manifest
from desktop.ui.main_window import MainWindow
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


class Painted:
    """Counts what the tables of a window's games paint."""

    def __init__(self, window: MainWindow) -> None:
        self.rooms = self.layouts = 0
        self.faces: Counter[tuple[str, float, float]] = Counter()
        self._load = window.desk.load_table
        window.desk.load_table = self._loaded

    def _loaded(self, manifest: Manifest) -> Any:
        table = self._load(manifest)
        room, paint, pieces = table.paint_background, table.paint_face, table.pieces

        def paint_background(painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
            self.rooms += 1
            room(painter, rect, look, mood)

        def paint_face(painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
            self.faces[face, rect.width(), rect.height()] += 1
            paint(painter, face, rect, look, words)

        def lay_out(view: Any, draft: Draft | None) -> Any:
            self.layouts += 1
            return pieces(view, draft)

        table.paint_background, table.paint_face, table.pieces = paint_background, paint_face, lay_out
        return table


@pytest.mark.parametrize("game", ["tranquility", "the_west", "shinra_tower"])
def test_a_match_is_painted_once_when_it_opens(open_window: OpenWindow, game: str) -> None:
    window = open_window("en")
    painted = Painted(window)
    click(tile_of(window, game))
    assert window.setup is not None
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    while page.curtain.isVisible():  # on a busy machine a press may come too soon
        lift_curtain(page)
    QTest.qWait(300)
    assert painted.rooms == 1
    assert set(painted.faces.values()) == {1}


def test_another_language_paints_only_faces_with_words(open_window: OpenWindow) -> None:
    window = open_window("en")
    painted = Painted(window)
    click(tile_of(window))
    assert window.setup is not None
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    lift_curtain(page)
    QTest.qWait(300)
    painted.faces.clear()
    painted.layouts = 0
    window.room.change(language="ru")
    QTest.qWait(300)
    assert painted.layouts == 1
    assert {face.partition("/")[0] for face, *_ in painted.faces} == {"name"}
