"""What comes next: the stages of an action, Cloud's check, the clear, and the refill."""

from dataclasses import replace

from desktop.engine.event import Event
from desktop.engine.game import Step
from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.rules import events
from desktop.games.shinra_tower.rules.deck import DefeatAction, EnemyAction
from desktop.games.shinra_tower.rules.ending import goal_floor, is_cleared, outcome_of
from desktop.games.shinra_tower.rules.pieces import CLOUD
from desktop.games.shinra_tower.rules.state import SUPPLY, Phase, State, Work
from desktop.games.shinra_tower.rules.targeting import reachable
from desktop.games.shinra_tower.rules.tower import (
    cloud_floor,
    foe_floors,
    foes_on,
    nearest,
    nearest_usable,
    top,
    waiting,
)


def advance(state: State) -> Step[State]:
    """The state at the next thing to be done, and what happened by itself on the way there."""
    told: list[Event] = []
    if (end := outcome_of(state)) is not None:
        return Step(replace(state, phase="over"), events.ending(state, end))
    if waiting(state):
        return Step(replace(state, phase="set-back"), ())
    if state.cleared and state.beyond is None:
        return Step(replace(state, phase="challenge"), ())
    if is_cleared(state):
        return Step(replace(state, phase="count"), (events.counting(goal_floor(state)),))
    if state.work is None:
        return Step(replace(state, phase="choose"), ())
    state = _performing(state, state.work, told)
    if (stage := _stage(state)) is not None:
        return Step(replace(state, phase=stage), tuple(told))
    state = _climbed(_checked(state, told))
    return Step(replace(state, phase="climb" if state.climb else "refill"), tuple(told))


def _performing(state: State, work: Work, told: list[Event]) -> State:
    """What an action settles by itself: which bosses come, and that nobody is in range."""
    action = state.action
    if isinstance(action, EnemyAction):
        if work.bosses is not None or work.tile not in work.done or work.acted:
            return state
        shown = state.cards.bosses_of(work.number)
        come = tuple(boss for boss in shown if state.zone_of(boss) == SUPPLY)
        told += [events.boss_missing(boss, work.number) for boss in shown if boss not in come]
        return replace(state, work=replace(work, bosses=come))
    if work.acted or ally_to_place(state) or reachable(state):
        return state
    told.append(events.nobody_near(figure_of(state)))
    return replace(state, work=replace(work, acted=True))


def figure_of(state: State) -> PieceId:
    """The figure that acts; Cloud when nobody else does."""
    return state.action.figure if isinstance(state.action, DefeatAction) else CLOUD


def ally_to_place(state: State) -> PieceId:
    """The ally that must come to stand on a floor; empty when none must."""
    work, figure = state.work, figure_of(state)
    if work is None or figure == CLOUD or figure in work.done:
        return ""
    return figure if not work.acted or figure in state.own else ""


def _stage(state: State) -> Phase | None:
    """What the action still asks for; None once it is done."""
    work = state.work
    if work is None or (isinstance(state.action, EnemyAction) and work.acted):
        return None
    if isinstance(state.action, EnemyAction):
        return _building_stage(work)
    if ally_to_place(state):
        return "ally"
    return None if work.acted else "targets"


def _building_stage(work: Work) -> Phase | None:
    """An Enemy Action in its order: walls, floor, enemy, bosses; a fall leads back."""
    if len([wall for wall in work.taken if wall in work.done]) < 2:
        return "walls"
    if work.tile not in work.done:
        return "floor"
    if work.enemy not in work.done:
        return "enemy"
    return "boss" if any(boss not in work.done for boss in work.bosses or ()) else None


def _checked(state: State, told: list[Event]) -> State:
    """Cloud's check, made once a turn (shinra.check.stay, shinra.check.climb, shinra.check.top)."""
    if state.checked:
        return state
    floor = cloud_floor(state)
    state = replace(state, checked=True)
    if foes_on(state, floor):
        told.append(events.cloud_stays(floor))
        return state
    foes = foe_floors(state)
    goal = max(nearest(floor, foes)) if foes else top(state)
    if floor in nearest_usable(state, goal, CLOUD):  # a floor full with him on it is his all the same
        return state
    told.append(events.cloud_goes(goal, enemy_there=bool(foes)))
    return replace(state, climb=goal)


def _climbed(state: State) -> State:
    """A climb is over where Cloud stands when the floor he was to go to has fallen."""
    if state.climb and cloud_floor(state) in nearest_usable(state, state.climb, CLOUD):
        return replace(state, climb=0)
    return state


def counted(state: State) -> Step[State]:
    """After the count: cleared if the conditions still hold, else on with the play."""
    if outcome_of(state) is not None or not is_cleared(state):
        step = advance(state)
        broken = () if outcome_of(state) is not None else (events.count_broken(goal_floor(state)),)
        return Step(step.state, (*broken, *step.events))
    if state.cleared:
        return advance(replace(state, won=True))
    state = replace(state, cleared=True)
    told: tuple[Event, ...] = (events.cleared(),)
    if state.house.goal == "8f":
        state = replace(state, won=True)
        told = ()
    elif state.house.goal == "sephiroth":
        state = replace(state, beyond=True)
        told = (*told, events.went_on())
    step = advance(state)
    return Step(step.state, (*told, *step.events))
