"""Where a turn stands, and which rules matter at this moment, for the rules panel."""

from desktop.engine.game import TurnSteps
from desktop.engine.ids import RuleId
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import SLOPE
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.ropes import may_rope
from desktop.games.tranquility.rules.state import State

NEARLY_UP = 36
"""From so many cards on the mountain on, the Summit is worth a thought."""

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
        case _:
            return _rules_of_action(state)


def _rules_of_action(state: State) -> tuple[RuleId, ...]:
    if state.summit_laid:
        return ("tranq.goats.goal", "tranq.goats.herd", "tranq.discard-two")
    lying = [card_of(card) for card in state.mountain if card is not None]
    room = len(lying) < SLOPE
    asked: tuple[tuple[RuleId, bool], ...] = (
        ("tranq.summit.place", len(lying) >= NEARLY_UP),
        ("tranq.place.colour", room),
        ("tranq.place.cost", room),
        ("tranq.place.left-to-right", room),
        ("tranq.place.support", room),
        ("tranq.place.height", room),
        ("tranq.turn.action", room),
        ("tranq.bridge.swap", any(card.is_bridge for card in lying)),
        ("tranq.campfire.replace", room and any(card.is_ascent for card in lying)),
        ("tranq.goats.herd", any(stands >= 0 for stands in state.goats)),
        ("tranq.green.goal", state.house.green_path),
        ("tranq.panorama.goal", state.house.panorama),
        ("tranq.solo.rope", may_rope(state)),
        ("tranq.discard-two", len(state.hand) >= 2),
        ("tranq.turn.deck-out", not state.deck),
    )
    return tuple(rule for rule, matters in asked if matters)
