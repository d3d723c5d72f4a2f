"""Tips keep quiet while a piece is carried, and speak of nothing that has been taken back."""

from games.shinra_tower_table.conftest import WALL_Y, Build, Site
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.shinra_tower.rules.moves import Choose
from desktop.ui.table.contract import Gesture
from desktop.ui.table.tips import HOVER_MS

WALLS_NEXT = (Choose(card="action-21"),)


def hover(site: Site, thing: str, qtbot: QtBot) -> None:
    site.probe.move(site.probe.at(thing) + QPoint(2, 0))
    site.probe.move(site.probe.at(thing))
    qtbot.waitUntil(lambda: site.table.tip.isVisible() and site.table.tips.shown is not None)


def test_no_tip_opens_while_a_wall_taken_by_a_click_crosses_the_strip(build: Build) -> None:
    site = build(WALLS_NEXT)
    site.probe.click(site.wanted(), (0.5, 0.5))
    for thing in ("supply-tiles", "strip"):
        site.probe.move(site.probe.at(thing))
        QTest.qWait(HOVER_MS + 100)
        assert not site.table.tip.isVisible()
    assert site.table.handling.held


def test_what_was_told_before_goes_when_the_tower_takes_the_piece(build: Build, qtbot: QtBot) -> None:
    site = build(WALLS_NEXT)
    piece = site.wanted()
    hover(site, "strip", qtbot)
    assert site.table.handling.gesture(_grab(piece)).accepted
    site.probe.move(site.pixel(-32, WALL_Y + 60))
    assert site.tower.holds
    assert not site.table.tip.isVisible()
    site.table.cancel()


def test_a_tip_goes_when_a_move_is_taken_back(build: Build, qtbot: QtBot) -> None:
    site = build(WALLS_NEXT)
    hover(site, "strip", qtbot)
    assert site.bridge.undo()
    assert not site.table.tip.isVisible()


def _grab(piece: str) -> Gesture:
    return Gesture("grab", piece=piece)
