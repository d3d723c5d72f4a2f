"""Where a turn stands, and which rules matter at this moment, for the rules panel."""

from collections.abc import Iterator, Mapping

from desktop.engine.game import TurnSteps
from desktop.engine.ids import RuleId
from desktop.games.shinra_tower.rules.choosing import (
    is_enemy_missing,
    is_topped_out,
    options_of,
    wall_pairs,
)
from desktop.games.shinra_tower.rules.deck import DefeatAction, EnemyAction
from desktop.games.shinra_tower.rules.ending import outcome_of
from desktop.games.shinra_tower.rules.pieces import CLOUD
from desktop.games.shinra_tower.rules.placing import climbs_to_enemy
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
    "set-back": ("shinra.fall.cloud-enemies", "shinra.fall.order", "shinra.fall.own"),
    "challenge": ("shinra.sephiroth", "shinra.clear.count"),
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
    match state.phase:
        case "choose":
            return tuple(_on_choosing(state))
        case "ally":
            return _on_the_ally(state)
        case "targets":
            return (reach_rule(state), "shinra.defeat.choice", "shinra.defeat.who", "shinra.defeat.return")
        case "climb":
            rule = "shinra.check.climb" if climbs_to_enemy(state) else "shinra.check.top"
            return (rule, "shinra.place.figure-upright", "shinra.place.full-floor")
        case "refill":
            card = "shinra.refill.discard" if state.draw else "shinra.refill.reshuffle"
            return (card, "shinra.solo" if state.is_solo else "shinra.refill.pass", "shinra.place.own-turn")
        case phase:
            return _RULES[phase]


def _on_choosing(state: State) -> Iterator[RuleId]:
    """What is out of the ordinary about the face-up cards, then what they do."""
    cards = [options_of(state, card) for card in state.face_up if card is not None]
    enemies = [option for card in cards for option in card if isinstance(option, EnemyAction)]
    figures = [option.figure for card in cards for option in card if isinstance(option, DefeatAction)]
    yield "shinra.action.choose-card"
    if enemies and is_topped_out(state):
        yield "shinra.enemy.no-floor-left"
        enemies = []
    if any(is_enemy_missing(state, option) for option in enemies):
        yield "shinra.over.enemy-missing"
    if any(option.walls not in wall_pairs(state, option) for option in enemies):
        yield "shinra.enemy.substitute-wall"
    if any(len(card) > 1 for card in cards):
        yield "shinra.action.choose-option"
    if enemies:
        yield "shinra.enemy.walls"
    if any(figure != CLOUD for figure in figures):
        yield "shinra.defeat.place-ally"
    if CLOUD in figures:
        yield "shinra.defeat.cloud-stays"
    yield "shinra.clear.conditions"


def _on_the_ally(state: State) -> tuple[RuleId, ...]:
    """An ally is placed for what it reaches there; one that has acted is only set again."""
    if state.work is not None and state.work.acted:
        return ("shinra.fall.own", "shinra.place.figure-upright", "shinra.place.own-turn")
    on_tower = state.work is not None and state.work.origin > 0
    rule = "shinra.defeat.move-ally" if on_tower else "shinra.defeat.place-ally"
    return (rule, reach_rule(state), "shinra.place.figure-upright", "shinra.place.full-floor")
