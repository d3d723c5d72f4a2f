"""Where a turn stands, and which rules matter at this moment, for the rules panel."""

from desktop.engine.game import TurnSteps
from desktop.engine.ids import RuleId
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.ropes import may_rope
from desktop.games.tranquility.rules.state import State, holds_bridge

STEPS = ("tranq.step.action", "tranq.step.refill")


def steps(state: State) -> TurnSteps:
    """The path of a turn and its current step."""
    return TurnSteps(STEPS, 1 if state.phase == "refill" else 0)


def rules_now(state: State) -> tuple[RuleId, ...]:
    """The rules that matter now, the most telling first; they tell nothing of hidden cards."""
    end = outcome_of(state)
    if end is not None:
        return (end.rule,)
    match state.phase:
        case "deal":
            return ("tranq.setup.split", "tranq.setup.hand", "tranq.setup.bridges")
        case "reshuffle":
            return ("tranq.solo.rope",)
        case "refill":
            return ("tranq.turn.refill",) if state.deck else ("tranq.turn.deck-out",)
        case "action":
            return _rules_of_action(state)


def _rules_of_action(state: State) -> tuple[RuleId, ...]:
    if state.summit_laid:
        return ("tranq.goats.goal", "tranq.goats.herd", "tranq.discard-two")
    # the hand is its owner's to see, and only that seat is in turn
    kinds = {card_of(card).kind for card in state.hand}
    asked: tuple[tuple[RuleId, bool], ...] = (
        ("tranq.turn.action", True),
        ("tranq.place.left-to-right", True),
        ("tranq.place.support", True),
        ("tranq.place.colour", True),
        ("tranq.place.height", True),
        ("tranq.place.cost", True),
        ("tranq.bridge.place", "bridge" in kinds),
        ("tranq.bridge.swap", any(holds_bridge(state.mountain, at) for at in range(len(state.mountain)))),
        ("tranq.campfire.replace", "campfire" in kinds),
        ("tranq.summit.place", "summit" in kinds),
        ("tranq.goats.herd", any(stands >= 0 for stands in state.goats)),
        ("tranq.green.goal", state.house.green_path),
        ("tranq.panorama.goal", state.house.panorama),
        ("tranq.solo.rope", may_rope(state)),
        ("tranq.discard-two", len(state.hand) >= 2),
        ("tranq.turn.deck-out", not state.deck),
    )
    return tuple(rule for rule, matters in asked if matters)
