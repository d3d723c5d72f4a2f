"""The tower's figures: how true its statics are, how fast it runs, how long it stands.

    PYTHONPATH=tests python -m benchmarks.tower [--only speeds hands] [--seeds 10]

Times are processor time on one core, so that a busy machine does not spoil them; each figure is printed
with its goal, and the exit status is 1 when one is missed.
"""

import time
from collections.abc import Callable, Iterator

from benchmarks.figure import Figure, reader, tell
from support import tower

from desktop.games.shinra_tower.physics.stability import joints
from desktop.games.shinra_tower.physics.tilt import tilt_margin
from desktop.games.shinra_tower.physics.world import TICK_HZ, rebuild

REBUILDS = 200


def truths() -> Iterator[Figure]:
    """What the world says of cases that statics knows."""
    yield Figure("a plate tips, mm from the edge of its support", abs(tower.edge_error_mm()), 0.05)
    yield Figure("a box tips over, degrees from its angle", abs(tower.tipping_error_degrees()), 0.1)
    yield Figure("a plate slides, degrees from arctan(friction)", abs(tower.sliding_error_degrees()), 0.05)


def speeds() -> Iterator[Figure]:
    """How fast 84 bodies are, all awake, and how soon a tower of 20 floors is quiet."""
    world = tower.awake(tower.nominal(20, crowned=True))
    assert len(world.pieces()) == 84
    seconds, spent = 0.4, time.process_time()
    tower.run(world, seconds)
    spent = time.process_time() - spent
    assert all(world.is_awake(piece) for piece in world.pieces())
    yield Figure("84 awake bodies, times real time", seconds / spent, 12.0, at_least=True)
    quiet = tower.until_asleep(tower.awake(tower.nominal(20)), 10.0)
    yield Figure("20 floors just built, seconds until asleep", quiet, 3.0)


def standing() -> Iterator[Figure]:
    """Whether a tower left alone stays where it is."""
    scene = tower.settled(20)
    world = rebuild(tower.shapes(), scene.poses)
    tower.run(world, 600.0)
    drift = tower.drift_mm(scene.poses, tower.poses_of(world))
    yield Figure("20 floors, 10 minutes untouched, mm of drift", drift, 0.0)
    world = rebuild(tower.shapes(), scene.poses)
    world.wake()
    tower.run(world, 600.0)
    drift = tower.drift_mm(scene.poses, tower.poses_of(world))
    yield Figure("20 floors, 10 minutes after being woken, mm of drift", drift, 0.05)
    world = rebuild(tower.shapes(), scene.poses)
    for _ in range(60):
        world.wake()
        tower.run(world, 0.5)
    drift = tower.drift_mm(scene.poses, tower.poses_of(world))
    yield Figure("20 floors, 30 s never let asleep, mm of drift", drift, 0.05)
    poses = scene.poses
    for _ in range(REBUILDS):
        world = rebuild(tower.shapes(), poses)
        tower.run(world, 0.1)
        poses = tower.poses_of(world)
    yield Figure(f"20 floors, {REBUILDS} rebuilds, mm of drift", tower.drift_mm(scene.poses, poses), 0.0)


def readings() -> Iterator[Figure]:
    """What stability costs to know."""
    for floors in (10, 20):
        scene = tower.settled(floors)
        spent = _timed(lambda scene=scene: joints(tower.shapes(), scene.poses, scene.places), 20)
        yield Figure(f"every joint at {floors} floors, ms", spent, 3.0)
        spent = _timed(lambda scene=scene: tilt_margin(tower.shapes(), scene.poses, scene.places), 3)
        yield Figure(f"tilt margin at {floors} floors, ms", spent, 250.0)


def margins() -> Iterator[Figure]:
    """How far the tilt margin is from a table tilted slowly."""
    for floors in (10, 20):
        scene = tower.settled(floors)
        margin = tilt_margin(tower.shapes(), scene.poses, scene.places)
        off = margin.right_degrees / tower.simulated_tilt(scene, 1) - 1.0
        yield Figure(f"tilt margin at {floors} floors, share above a tilted table", abs(off), 0.25)


def hands(seeds: int) -> Iterator[Figure]:
    """How high the steady auto hand builds, and how long the slowest verdict takes."""
    built = [tower.build(20, "steady", seed) for seed in range(seeds)]
    whole = sum(one.floors >= 20 for one in built)
    yield Figure(
        f"steady auto hand, towers of 20 floors, share of {seeds}", whole / seeds, 0.9, at_least=True
    )
    slowest = max(one.longest_ticks for one in built) / TICK_HZ
    yield Figure("slowest verdict, seconds after release", slowest, 4.0)


def _timed(work: Callable[[], object], times: int) -> float:
    """Milliseconds of one call, the best of several."""
    best = float("inf")
    for _ in range(times):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best * 1000.0


def main() -> int:
    """Measure, print, and say whether all goals are reached."""
    given = reader(__doc__)
    given.add_argument("--seeds", type=int, default=10)
    parts: dict[str, Callable[[], Iterator[Figure]]] = {
        "truths": truths,
        "speeds": speeds,
        "standing": standing,
        "readings": readings,
        "margins": margins,
        "hands": lambda: hands(wanted.seeds),
    }
    given.add_argument("--only", nargs="+", choices=parts, default=list(parts))
    wanted = given.parse_args()
    found = (figure for part in wanted.only for figure in parts[part]())
    return tell(found, as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
