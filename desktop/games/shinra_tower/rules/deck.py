"""The action cards and the floors' bosses as data, with where they come from."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from desktop.engine.deck import Deck, Provenance
from desktop.engine.ids import PieceId
from desktop.engine.record import Record
from desktop.games.shinra_tower.rules.pieces import (
    CLOUD,
    FLOORS,
    AllyId,
    BossId,
    EnemyFamily,
    WallType,
)

CARDS: Final = 24
CARD_IDS: Final = tuple(f"action-{number}" for number in range(1, CARDS + 1))


class EnemyAction(Record):
    """Build one floor on two walls, and an enemy comes."""

    kind: Literal["enemy"] = "enemy"
    enemy: EnemyFamily
    walls: tuple[WallType, WallType]


class DefeatAction(Record):
    """A figure defeats enemies. ``up_to`` is printed for Cloud alone; an ally's reach is a rule."""

    kind: Literal["defeat"] = "defeat"
    figure: Literal["cloud"] | AllyId
    up_to: Literal[1, 3] = 1


ActionOption = Annotated[EnemyAction | DefeatAction, Field(discriminator="kind")]


class ActionCard(Record):
    """One action card: what it says, or the two things it lets the player choose from."""

    id: Annotated[str, Field(max_length=20)]
    options: Annotated[tuple[ActionOption, ...], Field(min_length=1, max_length=2)]


def _all_cards(cards: tuple[ActionCard, ...]) -> tuple[ActionCard, ...]:
    if tuple(card.id for card in cards) != CARD_IDS:
        raise ValueError("the cards are action-1 to action-24, in this order")
    return cards


ActionCards = Annotated[
    tuple[ActionCard, ...], Field(min_length=CARDS, max_length=CARDS), AfterValidator(_all_cards)
]


class BossFloor(Record):
    """The bosses whose icon a floor tile shows, and whose data that is."""

    floor: Annotated[int, Field(ge=2, le=FLOORS)]
    bosses: Annotated[tuple[BossId, ...], Field(min_length=1, max_length=6)]
    provenance: Provenance


class BossIcons(Record):
    """The same as the rules carry it: a floor and its bosses."""

    floor: Annotated[int, Field(ge=2, le=FLOORS)]
    bosses: Annotated[tuple[BossId, ...], Field(min_length=1, max_length=6)]


class ShinraDeck(Deck):
    """What differs between printings or owners: the cards, and the bosses on the floors."""

    game: Annotated[str, Field(pattern="^shinra_tower$")]
    cards: ActionCards
    bosses: Annotated[tuple[BossFloor, ...], Field(max_length=FLOORS)]


def _enemy(enemy: EnemyFamily, first: WallType, second: WallType) -> EnemyAction:
    return EnemyAction(enemy=enemy, walls=(first, second))


def _defeat(figure: Literal["cloud"] | AllyId, up_to: Literal[1, 3] = 1) -> DefeatAction:
    return DefeatAction(figure=figure, up_to=up_to)


_STANDARD: Final[tuple[tuple[EnemyAction | DefeatAction, ...], ...]] = (
    (_enemy("guard", "logo", "logo"),),
    (_enemy("air-soldier", "propeller", "propeller"),),
    (_enemy("sweeper", "staircase", "staircase"),),
    (_enemy("stanley", "pipe", "pipe"),),
    (_enemy("bomb", "logo", "propeller"),),
    (_enemy("guard", "logo", "propeller"),),
    (_enemy("air-soldier", "logo", "staircase"),),
    (_enemy("sweeper", "logo", "pipe"),),
    (_enemy("stanley", "propeller", "staircase"),),
    (_enemy("bomb", "propeller", "pipe"),),
    (_defeat(CLOUD, 1),),
    (_defeat(CLOUD, 3),),
    (_defeat("tifa"),),
    (_defeat("red-xiii"),),
    (_defeat("aerith"),),
    (_defeat("barret"),),
    (_defeat("biggs"),),
    (_defeat("wedge"),),
    (_defeat("jessie"),),
    (_enemy("guard", "staircase", "pipe"), _defeat(CLOUD, 1)),
    (_enemy("air-soldier", "staircase", "pipe"), _defeat(CLOUD, 1)),
    (_enemy("sweeper", "logo", "pillar"), _defeat("biggs")),
    (_enemy("stanley", "propeller", "pillar"), _defeat("wedge")),
    (_enemy("bomb", "staircase", "pillar"), _defeat("jessie")),
)

STANDARD_CARDS: Final = tuple(
    ActionCard(id=identifier, options=options)
    for identifier, options in zip(CARD_IDS, _STANDARD, strict=True)
)
"""Cards of the standard deck, for positions that name none."""

STANDARD_BOSSES: Final = (
    BossIcons(floor=4, bosses=("guard-scorpion",)),
    BossIcons(floor=8, bosses=("reno", "rude")),
    BossIcons(floor=12, bosses=("rufus", "dark-nation")),
    BossIcons(floor=15, bosses=("sephiroth",)),
)
"""Bosses of the standard deck, for positions that name none."""


def bosses_of(icons: tuple[BossIcons, ...], floor: int) -> tuple[PieceId, ...]:
    """The bosses whose icon that floor shows."""
    return tuple(boss for entry in icons if entry.floor == floor for boss in entry.bosses)
