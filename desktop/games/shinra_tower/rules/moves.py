"""Moves and drafts of the game, as they come from outside: strict, frozen, told apart by ``kind``."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from desktop.engine.draft import Draft
from desktop.engine.move import Move, NatureMove
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.pieces import (
    FAMILIES_OF_FIGURES,
    FLOORS,
    FOLD_MOST,
    PIECE_BY_ID,
    WallType,
)


def _known_piece(identifier: str) -> str:
    if identifier not in PIECE_BY_ID:
        raise ValueError("no such piece")
    return identifier


def _known_figure(family: str) -> str:
    if family not in FAMILIES_OF_FIGURES:
        raise ValueError("no such figure")
    return family


def _known_card(identifier: str) -> str:
    if identifier not in CARD_IDS:
        raise ValueError("no such card")
    return identifier


PieceName = Annotated[str, Field(max_length=20), AfterValidator(_known_piece)]
CardName = Annotated[str, Field(max_length=20), AfterValidator(_known_card)]
FloorNumber = Annotated[int, Field(ge=1, le=FLOORS)]
Fold = Annotated[int, Field(ge=-180, le=180)]
Pile = Annotated[tuple[CardName, ...], Field(max_length=len(CARD_IDS))]
Place = Annotated[str, Field(pattern=r"^(floor-([1-9]|1\d|20)|fallen|hanging|hand)$")]
"""Where a piece came to rest: on a floor's tile (or walls), or in no proper place."""
Places = Annotated[dict[PieceName, Place], Field(max_length=len(PIECE_BY_ID))]
Pose = Annotated[tuple[float, ...], Field(max_length=12)]
"""x and y of the middle in mm, degrees, lane, degrees of fold; ``rules.poses`` tells which there can be."""
Poses = Annotated[dict[PieceName, Pose], Field(max_length=len(PIECE_BY_ID))]
FullFloors = Annotated[tuple[FloorNumber, ...], Field(max_length=FLOORS)]
FigureFamily = Annotated[str, Field(max_length=20), AfterValidator(_known_figure)]
Knocked = Annotated[tuple[PieceName, ...], Field(max_length=len(PIECE_BY_ID))]
NarrowFloors = Annotated[dict[FigureFamily, FullFloors], Field(max_length=len(FAMILIES_OF_FIGURES))]


class Choose(Move):
    """Choose a face-up card and one of its options.

    ``walls`` are the types really used, named only when one shown has run out. ``confirm`` takes
    an Enemy Action whose enemy is missing, which loses the game.
    """

    kind: Literal["choose"] = "choose"
    card: CardName
    option: Annotated[int, Field(ge=0, le=1)] = 0
    walls: tuple[WallType, WallType] | None = None
    confirm: bool = False


class PlacePiece(Move):
    """Let a piece go on a floor: an intent, followed by Nature's ``settled``."""

    kind: Literal["place"] = "place"
    piece: PieceName
    floor: FloorNumber
    fold: Fold = FOLD_MOST


class Adjust(Move):
    """Take up a piece that was placed this turn and let it go on its floor again."""

    kind: Literal["adjust"] = "adjust"
    piece: PieceName
    fold: Fold = FOLD_MOST


class Withdraw(Move):
    """Put down beside the tower what was taken up; what it knocked on the way counts."""

    kind: Literal["withdraw"] = "withdraw"
    piece: PieceName


class Target(Move):
    """Name who is defeated: nobody up to as many as the figure may."""

    kind: Literal["target"] = "target"
    enemies: Annotated[tuple[PieceName, ...], Field(max_length=12)] = ()


class Challenge(Move):
    """Go on to Sephiroth after 8F is cleared, or leave it at that."""

    kind: Literal["challenge"] = "challenge"
    go_on: bool


class EndTurn(Move):
    """Discard the chosen card, fill the gap, and pass the turn."""

    kind: Literal["end_turn"] = "end_turn"


class GiveUp(Move):
    """The table gives up."""

    kind: Literal["give_up"] = "give_up"


class Deal(NatureMove):
    """Nature's opening: who is first, and the shuffled cards from the top; the first two are turned up."""

    kind: Literal["deal"] = "deal"
    first: Annotated[int, Field(ge=1, le=5)]
    draw: Pile


class Reshuffle(NatureMove):
    """The discard pile shuffled into a new draw pile, from the top; the first card is turned up."""

    kind: Literal["reshuffle"] = "reshuffle"
    draw: Pile


class Settled(NatureMove):
    """How the tower came to rest after a release, or after pieces were lifted off it.

    ``released`` is empty when nothing was let go on the tower. ``places`` names every piece whose
    place changed, and the released one always. ``full`` are the floors without a free place to
    stand for anybody; left out, the rules count figures. ``narrow`` are further ones, by the family
    of the figures that are too wide for what is free there; rules of version 1 did not know of it.
    ``knocked`` are those that do not stand any more and had left their places before the hand let go.
    """

    kind: Literal["settled"] = "settled"
    released: Literal[""] | PieceName = ""
    places: Places = Field(default_factory=dict[str, str])
    poses: Poses = Field(default_factory=dict[str, tuple[float, ...]])
    full: FullFloors | None = None
    narrow: NarrowFloors = Field(default_factory=dict[str, tuple[int, ...]])
    knocked: Knocked = ()


class Counted(NatureMove):
    """How the tower stood after the count of five."""

    kind: Literal["counted"] = "counted"
    places: Places = Field(default_factory=dict[str, str])
    poses: Poses = Field(default_factory=dict[str, tuple[float, ...]])
    full: FullFloors | None = None
    narrow: NarrowFloors = Field(default_factory=dict[str, tuple[int, ...]])


AnyMove = Annotated[
    Choose
    | PlacePiece
    | Adjust
    | Withdraw
    | Target
    | Challenge
    | EndTurn
    | GiveUp
    | Deal
    | Reshuffle
    | Settled
    | Counted,
    Field(discriminator="kind"),
]

MOVES: TypeAdapter[Any] = TypeAdapter(AnyMove)
"""Reads any move from JSON."""

DraftKind = Literal["choose", "place", "adjust", "withdraw", "target", "challenge", "end_turn", "give_up"]


class ShinraDraft(Draft):
    """A move with holes. ``walls`` and ``enemies`` may be incomplete."""

    kind: DraftKind
    card: str | None = None
    option: int | None = None
    walls: tuple[str, ...] = ()
    confirm: bool = False
    piece: str | None = None
    floor: int | None = None
    fold: int = FOLD_MOST
    enemies: tuple[str, ...] = ()
    go_on: bool | None = None
