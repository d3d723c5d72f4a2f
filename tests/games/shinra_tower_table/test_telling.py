"""Tips keep quiet while a piece is carried, and speak of nothing that has been taken back."""

import pytest
from games.shinra_tower_table.conftest import WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.peg_setting import look_of

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


def face_up(site: Site) -> list[str]:
    """The face-up cards and halves of cards that are pressed, from the top."""
    stops = [each.id for each in site.table.access.subjects if each.id.startswith("action-")]
    return sorted(stops, key=lambda each: (site.probe.rect(each).top(), site.probe.rect(each).left()))


def seen(site: Site, piece: str) -> QRect:
    return site.table.view.on_screen(site.probe.rect(piece))


@pytest.mark.parametrize(("size", "scale"), [((911, 712), 1.0), ((1280, 800), 1.0), ((911, 712), 2.0)])
def test_the_tip_of_a_face_up_card_hides_no_other_that_may_be_chosen(
    build: Build, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    """Rather something of the supply, from which nothing is taken now."""
    site = build()
    site.table.set_look(look_of(text_scale=scale))
    site.table.resize(*size)
    site.table.settle()
    cards = face_up(site)
    assert len(cards) >= 2
    for card in cards:
        hover(site, card, qtbot)
        qtbot.waitUntil(lambda card=card: site.table.tips.shown == site.probe.subject(card))
        assert not any(site.table.tip.geometry().intersects(seen(site, each)) for each in cards)


def test_on_the_way_down_the_next_card_is_told_about_at_once(build: Build, qtbot: QtBot) -> None:
    site = build()
    first, last = face_up(site)[0], face_up(site)[-1]
    hover(site, first, qtbot)
    way = site.probe.at(last) - site.probe.at(first)
    start = site.probe.at(first)
    for step in range(1, 21):
        site.probe.move(start + QPoint(way.x() * step // 20, way.y() * step // 20))
    assert site.table.tips.shown == site.probe.subject(last)
    QTest.mouseClick(
        site.table.windowHandle(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        site.probe.viewport.mapTo(site.table, site.probe.at(last)),
    )
    assert site.moves[-1] == "choose"
    assert site.played[-1].card == last.split("/")[0]
