"""Nature's answers to states of the rules: the state's poses in, the outcome of a hand out."""

from typing import Any

from desktop.games.shinra_tower.physics.autohand import Intent
from desktop.games.shinra_tower.physics.nature import answer, count, settle
from desktop.games.shinra_tower.physics.pieces import Shapes, Steadiness
from desktop.games.shinra_tower.physics.pose import from_rows
from desktop.games.shinra_tower.physics.scene import Scene, Settlement
from desktop.games.shinra_tower.rules.moves import Counted, Settled
from desktop.games.shinra_tower.rules.pieces import PIECE_IDS
from desktop.games.shinra_tower.rules.placing import candidates
from desktop.games.shinra_tower.rules.state import FLOOR_OF, State


def scene_of(state: State) -> Scene:
    """The tower of a state, and what the hand may take: what is to be placed, what was placed this turn."""
    poses = from_rows(dict(state.poses))
    zones = zip(PIECE_IDS, state.zones, strict=True)
    places = {piece: zone for piece, zone in zones if zone in FLOOR_OF and piece in poses}
    held = (state.held.piece,) if state.held is not None else ()
    return Scene(poses, places, frozenset((*state.own, *held, *candidates(state))))


def natures_move(shapes: Shapes, state: State, steadiness: Steadiness, seed: int) -> Settled | Counted:
    """What Nature says to a state that waits for it, when a hand of that steadiness plays.

    Raises:
        LookupError: the state waits for a deal or a shuffle, or for nothing.
    """
    scene, held = scene_of(state), state.held
    if state.phase == "count":
        return counted_move(count(shapes, scene))
    if state.phase != "settle":
        raise LookupError(state.phase)
    if held is None or held.kind == "withdraw":
        return settled_move(settle(shapes, scene))
    return settled_move(answer(shapes, scene, Intent(held.piece, held.floor), steadiness, seed))


def settled_move(done: Settlement) -> Settled:
    """A settlement as the move that is logged."""
    return Settled(**_facts(done), released=done.released, knocked=done.knocked)


def counted_move(done: Settlement) -> Counted:
    """What stood after the count, as the move that is logged."""
    return Counted(**_facts(done))


def _facts(done: Settlement) -> dict[str, Any]:
    facts = done.as_json()
    return {name: facts[name] for name in ("places", "poses", "full", "narrow")}
