"""What follows from an outcome of the hand: who stands, what has fallen, and how it is handled."""

from dataclasses import dataclass, replace

from desktop.engine.event import Event
from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.rules import events
from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.ending import loss_of
from desktop.games.shinra_tower.rules.moves import Counted, Settled
from desktop.games.shinra_tower.rules.pieces import CLOUD, PIECE_BY_ID
from desktop.games.shinra_tower.rules.poses import after_rest
from desktop.games.shinra_tower.rules.resting import Rest, at_rest
from desktop.games.shinra_tower.rules.room import narrow_floors
from desktop.games.shinra_tower.rules.state import (
    FLOOR_OF,
    HAND,
    ROW,
    SUPPLY,
    TABLE,
    Held,
    State,
    Work,
    moved,
)
from desktop.games.shinra_tower.rules.tower import counted_full, old_top, standing, stands, waiting


@dataclass(frozen=True, slots=True)
class Handled:
    """The state after an outcome and what happened; ``again`` when more was taken off the tower."""

    state: State
    events: tuple[Event, ...]
    again: bool = False


def came_to_rest(state: State, move: Settled | Counted) -> Handled:
    """The state once the tower is at rest and what fell is handled (shinra.fall.order)."""
    before, told = state, list[Event]()
    rest = at_rest(state, move.places)
    state = after_rest(state, rest, move.poses)
    state = _remembered(before, state, rest)
    _tell_rest(before, state, rest, told, move.knocked if isinstance(move, Settled) else ())
    state = _released(state, rest, told)
    state = _with_done(state)
    floors = standing(state)
    full = counted_full(state) if move.full is None else move.full
    full = tuple(floor for floor in floors if floor in full)
    state = replace(state, full=full, narrow=narrow_floors(move.narrow, floors, full), held=None)
    if rest.derived and any(piece in dict(before.poses) for piece in rest.derived):
        return Handled(state, tuple(told), again=True)
    return _handled(state, told)


def _remembered(before: State, state: State, rest: Rest) -> State:
    """From which floor Cloud and enemies fell; forgotten once they stand again."""
    known = {piece: floor for piece, floor in state.fell_from if not state.floor_of(piece)}
    held = before.held
    away = (*rest.off, *(piece for piece, zone in rest.zones.items() if zone == HAND))
    for piece in away:
        if PIECE_BY_ID[piece].is_set_back:
            origin = held.origin if held is not None and held.piece == piece else before.zone_of(piece)
            if origin in FLOOR_OF:
                known[piece] = FLOOR_OF[origin]
    return replace(state, fell_from=tuple(sorted(known.items())))


def _tell_rest(
    before: State, state: State, rest: Rest, told: list[Event], knocked: tuple[PieceId, ...]
) -> None:
    """What fell and what landed elsewhere; the released piece is told of apart."""
    released = before.held.piece if before.held is not None else ""
    gone = [piece for piece in rest.off if piece != released and before.zone_of(piece) != TABLE]
    own = tuple(piece for piece in gone if piece in state.own)
    own_hung = tuple(piece for piece in own if piece in rest.hanging)
    own_fell = tuple(piece for piece in own if piece not in rest.hanging)
    told += [events.own_fell(own_fell, before)] if own_fell else []
    told += [events.own_hung(own_hung, before)] if own_hung else []
    _tell_older(before, rest, [piece for piece in gone if piece not in own], told, knocked)
    for piece, zone in rest.zones.items():
        if piece != released and zone != before.zone_of(piece):
            origin = before.zone_of(piece)
            kept = zone == HAND
            told.append(events.kept(piece, origin) if kept else events.strayed(piece, origin, FLOOR_OF[zone]))


def _tell_older(
    before: State, rest: Rest, gone: list[PieceId], told: list[Event], knocked: tuple[PieceId, ...]
) -> None:
    """What fell of what stood before this turn: told apart from it what a hand knocked down."""
    struck = tuple(piece for piece in gone if piece in knocked)
    fell = tuple(piece for piece in gone if piece in rest.fallen and piece not in knocked)
    hung = tuple(piece for piece in gone if piece in rest.hanging and piece not in knocked)
    told += [events.knocked(struck, before)] if struck else []
    told += [events.fell(fell, before)] if fell else []
    told += [events.hung(hung, before)] if hung else []


def _released(state: State, rest: Rest, told: list[Event]) -> State:
    """What became of the piece that was let go."""
    held = state.held
    if held is None:
        return state
    if held.kind == "withdraw":
        target = SUPPLY if held.origin == SUPPLY else TABLE
        told.append(events.put_away(held.piece, target))
        if target == SUPPLY:
            state = replace(state, own=tuple(piece for piece in state.own if piece != held.piece))
        return moved(state, (held.piece,), target)
    floor = state.floor_of(held.piece)
    if not floor:
        tell = events.own_hung if held.piece in rest.hanging else events.own_fell
        told.append(tell((held.piece,), moved(state, (held.piece,), HAND)))
        return state
    if floor != held.floor:
        told.append(events.strayed(held.piece, HAND, floor))
    else:
        told.append(events.placed(held.piece, floor))
    return _arrived(state, held, floor)


def _arrived(state: State, held: Held, floor: int) -> State:
    """A released piece that stands: Cloud has climbed, a piece of the action is done."""
    work, piece = state.work, held.piece
    if piece == CLOUD and floor == held.floor:
        return replace(state, climb=0)
    if work is None:
        return state
    is_ally = PIECE_BY_ID[piece].kind == "ally"
    there = floor == held.floor or (is_ally and not work.acted and floor != work.origin)
    if there and (is_ally or _belongs(work, piece)):
        return replace(state, work=replace(work, done=(*work.done, piece)))
    return state


def _belongs(work: Work, piece: PieceId) -> bool:
    """Whether a piece is one that the Enemy Action being performed places."""
    return piece in (*work.taken, work.tile, work.enemy, *(work.bosses or ()))


def _with_done(state: State) -> State:
    """What has fallen is not done any more; walls and tile that stand again are."""
    work = state.work
    if work is None:
        return state
    kept = tuple(piece for piece in work.done if state.floor_of(piece))
    back = tuple(
        piece
        for piece in (*work.taken, work.tile)
        if work.base and piece not in kept and piece in state.own and state.floor_of(piece) == work.base
    )
    ally = next((piece for piece in kept if PIECE_BY_ID[piece].kind == "ally"), "")
    floor = state.floor_of(ally) if ally else work.floor
    return replace(state, work=replace(work, done=(*kept, *back), floor=floor))


def _handled(state: State, told: list[Event]) -> Handled:
    """Fallen walls counted, losses, floors and allies to the supply, the action started again."""
    loose = [piece for piece in state.lying(TABLE) if piece not in state.own]
    walls = tuple(piece for piece in loose if PIECE_BY_ID[piece].kind == "wall")
    if walls:
        state = moved(state, walls, ROW)
        told.append(events.walls_out(walls, state))
    if loss := loss_of(state):
        return Handled(replace(state, lost=loss), tuple(told))
    back = tuple(piece for piece in loose if PIECE_BY_ID[piece].kind in ("floor", "ally"))
    if back:
        state = moved(state, back, SUPPLY)
        told.append(events.to_supply(back))
    state, again = _restarted(state, told)
    if not again and (figures := waiting(state)):
        told.append(events.to_set_back(figures))
    return Handled(state, tuple(told), again)


def _restarted(state: State, told: list[Event]) -> tuple[State, bool]:
    """shinra.fall.restart: without its floor, the Enemy Action starts again on the new top floor."""
    work = state.work
    if work is None or not isinstance(state.action, EnemyAction) or work.acted or stands(state, work.base):
        return state, False
    base = old_top(state)
    gone = tuple(piece for piece in (work.tile, *(work.bosses or ())) if piece in state.own)
    told.append(events.restarted(base, tuple((piece, state.zone_of(piece)) for piece in gone)))
    on_tower = any(state.floor_of(piece) for piece in gone)
    state = moved(state, gone, SUPPLY)
    state = replace(
        state,
        work=replace(work, base=base, bosses=None, done=()),
        own=tuple(piece for piece in state.own if piece not in gone),
        fell_from=tuple(entry for entry in state.fell_from if entry[0] not in gone),
    )
    return state, on_tower
