"""What is seen and told: camera, zones, supply, strip, lamp, sounds, and a room without physics."""

import sys

import pytest
from games.shinra_tower_table.conftest import ROOT, WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot
from support.leftovers import Leftovers
from support.peg_setting import look_of
from support.tower import settled, shapes

from desktop.engine.message import Message
from desktop.games.shinra_tower.physics.stability import Joint, joints
from desktop.games.shinra_tower.physics.world import Knock
from desktop.games.shinra_tower.rules.moves import Choose, PlacePiece
from desktop.games.shinra_tower.table import layout, table, tips
from desktop.games.shinra_tower.table.camera import FARTHEST, NEAREST, Camera, framing, showing
from desktop.games.shinra_tower.table.hearing import Hearing
from desktop.games.shinra_tower.table.lamp import Lamp
from desktop.games.shinra_tower.table.reading import weaker_of_each
from desktop.games.shinra_tower.table.standing import firmness
from desktop.games.shinra_tower.table.table import ShinraTable
from desktop.games.shinra_tower.table.tilting import Tilting

STOREY = (
    Choose(card="action-21"),
    PlacePiece(piece="staircase-1", floor=1),
    PlacePiece(piece="pipe-1", floor=1),
    PlacePiece(piece="floor-2", floor=1),
    PlacePiece(piece="air-soldier-1", floor=2),
    PlacePiece(piece="cloud", floor=2),
)


def test_plane_and_table_are_one_and_the_same_point() -> None:
    camera = Camera(2.0, -20.0)
    at = camera.on_table(12.5, 40.0)
    assert camera.in_plane(at) == pytest.approx((12.5, 40.0))
    assert camera.on_table(0, -20.0).y() == layout.TOWER.bottom()


@pytest.mark.parametrize("floors", [1, 4, 8, 12, 20])
def test_the_camera_keeps_the_top_and_room_for_a_hand_in_sight(floors: int) -> None:
    height = 3 + (floors - 1) * 48.0
    camera = framing(height)
    assert FARTHEST <= camera.scale <= NEAREST
    assert camera.top_mm >= height + 100
    assert floors > 10 or camera.bottom_mm == pytest.approx(-20.0)


def test_the_camera_scrolls_no_further_than_there_is_something_to_see() -> None:
    camera = framing(3 + 19 * 48.0)
    assert camera.moved(-5000, 915).bottom_mm == -20.0
    assert camera.moved(5000, 915).top_mm == pytest.approx(915 + 105)
    assert showing(camera, 3, 60).bottom_mm == 3


def test_the_camera_never_moves_while_something_is_held(build: Build) -> None:
    site = build(STOREY[:3])
    camera = site.tower.camera
    site.carry(site.wanted(), 0, WALL_Y + 60)
    site.table.refresh()
    assert site.tower.camera == camera
    site.table.cancel()


def test_each_floor_is_a_zone_over_its_tile(build: Build) -> None:
    site = build(STOREY)
    board = site.table.stage.board
    tile = site.tower.camera.on_table(0, 3 + 45 + 3)
    assert board.zones["floor-2"].rect.bottom() == pytest.approx(tile.y(), abs=1.5)
    assert board.pieces["cloud"].zone == "floor-2"
    assert board.pieces["cloud"].face == "ghost"


def test_the_supply_lies_sorted_and_everything_lies_once(build: Build) -> None:
    site = build(STOREY)
    board = site.table.stage.board
    assert len(board.inside("supply-logo")) == 12
    assert len(board.inside("supply-staircase")) == 11
    assert {piece.id for piece in board.inside("supply-tiles")} == {f"floor-{n}" for n in range(3, 21)}
    rects = [piece.rect for piece in board.inside("supply-tiles")]
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    assert site.probe.faults() == []


def test_a_weak_joint_says_why_and_what_helps() -> None:
    weak = Joint(3, "tile", 29.0, -34.0, 30.0)
    narrow = Joint(2, "walls", 24.0, -34.0, 30.0)
    assert (firmness(weak), firmness(narrow)) == (0, 1)
    told = tips.joint_tip(weak)
    assert told[0] == Message("shinra.tip.joint-weak", {"floor": 3, "n": 1})
    assert told[1:] == (Message("shinra.tip.leans-right"), Message("shinra.tip.joint-remedy"))
    assert tips.joint_tip(narrow)[0].id == "shinra.tip.joint-narrow"


def test_one_joint_is_shown_for_each_tile_and_none_for_walls_without_one() -> None:
    scene = settled(4)
    found = joints(shapes(), scene.poses, scene.places)
    shown = weaker_of_each(found)
    assert [joint.floor for joint in shown] == [1, 2, 3, 4]
    assert weaker_of_each([joint for joint in found if joint.part == "walls"]) == ()


def test_the_strip_draws_with_pyqtgraph_and_says_so_without_it(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = build(STOREY)
    drawn = strip_picture(site)
    monkeypatch.setitem(sys.modules, "pyqtgraph", None)
    bare = build(STOREY)
    assert strip_picture(bare) != drawn
    assert bare.table.stage.board.zones["strip"].tip
    assert bare.table.stage.board.zones["joint-2"].tip


def strip_picture(site: Site) -> bytes:
    image = site.table.grab(site.table.view.on_screen(layout.STRIP)).toImage()
    return bytes(image.constBits())


def test_the_lamp_swings_with_the_tower_and_comes_to_rest() -> None:
    lamp = Lamp()
    for _ in range(30):
        lamp.swing(1 / 60, 120.0)
    assert lamp.moves
    assert abs(lamp.angle) > 0.5
    for _ in range(60 * 15):
        lamp.swing(1 / 60, 0.0)
    assert not lamp.moves


def test_a_fall_is_heard_and_a_sway_creaks_but_not_all_the_time() -> None:
    hearing = Hearing()
    knock = Knock("logo-1", "table", (0.0, 0.0), 900.0)
    assert hearing.listen(1.2, [knock], 0.0) == ["crash"]
    assert hearing.listen(0.01, [knock], 0.0) == []
    assert hearing.listen(0.2, [], 20.0) == ["creak"]
    assert hearing.listen(0.2, [], 20.0) == []


def test_a_harder_knock_is_another_sound() -> None:
    heard = [
        Hearing().listen(1.2, [Knock("logo-1", "table", (0.0, 0.0), speed)], 0.0)
        for speed in (20.0, 90.0, 250.0, 500.0, 900.0)
    ]
    assert heard == [[], ["clack-soft"], ["clack"], ["clack-hard"], ["crash"]]


def test_the_wheel_looks_higher_and_lower_while_nothing_is_held(build: Build) -> None:
    site = build(STOREY)
    camera = site.tower.camera
    assert not site.tower.wheel(QPointF(20, 20), 1.0)
    assert site.tower.wheel(layout.TOWER.center(), -1.0)
    assert site.tower.camera.bottom_mm <= camera.bottom_mm


def test_without_physics_the_room_says_why_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "why_closed", lambda: "no-physics")
    with pytest.raises(ImportError, match="no-physics"):
        ShinraTable(ROOT / "resources" / "shinra_tower")


def test_nothing_is_left_running_behind_a_hidden_table(build: Build) -> None:
    site = build(STOREY, motion_ms=150)
    before = Leftovers.now(with_qt=True)
    site.tower.wheel(layout.TOWER.center(), -1.0)
    site.table.hide()
    assert not site.tower.ticking
    assert before.gained_since() == []


def test_how_far_the_tower_may_be_tilted_is_worked_out_in_another_process(qtbot: QtBot, build: Build) -> None:
    tilting = Tilting(shapes(), build().table)
    with qtbot.waitSignal(tilting.found, timeout=20_000) as found:
        tilting.ask(settled(4))
    tilting.rest()
    assert found.args is not None
    assert 5 < found.args[0] < 30


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("done", [1, 3, 4, 5], ids=["walls", "tile", "enemy", "Cloud on the tower"])
def test_what_is_to_be_placed_now_is_framed_on_all_sides(build: Build, done: int, dark: bool) -> None:
    """Whatever its picture is: the frame is whole and lies over its neighbours."""
    site = build(STOREY[:done])
    look = look_of(dark=dark)
    site.table.set_look(look)
    site.table.settle()
    site.wait(0.1)
    framed = [
        piece
        for piece, one in site.table.stage.board.pieces.items()
        if one.movable and piece in site.bridge.view.wanted
    ]
    assert framed
    image = site.table.grab().toImage()
    origin = site.probe.viewport.mapTo(site.table, QPoint(0, 0))
    for piece in framed:
        for share in ((0.0, 0.5), (1.0, 0.5), (0.35, 1.0)):
            at = site.probe.at(piece, share) + origin
            near = (image.pixelColor(at + QPoint(x, y)) for x in range(-5, 6) for y in range(-5, 6))
            assert any(_alike(one, QColor(look.colours.accent)) for one in near), (piece, share)


def test_the_numbers_of_the_floors_grow_with_the_text(build: Build) -> None:
    site = build(STOREY[:4])
    small = _pale(site)
    site.table.set_look(look_of(text_scale=2.0))
    site.table.settle()
    site.wait(0.1)
    assert _pale(site) > 1.6 * small


def _pale(site: Site) -> int:
    """How much of the plate of 2F is seen left of its tile, in pixels."""
    pose = site.tower.live.poses()["floor-2"]
    at = site.pixel(pose.x - 45.0, pose.y)
    image = site.table.grab(QRect(at - QPoint(60, 30), QSize(60, 60))).toImage()
    paper = QColor(look_of().colours.paper)
    return sum(
        _alike(image.pixelColor(x, y), paper) for x in range(image.width()) for y in range(image.height())
    )


def test_only_the_top_of_a_pile_is_framed(build: Build) -> None:
    site = build(STOREY[:1])
    pieces = site.table.stage.board.pieces.values()
    framed = [piece.face for piece in pieces if piece.face.startswith("piece/") and piece.face.endswith("/1")]
    assert sorted(framed) == ["piece/pipe/1", "piece/staircase/1"]


def _alike(one: QColor, other: QColor) -> bool:
    apart = abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())
    return apart < 40
