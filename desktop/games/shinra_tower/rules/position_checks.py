"""Whether a position could have come about: each check names what contradicts."""

from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.rules.choosing import is_enemy_missing, is_topped_out
from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.ending import is_cleared
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, PIECES
from desktop.games.shinra_tower.rules.resting import at_rest
from desktop.games.shinra_tower.rules.state import FLOOR_OF, HAND, ROW, SUPPLY, TABLE, State
from desktop.games.shinra_tower.rules.tower import stands


def check(state: State) -> None:
    """All checks. Raises BadInputError with the first contradiction."""
    _check_zones(state)
    _check_tower(state)
    _check_loose(state)
    _check_phase(state)
    _check_work(state)


def _check_zones(state: State) -> None:
    """Tiles lie on lower floors, only walls are laid out, Cloud is never in the supply."""
    for piece in PIECES:
        zone = state.zone_of(piece.id)
        if piece.kind == "floor" and FLOOR_OF.get(zone, 0) >= piece.number:
            raise BadInputError("shinra-not-here", {"piece": piece.id})
        if zone == ROW and piece.kind != "wall":
            raise BadInputError("shinra-not-here", {"piece": piece.id})


def _check_tower(state: State) -> None:
    """Everything on the tower is held by something, but for what Nature is about to let fall."""
    if state.phase == "settle":
        return
    if off := at_rest(state, {}).off:
        raise BadInputError("shinra-unsupported", {"piece": off[0]})


def _check_loose(state: State) -> None:
    """What lies on the table waits for somebody; what is in a hand was placed this turn or is let go."""
    held = state.held
    if held is not None and (state.phase != "settle" or state.zone_of(held.piece) != HAND):
        raise BadInputError("shinra-loose", {"piece": held.piece})
    for piece in state.lying(TABLE):
        waits = piece in state.own or PIECE_BY_ID[piece].is_set_back or state.phase in ("settle", "over")
        if not waits:
            raise BadInputError("shinra-loose", {"piece": piece})
    for piece in state.lying(HAND):
        if piece not in state.own:
            raise BadInputError("shinra-loose", {"piece": piece})
    for piece in (*state.own, *(state.work.done if state.work is not None else ())):
        if state.zone_of(piece) in (SUPPLY, ROW):
            raise BadInputError("shinra-loose", {"piece": piece})


def _check_phase(state: State) -> None:
    """Nature's phases fit what lies on the table; a turn's action belongs to its chosen card."""
    fits = True
    if state.phase == "deal":
        fits = len(state.draw) == 24 and state.work is None
    elif state.phase == "reshuffle":
        fits = not state.draw and bool(state.discard) and None in state.face_up and state.chosen is None
    elif state.phase == "count":
        fits = is_cleared(state)
    else:
        fits = (state.chosen is None) == (state.work is None) == (None not in state.face_up)
    if not fits:
        raise BadInputError("shinra-phase", {"phase": state.phase})


def _check_work(state: State) -> None:
    """Who builds, builds on a floor that stands: an action ends with the floor under its walls.

    Nothing at all is built where all floors stand, or where the enemy shown is missing.
    """
    work, action = state.work, state.action
    if work is None or not isinstance(action, EnemyAction) or work.acted or state.phase in ("settle", "over"):
        return
    nothing = not work.walls and (is_topped_out(state) or is_enemy_missing(state, action))
    if not (nothing or (work.walls and stands(state, work.base))):
        raise BadInputError("shinra-work", {"card": work.card})
