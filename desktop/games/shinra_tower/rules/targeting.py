"""Who can be defeated by whom: the reach of each figure, and the choice of targets."""

from desktop.engine.ids import PieceId, RuleId
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.shinra_tower.rules.deck import DefeatAction
from desktop.games.shinra_tower.rules.pieces import CLOUD
from desktop.games.shinra_tower.rules.state import SUPPLY, State
from desktop.games.shinra_tower.rules.tower import foes_on, stands

STRONG = 2
"""So many enemies Tifa and Red XIII defeat."""


def actor(state: State) -> DefeatAction:
    """The Defeat Action being performed. Raises TypeError when none is."""
    action = state.action
    if not isinstance(action, DefeatAction):
        raise TypeError(type(action).__name__)
    return action


def reach(state: State) -> dict[int, int]:
    """How many enemies the acting figure may defeat, by floor; floors that do not stand are skipped."""
    action = actor(state)
    floor = state.floor_of(action.figure)
    match action.figure:
        case "cloud":
            limits = {floor: action.up_to}
        case "tifa" | "red-xiii":
            limits = {floor: STRONG}
        case "aerith":
            limits = {floor: 1, floor - 1: 1}
        case "barret":
            limits = {floor: 1, floor + 1: 1}
        case _:
            limits = {floor: 1}
    return {at: most for at, most in limits.items() if stands(state, at)}


def reach_rule(state: State) -> RuleId:
    """The rule that says how far the acting figure reaches."""
    match actor(state).figure:
        case "cloud":
            return "shinra.defeat.cloud"
        case "tifa" | "red-xiii":
            return "shinra.defeat.tifa-redxiii"
        case "aerith":
            return "shinra.defeat.aerith"
        case "barret":
            return "shinra.defeat.barret"
        case _:
            return "shinra.defeat.avalanche"


def reachable(state: State) -> tuple[PieceId, ...]:
    """The enemies that the acting figure could defeat."""
    return tuple(foe for floor in sorted(reach(state)) for foe in foes_on(state, floor))


def most_defeated(state: State) -> int:
    """How many enemies could be defeated at most."""
    return sum(min(most, len(foes_on(state, floor))) for floor, most in reach(state).items())


def target_verdict(state: State, enemies: tuple[PieceId, ...]) -> Verdict:
    """May exactly these be defeated (shinra.defeat.choice: nobody up to the limit)."""
    limits = reach(state)
    named: dict[int, int] = {}
    for enemy in enemies:
        if (refusal := _no_target(state, enemy, enemies)) is not None:
            return refusal
        floor = state.floor_of(enemy)
        named[floor] = named.get(floor, 0) + 1
        if named[floor] > limits[floor]:
            return _beyond_reach(state, enemy)
    return _in_reach(state, len(enemies))


def _no_target(state: State, enemy: PieceId, named: tuple[PieceId, ...]) -> Verdict | None:
    """Why one piece cannot be a target at all."""
    if state.zone_of(enemy) == SUPPLY:
        return refuse("shinra.defeat.return", piece=enemy)
    candidates = reachable(state)
    if enemy in candidates:
        return refuse("shinra.defeat.choice", piece=enemy) if named.count(enemy) > 1 else None
    figure, floor = actor(state).figure, state.floor_of(enemy)
    if enemy not in foes_on(state, floor):
        return refuse("shinra.defeat.choice", piece=enemy)
    if figure != CLOUD and floor == state.floor_of(CLOUD):
        return refuse("shinra.defeat.who", piece=enemy, figure=figure)
    return _beyond_reach(state, enemy)


def _beyond_reach(state: State, enemy: PieceId) -> Verdict:
    """The refusal of one target too many or too far."""
    figure = actor(state).figure
    match reach_rule(state):
        case "shinra.defeat.cloud":
            return refuse("shinra.defeat.cloud", piece=enemy, figure=figure, most=actor(state).up_to)
        case "shinra.defeat.tifa-redxiii":
            return refuse("shinra.defeat.tifa-redxiii", piece=enemy, figure=figure, most=STRONG)
        case "shinra.defeat.aerith":
            return refuse("shinra.defeat.aerith", piece=enemy, figure=figure, most=1)
        case "shinra.defeat.barret":
            return refuse("shinra.defeat.barret", piece=enemy, figure=figure, most=1)
        case _:
            return refuse("shinra.defeat.avalanche", piece=enemy, figure=figure, most=1)


def _in_reach(state: State, count: int) -> Verdict:
    """The allowance of a choice of targets, by the rule of the figure that acts."""
    figure, most = actor(state).figure, most_defeated(state)
    if count == 0:
        return allow("shinra.defeat.choice", figure=figure, most=most)
    match reach_rule(state):
        case "shinra.defeat.cloud":
            return allow("shinra.defeat.cloud", figure=figure, most=most)
        case "shinra.defeat.tifa-redxiii":
            return allow("shinra.defeat.tifa-redxiii", figure=figure, most=most)
        case "shinra.defeat.aerith":
            return allow("shinra.defeat.aerith", figure=figure, most=most)
        case "shinra.defeat.barret":
            return allow("shinra.defeat.barret", figure=figure, most=most)
        case _:
            return allow("shinra.defeat.avalanche", figure=figure, most=most)
