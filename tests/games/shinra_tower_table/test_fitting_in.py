"""The sign beside a figure in the hand tells what a push would do, and why it would not."""

from dataclasses import replace

import pytest
from games.shinra_tower_table.conftest import FRAME_S, WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor
from support.peg_setting import look_of

from desktop.games.shinra_tower.rules.moves import Choose, PlacePiece
from desktop.games.shinra_tower.table.fit import Fit, FitProbe
from desktop.games.shinra_tower.table.hidden import hidden, hidden_by

FLOOR_BUILT = (
    Choose(card="action-21"),
    PlacePiece(piece="staircase-1", floor=1),
    PlacePiece(piece="pipe-1", floor=1),
    PlacePiece(piece="floor-2", floor=1),
)
STANDS_Y = 3.0 + 45.0 + 3.0 + 15.0
"""The middle of a figure whose feet are on 2F."""


def hold(site: Site, x_mm: float, y_mm: float) -> None:
    """Carry the figure there and keep the button down."""
    site.carry(site.wanted(), x_mm, y_mm)
    site.wait(8 * FRAME_S)


@pytest.mark.parametrize("low_mm", [-1.0, 0.0, 1.0, 2.0, 2.9, 5.0, 12.0])
def test_the_sign_says_what_letting_go_will_do(build: Build, low_mm: float) -> None:
    site = build(FLOOR_BUILT)
    hold(site, 0, STANDS_Y - low_mm)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    site.probe.release(site.pixel(0, STANDS_Y - low_mm))
    goes_in = site.refusals == []
    assert fit.free is goes_in
    if not goes_in:
        assert site.tower.holds
        site.table.cancel()
    site.settle()


def test_a_figure_held_a_little_low_is_not_called_wrong(build: Build) -> None:
    site = build(FLOOR_BUILT)
    hold(site, 0, STANDS_Y - 1.5)
    assert site.tower.live.fits(0)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert fit.free
    site.table.cancel()


@pytest.mark.parametrize(
    ("x_mm", "y_mm", "reason"),
    [
        (0.0, STANDS_Y - 10, "shinra.fit.floor"),
        (-32.0, WALL_Y, "shinra.fit.piece"),
        (0.0, STANDS_Y - 10 - 20, "shinra.fit.head"),
        (80.0, 8.0, "shinra.fit.table"),
    ],
)
def test_what_is_in_the_way_is_named_beside_the_figure(
    build: Build, x_mm: float, y_mm: float, reason: str
) -> None:
    site = build(FLOOR_BUILT)
    hold(site, x_mm, y_mm)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert fit.reason is not None
    assert fit.reason.id == reason
    site.table.cancel()


@pytest.mark.parametrize(("x_mm", "y_mm"), [(75.0, STANDS_Y), (0.0, STANDS_Y + 30.0)])
def test_there_is_no_tick_in_empty_air(build: Build, x_mm: float, y_mm: float) -> None:
    """Beside the tower, and high over its floor, a figure would fall."""
    site = build(FLOOR_BUILT)
    hold(site, x_mm, y_mm)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert not fit.free
    assert fit.reason is not None
    assert fit.reason.id == "shinra.fit.air"
    site.table.cancel()


def test_a_figure_that_another_hides_is_told_of(build: Build) -> None:
    """It may stand there, the sign says that it is not seen, and then a plate shows its letters in front."""
    site = build(FLOOR_BUILT)
    other = next(piece for piece in site.state.lying("floor-1") if piece == "cloud")
    poses = site.tower.live.poses()
    there = poses[other]
    back = replace(there, lane=1)
    shapes = site.tower.live.shapes
    assert hidden_by(shapes, poses, "jessie", back) == "cloud"
    assert hidden_by(shapes, poses, "jessie", replace(back, x=there.x + 14)) == ""
    assert hidden_by(shapes, poses, "jessie", replace(back, y=there.y + 48)) == ""
    assert Fit(behind="cloud").free
    reason = Fit(behind="cloud").reason
    assert reason is not None
    assert reason.id == "shinra.fit.behind"
    assert hidden(shapes, {**poses, "jessie": back}) == {"jessie": "cloud"}


def test_a_wall_about_to_knock_something_says_so(build: Build) -> None:
    """Held beside a figure it is warned of, let down on its floor it is not."""
    site = build((Choose(card="action-21"),))
    cloud = site.tower.live.poses()["cloud"]
    near_by = cloud.x - 12 - 1.5
    hold(site, near_by, WALL_Y)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert not fit.free
    assert fit.reason is not None
    assert (fit.reason.id, fit.blocked_by) == ("shinra.fit.touch", "cloud")
    site.table.cancel()
    site.settle()
    hold(site, -32, WALL_Y)
    assert FitProbe(site.tower.live).look() is None
    site.table.cancel()


@pytest.mark.parametrize(
    ("built", "x_mm", "y_mm", "around"),
    [((Choose(card="action-21"),), None, WALL_Y, "cloud"), (FLOOR_BUILT, -32.0, WALL_Y, "staircase-1")],
    ids=["a wall about to knock", "a figure that does not go in"],
)
def test_what_is_in_the_way_is_marked_on_the_tower(
    build: Build, built: tuple[Choose | PlacePiece, ...], x_mm: float | None, y_mm: float, around: str
) -> None:
    """A line goes round it, and is gone when the hand has let go or is elsewhere."""
    site = build(built)
    pose = site.tower.live.poses()[around]
    body = site.tower.live.shapes.body(around, pose.fold)
    corner = pose.x + body.width_mm / 2 - 1.0, pose.y + body.height_mm / 2
    assert _marked(site, *corner) == 0
    hold(site, x_mm if x_mm is not None else pose.x - 12 - 1.5, y_mm)
    assert _marked(site, *corner) > 3
    site.table.cancel()
    site.settle()
    assert _marked(site, *corner) == 0


def _marked(site: Site, x_mm: float, y_mm: float) -> int:
    """So many pixels near there have the colour of a refusal."""
    at = site.pixel(x_mm, y_mm)
    image = site.table.grab(QRect(at - QPoint(9, 9), QSize(18, 18))).toImage()
    refused = QColor(look_of().colours.refused)
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(
        abs(one.red() - refused.red()) + abs(one.green() - refused.green()) + abs(one.blue() - refused.blue())
        < 60
        for one in pixels
    )
