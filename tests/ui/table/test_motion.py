"""Motion: eased and interruptible, nothing at all when it is off, and always the same end picture."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs
from support.toy_table import slot_rect

from desktop.ui.table.contract import Animation


def test_a_move_travels_and_arrives(make_pegs: MakePegs, qtbot: QtBot) -> None:
    pegs = make_pegs(motion_ms=150)
    pegs.table.hand.click_piece("tile-1")
    pegs.table.animator.finish()
    start = pegs.table.scene.pieces["tile-1"].pos()
    pegs.table.hand.click_zone("slot-1")
    seen = []
    goal = slot_rect("slot-1").center()

    def look() -> bool:
        seen.append(pegs.table.scene.pieces["tile-1"].pos())
        return not pegs.table.animator.busy

    qtbot.waitUntil(look)
    between = [at for at in seen if (at - start).manhattanLength() > 2 and (at - goal).manhattanLength() > 2]
    assert between
    assert pegs.probe.faults() == []


def test_without_motion_no_frame_is_interpolated(pegs: Pegs) -> None:
    for tile, slot in (("tile-1", "slot-1"), ("tile-2", "slot-2"), ("tile-3", "slot-3")):
        pegs.probe.drag(tile, slot)
        assert pegs.probe.faults() == []
    for _ in range(3):
        pegs.bridge.undo()
        assert pegs.probe.faults() == []
    assert pegs.table.animator.frames == 0
    assert not pegs.table.highlights.breathing
    pegs.probe.click("tile-1")
    assert not pegs.table.highlights.breathing


def test_the_end_picture_is_the_same_with_and_without_motion(make_pegs: MakePegs) -> None:
    pictures = []
    for motion in (0, 120):
        pegs = make_pegs(motion_ms=motion)
        pegs.table.hand.click_piece("tile-1")
        pegs.table.hand.click_zone("slot-3")
        pegs.table.settle()
        QTest.qWait(30)
        pictures.append(pegs.table.view.grab().toImage())
    assert pictures[0] == pictures[1]


def test_a_new_piece_comes_from_its_origin_and_a_gone_one_fades(make_pegs: MakePegs) -> None:
    pegs = make_pegs(motion_ms=200)
    pegs.probe.click("stack", (0.5, 0.5))
    item = pegs.table.scene.pieces["tile-10"]
    assert (item.pos() - pegs.probe.rect("stack").center()).manhattanLength() < 60
    assert len(pegs.table.scene.leaving) == 1
    pegs.table.settle()
    assert pegs.table.scene.leaving == []
    assert pegs.probe.faults() == []


def test_a_piece_travels_through_the_zones_that_the_game_names(make_pegs: MakePegs, qtbot: QtBot) -> None:
    pegs = make_pegs(motion_ms=160)
    pegs.game.animations = lambda events: [Animation("tile-1", through=("stack",), flip=True)]
    pegs.table.hand.click_piece("tile-1")
    pegs.table.animator.finish()
    pegs.table.hand.click_zone("slot-1")
    nearest = [1e9]

    def look() -> bool:
        apart = pegs.table.scene.pieces["tile-1"].pos() - pegs.probe.rect("stack").center()
        nearest[0] = min(nearest[0], apart.manhattanLength())
        return not pegs.table.animator.busy

    qtbot.waitUntil(look)
    assert nearest[0] < 120
    assert pegs.probe.faults() == []


def test_the_glow_breathes_only_while_something_is_held(make_pegs: MakePegs) -> None:
    pegs = make_pegs(motion_ms=100)
    pegs.probe.click("tile-1")
    assert pegs.table.highlights.breathing
    QTest.qWait(150)
    pegs.table.hide()
    assert not pegs.table.highlights.breathing
    pegs.table.show()
    pegs.table.hand.cancel()
    pegs.table.settle()
    assert not pegs.table.highlights.breathing


def test_hiding_ends_all_motion(make_pegs: MakePegs) -> None:
    pegs = make_pegs(motion_ms=400)
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-1")
    assert pegs.table.animator.busy
    pegs.table.hide()
    assert not pegs.table.animator.busy
    assert pegs.probe.faults() == []
