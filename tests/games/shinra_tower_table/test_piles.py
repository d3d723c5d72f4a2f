"""A pile of walls is one thing to a hand: every part of it takes the wall on top and says the same."""

import pytest
from games.shinra_tower_table.conftest import WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from desktop.games.shinra_tower.rules.moves import Choose
from desktop.games.shinra_tower.table import layout

PIPES = 3
"""The place of the Pipe walls among the piles."""


def parts(site: Site) -> dict[str, QPoint]:
    """Points on the lowest slats of the pile, on the top, and on the ground beside and below it."""
    low, top = layout.wall_rect(PIPES, 0), layout.wall_rect(PIPES, 11)
    ground = layout.wall_zone_rect(PIPES)
    spots = {
        "slats": QPointF(low.left() + 2, low.center().y()),
        "top": top.center(),
        "ground": QPointF(ground.center().x(), ground.bottom() - 3),
    }
    return {name: site.probe.at(spot) for name, spot in spots.items()}


@pytest.mark.parametrize("part", ["slats", "top"])
def test_a_pile_is_grabbed_wherever_it_is_touched(build: Build, part: str) -> None:
    site = build((Choose(card="action-21"),))
    start = parts(site)[part]
    site.probe.press(start)
    site.probe.move(start + QPoint(-12, 0))
    site.probe.move(site.pixel(32, WALL_Y + 60))
    held = site.tower.live.held(0)
    assert held is not None
    assert held.piece == "pipe-12"
    site.table.cancel()
    site.probe.release(site.pixel(32, WALL_Y + 60))
    assert site.state.zone_of("pipe-12") == "supply"


@pytest.mark.parametrize("part", ["slats", "top"])
def test_a_pile_that_is_not_wanted_refuses_wherever_it_is_touched(build: Build, part: str) -> None:
    site = build((Choose(card="action-21"),))
    across = layout.wall_rect(PIPES, 0).left() - layout.wall_rect(0, 0).left()
    start = parts(site)[part] - QPoint(round(across * site.table.sync.layout.scale), 0)
    site.probe.press(start)
    site.probe.move(start + QPoint(-12, 0))
    site.probe.release(start + QPoint(-12, 0))
    assert [verdict.rule for verdict in site.refusals] == ["shinra.enemy.substitute-wall"]


def test_a_pile_has_one_tip(build: Build, qtbot: QtBot) -> None:
    site = build((Choose(card="action-21"),))
    told = dict[str, tuple[str, ...]]()
    for part, spot in parts(site).items():
        site.probe.move(site.probe.at(layout.TOWER.center()))
        site.probe.move(spot)
        qtbot.waitUntil(lambda: site.table.tip.isVisible() and site.table.tip.content.title == "Pipe wall")
        told[part] = site.table.tip.content.lines
        site.table.tips.act()
    assert len(set(told.values())) == 1
    assert told["slats"][:2] == ("This is to be placed now.", "12 left in the supply.")
