"""Pegs, a game for the table kit: tiles from an open hand onto a board of slots.

An odd tile goes onto an odd slot, an even one onto an even slot; a slot of the second row costs as
many other tiles as its number is above 3. A tile may be thrown on the heap instead, and the stack gives
a tile when it is tapped. A laid tile may be moved to a free slot of its kind. All slots full: all win.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.deck import Deck
from desktop.engine.draft import Draft, Prospect
from desktop.engine.event import Event, Shift
from desktop.engine.game import Outcome, Step, Table, TurnSteps
from desktop.engine.ids import NATURE, Seat
from desktop.engine.luck import Luck
from desktop.engine.message import Message
from desktop.engine.move import Move, NatureMove
from desktop.engine.record import Record
from desktop.engine.rule import Rulebook, RuleEntry
from desktop.engine.verdict import RefusedError, Verdict, allow, refuse

SLOTS = tuple(f"slot-{number}" for number in range(1, 7))
TILES = tuple(f"tile-{number}" for number in range(1, 10))
STACKED = 4


class Begin(NatureMove):
    kind: Literal["begin"] = "begin"


class Lay(Move):
    kind: Literal["lay"] = "lay"
    tile: str
    slot: str
    pay: tuple[str, ...] = ()


class Throw(Move):
    kind: Literal["throw"] = "throw"
    tile: str


class Draw(Move):
    kind: Literal["draw"] = "draw"


class PegDraft(Draft):
    tile: str
    slot: str | None = None
    pay: tuple[str, ...] = ()


class PegDeck(Deck):
    tiles: tuple[str, ...] = TILES


class Position(Record):
    hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    begun: bool
    hand: tuple[str, ...]
    slots: tuple[str | None, ...] = (None,) * 6
    heap: tuple[str, ...] = ()
    stack: int = STACKED
    drawn: int = 0


def number_of(name: str) -> int:
    return int(name.rpartition("-")[2])


def price_of(slot: str) -> int:
    return max(0, number_of(slot) - 3)


class PegRules:
    game_id = "pegs"
    rules_version = 1
    rulebook = Rulebook(
        tuple(
            RuleEntry(f"pegs.{rule}", "pegs")
            for rule in ("begin", "hand", "parity", "full", "pay", "lay", "throw", "draw", "end")
        )
    )
    moves: TypeAdapter[Any] = TypeAdapter(Annotated[Begin | Lay | Throw | Draw, Field(discriminator="kind")])
    positions: TypeAdapter[Any] = TypeAdapter(Position)
    decks: TypeAdapter[Any] = TypeAdapter(PegDeck)

    def opening(self, table: Table) -> State:
        assert isinstance(table.deck, PegDeck)
        return State(begun=False, hand=table.deck.tiles)

    def turn_of(self, state: State) -> Seat | None:
        if not state.begun:
            return NATURE
        return None if self.outcome(state) else 1

    def nature(self, state: State, luck: Luck) -> Move:
        return Begin()

    def explain(self, state: State, move: Move) -> Verdict:
        match move:
            case Begin():
                return refuse("pegs.begin") if state.begun else allow("pegs.begin")
            case Throw():
                return allow("pegs.throw") if move.tile in state.hand else refuse("pegs.hand", tile=move.tile)
            case Draw():
                return allow("pegs.draw") if state.stack else refuse("pegs.draw")
            case Lay():
                return self._explain_lay(state, move)
            case _:
                return refuse("pegs.end")

    def _explain_lay(self, state: State, move: Lay) -> Verdict:
        refusal = self._place_refusal(state, move.tile, move.slot)
        if refusal is not None:
            return refusal
        price, rest = price_of(move.slot), [tile for tile in state.hand if tile != move.tile]
        if len(move.pay) != price or not set(move.pay) <= set(rest) or len(set(move.pay)) != len(move.pay):
            return refuse("pegs.pay", price=price)
        return allow("pegs.lay", price=price)

    def _place_refusal(self, state: State, tile: str, slot: str) -> Verdict | None:
        if tile not in state.hand and tile not in state.slots:
            return refuse("pegs.hand", tile=tile)
        if state.slots[SLOTS.index(slot)] is not None:
            return refuse("pegs.full", slot=slot)
        if number_of(tile) % 2 != number_of(slot) % 2:
            return refuse("pegs.parity", tile=tile, slot=slot)
        if price_of(slot) > len([other for other in state.hand if other != tile]):
            return refuse("pegs.pay", price=price_of(slot))
        return None

    def consider(self, state: State, draft: Draft) -> Prospect:
        assert isinstance(draft, PegDraft)
        if draft.tile not in state.hand and draft.tile not in state.slots:
            return Prospect(refuse("pegs.hand", tile=draft.tile))
        if draft.slot is None:
            return Prospect(allow("pegs.lay", price=0), zones=self._zones(state, draft.tile))
        if draft.slot == "heap":
            move = Throw(tile=draft.tile)
            verdict = self.explain(state, move)
            return Prospect(verdict, move=move if verdict.allowed else None)
        refusal = self._place_refusal(state, draft.tile, draft.slot)
        if refusal is not None:
            return Prospect(refusal)
        owed = price_of(draft.slot) - len(draft.pay)
        if owed > 0:
            rest = [tile for tile in state.hand if tile not in (draft.tile, *draft.pay)]
            pieces = {tile: allow("pegs.pay", price=owed) for tile in rest}
            return Prospect(allow("pegs.pay", price=owed), pieces=pieces, owed=owed)
        move = Lay(tile=draft.tile, slot=draft.slot, pay=draft.pay)
        verdict = self.explain(state, move)
        return Prospect(verdict, move=move if verdict.allowed else None)

    def _zones(self, state: State, tile: str) -> dict[str, Verdict]:
        zones = {
            slot: self._place_refusal(state, tile, slot) or allow("pegs.lay", price=price_of(slot))
            for slot in SLOTS
        }
        zones["heap"] = self.explain(state, Throw(tile=tile))
        return zones

    def apply(self, state: State, move: Move) -> Step[State]:
        verdict = self.explain(state, move)
        if not verdict.allowed:
            raise RefusedError(verdict)
        match move:
            case Lay():
                slots = tuple(None if tile == move.tile else tile for tile in state.slots)
                index = SLOTS.index(move.slot)
                gone = (move.tile, *move.pay)
                after = replace(
                    state,
                    hand=tuple(tile for tile in state.hand if tile not in gone),
                    slots=(*slots[:index], move.tile, *slots[index + 1 :]),
                    heap=(*state.heap, *move.pay),
                )
                shifts = (Shift(move.tile, "hand-1", move.slot),)
                facts = {"tile": move.tile, "slot": move.slot}
                return Step(after, (Event("pegs.event.lay", "pegs.lay", facts, shifts),))
            case Throw():
                hand = tuple(tile for tile in state.hand if tile != move.tile)
                after = replace(state, hand=hand, heap=(*state.heap, move.tile))
                return Step(after, (Event("pegs.event.throw", "pegs.throw", {"tile": move.tile}),))
            case Draw():
                tile = f"tile-{10 + state.drawn}"
                after = replace(state, hand=(*state.hand, tile), stack=state.stack - 1, drawn=state.drawn + 1)
                return Step(after, (Event("pegs.event.draw", "pegs.draw", {"tile": tile}),))
            case _:
                return Step(replace(state, begun=True), ())

    def legal_moves(self, state: State) -> Iterator[Move]:
        yield from (Throw(tile=tile) for tile in state.hand)
        if state.stack:
            yield Draw()

    def marker_moves(self, state: State) -> Iterator[Move]:
        return iter(())

    def revealed(self, before: State, move: Move, after: State) -> bool:
        return isinstance(move, Draw)

    def ending_move(self, state: State) -> Move | None:
        return None

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("win", (1,), "pegs.end") if all(state.slots) else None

    def view(self, state: State, seat: Seat) -> State:
        return state

    def redeal(self, state: State, seat: Seat, luck: Luck) -> State:
        return state

    def steps(self, state: State) -> TurnSteps:
        return TurnSteps((), 0)

    def rules_now(self, state: State) -> tuple[str, ...]:
        return ("pegs.lay",)

    def name_of(self, identifier: str) -> Message | None:
        kind, _, number = identifier.rpartition("-")
        return Message(f"pegs.{kind}", {"number": int(number)}) if kind in ("tile", "slot") else None

    def pieces(self, state: State) -> Mapping[str, str]:
        places = dict.fromkeys(state.hand, "hand-1") | dict.fromkeys(state.heap, "heap")
        laid = zip(state.slots, SLOTS, strict=True)
        return places | {tile: slot for tile, slot in laid if tile is not None}

    def to_position(self, state: State) -> Record:
        return Position(hand=state.hand)

    def from_position(self, position: Any, luck: Luck) -> State:
        return State(begun=True, hand=position.hand)


RULES = PegRules()
