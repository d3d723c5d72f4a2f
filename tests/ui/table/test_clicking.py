"""Click-click: a click grips, another drops; quick repeated clicks and interruptions break nothing."""

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.peg_setting import MakePegs, Pegs
from support.pegs import SLOTS, Draw, Lay, Throw
from support.table_probe import LEFT, NO_KEYS


def test_a_click_grips_and_a_click_on_a_zone_drops(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    item = pegs.table.scene.pieces["tile-1"]
    assert pegs.table.handling.held == "tile-1"
    assert item.lifted
    assert item.pos().y() < pegs.probe.rect("tile-1").center().y() - 5
    pegs.probe.click("slot-3")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-3")]
    assert pegs.probe.faults() == []


def test_a_click_on_another_piece_grips_that_one(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.click("tile-2")
    assert pegs.table.handling.held == "tile-2"
    assert pegs.probe.faults() == []
    assert set(pegs.table.highlights.lit) == {"slot-2", "slot-4", "slot-6", "heap"}


def test_a_click_on_the_held_piece_or_on_nothing_puts_it_back(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    QTest.qWait(QApplication.doubleClickInterval())
    pegs.probe.click("tile-1")
    assert pegs.table.handling.held is None
    pegs.probe.click("tile-2")
    pegs.probe.click_at(QPoint(3, 3))
    assert pegs.table.handling.held is None
    assert pegs.probe.faults() == []


def test_a_click_on_a_refused_zone_says_why_and_keeps_the_grip(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-2")
    assert pegs.table.tip.content.rule == "pegs.parity"
    assert pegs.table.handling.held == "tile-1"
    pegs.probe.click("slot-1")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]
    assert not pegs.table.tip.isVisible()


def test_the_right_button_and_escape_put_a_gripped_piece_back(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    QTest.mouseClick(pegs.probe.viewport, Qt.MouseButton.RightButton, NO_KEYS, pegs.probe.at("slot-1"))
    assert pegs.table.handling.held is None
    pegs.probe.click("tile-1")
    pegs.probe.key(Qt.Key.Key_Escape)
    assert pegs.table.handling.held is None
    assert pegs.moves == []
    assert pegs.probe.faults() == []


def test_a_gripped_piece_can_still_be_dragged(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.drag("tile-1", "slot-1")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_dragging_one_piece_while_another_is_gripped(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.drag("tile-2", "slot-2")
    assert pegs.moves == [Lay(tile="tile-2", slot="slot-2")]
    assert pegs.table.handling.draft is None
    assert pegs.probe.faults() == []


def test_a_click_on_a_piece_that_lies_on_a_legal_zone_drops_there(pegs: Pegs) -> None:
    pegs.probe.drag("tile-2", "heap")
    pegs.probe.click("tile-3")
    pegs.probe.click("heap")
    assert pegs.moves == [Throw(tile="tile-2"), Throw(tile="tile-3")]


def test_a_tap_on_the_stack_draws(pegs: Pegs) -> None:
    pegs.probe.click("stack", (0.5, 0.5))
    assert pegs.moves == [Draw()]
    assert "tile-10" in pegs.table.scene.pieces


@pytest.mark.parametrize("clicks", [2, 3, 4])
def test_quick_repeated_clicks_anywhere_play_at_most_one_move(make_pegs: MakePegs, clicks: int) -> None:
    pegs = make_pegs(tiles=6)
    pegs.probe.drag("tile-3", "slot-3")
    for thing in [*SLOTS, "heap", "stack", "tile-1", "tile-3", "hand-1"]:
        moves = len(pegs.moves)
        quick_clicks(pegs, pegs.probe.at(thing, (0.15, 0.5)), clicks)
        assert len(pegs.moves) <= moves + 1, thing
        pegs.table.hand.cancel()
        assert pegs.probe.faults() == [], thing


def quick_clicks(pegs: Pegs, at: QPoint, clicks: int) -> None:
    """Clicks within 150 ms, as Qt sends them: every second press is a double click."""
    pegs.clock_ms += 10_000
    for number in range(clicks):
        first = QEvent.Type.MouseButtonDblClick if number % 2 else QEvent.Type.MouseButtonPress
        for kind, buttons in ((first, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
            event = QMouseEvent(kind, QPointF(at), QPointF(at), LEFT, buttons, NO_KEYS)
            event.setTimestamp(pegs.clock_ms)
            pegs.clock_ms += 15
            QApplication.sendEvent(pegs.probe.viewport, event)


@pytest.mark.parametrize("clicks", [2, 3, 4, 5])
def test_quick_clicks_on_a_piece_grip_it_once(pegs: Pegs, clicks: int) -> None:
    quick_clicks(pegs, pegs.probe.at("tile-1", (0.15, 0.5)), clicks)
    assert pegs.moves == []
    assert pegs.table.handling.held == "tile-1"
    assert pegs.probe.faults() == []
    pegs.probe.click("slot-3")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-3")]


def test_a_double_click_by_an_unsteady_hand_grips_all_the_same(pegs: Pegs) -> None:
    at = pegs.probe.at("tile-1", (0.15, 0.5))
    quick_clicks(pegs, at, 1)
    pegs.clock_ms -= 10_000
    quick_clicks(pegs, at + QPoint(0, QApplication.startDragDistance() + 4), 1)
    assert pegs.table.handling.held == "tile-1"


def test_a_double_click_on_a_place_makes_one_move(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    quick_clicks(pegs, pegs.probe.at("slot-3"), 2)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-3")]
    assert pegs.table.handling.draft is None
    assert pegs.probe.faults() == []


def test_double_clicks_alone_play_a_payment(pegs: Pegs) -> None:
    for thing in ("tile-4", "slot-4", "tile-2"):
        quick_clicks(pegs, pegs.probe.at(thing, (0.15, 0.5)), 2)
    assert pegs.moves == [Lay(tile="tile-4", slot="slot-4", pay=("tile-2",))]


def test_a_drag_may_begin_with_the_second_press_of_a_double_click(pegs: Pegs) -> None:
    quick_clicks(pegs, pegs.probe.at("tile-1", (0.15, 0.5)), 1)
    pegs.probe.drag("tile-1", "slot-1")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_a_double_click_with_a_tiny_movement_leaves_everything_in_its_place(pegs: Pegs) -> None:
    at = pegs.probe.at("tile-1", (0.15, 0.5))
    pegs.probe.press(at)
    pegs.probe.move(at + QPoint(3, 0))
    pegs.probe.release(at + QPoint(3, 0))
    pegs.probe.press(at + QPoint(3, 0))
    pegs.probe.release(at + QPoint(3, 0))
    pegs.table.hand.cancel()
    assert pegs.probe.faults() == []
    pegs.probe.drag("tile-1", "slot-1")
    pegs.bridge.undo()
    assert pegs.probe.faults() == []
    pegs.bridge.redo()
    assert pegs.probe.faults() == []


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.75])
def test_a_press_during_an_automatic_move_finishes_it_and_is_not_lost(
    make_pegs: MakePegs, share: float
) -> None:
    pegs = make_pegs(motion_ms=200)
    pegs.probe.drag("tile-1", "slot-1")
    pegs.table.animator.finish()
    pegs.bridge.undo()
    assert pegs.table.animator.busy
    QTest.qWait(int(200 * share))
    pegs.probe.click("tile-1")
    assert pegs.table.handling.held == "tile-1"
    assert pegs.state.hand == tuple(f"tile-{number}" for number in range(1, 7))
    pegs.probe.click("slot-3")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-3")]
    pegs.table.settle()
    assert pegs.probe.faults() == []


def test_stray_hands_never_break_the_table(make_pegs: MakePegs) -> None:
    """A random player with a mouse: whatever it does, each piece is once in its place at rest."""
    pegs = make_pegs(motion_ms=40)
    chance = random.Random(7)
    width, height = pegs.probe.viewport.width(), pegs.probe.viewport.height()
    spots = [pegs.probe.at(f"tile-{number}", (0.15, 0.5)) for number in range(1, 7)]
    spots += [pegs.probe.at(slot) for slot in SLOTS] + [pegs.probe.at("stack"), pegs.probe.at("heap")]
    for _ in range(400):
        at = (
            chance.choice(spots)
            if chance.random() < 0.7
            else QPoint(chance.randrange(-20, width + 20), chance.randrange(-20, height + 20))
        )
        act = chance.randrange(7)
        button = Qt.MouseButton.RightButton if chance.random() < 0.1 else LEFT
        if act in (0, 1):
            pegs.probe.press(at, button)
        elif act in (2, 3):
            pegs.probe.release(at, button)
        elif act == 4:
            pegs.probe.move(at)
        elif act == 5:
            pegs.probe.click_at(at)
        else:
            pegs.bridge.undo()
    for button in (LEFT, Qt.MouseButton.RightButton):
        pegs.probe.release(QPoint(1, 1), button)
    pegs.table.hand.cancel()
    pegs.table.settle()
    assert pegs.probe.faults() == []
    assert not pegs.table.hand.pressed


def test_a_double_click_on_a_payment_keeps_what_was_begun(pegs: Pegs) -> None:
    pegs.probe.drag("tile-5", "slot-5")
    quick_clicks(pegs, pegs.probe.at("tile-1", (0.15, 0.5)), 2)
    assert pegs.table.stage.board.pieces["tile-1"].chosen
    assert pegs.moves == []
