"""Where a perfect hand would put a piece: a pure table of positions, for matches without physics.

The sizes are those of the physics' data file, which rules do not read; a test holds the two equal.
"""

from collections.abc import Mapping
from typing import Final

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.rules.pieces import FOLD_MOST, PIECE_BY_ID
from desktop.games.shinra_tower.rules.state import Pose, State, with_poses
from desktop.games.shinra_tower.rules.tower import figures_on, standing, walls_on

PLATE_MM: Final = 3.0
WALL_MM: Final = 45.0
WALL_X_MM: Final = 32.0
"""How far from the middle a wall stands."""
ROOM_MM: Final = 25.5
"""From the middle to where a folded wall may begin."""
GAP_MM: Final = 0.6
LANES: Final = (0, 1)
FOLDS: Final = (0, 10, 20, 30)
"""The folds that walls are made with, in degrees."""

FIGURE_MM: Final[Mapping[str, tuple[float, float]]] = {
    "cloud": (12, 32),
    "aerith": (12, 30),
    "tifa": (12, 30),
    "red-xiii": (15, 22),
    "barret": (14, 34),
    "biggs": (12, 30),
    "wedge": (13, 28),
    "jessie": (12, 29),
    "guard": (12, 30),
    "air-soldier": (13, 31),
    "sweeper": (15, 27),
    "stanley": (14, 26),
    "bomb": (13, 20),
    "guard-scorpion": (18, 30),
    "reno": (12, 32),
    "rude": (13, 33),
    "rufus": (12, 32),
    "dark-nation": (15, 24),
    "sephiroth": (14, 36),
}
"""Width and height of the figures by family."""


def _top_of(state: State, floor: int) -> float:
    """The height of a tile's upper side: tiles lie on walls, one storey on the other."""
    storeys = standing(state).index(floor)
    return PLATE_MM + storeys * (WALL_MM + PLATE_MM)


def nominal_pose(state: State, piece: PieceId, floor: int, fold: int = FOLD_MOST) -> Pose:
    """Where a piece would lie or stand on a standing floor, pushed in between what is there."""
    known, top = PIECE_BY_ID[piece], _top_of(state, floor)
    if known.kind == "floor":
        return (0.0, top + WALL_MM + PLATE_MM / 2, 0.0, 0, 0)
    if known.kind == "wall":
        taken = {pose[0] for wall, pose in state.poses if wall in walls_on(state, floor) and wall != piece}
        left = all(x >= 0 for x in taken)
        made = min(FOLDS, key=lambda one: abs(one - fold))
        return (-WALL_X_MM if left else WALL_X_MM, top + WALL_MM / 2, 0.0, 0, made)
    width, height = FIGURE_MM[known.family]
    x, lane = _free_spot(state, piece, floor, width)
    return (x, top + height / 2, 0.0, lane, 0)


def _free_spot(state: State, piece: PieceId, floor: int, width: float) -> tuple[float, int]:
    """The leftmost free spot of the first lane that has one; the middle when there is none."""
    poses = dict(state.poses)
    others = [one for one in figures_on(state, floor) if one != piece and one in poses]
    for lane in LANES:
        x = -ROOM_MM
        for other in sorted((one for one in others if poses[one][3] == lane), key=lambda one: poses[one][0]):
            half = FIGURE_MM[PIECE_BY_ID[other].family][0] / 2
            if poses[other][0] - half - x >= width + GAP_MM:
                break
            x = max(x, poses[other][0] + half + GAP_MM)
        if x + width <= ROOM_MM:
            return (x + width / 2, lane)
    return (0.0, 0)


def nominal_poses(state: State) -> State:
    """The state with a pose for every piece on the tower, from below."""
    state = with_poses(state, {"floor-1": (0.0, PLATE_MM / 2, 0.0, 0, 0)})
    for floor in standing(state):
        for piece in state.lying(f"floor-{floor}"):
            state = with_poses(state, {piece: nominal_pose(state, piece, floor)})
    return state
