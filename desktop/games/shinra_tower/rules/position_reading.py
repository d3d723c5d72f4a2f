"""From a position to a state: what it leaves out is filled in, what it says is checked."""

from collections.abc import Mapping
from dataclasses import replace

from desktop.engine.ids import NATURE, PieceId, Seat, ZoneId
from desktop.engine.luck import Luck
from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.rules.choosing import wall_pairs
from desktop.games.shinra_tower.rules.deck import STANDARD_BOSSES, STANDARD_CARDS, EnemyAction
from desktop.games.shinra_tower.rules.flow import advance
from desktop.games.shinra_tower.rules.house import house_from
from desktop.games.shinra_tower.rules.nominal import nominal_poses
from desktop.games.shinra_tower.rules.pieces import (
    CLOUD,
    FLOORS,
    PIECE_BY_ID,
    PIECES,
    floor_id,
    in_order,
    of_family,
)
from desktop.games.shinra_tower.rules.poses import fault_of_numbers, fault_of_tower, is_on_tower
from desktop.games.shinra_tower.rules.position import ShinraPosition, WorkPosition
from desktop.games.shinra_tower.rules.position_cards import Piles, place_cards
from desktop.games.shinra_tower.rules.position_checks import check
from desktop.games.shinra_tower.rules.room import narrow_floors
from desktop.games.shinra_tower.rules.state import (
    GROUND,
    HAND,
    NATURES,
    ROW,
    SUPPLY,
    TABLE,
    Cards,
    Held,
    Pose,
    State,
    Work,
    with_poses,
)
from desktop.games.shinra_tower.rules.tower import counted_full, old_top, standing


def from_position(position: ShinraPosition, luck: Luck) -> State:
    """The state of a position.

    Raises:
        BadInputError: the position contradicts itself or the game's components.
    """
    cards = Cards(position.cards or STANDARD_CARDS, position.bosses or STANDARD_BOSSES)
    first, turn = _turn_of(position)
    piles = place_cards(position, luck)
    state = State(
        house=house_from(position.options),
        cards=cards,
        seats=position.players,
        first=first,
        turn=turn,
        phase=position.phase or "choose",
        zones=_zones(position),
        draw=piles.draw,
        face_up=piles.face_up,
        chosen=piles.chosen,
        discard=position.discard,
        fell_from=tuple(sorted(position.fell_from.items())),
        climb=position.climb,
        checked=position.checked,
        cleared=position.cleared or position.beyond is not None,
        beyond=position.beyond,
        lost=position.lost,
        won=position.won,
    )
    state = _with_work(state, position, piles)
    state = _with_tower(state, position)
    check(state)
    return _with_phase(state, position)


def _turn_of(position: ShinraPosition) -> tuple[Seat, Seat]:
    """Who began and who is in turn; nobody before the deal."""
    dealt = position.phase != "deal"
    first = position.first if position.first is not None else int(dealt)
    turn = position.turn if position.turn is not None else first if dealt else NATURE
    for seat, known in ((first, dealt), (turn, dealt)):
        if seat > position.players or (known and seat == NATURE):
            raise BadInputError("shinra-turn", {"turn": seat, "seats": position.players})
    if not dealt and turn != NATURE:
        raise BadInputError("shinra-turn", {"turn": turn, "seats": position.players})
    return first, turn


class _Box:
    """The pieces, given out by name, each once."""

    def __init__(self) -> None:
        self.zones: dict[PieceId, ZoneId] = {}

    def put(self, name: str, zone: ZoneId) -> None:
        """Put a named piece, or a free one of a kind, into a zone."""
        known = [piece.id for piece in PIECES if name in (piece.id, piece.family)]
        if not known:
            raise BadInputError("shinra-no-piece", {"piece": name})
        free = [piece for piece in known if piece not in self.zones]
        if not free:
            raise BadInputError("shinra-piece-twice", {"piece": known[0]})
        self.zones[free[0]] = zone


def _zones(position: ShinraPosition) -> tuple[ZoneId, ...]:
    """Where every piece is; named ones first, so that kinds pick what is free."""
    exact, by_kind = list[tuple[str, ZoneId]](), list[tuple[str, ZoneId]]()
    exact.append((floor_id(1), GROUND))
    below = 1
    for entry in position.tower:
        if entry.floor > 1 and not entry.lifted:
            exact.append((floor_id(entry.floor), floor_id(entry.on or below)))
        below = max(below, entry.floor)
        named = [(name, floor_id(entry.floor)) for name in (*entry.walls, *entry.figures)]
        for name, zone in named:
            (by_kind if len(of_family(name)) > 1 else exact).append((name, zone))
    for names, zone in ((position.table, TABLE), (position.hand, HAND), (position.row, ROW)):
        for name in names:
            (by_kind if len(of_family(name)) > 1 else exact).append((name, zone))
    box = _Box()
    for name, zone in (*exact, *by_kind):
        box.put(name, zone)
    box.zones.setdefault(CLOUD, floor_id(1))
    return tuple(box.zones.get(piece.id, SUPPLY) for piece in PIECES)


def _with_work(state: State, position: ShinraPosition, piles: Piles) -> State:
    """The action being performed, with what it leaves out."""
    held, work = position.held, position.work
    named = () if work is None else (*work.taken, *work.done, *(piece for piece in position.hand))
    own = in_order(set(position.own if position.own is not None else named) & {piece.id for piece in PIECES})
    state = replace(
        state,
        own=own,
        held=None if held is None else Held(held.piece, held.floor, held.origin, held.kind, held.fold),
    )
    if work is None:
        return state
    if piles.chosen != work.card or work.option >= len(state.cards.card(work.card).options):
        raise BadInputError("shinra-work", {"card": work.card})
    return replace(state, work=_work(state, work))


def _work(state: State, given: WorkPosition) -> Work:
    option = state.cards.card(given.card).options[given.option]
    walls, base, origin = given.walls or (), given.base or 0, given.origin or 0
    if isinstance(option, EnemyAction):
        if given.walls is None and given.base != 0:
            walls = next(wall_pairs(state, option))
        base = old_top(state) if given.base is None else given.base
    elif given.origin is None:
        origin = state.floor_of(option.figure)
    return Work(
        card=given.card,
        option=given.option,
        walls=walls,
        base=base,
        taken=given.taken,
        enemy=given.enemy,
        bosses=given.bosses,
        origin=origin,
        floor=given.floor,
        done=given.done,
        acted=given.acted,
    )


def _with_tower(state: State, position: ShinraPosition) -> State:
    """What is remembered of the tower: the turn's start, full floors, and poses."""
    old = tuple(floor for floor in standing(state) if floor > 1 and floor_id(floor) not in state.own)
    full = counted_full(state) if position.full is None else position.full
    narrow = narrow_floors(position.narrow, range(1, FLOORS + 1), full)
    stood = old if position.stood is None else position.stood
    state = replace(state, stood=stood, full=full, narrow=narrow)
    return nominal_poses(state) if position.poses is None else _posed(state, position.poses)


def _posed(state: State, poses: Mapping[str, Pose]) -> State:
    """The tower as its poses tell: all of its pieces, and no others."""
    for piece, pose in poses.items():
        if piece not in PIECE_BY_ID:
            raise BadInputError("shinra-no-piece", {"piece": piece})
        if not is_on_tower(state, piece):
            raise BadInputError("shinra-pose-astray", {"piece": piece})
        if (fault := fault_of_numbers(piece, pose)) is not None:
            raise fault
    posed = with_poses(state, poses)
    if (fault := fault_of_tower(posed)) is not None:
        raise fault
    return posed


def _with_phase(state: State, position: ShinraPosition) -> State:
    """The phase: Nature's as told, any other as it follows from everything else."""
    if position.phase in NATURES:
        return state
    following = advance(state).state
    if position.phase is not None and following.phase != position.phase:
        raise BadInputError("shinra-phase", {"phase": position.phase})
    return following
