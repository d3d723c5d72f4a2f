"""Where every piece lies; the law of conservation is checked on it (tranq.components)."""

from desktop.engine.ids import PieceId, ZoneId
from desktop.games.tranquility.rules.cards import goat_id
from desktop.games.tranquility.rules.geometry import PLACE_IDS
from desktop.games.tranquility.rules.state import (
    BOX,
    HIKER,
    HIKER_HOME,
    ROPES,
    State,
    deck_zone,
    discard_zone,
    goat_zone,
    hand_zone,
)


def pieces_of(state: State) -> dict[PieceId, ZoneId]:
    """Every piece of the match and its zone. Raises ValueError when a card lies in two places."""
    found: list[tuple[PieceId, ZoneId]] = [
        (card, PLACE_IDS[place]) for place, card in enumerate(state.mountain) if card is not None
    ]
    for zone_of, piles in (
        (hand_zone, state.hands),
        (deck_zone, state.decks),
        (discard_zone, state.discards),
    ):
        found += [(card, zone_of(seat)) for seat, pile in enumerate(piles, start=1) for card in pile]
    found += [(card, BOX) for card in state.box]
    found += [(rope, ROPES) for rope in state.ropes]
    found += [(goat_id(goat), goat_zone(place)) for goat, place in enumerate(state.goats)]
    if state.house.green_path:
        found.append((HIKER, HIKER_HOME if state.hiker is None else PLACE_IDS[state.hiker]))
    pieces = dict(found)
    if len(pieces) != len(found):
        raise ValueError("a piece lies in two places")
    return pieces
