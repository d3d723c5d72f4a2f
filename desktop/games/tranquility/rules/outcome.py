"""How a match ends: the Summit laid, or a climber in turn who can do nothing."""

from desktop.engine.game import Outcome
from desktop.engine.ids import seat_id
from desktop.games.tranquility.rules.campfires import replace_verdict
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import PLACES
from desktop.games.tranquility.rules.herding import GOATS_NEEDED, goats_on_top, target_verdict, targets
from desktop.games.tranquility.rules.placing import Laying, open_places, placing_refusal
from desktop.games.tranquility.rules.ropes import may_rope
from desktop.games.tranquility.rules.state import State


def is_won(state: State) -> bool:
    """tranq.end.win: the Summit lies, and with goats as their goal says 8 of them stand on it."""
    if not state.summit_laid:
        return False
    waits_for_goats = state.house.goats and state.house.goats_goal == "summit"
    return not waits_for_goats or goats_on_top(state) >= GOATS_NEEDED


def can_play_last(state: State, card: str) -> bool:
    """Whether the only card of a hand can be played, so that nothing could be paid."""
    if card_of(card).is_campfire:
        return any(replace_verdict(state, card_of(card), place).allowed for place in PLACES)
    return any(
        placing_refusal(state, Laying(state.mountain, card_of(card), place, 0)) is None
        for place in open_places(state.mountain)
    )


def can_herd(state: State) -> bool:
    """Whether any herd can be moved with the cards of the hand."""
    return any(
        target_verdict(state, origin, to).allowed
        for origin in {stands for stands in state.goats if stands >= 0}
        for to in targets(state.mountain, origin)
    )


def can_act(state: State) -> bool:
    """Whether the seat in turn can do anything (tranq.end.loss asks)."""
    if len(state.hand) >= 2 or may_rope(state):
        return True
    if not state.hand:
        return False
    last = state.hand[0]
    playable = card_of(last).kind != "rope" and can_play_last(state, last)
    return playable or can_herd(state)


def outcome_of(state: State) -> Outcome | None:
    """How the match ended, or None while it goes on; all win or lose together."""
    if is_won(state):
        return Outcome("win", tuple(range(1, state.seats + 1)), "tranq.end.win")
    if state.phase == "action" and not can_act(state):
        return Outcome("loss", (), "tranq.end.loss", {"seat": seat_id(state.turn), "have": len(state.hand)})
    return None
