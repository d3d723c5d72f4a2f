"""The clock, the record and the verdict of a live tower."""

import math
import random
from dataclasses import replace

import pytest
from support import tower

from desktop.games.shinra_tower.physics.inputs import FARTHEST_MM, HandInput, InputKind, Stamped
from desktop.games.shinra_tower.physics.live import COUNT_TICKS, LiveTower, replay
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.scene import FALLEN, HANGING, Scene
from desktop.games.shinra_tower.physics.settling import LIMIT_TICKS
from desktop.games.shinra_tower.physics.world import Motion

OWN = frozenset({"pillar-1", "pillar-2", "floor-5", "guard-2"})


def scene(floors: int = 4, own: frozenset[str] = OWN) -> Scene:
    there = tower.settled(floors)
    poses = {piece: pose for piece, pose in there.poses.items() if piece not in own}
    places = {piece: place for piece, place in there.places.items() if piece not in own}
    return Scene(poses, places, own)


def top_mm(floors: int) -> float:
    return 48.0 * floors - 45.0


def verdict_of(live: LiveTower) -> int:
    """Ticks until the verdict."""
    begun = live.now
    while live.settlement is None:
        live.tick()
    return live.now - begun


def test_frames_of_any_length_end_in_the_same_bits() -> None:
    ends: list[dict[str, Pose]] = []
    record = knocked(LiveTower(shapes := tower.shapes(), scene(), "reckless", 5))
    for frame_hz in (30, 60, 144, 7):
        live = LiveTower(shapes, scene(), "reckless", 5)
        waiting = list(record)
        while live.now < 400:
            due = 1 if frame_hz == 144 else 120 // frame_hz
            for _ in range(min(due, 400 - live.now)):
                while waiting and waiting[0].tick == live.now:
                    live.do(waiting.pop(0).input)
                live.tick()
        ends.append(live.poses())
    assert all(end == ends[0] for end in ends[1:])
    assert ends[0] != scene().poses


def knocked(live: LiveTower) -> list[Stamped]:
    """A hand that runs a wall against the tower."""
    live.do(HandInput("take", piece="pillar-1", x=-90.0, y=top_mm(4) - 30.0, value=30))
    for step in range(60):
        live.do(HandInput("move", x=-90.0 + 3.0 * step, y=top_mm(4) - 30.0))
        live.tick()
    live.do(HandInput("release"))
    return live.record


def test_a_record_played_again_gives_the_same_bits() -> None:
    first = LiveTower(tower.shapes(), scene(), "shaky", 11)
    record = knocked(first)
    verdict_of(first)
    again = LiveTower(tower.shapes(), scene(), "shaky", 11)
    replay(again, record, first.now)
    assert again.poses() == first.poses()
    assert again.settlement == first.settlement


def test_another_seed_is_another_hand() -> None:
    one, other = (LiveTower(tower.shapes(), scene(), "shaky", seed) for seed in (1, 2))
    for live in (one, other):
        knocked(live)
    assert one.poses() != other.poses()


def test_time_runs_slower_rather_than_in_leaps() -> None:
    live = LiveTower(tower.shapes(), scene())
    assert live.advance(1.0) == 4
    assert live.advance(0.0) == 0
    assert live.advance(1 / 60) == 2
    assert live.advance(1 / 240) == 0
    assert live.advance(1 / 240) == 1


def test_a_wall_let_go_over_the_top_floor_stands_on_it() -> None:
    live = LiveTower(tower.shapes(), scene(), "steady", 3)
    assert live.phase == "still"
    live.do(HandInput("take", piece="pillar-1", x=-34.0, y=top_mm(4) + 24.0, value=30))
    assert live.phase == "holding"
    for _ in range(40):
        live.tick()
    live.do(HandInput("release"))
    assert live.phase == "settling"
    assert verdict_of(live) <= LIMIT_TICKS
    done = live.settlement
    assert done is not None
    assert done.released == "pillar-1"
    assert done.places == {"pillar-1": "floor-4"}
    assert set(done.poses) == {*scene().poses, "pillar-1"}
    assert done.as_json()["poses"]["pillar-1"][4] == 30


def test_what_was_not_touched_keeps_its_logged_pose() -> None:
    live = LiveTower(tower.shapes(), scene(), "steady", 3)
    live.do(HandInput("take", piece="pillar-1", x=-34.0, y=top_mm(4) + 23.0, value=30))
    for _ in range(40):
        live.tick()
    live.do(HandInput("release"))
    verdict_of(live)
    done = live.settlement
    assert done is not None
    kept = [piece for piece, pose in scene().poses.items() if done.poses[piece] == pose]
    assert len(kept) >= len(scene().poses) - 2


def test_a_verdict_comes_in_time_although_the_tower_trembles_for_ever() -> None:
    live = LiveTower(tower.shapes(), scene())
    live.settle()
    noise = random.Random(1)
    ticks = 0
    while live.settlement is None:
        for piece in scene().poses:
            live.world.set_motion(piece, Motion(noise.uniform(-50, 50), noise.uniform(-50, 50)))
        live.tick()
        ticks += 1
    assert ticks <= LIMIT_TICKS
    assert ticks / 120 <= 4.0
    assert live.settlement.trembling


def test_putting_a_piece_back_untouched_leaves_nothing_to_log() -> None:
    live = LiveTower(tower.shapes(), scene())
    live.do(HandInput("take", piece="guard-2", x=200.0, y=300.0))
    live.tick()
    live.do(HandInput("put_back"))
    verdict_of(live)
    assert live.settlement is not None
    assert not live.settlement.moved
    assert live.settlement.released == ""


@pytest.mark.parametrize("nonsense", [math.nan, math.inf, -math.inf, 1e30])
def test_a_pointer_that_is_nowhere_explodes_nothing(nonsense: float) -> None:
    live = LiveTower(tower.shapes(), scene(), "reckless", 2)
    live.do(HandInput("take", piece="floor-5", x=0.0, y=400.0))
    live.do(HandInput("move", x=nonsense, y=nonsense))
    live.do(HandInput("turn", degrees=nonsense))
    for _ in range(120):
        live.tick()
    live.do(HandInput("release"))
    verdict_of(live)
    for pose in live.poses().values():
        assert all(math.isfinite(value) and abs(value) <= 2 * FARTHEST_MM for value in pose.as_row())


@pytest.mark.parametrize("speed_mm_s", [500.0, 3000.0, 10_000.0])
def test_a_flick_never_passes_through_a_plate(speed_mm_s: float) -> None:
    """A wall thrown down on the top tile from any side ends above it, beside the tower or on the table."""
    live = LiveTower(tower.shapes(), scene(), "steady", 1)
    live.do(HandInput("take", piece="pillar-1", x=0.0, y=top_mm(4) + 200.0, value=30))
    y = top_mm(4) + 200.0
    lowest = math.inf
    while y > -200.0:
        y -= speed_mm_s / 120
        live.do(HandInput("move", x=0.0, y=y))
        live.tick()
    for _ in range(30):
        live.tick()
        pose = live.poses()["pillar-1"]
        tile = live.poses()["floor-4"]
        if abs(pose.x - tile.x) < 20.0 and abs(tile.degrees) < 5.0:
            lowest = min(lowest, pose.y - tile.y)
    assert lowest > 0.0


def test_the_count_runs_on_the_live_tower_and_tells_what_falls() -> None:
    live = LiveTower(tower.shapes(), scene())
    live.begin_count()
    assert live.phase == "counting"
    assert live.count is not None
    assert live.count.seconds_left == 5
    for _ in range(COUNT_TICKS - 1):
        live.tick()
    assert live.settlement is None
    live.tick()
    assert live.settlement is not None
    assert not live.settlement.moved
    assert live.count.lost == ()


def test_what_falls_during_the_count_is_seen_before_its_end() -> None:
    live = LiveTower(tower.shapes(), scene())
    live.begin_count()
    live.world.set_motion("floor-4", Motion(900.0, 200.0))
    for _ in range(COUNT_TICKS):
        live.tick()
    assert live.count is not None
    assert "floor-4" in live.count.lost
    assert live.settlement is not None
    assert "floor-4" in live.settlement.places


def test_a_piece_in_the_air_survives_a_rebuild_of_the_world() -> None:
    live = LiveTower(tower.shapes(), scene())
    live.do(HandInput("take", piece="floor-5", x=0.0, y=400.0))
    for _ in range(30):
        live.tick()
    live.do(HandInput("lock"))
    before = live.held(1)
    assert before is not None
    live.rebase(replace(scene(), grabbable=OWN))
    after = live.held(1)
    assert after is not None
    assert after.piece == "floor-5"
    assert "floor-5" in live.poses()
    for _ in range(60):
        live.tick()
    assert live.poses()["floor-5"].y == pytest.approx(before.y, abs=0.5)


def test_the_defeated_are_lifted_out_and_what_leaned_on_nothing_stays() -> None:
    live = LiveTower(tower.shapes(), scene())
    live.lift_out(["jessie"])
    live.settle()
    verdict_of(live)
    assert live.settlement is not None
    assert "jessie" not in live.settlement.poses
    assert live.settlement.places == {}


def older_lost(live: LiveTower) -> set[str]:
    """What stood before and does not stand in the verdict."""
    assert live.settlement is not None
    places = live.settlement.places.items()
    return {piece for piece, place in places if place in (FALLEN, HANGING) and piece not in OWN}


@pytest.mark.parametrize("end", ["release", "put_back"])
def test_what_a_hand_knocked_down_is_told_from_what_fell_once_it_let_go(end: InputKind) -> None:
    live = LiveTower(tower.shapes(), scene(), "steady", 5)
    live.do(HandInput("take", piece="pillar-2", x=-150.0, y=300.0))
    live.do(HandInput("put_back"))
    verdict_of(live)
    live.do(HandInput("take", piece="pillar-1", x=-90.0, y=top_mm(4), value=30))
    for step in range(90):
        live.do(HandInput("move", x=-90.0 + 10.0 * step, y=top_mm(4)))
        live.tick()
    assert live.do(HandInput(end)).allowed
    verdict_of(live)
    assert live.settlement is not None
    assert set(live.settlement.knocked) == older_lost(live) != set()


def test_what_falls_under_what_was_let_go_was_not_knocked_down_by_the_hand() -> None:
    live = LiveTower(tower.shapes(), scene(), "steady", 5)
    live.do(HandInput("take", piece="floor-5", x=20.0, y=top_mm(4) + 280.0))
    for _ in range(40):
        live.tick()
    live.do(HandInput("release"))
    verdict_of(live)
    assert live.settlement is not None
    assert older_lost(live)
    assert live.settlement.knocked == ()
