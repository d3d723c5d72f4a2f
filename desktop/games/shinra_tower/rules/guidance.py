"""Where a turn stands, and which rules matter at this moment, for the rules panel."""

from collections.abc import Mapping

from desktop.engine.game import TurnSteps
from desktop.engine.ids import RuleId
from desktop.games.shinra_tower.rules.ending import outcome_of
from desktop.games.shinra_tower.rules.state import Phase, State
from desktop.games.shinra_tower.rules.targeting import reach_rule

STEPS = ("shinra.step.choose", "shinra.step.act", "shinra.step.check", "shinra.step.refill")

_STEP_OF: Mapping[Phase, int] = {
    "deal": 0,
    "choose": 0,
    "climb": 2,
    "refill": 3,
    "reshuffle": 3,
}

_RULES: Mapping[Phase, tuple[RuleId, ...]] = {
    "deal": ("shinra.setup.cards", "shinra.setup.start-player", "shinra.setup.first-floor"),
    "choose": (
        "shinra.action.choose-card",
        "shinra.action.choose-option",
        "shinra.enemy.walls",
        "shinra.defeat.place-ally",
        "shinra.over.enemy-missing",
        "shinra.clear.conditions",
    ),
    "walls": (
        "shinra.enemy.walls",
        "shinra.place.wall-upright",
        "shinra.place.wall-fold",
        "shinra.place.own-turn",
        "shinra.place.hands-off",
    ),
    "floor": (
        "shinra.enemy.floor",
        "shinra.place.floor-on-walls",
        "shinra.enemy.floor-order",
        "shinra.place.own-turn",
    ),
    "enemy": ("shinra.enemy.enemy", "shinra.place.figure-upright", "shinra.place.full-floor"),
    "boss": ("shinra.enemy.boss", "shinra.enemy.boss-missing", "shinra.place.figure-upright"),
    "ally": ("shinra.defeat.place-ally", "shinra.defeat.move-ally", "shinra.place.figure-upright"),
    "climb": ("shinra.check.climb", "shinra.check.top", "shinra.place.figure-upright"),
    "set-back": ("shinra.fall.cloud-enemies", "shinra.fall.order", "shinra.fall.own"),
    "challenge": ("shinra.sephiroth", "shinra.clear.count"),
    "refill": ("shinra.refill.discard", "shinra.refill.pass", "shinra.place.own-turn"),
    "reshuffle": ("shinra.refill.reshuffle",),
    "settle": ("shinra.fall.what", "shinra.fall.hanging", "shinra.fall.own"),
    "count": ("shinra.clear.count", "shinra.clear.conditions"),
}


def steps(state: State) -> TurnSteps:
    """The path of a turn and its current step: falls are handled within the step they interrupt."""
    usual = 2 if state.checked else 1 if state.work is not None else 0
    return TurnSteps(STEPS, _STEP_OF.get(state.phase, usual))


def rules_now(state: State) -> tuple[RuleId, ...]:
    """The rules that matter now, the most telling first."""
    end = outcome_of(state)
    if end is not None:
        return (end.rule,)
    if state.phase == "targets":
        return (reach_rule(state), "shinra.defeat.choice", "shinra.defeat.who", "shinra.defeat.return")
    return _RULES[state.phase]
