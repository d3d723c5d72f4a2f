"""The tower is there from the first picture on, however its table was opened."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, tile_of

from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.ui.main_window import MainWindow

GAME = "shinra_tower"


def begin(window: MainWindow) -> None:
    click(tile_of(window, GAME))
    assert window.setup is not None
    click(window.setup.start)


def begin_again(window: MainWindow) -> None:
    begin(window)
    window.go_home()
    begin(window)


def go_on(window: MainWindow) -> None:
    begin(window)
    assert window.table_page is not None
    match = window.table_page.match.header.id
    window.go_home()
    window.go_on(match)


def around_cloud(window: MainWindow) -> QImage:
    """The picture where Cloud stands on the first tile."""
    page = window.table_page
    assert page is not None
    living = page.table.living
    assert isinstance(living, LivingTower)
    pose = living.live.poses()["cloud"]
    at = page.table.view.mapFromScene(living.camera.on_table(pose.x, pose.y))
    return page.table.grab(QRect(at - QPoint(14, 20), QSize(28, 50))).toImage()


@pytest.mark.parametrize("motion", ["off", "calm"])
@pytest.mark.parametrize("way", [begin, begin_again, go_on])
def test_the_tower_is_drawn_when_its_table_opens(
    open_window: OpenWindow, way: Callable[[MainWindow], None], motion: str
) -> None:
    window = open_window()
    window.room.change(motion=motion)
    way(window)
    image = around_cloud(window)
    colours = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    page = window.table_page
    assert page is not None
    page.table.view.resize(page.table.view.size() - QSize(40, 30))
    page.table.settle()
    wanted = around_cloud(window)
    there = {wanted.pixelColor(x, y).rgb() for x in range(wanted.width()) for y in range(wanted.height())}
    assert len(colours) > len(there) / 2, "there is nothing but the sky"
