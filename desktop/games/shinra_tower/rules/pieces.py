"""The pieces of the box: floors, walls and figures, their ids and their order (shinra.components)."""

from dataclasses import dataclass
from typing import Final, Literal

from desktop.engine.ids import PieceId

PieceKind = Literal["floor", "wall", "cloud", "ally", "enemy", "boss"]
WallType = Literal["logo", "propeller", "staircase", "pipe", "pillar"]
AllyId = Literal["aerith", "tifa", "red-xiii", "barret", "biggs", "wedge", "jessie"]
EnemyFamily = Literal["guard", "air-soldier", "sweeper", "stanley", "bomb"]
BossId = Literal["guard-scorpion", "reno", "rude", "rufus", "dark-nation", "sephiroth"]

FLOORS: Final = 20
WALL_COUNTS: Final[dict[WallType, int]] = {
    "logo": 12,
    "propeller": 12,
    "staircase": 12,
    "pipe": 12,
    "pillar": 6,
}
WALL_TYPES: Final[tuple[WallType, ...]] = tuple(WALL_COUNTS)
CLOUD: Final = "cloud"
ALLIES: Final[tuple[AllyId, ...]] = ("aerith", "tifa", "red-xiii", "barret", "biggs", "wedge", "jessie")
FAMILIES: Final[tuple[EnemyFamily, ...]] = ("guard", "air-soldier", "sweeper", "stanley", "bomb")
ENEMY_COPIES: Final = 2
BOSSES: Final[tuple[BossId, ...]] = (
    "guard-scorpion",
    "reno",
    "rude",
    "rufus",
    "dark-nation",
    "sephiroth",
)

FOLD_LEAST: Final = 0
FOLD_MOST: Final = 30
"""Degrees by which a wall's sides may be folded; less or more counts as splayed (shinra.place.wall-fold)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece. ``family`` is what it is told apart by on cards: a wall's type, an enemy's kind.

    ``number`` is a floor's number, else 0; ``index`` its place in the order of all pieces.
    """

    id: PieceId
    kind: PieceKind
    family: str
    index: int
    number: int = 0

    @property
    def is_figure(self) -> bool:
        """Whether it stands on floors by itself."""
        return self.kind not in ("floor", "wall")

    @property
    def is_foe(self) -> bool:
        """Whether Cloud and his friends fight it: an enemy of a card, or a boss."""
        return self.kind in ("enemy", "boss")

    @property
    def is_set_back(self) -> bool:
        """Whether it is set back onto the tower when it falls (shinra.fall.cloud-enemies)."""
        return self.is_foe or self.kind == "cloud"


def floor_id(number: int) -> PieceId:
    """The tile of a floor; also the zone on that tile."""
    return f"floor-{number}"


def _box() -> tuple[Piece, ...]:
    pieces: list[Piece] = []

    def put(identifier: PieceId, kind: PieceKind, family: str, number: int = 0) -> None:
        pieces.append(Piece(identifier, kind, family, len(pieces), number))

    for number in range(1, FLOORS + 1):
        put(floor_id(number), "floor", "floor", number)
    for wall_type, count in WALL_COUNTS.items():
        for copy in range(1, count + 1):
            put(f"{wall_type}-{copy}", "wall", wall_type)
    put(CLOUD, "cloud", CLOUD)
    for ally in ALLIES:
        put(ally, "ally", ally)
    for family in FAMILIES:
        for copy in range(1, ENEMY_COPIES + 1):
            put(f"{family}-{copy}", "enemy", family)
    for boss in BOSSES:
        put(boss, "boss", boss)
    return tuple(pieces)


PIECES: Final = _box()
PIECE_BY_ID: Final = {piece.id: piece for piece in PIECES}
PIECE_IDS: Final = tuple(piece.id for piece in PIECES)
WALLS: Final = tuple(piece for piece in PIECES if piece.kind == "wall")
FIGURES: Final = tuple(piece for piece in PIECES if piece.is_figure)
FAMILIES_OF_FIGURES: Final = tuple(dict.fromkeys(piece.family for piece in FIGURES))
"""The figures, those of a kind named once; figures of a family are equally wide."""
FOES: Final = tuple(piece for piece in PIECES if piece.is_foe)
TILES: Final = tuple(piece for piece in PIECES if piece.kind == "floor")


def of_family(family: str) -> tuple[Piece, ...]:
    """All pieces of a wall's type or an enemy's kind, in their order."""
    return tuple(piece for piece in PIECES if piece.family == family)


def in_order(pieces: "tuple[PieceId, ...] | list[PieceId] | set[PieceId]") -> tuple[PieceId, ...]:
    """The pieces in the order of the box."""
    return tuple(sorted(pieces, key=lambda piece: PIECE_BY_ID[piece].index))
