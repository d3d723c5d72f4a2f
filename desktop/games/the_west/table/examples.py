"""A small drawn example for each rule, as data: rows of things from the top down.

Things are parted by spaces::

    f a r b      Facilities: Foundry, Archive, Reactor, Beacon
    F A R B      Doppelgates of these types          kf ka kr kb   backs in a hand
    L7           a Locus       C a CityEngine's plan       C! the same, complete
    D20 X4b      the Facility deck, the discard pile with a Beacon on top, with so many cards
    p12 q12      a slider at so many points, of player 1 or 2          v2   the other loses so many
    t T          the Turn Sequence card, front and back; tdoppelgate shows that step, else the action
    s1 s2        a player      .  an empty place      _  nothing

``+`` before a thing: it may be done with it (a tick); ``-``: it may not (a cross); ``!``: look at this.
Arrows go from one thing to another, both counted from 0 as row and thing.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from desktop.engine.ids import RuleId

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Example:
    """Rows of things, and arrows between them."""

    rows: tuple[str, ...]
    arrows: tuple[tuple[Spot, Spot], ...] = ()


_SETUP: Final = {
    "west.components": Example(("f A L7 C t",)),
    "west.setup.middle": Example(("!D43 f a r b f",)),
    "west.setup.loci": Example(("L1 !L7 L16",)),
    "west.setup.points": Example(("s1 p40", "s2 q40")),
    "west.setup.first": Example(("s1 t f b !A",)),
    "west.setup.second": Example(("s2 !F !R a b",)),
    "west.setup.cityengine": Example(("s1 C", "s2 C")),
}
_TURN: Final = {
    "west.turn.whose": Example(("s1 +f +b !tdoppelgate", "s2 +a")),
    "west.prime": Example(("f a b", "!L5 !L10"), (((1, 0), (1, 1)),)),
    "west.action.one": Example(("+b +b -L7",)),
    "west.action.completable": Example((". . . . .", "f f -L7")),
    "west.trigger": Example(("+f +f", "!F v1 !F v1"), (((1, 0), (1, 1)), ((1, 2), (1, 3)))),
    "west.reaction": Example(("s1 f f f", "s2 +a r")),
    "west.refill": Example(("D2 f a !r !b",)),
    "west.doppelgate.play": Example(("a a X6a +B",), (((0, 0), (0, 2)),)),
    "west.hand-limit": Example(("f a r b f", "a r !b !f X2f"), (((1, 2), (1, 4)),)),
}
_FACILITIES: Final = {
    "west.facility.all-of-type": Example(("+f a r +f b v4",)),
    "west.facility.any-two": Example(("+f r +a b r",)),
    "west.facility.loss": Example(("!r !r !r v3",), (((0, 1), (0, 3)),)),
    "west.facility.hand": Example(("s1 f a r", "s2 ka ka kb")),
}
_BUILDING: Final = {
    "west.locus.play": Example(("!a !b +L14",), (((0, 0), (0, 2)),)),
    "west.cityengine.action": Example(("!f !a !r !b +C! v4",), (((0, 1), (0, 4)),)),
}
_EFFECTS: Final = {
    "west.effects.mandatory": Example(("D0 !L15 f X1r",), (((0, 2), (0, 3)),)),
    "west.points.only-lost": Example(("p2 v4 !p0",)),
    "west.golden": Example(("f !a r b", "s1 +a"), (((0, 1), (1, 1)),)),
    "west.empty": Example(("D0 +f . . .",)),
    "west.hidden": Example(("s1 F A !B",)),
}
_END: Final = {
    "west.end": Example(("s1 !p0", "s2 q14 T")),
    "west.score": Example(("p18 L7 L8 L1 C!",)),
    "west.win": Example(("s1 !p31", "s2 q31")),
}

EXAMPLES: Final = MappingProxyType[RuleId, Example](
    {**_SETUP, **_TURN, **_FACILITIES, **_BUILDING, **_EFFECTS, **_END}
)
"""The examples by rule."""
