"""The same rules without words, for bots and simulations alone.

``Fast`` is one changeable match: a board that tells nothing, whose moves are not written as records. It
carries moves out by the very functions of the explained rules; only their listing asks no guard, and a
law holds both equal. A move is its place in the list given last by ``moves``.
"""

from desktop.engine.game import Outcome
from desktop.engine.luck import Luck
from desktop.engine.move import Move
from desktop.games.the_west.rules.acting import Act, carry_out
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.flow import end_turn
from desktop.games.the_west.rules.listing import acts, move_of
from desktop.games.the_west.rules.outcome import outcome_of
from desktop.games.the_west.rules.state import State


class Fast:
    """A match that changes in place; the end of a turn with nothing else to do is made by itself."""

    __slots__ = ("_listed", "board")

    def __init__(self, board: Board) -> None:
        self.board = board
        self._listed: list[Act] | None = None

    @classmethod
    def from_state(cls, state: State, luck: Luck | None = None) -> "Fast":
        """The match of a state; a turn of which only the end is left is ended. Luck is never needed.

        Raises:
            ValueError: Nature must deal first.
        """
        del luck
        if state.phase == "deal":
            raise ValueError(state.phase)
        match = cls(Board(state))
        match._settle()
        return match

    def copy(self) -> "Fast":
        """Another match that changes apart from this one."""
        other = Fast(self.board.copy())
        other._listed = self._listed
        return other

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.board.phase == "over"

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, in the words of the explained rules."""
        return outcome_of(self.to_state()) if self.over else None

    def to_state(self) -> State:
        """The explained state."""
        return self.board.state()

    def acts(self) -> list[Act]:
        """All legal moves as acts, in the order of their codes."""
        if self._listed is None:
            self._listed = acts(self.board)
        return self._listed

    def moves(self) -> range:
        """Codes of all legal moves of the seat that must act."""
        return range(len(self.acts()))

    def decode(self, code: int) -> Move:
        """The explained move of a code that ``moves`` lists now."""
        return move_of(self.acts()[code])

    def play(self, code: int) -> None:
        """Carry out a listed move, and the end of the turn when nothing else is left of it."""
        act = self.acts()[code]
        self._listed = None
        carry_out(self.board, act)
        self._settle()

    def _settle(self) -> None:
        board = self.board
        while board.phase == "end":
            end_turn(board)
