"""What follows from a move that the guards allowed: the next state, and what happened."""

from desktop.engine.event import Event
from desktop.engine.game import Step
from desktop.engine.move import Move
from desktop.engine.verdict import RefusedError
from desktop.games.the_west.rules.acting import act_of, carry_out
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.explaining import explain
from desktop.games.the_west.rules.moves import ChooseSide
from desktop.games.the_west.rules.state import State


def apply(state: State, move: Move) -> Step[State]:
    """Carry a move out. Raises RefusedError with the verdict of ``explain``."""
    verdict = explain(state, move)
    if not verdict.allowed:
        raise RefusedError(verdict)
    told: list[Event] = []
    board = Board(state, told)
    carry_out(board, act_of(board, move))
    return Step(board.state(), tuple(told), sets_up=isinstance(move, ChooseSide))
