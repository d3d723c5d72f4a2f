"""The rules of Tranquility: The Ascent as one object that keeps the GameRules contract."""

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
from desktop.games.tranquility.rules import actions, effects, guidance, listing
from desktop.games.tranquility.rules.dealing import nature_deal, nature_reshuffle
from desktop.games.tranquility.rules.deck import TranquilityDeck
from desktop.games.tranquility.rules.drafting import consider
from desktop.games.tranquility.rules.moves import MOVES, EndTurn, TranquilityDraft
from desktop.games.tranquility.rules.names import name_of
from desktop.games.tranquility.rules.opening import opening
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.pieces import pieces_of
from desktop.games.tranquility.rules.position import POSITIONS, TranquilityPosition, to_position
from desktop.games.tranquility.rules.position_reading import from_position
from desktop.games.tranquility.rules.redeal import redeal
from desktop.games.tranquility.rules.rulebook import RULEBOOK
from desktop.games.tranquility.rules.state import State
from desktop.games.tranquility.rules.view import View, view_of


class TranquilityRules:
    """Pure functions over ``State``; see the contract for what each is for."""

    game_id = "tranquility"
    rules_version = 1
    rulebook = RULEBOOK
    moves: TypeAdapter[Any] = MOVES
    positions: TypeAdapter[Any] = POSITIONS
    decks: TypeAdapter[Any] = TypeAdapter(TranquilityDeck)

    def opening(self, table: Table) -> State:
        """The state before Nature has dealt."""
        return opening(table)

    def turn_of(self, state: State) -> Seat | None:
        """The seat that must act, Nature, or None after the end."""
        if outcome_of(state) is not None:
            return None
        return NATURE if state.waits_for_nature else state.turn

    def nature(self, state: State, luck: Luck) -> Move:
        """The deal, or the shuffle after a rope."""
        return nature_deal(state, luck) if state.phase == "deal" else nature_reshuffle(state, luck)

    def explain(self, state: State, move: Move) -> Verdict:
        """May this complete move be made now."""
        return actions.explain(state, move)

    def consider(self, state: State, draft: Draft) -> Prospect:
        """What an unfinished move may become. Raises TypeError for another game's draft."""
        if not isinstance(draft, TranquilityDraft):
            raise TypeError(type(draft).__name__)
        return consider(state, draft)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Carry a move out. Raises RefusedError."""
        return effects.apply(state, move)

    def legal_moves(self, state: State) -> Iterator[Move]:
        """Every move that carries the match on."""
        return listing.legal_moves(state)

    def marker_moves(self, state: State) -> Iterator[Move]:
        """Settings of the hiker."""
        return listing.marker_moves(state)

    def revealed(self, before: State, move: Move, after: State) -> bool:
        """Whether cards were drawn or luck has spoken."""
        return move.by_nature or before.decks != after.decks

    def ending_move(self, state: State) -> Move | None:
        """The end of the turn, once the act is done."""
        return EndTurn() if state.phase == "refill" and outcome_of(state) is None else None

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return outcome_of(state)

    def view(self, state: State, seat: Seat) -> View:
        """All that a seat may know."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat, luck: Luck) -> State:
        """The same position with everything the seat cannot know dealt anew."""
        return redeal(state, seat, luck)

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
        """Every piece and its zone."""
        return pieces_of(state)

    def to_position(self, state: State) -> TranquilityPosition:
        """The state as a position for a file."""
        return to_position(state)

    def from_position(self, position: Any, luck: Luck) -> State:
        """The state of a position. Raises BadInputError."""
        return from_position(position, luck)


RULES = TranquilityRules()
