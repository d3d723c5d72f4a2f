"""Building with the mouse: drag, click-click, folds, the second hand, and everything that can go wrong."""

from games.shinra_tower_table.conftest import FRAME_S, TILE_Y, WALL_Y, Build, Site
from PySide6.QtCore import QPoint, Qt

from desktop.games.shinra_tower.table import layout
from desktop.ui.table.contract import Gesture

ENEMY_CARD = ("action-21", 0)


def chosen(build: Build) -> Site:
    """The Enemy Action has been chosen: the walls are next."""
    site = build()
    assert ENEMY_CARD[0] in site.state.face_up
    site.choose(*ENEMY_CARD)
    assert site.state.phase == "walls"
    return site


def test_a_turn_is_played_with_the_mouse_to_its_end(build: Build) -> None:
    site = chosen(build)
    site.build_by_mouse()
    assert site.state.phase == "climb"
    site.drag("cloud", -18, TILE_Y + 1.5 + 17)
    assert site.state.phase == "refill"
    assert site.state.zone_of("cloud") == "floor-2"
    site.table.handling.gesture(Gesture("act", action="end_turn"))
    assert (site.state.turn, site.state.phase) == (2, "choose")
    assert site.moves.count("settled") == 5
    assert site.refusals == []


def test_every_settlement_is_answered_by_the_world_and_not_by_the_rules(build: Build) -> None:
    site = chosen(build)
    site.drag(site.wanted(), -30.5, WALL_Y)
    settled = site.played[-1]
    x, y, *_ = settled.poses[settled.released]
    assert abs(x + 30.5) < 3.0
    assert abs(y - 25.5) < 0.3


def test_click_and_click_place_too(build: Build) -> None:
    site = chosen(build)
    piece = site.wanted()
    site.probe.click(piece, (0.5, 0.5))
    site.probe.move(site.pixel(-32, WALL_Y + 60))
    assert site.tower.holds
    for height in range(60, -1, -3):
        site.probe.move(site.pixel(-32, WALL_Y + height))
        site.wait(3 * FRAME_S)
    site.wait(0.5)
    site.probe.click_at(site.pixel(-32, WALL_Y))
    site.settle()
    assert site.state.zone_of(piece) == "floor-1"


def test_each_wall_is_taken_folded_whatever_was_done_to_the_last(build: Build) -> None:
    site = chosen(build)
    site.carry(site.wanted(), -32, WALL_Y + 40)
    folds = list[int]()
    for _ in range(4):
        site.probe.key(Qt.Key.Key_F)
        held = site.tower.live.held(0)
        assert held is not None
        folds.append(held.pose.fold)
    assert folds == [20, 10, 0, 30]
    site.probe.key(Qt.Key.Key_F)
    site.probe.key(Qt.Key.Key_Escape)
    site.probe.release(site.pixel(-32, WALL_Y + 40))
    site.carry(site.wanted(), -32, WALL_Y + 40)
    held = site.tower.live.held(0)
    assert held is not None
    assert held.pose.fold == 30
    site.table.cancel()


def test_a_wall_is_folded_and_turned_in_the_hand(build: Build) -> None:
    site = chosen(build)
    site.carry(site.wanted(), -32, WALL_Y + 40)
    held = site.tower.live.held(0)
    assert held is not None
    assert held.pose.fold == 30
    site.probe.key(Qt.Key.Key_F)
    folded = site.tower.live.held(0)
    assert folded is not None
    assert folded.pose.fold == 20
    site.probe.key(Qt.Key.Key_Q)
    site.probe.key(Qt.Key.Key_Q)
    site.wait(0.5)
    turned = site.tower.live.held(0)
    assert turned is not None
    assert turned.degrees == 4.0
    site.probe.release(site.pixel(-32, WALL_Y + 40))
    site.settle()


def test_the_wheel_turns_what_is_held_and_scrolls_nothing(build: Build) -> None:
    site = chosen(build)
    site.carry(site.wanted(), -32, WALL_Y + 40)
    camera = site.tower.camera
    assert site.tower.wheel(layout.TOWER.center(), 1.0)
    held = site.tower.live.held(0)
    assert held is not None
    assert held.degrees == 2.0
    assert site.tower.camera == camera
    site.table.cancel()


def test_a_double_click_on_a_wall_of_this_turn_takes_and_folds_it(build: Build) -> None:
    site = chosen(build)
    wall = site.wanted()
    site.drag(wall, -32, WALL_Y)
    at, hand = site.tower.camera.on_table(-32, WALL_Y), site.table.hand
    for when_ms in (10**9, 10**9 + 100):  # QTest keeps its own clicks too far apart
        hand.press(at, when_ms)
        hand.release(at)
    held = site.tower.live.held(0)
    assert held is not None
    assert (held.piece, held.pose.fold) == (wall, 20)
    site.table.cancel()
    site.settle()
    assert site.state.zone_of(wall) == "floor-1"


def test_what_was_placed_this_turn_is_taken_again_and_adjusted(build: Build) -> None:
    site = chosen(build)
    wall = site.wanted()
    site.drag(wall, 20, WALL_Y)
    site.drag(wall, 34, WALL_Y)
    assert site.moves[-2:] == ["adjust", "settled"]
    assert abs(dict(site.state.poses)[wall][0] - 34) < 3.0


def test_what_was_placed_earlier_is_refused_with_the_reason(build: Build) -> None:
    site = chosen(build)
    x, y, *_ = dict(site.state.poses)["cloud"]
    site.probe.press(site.pixel(x, y))
    site.probe.move(site.pixel(x, 60))
    assert not site.tower.holds
    assert [verdict.rule for verdict in site.refusals] == ["shinra.place.hands-off"]
    site.probe.release(site.pixel(x, 60))
    assert site.state.zone_of("cloud") == "floor-1"


def test_esc_in_mid_hold_gives_the_piece_back_without_a_trace(build: Build) -> None:
    site = chosen(build)
    before, piece = site.state, site.wanted()
    site.carry(piece, -32, WALL_Y + 60)
    site.probe.key(Qt.Key.Key_Escape)
    assert site.state is before
    assert site.tower.live.phase == "still"
    assert site.tower.in_hand.taken == frozenset()
    site.probe.release(site.pixel(-32, WALL_Y + 60))
    assert site.state is before
    assert piece in site.table.stage.board.pieces


def test_lost_focus_and_a_release_outside_give_back_as_well(build: Build) -> None:
    site = chosen(build)
    before = site.state
    site.carry(site.wanted(), 30, WALL_Y + 60)
    site.table.pointer.lose()
    assert not site.tower.holds
    site.carry(site.wanted(), 30, WALL_Y + 60)
    site.probe.release(QPoint(-4000, 90))
    site.settle()
    assert not site.tower.holds
    assert site.state is before


def test_a_flick_of_ten_thousand_pixels_a_second_harms_nothing(build: Build) -> None:
    site = chosen(build)
    site.carry(site.wanted(), 0, WALL_Y + 60)
    for step in range(30):
        side = 1 if step % 2 else -1
        site.probe.move(site.pixel(side * 150, WALL_Y + 80 * (step % 3)))
        site.wait(FRAME_S)
    poses = site.tower.live.poses()
    assert all(abs(pose.x) < 2000 and abs(pose.y) < 2000 for pose in poses.values())
    site.probe.release(site.pixel(150, WALL_Y))
    site.settle()
    assert site.state.phase in ("walls", "set-back")


def test_the_second_hand_keeps_a_piece_in_the_air(build: Build) -> None:
    site = chosen(build)
    first = site.wanted()
    site.carry(first, -32, WALL_Y + 60)
    site.probe.key(Qt.Key.Key_X)
    site.probe.release(site.pixel(-32, WALL_Y + 60))
    assert not site.tower.holds
    assert site.tower.in_hand.locked == first
    second = next(piece for piece in site.bridge.view.wanted[::-1] if piece[:4] != first[:4])
    site.drag(second, 32, WALL_Y)
    assert site.state.zone_of(second) == "floor-1"
    assert site.tower.in_hand.locked == first
    site.tower.act("second-hand")
    assert site.tower.in_hand.piece == first
    for height in range(60, -1, -2):
        site.probe.move(site.pixel(-32, WALL_Y + height))
        site.wait(3 * FRAME_S)
    site.wait(0.5)
    site.probe.click_at(site.pixel(-32, WALL_Y))
    site.settle()
    assert site.state.zone_of(first) == "floor-1"
    assert site.state.phase == "floor"


def test_a_figure_that_does_not_fit_stays_in_the_hand_and_says_why(build: Build) -> None:
    site = chosen(build)
    site.drag(site.wanted(), -32, WALL_Y)
    site.drag(site.wanted(), 32, WALL_Y)
    site.drag(site.wanted(), 0, TILE_Y)
    site.carry(site.wanted(), 0, TILE_Y)
    site.probe.release(site.pixel(0, TILE_Y))
    assert site.tower.holds
    assert site.refusals[-1].rule == "shinra.place.no-room"
    assert site.refusals[-1].facts["blocked_by"] == "floor-2"
    site.table.cancel()
    site.settle()
    assert site.state.phase == "enemy"


def test_a_piece_thrown_off_is_placed_again(build: Build) -> None:
    site = chosen(build)
    piece = site.wanted()
    site.drag(piece, 75, WALL_Y + 30)
    assert site.state.phase == "walls"
    assert site.state.zone_of(piece) == "table"
    site.drag(piece, -32, WALL_Y)
    assert site.state.zone_of(piece) == "floor-1"


def test_what_a_hand_knocks_down_is_told_so(build: Build) -> None:
    site = chosen(build)
    site.carry(site.wanted(), -75, WALL_Y - 8)
    for step in range(1, 41):
        site.probe.move(site.pixel(-75 + 5 * step, WALL_Y - 8))
        site.wait(FRAME_S)
    site.probe.release(site.pixel(125, WALL_Y - 8))
    site.settle()
    told = [event.id for entry in site.match.played for event in entry.events]
    assert site.state.phase == "set-back", "Cloud was pushed off his floor"
    assert "shinra.event.knocked" in told
    assert "shinra.event.fell" not in told
