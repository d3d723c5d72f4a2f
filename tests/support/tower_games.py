"""Whole games of the tower by auto hands: real rules, real physics, a simple greedy team."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from support.luck import SeededLuck
from support.tower import shapes

from desktop.engine.game import Table
from desktop.engine.ids import NATURE
from desktop.engine.move import Move
from desktop.games.shinra_tower.physics.answers import natures_move
from desktop.games.shinra_tower.physics.pieces import Steadiness
from desktop.games.shinra_tower.rules.deck import DefeatAction
from desktop.games.shinra_tower.rules.ending import goal_floor
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Choose, PlacePiece, Target
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.tower import cloud_floor, foe_floors, foes_on, standing, top

DECK_FILE: Final = Path(__file__).parents[2] / "resources" / "shinra_tower" / "decks" / "standard.json"
MOST_MOVES: Final = 3000
REACH: Final = {"tifa": (2, (0,)), "red-xiii": (2, (0,)), "aerith": (1, (0, -1)), "barret": (1, (0, 1))}
"""Ally -> how many it defeats on each of these floors, counted from its own; others one on their own."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went."""

    state: State
    moves: tuple[Move, ...]
    highest: int
    stuck: bool


def play(seed: int, seats: int, steadiness: Steadiness, goal: str = "8f", most: int = MOST_MOVES) -> Played:
    """Play a game to its end, or until it has gone on for too long."""
    luck, moves, highest = SeededLuck(seed), list[Move](), 1
    state = opening(seats, goal)
    for number in range(most):
        seat = RULES.turn_of(state)
        if seat is None:
            return Played(state, tuple(moves), highest, stuck=False)
        move = _nature(state, luck, steadiness, seed * 10_007 + number) if seat == NATURE else choice(state)
        if move is None:
            break
        state = RULES.apply(state, move).state
        moves.append(move)
        highest = max(highest, top(state))
    return Played(state, tuple(moves), highest, stuck=True)


def opening(seats: int, goal: str = "8f") -> State:
    """A game that is about to be dealt."""
    deck = RULES.decks.validate_json(DECK_FILE.read_bytes())
    return RULES.opening(Table(seats, 1, {"goal": goal, "steadiness": "normal", "collapse": "all"}, deck))


def replayed(seats: int, moves: Iterable[Move], goal: str = "8f") -> State:
    """The state after logged moves: no physics, no luck."""
    state = opening(seats, goal)
    for move in moves:
        state = RULES.apply(state, move).state
    return state


def choice(state: State) -> Move | None:
    """What a simple team does: defeat where it is worth it, else build; None when nothing is legal."""
    moves = list(RULES.legal_moves(state))
    return max(moves, key=lambda move: _worth(state, move), default=None)


def _nature(state: State, luck: SeededLuck, steadiness: Steadiness, seed: int) -> Move:
    if state.phase in ("settle", "count"):
        return natures_move(shapes(), state, steadiness, seed)
    return RULES.nature(state, luck)


def _worth(state: State, move: Move) -> float:
    match move:
        case Choose():
            return _worth_of_card(state, move)
        case PlacePiece():
            return _prey(state, move.piece, move.floor)
        case Target():
            return sum(1.0 + (state.floor_of(one) <= goal_floor(state)) for one in move.enemies)
        case _:
            return 0.0


def _worth_of_card(state: State, move: Choose) -> float:
    if move.confirm:
        return -100.0
    option = state.cards.card(move.card).options[move.option]
    if not isinstance(option, DefeatAction):
        return 2.5 if top(state) < goal_floor(state) else -0.5
    if option.figure == "cloud":
        floor = cloud_floor(state)
        return 2.0 * min(option.up_to, len(foes_on(state, floor))) if floor in foe_floors(state) else 0.0
    return max((_prey(state, option.figure, floor) for floor in _others(state, option.figure)), default=0.0)


def _others(state: State, figure: str) -> Iterator[int]:
    return (floor for floor in standing(state) if floor != state.floor_of(figure))


def _prey(state: State, figure: str, floor: int) -> float:
    limit, reach = REACH.get(figure, (1, (0,)))
    goal = goal_floor(state)
    found = (
        min(limit, len(foes_on(state, floor + step))) * (2 if floor + step <= goal else 1) for step in reach
    )
    return float(sum(found))
