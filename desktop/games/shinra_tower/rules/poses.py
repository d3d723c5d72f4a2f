"""Which poses a tower can have: the rules only carry them, but physics and pictures must bear them.

A pose from a file is held against these bounds before it gets into a state, so that no world is built
from it that cannot be shown. A state has a pose for every piece on a floor that stands, and no others.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from desktop.engine.ids import PieceId
from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.rules.nominal import FOLDS, LANES, nominal_pose
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, floor_id
from desktop.games.shinra_tower.rules.resting import Rest
from desktop.games.shinra_tower.rules.state import GROUND, TABLE, Pose, State, moved, with_poses
from desktop.games.shinra_tower.rules.tower import standing

WORLD_MM: Final = 2_000.0
"""No tower is as high, and none leans as far out."""
FEWEST: Final = 3
MOST: Final = 5
"""A pose is x, y, degrees, lane, fold; the last two may be left out."""
BESIDE_MM: Final = 110.0
ABOVE_MM: Final = 100.0
"""The middle of a piece is no further from the middle of the tile under it: half a tile and what leans."""


def fault_of_numbers(piece: PieceId, pose: Pose) -> BadInputError | None:
    """What is wrong with the numbers of one pose, wherever the piece stands."""
    if not FEWEST <= len(pose) <= MOST:
        return BadInputError("shinra-pose-numbers", {"piece": piece})
    x, y, degrees = pose[:FEWEST]
    # not a number fails every comparison, so it must be asked what is true of a sound pose
    if not (abs(x) <= WORLD_MM and 0 < y <= WORLD_MM and abs(degrees) <= 180):
        return BadInputError("shinra-pose-outside", {"piece": piece})
    lane, fold = (*pose[FEWEST:], 0, 0)[:2]
    if lane not in LANES:
        return BadInputError("shinra-pose-lane", {"piece": piece})
    if fold not in (FOLDS if PIECE_BY_ID[piece].kind == "wall" else (0,)):
        return BadInputError("shinra-pose-fold", {"piece": piece})
    return None


def fault_of_tower(state: State) -> BadInputError | None:
    """The first piece of the tower that has no pose, or one that is not where it stands by the rules."""
    poses = dict(state.poses)
    for floor, piece in _pieces_on_floors(state):
        if piece not in poses:
            return BadInputError("shinra-pose-missing", {"piece": piece})
        under = poses.get(floor_id(floor))
        if under is not None and not _is_over(poses[piece], under):
            return BadInputError("shinra-pose-misplaced", {"piece": piece, "floor": floor})
    return None


def is_on_tower(state: State, piece: PieceId) -> bool:
    """Whether a piece is where it has a pose."""
    return state.zone_of(piece) == GROUND or state.floor_of(piece) > 0


def after_rest(state: State, rest: Rest, poses: Mapping[PieceId, Pose]) -> State:
    """The tower once it is at rest; what went elsewhere without a pose has the one of a perfect hand."""
    went = [piece for piece, zone in rest.zones.items() if zone != state.zone_of(piece)]
    for piece in went:
        state = moved(state, (piece,), rest.zones[piece])
    state = with_poses(moved(state, rest.off, TABLE), poses)
    known = dict(state.poses).keys() - (set(went) - poses.keys())
    for floor, piece in [one for one in _pieces_on_floors(state) if one[1] not in known]:
        if floor:
            state = with_poses(state, {piece: nominal_pose(state, piece, floor)})
    return state


def _is_over(pose: Pose, tile: Pose) -> bool:
    return abs(pose[0] - tile[0]) <= BESIDE_MM and 0 < pose[1] - tile[1] <= ABOVE_MM


def _pieces_on_floors(state: State) -> Iterator[tuple[int, PieceId]]:
    """What needs a pose, from below, with the floor under it; the first tile lies on none."""
    yield 0, floor_id(1)
    for floor in standing(state):
        for piece in state.lying(floor_id(floor)):
            yield floor, piece
