"""What a screen reader finds: every stop named, described and pressable; nothing that is not seen."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs, look_of
from support.pegs import Lay

from desktop.ui.table.access import AccessButton

TEXT = QAccessible.Text


def interface(pegs: Pegs, thing: str) -> QAccessibleInterface:
    pegs.table.stage.describing.finish()
    button = pegs.table.access.button(pegs.probe.subject(thing))
    assert button is not None
    found = QAccessible.queryAccessibleInterface(button)
    assert found is not None
    return found


def press(pegs: Pegs, thing: str) -> None:
    action = interface(pegs, thing).actionInterface()
    assert action is not None
    action.doAction("Press")


def test_every_stop_is_a_named_focusable_button(pegs: Pegs) -> None:
    assert [subject.id for subject in pegs.table.access.subjects] == [
        *(f"slot-{number}" for number in range(1, 7)),
        "heap",
        "stack",
        "hand-1",
        *(f"tile-{number}" for number in range(1, 7)),
    ]
    for subject in pegs.table.access.subjects:
        found = interface(pegs, subject.id)
        assert found.role() == QAccessible.Role.Button
        assert found.state().focusable
        assert found.text(TEXT.Name)
        assert "Press" in found.actionInterface().actionNames()
    assert interface(pegs, "tile-4").text(TEXT.Name) == "Tile 4"
    assert "odd slot" in interface(pegs, "tile-4").text(TEXT.Description)


def test_pieces_that_cannot_be_taken_are_read_with_their_zone(pegs: Pegs) -> None:
    assert interface(pegs, "stack").text(TEXT.Name) == "Stack: A tile, face down"


def test_buttons_lie_on_what_they_stand_for(pegs: Pegs) -> None:
    for subject in pegs.table.access.subjects:
        button = pegs.table.access.button(subject)
        assert button is not None
        seen = pegs.table.view.on_screen(pegs.probe.rect(subject.id))
        assert (button.geometry().center() - seen.center()).manhattanLength() <= 2
    pegs.table.resize(1300, 700)
    pegs.table.settle()
    button = pegs.table.access.button(pegs.probe.subject("slot-6"))
    assert button is not None
    assert button.geometry().contains(pegs.table.view.on_screen(pegs.probe.rect("slot-6")))


def test_a_move_by_a_screen_reader(pegs: Pegs, qtbot: QtBot) -> None:
    press(pegs, "tile-1")
    qtbot.waitUntil(lambda: pegs.table.handling.held == "tile-1")
    assert "You can put it here." in interface(pegs, "slot-1").text(TEXT.Description)
    assert "one is odd" in interface(pegs, "slot-2").text(TEXT.Description)
    assert "In your hand now." in interface(pegs, "tile-1").text(TEXT.Description)
    press(pegs, "slot-1")
    qtbot.waitUntil(lambda: pegs.moves == [Lay(tile="tile-1", slot="slot-1")])


def test_the_price_is_read_before_it_is_paid(pegs: Pegs) -> None:
    pegs.probe.click("tile-4")
    assert "Price 1" in interface(pegs, "slot-4").text(TEXT.Description)


def test_what_is_chosen_is_said(pegs: Pegs) -> None:
    pegs.probe.drag("tile-5", "slot-5")
    pegs.probe.click("tile-1")
    assert interface(pegs, "tile-1").text(TEXT.Description).startswith("Chosen.")


def test_moves_and_grips_are_announced(pegs: Pegs) -> None:
    said: list[str] = []
    pegs.table.announced.connect(said.append)
    pegs.probe.click("tile-1")
    assert said[-1] == "Holding Tile 1. 4 places to put it."
    pegs.probe.click("slot-1")
    assert "Tile 1 is laid on Slot 1." in said


def test_the_layer_lets_the_mouse_through(pegs: Pegs) -> None:
    at = pegs.probe.at("tile-1")
    point = pegs.probe.viewport.mapTo(pegs.table, at)
    assert pegs.table.childAt(point) is pegs.probe.viewport


def test_the_ring_is_seen_by_keys_and_not_by_mouse(pegs: Pegs) -> None:
    button = pegs.table.access.button(pegs.probe.subject("tile-1"))
    assert button is not None
    pegs.probe.click("tile-1")
    assert button.hasFocus()
    assert not button.ring_shown
    pegs.table.hand.cancel()
    pegs.probe.focus("tile-2")
    pegs.probe.focus("tile-1")
    assert not button.ring_shown
    bare = pegs.table.grab().toImage()
    pegs.probe.key(Qt.Key.Key_Right)
    pegs.probe.key(Qt.Key.Key_Left)
    assert button.ring_shown
    assert pegs.table.grab().toImage() != bare
    edge = button.geometry().topLeft() + button.rect().topLeft()
    ring = pegs.table.grab().toImage().pixelColor(edge.x() + 3, edge.y() + button.height() // 2)
    assert ring.name() == look_of().colours.accent
    pegs.probe.click_at(QPoint(2, 2))
    assert button.hasFocus()
    assert not button.ring_shown
    assert pegs.table.grab().toImage() == bare


def test_the_ring_knows_what_the_window_was_used_by(pegs: Pegs) -> None:
    window = pegs.table.windowHandle()
    pegs.probe.focus("tile-1")
    QTest.keyClick(window, Qt.Key.Key_Down)
    assert pegs.table.access.by_keys
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert not pegs.table.access.by_keys
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not pegs.table.access.by_keys


def test_the_ring_rises_with_a_lifted_piece(pegs: Pegs) -> None:
    button = pegs.table.access.button(pegs.probe.subject("tile-2"))
    assert button is not None
    low = button.geometry()
    pegs.probe.focus("tile-2")
    pegs.probe.key(Qt.Key.Key_Space)
    item = pegs.table.scene.pieces["tile-2"]
    seen = pegs.table.view.on_screen(
        item.mapRectToScene(pegs.probe.rect("tile-2").translated(-pegs.probe.rect("tile-2").center()))
    )
    assert (button.geometry().center() - seen.center()).manhattanLength() <= 2
    assert button.geometry().contains(seen)
    pegs.probe.key(Qt.Key.Key_Escape)
    assert button.geometry() == low


def test_the_ring_passes_behind_a_cost(pegs: Pegs) -> None:
    """What is written on the plate looks the same with the ring and without."""
    pegs.probe.click("tile-4")
    pegs.probe.focus("slot-4")
    bare = pegs.table.grab().toImage()
    pegs.table.access.show_focus(True)
    ringed = pegs.table.grab().toImage()
    assert ringed != bare
    (plate,) = [
        pegs.table.view.on_screen(rect)
        for rect in pegs.table.highlights.plates()
        if rect.intersects(pegs.probe.rect("slot-4"))
    ]
    inner = plate.adjusted(plate.height() // 2, 2, -plate.height() // 2, -2)
    assert ringed.copy(inner) == bare.copy(inner)


def test_behind_the_curtain_there_is_nothing_to_find(pegs: Pegs) -> None:
    pegs.table.hand.click_piece("tile-1")
    pegs.table.attention.inform(pegs.probe.subject("tile-2"))
    pegs.bridge.hotseat.eyes = None
    pegs.bridge.eyes_changed.emit()
    assert pegs.table.access.subjects == []
    assert pegs.table.scene.pieces == {}
    assert pegs.table.scene.leaving == []
    assert not pegs.table.tip.isVisible()
    assert pegs.table.highlights.lit == {}
    found = [type(item).__name__ for item in pegs.table.scene.items() if item.isVisible()]
    assert found == []


def test_reading_order_survives_moves(make_pegs: MakePegs) -> None:
    pegs = make_pegs()
    pegs.probe.drag("tile-3", "slot-1")
    pegs.bridge.undo()
    order = [child.stop.subject.id for child in pegs.table.access.findChildren(AccessButton)]
    assert order == [subject.id for subject in pegs.table.access.subjects]
    assert pegs.table.focusPolicy() == Qt.FocusPolicy.NoFocus
