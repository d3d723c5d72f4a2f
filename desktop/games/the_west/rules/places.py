"""Where cards lie: the ids of the table's zones and pieces."""

from desktop.engine.ids import PieceId, Seat, ZoneId
from desktop.games.the_west.rules.vocabulary import FacilityType

DECK: ZoneId = "deck"
"""The Facility deck, Doppelgate side up: its top back is seen by all."""
MIDDLE: ZoneId = "middle"
"""The row of up to five Facilities, face up."""
DISCARD: ZoneId = "discard"
"""Discarded Facilities, face up for all (west.hidden)."""
DOUBLE: PieceId = "double"
"""The double-sided Doppelgate, which is none of the 48."""
ASIDE: ZoneId = "aside"
"""Where the double-sided Doppelgate lies until the second player has chosen its side."""


def hand_zone(seat: Seat) -> ZoneId:
    """A player's hand."""
    return f"hand-{seat}"


def loci_zone(seat: Seat) -> ZoneId:
    """The Loci in a player's zone."""
    return f"loci-{seat}"


def gates_zone(seat: Seat) -> ZoneId:
    """The Doppelgates in a player's zone."""
    return f"gates-{seat}"


def cityengine_zone(seat: Seat) -> ZoneId:
    """Where a player's CityEngine lies."""
    return f"city-{seat}"


def locus_deck_zone(deck: int) -> ZoneId:
    """One of the three Locus decks, numbered from 1."""
    return f"locus-deck-{deck}"


def cityengine_id(seat: Seat) -> PieceId:
    """A player's CityEngine card."""
    return f"cityengine-{seat}"


def facility_id(front: FacilityType, back: FacilityType, number: int) -> PieceId:
    """A Facility card, copies numbered from 1. Views give the id only where both its sides are known."""
    return f"{front}-{back}-{number}"
