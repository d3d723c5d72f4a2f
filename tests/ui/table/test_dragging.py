"""Dragging: what a piece covers most takes it, and whatever the pointer does, the hand ends empty."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs
from support.pegs import Lay, PegRules, Throw
from support.toy_table import slot_rect


def between(left: str, right: str, share: float) -> QPointF:
    """The middle of a tile that covers ``share`` of the left slot and the rest of its right neighbour."""
    rect = slot_rect(left)
    return QPointF(rect.center().x() + rect.width() * (1 - share), slot_rect(right).center().y())


def test_a_piece_is_dropped_where_it_is_let_go(pegs: Pegs) -> None:
    pegs.probe.drag("tile-1", "slot-1")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]
    assert pegs.probe.faults() == []


def test_an_item_follows_the_pointer_exactly(pegs: Pegs) -> None:
    to = QPointF(300, 200)
    pegs.probe.take("tile-3", pegs.probe.carried_to("tile-3", to))
    item = pegs.table.scene.pieces["tile-3"]
    assert (item.pos() - to).manhattanLength() < 2 / pegs.table.sync.layout.scale
    assert pegs.table.handling.held == "tile-3"
    assert item.lifted
    pegs.probe.release(pegs.probe.at(to))


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("share", "taker"), [(0.6, "slot-1"), (0.4, "slot-2"), (0.1, "slot-2")])
def test_the_zone_covered_most_takes_it_in_any_order(
    make_pegs: MakePegs, monkeypatch: pytest.MonkeyPatch, share: float, taker: str, reverse: bool
) -> None:
    pegs = make_pegs()
    # Without the rule on parity both neighbours are legal.
    monkeypatch.setattr(PegRules, "_place_refusal", lambda *_: None)
    if reverse:
        pegs.game.order_of_slots = pegs.game.order_of_slots[::-1]
        pegs.table.refresh()
    pegs.probe.drag("tile-1", between("slot-1", "slot-2", share))
    assert pegs.moves == [Lay(tile="tile-1", slot=taker)]
    before = pegs.bridge.match.cursor
    assert pegs.bridge.undo()
    assert pegs.bridge.match.cursor == before - 1
    assert pegs.state.slots == (None,) * 6
    assert pegs.probe.faults() == []


def test_a_legal_zone_wins_over_a_refused_one_that_is_covered_more(pegs: Pegs) -> None:
    pegs.probe.drag("tile-1", between("slot-1", "slot-2", 0.35))
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_too_little_of_a_legal_zone_does_not_take_it(pegs: Pegs) -> None:
    pegs.probe.drag("tile-1", between("slot-1", "slot-2", 0.12))
    assert pegs.moves == []
    assert pegs.table.tip.isVisible()
    assert pegs.table.tip.content.rule == "pegs.parity"


def test_a_refused_drop_says_why_where_the_hand_is_and_goes_back(pegs: Pegs, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pegs.table.announced, check_params_cb=lambda text: "odd" in text):
        pegs.probe.drag("tile-2", "slot-3")
    tip = pegs.table.tip
    assert tip.isVisible()
    assert tip.content.refused
    assert tip.content.rule_name == "Odd on odd"
    assert tip.content.title == "Tile 2 does not fit Slot 3: one is odd, the other even."
    hand = pegs.probe.carried_to("tile-2", "slot-3")
    middle = tip.geometry().center()
    assert (middle - hand).manhattanLength() < 300
    assert not tip.geometry().contains(hand)
    assert pegs.table.handling.draft is None
    assert pegs.probe.faults() == []
    pegs.probe.click("stack")
    assert not tip.isVisible()


def test_putting_a_piece_back_cancels_it_plainly(pegs: Pegs) -> None:
    home = pegs.probe.rect("tile-1").center()
    start = pegs.probe.at("tile-1", (0.15, 0.5))
    pegs.probe.press(start)
    pegs.probe.move(start + QPoint(0, -120))
    pegs.probe.move(start + QPoint(4, 3))
    pegs.probe.release(start + QPoint(4, 3))
    assert pegs.table.handling.held is None
    pegs.probe.click("slot-1")
    assert pegs.moves == []
    assert not pegs.table.tip.content.refused
    assert (pegs.table.scene.pieces["tile-1"].pos() - home).manhattanLength() < 2
    assert pegs.probe.faults() == []


@pytest.mark.parametrize("beside", [(400, 260), (1400, 260), (400, -200)])
def test_a_drop_on_nothing_glides_back_and_is_told_where_it_goes(
    pegs: Pegs, beside: tuple[float, float]
) -> None:
    """Also beside the table, as over the panel: the word is said within the window."""
    pegs.probe.drag("tile-1", QPointF(*beside))
    assert pegs.moves == []
    assert pegs.table.handling.draft is None
    assert pegs.table.tip.isVisible()
    assert pegs.table.rect().contains(pegs.table.tip.geometry())
    assert pegs.table.tip.content.refused
    assert pegs.probe.faults() == []


def test_a_laid_piece_hardly_moved_stays_although_its_neighbour_is_legal(pegs: Pegs) -> None:
    pegs.probe.drag("tile-1", "slot-1")
    pegs.probe.drag("tile-1", slot_rect("slot-1").center() + QPointF(20, 0))
    assert len(pegs.moves) == 1
    assert pegs.table.handling.draft is None


def test_the_price_is_shown_before_it_is_paid_and_more_for_the_candidate(pegs: Pegs) -> None:
    pegs.probe.take("tile-4", pegs.probe.carried_to("tile-4", "slot-4"))
    lit = pegs.table.highlights.lit
    assert set(lit) == {"slot-2", "slot-4", "slot-6", "heap"}
    assert (lit["slot-2"].badge, lit["slot-4"].badge, lit["slot-6"].badge) == ("", "Price 1", "Price 3")
    assert pegs.table.highlights.candidate == "slot-4"
    pegs.probe.move(pegs.probe.carried_to("tile-4", "slot-5"))
    assert pegs.table.highlights.candidate is None
    pegs.table.hand.cancel()
    assert pegs.table.highlights.lit == {}


def test_paying_and_escaping_half_way_leaves_no_trace(pegs: Pegs) -> None:
    before, log = pegs.state, pegs.bridge.match.log
    pegs.probe.drag("tile-5", "slot-5")
    assert pegs.table.stage.board.pieces["tile-5"].zone == "slot-5"
    pegs.probe.click("tile-1")
    assert pegs.table.stage.board.pieces["tile-1"].chosen
    assert pegs.table.scene.pieces["tile-1"].marks == (True, True)
    assert pegs.table.scene.pieces["tile-2"].marks == (True, False)
    assert pegs.table.scene.pieces["tile-5"].marks == (False, False)
    pegs.probe.key(Qt.Key.Key_Escape)
    assert pegs.table.handling.draft is None
    assert (pegs.state, pegs.bridge.match.log) == (before, log)
    assert pegs.table.scene.pieces["tile-1"].marks == (False, False)
    assert pegs.probe.faults() == []


def test_a_payment_can_be_taken_back_and_completes_the_move(pegs: Pegs) -> None:
    pegs.probe.drag("tile-5", "slot-5")
    for tile in ("tile-1", "tile-2"):
        pegs.probe.click(tile)
        if tile == "tile-1":
            QTest.qWait(QApplication.doubleClickInterval())
            pegs.probe.click(tile)
            assert not pegs.table.stage.board.pieces["tile-1"].chosen
    pegs.probe.click("tile-3")
    assert pegs.moves == [Lay(tile="tile-5", slot="slot-5", pay=("tile-2", "tile-3"))]
    assert pegs.probe.faults() == []


def carry(pegs: Pegs) -> QPoint:
    to = pegs.probe.carried_to("tile-1", "slot-1")
    pegs.probe.take("tile-1", to)
    assert pegs.table.hand.dragging
    return to


def plays_on(pegs: Pegs) -> None:
    """The table is whole, nothing is held, and a normal move goes."""
    table = pegs.table
    assert not table.hand.dragging
    assert table.handling.draft is None
    assert pegs.probe.faults() == []
    moves = len(pegs.moves)
    pegs.probe.drag("tile-3", "slot-3")
    assert len(pegs.moves) == moves + 1
    assert pegs.probe.faults() == []


def test_escape_in_mid_drag(pegs: Pegs) -> None:
    to = carry(pegs)
    pegs.probe.key(Qt.Key.Key_Escape)
    pegs.probe.release(to)
    assert pegs.moves == []
    plays_on(pegs)


def test_the_right_button_in_mid_drag(pegs: Pegs) -> None:
    to = carry(pegs)
    pegs.probe.press(to, Qt.MouseButton.RightButton)
    pegs.probe.release(to, Qt.MouseButton.RightButton)
    pegs.probe.release(to)
    assert pegs.moves == []
    plays_on(pegs)


def test_a_release_outside_the_window(pegs: Pegs) -> None:
    carry(pegs)
    pegs.probe.move(QPoint(-400, -300))
    pegs.probe.release(QPoint(-400, -300))
    assert pegs.moves == []
    plays_on(pegs)


def test_a_release_that_never_comes(pegs: Pegs) -> None:
    to = carry(pegs)
    QTest.mouseMove(pegs.probe.viewport, to)
    # The button came up elsewhere: the next move has no button.
    event_at = pegs.probe.at("slot-3")
    pegs.table.pointer.lose()
    pegs.probe.move(event_at)
    assert pegs.moves == []
    plays_on(pegs)


def test_losing_the_window_in_mid_drag(pegs: Pegs, qtbot: QtBot) -> None:
    carry(pegs)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not pegs.table.isActiveWindow())
    assert not pegs.table.hand.dragging
    pegs.table.activateWindow()
    qtbot.waitUntil(pegs.table.isActiveWindow)
    plays_on(pegs)


def test_the_wheel_in_mid_drag_moves_nothing(pegs: Pegs) -> None:
    to = carry(pegs)
    before = pegs.table.view.viewportTransform()
    QTest.wheelEvent(pegs.probe.viewport.window().windowHandle(), QPointF(to), QPoint(0, 120))
    assert pegs.table.view.viewportTransform() == before
    assert pegs.table.hand.dragging
    pegs.probe.release(to)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_undo_in_mid_drag_lets_the_piece_go(pegs: Pegs) -> None:
    pegs.probe.drag("tile-3", "slot-3")
    to = carry(pegs)
    pegs.bridge.undo()
    assert not pegs.table.hand.dragging
    pegs.probe.move(to + QPoint(5, 5))
    pegs.probe.release(to)
    assert pegs.moves == []
    assert pegs.probe.faults() == []


def test_hiding_the_table_in_mid_drag(pegs: Pegs) -> None:
    carry(pegs)
    pegs.table.hide()
    pegs.table.show()
    plays_on(pegs)


def test_clicks_only_when_dragging_is_switched_off(pegs: Pegs) -> None:
    pegs.table.set_dragging(False)
    pegs.probe.drag("tile-1", "slot-1")
    assert pegs.moves == []
    assert pegs.table.handling.draft is None
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-1")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_a_release_on_another_target_than_the_press(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.press(pegs.probe.at("slot-1"))
    pegs.probe.move(pegs.probe.at("slot-3"))
    pegs.probe.release(pegs.probe.at("slot-3"))
    assert [move for move in pegs.moves if move.slot == "slot-1"] == []
    assert pegs.probe.faults() == []


def test_a_piece_thrown_on_the_heap_is_turned_face_down(pegs: Pegs) -> None:
    pegs.probe.drag("tile-2", "heap")
    assert pegs.moves == [Throw(tile="tile-2")]
    assert pegs.table.scene.pieces["tile-2"].piece.face == "back"


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_turned_table_is_played_the_same(pegs: Pegs, turn: int) -> None:
    pegs.table.set_turn(turn)  # pyright: ignore[reportArgumentType]
    start = pegs.probe.at("tile-1", (0.15, 0.5))
    pegs.probe.press(start)
    pegs.probe.move(start + QPoint(20, 20))
    to = pegs.probe.carried_to("tile-1", "slot-1")
    pegs.probe.move(to)
    pegs.probe.release(to)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]
    assert pegs.probe.faults() == []
