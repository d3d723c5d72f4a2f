"""Where every piece and card is; the law of conservation is checked on it (shinra.components)."""

from desktop.engine.ids import PieceId, ZoneId
from desktop.games.shinra_tower.rules.pieces import PIECE_IDS
from desktop.games.shinra_tower.rules.state import CHOSEN, DISCARD, DRAW, FACE_UP, State


def pieces_of(state: State) -> dict[PieceId, ZoneId]:
    """Every piece of the box and its zone. Raises ValueError when a card lies in two places."""
    cards: list[tuple[PieceId, ZoneId]] = [(card, DRAW) for card in state.draw]
    cards += [(card, FACE_UP[at]) for at, card in enumerate(state.face_up) if card is not None]
    cards += [(card, DISCARD) for card in state.discard]
    cards += [(state.chosen, CHOSEN)] if state.chosen is not None else []
    found = dict(cards)
    if len(found) != len(cards):
        raise ValueError("a card lies in two places")
    return {**dict(zip(PIECE_IDS, state.zones, strict=True)), **found}
