"""The outcome that a perfect hand gets: what is let go stands where it was meant to, and nothing falls."""

from desktop.games.shinra_tower.rules.moves import Counted, Settled
from desktop.games.shinra_tower.rules.nominal import nominal_pose
from desktop.games.shinra_tower.rules.pieces import floor_id
from desktop.games.shinra_tower.rules.settling import expected_release
from desktop.games.shinra_tower.rules.state import State


def perfect_settled(state: State) -> Settled:
    """How a release, or a removal of pieces, ends without any mishap."""
    released = expected_release(state)
    if state.held is None or not released:
        return Settled()
    floor = state.held.floor
    pose = nominal_pose(state, released, floor, state.held.fold)
    return Settled(released=released, places={released: floor_id(floor)}, poses={released: pose})


def perfect_counted() -> Counted:
    """A tower that stands through the count of five."""
    return Counted()
