"""The panel as a whole: rules that open, folding, width, look and keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off, texts

from desktop.games.tranquility.rules.moves import EndTurn
from desktop.ui.panels.extent import NARROWEST
from desktop.ui.panels.grip import Grip
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.rule_card import RuleCard
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours
from desktop.ui.theme.stylesheet import dress

LEFT = Qt.MouseButton.LeftButton
LANGUAGES = ("en", "ja", "ru")
NAMES = ("<b>Bo</b>", "A&B", "{0}", "&File %1", "<img src=x>")


def test_a_rule_opens_in_place_and_leads_on(open_desk: Callable[..., Any], show: Any, qtbot: QtBot) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    cards = panel.findChildren(RuleCard)
    assert 2 <= len(cards) <= 3
    card = next(card for card in cards if desk.match.rules.rulebook.entry(card.rule).related)
    more = card.findChild(WrapButton, "rule-more")
    assert more is not None
    assert (more.icon_name, more.label) == ("plus", desk.words.tr("app.rules.more")), "it speaks for itself"
    spot = more.mapTo(panel, more.rect().center())
    QTest.mouseClick(more, LEFT)
    assert card.is_open
    assert more.icon_name == "minus"
    assert more.mapTo(panel, more.rect().center()) == spot, "a second press closes it again"
    shown = [button for button in card.findChildren(WrapButton) if button.isVisible()]
    assert not [button for button in shown if button.icon_name == "plus"], "nothing closed is shown"
    related = desk.match.rules.rulebook.entry(card.rule).related[0]
    link = card.findChild(WrapButton, related)
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


def small(panel: SidePanel, name: str) -> QToolButton:
    found = panel.findChild(QToolButton, f"strip-{name}")
    assert found is not None
    return found


def test_the_keyboard_stays_in_the_strip_when_its_button_goes(
    open_desk: Callable[..., Any], show: Any
) -> None:
    desk = open_desk("Ann", "Bo", scale=2.0)
    panel = show(desk)
    panel.set_folded(True)
    panel.activateWindow()
    assert QTest.qWaitForWindowActive(panel.window())
    desk.bridge.lift(1)
    desk.discard_two()
    small(panel, "action-end_turn").setFocus()
    assert desk.bridge.propose(EndTurn()).allowed
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert panel.findChild(QToolButton, "strip-action-end_turn") is None
    now = QApplication.focusWidget()
    assert now is not None
    assert now.objectName().startswith("strip-")


def test_a_folded_panel_still_plays_a_turn(open_desk: Callable[..., Any], show: Any, qtbot: QtBot) -> None:
    desk = open_desk("Ann", "Bo", scale=2.0)
    panel = show(desk)
    panel.set_folded(True)
    desk.bridge.lift(1)
    QTest.mouseClick(small(panel, "action-discard_two"), LEFT)
    assert desk.handling.draft is not None
    QTest.mouseClick(small(panel, "cancel"), LEFT)
    assert desk.handling.draft is None
    desk.discard_two()
    end = small(panel, "action-end_turn")
    assert end.isVisible()
    assert end.accessibleName() == desk.words.tr("tranquility.action.end-turn")
    assert panel.rect().contains(end.mapTo(panel, end.rect().bottomRight()))
    QTest.mouseClick(end, LEFT)
    assert desk.match.turn == 2
    qtbot.wait(450)
    QTest.mouseClick(small(panel, "hand-over"), LEFT)
    assert desk.bridge.eyes is None
    assert panel.folded


def test_a_folded_panel_opens_to_ask_and_to_say_why(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo", options={"goats": True})
    panel = show(desk)
    desk.bridge.lift(1)
    panel.set_folded(True)
    QTest.mouseClick(small(panel, "action-herd"), LEFT)
    assert not panel.folded
    desk.discard_two()
    desk.end_turn()
    panel.set_folded(True)
    panel.press_undo()
    assert not panel.folded
    asked = panel.findChild(PlainLabel, "undo-reason")
    assert asked is not None
    assert asked.isVisible()


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
    dress(qapp, dark)
    panel.set_look(dark)
    qtbot.wait(20)
    picture = panel.grab().toImage()
    lowest = [picture.pixelColor(x, picture.height() - 3).lightness() for x in range(picture.width())]
    assert sorted(lowest)[picture.width() // 2] < 90, "the ground is dark, whatever is written on it"
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
