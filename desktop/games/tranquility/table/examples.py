"""A small drawn example for each rule, as data: rows of cards from the top down.

A row is where it begins (in card widths from the left) and its things, parted by spaces::

    g7 b12 r3   Ascent cards          Fg Fb Fr   Campfires       =   a Bridge
    ^  a Summit      ~  a Guide Rope  #   a card face down       .   an empty place
    _  nothing       D21 X4  a deck, a discard pile              s2  a seat
    p  a panorama face down           P3-4-3     a panorama face up
    T3-4-3  a goal that is done       h  the hiker               G   a goat

``+`` before a thing: it may be put there (a tick); ``-``: it may not (a cross); ``!``: look at
this. ``@3`` after it: three goats stand on it; ``@h``: the hiker. ``*`` after an Ascent card: it
is a goat card. Arrows go from one thing to another, both counted from 0 as row and thing.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from desktop.engine.ids import RuleId

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Example:
    """``floor`` is the number of the lowest row, written at its left (0: no numbers)."""

    rows: tuple[tuple[float, str], ...]
    arrows: tuple[tuple[Spot, Spot], ...] = ()
    floor: int = 0


def _row(things: str, floor: int = 0) -> Example:
    return Example(((0.0, things),), floor=floor)


_SETUP: Final = {
    "tranq.components": Example(((0.5, "g7 b12 r3* ="), (0.0, "Fg Fb Fr ^ ~"))),
    "tranq.setup.base": Example(
        ((2.0, "!."), (1.5, ". ."), (1.0, ". . ."), (0.5, ". . . ."), (0.0, "p p p p p")),
    ),
    "tranq.setup.bridges": Example(((0.0, "s1 s2 s3 s4"), (0.0, "_ != _ !="))),
    "tranq.setup.split": Example(((0.0, "s1 s2 s3 s4"), (0.0, "!D21 D21 D21 D20"))),
    "tranq.setup.hand": Example(((0.0, "s1 # # # # #"), (0.0, "s2 != # # # #"))),
}
_TURN: Final = {
    "tranq.turn.action": Example(((0.0, "g3 +b4 _ s1"), (0.0, "_ _ _ s2")), (((0, 3), (1, 3)),)),
    "tranq.turn.refill": Example(((0.0, "D15 g7 b5 r9 !# !#"),), (((0, 0), (0, 4)),)),
    "tranq.turn.deck-out": Example(((0.0, "D0 +g7 b5 r9"),)),
    "tranq.discard-two": Example(((0.0, "!g2 !r2 b9 g11 _ X2"),), (((0, 1), (0, 5)),)),
    "tranq.discard.hidden": Example(((0.0, "s1 g2 r2 b4"), (0.0, "s2 # # #"))),
    "tranq.talk": Example(((0.0, "s1 g7 b5 r9"), (0.0, "s2 # # #"))),
}
_PLACING: Final = {
    "tranq.place.left-to-right": _row("g3 b5 r4 +g6 -. .", 1),
    "tranq.place.row-start": Example(((0.5, "+b4 -."), (0.0, "g3 b5 r4")), floor=1),
    "tranq.place.support": Example(((0.5, "-b2"), (0.0, "g1 .")), floor=1),
    "tranq.place.colour": _row("b5 -b2", 1),
    "tranq.place.height": Example(((1.0, "-b2"), (0.5, "g4 r5"), (0.0, "r3 b3 g4")), floor=1),
    "tranq.place.cost": Example(((0.0, "g3 +b5 _ # #"),), (((0, 3), (0, 1)),), 1),
    "tranq.place.afford": Example(((0.0, "g3 -b9 _ # # # #"),), floor=1),
    "tranq.place.gap-campfire": Example(((0.0, "b8 Fr +g6 _ # #"),), (((0, 4), (0, 2)),), 1),
    "tranq.verdict.order": Example(((0.0, "b5 -b2"),), floor=3),
}
_BRIDGES: Final = {
    "tranq.bridge.place": _row("g6 += .", 1),
    "tranq.bridge.not-at-end": Example(((0.5, "-= . -="), (0.0, "g3 b5 r4 b2")), floor=1),
    "tranq.bridge.after": _row("b6 = +r9", 1),
    "tranq.bridge.adjacent": _row("g6 = += b9", 1),
    "tranq.bridge.swap": Example(((1.0, "+g7"), (0.0, "b6 = r9")), (((0, 0), (1, 1)),)),
    "tranq.bridge.swap-cost": Example(((0.0, "b6 +g7 r9 _ # #"),), (((0, 4), (0, 1)),), 1),
    "tranq.bridge.swapped": Example(((0.0, "b6 +g7 r9"), (1.0, "= _ X5")), (((1, 0), (1, 2)),)),
}
_CAMPFIRES: Final = {
    "tranq.campfire.replace": Example(((1.0, "+Fg"), (0.0, "b5 g7 r6")), (((0, 0), (1, 1)),)),
    "tranq.campfire.move": Example(((0.5, "+g7 ."), (0.0, "b5 Fg r6")), (((1, 1), (0, 0)),), 1),
    "tranq.campfire.stays": Example(((1.0, "-g7"), (0.0, "b5 Fg r6")), (((0, 0), (1, 1)),)),
}
_END: Final = {
    "tranq.summit.place": Example(((0.5, "+^"), (0.0, "g11 b12"))),
    "tranq.summit.discard": Example(((0.0, "!^ _ X7"),), (((0, 0), (0, 2)),)),
    "tranq.end.win": Example(((1.0, "+^"), (0.5, "g11 b12"), (0.0, "r9 b8 g10"))),
    "tranq.end.loss": Example(((0.0, "D0 -g2"), (0.0, "r9 b8")), floor=0),
}
_SOLO: Final = {
    "tranq.solo.setup": Example(((0.0, "D73 # # # # # #"), (0.0, "~ ~ ~"))),
    "tranq.solo.rope": Example(((0.0, "!~ D40"), (0.0, "g2 r2 b2 g2 b3 r2")), (((1, 1), (0, 1)),)),
}
_MODULES: Final = {
    "tranq.green.goal": Example(
        ((1.5, "!g7"), (1.0, "!g5 b6"), (0.5, "b4 !g4 r3"), (0.0, "r2 !g3 b1 r1")), floor=1
    ),
    "tranq.green.hiker": Example(((1.0, "!g5@h b6"), (0.5, "b4 !g4 r3"), (0.0, "r2 !g3 b1 r1")), floor=1),
    "tranq.panorama.setup": _row("P3-4-3 P4-5-6 P8-9-8 p p p"),
    "tranq.panorama.goal": Example(((0.0, "b5 !g3 !b4 !r3"), (1.0, "_ T3-4-3"))),
    "tranq.goats.setup": Example(((0.0, "b2 +g3*@1 . _ G"),), (((0, 4), (0, 1)),)),
    "tranq.goats.herd": Example(
        ((1.5, "+b8@4"), (1.0, "g6 r7"), (0.5, "b5 g6 r4"), (0.0, "g3 r2@3 b4 g5 _ # # #")),
        (((3, 1), (0, 0)),),
    ),
    "tranq.goats.no-bridge": Example(((0.5, "b6 -= g7"), (0.0, "g3 r4 b5@1 g6")), (((1, 2), (0, 1)),), 1),
    "tranq.goats.no-campfire": Example(((1.0, "-Fr"), (0.0, "b5 r7@1 g6")), (((0, 0), (1, 1)),)),
    "tranq.goats.goal": Example(((0.5, "!^@8"), (0.0, "g11 b12"))),
}

EXAMPLES: Final = MappingProxyType[RuleId, Example](
    {**_SETUP, **_TURN, **_PLACING, **_BRIDGES, **_CAMPFIRES, **_END, **_SOLO, **_MODULES}
)
"""The examples by rule."""
