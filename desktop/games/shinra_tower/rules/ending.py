"""How a match ends: the clear of 8F and 15F, and the three losses with the giving up."""

from desktop.engine.game import Outcome
from desktop.engine.ids import RuleId
from desktop.games.shinra_tower.rules.pieces import floor_id
from desktop.games.shinra_tower.rules.state import ROW, State
from desktop.games.shinra_tower.rules.tower import cloud_floor, foe_floors, stands, unplaced_figures

FIRST_GOAL = 8
LAST_GOAL = 15
MOST_FALLEN_WALLS = 5
"""So many fallen walls are a loss (shinra.over.walls)."""


def goal_floor(state: State) -> int:
    """The floor that is being climbed to: 8F, and 15F once the table went on."""
    return LAST_GOAL if state.cleared else FIRST_GOAL


def is_cleared(state: State) -> bool:
    """shinra.clear.conditions: no enemy up to the goal, Cloud at it or higher, nobody to be set back."""
    goal = goal_floor(state)
    return (
        cloud_floor(state) >= goal
        and not any(floor <= goal for floor in foe_floors(state))
        and not unplaced_figures(state)
    )


def fallen_walls(state: State) -> int:
    """The walls laid out beside the table."""
    return len(state.lying(ROW))


def has_collapsed(state: State) -> bool:
    """shinra.over.collapse: all floors above 1F that stood at the turn's start have fallen.

    By the switch, half of them are enough. A tile laid this turn is not the one that stood.
    """
    fallen = sum(not stands(state, floor) or floor_id(floor) in state.own for floor in state.stood)
    if not fallen:
        return False
    return fallen * 2 >= len(state.stood) if state.house.collapse == "half" else fallen == len(state.stood)


def loss_of(state: State) -> RuleId:
    """The loss that has come, the collapse first; empty while there is none."""
    if has_collapsed(state):
        return "shinra.over.collapse"
    if fallen_walls(state) >= MOST_FALLEN_WALLS:
        return "shinra.over.walls"
    return ""


def outcome_of(state: State) -> Outcome | None:
    """How the match ended, or None while it goes on; all win or lose together.

    A loss after 8F was cleared leaves that win standing (shinra.sephiroth).
    """
    everybody = tuple(range(1, state.seats + 1))
    if state.won:
        full = bool(state.beyond)
        rule = "shinra.sephiroth" if full else "shinra.clear.count"
        return Outcome("win", everybody, rule, {"floor": goal_floor(state) if full else FIRST_GOAL})
    if not state.lost:
        return None
    if state.cleared:
        return Outcome("win", everybody, "shinra.sephiroth", {"floor": FIRST_GOAL})
    return Outcome("loss", (), state.lost)
