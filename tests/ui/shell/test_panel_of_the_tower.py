"""The tower's panel in the real window: what is pressed next is whole, in place, and keeps the keyboard."""

from collections.abc import Callable

import pytest
from games.shinra_tower_table.conftest import FRAME_S
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, open_dealt

from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.moves import Choose
from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.prompt import Prompt
from desktop.ui.panels.said_part import SaidPart
from desktop.ui.panels.turn_box import TurnBox
from desktop.ui.panels.upper_part import UpperPart
from desktop.ui.patience import QUIET_S
from desktop.ui.table.contract import Gesture
from desktop.ui.table.stops import Subject
from desktop.ui.table_page import TablePage

OpenTower = Callable[..., TablePage]


@pytest.fixture
def open_tower(open_window: OpenWindow) -> OpenTower:
    def opened(**preferences: object) -> TablePage:
        return open_dealt(open_window(**preferences), "shinra_tower")

    return opened


def choose(page: TablePage) -> None:
    """Take a half that brings two walls, a floor and an enemy."""
    moves = page.match.rules.legal_moves(page.match.state)
    brings = (
        move
        for move in moves
        if isinstance(move, Choose)
        and isinstance(page.match.state.cards.card(move.card).options[move.option], EnemyAction)
    )
    assert page.bridge.propose(next(brings)).allowed
    QTest.qWait(50)


def button(page: TablePage, name: str) -> WrapButton:
    found = page.panel.findChild(WrapButton, name)
    assert isinstance(found, WrapButton), name
    return found


def is_whole(shown: WrapButton) -> bool:
    return shown.visibleRegion().boundingRect() == shown.rect() and not shown.rect().isEmpty()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("percent", [100, 200])
def test_what_is_pressed_next_is_whole(open_tower: OpenTower, language: str, percent: int) -> None:
    page = open_tower(language=language, text_percent=percent)
    choose(page)
    assert is_whole(button(page, "action-auto"))
    if percent == 100:
        assert is_whole(button(page, "undo"))


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_all_that_a_hand_with_a_wall_can_press_is_whole_and_nothing_moves_for_it(
    open_tower: OpenTower, language: str
) -> None:
    page = open_tower(language=language)
    choose(page)
    stays = [button(page, name) for name in ("action-auto", "undo")]
    before = [one.mapTo(page, one.rect().topLeft()) for one in stays]
    carry_by_keys(page)
    box = page.panel.findChild(ActionBox)
    assert box is not None
    shown = [one for one in box.findChildren(WrapButton) if one.isVisible()]
    assert {"action-turn-left", "action-fold", "action-second-hand"} <= {one.objectName() for one in shown}
    assert [one.objectName() for one in shown if not is_whole(one)] == []
    assert [one.mapTo(page, one.rect().topLeft()) for one in stays] == before


def carry_by_keys(page: TablePage) -> None:
    """Take a wall up over the first floor."""
    handling, wall = page.table.handling, page.bridge.view.wanted[0]
    assert handling.gesture(Gesture("grab", piece=wall)).accepted
    assert handling.gesture(Gesture("drop", piece=wall, zone="floor-1")).accepted
    QTest.qWait(50)


def test_a_bar_takes_no_width_from_the_words(open_tower: OpenTower) -> None:
    page = open_tower()
    choose(page)
    upper, turn = page.panel.findChild(UpperPart), page.panel.findChild(TurnBox)
    assert upper is not None
    assert turn is not None
    wide = turn.width()
    upper.set_room(150)
    QTest.qWait(30)
    assert upper.verticalScrollBar().isVisible()
    assert turn.width() == wide


def test_giving_up_stands_last_and_quiet(open_tower: OpenTower) -> None:
    page = open_tower()
    choose(page)
    page.bridge.undo()
    QTest.qWait(50)
    give_up, undo = button(page, "action-ask-give-up"), button(page, "redo")
    assert give_up.property("role") == "quiet"
    assert give_up.mapTo(page, give_up.rect().topLeft()).y() > undo.mapTo(page, undo.rect().bottomLeft()).y()
    spot = give_up.mapTo(page, give_up.rect().center())
    click(give_up)
    QTest.qWait(20)
    there = page.childAt(spot)
    assert there is None or there.objectName() != "action-give_up", "a second press goes on with the game"


def test_the_keyboard_stays_on_a_button_that_is_offered_again(open_tower: OpenTower, qtbot: QtBot) -> None:
    page = open_tower()
    choose(page)
    auto = button(page, "action-auto")
    auto.setFocus(Qt.FocusReason.TabFocusReason)
    number = page.match.number
    QTest.keyClick(auto, Qt.Key.Key_Space)
    page.table.access.show_focus(True)
    qtbot.waitUntil(lambda: page.match.number != number, timeout=30_000)
    QTest.qWait(50)
    assert button(page, "action-auto").isVisible()
    assert QApplication.focusWidget() is button(page, "action-auto")


def test_a_pile_with_one_thing_to_take_is_taken_by_one_press(open_tower: OpenTower) -> None:
    page = open_tower()
    choose(page)
    table, board = page.table, page.table.stage.board
    piece = next(each for each in reversed(page.bridge.view.wanted) if each in board.pieces)
    pile = Subject("zone", board.pieces[piece].zone)
    assert table.access.focus(pile, Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Return)
    assert table.handling.held == piece
    assert table.access.current in table.stage.legal(), "and the keyboard is where it may go"


def test_a_tray_of_many_is_entered_and_a_pile_of_nothing_wanted_is_read(open_tower: OpenTower) -> None:
    page = open_tower()
    choose(page)
    table = page.table
    for zone in ("supply-enemies", "supply-pillar"):
        assert table.access.focus(Subject("zone", zone), Qt.FocusReason.OtherFocusReason)
        QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Return)
        assert table.handling.held is None
        assert table.access.current is not None
        assert table.access.current.kind == "piece"


def test_a_folded_panel_offers_no_giving_up(open_tower: OpenTower) -> None:
    page = open_tower()
    assert button(page, "action-ask-give-up").isVisible()
    page.panel.set_folded(True)
    choose(page)
    names = {one.objectName() for one in page.panel.findChildren(QToolButton) if one.isVisible()}
    assert "strip-action-auto" in names
    assert "strip-action-ask-give-up" not in names


def test_a_question_that_had_no_room_for_a_moment_is_whole_again(open_tower: OpenTower) -> None:
    page = open_tower(language="ja")
    choose(page)
    tower = page.table.living
    assert isinstance(tower, LivingTower)
    tower.act("auto")
    for _ in range(3000):
        if tower.busy:
            tower.advance(FRAME_S)
    QTest.qWait(round(QUIET_S * 1000) + 50)
    click(button(page, "undo"))
    said = page.panel.findChild(SaidPart)
    assert isinstance(said, SaidPart)
    bar = said.verticalScrollBar()
    said.setFixedHeight(40)
    assert bar.maximum()
    page.panel.resize(page.panel.width(), page.panel.height() - 1)
    QTest.qWait(50)
    assert bar.maximum() == 0


def test_while_a_wall_is_carried_by_keys_the_panel_says_how(open_tower: OpenTower) -> None:
    page = open_tower()
    choose(page)
    wall = page.bridge.view.wanted[0]
    carry_by_keys(page)
    prompt = page.panel.findChild(Prompt, "prompt")
    assert isinstance(prompt, Prompt)
    assert prompt.isVisible()
    assert prompt.text() == page._room.words.tr("shinra.prompt.ruler", piece=wall)
    assert button(page, "action-let-go").isVisible()
    assert page.panel.findChild(WrapButton, "action-confirm") is None
