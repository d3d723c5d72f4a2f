"""Asked before each move: a sentence says what is asked, a second press does it, Esc gives it back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.peg_setting import Pegs
from support.pegs import Draw, Lay

from desktop.engine.message import Message
from desktop.engine.verdict import refuse
from desktop.ui.table.contract import Gesture
from desktop.ui.table.handling import CONFIRM


@pytest.fixture
def asking(pegs: Pegs) -> Pegs:
    pegs.table.handling.confirms = True
    return pegs


def prompt(pegs: Pegs) -> Message | None:
    return pegs.table.handling.prompt()


def quiet() -> None:
    """Long enough for the next click not to be the second one of a double click."""
    QTest.qWait(QApplication.doubleClickInterval() + 20)


def test_a_chosen_place_is_asked_about_in_words(asking: Pegs) -> None:
    asking.probe.drag("tile-1", "slot-3")
    assert asking.moves == []
    assert prompt(asking) == Message("app.table.confirm.prompt", {"piece": "tile-1"})
    assert [action.id for action in asking.table.handling.actions() if action.primary] == [CONFIRM]


@pytest.mark.parametrize("share", [(0.5, 0.5), (0.15, 0.8)])
def test_a_second_press_on_the_place_confirms(asking: Pegs, share: tuple[float, float]) -> None:
    asking.probe.click("tile-1")
    asking.probe.click("slot-3")
    quiet()
    asking.probe.click("slot-3", share)
    assert asking.moves == [Lay(tile="tile-1", slot="slot-3")]
    assert prompt(asking) is None
    assert asking.probe.faults() == []


def test_a_double_click_on_the_place_is_still_asked_about(asking: Pegs) -> None:
    asking.probe.click("tile-1")
    at = asking.probe.at("slot-3")
    for _ in range(2):
        asking.table.pointer.pressed.emit(asking.table.view.on_table(at.toPointF()))
        asking.table.hand.press(asking.table.view.on_table(at.toPointF()), 5_000_000)
        asking.table.hand.release(asking.table.view.on_table(at.toPointF()))
    assert asking.moves == []
    assert asking.table.handling.waits_at == "slot-3"


def test_enter_on_the_place_confirms_and_escape_takes_back(asking: Pegs) -> None:
    for last in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        asking.probe.focus("tile-1")
        asking.probe.key(Qt.Key.Key_Return)
        asking.probe.focus("slot-3")
        asking.probe.key(Qt.Key.Key_Return)
        assert asking.table.handling.waits_at == "slot-3"
        asking.probe.key(last)
        assert asking.table.handling.draft is None
    assert asking.moves == [Lay(tile="tile-1", slot="slot-3")]


def test_what_was_paid_last_is_asked_about_by_what_was_laid(asking: Pegs) -> None:
    asking.probe.drag("tile-4", "slot-4")
    assert prompt(asking) == Message("pegs.prompt", {"owed": 1})
    asking.probe.click("tile-2")
    assert asking.moves == []
    assert prompt(asking) == Message("app.table.confirm.prompt", {"piece": "tile-4"})
    quiet()
    asking.probe.click("slot-4")
    assert asking.moves == [Lay(tile="tile-4", slot="slot-4", pay=("tile-2",))]


def test_a_payment_may_still_be_changed(asking: Pegs) -> None:
    asking.probe.drag("tile-4", "slot-4")
    asking.probe.click("tile-2")
    quiet()
    asking.probe.click("tile-2")
    assert asking.moves == []
    assert prompt(asking) == Message("pegs.prompt", {"owed": 1})


def test_the_button_confirms(asking: Pegs) -> None:
    asking.probe.drag("tile-1", "slot-1")
    assert asking.table.handling.gesture(Gesture("act", action=CONFIRM)).accepted
    assert asking.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_another_grip_forgets_the_place(asking: Pegs) -> None:
    asking.probe.drag("tile-1", "slot-1")
    asking.table.hand.cancel()
    asking.probe.click("tile-3")
    assert asking.table.handling.waits_at is None
    asking.probe.click("slot-3")
    assert asking.table.handling.waits_at == "slot-3"


def test_a_pile_is_drawn_from_as_before(asking: Pegs) -> None:
    asking.probe.click("stack", (0.5, 0.5))
    assert asking.moves == [Draw()]


def test_a_piece_that_fits_nowhere_is_told_so(pegs: Pegs, monkeypatch: pytest.MonkeyPatch) -> None:
    pegs.probe.click("tile-1")
    full = {zone: refuse("pegs.full", slot=zone) for zone in pegs.table.handling.zone_verdicts()}
    prospect = pegs.table.handling.prospect
    assert prospect is not None
    stuck = replace(prospect, zones=full)
    monkeypatch.setattr(type(pegs.table.handling), "prospect", property(lambda _: stuck))
    assert prompt(pegs) == Message("app.table.nowhere", {"piece": "tile-1"})
