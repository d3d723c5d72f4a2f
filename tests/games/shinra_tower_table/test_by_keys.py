"""Building without a mouse: the ruler, fine steps, and the hand that plays by itself."""

from games.shinra_tower_table.conftest import Build, Site, at
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.shinra import position, tower

from desktop.ui.table.contract import Gesture
from desktop.ui.table.stops import Subject


def chosen(build: Build) -> Site:
    site = build()
    site.probe.focus("action-21/0")
    site.probe.key(Qt.Key.Key_Return)
    assert site.state.phase == "walls"
    return site


def focus_floor(site: Site, floor: str) -> None:
    """Bring the keyboard to the place on a tile; the tile of this turn is a piece of the same name."""
    assert site.table.access.focus(Subject("zone", floor), Qt.FocusReason.OtherFocusReason)


def take_over(site: Site, floor: str) -> str:
    """Take what is wanted by keys, and bring it over a floor."""
    piece = site.wanted()
    site.probe.focus(piece)
    site.probe.key(Qt.Key.Key_Return)
    assert site.table.handling.held == piece
    focus_floor(site, floor)
    site.probe.key(Qt.Key.Key_Return)
    assert site.tower.in_hand.ruler
    assert site.tower.in_hand.piece == piece
    return piece


def place(site: Site, floor: str) -> str:
    """Place what is wanted where a good hand would, by keys alone."""
    piece = take_over(site, floor)
    site.wait(0.5)
    site.probe.key(Qt.Key.Key_Return)
    site.wait(1.5)
    site.settle()
    return piece


def test_a_turn_is_played_by_keys_alone(build: Build) -> None:
    site = chosen(build)
    for floor in ("floor-1", "floor-1", "floor-1", "floor-2"):
        piece = place(site, floor)
        assert site.state.zone_of(piece) == floor
    assert site.state.phase == "climb"
    site.probe.focus("cloud")
    site.probe.key(Qt.Key.Key_Return)
    focus_floor(site, "floor-2")
    site.probe.key(Qt.Key.Key_Return)
    site.wait(0.5)
    site.probe.key(Qt.Key.Key_Return)
    site.settle()
    assert site.state.zone_of("cloud") == "floor-2"
    assert site.state.phase == "refill"


def test_arrows_move_in_fine_steps_and_say_where(build: Build) -> None:
    site = chosen(build)
    take_over(site, "floor-1")
    grip = site.tower.hand.reach.grip
    assert grip is not None
    x, y = grip.x, grip.y
    site.probe.key(Qt.Key.Key_Left)
    assert (grip.x, grip.y) == (x - 1, y)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    site.probe.key(Qt.Key.Key_Up)
    assert (grip.x, grip.y) == (x + 4, y + 1)
    assert site.said[-1].endswith("mm left of the middle of 1F")
    site.probe.key(Qt.Key.Key_E)
    assert grip.degrees == -2.0
    site.table.cancel()


def test_esc_gives_back_what_the_keys_hold(build: Build) -> None:
    site = chosen(build)
    before = site.state
    take_over(site, "floor-1")
    site.wait(0.4)
    site.probe.key(Qt.Key.Key_Escape)
    assert not site.tower.holds
    assert site.state is before
    assert site.tower.live.phase == "still"


def test_keys_speak_any_alphabet(build: Build) -> None:
    site = chosen(build)
    take_over(site, "floor-1")
    site.wait(0.3)
    focus = QApplication.focusWidget()
    assert focus is not None
    key = QKeyEvent(QEvent.Type.KeyPress, 0x410, Qt.KeyboardModifier.NoModifier, "а")  # F on a Russian one
    QApplication.sendEvent(focus, key)
    held = site.tower.live.held(0)
    assert held is not None
    assert held.pose.fold == 20
    site.table.cancel()


def test_the_hand_plays_a_turn_by_itself(build: Build) -> None:
    site = chosen(build)
    for _ in range(12):
        if not site.bridge.view.wanted:
            break
        assert site.table.handling.gesture(Gesture("act", action="auto")).accepted
        assert site.tower.busy
        site.settle()
    assert site.state.phase == "refill"
    assert site.state.zone_of("floor-2") == "floor-1"
    assert site.table.handling.draft is None


def test_the_hand_that_plays_by_itself_can_be_stopped(build: Build) -> None:
    site = chosen(build)
    before = site.state
    site.tower.act("auto")
    site.wait(0.2)
    assert site.tower.in_hand.by_itself
    site.table.cancel()
    assert not site.tower.holds
    site.settle()
    assert site.state is before


def test_a_card_is_chosen_by_the_first_enter(build: Build) -> None:
    site = build()
    assert site.table.keyboard.enter("cards")
    card = site.probe.focused
    assert card is not None
    site.probe.key(Qt.Key.Key_Return)
    assert site.state.phase != "choose"
    assert card.startswith(site.state.chosen or "-")


def test_every_card_and_every_half_is_one_stop(build: Build) -> None:
    site = build()
    cards = [subject.id for subject in site.table.access.subjects if "action-" in subject.id]
    assert cards
    assert not [each.id for each in site.table.access.subjects if each.id.startswith("face-up-")]
    for card in site.state.face_up:
        halves = len(site.state.cards.card(card or "").options)
        assert [each.partition("/")[0] for each in cards].count(card or "") == halves


def test_the_first_arrow_takes_the_picked_piece_up(build: Build) -> None:
    site = chosen(build)
    piece = site.wanted()
    site.probe.focus(piece)
    site.probe.key(Qt.Key.Key_Return)
    assert not site.tower.holds
    site.probe.key(Qt.Key.Key_Left)
    assert site.tower.in_hand.ruler
    assert site.tower.in_hand.piece == piece
    assert site.said[-1].endswith("of 1F")
    site.table.cancel()


def test_where_there_are_floors_to_choose_from_arrows_choose_one(qtbot: QtBot) -> None:
    site = at(qtbot, position(tower=tower(2), face_up=["action-13", "action-1"]))
    site.choose("action-13")
    ally = site.wanted()
    site.probe.focus(ally)
    site.probe.key(Qt.Key.Key_Return)
    site.probe.key(Qt.Key.Key_Up)
    assert site.probe.focused == "floor-2"
    site.probe.key(Qt.Key.Key_Down)
    assert site.probe.focused == "floor-1"
    site.probe.key(Qt.Key.Key_Return)
    assert site.tower.in_hand.ruler
    site.table.cancel()
