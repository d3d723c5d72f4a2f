"""A small drawn example for each rule, as data: rows of things from the top down.

Things are parted by spaces::

    f a r b      Facilities: Foundry, Archive, Reactor, Beacon
    F A R B      Doppelgates of these types          kf ka kr kb   backs in a hand
    L7           a Locus       C a CityEngine's plan       C! the same, complete
    D20 X4       the Facility deck, the discard pile, with so many cards
    p12          a slider at so many points          v2   the other loses so many
    t T          the Turn Sequence card, front and back
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
    "west.setup.middle": Example(("D43 !f !a !r !b !f",), (((0, 0), (0, 3)),)),
    "west.setup.loci": Example(("L1 L8 L16",)),
    "west.setup.points": Example(("s1 p40", "s2 p40")),
    "west.setup.first": Example(("s1 t f b !R",)),
    "west.setup.second": Example(("s2 !F a r",)),
    "west.setup.cityengine": Example(("s1 C", "s2 C")),
}
_TURN: Final = {
    "west.turn.whose": Example(("s1 t", "s2 T"), (((0, 1), (1, 1)),)),
    "west.prime": Example(("t !L1 v1",), (((0, 1), (0, 2)),)),
    "west.action.one": Example(("+f +f -L7",)),
    "west.action.completable": Example(("f f -L7",), (((0, 0), (0, 2)),)),
    "west.trigger": Example(("+f !F v1",), (((0, 1), (0, 2)),)),
    "west.reaction": Example(("s1 f f", "s2 !a")),
    "west.refill": Example(("D20 f a !r !b !f",), (((0, 0), (0, 4)),)),
    "west.doppelgate.play": Example(("f f +A X6",), (((0, 0), (0, 3)),)),
    "west.hand-limit": Example(("f a r b", "f a r !b X4"), (((1, 3), (1, 4)),)),
}
_FACILITIES: Final = {
    "west.facility.all-of-type": Example(("+f a +f r +f",)),
    "west.facility.any-two": Example(("+f a r +b r",)),
    "west.facility.loss": Example(("!f !f !f v3",), (((0, 1), (0, 3)),)),
    "west.facility.hand": Example(("s1 f a r", "s2 ka kb kf")),
}
_BUILDING: Final = {
    "west.locus.play": Example(("!f !a +L1",), (((0, 0), (0, 2)),)),
    "west.cityengine.action": Example(("!f !a !r !b +C!",), (((0, 1), (0, 4)),)),
}
_EFFECTS: Final = {
    "west.effects.mandatory": Example(("!L15", "!L13")),
    "west.points.only-lost": Example(("p12 +p9 -p14",), (((0, 0), (0, 1)),)),
    "west.golden": Example(("!L6 v2",)),
    "west.empty": Example(("D0 f -.",)),
    "west.hidden": Example(("s1 F A", "_ X5")),
}
_END: Final = {
    "west.end": Example(("!p0 !D0 T",)),
    "west.score": Example(("p12 L7 L8 C!",)),
    "west.win": Example(("s1 !p21", "s2 p18")),
}

EXAMPLES: Final = MappingProxyType[RuleId, Example](
    {**_SETUP, **_TURN, **_FACILITIES, **_BUILDING, **_EFFECTS, **_END}
)
"""The examples by rule."""
