"""Who covers whom on the table: one number a layer, wide enough apart for a game's own order."""

from typing import Final

ZONES: Final = 0.0
"""Painted grounds of zones: everything lies on them."""

PIECES: Final = 10_000.0
"""Pieces at rest, plus their own ``z``."""

RINGS: Final = 20_000.0
"""Glow of legal zones, over pieces at rest: a full place (a swap) must still be seen as legal."""

BADGES: Final = 21_000.0
"""Costs on legal zones, over the rings that they belong to."""

MOVING: Final = 30_000.0
"""Pieces on their way, plus their own ``z``: they pass over all that rests."""

HELD: Final = 40_000.0
"""The piece in the hand: above everything that could hide it."""

CALLOUT: Final = 50_000.0
"""The cost of the zone that would take the drop: readable although the hand is over it."""

_OWN_ORDER: Final = 4_000.0


def ordered(layer: float, z: float) -> float:
    """The z value of a piece in a layer; a game's own order never leaves the layer."""
    return layer + max(-_OWN_ORDER, min(_OWN_ORDER, z))
