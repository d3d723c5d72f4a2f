"""What goes on has one place in the panel, and neither it nor a tip gets into the way of a press."""

import pytest
from games.shinra_tower_table.conftest import FRAME_S
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot
from ui.shell.conftest import OpenWindow
from ui.shell.pages import LEFT, click, lift_curtain, open_dealt
from ui.shell.test_panel_of_the_tower import choose

from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.games.tranquility.rules.moves import DiscardTwo
from desktop.ui.panels.plain import WrapButton
from desktop.ui.patience import QUIET_S
from desktop.ui.table_page import TablePage
from desktop.ui.tooltips.tip import Tip

SEEN_MS = round(QUIET_S * 1000) + 50
"""A second press after this is meant for what stands there by then."""
NO_KEYS = Qt.KeyboardModifier.NoModifier
LANGUAGES = ("en", "ja", "ru")


def place(page: TablePage, button: WrapButton) -> QRect:
    return QRect(button.mapTo(page, QPoint(0, 0)), button.size())


def offered(page: TablePage, name: str) -> WrapButton:
    return next(button for button in page.panel._actions.offered() if button.objectName() == name)


def press_at(page: TablePage, spot: QPoint) -> None:
    """A click as the system sends it: whatever lies there gets it."""
    QTest.mouseClick(page.window().windowHandle(), LEFT, NO_KEYS, page.mapTo(page.window(), spot))
    QTest.qWait(SEEN_MS)


@pytest.fixture
def tranquil(open_window: OpenWindow) -> TablePage:
    page = open_dealt(open_window(), "tranquility")
    lift_curtain(page)
    return page


def discard_two(page: TablePage) -> None:
    hand = page.match.state.hands[(page.match.turn_of or 1) - 1]
    assert page.bridge.propose(DiscardTwo(cards=tuple(hand[:2]))).allowed
    QTest.qWait(50)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_what_goes_on_has_one_place_for_a_whole_match(
    open_window: OpenWindow, language: str, percent: int
) -> None:
    page = open_dealt(open_window(language=language, text_percent=percent), "tranquility")
    page.match.rename_seat(1, "A")
    page.match.rename_seat(2, "Wolfeschlegelstein")
    lift_curtain(page)
    tops = list[int]()
    for _ in range(4):
        discard_two(page)
        QTest.qWait(SEEN_MS)
        tops.append(place(page, offered(page, "action-end_turn")).top())
        click(offered(page, "action-end_turn"))
        QTest.qWait(SEEN_MS)
        main = place(page, offered(page, "hand-over"))
        tops.append(main.top())
        press_at(page, main.center())
        lift_curtain(page)
        QTest.qWait(50)
        others = [place(page, button) for button in page.panel._actions.offered()]
        assert not any(other.intersects(main) for other in others), "its place is free while it is away"
    whole = tops if percent == 100 else tops[4:]  # of larger text a longer question may need more room once
    assert len(set(whole)) == 1


def test_a_second_press_of_the_end_of_a_turn_takes_nothing_back(open_window: OpenWindow) -> None:
    """In the tower nothing is handed over, and Undo moved up to where the turn had been ended."""
    page = open_dealt(open_window(), "shinra_tower")
    choose(page)
    tower = page.table.living
    assert isinstance(tower, LivingTower)
    while page.match.state.phase != "refill":
        QTest.qWait(SEEN_MS)
        click(offered(page, "action-auto"))
        number = page.match.number
        for _ in range(6000):
            if page.match.number == number or tower.busy:
                tower.advance(FRAME_S)
    QTest.qWait(SEEN_MS)
    main = place(page, offered(page, "action-end_turn"))
    press_at(page, main.center())
    assert page.match.turn == 2
    number = page.match.number
    press_at(page, main.center())
    assert page.panel._actions._question.isHidden()
    assert page.match.number == number


def hover(page: TablePage, button: WrapButton, qtbot: QtBot) -> Tip:
    window = page.window().windowHandle()
    for spot in (button.rect().center() - QPoint(6, 0), button.rect().center()):
        QTest.mouseMove(window, button.mapTo(page.window(), spot))
        QTest.qWait(20)
    tips = page.findChildren(Tip, options=Qt.FindChildOption.FindDirectChildrenOnly)
    qtbot.waitUntil(lambda: any(tip.isVisible() for tip in page.findChildren(Tip)) or QToolTip.isVisible())
    tips = [tip for tip in page.findChildren(Tip) if tip.isVisible()]
    assert tips, "it lies over the neighbouring buttons"
    return tips[0]


def test_a_tip_of_the_panel_covers_no_button_and_takes_no_press(tranquil: TablePage, qtbot: QtBot) -> None:
    page = tranquil
    discard_two(page)
    end, undo = offered(page, "action-end_turn"), offered(page, "undo")
    tip = hover(page, end, qtbot)
    assert not tip.geometry().intersects(page.panel.geometry())
    assert tip.content.title == end.label
    cursor, spot = page.match.cursor, place(page, undo).center()
    QTest.mouseMove(page.window().windowHandle(), page.mapTo(page.window(), spot))
    press_at(page, spot)
    assert page.match.cursor < cursor, "the click took the step back"
    assert not tip.isVisible()


def play_a_turn(page: TablePage) -> None:
    """Two cards go, the turn is ended, and it has been seen."""
    discard_two(page)
    click(offered(page, "action-end_turn"))
    QTest.qWait(SEEN_MS)


def begin_a_draft(page: TablePage) -> None:
    click(offered(page, "action-discard_two"))
    assert page.table.handling.draft is not None


@pytest.mark.parametrize("way", ["key", "button"])
def test_undo_drops_first_what_has_been_begun(tranquil: TablePage, way: str) -> None:
    page = tranquil
    play_a_turn(page)
    click(offered(page, "hand-over"))
    lift_curtain(page)
    begin_a_draft(page)
    QTest.qWait(SEEN_MS)
    number = page.match.number
    if way == "key":
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        click(offered(page, "undo"))
    assert page.table.handling.draft is None
    assert page.panel._actions._question.isHidden(), "the other's move was not asked for"
    assert page.match.number == number


@pytest.mark.parametrize("on_nothing", [True, False])
def test_a_gesture_on_the_table_answers_the_question_with_no(tranquil: TablePage, on_nothing: bool) -> None:
    page = tranquil
    play_a_turn(page)
    click(offered(page, "undo"))
    question = page.panel._actions._question
    assert question.isVisible()
    number = page.match.number
    at = (
        QPoint(4, 4)
        if on_nothing
        else page.table.view.mapFromScene(
            next(piece.rect.center() for piece in page.table.stage.board.pieces.values())
        )
    )
    QTest.mouseClick(page.table.view.viewport(), LEFT, NO_KEYS, at)
    assert question.isHidden()
    assert page.match.number == number


def test_what_loses_nothing_is_the_coloured_answer(tranquil: TablePage) -> None:
    page = tranquil
    play_a_turn(page)
    click(offered(page, "undo"))
    answers = {name: page.panel.findChild(WrapButton, name) for name in ("undo-yes", "undo-no")}
    roles = {name: button.property("role") for name, button in answers.items() if button is not None}
    assert roles["undo-no"] == "primary"
    assert roles["undo-yes"] != "primary"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_twice_the_text_undo_is_the_last_and_stays_where_it_is(
    open_window: OpenWindow, language: str
) -> None:
    """There buttons end the panel: what came and went below Undo had it stand where the main button was."""
    page = open_dealt(open_window(language=language, text_percent=200), "tranquility")
    lift_curtain(page)
    discard_two(page)
    before = place(page, offered(page, "undo"))
    QTest.qWait(SEEN_MS)
    click(offered(page, "action-end_turn"))
    QTest.qWait(SEEN_MS)
    after = place(page, offered(page, "undo"))
    click(offered(page, "hand-over"))
    lift_curtain(page)
    QTest.qWait(SEEN_MS)
    begin_a_draft(page)
    QTest.qWait(50)
    assert offered(page, "cancel").isVisible()
    assert before == after == place(page, offered(page, "undo"))
