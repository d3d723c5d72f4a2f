"""The rules of Ascend the Shinra Tower as one object that keeps the GameRules contract."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import TypeAdapter

from desktop.engine.draft import Draft, Prospect
from desktop.engine.game import Outcome, Step, Table, TurnSteps
from desktop.engine.ids import NATURE, RuleId, Seat
from desktop.engine.luck import Luck
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.rules import actions, effects, guidance, listing
from desktop.games.shinra_tower.rules.dealing import nature_deal, nature_reshuffle
from desktop.games.shinra_tower.rules.deck import ShinraDeck
from desktop.games.shinra_tower.rules.drafting import consider
from desktop.games.shinra_tower.rules.ending import outcome_of
from desktop.games.shinra_tower.rules.moves import MOVES, EndTurn, ShinraDraft
from desktop.games.shinra_tower.rules.names import name_of
from desktop.games.shinra_tower.rules.opening import opening
from desktop.games.shinra_tower.rules.position import POSITIONS, ShinraPosition, to_position
from desktop.games.shinra_tower.rules.position_reading import from_position
from desktop.games.shinra_tower.rules.rulebook import RULEBOOK
from desktop.games.shinra_tower.rules.settlement import perfect_counted, perfect_settled
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.view import View, redeal, view_of
from desktop.games.shinra_tower.rules.whereabouts import pieces_of


class ShinraRules:
    """Pure functions over ``State``; see the contract for what each is for."""

    game_id = "shinra_tower"
    rules_version = 2
    rulebook = RULEBOOK
    moves: TypeAdapter[Any] = MOVES
    positions: TypeAdapter[Any] = POSITIONS
    decks: TypeAdapter[Any] = TypeAdapter(ShinraDeck)

    def opening(self, table: Table) -> State:
        """The state before Nature has dealt."""
        return opening(table)

    def turn_of(self, state: State) -> Seat | None:
        """The seat that must act, Nature, or None after the end."""
        if outcome_of(state) is not None:
            return None
        return NATURE if state.waits_for_nature else state.turn

    def nature(self, state: State, luck: Luck) -> Move:
        """The deal, a shuffle, or what a perfect hand gets; real outcomes come from the world."""
        match state.phase:
            case "deal":
                return nature_deal(state, luck)
            case "reshuffle":
                return nature_reshuffle(state, luck)
            case "count":
                return perfect_counted()
            case _:
                return perfect_settled(state)

    def explain(self, state: State, move: Move) -> Verdict:
        """May this complete move be made now."""
        return actions.explain(state, move)

    def consider(self, state: State, draft: Draft) -> Prospect:
        """What an unfinished move may become. Raises TypeError for another game's draft."""
        if not isinstance(draft, ShinraDraft):
            raise TypeError(type(draft).__name__)
        return consider(state, draft)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Carry a move out. Raises RefusedError."""
        return effects.apply(state, move)

    def legal_moves(self, state: State) -> Iterator[Move]:
        """Every move that carries the match on."""
        return listing.legal_moves(state)

    def marker_moves(self, state: State) -> Iterator[Move]:
        """There are none in this game."""
        del state
        return iter(())

    def revealed(self, before: State, move: Move, after: State) -> bool:
        """Whether a card was turned up or Nature has spoken."""
        return move.by_nature or before.draw != after.draw

    def ending_move(self, state: State) -> Move | None:
        """The end of the turn, once nothing else is left."""
        return EndTurn() if state.phase == "refill" else None

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return outcome_of(state)

    def view(self, state: State, seat: Seat) -> View:
        """All that a seat may know."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat, luck: Luck) -> State:
        """The same position with the draw pile in another order."""
        del seat
        return redeal(state, luck)

    def steps(self, state: State) -> TurnSteps:
        """The path of the turn."""
        return guidance.steps(state)

    def rules_now(self, state: State) -> tuple[RuleId, ...]:
        """The rules that matter at this moment."""
        return guidance.rules_now(state)

    def name_of(self, identifier: str) -> Message | None:
        """What a piece or zone is called."""
        return name_of(identifier)

    def pieces(self, state: State) -> Mapping[str, str]:
        """Every piece and card and its zone."""
        return pieces_of(state)

    def to_position(self, state: State) -> ShinraPosition:
        """The state as a position for a file."""
        return to_position(state)

    def from_position(self, position: Any, luck: Luck) -> State:
        """The state of a position. Raises BadInputError."""
        return from_position(position, luck)


RULES = ShinraRules()
