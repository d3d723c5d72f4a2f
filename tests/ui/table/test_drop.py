"""Where a piece lands, by geometry alone."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from support.toy_table import slot_rect

from desktop.engine.message import Message
from desktop.engine.verdict import allow, refuse
from desktop.ui.table.contract import Zone
from desktop.ui.table.drop import NOWHERE, Carried, Landing, landing, share

HOME = QRectF(0, 400, 100, 70)


def zone(name: str, rect: QRectF, target: bool = True) -> Zone:
    return Zone(name, rect, "board", Message("app.table.name"), target=target)


def carried(centre: QPointF, home_zone: str = "hand", home: QRectF = HOME) -> Carried:
    rect = QRectF(0, 0, 100, 70)
    rect.moveCenter(centre)
    return Carried(rect, centre, home, home_zone)


LEFT, RIGHT = zone("left", slot_rect("slot-1")), zone("right", slot_rect("slot-2"))
YES, NO = allow("a"), refuse("b")


@pytest.mark.parametrize("zones", [[LEFT, RIGHT], [RIGHT, LEFT]])
@pytest.mark.parametrize(("x", "taker"), [(-1.0, "left"), (1.0, "right")])
def test_equal_looking_overlaps_go_to_the_nearer(zones: list[Zone], x: float, taker: str) -> None:
    at = QPointF(slot_rect("slot-1").right() + x, slot_rect("slot-1").center().y())
    assert landing(carried(at), zones, {"left": YES, "right": YES}) == Landing(taker, legal=True)


def test_a_zone_much_smaller_than_the_piece_can_take_it() -> None:
    small = zone("small", QRectF(50, 50, 20, 20))
    assert landing(carried(QPointF(60, 60)), [small], {"small": YES}) == Landing("small", legal=True)


def test_a_zone_under_the_pointer_counts_though_little_is_covered() -> None:
    big = zone("big", QRectF(0, 0, 1000, 300))
    piece = Carried(QRectF(-95, -60, 100, 70), QPointF(3, 5), HOME, "hand")
    assert share(piece.rect, big.rect) < 0.2
    assert landing(piece, [big], {"big": YES}) == Landing("big", legal=True)


def test_refused_zones_lose_to_legal_ones_and_win_over_nothing() -> None:
    at = slot_rect("slot-1").center()
    assert landing(carried(at), [LEFT, RIGHT], {"left": NO, "right": YES}) == Landing("left")
    assert landing(carried(at), [LEFT, RIGHT], {}) == Landing("left")
    assert landing(carried(QPointF(800, 800)), [LEFT, RIGHT], {"left": YES}) == NOWHERE


@pytest.mark.parametrize(("beyond", "landed"), [(-6, Landing("left", legal=True)), (10, Landing("right"))])
def test_a_refused_place_is_meant_where_pointer_and_middle_lie_in_it(beyond: float, landed: Landing) -> None:
    at = QPointF(RIGHT.rect.left() + beyond, RIGHT.rect.center().y())
    piece = carried(at)
    piece.rect.setLeft(LEFT.rect.left() + 50)  # a wide piece, which covers enough of both
    piece.rect.moveCenter(at)
    assert share(piece.rect, LEFT.rect) > 0.2
    assert landing(piece, [LEFT, RIGHT], {"left": YES, "right": NO}) == landed


def test_a_refused_ground_leaves_a_piece_to_the_place_on_it() -> None:
    ground = zone("ground", QRectF(-500, -500, 2000, 2000))
    near = carried(LEFT.rect.center() + QPointF(60, 0))
    assert share(near.rect, LEFT.rect) > 0.2
    assert landing(near, [ground, LEFT], {"left": YES, "ground": NO}) == Landing("left", legal=True)


def test_zones_that_are_only_looked_at_take_nothing() -> None:
    plain = zone("plain", slot_rect("slot-1"), target=False)
    assert landing(carried(slot_rect("slot-1").center()), [plain], {"plain": YES}) == NOWHERE


def test_home_wins_where_the_piece_covers_it_more() -> None:
    here = carried(slot_rect("slot-1").center() + QPointF(30, 0), "left", slot_rect("slot-1"))
    assert landing(here, [LEFT, RIGHT], {"right": YES}) == Landing("left", home=True)
    there = carried(slot_rect("slot-1").center() + QPointF(70, 0), "left", slot_rect("slot-1"))
    assert landing(there, [LEFT, RIGHT], {"right": YES}) == Landing("right", legal=True)


def test_home_is_silent_even_over_a_refused_zone() -> None:
    at = slot_rect("slot-1").center()
    assert landing(carried(at, "left", slot_rect("slot-1")), [LEFT], {"left": NO}).home
