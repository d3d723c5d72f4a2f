"""A small drawn example for each rule that can be drawn, as data.

``tower`` are floors from the top down. A floor is its tile and six places on it, parted by spaces::

    5F                     the tile of 5F; ``~`` after it: it lies askew; ``__``: no tile
    logo pipe pillar ...   a wall of that type, folded; ``'`` after it: not folded
    cloud tifa guard ...   a figure; ``<`` after it: half a place further to the left
    _                      nothing

``beside`` are rows of what is at the tower's right, from the top down: the supply, or, with
``table``, what lies on the table. There can also be faces of cards and piles (whatever has a
``/`` in it), ``.`` a gap for a fallen wall, ``s2`` a seat, ``#5`` a number.

Before a thing: ``+`` it may be so (a tick); ``-`` it may not (a cross); ``!`` look at this; then
``?`` it is not yet there; ``|`` it lies on its side. Arrows go from one thing to another, both as
row and thing, counted from 0; the rows of ``beside`` come after the floors, a tile is thing 0.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from desktop.engine.ids import RuleId

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Example:
    """One drawing, see above."""

    tower: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    arrows: tuple[tuple[Spot, Spot], ...] = ()
    table: bool = False


_BOMB_CARD = "card//enemy:bomb:logo:pipe"
_TIFA_CARD = "card//defeat:tifa:2"

_SETUP: Final = {
    "shinra.components": Example(("3F logo _ !guard _ _ pipe",), ("-?guard",)),
    "shinra.setup.first-floor": Example(("1F _ _ !cloud _ _ _",), table=True),
    "shinra.setup.supply": Example(
        beside=("3F 2F", "logo logo pipe pipe pillar pillar", "tifa biggs guard guard bomb bomb")
    ),
    "shinra.setup.cards": Example(beside=(f"pile/22/ {_BOMB_CARD} {_TIFA_CARD}",)),
    "shinra.setup.start-player": Example(beside=("s1 !s2 s3",), arrows=(((0, 1), (0, 2)),)),
}
_TURN: Final = {
    "shinra.action.choose-card": Example(beside=(f"pile/22/ {_BOMB_CARD} +{_TIFA_CARD}",)),
    "shinra.action.choose-option": Example(
        beside=(
            "card//enemy:sweeper:logo:pipe/defeat:biggs:1 !card/1/enemy:sweeper:logo:pipe/defeat:biggs:1",
        )
    ),
}
_ENEMY: Final = {
    "shinra.enemy.walls": Example(("3F +?logo _ _ _ _ +?pipe", "2F logo _ cloud _ _ logo"), (_BOMB_CARD,)),
    "shinra.enemy.substitute-wall": Example(("3F +pipe _ _ _ _ +?pillar",), ("card//enemy:bomb:pipe:pipe",)),
    "shinra.enemy.floor": Example(("-4F~ _ _ _ _ _ _", "3F logo _ _ _ _ pipe")),
    "shinra.enemy.floor-order": Example(
        ("+?6F _ _ _ _ _ _", "5F logo _ _ _ _ pipe"), ("8F", "7F", "!6F"), (((4, 0), (0, 0)),)
    ),
    "shinra.enemy.enemy": Example(("5F _ _ _ +?bomb _ _", "4F logo _ _ _ _ pipe"), (_BOMB_CARD,)),
    "shinra.enemy.boss": Example(("8F _ guard _ +?reno +?rude _", "7F logo _ _ _ _ pipe")),
    "shinra.enemy.boss-missing": Example(("8F _ guard _ _ +?rude _", "7F logo _ !reno _ _ pipe")),
    "shinra.enemy.no-floor-left": Example(
        ("20F _ _ _ guard _ _", "19F logo _ _ _ _ pipe"), (f"-{_BOMB_CARD} card//enemy:guard:logo:logo",)
    ),
}
_DEFEAT: Final = {
    "shinra.defeat.place-ally": Example(
        ("4F _ +?tifa bomb guard _ _", "3F logo _ _ _ _ pipe"), (_TIFA_CARD,)
    ),
    "shinra.defeat.move-ally": Example(
        ("3F _ +?biggs _ _ _ _", "2F logo biggs _ -?biggs _ pipe"), arrows=(((1, 2), (0, 2)),)
    ),
    "shinra.defeat.cloud-stays": Example(
        ("4F _ -?cloud _ _ _ _", "3F logo !cloud _ -guard _ pipe"), ("card//defeat:cloud:1",)
    ),
    "shinra.defeat.who": Example(("3F logo !barret tifa _ guard pipe",), ("card//defeat:barret:2",)),
    "shinra.defeat.cloud": Example(("3F cloud _ -guard -bomb -sweeper _",), ("card//defeat:cloud:3",)),
    "shinra.defeat.tifa-redxiii": Example(("5F tifa _ -guard -bomb sweeper _",), (_TIFA_CARD,)),
    "shinra.defeat.aerith": Example(
        ("5F _ _ _ bomb _ _", "4F logo !aerith _ -guard _ pipe", "3F logo _ _ -sweeper _ pipe")
    ),
    "shinra.defeat.barret": Example(
        ("5F _ _ _ -bomb _ _", "4F logo !barret _ -guard _ pipe", "3F logo _ _ sweeper _ pipe")
    ),
    "shinra.defeat.avalanche": Example(("3F _ _ _ guard _ _", "2F logo !wedge _ -stanley _ pipe")),
    "shinra.defeat.choice": Example(("3F _ tifa _ +guard -bomb _",), (_TIFA_CARD,)),
    "shinra.defeat.return": Example(
        ("3F logo tifa _ -?bomb _ pipe",), ("guard stanley !bomb",), (((0, 4), (1, 2)),)
    ),
}
_PLACING: Final = {
    "shinra.place.wall-upright": Example(("3F +logo _ _ -|pipe _ _",)),
    "shinra.place.wall-fold": Example(("3F logo' _ -|logo' _ _ +logo",), arrows=(((0, 1), (0, 3)),)),
    "shinra.place.floor-on-walls": Example(("+?5F _ _ _ _ _ _", "4F !logo _ _ _ _ !pipe")),
    "shinra.place.figure-upright": Example(("3F +tifa _ _ -|tifa _ _",)),
    "shinra.place.own-turn": Example(
        ("1F +?logo cloud _ _ _ pipe",), ("|logo",), (((1, 0), (0, 1)),), table=True
    ),
    "shinra.place.no-room": Example(("3F logo cloud -?tifa< _ +?tifa pipe",)),
    "shinra.place.full-floor": Example(
        ("4F _ _ _ +?bomb _ _", "3F logo guard bomb -?bomb< guard pipe"), arrows=(((1, 4), (0, 4)),)
    ),
}
_CHECK: Final = {
    "shinra.check.stay": Example(("4F _ _ _ guard _ _", "3F logo +cloud _ !sweeper _ pipe")),
    "shinra.check.climb": Example(
        ("5F _ +?cloud _ !guard _ _", "4F logo cloud _ _ _ pipe", "3F logo _ _ bomb _ pipe"),
        arrows=(((1, 2), (0, 2)),),
    ),
    "shinra.check.top": Example(
        ("6F _ +?cloud _ _ _ _", "5F logo _ _ _ _ pipe", "4F logo cloud _ _ _ pipe"),
        arrows=(((2, 2), (0, 2)),),
    ),
}
_REFILL: Final = {
    "shinra.refill.discard": Example(
        beside=(f"pile/21/ !{_BOMB_CARD} discard/4///defeat:tifa:2",), arrows=(((0, 0), (0, 1)),)
    ),
    "shinra.refill.reshuffle": Example(
        beside=("discard/23///defeat:tifa:2 !pile/22/ +card//enemy:bomb:logo:pipe",),
        arrows=(((0, 0), (0, 1)), ((0, 1), (0, 2))),
    ),
    "shinra.refill.pass": Example(
        ("2F _ _ cloud _ _ _", "1F logo _ _ _ _ pipe"), ("s1 !s2",), (((2, 0), (2, 1)),), table=True
    ),
    "shinra.discard.open": Example(
        beside=("discard/4///defeat:tifa:2 card//defeat:cloud:3 card//defeat:tifa:2",),
    ),
}
_FALLING: Final = {
    "shinra.fall.what": Example(
        ("5F _ _ _ ?guard _ _", "4F logo _ _ +guard _ pipe"), ("-|bomb",), (((0, 4), (1, 4)),), table=True
    ),
    "shinra.fall.walls": Example(beside=("logo pipe !pillar . -.",)),
    "shinra.fall.floors-allies": Example(
        ("?6F _ ?barret _ _ _ _", "5F logo _ _ _ _ pipe"),
        ("barret", "6F"),
        (((0, 2), (2, 0)), ((0, 0), (3, 0))),
    ),
    "shinra.fall.cloud-enemies": Example(
        ("?6F _ ?cloud _ _ _ _", "5F logo +cloud _ _ _ pipe"), arrows=(((0, 2), (1, 2)),)
    ),
    "shinra.fall.own": Example(
        ("2F +?logo _ _ _ _ _", "1F logo _ cloud _ _ pipe"), ("|logo -.",), (((2, 0), (0, 1)),), table=True
    ),
    "shinra.fall.hanging": Example(
        ("4F -logo _ guard _ _ -pipe", "3F logo _ _ _ _ pipe"), ("logo pipe . . .",), (((0, 6), (2, 1)),)
    ),
    "shinra.fall.holding": Example(
        ("3F logo +?tifa _ _ _ pipe",), ("|tifa",), (((1, 0), (0, 2)),), table=True
    ),
    "shinra.fall.restart": Example(
        ("+?5F _ _ _ _ _ _", "4F +?logo _ _ _ _ +?pipe"), ("-6F", "5F"), (((3, 0), (0, 0)),)
    ),
}
_END: Final = {
    "shinra.clear.conditions": Example(("8F _ !cloud _ -?guard _ _", "7F logo _ _ _ _ pipe")),
    "shinra.clear.count": Example(("8F _ +cloud _ _ _ _", "7F logo _ _ _ _ pipe"), ("#5",)),
    "shinra.over.collapse": Example(
        ("-?2F _ _ _ _ _ _", "1F ?logo cloud _ _ _ ?pipe"),
        ("5F", "4F", "3F", "2F"),
        table=True,
    ),
    "shinra.over.walls": Example(beside=("logo pipe pillar staircase -propeller -logo",)),
    "shinra.over.enemy-missing": Example(
        ("3F _ _ !guard _ _ _", "2F logo !guard _ _ -?guard pipe"), ("card//enemy:guard:logo:pipe",)
    ),
    "shinra.sephiroth": Example(("15F _ +cloud _ -?sephiroth _ _", "14F logo _ _ _ _ pipe"), ("#5",)),
}

EXAMPLES: Final = MappingProxyType[RuleId, Example](
    {**_SETUP, **_TURN, **_ENEMY, **_DEFEAT, **_PLACING, **_CHECK, **_REFILL, **_FALLING, **_END}
)
"""The examples by rule."""

NOT_DRAWN: Final = frozenset[RuleId](
    {
        "shinra.solo",
        "shinra.turn.phases",
        "shinra.place.hands-off",
        "shinra.place.hands",
        "shinra.fall.order",
        "shinra.over.give-up",
    }
)
"""These are about time or about people's hands, of which a still picture of the tower shows nothing."""
