"""Guards of choosing a card and an option, and the walls that stand in for those that ran out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.engine.ids import PieceId
from desktop.engine.verdict import Guard, Verdict, allow, first_refusal, refuse
from desktop.games.shinra_tower.rules.deck import ActionOption, DefeatAction, EnemyAction
from desktop.games.shinra_tower.rules.pieces import FLOORS, WALL_TYPES, WallType
from desktop.games.shinra_tower.rules.room import is_full
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.tower import in_supply, standing, top


@dataclass(frozen=True, slots=True)
class Choice:
    """A card and an option about to be chosen; ``walls`` is empty for those that are shown."""

    card: PieceId
    option: int
    walls: tuple[str, ...] = ()
    confirm: bool = False


def options_of(state: State, card: PieceId) -> tuple[ActionOption, ...]:
    """What a card offers."""
    return state.cards.card(card).options


def option_of(state: State, choice: Choice) -> ActionOption:
    """The option that is chosen. Raises IndexError for one the card has not."""
    return options_of(state, choice.card)[choice.option]


def left_of(state: State, wall: str, taken: Sequence[str] = ()) -> int:
    """How many walls of a type the supply has once those types are taken."""
    return len(in_supply(state, wall)) - list(taken).count(wall)


def wall_choices(state: State, shown: WallType, taken: Sequence[str] = ()) -> tuple[WallType, ...]:
    """The types that may stand for a wall shown (shinra.enemy.substitute-wall).

    Itself while there is one left; otherwise any other type of which there is.
    """
    if left_of(state, shown, taken) > 0:
        return (shown,)
    return tuple(wall for wall in WALL_TYPES if left_of(state, wall, taken) > 0)


def wall_pairs(state: State, action: EnemyAction) -> Iterator[tuple[WallType, WallType]]:
    """Every pair of walls that the action may be performed with, each mix once."""
    seen: set[frozenset[tuple[str, int]]] = set()
    first, second = action.walls
    for one in wall_choices(state, first):
        for other in wall_choices(state, second, (one,)):
            mix = frozenset(Counter((one, other)).items())
            if mix not in seen:
                seen.add(mix)
                yield one, other


def is_enemy_missing(state: State, action: ActionOption) -> bool:
    """shinra.over.enemy-missing: whether the enemy shown is not in the supply."""
    return isinstance(action, EnemyAction) and not in_supply(state, action.enemy)


def is_topped_out(state: State) -> bool:
    """shinra.enemy.no-floor-left: whether 20F stands, so that nothing can be built."""
    return top(state) == FLOORS


def face_up(state: State, choice: Choice) -> Verdict | None:
    """shinra.action.choose-card: one of the two face-up cards; a discarded one is gone."""
    if choice.card in state.discard:
        return refuse("shinra.refill.discard", card=choice.card)
    return None if choice.card in state.face_up else refuse("shinra.action.choose-card", card=choice.card)


def has_option(state: State, choice: Choice) -> Verdict | None:
    """shinra.action.choose-option: only what the card offers."""
    if choice.option < len(options_of(state, choice.card)):
        return None
    return refuse("shinra.action.choose-option", card=choice.card)


def floor_left(state: State, choice: Choice) -> Verdict | None:
    """shinra.enemy.no-floor-left: under 20F an Enemy Action only when nothing else can be chosen."""
    if isinstance(option_of(state, choice), DefeatAction) or not is_topped_out(state):
        return None
    others = (option for card in state.face_up if card for option in options_of(state, card))
    if any(isinstance(option, DefeatAction) for option in others):
        return refuse("shinra.enemy.no-floor-left", card=choice.card)
    return None


def enemy_there(state: State, choice: Choice) -> Verdict | None:
    """shinra.over.enemy-missing: a warning, until the loss is confirmed."""
    option = option_of(state, choice)
    if not isinstance(option, EnemyAction) or choice.confirm or is_topped_out(state):
        return None
    if not is_enemy_missing(state, option):
        return None
    return refuse("shinra.over.enemy-missing", card=choice.card, enemy=option.enemy)


def to_confirm(state: State, choice: Choice) -> Verdict | None:
    """shinra.over.enemy-missing: only a loss is confirmed."""
    option = option_of(state, choice)
    if not choice.confirm or (is_enemy_missing(state, option) and not is_topped_out(state)):
        return None
    return refuse("shinra.action.choose-option", card=choice.card)


def right_walls(state: State, choice: Choice) -> Verdict | None:
    """shinra.enemy.substitute-wall: the walls shown, and another type only for one that ran out.

    Where none are placed, none can be named.
    """
    option = option_of(state, choice)
    if not isinstance(option, EnemyAction) or is_topped_out(state) or is_enemy_missing(state, option):
        return refuse("shinra.action.choose-option", card=choice.card) if choice.walls else None
    taken: list[str] = []
    for at, shown in enumerate(option.walls):
        used = choice.walls[at] if choice.walls else shown
        fitting = wall_choices(state, shown, taken)
        if used not in fitting:
            return refuse("shinra.enemy.substitute-wall", piece=used, pieces=fitting)
        taken.append(used)
    return None


CHOOSING: tuple[Guard[State, Choice], ...] = (
    face_up,
    has_option,
    floor_left,
    to_confirm,
    enemy_there,
    right_walls,
)
"""Guards of choosing, in their order."""


def choose_verdict(state: State, choice: Choice) -> Verdict:
    """May this card and option be chosen with these walls."""
    if (refusal := first_refusal(CHOOSING, state, choice)) is not None:
        return refusal
    option = option_of(state, choice)
    if isinstance(option, DefeatAction):
        return allow("shinra.action.choose-card", card=choice.card)
    if is_topped_out(state):
        return allow("shinra.enemy.no-floor-left", card=choice.card)
    if is_enemy_missing(state, option):
        return allow("shinra.over.enemy-missing", card=choice.card, enemy=option.enemy)
    return allow("shinra.enemy.walls", card=choice.card, floor=top(state))


def used_walls(action: EnemyAction, named: Sequence[str]) -> tuple[WallType, ...]:
    """The types that an allowed choice builds with: those named, or those shown."""
    return tuple(wall for wall in WALL_TYPES for _ in range(named.count(wall))) or action.walls


def stays(state: State, figure: PieceId) -> bool:
    """shinra.defeat.move-ally: whether an ally on the tower has no other floor to move to.

    A full floor is none (shinra.place.full-floor): the nearest with room is the ally's own.
    """
    own = state.floor_of(figure)
    others = (floor for floor in standing(state) if floor != own)
    return own > 0 and all(is_full(state, figure, floor) for floor in others)
