"""Towers for tests and measurements, and what statics says of simple cases."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from desktop.games.shinra_tower.physics.autohand import Intent
from desktop.games.shinra_tower.physics.nature import answer
from desktop.games.shinra_tower.physics.outcome import judge
from desktop.games.shinra_tower.physics.pieces import Shapes, Steadiness, kind_of, read_sizes
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.scene import Scene, Settlement, first_scene
from desktop.games.shinra_tower.physics.world import TICK_HZ, TowerWorld, new_world, rebuild

RESOURCES = Path(__file__).parents[2] / "resources" / "shinra_tower"
KINDS = ("logo", "propeller", "staircase", "pipe")
WALLS = tuple(f"{kind}-{copy}" for copy in range(1, 13) for kind in KINDS)
ALLIES = ("cloud", "aerith", "tifa", "red-xiii", "barret", "biggs", "wedge", "jessie")
PAIRS = ("guard", "air-soldier", "sweeper", "stanley", "bomb")
BOSSES = ("guard-scorpion", "reno", "rude", "rufus", "dark-nation", "sephiroth")
FIGURES = (*ALLIES, *(f"{name}-{copy}" for name in PAIRS for copy in (1, 2)), *BOSSES)


@cache
def shapes() -> Shapes:
    """The product's own pieces."""
    return Shapes(read_sizes(RESOURCES))


def nominal(floors: int, *, figures: bool = True, crowned: bool = False, fold: int = 30) -> dict[str, Pose]:
    """A tower as a perfect hand would build it; ``crowned`` has two walls on its top tile as well."""
    poses: dict[str, Pose] = {}
    walls, height = iter(WALLS), 0.0
    for floor in range(1, floors + 1):
        poses[f"floor-{floor}"] = Pose(0.0, height + 1.5)
        height += 3.0
        if floor < floors or crowned:
            poses |= {next(walls): Pose(x, height + 22.5, 0.0, 0, fold) for x in (-34.0, 34.0)}
        here = [figure for number, figure in enumerate(FIGURES) if number % floors == floor - 1 and figures]
        for place, figure in enumerate(here[:6]):
            x = (0.0, -18.0, 18.0)[place // 2 % 3]
            poses[figure] = Pose(x, height + shapes().body(figure).height_mm / 2, 0.0, place % 2)
        height += 45.0
    return poses


def awake(poses: Mapping[str, Pose]) -> TowerWorld:
    """A world of these poses that feels its weight."""
    world = new_world(shapes())
    for piece in sorted(poses):
        world.add(piece, poses[piece])
    return world


def run(world: TowerWorld, seconds: float) -> None:
    """Let time pass."""
    for _ in range(round(seconds * TICK_HZ)):
        world.step()


def poses_of(world: TowerWorld) -> dict[str, Pose]:
    """Where everything is, as it would be logged."""
    return {piece: world.pose(piece).quantised() for piece in world.pieces()}


@cache
def settled(floors: int, *, figures: bool = True) -> Scene:
    """A tower that has taken its load and sleeps, with nothing to be grabbed."""
    world = awake(nominal(floors, figures=figures))
    until_asleep(world, 10.0)
    poses = poses_of(world)
    return Scene(poses, judge(shapes(), poses))


def until_asleep(world: TowerWorld, most_seconds: float) -> float:
    """The seconds until nothing moves; infinite when something still does."""
    for tick in range(round(most_seconds * TICK_HZ)):
        if not any(world.is_awake(piece) for piece in world.pieces()):
            return tick / TICK_HZ
        world.step()
    return math.inf


def drift_mm(before: Mapping[str, Pose], after: Mapping[str, Pose]) -> float:
    """How far the piece that moved most has moved."""
    return max(math.hypot(after[one].x - pose.x, after[one].y - pose.y) for one, pose in before.items())


def tilted(world: TowerWorld, degrees: float) -> None:
    """Tilt the table, to the right for positive angles."""
    angle, gravity = math.radians(degrees), shapes().sizes.gravity_mm_s2
    world.set_gravity(gravity * math.sin(angle), -gravity * math.cos(angle))


def edge_error_mm() -> float:
    """How far from the edge of its support a plate begins to tip."""
    edge = 20.0

    def tips(x: float) -> bool:
        world = awake(
            {
                "logo-1": Pose(-edge + 6.0, 22.5, fold=30),
                "logo-2": Pose(edge - 6.0, 22.5, fold=30),
                "floor-2": Pose(x, 46.5),
            }
        )
        run(world, 3.0)
        return abs(world.pose("floor-2").degrees) > 1.0

    return _border(tips, edge - 1.0, edge + 1.0) - edge


def tipping_error_degrees() -> float:
    """How far from its angle a standing box tips over."""

    def tips(degrees: float) -> bool:
        world = new_world(shapes())
        tilted(world, degrees)
        world.add("logo-1", Pose(0.0, 22.5, fold=30))
        run(world, 3.0)
        return abs(world.pose("logo-1").degrees) > 5.0

    return _border(tips, 10.0, 20.0) - math.degrees(math.atan2(12.0, 45.0))


def sliding_error_degrees() -> float:
    """How far from arctan(friction) a plate begins to slide."""

    def slides(degrees: float) -> bool:
        world = new_world(shapes())
        tilted(world, degrees)
        world.add("floor-2", Pose(0.0, 1.5))
        run(world, 3.0)
        return abs(world.pose("floor-2").x) > 3.0

    return _border(slides, 20.0, 35.0) - math.degrees(math.atan(shapes().sizes.friction))


def simulated_tilt(scene: Scene, side: int, degrees_a_second: float = 0.5) -> float:
    """The tilt of the table at which the tower goes, when it is tilted slowly."""
    world = rebuild(shapes(), scene.poses)
    for tick in range(90 * TICK_HZ):
        degrees = degrees_a_second * tick / TICK_HZ
        tilted(world, side * degrees)
        world.wake()
        world.step()
        if tick % 30 == 0:
            places = judge(shapes(), {piece: world.pose(piece) for piece in scene.poses}, scene.poses)
            if any(not place.startswith("floor-") for place in places.values()):
                return degrees
    return math.inf


@dataclass(frozen=True, slots=True)
class Built:
    """What an auto hand has built, and at what cost."""

    scene: Scene
    floors: int
    highest: int
    releases: int
    walls_lost: int
    longest_ticks: int


def build(goal: int, steadiness: Steadiness, seed: int, most: int = 400) -> Built:
    """A tower by the auto hand: two walls, tile and figure a turn, until it is high, lost or given up."""
    built = Built(first_scene(shapes().sizes.floor.height_mm), 1, 1, 0, 0, 0)
    while built.floors < goal and built.walls_lost < 5 and built.releases < most:
        before = built
        built = _turn(built, steadiness, seed)
        if built.floors == 1 and before.floors > 1:
            break
    return built


def _turn(built: Built, steadiness: Steadiness, seed: int) -> Built:
    base = built.floors
    free = [piece for piece in (*WALLS, *FIGURES) if piece not in built.scene.poses]
    walls = [piece for piece in free if kind_of(piece) == "wall"][:2]
    figures = [piece for piece in free if kind_of(piece) == "figure"][:1]
    own = frozenset((*walls, f"floor-{base + 1}", *figures))
    for piece in (*walls, f"floor-{base + 1}", *figures):
        floor = base + 1 if kind_of(piece) == "figure" else base
        while piece not in built.scene.poses:
            scene = replace(built.scene, grabbable=own)
            done = answer(shapes(), scene, Intent(piece, floor), steadiness, seed * 100_003 + built.releases)
            built = _after(built, done, own)
            if (own - {piece}) & set(done.places) or built.floors < base or built.releases > 400:
                return built
    return built


def _after(built: Built, done: Settlement, own: frozenset[str]) -> Built:
    places = {piece: place for piece, place in built.scene.places.items() if piece in done.poses}
    places |= {piece: place for piece, place in done.places.items() if place.startswith("floor-")}
    lost = [piece for piece in done.places if piece not in done.poses and piece not in own]
    walls = sum(kind_of(piece) == "wall" for piece in lost)
    floors = max(int(piece.removeprefix("floor-")) for piece in done.poses if kind_of(piece) == "floor")
    return Built(
        Scene(done.poses, places),
        floors,
        max(built.highest, floors),
        built.releases + 1,
        built.walls_lost + walls,
        max(built.longest_ticks, done.ticks),
    )


def _border(happens: Callable[[float], bool], low: float, high: float) -> float:
    """Where something begins to happen, between a value where it does not and one where it does."""
    assert not happens(low)
    assert happens(high)
    while high - low > 0.004:
        middle = (low + high) / 2
        low, high = (low, middle) if happens(middle) else (middle, high)
    return (low + high) / 2
