"""A small table at 200 %: what is asked and pressed is in sight, and nothing on the table becomes smaller."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off
from ui.home.test_home import GAMES
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, open_dealt, start_match

from desktop.engine.ids import Seat
from desktop.engine.move import Move
from desktop.games.tranquility.rules.moves import DiscardTwo, EndTurn
from desktop.ui.panels.edge_tips import TOLD
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.prompt import Prompt
from desktop.ui.panels.rail_sign import RailSign
from desktop.ui.panels.ready_button import ReadyButton
from desktop.ui.panels.undo_question import UndoQuestion
from desktop.ui.table_page import TablePage
from desktop.ui.tooltips.tip import Tip

LANGUAGES = ("en", "ja", "ru")
SIZES = ((1280, 800), (1024, 700), (640, 480))
OpenTable = Callable[..., TablePage]


@pytest.fixture
def open_table(open_window: OpenWindow) -> OpenTable:
    """Opens a match of a game in a window of a size, with its curtain lifted."""

    def opened(game: str, size: tuple[int, int], **preferences: object) -> TablePage:
        window = open_window(**preferences)
        window.resize(*size)
        page = open_dealt(window, game)
        lift(page)
        assert (window.width(), window.height()) == size, "no table makes a window wider"
        return page

    return opened


def lift(page: TablePage) -> None:
    seat: Seat | None = page.bridge.hotseat.must_hand_over or page.match.turn_of
    if page.bridge.eyes is None and seat is not None:
        page.bridge.lift(seat)
    QTest.qWait(50)


def unfold(page: TablePage) -> None:
    if page.panel.folded:
        click(fold_of(page))
        QTest.qWait(50)


def fold_of(page: TablePage) -> QToolButton:
    fold = page.panel.findChild(QToolButton, "fold")
    assert fold is not None
    return fold


def scale_of(page: TablePage) -> float:
    return page.table.view.transform().m11()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_large_text_makes_nothing_on_the_table_smaller(
    open_table: OpenTable, game: str, size: tuple[int, int]
) -> None:
    page = open_table(game, size)
    usual = scale_of(page)
    page._room.change(text_percent=200)
    QTest.qWait(100)
    assert not page.panel.folded
    assert scale_of(page) >= usual * 0.99


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_folded_panel_makes_nothing_on_the_table_smaller(
    open_table: OpenTable, game: str, percent: int
) -> None:
    page = open_table(game, SIZES[0], text_percent=percent)
    unfold(page)
    open_scale = scale_of(page)
    click(fold_of(page))
    QTest.qWait(100)
    assert page.panel.folded
    assert scale_of(page) >= open_scale * 0.98  # two lines above the table of The West
    page._room.change(text_percent=100)
    QTest.qWait(100)
    assert page.panel.rail.headline.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_and_what_is_pressed_are_in_sight_together(
    open_table: OpenTable, language: str, game: str, size: tuple[int, int]
) -> None:
    page = open_table(game, size, language=language, text_percent=200)
    unfold(page)
    panel = page.panel
    assert cut_off(panel) == []
    for area in panel.findChildren(QScrollArea):
        inside = area.widget()
        assert inside is not None
        assert not area.isVisible() or inside.width() <= area.viewport().width(), inside
    following = panel._actions.rows.next
    if following is not None:
        assert following.visibleRegion().boundingRect() == following.rect()
    prompt = panel.findChild(Prompt, "prompt")
    assert prompt is not None
    seen = prompt.visibleRegion().boundingRect()
    assert seen.top() == 0
    assert seen.height() >= min(prompt.height(), 2 * prompt.fontMetrics().lineSpacing())
    if size != SIZES[-1] and game != "the_west":
        assert seen == prompt.rect(), "all of it, where there is any room"
        scrolling = [area for area in panel.findChildren(QScrollArea) if area.verticalScrollBar().maximum()]
        assert len(scrolling) == 1, "one part scrolls, and not two"


def any_of(page: TablePage, kind: type[Move]) -> list[Move]:
    return [move for move in page.match.rules.legal_moves(page.match.state) if isinstance(move, kind)]


def play(page: TablePage, kind: type[Move]) -> None:
    assert page.bridge.propose(any_of(page, kind)[0]).allowed


def asked_back(page: TablePage) -> UndoQuestion:
    """Go on until a step back is asked about, and ask."""
    while page.match.may_undo(page.bridge.eyes or 1).kind != "ask":
        play(page, EndTurn if any_of(page, EndTurn) else DiscardTwo)
    QTest.qWait(50)
    page.panel.press_undo()
    QTest.qWait(50)
    question = page.panel.findChild(UndoQuestion)
    assert question is not None
    return question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[1:])
def test_a_question_opens_with_its_first_words_in_sight(
    open_table: OpenTable, language: str, size: tuple[int, int]
) -> None:
    page = open_table("tranquility", size, language=language, text_percent=200)
    question = asked_back(page)
    reason = question.findChild(PlainLabel, "undo-reason")
    no = question.findChild(WrapButton, "undo-no")
    assert reason is not None
    assert no is not None
    seen = reason.visibleRegion().boundingRect()
    assert seen.top() == 0
    assert seen.height() >= 2 * reason.fontMetrics().lineSpacing()
    assert page.window().focusWidget() is no, "the safe answer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folded_panel_tells_who_is_asked_and_what(open_table: OpenTable, language: str) -> None:
    page = open_table("tranquility", SIZES[-1], language=language)
    assert page.panel.folded
    sign, prompt = page.panel.findChild(RailSign), page.panel.findChild(Prompt, "prompt")
    assert sign is not None
    assert prompt is not None
    assert sign.isVisible()
    assert sign.visibleRegion().boundingRect() == sign.rect()
    for told in ("Ann", prompt.text()):
        assert told in sign.accessibleName()
        assert told in "\n".join(sign.property(TOLD))
    assert not sign.icon().isNull()
    click(sign)
    assert not page.panel.folded, "a press tells the rest"
    assert not sign.isVisible()


def test_the_sign_of_a_folded_panel_follows_the_game(open_table: OpenTable) -> None:
    page = open_table("tranquility", SIZES[-1])
    sign = page.panel.findChild(RailSign)
    assert sign is not None
    before = sign.icon().pixmap(sign.iconSize()).toImage(), sign.accessibleName()
    for kind in (DiscardTwo, EndTurn):
        play(page, kind)
    page.bridge.raise_curtain()
    lift(page)
    assert sign.accessibleName() != before[1]
    assert "Bo" in sign.accessibleName()
    assert sign.icon().pixmap(sign.iconSize()).toImage() != before[0]


def test_folding_the_panel_leaves_the_keyboard_to_nobody_else(open_table: OpenTable) -> None:
    page = open_table("tranquility", SIZES[0])
    button = page.panel.findChild(WrapButton, "action-discard_two")
    assert button is not None
    button.setFocus()
    click(fold_of(page))
    assert page.panel.folded
    now = page.window().focusWidget()
    assert now is None or page.isAncestorOf(now)


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_what_is_seen_follows_the_size_of_text(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table("tranquility", SIZES[0])
    paints = Paints(page.panel)
    for percent in (200, 100):
        before = paints.count
        page._room.change(text_percent=percent)
        qtbot.waitUntil(lambda before=before: paints.count > before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_curtain_can_be_read(open_window: OpenWindow, language: str) -> None:
    window = open_window(language=language, text_percent=200)
    window.resize(*SIZES[-1])
    page = start_match(window)
    QTest.qWait(50)
    assert page.curtain.isVisible()
    assert cut_off(page.curtain) == []
    ready = page.curtain.findChild(ReadyButton)
    assert ready is not None
    words = QRect(0, 0, ready.width() - 16, 10_000)
    wrapped = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    needed = ready.fontMetrics().boundingRect(words, wrapped, ready.text())
    assert needed.height() <= ready.height() - 16
    assert page.curtain.rect().contains(ready.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]])
def test_a_folded_panel_has_what_is_asked_written_above_the_table(
    open_table: OpenTable, language: str, size: tuple[int, int]
) -> None:
    page = open_table("tranquility", size, language=language, panel_open=False)
    headline = page.panel.rail.headline
    told = headline.findChild(Prompt)
    prompt = page.panel.findChild(Prompt, "prompt")
    assert told is not None
    assert prompt is not None
    assert told.isVisible()
    assert told.text() == prompt.text() != ""
    assert cut_off(headline) == []
    assert headline.geometry().bottom() < page.table.geometry().top(), "it covers nothing of the table"
    unfold(page)
    assert not headline.isVisible()


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("folded", [True, False])
def test_tips_of_the_edge_hide_none_of_its_icons(open_table: OpenTable, side: str, folded: bool) -> None:
    page = open_table("tranquility", SIZES[0], panel_open=not folded, panel_side=side)
    names = ("fold", "rail-sign", "strip-action-discard_two") if folded else ("fold",)
    for name in names:
        button = page.panel.findChild(QToolButton, name)
        assert button is not None
        at = button.rect().center()
        event = QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at))
        assert QApplication.sendEvent(button, event)
        tip = page.findChild(Tip, options=Qt.FindChildOption.FindDirectChildrenOnly)
        assert tip is not None
        assert tip.isVisible()
        assert tip.content.spoken.splitlines()[0] in button.accessibleName()
        assert not tip.geometry().intersects(page.panel.geometry())
        assert tip.geometry().top() <= button.mapTo(page, at).y() <= tip.geometry().bottom()
        assert not QToolTip.isVisible()
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
        assert not tip.isVisible()
