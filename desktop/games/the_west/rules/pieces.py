"""Every piece and where it lies, for the law of conservation (west.components)."""

from collections.abc import Mapping

from desktop.engine.ids import PieceId, ZoneId
from desktop.games.the_west.rules.places import (
    ASIDE,
    DECK,
    DISCARD,
    DOUBLE,
    MIDDLE,
    cityengine_id,
    cityengine_zone,
    gates_zone,
    hand_zone,
    loci_zone,
    locus_deck_zone,
)
from desktop.games.the_west.rules.state import State


def pieces_of(state: State) -> Mapping[PieceId, ZoneId]:
    """Every card and its zone."""
    piles = [(DECK, state.deck), (MIDDLE, state.middle), (DISCARD, state.discard)]
    piles += [(locus_deck_zone(at), deck) for at, deck in enumerate(state.locus_decks, start=1)]
    for seat in (1, 2):
        piles.append((hand_zone(seat), state.hands[seat - 1]))
        piles.append((gates_zone(seat), state.gates[seat - 1]))
        piles.append((loci_zone(seat), state.loci[seat - 1]))
        piles.append((cityengine_zone(seat), (cityengine_id(seat),)))
    lies = {card: zone for zone, pile in piles for card in pile}
    return {DOUBLE: ASIDE} | lies
