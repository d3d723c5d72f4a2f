"""Where the cards of a position lie: named ones first, the rest in the draw pile."""

from dataclasses import dataclass

from desktop.engine.ids import PieceId
from desktop.engine.luck import Luck
from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.position import ShinraPosition


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards of a position; its discard pile is as it says."""

    draw: tuple[PieceId, ...]
    face_up: tuple[PieceId | None, ...]
    chosen: PieceId | None


def place_cards(position: ShinraPosition, luck: Luck) -> Piles:
    """Every card in one place.

    Raises:
        BadInputError: a card is named twice, or lies nowhere.
    """
    chosen = position.chosen or (position.work.card if position.work is not None else None)
    shown = position.face_up or ()
    named = [card for card in (*shown, chosen, *position.discard, *(position.draw or ())) if card]
    for card in named:
        if named.count(card) > 1:
            raise BadInputError("shinra-card-twice", {"card": card})
    rest = tuple(card for card in CARD_IDS if card not in named)
    draw = position.draw
    if draw is None:
        # the one order that is no secret: nothing is shuffled before the deal
        draw, rest = (rest if position.phase == "deal" else luck.shuffled(rest)), ()
    if rest:
        raise BadInputError("shinra-card-nowhere", {"card": rest[0]})
    if position.face_up is not None:
        return Piles(draw, position.face_up, chosen)
    if position.phase == "deal":
        return Piles(draw, (None, None), chosen)
    gap = 1 if chosen is not None else 0
    return Piles(draw[2 - gap :], (*draw[: 2 - gap], None)[:2], chosen)
