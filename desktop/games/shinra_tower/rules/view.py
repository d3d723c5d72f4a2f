"""What a seat may know: everything but the order of the draw pile."""

from dataclasses import dataclass, replace

from desktop.engine.game import Outcome
from desktop.engine.ids import PieceId, Seat, ZoneId
from desktop.engine.luck import Luck
from desktop.games.shinra_tower.rules.ending import goal_floor, outcome_of
from desktop.games.shinra_tower.rules.house import House
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, PIECE_IDS
from desktop.games.shinra_tower.rules.placing import candidates, is_adjustable
from desktop.games.shinra_tower.rules.state import ROW, Cards, Held, Narrow, Phase, Poses, State, Work
from desktop.games.shinra_tower.rules.tower import cloud_floor, standing, top, waiting


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge, the same for every seat; the draw pile is only counted.

    ``wanted`` are the pieces one of which is to be placed now, ``adjustable`` those of this turn that
    may be taken up again, ``waiting`` those to be set back, ``goal`` the floor that is climbed to.
    """

    seat: Seat
    house: House
    cards: Cards
    seats: int
    first: Seat
    turn: Seat
    phase: Phase
    zones: tuple[ZoneId, ...]
    draw_size: int
    face_up: tuple[PieceId | None, ...]
    chosen: PieceId | None
    discard: tuple[PieceId, ...]
    work: Work | None
    own: tuple[PieceId, ...]
    held: Held | None
    fell_from: tuple[tuple[PieceId, int], ...]
    climb: int
    checked: bool
    stood: tuple[int, ...]
    poses: Poses
    full: tuple[int, ...]
    narrow: Narrow
    cleared: bool
    beyond: bool | None
    floors: tuple[int, ...]
    top: int
    cloud_floor: int
    goal: int
    wanted: tuple[PieceId, ...]
    adjustable: tuple[PieceId, ...]
    waiting: tuple[PieceId, ...]
    fallen_walls: tuple[PieceId, ...]
    outcome: Outcome | None

    def zone_of(self, piece: PieceId) -> ZoneId:
        """Where a piece is. Raises KeyError for an id that names none."""
        return self.zones[PIECE_BY_ID[piece].index]

    def lying(self, zone: ZoneId) -> tuple[PieceId, ...]:
        """The pieces of a zone, in the order of the box."""
        return tuple(piece for piece, at in zip(PIECE_IDS, self.zones, strict=True) if at == zone)


def view_of(state: State, seat: Seat) -> View:
    """All that a seat may know."""
    return View(
        seat=seat,
        house=state.house,
        cards=state.cards,
        seats=state.seats,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        zones=state.zones,
        draw_size=len(state.draw),
        face_up=state.face_up,
        chosen=state.chosen,
        discard=state.discard,
        work=state.work,
        own=state.own,
        held=state.held,
        fell_from=state.fell_from,
        climb=state.climb,
        checked=state.checked,
        stood=state.stood,
        poses=state.poses,
        full=state.full,
        narrow=state.narrow,
        cleared=state.cleared,
        beyond=state.beyond,
        floors=standing(state),
        top=top(state),
        cloud_floor=cloud_floor(state),
        goal=goal_floor(state),
        wanted=candidates(state),
        adjustable=tuple(piece for piece in state.own if is_adjustable(state, piece)),
        waiting=waiting(state),
        fallen_walls=state.lying(ROW),
        outcome=outcome_of(state),
    )


def redeal(state: State, luck: Luck) -> State:
    """The same position with the draw pile in another order; which cards it holds is known to all."""
    return replace(state, draw=luck.shuffled(state.draw))
