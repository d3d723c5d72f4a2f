"""What the panel says: three languages, names as typed, text at 200 %, and the log."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off, texts

from desktop.ui.panels.extent import NARROWEST
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.rule_card import RuleCard
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.theme.look import Look

LEFT = Qt.MouseButton.LeftButton
LANGUAGES = ("en", "ja", "ru")
NAMES = ("<b>Bo</b>", "A&B", "{0}", "&File %1", "<img src=x>")


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


def test_the_log_says_that_it_was_copied(open_desk: Callable[..., Any], show: Any, qtbot: QtBot) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    copy, which = panel.findChild(QToolButton, "log-copy"), panel.findChild(PlainLabel, "log-which")
    assert copy is not None
    assert which is not None
    before = which.text()
    QTest.mouseClick(copy, LEFT)
    assert which.text() == desk.words.tr("app.panel.log.copied")
    qtbot.waitUntil(lambda: which.text() == before)
    QApplication.clipboard().clear()


def test_the_log_stands_at_the_newest_turn_until_it_is_scrolled(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot
) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    bar = log_of(panel).verticalScrollBar()
    desk.bridge.lift(1)
    for _ in range(6):
        desk.whole_turn()
        qtbot.wait(10)
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    bar.setValue(0)
    desk.discard_two()
    qtbot.wait(10)
    assert bar.value() == 0, "who reads on is left where they are"
    desk.end_turn()
    desk.bridge.raise_curtain()
    desk.bridge.lift(desk.seat)
    qtbot.wait(10)
    assert bar.value() == bar.maximum(), "other eyes begin with the newest turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_one_asks_oneself(open_desk: Callable[..., Any], show: Any, language: str) -> None:
    desk = open_desk("Ann", language=language)
    panel = show(desk)
    desk.discard_two()
    desk.end_turn()
    panel.press_undo()
    asked = panel.findChild(PlainLabel, "undo-reason")
    assert asked is not None
    assert desk.words.tr("app.panel.undo.ask.solo") in asked.text()
    assert desk.words.tr("app.panel.undo.ask") not in asked.text()


def test_in_russian_cancel_and_undo_are_different_words(open_desk: Callable[..., Any]) -> None:
    tell = open_desk(language="ru").words.tr
    assert tell("app.panel.cancel") == "Отмена"
    assert tell("app.panel.undo") == tell("app.end.undo") == "Взять ход назад"
