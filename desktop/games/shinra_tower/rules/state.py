"""The complete state of a match, hidden cards included; no luck, no words, poses only carried."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from desktop.engine.ids import PieceId, Seat, ZoneId
from desktop.games.shinra_tower.rules.deck import (
    ActionCard,
    BossIcons,
    DefeatAction,
    EnemyAction,
    bosses_of,
)
from desktop.games.shinra_tower.rules.house import House
from desktop.games.shinra_tower.rules.pieces import FOLD_MOST, PIECE_BY_ID, PIECE_IDS, WallType, floor_id

Phase = Literal[
    "deal",
    "choose",
    "walls",
    "floor",
    "enemy",
    "boss",
    "ally",
    "targets",
    "climb",
    "set-back",
    "challenge",
    "refill",
    "settle",
    "count",
    "reshuffle",
    "over",
]
"""What is waited for; deal, settle, count and reshuffle are Nature's."""

NATURES: Final = ("deal", "settle", "count", "reshuffle")

GROUND: Final[ZoneId] = "ground"
SUPPLY: Final[ZoneId] = "supply"
HAND: Final[ZoneId] = "hand"
TABLE: Final[ZoneId] = "table"
ROW: Final[ZoneId] = "row"
DRAW: Final[ZoneId] = "draw"
FACE_UP: Final[tuple[ZoneId, ZoneId]] = ("face-up-1", "face-up-2")
CHOSEN: Final[ZoneId] = "chosen"
DISCARD: Final[ZoneId] = "discard"

Pose = tuple[float, ...]
Poses = tuple[tuple[PieceId, Pose], ...]
Narrow = tuple[tuple[str, tuple[int, ...]], ...]
"""Families of figures, and the floors on which there is no place for one of them."""

FLOOR_OF: Final[Mapping[ZoneId, int]] = {floor_id(number): number for number in range(1, 21)}
"""The floor of a zone on the tower."""


@dataclass(frozen=True, slots=True)
class Work:
    """The action being performed, and how far it has come.

    For an Enemy Action ``walls`` are the types used, ``base`` the floor they stand on, ``taken`` the
    walls taken so far, then ``tile``, ``enemy`` and ``bosses`` (None before the tile lies). For a
    Defeat Action ``origin`` is the floor the ally came from (0: the supply) and ``floor`` the one it
    was placed on (0: not yet). ``done`` are the pieces that came to stand where they were meant to.
    """

    card: PieceId
    option: int
    walls: tuple[WallType, ...] = ()
    base: int = 0
    taken: tuple[PieceId, ...] = ()
    enemy: PieceId = ""
    bosses: tuple[PieceId, ...] | None = None
    origin: int = 0
    floor: int = 0
    done: tuple[PieceId, ...] = ()
    acted: bool = False

    @property
    def number(self) -> int:
        """The number of the floor being built."""
        return self.base + 1

    @property
    def tile(self) -> PieceId:
        """The tile of the floor being built."""
        return floor_id(self.number)


@dataclass(frozen=True, slots=True)
class Held:
    """A piece that is being let go: where it is meant to stand, where it came from, how it is folded."""

    piece: PieceId
    floor: int
    origin: ZoneId
    kind: Literal["place", "adjust", "withdraw"]
    fold: int = FOLD_MOST


@dataclass(frozen=True, slots=True)
class Cards:
    """The deck of the match: its cards, and the bosses of the floors."""

    actions: tuple[ActionCard, ...]
    bosses: tuple[BossIcons, ...]

    def card(self, identifier: PieceId) -> ActionCard:
        """The card of an id. Raises KeyError for an id that names none."""
        for card in self.actions:
            if card.id == identifier:
                return card
        raise KeyError(identifier)

    def bosses_of(self, floor: int) -> tuple[PieceId, ...]:
        """The bosses whose icon a floor shows."""
        return bosses_of(self.bosses, floor)


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is.

    ``zones`` is by piece in the order of the box. ``draw`` has its top first, ``discard`` its oldest.
    ``own`` are the pieces placed this turn, ``fell_from`` the floors of Cloud and enemies that wait
    to be set back, ``climb`` where Cloud must go (0: nowhere), ``stood`` the floors above 1F at the
    turn's start, ``full`` the floors without a place for any figure, ``narrow`` those without one for
    some, ``cleared`` whether 8F was cleared and ``beyond`` whether the table went on then.
    """

    house: House
    cards: Cards
    seats: int
    first: Seat
    turn: Seat
    phase: Phase
    zones: tuple[ZoneId, ...]
    draw: tuple[PieceId, ...] = ()
    face_up: tuple[PieceId | None, ...] = (None, None)
    chosen: PieceId | None = None
    discard: tuple[PieceId, ...] = ()
    work: Work | None = None
    own: tuple[PieceId, ...] = ()
    held: Held | None = None
    fell_from: tuple[tuple[PieceId, int], ...] = ()
    climb: int = 0
    checked: bool = False
    stood: tuple[int, ...] = ()
    poses: Poses = ()
    full: tuple[int, ...] = ()
    narrow: Narrow = ()
    cleared: bool = False
    beyond: bool | None = None
    lost: str = ""
    won: bool = False

    @property
    def is_solo(self) -> bool:
        """Whether one player plays alone."""
        return self.seats == 1

    @property
    def waits_for_nature(self) -> bool:
        """Whether a deal, a settlement, a count or a shuffle comes next."""
        return self.phase in NATURES

    @property
    def action(self) -> EnemyAction | DefeatAction | None:
        """What is being performed, if anything."""
        if self.work is None:
            return None
        return self.cards.card(self.work.card).options[self.work.option]

    def zone_of(self, piece: PieceId) -> ZoneId:
        """Where a piece is. Raises KeyError for an id that names none."""
        return self.zones[PIECE_BY_ID[piece].index]

    def floor_of(self, piece: PieceId) -> int:
        """The floor on which a piece is, or 0 when it is not on the tower."""
        return FLOOR_OF.get(self.zone_of(piece), 0)

    def lying(self, zone: ZoneId) -> tuple[PieceId, ...]:
        """The pieces of a zone, in the order of the box."""
        return tuple(piece for piece, at in zip(PIECE_IDS, self.zones, strict=True) if at == zone)

    def next_seat(self) -> Seat:
        """Whose turn comes next (shinra.refill.pass: clockwise; shinra.solo: the same)."""
        return self.turn % self.seats + 1


def moved(state: State, pieces: Iterable[PieceId], zone: ZoneId) -> State:
    """The state with pieces in another zone; what leaves the tower loses its pose."""
    gone = frozenset(pieces)
    if not gone:
        return state
    zones = list(state.zones)
    for piece in gone:
        zones[PIECE_BY_ID[piece].index] = zone
    poses = state.poses
    if zone not in FLOOR_OF:
        poses = tuple(entry for entry in poses if entry[0] not in gone)
    return replace(state, zones=tuple(zones), poses=poses)


def with_poses(state: State, fresh: Mapping[PieceId, Pose]) -> State:
    """The state with new poses for some pieces; only what is on the tower has one."""
    if not fresh:
        return state
    poses = dict(state.poses) | dict(fresh)
    on_tower = (piece for piece in poses if state.zone_of(piece) == GROUND or state.floor_of(piece))
    kept = sorted(on_tower, key=lambda piece: PIECE_BY_ID[piece].index)
    return replace(state, poses=tuple((piece, poses[piece]) for piece in kept))
