"""Looking without playing: the whole of a tall tower, and every discarded card."""

import pytest
from games.shinra_tower_table.conftest import Build, Site, at
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from support.shinra import position, tower

from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.camera import FARTHEST, UNDER_MM, framing, overview

DISCARDED = ["action-3", "action-20", "action-16", "action-11", "action-22"]


def with_discards(qtbot: QtBot) -> Site:
    return at(qtbot, position(tower=tower(2), face_up=["action-1", "action-2"], discard=DISCARDED))


def spread(site: Site) -> list[str]:
    """The cards that are spread out, in reading order."""
    return [piece for piece in site.table.stage.board.pieces if piece.startswith("spread-")]


@pytest.mark.parametrize("floors", [1, 8, 12, 20])
def test_the_top_is_never_seen_too_small_and_the_whole_is_whole(floors: int) -> None:
    height = 3 + (floors - 1) * 48.0
    assert framing(height).scale >= FARTHEST == 2.0
    whole = overview(height)
    assert whole.bottom_mm == -UNDER_MM
    assert whole.top_mm >= height + 100


def test_a_tall_tower_is_shown_whole_by_a_button_and_a_key_and_back(qtbot: QtBot) -> None:
    site = at(qtbot, position(tower=tower(13), face_up=["action-1", "action-2"]))
    top = site.tower.camera
    assert top.bottom_mm > 0
    button = next(action for action in site.table.handling.actions() if action.id == "whole-tower")
    assert site.tower.act(button.id)
    assert site.tower.camera.bottom_mm == -UNDER_MM
    assert site.tower.camera.scale < FARTHEST
    site.probe.focus("action-1")
    site.probe.key(Qt.Key.Key_V)
    assert site.tower.camera == top


def test_a_low_tower_has_no_such_button(build: Build) -> None:
    assert "whole-tower" not in [action.id for action in build().table.handling.actions()]


def test_the_discard_pile_is_spread_by_a_click_and_every_card_can_be_read(qtbot: QtBot) -> None:
    site = with_discards(qtbot)
    before = site.state
    site.probe.click("discard", (0.5, 0.5))
    assert spread(site) == [f"spread-{card}" for card in reversed(DISCARDED)]
    board = site.table.stage.board
    rects = [board.pieces[piece].rect for piece in spread(site)]
    assert all(layout.TOWER.contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    site.probe.move(site.probe.at(spread(site)[1]) + QPoint(1, 1))
    site.probe.move(site.probe.at(spread(site)[1]))
    qtbot.waitUntil(site.table.tip.isVisible)
    assert site.table.tip.content.title == "Action card 11"
    site.probe.click_at(site.probe.at(layout.TOWER, (0.5, 0.97)))
    assert spread(site) == []
    assert site.state is before


@pytest.mark.parametrize("closing", [Qt.Key.Key_Escape, Qt.Key.Key_D])
def test_the_discard_pile_is_spread_by_a_key_and_walked_through(qtbot: QtBot, closing: Qt.Key) -> None:
    site = with_discards(qtbot)
    site.probe.focus("action-1")
    site.probe.key(Qt.Key.Key_D)
    assert site.probe.focused == "spread"
    site.probe.key(Qt.Key.Key_Return)
    assert site.probe.focused == "spread-action-22"
    site.probe.key(Qt.Key.Key_Right)
    assert site.probe.focused == "spread-action-11"
    site.probe.key(closing)
    assert spread(site) == []


@pytest.mark.parametrize("count", [0, 1, 5, 12, 23])
def test_so_many_cards_find_room(count: int) -> None:
    rects = layout.spread_rects(count)
    assert len(rects) == count
    assert all(layout.TOWER.contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
