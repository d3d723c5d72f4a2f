"""Whether an outcome of the hand is one that can be: a match file may hold anything."""

from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.shinra_tower.rules.moves import Counted, Settled
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID
from desktop.games.shinra_tower.rules.poses import after_rest, fault_of_numbers, fault_of_tower
from desktop.games.shinra_tower.rules.resting import FALLEN, HANGING, at_rest
from desktop.games.shinra_tower.rules.state import FLOOR_OF, GROUND, HAND, ROW, SUPPLY, State


def expected_release(state: State) -> PieceId:
    """The piece whose release Nature must answer; empty when nothing was let go on the tower."""
    held = state.held
    return "" if held is None or held.kind == "withdraw" else held.piece


def settle_verdict(state: State, move: Settled | Counted) -> Verdict:
    """Whether the outcome speaks of the right pieces."""
    released = move.released if isinstance(move, Settled) else ""
    expected = expected_release(state)
    if released != expected or (expected and expected not in move.places):
        return refuse("shinra.components", piece=expected or released)
    for piece, place in move.places.items():
        if (refusal := _place_refusal(state, piece, place)) is not None:
            return refusal
    if (refusal := _pose_refusal(state, move)) is not None:
        return refusal
    if isinstance(move, Counted):
        return allow("shinra.clear.count")
    for piece in move.knocked:
        if move.places.get(piece) not in (FALLEN, HANGING) or piece == expected:
            return refuse("shinra.components", piece=piece)
    return allow("shinra.fall.order", count=len(move.places))


def _pose_refusal(state: State, move: Settled | Counted) -> Verdict | None:
    """Why the tower cannot look like that."""
    faults = (fault_of_numbers(piece, pose) for piece, pose in move.poses.items())
    fault = next((fault for fault in faults if fault is not None), None)
    if fault is None and move.poses:
        fault = fault_of_tower(after_rest(state, at_rest(state, move.places), move.poses))
    return None if fault is None else refuse("shinra.components", piece=str(fault.message.facts["piece"]))


def _place_refusal(state: State, piece: PieceId, place: str) -> Verdict | None:
    """Why a piece cannot have come to rest there."""
    zone = state.zone_of(piece)
    if zone == GROUND:
        return refuse("shinra.setup.first-floor", piece=piece)
    if zone == ROW:
        return refuse("shinra.fall.walls", piece=piece)
    if zone == SUPPLY:
        return refuse("shinra.setup.supply", piece=piece)
    if place == HAND and piece not in state.own:
        return refuse("shinra.place.hands", piece=piece)
    number = PIECE_BY_ID[piece].number
    if number and FLOOR_OF.get(place, 0) >= number:
        return refuse("shinra.enemy.floor-order", piece=piece, floor=number)
    return None
