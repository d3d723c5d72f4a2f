"""The sign beside a figure in the hand tells what a push would do, and why it would not."""

from dataclasses import replace

import pytest
from games.shinra_tower_table.conftest import FRAME_S, WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor
from support.peg_setting import look_of

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.moves import Choose, PlacePiece
from desktop.games.shinra_tower.table.fit import Fit, FitProbe
from desktop.games.shinra_tower.table.hidden import hidden, hidden_by
from desktop.games.shinra_tower.table.shades import AMBER

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


@pytest.mark.parametrize("over_mm", [10.0, 19.0, 30.0, 45.0])
@pytest.mark.parametrize("x_mm", [-30.0, 0.0, 30.0])
def test_wherever_the_sign_ticks_in_front_of_a_floor_the_figure_stands(
    build: Build, x_mm: float, over_mm: float
) -> None:
    """High in the lit frame, too: it is let down onto its floor first, and does not topple."""
    site = build(FLOOR_BUILT)
    piece = site.wanted()
    hold(site, x_mm, STANDS_Y + over_mm)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert fit.free
    site.probe.release(site.pixel(x_mm, STANDS_Y + over_mm))
    site.settle()
    assert site.refusals == []
    assert site.state.zone_of(piece) == "floor-2"
    assert abs(site.tower.live.poses()[piece].degrees) < 5


def test_what_is_let_down_can_be_taken_again_on_its_way(build: Build) -> None:
    site = build(FLOOR_BUILT)
    piece, high = site.wanted(), STANDS_Y + 40.0
    hold(site, -30, high)
    site.probe.release(site.pixel(-30, high))
    site.wait(0.3)
    held = site.tower.live.held(0)
    assert held is not None
    assert STANDS_Y < held.pose.y < high
    site.probe.press(site.pixel(20, high))
    site.wait(0.5)
    assert site.tower.holds
    site.probe.release(site.pixel(20, high))
    site.settle()
    assert site.state.zone_of(piece) == "floor-2"
    assert site.tower.live.poses()[piece].x == pytest.approx(20, abs=4)


def test_by_keys_a_figure_raised_over_its_floor_is_let_down(build: Build) -> None:
    site = build(FLOOR_BUILT)
    piece = site.wanted()
    site.probe.click(piece, (0.5, 0.5))
    site.probe.key(Qt.Key.Key_Up)
    for _ in range(25):
        site.probe.key(Qt.Key.Key_Up)
    site.wait(0.6)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert fit.free
    site.probe.key(Qt.Key.Key_Return)
    site.settle()
    assert site.state.zone_of(piece) == "floor-2"
    assert abs(site.tower.live.poses()[piece].degrees) < 5


@pytest.mark.parametrize(("x_mm", "y_mm"), [(75.0, STANDS_Y), (0.0, STANDS_Y + 60.0)])
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


def beside_cloud(site: Site, apart_mm: float) -> float:
    """Where the middle of a wall is that stands so far to the left of Cloud."""
    body = site.tower.live.shapes.body
    fold = site.tower.live.shapes.sizes.wall.wise_fold
    half = (body("cloud").width_mm + body("staircase-1", fold).width_mm) / 2
    return site.tower.live.poses()["cloud"].x - half - apart_mm


def knocks(site: Site) -> bool:
    """Whether the sign warns of Cloud now."""
    fit = FitProbe(site.tower.live).look()
    if fit is None:
        return False
    assert not fit.free
    assert (fit.tone, fit.blocked_by) == ("careful", "cloud")
    assert fit.reason is not None
    assert fit.reason.id == "shinra.fit.touch"
    return True


@pytest.mark.parametrize(
    ("apart_mm", "over_mm", "warns"),
    [(1.0, 0.0, False), (1.0, 8.0, False), (-1.5, 0.0, True), (-8.0, 40.0, True), (-8.0, 70.0, False)],
    ids=["close beside", "close beside, above", "pressed against", "over the head", "far over the head"],
)
def test_a_wall_warns_where_it_would_really_touch(
    build: Build, apart_mm: float, over_mm: float, warns: bool
) -> None:
    """Beside a figure, however close, a wall comes down without harm: nobody is warned of that."""
    site = build((Choose(card="action-21"),))
    hold(site, beside_cloud(site, apart_mm), WALL_Y + over_mm)
    assert knocks(site) is warns
    site.table.cancel()


@pytest.mark.parametrize("apart_mm", [0.8, 1.2, 2.0])
def test_what_is_not_warned_of_does_no_harm(build: Build, apart_mm: float) -> None:
    site = build((Choose(card="action-21"),))
    hold(site, beside_cloud(site, apart_mm), WALL_Y)
    before = site.tower.live.poses()["cloud"]
    assert not knocks(site)
    site.probe.release(site.pixel(beside_cloud(site, apart_mm), WALL_Y))
    site.settle()
    assert abs(site.tower.live.poses()["cloud"].x - before.x) < 0.3
    assert site.state.zone_of("cloud") == "floor-1"


def test_a_wall_that_is_moved_towards_something_warns_before_it_is_there(build: Build) -> None:
    site = build((Choose(card="action-21"),))
    hold(site, beside_cloud(site, 5.0), WALL_Y)
    assert not knocks(site)
    site.probe.move(site.pixel(beside_cloud(site, -2.0), WALL_Y))
    site.wait(FRAME_S)
    assert knocks(site)
    site.table.cancel()


@pytest.mark.parametrize(
    ("built", "x_mm", "around", "colour"),
    [
        ((Choose(card="action-21"),), None, "cloud", AMBER),
        (FLOOR_BUILT, -32.0, "staircase-1", look_of().colours.refused),
    ],
    ids=["a wall about to knock", "a figure that does not go in"],
)
def test_what_is_in_the_way_is_marked_on_the_tower(
    build: Build, built: tuple[Choose | PlacePiece, ...], x_mm: float | None, around: str, colour: str
) -> None:
    """A line goes round it, and is gone when the hand has let go or is elsewhere."""
    site = build(built)
    assert _marked(site, around, colour) == 0
    hold(site, x_mm if x_mm is not None else beside_cloud(site, -1.5), WALL_Y)
    assert _marked(site, around, colour) > 3
    site.table.cancel()
    site.settle()
    assert _marked(site, around, colour) == 0


def _marked(site: Site, piece: str, colour: str) -> int:
    """So many pixels near the piece's upper right corner have that colour."""
    pose = site.tower.live.poses()[piece]
    body = site.tower.live.shapes.body(piece, pose.fold)
    at = site.pixel(pose.x + body.width_mm / 2 - 1.0, pose.y + body.height_mm / 2)
    image = site.table.grab(QRect(at - QPoint(9, 9), QSize(18, 18))).toImage()
    wanted = QColor(colour)
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(
        abs(one.red() - wanted.red()) + abs(one.green() - wanted.green()) + abs(one.blue() - wanted.blue())
        < 60
        for one in pixels
    )


@pytest.mark.parametrize("steadiness", ["normal", "shaky"])
def test_a_hand_that_wavers_over_a_good_place_is_told_nothing_else(build: Build, steadiness: str) -> None:
    site = build(FLOOR_BUILT, options={"steadiness": steadiness})
    hold(site, 0, STANDS_Y + 1.0)
    told = set[bool]()
    for _ in range(400):
        site.wait(FRAME_S)
        fit = FitProbe(site.tower.live).look()
        told.add(fit is not None and fit.free)
    site.table.cancel()
    assert told == {True}


@pytest.mark.parametrize(("turns", "stands"), [(0, True), (6, True), (10, True), (24, False)])
def test_a_turned_figure_is_told_whether_it_will_stand(build: Build, turns: int, stands: bool) -> None:
    site = build(FLOOR_BUILT)
    piece = site.wanted()
    hold(site, 0, STANDS_Y + 4.0)
    for _ in range(turns):
        site.probe.key(Qt.Key.Key_Q)
    site.wait(0.6)
    fit = FitProbe(site.tower.live).look()
    assert fit is not None
    assert fit.free is stands
    assert stands or fit.reason == Message("shinra.fit.askew")
    site.probe.release(site.pixel(0, STANDS_Y + 4.0))
    site.settle()
    assert (site.state.zone_of(piece) == "floor-2") is stands
