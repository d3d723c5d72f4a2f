"""Hands that push, flick, drop, seldom build: every piece is somewhere afterwards, and there is a verdict."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from support import tower

from desktop.games.shinra_tower.physics.autohand import AutoHand, Intent
from desktop.games.shinra_tower.physics.geometry import near
from desktop.games.shinra_tower.physics.inputs import HandInput, InputKind, Stamped
from desktop.games.shinra_tower.physics.live import LiveTower, replay
from desktop.games.shinra_tower.physics.outcome import judge, solids
from desktop.games.shinra_tower.physics.pieces import Steadiness
from desktop.games.shinra_tower.physics.scene import Scene, Settlement
from desktop.games.shinra_tower.physics.settling import LIMIT_TICKS
from desktop.games.shinra_tower.physics.world import TICK_HZ, rebuild

VISIBLE_MM: Final = 0.5
"""Pieces that overlap by more could be seen to."""
STEADINESS: Final[tuple[Steadiness, ...]] = ("steady", "normal", "shaky", "reckless")
_KINDS: Final[tuple[InputKind, ...]] = ("turn", "fold", "push", "lock", "unlock", "precise", "take")
_LOOSE: Final = ("pillar-1", "pillar-2", "floor-19", "bomb-2", "sephiroth")


class FaultError(Exception):
    """What must not happen has happened; the text says what."""


def placements(seed: int, count: int) -> dict[str, int]:
    """So many placements by a mad hand, each looked at; how many ended how. Raises FaultError."""
    dice = random.Random(seed)
    tally = {"placements": 0, "stood": 0, "lost": 0, "trembling": 0, "ticks": 0}
    scene = _fresh(dice)
    for number in range(count):
        if len(scene.poses) < 8:
            scene = _fresh(dice)
        live = LiveTower(tower.shapes(), scene, dice.choice(STEADINESS), dice.randrange(2**31))
        begun = replace(scene)
        done = _mad(live, dice)
        try:
            _look(scene, live, done)
            if number % 10 == 0:
                _same_again(begun, live, done)
        except FaultError as fault:
            raise FaultError(f"placement {number}: {fault}") from fault
        tally["placements"] += 1
        tally["stood"] += done.released in done.poses
        tally["lost"] += len(set(scene.poses) - set(done.poses))
        tally["trembling"] += done.trembling
        tally["ticks"] = max(tally["ticks"], done.ticks)
        scene = _next(scene, done)
    return tally


def _fresh(dice: random.Random) -> Scene:
    there = tower.settled(dice.randrange(1, 10), figures=dice.random() < 0.7)
    kept = {piece: pose for piece, pose in there.poses.items() if piece not in _LOOSE}
    places = {piece: place for piece, place in there.places.items() if piece in kept}
    return Scene(kept, places, frozenset(_LOOSE))


def _next(scene: Scene, done: Settlement) -> Scene:
    places = {piece: place for piece, place in scene.places.items() if piece in done.poses}
    places |= {piece: place for piece, place in done.places.items() if piece in done.poses}
    return replace(scene, poses=done.poses, places=places)


def _mad(live: LiveTower, dice: random.Random) -> Settlement:
    """One placement: take something, do something wild with it, let go or not, wait for the verdict."""
    height = max(pose.y for pose in live.poses().values())
    piece = dice.choice(_LOOSE)
    x, y = dice.uniform(-150, 150), dice.uniform(0, height + 150)
    live.do(HandInput("take", 0, piece, x, y, value=dice.choice((0, 10, 20, 30))))
    wild: tuple[Callable[[LiveTower, random.Random, float], None], ...] = (
        _ram,
        _flick,
        _drop,
        _fidget,
        _build,
    )
    dice.choice(wild)(live, dice, height)
    for hand in (0, 1):
        if not live.do(HandInput("release", hand)).allowed:
            live.do(HandInput("put_back", hand))
    if live.phase == "still":
        live.settle()
    begun = live.now
    while live.settlement is None:
        live.tick()
        if live.now - begun > LIMIT_TICKS:
            raise FaultError(f"no verdict after {live.now - begun} ticks")
    return live.settlement


def _ram(live: LiveTower, dice: random.Random, height: float) -> None:
    """Push the tower from the side."""
    side, y = dice.choice((-1, 1)), dice.uniform(10, height)
    for step in range(90):
        live.do(HandInput("move", 0, "", side * (120 - 2.0 * step), y))
        live.tick()


def _flick(live: LiveTower, dice: random.Random, height: float) -> None:
    """Throw the piece as fast as a pointer can jump."""
    for _ in range(dice.randrange(2, 20)):
        live.do(HandInput("move", 0, "", dice.uniform(-4000, 4000), dice.uniform(-4000, 4000)))
        live.tick()


def _drop(live: LiveTower, dice: random.Random, height: float) -> None:
    """Let it fall from high above, at any turn."""
    live.do(HandInput("turn", degrees=dice.uniform(-180, 180)))
    live.do(HandInput("move", 0, "", dice.uniform(-50, 50), height + dice.uniform(40, 300)))
    for _ in range(dice.randrange(20, 100)):
        live.tick()


def _build(live: LiveTower, dice: random.Random, height: float) -> None:
    """Place the piece for once as it is meant to be, so that towers grow which can fall."""
    held = live.held(0)
    piece = dice.choice(_LOOSE) if held is None else held.piece
    live.do(HandInput("put_back", 0))
    tops = [int(one.rpartition("-")[2]) for one in live.poses() if one.startswith("floor-")]
    hand = AutoHand(live, Intent(piece, dice.choice(tops)), carelessness=dice.choice((0.0, 1.0)))
    while hand.settlement is None:
        hand.step()
        live.tick()


def _fidget(live: LiveTower, dice: random.Random, height: float) -> None:
    """Everything a hand can do, in any order."""
    for _ in range(dice.randrange(5, 40)):
        kind = dice.choice(_KINDS)
        turn, value = dice.uniform(-400, 400), dice.randrange(-2, 40)
        hand = dice.randrange(2)
        live.do(HandInput(kind, hand, dice.choice(_LOOSE), 0.0, height + 60, turn, value))
        live.do(HandInput("move", hand, "", dice.uniform(-60, 60), dice.uniform(-10, height + 80)))
        for _ in range(dice.randrange(12)):
            live.tick()


def _look(before: Scene, live: LiveTower, done: Settlement) -> None:
    """Every piece in exactly one place, real numbers, nothing inside anything, and nothing left to fall."""
    for piece, pose in done.poses.items():
        if not all(math.isfinite(value) for value in pose.as_row()):
            raise FaultError(f"{piece} is nowhere: {pose}")
        if done.places.get(piece, "floor-").startswith("floor-") is False:
            raise FaultError(f"{piece} stands and is {done.places[piece]}")
    for piece in before.places:
        if piece not in done.poses and done.places.get(piece) not in ("fallen", "hanging", "hand"):
            raise FaultError(f"{piece} is lost without a word")
    known = {**before.places, **done.places}
    told = judge(tower.shapes(), done.poses, before.grabbable)
    wrong = {piece: place for piece, place in told.items() if known.get(piece) != place}
    if wrong:
        raise FaultError(f"told otherwise than it stands: {wrong}")
    _apart(done)
    world = rebuild(tower.shapes(), done.poses)
    tower.run(world, 3 / TICK_HZ)
    if tower.poses_of(world) != dict(done.poses):
        raise FaultError("a rebuilt tower moved")
    if set(live.poses()) != set(done.poses):
        raise FaultError(f"the world holds other pieces: {set(live.poses()) ^ set(done.poses)}")


def _apart(done: Settlement) -> None:
    there = list(solids(tower.shapes(), done.poses).values())
    for number, one in enumerate(there):
        for other in there[number + 1 :]:
            if one.meets(other) and near(one.corners, other.corners, -VISIBLE_MM):
                raise FaultError(f"{one.piece} is inside {other.piece}")


def _same_again(before: Scene, live: LiveTower, done: Settlement) -> None:
    """The recorded inputs on a new tower give the same bits."""
    record: list[Stamped] = live.record
    if not record or (record[-1].input.kind == "put_back" and done.released):
        return  # no hand has let go: the verdict was asked for without one, as when an auto hand gives up
    again = LiveTower(tower.shapes(), before, live.steadiness, live.seed)
    replay(again, record, live.now)
    if again.settlement != done:
        raise FaultError("played again, it ended otherwise")
