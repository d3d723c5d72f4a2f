"""Small parts: the bounded store, the layout, the board, the place of a tip."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from desktop.engine.message import Message
from desktop.ui.table.board import Board
from desktop.ui.table.contract import Piece, Zone
from desktop.ui.table.layers import HELD, MOVING, PIECES, RINGS, ordered
from desktop.ui.table.layout import Layout
from desktop.ui.table.pixmaps import PixmapStore
from desktop.ui.tooltips.placing import placed

NAME = Message("app.table.name")


def test_the_store_keeps_to_its_bound_and_drops_the_oldest(qapp: QApplication) -> None:
    store = PixmapStore(limit_bytes=4 * 100 * 10)
    made: list[int] = []

    def picture(number: int) -> QPixmap:
        made.append(number)
        return QPixmap(10, 10)

    for number in (*range(12), 11, 10, 0):
        store.get(number, lambda number=number: picture(number))
        assert store.bytes <= 4 * 100 * 10
    assert made == [*range(12), 0]
    store.clear()
    assert store.bytes == 0


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_the_whole_table_fits_however_it_is_turned(turn: int) -> None:
    layout = Layout.fitted(QSizeF(1600, 1000), QSizeF(800, 600), turn, 2.0)  # type: ignore[arg-type]
    seen = layout.transform.mapRect(QRectF(0, 0, 1600, 1000))
    assert seen.width() <= 800
    assert seen.height() <= 600
    assert layout.ratio == pytest.approx(layout.scale * 2)


def test_snapping_hits_whole_device_pixels() -> None:
    layout = Layout(0.73, 0, 1.5)
    at = layout.snapped(QPointF(123.4, 77.7)) * layout.ratio
    assert at.x() == pytest.approx(round(at.x()))
    assert at.y() == pytest.approx(round(at.y()))


def test_layers_never_mix_whatever_order_a_game_gives() -> None:
    assert ordered(PIECES, 1e9) < RINGS < ordered(MOVING, -1e9)
    assert ordered(MOVING, 1e9) < HELD


def test_the_topmost_piece_and_the_smallest_zone_are_found() -> None:
    zones = [Zone("big", QRectF(0, 0, 100, 100), "g", NAME), Zone("small", QRectF(10, 10, 20, 20), "g", NAME)]
    low = Piece("low", "big", QRectF(0, 0, 50, 50), "f", NAME, z=1)
    high = Piece("high", "big", QRectF(0, 0, 50, 50), "f", NAME, z=2)
    twin = Piece("twin", "big", QRectF(0, 0, 50, 50), "f", NAME, z=2)
    board = Board(zones, [high, twin, low])
    found = board.piece_at(QPointF(5, 5))
    assert found is twin
    assert board.zone_at(QPointF(15, 15)) is zones[0] or board.zone_at(QPointF(15, 15)) == zones[1]
    assert [piece.id for piece in board.inside("big")] == ["low", "high", "twin"]
    assert board.piece_at(QPointF(90, 90)) is None
    assert board.zone_at(QPointF(500, 0)) is None


def test_a_turned_piece_is_found_where_it_lies() -> None:
    piece = Piece("p", "z", QRectF(0, 0, 100, 20), "f", NAME, turn=90)
    board = Board([], [piece])
    assert board.piece_at(QPointF(50, -30)) is piece
    assert board.piece_at(QPointF(5, 10)) is None


@pytest.mark.parametrize("size", [QSize(100, 60), QSize(700, 500), QSize(300, 2000)])
@pytest.mark.parametrize("x", [-20, 0, 400, 760])
@pytest.mark.parametrize("y", [-10, 0, 250, 560])
def test_a_tip_is_inside_its_host_and_beside_its_subject(size: QSize, x: int, y: int) -> None:
    host, subject = QRect(0, 0, 800, 600), QRect(x, y, 90, 60)
    rect = placed(size, subject, host)
    assert host.contains(rect)
    assert not rect.intersects(subject)
    assert rect.width() <= size.width()
    assert rect.height() <= size.height()
