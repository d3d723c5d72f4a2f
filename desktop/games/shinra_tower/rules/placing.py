"""Guards of placing: which piece may be taken now, and on which floor it may be let go."""

from collections import Counter

from desktop.engine.ids import PieceId
from desktop.engine.message import Fact
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.due import not_now
from desktop.games.shinra_tower.rules.flow import ally_to_place, figure_of
from desktop.games.shinra_tower.rules.names import counted
from desktop.games.shinra_tower.rules.pieces import CLOUD, FOLD_LEAST, FOLD_MOST, PIECE_BY_ID
from desktop.games.shinra_tower.rules.room import is_full
from desktop.games.shinra_tower.rules.state import GROUND, HAND, ROW, SUPPLY, TABLE, State, Work
from desktop.games.shinra_tower.rules.tower import (
    fell_from,
    foe_floors,
    foes_on,
    in_supply,
    nearest_usable,
    standing,
    stands,
    top,
    waiting,
    with_room,
)

PLACING = ("set-back", "walls", "floor", "enemy", "boss", "ally", "climb")
"""Phases in which something is to be placed."""


def working(state: State) -> Work:
    """The action being performed. Raises LookupError when none is."""
    if state.work is None:
        raise LookupError(state.phase)
    return state.work


def owed_walls(state: State) -> tuple[PieceId, ...]:
    """The walls that may be placed: those to be placed again, and any of a type still owed."""
    work = working(state)
    again = tuple(wall for wall in work.taken if wall not in work.done)
    owed = Counter[str](work.walls) - Counter(PIECE_BY_ID[wall].family for wall in work.taken)
    return (*again, *(wall for family in owed for wall in in_supply(state, family)))


def candidates(state: State) -> tuple[PieceId, ...]:
    """The pieces one of which is to be placed now; those of a kind are as good as each other."""
    match state.phase:
        case "set-back":
            return waiting(state)
        case "walls":
            return owed_walls(state)
        case "floor":
            return (working(state).tile,)
        case "enemy":
            work, action = working(state), state.action
            fresh = in_supply(state, action.enemy) if isinstance(action, EnemyAction) else ()
            return (work.enemy,) if work.enemy else fresh
        case "boss":
            work = working(state)
            return tuple(boss for boss in work.bosses or () if boss not in work.done)
        case "ally":
            return (ally_to_place(state),)
        case "climb":
            return (CLOUD,)
        case _:
            return ()


def floors_for(state: State, piece: PieceId) -> tuple[int, ...]:
    """The floors on which a candidate may be let go."""
    match state.phase:
        case "set-back":
            return nearest_usable(state, fell_from(state, piece), piece)
        case "walls" | "floor":
            return (working(state).base,)
        case "enemy" | "boss":
            return nearest_usable(state, working(state).number, piece)
        case "ally":
            return _floors_for_ally(state, working(state), piece)
        case _:
            return nearest_usable(state, state.climb, piece)


def _floors_for_ally(state: State, work: Work, ally: PieceId) -> tuple[int, ...]:
    """Any floor but the one it came from; one that has acted only goes back to where it stood."""
    if work.acted:
        return nearest_usable(state, work.floor, ally)
    others = tuple(floor for floor in standing(state) if floor != work.origin)
    if all(is_full(state, ally, floor) for floor in others) and stands(state, work.origin):
        return with_room(state, standing(state), ally)
    return with_room(state, others or standing(state), ally)


def grab_refusal(state: State, piece: PieceId) -> Verdict | None:
    """Why a piece cannot be taken to be placed; None when it can."""
    if piece in candidates(state):
        return None
    zone = state.zone_of(piece)
    if zone == ROW:
        return refuse("shinra.fall.walls", piece=piece)
    if state.phase == "set-back":
        return refuse("shinra.fall.order", piece=piece, pieces=waiting(state))
    if (refusal := _by_its_rule(state, piece)) is not None:
        return refusal
    if zone in (TABLE, HAND):
        return not_now(state)
    if piece in state.own:
        return refuse("shinra.place.own-turn", piece=piece)
    if zone != SUPPLY:
        return refuse("shinra.place.hands-off", piece=piece)
    return _not_wanted(state, piece)


def _by_its_rule(state: State, piece: PieceId) -> Verdict | None:
    """Refusals that hold wherever the piece is."""
    kind, work = PIECE_BY_ID[piece].kind, state.work
    if piece == CLOUD and state.phase in ("ally", "targets"):
        return refuse("shinra.defeat.cloud-stays", piece=piece)
    if piece == CLOUD and state.phase == "refill" and foes_on(state, state.floor_of(CLOUD)):
        return refuse("shinra.check.stay", piece=piece, floor=state.floor_of(CLOUD))
    if kind == "boss" and state.phase == "boss" and work is not None:
        shown = state.cards.bosses_of(work.number)
        if piece in shown and piece not in (work.bosses or ()):
            return refuse("shinra.enemy.boss-missing", piece=piece, floor=work.number)
    return None


def _not_wanted(state: State, piece: PieceId) -> Verdict:
    """Why a piece of the supply is not placed now: the rule of what is to be placed instead."""
    kind = PIECE_BY_ID[piece].kind
    match state.phase:
        case "choose":
            return refuse("shinra.setup.supply", piece=piece)
        case "walls":
            return _not_before_walls(state, piece)
        case "floor" if kind == "floor":
            return refuse("shinra.enemy.floor-order", piece=piece, floor=working(state).number)
        case "floor":
            return refuse("shinra.enemy.floor", piece=piece, floor=working(state).number)
        case "enemy":
            return refuse("shinra.enemy.enemy", piece=piece, floor=working(state).number)
        case "boss":
            return refuse("shinra.enemy.boss", piece=piece, floor=working(state).number)
        case "ally":
            return refuse("shinra.defeat.place-ally", piece=piece, figure=figure_of(state))
        case _:
            return not_now(state)


def _not_before_walls(state: State, piece: PieceId) -> Verdict:
    """While walls are missing: one that lies must be set up, and other things come later."""
    work, known = working(state), PIECE_BY_ID[piece]
    missing = _missing_walls(work)
    if known.kind == "wall" and known.family not in missing:
        return refuse("shinra.enemy.substitute-wall", piece=piece, pieces=counted(missing))
    lying = [wall for wall in work.taken if wall not in work.done]
    alike = [wall for wall in lying if known.kind != "wall" or PIECE_BY_ID[wall].family == known.family]
    return _lying_first(state, alike[0]) if alike else _walls_first(work, piece)


def _lying_first(state: State, wall: PieceId) -> Verdict:
    """shinra.fall.own: what was taken this turn is set again, and no other instead; where it is, is told."""
    place = "shinra.name.hand" if state.zone_of(wall) == HAND else "shinra.table.aside"
    return refuse("shinra.place.wall-upright", piece=wall, place=place)


def _missing_walls(work: Work) -> tuple[str, ...]:
    """The types of the walls that do not stand yet."""
    standing_walls = Counter(PIECE_BY_ID[wall].family for wall in work.done)
    return tuple((Counter[str](work.walls) - standing_walls).elements())


def _walls_first(work: Work, piece: PieceId) -> Verdict:
    """shinra.enemy.walls: refused, and the walls that do not stand yet are named."""
    missing = _missing_walls(work)
    facts: dict[str, Fact] = {"n": len(missing), "pieces": counted(missing)}
    return refuse("shinra.enemy.walls", piece=piece, floor=work.base, **facts)


def floor_refusal(state: State, piece: PieceId, floor: int) -> Verdict | None:
    """Why a candidate cannot be let go on that floor; None when it can."""
    allowed = floors_for(state, piece)
    if floor in allowed:
        return None
    if PIECE_BY_ID[piece].is_figure and not stands(state, floor):
        return refuse("shinra.place.figure-upright", piece=piece)
    match state.phase:
        case "set-back":
            return refuse("shinra.fall.cloud-enemies", piece=piece, floor=floor, fitting=allowed[0])
        case "walls":
            return _walls_first(working(state), piece)
        case "floor":
            return refuse("shinra.place.floor-on-walls", piece=piece, floor=floor)
        case _ if is_full(state, piece, floor):
            fitting = tuple(str(each) for each in allowed)
            return refuse("shinra.place.full-floor", piece=piece, floor=floor, fitting=fitting)
        case "enemy":
            return refuse("shinra.enemy.enemy", piece=piece, floor=allowed[0])
        case "boss":
            return refuse("shinra.enemy.boss", piece=piece, floor=working(state).number)
        case "ally" if working(state).acted:
            return refuse("shinra.fall.own", piece=piece, fitting=allowed[0])
        case "ally":
            return refuse("shinra.defeat.move-ally", piece=piece, floor=floor)
        case _:
            return _not_there(state, floor, allowed[0])


def climbs_to_enemy(state: State) -> bool:
    """Whether the check sent Cloud to an enemy; it need not stand there any more (shinra.check.climb)."""
    return bool(foes_on(state, state.climb)) or (bool(foe_floors(state)) and state.climb != top(state))


def _not_there(state: State, floor: int, fitting: int) -> Verdict:
    """Cloud goes to the nearest enemy, or to the top; if there he cannot be, as near as he can."""
    if is_full(state, CLOUD, state.climb) and fitting != state.climb:
        return refuse("shinra.place.full-floor", piece=CLOUD, floor=state.climb, fitting=(str(fitting),))
    if not stands(state, state.climb):
        return refuse("shinra.fall.cloud-enemies", piece=CLOUD, floor=floor, fitting=fitting)
    if climbs_to_enemy(state):
        return refuse("shinra.check.climb", piece=CLOUD, floor=floor, fitting=fitting)
    return refuse("shinra.check.top", piece=CLOUD, floor=floor, fitting=fitting)


def fold_refusal(piece: PieceId, fold: int) -> Verdict | None:
    """shinra.place.wall-fold: a wall whose sides are splayed does not count as placed."""
    if PIECE_BY_ID[piece].kind != "wall" or FOLD_LEAST <= fold <= FOLD_MOST:
        return None
    return refuse("shinra.place.wall-fold", piece=piece, degrees=fold, most=FOLD_MOST)


def place_verdict(state: State, piece: PieceId, floor: int, fold: int) -> Verdict:
    """May this piece be let go on that floor."""
    refusal = grab_refusal(state, piece) or floor_refusal(state, piece, floor) or fold_refusal(piece, fold)
    return refusal or allow_place(state, piece, floor)


def allow_place(state: State, piece: PieceId, floor: int) -> Verdict:
    """The allowance of a placement, by the rule that asks for it."""
    match state.phase:
        case "set-back":
            return allow("shinra.fall.cloud-enemies", piece=piece, floor=floor)
        case "walls":
            return allow("shinra.enemy.walls", piece=piece, floor=floor)
        case "floor":
            return allow("shinra.enemy.floor", piece=piece, floor=floor)
        case "enemy":
            return allow("shinra.enemy.enemy", piece=piece, floor=floor)
        case "boss":
            return allow("shinra.enemy.boss", piece=piece, floor=floor)
        case "ally" if working(state).origin:
            return allow("shinra.defeat.move-ally", piece=piece, floor=floor)
        case "ally":
            return allow("shinra.defeat.place-ally", piece=piece, floor=floor)
        case _ if not stands(state, state.climb):
            return allow("shinra.fall.cloud-enemies", piece=piece, floor=floor)
        case _ if climbs_to_enemy(state):
            return allow("shinra.check.climb", piece=piece, floor=floor)
        case _:
            return allow("shinra.check.top", piece=piece, floor=floor)


def is_adjustable(state: State, piece: PieceId) -> bool:
    """Whether a piece was placed this turn, stands, and is not to be placed anyway.

    Nothing is touched while the table decides about the challenge.
    """
    hands = state.phase not in ("challenge", "over")
    return hands and piece in state.own and state.floor_of(piece) > 0 and piece not in candidates(state)


def adjust_verdict(state: State, piece: PieceId, fold: int) -> Verdict:
    """shinra.place.own-turn: what was placed this turn may be adjusted."""
    if not is_adjustable(state, piece):
        return refuse("shinra.place.own-turn", piece=piece)
    return fold_refusal(piece, fold) or allow("shinra.place.own-turn", piece=piece)


def withdraw_verdict(state: State, piece: PieceId) -> Verdict:
    """What may be taken may be put down again beside the tower."""
    if is_adjustable(state, piece):
        return allow("shinra.place.hands-off", piece=piece)
    return grab_refusal(state, piece) or allow("shinra.place.hands-off", piece=piece)


def may_be_named(state: State) -> tuple[PieceId, ...]:
    """The pieces a hand could reach for: all but fallen walls and the tile of 1F."""
    return tuple(piece for piece in PIECE_BY_ID if state.zone_of(piece) not in (ROW, GROUND))
