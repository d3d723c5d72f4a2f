"""The panel as a whole: words in three languages, names as typed, text at 200 %, folding and width."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off, texts

from desktop.ui.panels.grip import Grip
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.rule_card import RuleCard
from desktop.ui.panels.side_panel import NARROWEST, SidePanel
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours
from desktop.ui.theme.stylesheet import apply_look

LEFT = Qt.MouseButton.LeftButton
LANGUAGES = ("en", "ja", "ru")
NAMES = ("<b>Bo</b>", "A&B", "{0}", "&File %1", "<img src=x>")


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[Any], SidePanel]:
    def shown(desk: Any) -> SidePanel:
        panel = desk.panel()
        qtbot.addWidget(panel)
        panel.resize(panel.width(), 900)
        panel.show()
        qtbot.waitExposed(panel)
        return panel

    return shown


def log_of(panel: SidePanel) -> QTextEdit:
    page = panel.findChild(QTextEdit, "log-page")
    assert isinstance(page, QTextEdit)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_text_is_cut_off(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot, language: str, scale: float
) -> None:
    desk = open_desk(
        "Ann", "Bartholomäus" + "x" * 40, language=language, scale=scale, options={"goats": True}
    )
    panel = show(desk)
    panel.set_width(NARROWEST)
    desk.bridge.lift(1)
    for card in panel.findChildren(RuleCard):
        card.set_open(True)
    qtbot.wait(30)
    assert cut_off(panel) == []
    desk.discard_two()
    desk.end_turn()
    qtbot.wait(30)
    assert cut_off(panel) == []
    hand_over = panel.findChild(WrapButton, "hand-over")
    assert isinstance(hand_over, WrapButton)
    assert hand_over.isVisible()
    assert hand_over.mapTo(panel, QPoint(hand_over.width(), 0)).x() <= panel.width()


@pytest.mark.parametrize("name", NAMES)
def test_names_are_shown_as_typed(open_desk: Callable[..., Any], show: Any, name: str) -> None:
    desk = open_desk(name, name)
    panel = show(desk)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    head = panel.findChild(PlainLabel, "turn-seat")
    assert isinstance(head, PlainLabel)
    assert head.text() == name
    assert head.textFormat() == Qt.TextFormat.PlainText
    assert name in log_of(panel).toPlainText()
    hand_over = panel.findChild(WrapButton, "hand-over")
    assert isinstance(hand_over, WrapButton)
    assert name in hand_over.label
    for label in panel.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText
    for widget in panel.findChildren(QWidget):
        assert "<b>Bo" not in widget.toolTip()
        assert "<img" not in widget.toolTip()


def test_another_language_says_everything_anew(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo", language="en")
    panel = show(desk)
    desk.bridge.lift(1)
    desk.whole_turn()
    for language in ("ja", "ru", "en"):
        desk.words.set_language(language)
        desk.look = Look(desk.look.colours, False, 1.0, 0, language)
        panel.set_look(desk.look)
        fresh = show(desk)
        assert texts(panel) == texts(fresh)
        assert log_of(panel).toPlainText() == log_of(fresh).toPlainText()
        fresh.leave()


def test_a_renamed_player_is_renamed_everywhere(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.match.rename_seat(1, "Zoë")
    assert "Zoë" in log_of(panel).toPlainText()
    assert "Ann" not in log_of(panel).toPlainText()
    assert "Zoë" in texts(panel)


def test_the_log_goes_turn_by_turn_and_is_copied(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    desk.whole_turn()
    desk.discard_two()
    whole = log_of(panel).toPlainText()
    earlier, later, copy = (
        panel.findChild(QToolButton, name) for name in ("log-earlier", "log-later", "log-copy")
    )
    assert earlier is not None
    assert later is not None
    assert copy is not None
    QTest.mouseClick(earlier, LEFT)
    assert log_of(panel).toPlainText().startswith("Turn 2 · Bo")
    assert "Turn 1" not in log_of(panel).toPlainText()
    QTest.mouseClick(earlier, LEFT)
    assert log_of(panel).toPlainText().startswith("Turn 1 · Ann")
    QTest.mouseClick(copy, LEFT)
    assert QApplication.clipboard().text() == log_of(panel).toPlainText()
    QTest.mouseClick(later, LEFT)
    QTest.mouseClick(later, LEFT)
    assert log_of(panel).toPlainText() == whole
    assert not later.isEnabled()
    QApplication.clipboard().clear()


def test_undo_takes_the_log_back(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    before = log_of(panel).toPlainText()
    desk.discard_two()
    assert log_of(panel).toPlainText() != before
    desk.bridge.undo()
    assert log_of(panel).toPlainText() == before


def test_the_log_is_reached_and_copied_by_keyboard(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot
) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    page = log_of(panel)
    assert page.focusPolicy() & Qt.FocusPolicy.TabFocus
    panel.activateWindow()
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text().replace("\u2029", "\n") == page.toPlainText()
    QApplication.clipboard().clear()


def test_a_rule_opens_in_place_and_leads_on(open_desk: Callable[..., Any], show: Any, qtbot: QtBot) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    cards = panel.findChildren(RuleCard)
    assert 2 <= len(cards) <= 3
    head = cards[0].findChild(WrapButton, "rule-head")
    assert head is not None
    QTest.mouseClick(head, LEFT)
    assert cards[0].is_open
    related = desk.match.rules.rulebook.entry(cards[0].rule).related[0]
    link = cards[0].findChild(WrapButton, related)
    assert link is not None
    with qtbot.waitSignal(panel.rule_asked) as asked:
        QTest.mouseClick(link, LEFT)
    assert asked.args == [related]
    desk.discard_two()
    desk.bridge.undo()


def test_an_open_rule_stays_open_while_the_draft_goes_on(open_desk: Callable[..., Any], show: Any) -> None:
    from desktop.ui.table.contract import Gesture

    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    card = panel.findChildren(RuleCard)[0]
    card.set_open(True)
    desk.handling.gesture(Gesture("act", action="discard_two"))
    same = next(one for one in panel.findChildren(RuleCard) if one.rule == card.rule)
    assert same.is_open


def test_the_panel_folds_to_its_handle(open_desk: Callable[..., Any], show: Any, qtbot: QtBot) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    wide = panel.width()
    fold = panel.findChild(QToolButton, "fold")
    assert fold is not None
    with qtbot.waitSignal(panel.folded_changed) as told:
        QTest.mouseClick(fold, LEFT)
    assert told.args == [True]
    assert panel.folded
    assert panel.width() < 80
    assert fold.isVisible()
    QTest.mouseClick(fold, LEFT)
    assert panel.width() == wide


@pytest.mark.parametrize(("side", "key"), [("right", Qt.Key.Key_Left), ("left", Qt.Key.Key_Right)])
def test_the_edge_makes_it_wider(open_desk: Callable[..., Any], show: Any, side: Any, key: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    panel.set_side(side)
    wide = panel.width()
    grip = panel.findChild(Grip)
    assert grip is not None
    QTest.keyClick(grip, key)
    assert panel.width() > wide
    wide = panel.width()
    start, away = QPoint(6, 200), QPoint(-34 if side == "right" else 46, 200)
    QTest.mousePress(grip, LEFT, pos=start)
    QTest.mouseMove(grip, away)
    QTest.mouseRelease(grip, LEFT, pos=away)
    assert panel.width() > wide
    for _ in range(60):
        QTest.keyClick(grip, Qt.Key.Key_Right if side == "right" else Qt.Key.Key_Left)
    assert panel.width() >= NARROWEST
    QTest.keyClick(grip, Qt.Key.Key_Up)


def test_the_look_follows_while_open(
    open_desk: Callable[..., Any], show: Any, qapp: QApplication, qtbot: QtBot
) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    dark = Look(dark_colours(), True, 1.5, 0, "en")
    apply_look(qapp, dark)
    panel.set_look(dark)
    qtbot.wait(20)
    picture = panel.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, picture.height() - 3).lightness() < 90
    assert cut_off(panel) == []


def test_every_stop_of_tab_has_a_name(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    for widget in panel.findChildren(QWidget):
        stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.isVisible() and stops and widget.objectName() != "qt_scrollarea_viewport":
            assert widget.accessibleName(), widget


def test_a_panel_that_left_hears_no_more(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    panel.leave()
    said = texts(panel)
    desk.bridge.lift(1)
    desk.discard_two()
    assert texts(panel) == said
