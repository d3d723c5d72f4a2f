"""Everything by keys: groups by Tab, arrows as the table lies, the same gestures as the mouse."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs
from support.pegs import SLOTS, Draw, Lay

from desktop.ui.table.keymap import Command, command_of, digit_of

KEY = Qt.Key


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, key, modifiers)


@pytest.fixture
def window(pegs: Pegs, qtbot: QtBot) -> QWidget:
    """The table between two buttons."""
    window = QWidget()
    qtbot.addWidget(window)
    box = QVBoxLayout(window)
    before, after = QPushButton("before"), QPushButton("after")
    for widget in (before, pegs.table, after):
        box.addWidget(widget)
    window.resize(1000, 760)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before.setFocus()
    pegs.table.settle()
    return window


def where() -> str:
    focus = QApplication.focusWidget()
    return focus.text() or focus.accessibleName() if focus else ""  # type: ignore[attr-defined]


def test_tab_goes_through_the_groups_and_out_and_back_the_same_way(pegs: Pegs, window: QWidget) -> None:
    forward: list[str] = []
    for _ in range(5):
        forward.append(where())
        press(KEY.Key_Tab)
    assert forward == ["before", "Slot 1", "Heap", "Tile 1", "after"]
    press(KEY.Key_Backtab)
    back: list[str] = []
    for _ in range(5):
        back.append(where())
        press(KEY.Key_Backtab)
    assert back == forward[::-1]


def test_a_group_remembers_where_it_was_left(pegs: Pegs, window: QWidget) -> None:
    press(KEY.Key_Tab)
    press(KEY.Key_Right)
    assert where() == "Slot 2"
    press(KEY.Key_Tab)
    press(KEY.Key_Backtab)
    assert where() == "Slot 2"


def test_without_other_widgets_tab_goes_round(pegs: Pegs) -> None:
    pegs.probe.focus("tile-6")
    press(KEY.Key_Tab)
    assert pegs.probe.focused == "slot-1"
    press(KEY.Key_Backtab)
    assert pegs.probe.focused == "tile-6"


def test_arrows_walk_as_the_table_lies(pegs: Pegs) -> None:
    pegs.probe.focus("slot-1")
    walk = [(KEY.Key_Right, "slot-2"), (KEY.Key_Down, "slot-5"), (KEY.Key_Left, "slot-4")]
    walk += [(KEY.Key_Up, "slot-1"), (KEY.Key_Up, "slot-1")]
    for key, there in walk:
        press(key)
        assert pegs.probe.focused == there


def test_arrows_walk_on_a_turned_table_as_it_is_seen(pegs: Pegs) -> None:
    pegs.table.set_turn(180)
    pegs.probe.focus("slot-1")
    press(KEY.Key_Left)
    assert pegs.probe.focused == "slot-2"


def test_every_stop_is_reached_by_arrows_or_by_page_keys(pegs: Pegs) -> None:
    pegs.probe.focus("slot-1")
    subjects = [subject.id for subject in pegs.table.access.subjects]
    seen: list[str | None] = []
    for _ in subjects:
        seen.append(pegs.probe.focused)
        press(KEY.Key_PageDown)
    assert seen == subjects
    assert pegs.probe.focused == "slot-1"
    press(KEY.Key_PageUp)
    assert pegs.probe.focused == subjects[-1]
    assert reached_by_arrows(pegs) >= {*SLOTS, "heap", "stack", *(f"tile-{n}" for n in range(1, 7))}


def reached_by_arrows(pegs: Pegs) -> set[str]:
    reached, edge = {"slot-1"}, ["slot-1"]
    while edge:
        here = edge.pop()
        for key in (KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down):
            pegs.probe.focus(here)
            press(key)
            there = pegs.probe.focused
            if there is not None and there not in reached:
                reached.add(there)
                edge.append(there)
    return reached


def test_home_and_end_stay_in_the_group(pegs: Pegs) -> None:
    pegs.probe.focus("slot-2")
    press(KEY.Key_End)
    assert pegs.probe.focused == "slot-6"
    press(KEY.Key_Home)
    assert pegs.probe.focused == "slot-1"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_a_move_by_keys_alone(pegs: Pegs, key: Qt.Key) -> None:
    pegs.probe.focus("tile-1")
    press(key)
    assert pegs.table.handling.held == "tile-1"
    pegs.probe.focus("slot-3")
    assert pegs.table.highlights.candidate == "slot-3"
    press(key)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-3")]
    assert pegs.probe.faults() == []


def test_a_payment_by_keys_alone(pegs: Pegs) -> None:
    for thing in ("tile-4", "slot-4", "tile-2"):
        pegs.probe.focus(thing)
        press(KEY.Key_Space)
    assert pegs.moves == [Lay(tile="tile-4", slot="slot-4", pay=("tile-2",))]


def test_a_pile_by_keys(pegs: Pegs) -> None:
    pegs.probe.focus("stack")
    press(KEY.Key_Return)
    assert pegs.moves == [Draw()]


def test_a_refusal_by_keys_says_why_beside_the_zone(pegs: Pegs) -> None:
    pegs.probe.focus("tile-1")
    press(KEY.Key_Space)
    pegs.probe.focus("slot-2")
    press(KEY.Key_Space)
    tip = pegs.table.tip
    assert tip.content.rule == "pegs.parity"
    assert not tip.geometry().intersects(pegs.table.view.on_screen(pegs.probe.rect("slot-2")))
    press(KEY.Key_Escape)
    assert not tip.isVisible()
    assert pegs.table.handling.draft is None


def test_escape_with_nothing_to_cancel_goes_on_to_the_window(pegs: Pegs, window: QWidget) -> None:
    pegs.probe.focus("tile-1")
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(QApplication.focusWidget() or window, event)
    assert not event.isAccepted()


def test_digits_take_pieces_of_the_hand(pegs: Pegs) -> None:
    pegs.probe.focus("slot-1")
    press(KEY.Key_3)
    assert pegs.table.handling.held == "tile-3"
    press(KEY.Key_9)
    assert pegs.table.handling.held == "tile-3"


def test_the_information_key_tells_pins_and_leads_to_the_rule(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.focus("slot-2")
    with qtbot.waitSignal(pegs.table.announced):
        press(KEY.Key_I)
    tip = pegs.table.tip
    assert tip.isVisible()
    assert tip.content.title == "Slot 2"
    press(KEY.Key_I)
    assert tip.pinned
    with qtbot.waitSignal(pegs.table.rule_wanted) as wanted:
        press(KEY.Key_Space)
    assert wanted.args == ["pegs.parity"]
    press(KEY.Key_Escape)
    assert not tip.isVisible()
    assert pegs.probe.focused == "slot-2"


@pytest.mark.parametrize(
    ("key", "text", "command"),
    [
        (KEY.Key_I, "i", Command.INFORM),
        (0x0428, "ш", Command.INFORM),
        (KEY.Key_unknown, "ш", Command.INFORM),
        (KEY.Key_unknown, "Ш", Command.INFORM),
        (KEY.Key_Question, "?", Command.INFORM),
        (KEY.Key_E, "e", Command.FINISH),
        (0x0423, "у", Command.FINISH),
        (KEY.Key_unknown, "у", Command.FINISH),
        (KEY.Key_Left, "", Command.LEFT),
        (KEY.Key_Z, "z", None),
        (0x042F, "я", None),
    ],
)
def test_letters_work_in_either_alphabet(key: int, text: str, command: Command | None) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, int(key), Qt.KeyboardModifier.NoModifier, text)
    assert command_of(event) is command


def test_keys_with_a_modifier_are_left_to_the_window() -> None:
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_I, modifier, "i")
        assert command_of(event) is None
        digit = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_1, modifier, "1")
        assert digit_of(digit) is None


def test_enter_on_a_whole_hand_enters_it(pegs: Pegs) -> None:
    pegs.probe.focus("hand-1")
    press(KEY.Key_Return)
    assert pegs.table.handling.draft is None
    assert pegs.probe.focused == "tile-1"
    press(KEY.Key_Return)
    assert pegs.table.handling.held == "tile-1"


def test_the_table_takes_the_keyboard_at_its_hand(pegs: Pegs) -> None:
    pegs.table.take_focus()
    assert pegs.probe.focused == "tile-1"
    press(KEY.Key_Right)
    pegs.probe.focus("slot-1")
    pegs.table.take_focus()
    assert pegs.probe.focused == "tile-2"
    pegs.probe.focus("hand-1")
    pegs.table.take_focus()
    assert pegs.probe.focused == "tile-1"


def test_no_input_method_takes_the_keys(pegs: Pegs) -> None:
    for widget in (pegs.table, pegs.table.view, pegs.table.view.viewport(), *pegs.table.access.children()):
        if isinstance(widget, QWidget):
            assert not widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_the_keyboard_stays_on_the_table_when_its_piece_leaves(make_pegs: MakePegs) -> None:
    pegs = make_pegs()
    pegs.probe.click("stack", (0.5, 0.5))
    pegs.probe.focus("tile-10")
    pegs.bridge.undo()
    assert pegs.probe.focused is not None


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_button_that_vanishes_leaves_the_keyboard_where_it_was(
    pegs: Pegs, window: QWidget, *, by_keys: bool
) -> None:
    before, after = (button for button in window.findChildren(QPushButton) if button.parent() is window)
    pegs.probe.click("tile-2")
    pegs.probe.click("tile-2")
    before.hide()
    after.setFocus()
    handle = window.windowHandle()
    if by_keys:
        QTest.keyClick(handle, KEY.Key_Space)
    else:
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=after.geometry().center())
    assert after.hasFocus()
    after.hide()
    assert pegs.probe.focused == "tile-2"
    button = pegs.table.access.button(pegs.probe.subject("tile-2"))
    assert button is not None
    assert button.ring_shown is by_keys
