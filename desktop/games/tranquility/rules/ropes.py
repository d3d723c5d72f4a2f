"""Guide Ropes of the game for one (tranq.solo.rope)."""

from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.state import State


def ropes_at_hand(state: State) -> tuple[PieceId, ...]:
    """The ropes that could be used: those beside the deck, or by the switch those in the hand."""
    if state.house.ropes_in_deck:
        return tuple(card for card in state.hand if card_of(card).kind == "rope")
    return state.ropes


def rope_refusal(state: State) -> Verdict:
    """tranq.solo.rope as a refusal: how many ropes there are, and how many cards in the deck."""
    return refuse("tranq.solo.rope", left=len(ropes_at_hand(state)), deck=len(state.deck))


def may_rope(state: State) -> bool:
    """Whether a rope could be used: one is there, and the deck is not empty."""
    return bool(ropes_at_hand(state)) and bool(state.deck) and not state.summit_laid


def rope_verdict(state: State, card: PieceId | None) -> Verdict:
    """tranq.solo.rope: a rope beside the deck is used without naming it, one of the hand by name."""
    ropes = ropes_at_hand(state)
    named = card in ropes if state.house.ropes_in_deck else card is None
    if not named or not may_rope(state):
        return rope_refusal(state)
    return allow("tranq.solo.rope", left=len(ropes), deck=len(state.deck))


def spent_rope(state: State, card: PieceId | None) -> PieceId:
    """Which rope goes to the box: the named one, else the last of those beside the deck."""
    return card if card is not None else state.ropes[-1]
