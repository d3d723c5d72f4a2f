"""What Nature does with cards: the opening deal and the shuffle of the discard pile."""

from collections import Counter

from desktop.engine.ids import NATURE, PieceId
from desktop.engine.luck import Luck
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.moves import Deal, Reshuffle
from desktop.games.shinra_tower.rules.state import State


def nature_deal(state: State, luck: Luck) -> Deal:
    """Draw the start player if none was chosen, and shuffle."""
    first = state.first if state.first != NATURE else luck.below(state.seats) + 1
    return Deal(first=first, draw=luck.shuffled(CARD_IDS))


def nature_reshuffle(state: State, luck: Luck) -> Reshuffle:
    """Shuffle the discard pile (shinra.refill.reshuffle)."""
    return Reshuffle(draw=luck.shuffled(state.discard))


def deal_verdict(state: State, move: Deal) -> Verdict:
    """Whether a deal is one that Nature could make; a match file may hold anything."""
    if state.is_solo and move.first != 1:
        return refuse("shinra.solo", first=move.first)
    if state.first not in (NATURE, move.first) or move.first > state.seats:
        return refuse("shinra.setup.start-player", first=move.first)
    if (wrong := _wrong_card(move.draw, CARD_IDS)) is not None:
        return refuse("shinra.setup.cards", card=wrong)
    return allow("shinra.setup.cards", cards=move.draw[:2])


def reshuffle_verdict(state: State, move: Reshuffle) -> Verdict:
    """Whether a shuffle holds exactly the cards of the discard pile."""
    if (wrong := _wrong_card(move.draw, state.discard)) is not None:
        return refuse("shinra.refill.reshuffle", card=wrong)
    return allow("shinra.refill.reshuffle", count=len(move.draw))


def _wrong_card(named: tuple[PieceId, ...], expected: tuple[PieceId, ...]) -> PieceId | None:
    """A card that is named but should not be, or is missing or doubled; None when all is right."""
    have, want = Counter(named), Counter(expected)
    different = {*(have - want), *(want - have)}
    return next((card for card in CARD_IDS if card in different), None)
