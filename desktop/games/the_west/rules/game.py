"""The rules of The West: Ascendant as one object that keeps the GameRules contract."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from pydantic import TypeAdapter

from desktop.engine.draft import Draft, Prospect
from desktop.engine.game import Outcome, Step, Table, TurnSteps
from desktop.engine.ids import NATURE, RuleId, Seat
from desktop.engine.luck import Luck
from desktop.engine.message import Message, Naming
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.the_west.rules import effects, explaining, guidance, listing
from desktop.games.the_west.rules.dealing import nature_deal
from desktop.games.the_west.rules.deck import WestDeck
from desktop.games.the_west.rules.deck_readings import deck_reads
from desktop.games.the_west.rules.drafting import consider
from desktop.games.the_west.rules.moves import MOVES, EndTurn, WestDraft
from desktop.games.the_west.rules.names import name_of, names_from
from desktop.games.the_west.rules.opening import opening
from desktop.games.the_west.rules.other_hand import YIELDING, nature_pick
from desktop.games.the_west.rules.outcome import outcome_of
from desktop.games.the_west.rules.pieces import pieces_of
from desktop.games.the_west.rules.position import POSITIONS, WestPosition, to_position
from desktop.games.the_west.rules.position_reading import from_position
from desktop.games.the_west.rules.redeal import redeal
from desktop.games.the_west.rules.rulebook import RULEBOOK
from desktop.games.the_west.rules.state import State, other_of
from desktop.games.the_west.rules.view import View, covered_view_of, view_of


class WestRules:
    """Pure functions over ``State``; see the contract for what each is for."""

    game_id = "the_west"
    rules_version = 1
    rulebook = RULEBOOK
    moves: TypeAdapter[Any] = MOVES
    positions: TypeAdapter[Any] = POSITIONS
    decks: TypeAdapter[Any] = TypeAdapter(WestDeck)

    def opening(self, table: Table) -> State:
        """The state before Nature has dealt."""
        return opening(table)

    def turn_of(self, state: State) -> Seat | None:
        """The seat that must act, Nature, or None after the end."""
        return state.to_act

    def interjection(self, state: State) -> Literal["open", "hidden"] | None:
        """The other player's: a reaction, from the middle that both see, or what it gives up by hand."""
        choice = state.choice
        if choice is None or choice.seat in (state.turn, NATURE):
            return None
        return "hidden" if choice.kind in YIELDING else "open"

    def view_covered(self, state: State, seat: Seat) -> View:
        """What lies open, from a seat's side of the table."""
        return covered_view_of(state, seat)

    def nature(self, state: State, luck: Luck) -> Move:
        """The deal, or what the other player loses from its hand at random."""
        if state.choice is not None:
            return nature_pick(state, luck)
        return nature_deal(state, luck)

    def explain(self, state: State, move: Move) -> Verdict:
        """May this complete move be made now."""
        return explaining.explain(state, move)

    def consider(self, state: State, draft: Draft) -> Prospect:
        """What an unfinished move may become. Raises TypeError for another game's draft."""
        if not isinstance(draft, WestDraft):
            raise TypeError(type(draft).__name__)
        return consider(state, draft)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Carry a move out. Raises RefusedError."""
        return effects.apply(state, move)

    def legal_moves(self, state: State) -> Iterator[Move]:
        """Every move that carries the match on."""
        return listing.legal_moves(state)

    def marker_moves(self, state: State) -> Iterator[Move]:
        """There are none."""
        del state
        return iter(())

    def revealed(self, before: State, move: Move, after: State) -> bool:
        """Whether cards were drawn or turned up, also out of the other's hand, or a Locus uncovered.

        Of a Doppelgate that is turned round the other side is seen.
        """
        hidden = (before.deck, before.locus_decks, before.gates)
        if move.by_nature or hidden != (after.deck, after.locus_decks, after.gates):
            return True
        at = other_of(before.to_act or before.turn) - 1
        return not set(before.hands[at]) <= set(after.hands[at])

    def ending_move(self, state: State) -> Move | None:
        """The end of the turn, once nothing else is left."""
        return EndTurn() if state.phase == "end" else None

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

    def names_from(self, deck: WestDeck) -> Naming:
        """What a deck calls its own types and Loci."""
        return names_from(deck)

    def deck_reads(self, deck: WestDeck, option: str) -> tuple[Message, ...]:
        """What a deck says of the rule that an option speaks of."""
        return deck_reads(deck, option)

    def pieces(self, state: State) -> Mapping[str, str]:
        """Every piece and its zone."""
        return pieces_of(state)

    def to_position(self, state: State) -> WestPosition:
        """The state as a position for a file."""
        return to_position(state)

    def from_position(self, position: Any, luck: Luck) -> State:
        """The state of a position. Raises BadInputError."""
        return from_position(position, luck)


RULES = WestRules()
