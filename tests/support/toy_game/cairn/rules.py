"""The rules of Cairn.

Stones 1-12 are dealt, three to a hand. In turn: lay a stone that is higher than the top one, paying
one other stone when it is more than three higher; or discard one. Then the turn is ended: the hand is
filled up. When the deck runs out, Nature shuffles the discards into a new one, once. All win when the
cairn is high enough, all lose when the player in turn has no stone.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from desktop.engine.bad_input import BadInputError
from desktop.engine.draft import Draft, Prospect
from desktop.engine.event import Event
from desktop.engine.game import Outcome, Step, Table, TurnSteps
from desktop.engine.ids import NATURE, Seat, seat_id
from desktop.engine.luck import Luck
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.rule import Rulebook, RuleEntry
from desktop.engine.verdict import RefusedError, Verdict, allow, refuse

from .effects import deal, discard, end_turn, lay
from .pieces import (
    STONES,
    CairnDeck,
    Deal,
    Discard,
    EndTurn,
    Lay,
    LayDraft,
    Marker,
    Position,
    Reshuffle,
    State,
    View,
    cost_of,
    number_of,
    without,
)
from .positions import from_position, redeal, to_position


class CairnRules:
    game_id = "cairn"
    rules_version = 1
    rulebook = Rulebook(
        (
            RuleEntry("cairn.deal", "setup"),
            RuleEntry("cairn.turn", "turn"),
            RuleEntry("cairn.hand", "turn"),
            RuleEntry("cairn.lay", "laying"),
            RuleEntry("cairn.higher", "laying"),
            RuleEntry("cairn.pay", "laying"),
            RuleEntry("cairn.discard", "turn"),
            RuleEntry("cairn.refill", "turn"),
            RuleEntry("cairn.marker", "turn", "ruling", "marker"),
            RuleEntry("cairn.win", "end"),
            RuleEntry("cairn.loss", "end"),
        )
    )
    moves: TypeAdapter[Any] = TypeAdapter(
        Annotated[Deal | Reshuffle | Lay | Discard | EndTurn | Marker, Field(discriminator="kind")]
    )
    positions: TypeAdapter[Any] = TypeAdapter(Position)
    decks: TypeAdapter[Any] = TypeAdapter(CairnDeck)

    def opening(self, table: Table) -> State:
        if not isinstance(table.deck, CairnDeck) or sorted(table.deck.stones) != sorted(STONES):
            raise BadInputError("wrong-deck", {"game": self.game_id})
        return State(
            seats=table.seats,
            first=table.first,
            to_act=max(table.first, 1),
            phase="deal",
            hands=((),) * table.seats,
            deck=table.deck.stones,
            height=int(table.options["height"]),
            with_marker=bool(table.options["marker"]),
        )

    def turn_of(self, state: State) -> Seat | None:
        if self.outcome(state) is not None:
            return None
        return NATURE if state.phase == "deal" or self._must_shuffle(state) else state.to_act

    def _must_shuffle(self, state: State) -> bool:
        return state.phase == "act" and not state.deck and not state.shuffled and bool(state.discards)

    def nature(self, state: State, luck: Luck) -> Move:
        if state.phase == "deal":
            first = state.first or 1 + luck.below(state.seats)
            return Deal(first=first, deck=luck.shuffled(state.deck))
        return Reshuffle(deck=luck.shuffled(state.discards))

    def explain(self, state: State, move: Move) -> Verdict:
        if (outcome := self.outcome(state)) is not None:
            return refuse(outcome.rule)
        if self.turn_of(state) == NATURE:
            return self._explain_nature(state, move)
        match move:
            case Lay():
                return self._explain_lay(state, move)
            case Discard():
                if state.phase != "act":
                    return refuse("cairn.turn")
                known = move.stone in state.hand
                return allow("cairn.discard") if known else refuse("cairn.hand", stone=move.stone)
            case EndTurn():
                return allow("cairn.refill") if state.phase == "refill" else refuse("cairn.turn")
            case Marker():
                return allow("cairn.marker") if state.with_marker else refuse("cairn.marker")
            case _:
                return refuse("cairn.deal")

    def _explain_nature(self, state: State, move: Move) -> Verdict:
        if isinstance(move, Deal) and state.phase == "deal":
            fits = sorted(move.deck) == sorted(state.deck) and 1 <= move.first <= state.seats
            return allow("cairn.deal") if fits else refuse("cairn.deal")
        if isinstance(move, Reshuffle) and state.phase == "act":
            fits = sorted(move.deck) == sorted(state.discards)
            return allow("cairn.refill") if fits else refuse("cairn.refill")
        return refuse("cairn.turn")

    def _explain_lay(self, state: State, move: Lay) -> Verdict:
        if state.phase != "act":
            return refuse("cairn.turn")
        named = (move.stone, *move.pay)
        for stone in named:
            if stone not in state.hand or named.count(stone) > 1:
                return refuse("cairn.hand", stone=stone)
        if state.cairn and number_of(move.stone) <= number_of(state.cairn[-1]):
            return refuse("cairn.higher", stone=move.stone, top=state.cairn[-1])
        cost = cost_of(state, move.stone)
        judge = allow if cost == len(move.pay) else refuse
        return judge("cairn.lay" if cost == len(move.pay) else "cairn.pay", cost=cost, paid=len(move.pay))

    def consider(self, state: State, draft: Draft) -> Prospect:
        assert isinstance(draft, LayDraft)
        if draft.stone is None:
            stones = {stone: self._prospect_of(state, stone) for stone in state.hand}
            return Prospect(allow("cairn.turn"), pieces=stones)
        move = Lay(stone=draft.stone, pay=draft.pay)
        verdict = self.explain(state, move)
        owed = cost_of(state, draft.stone) - len(draft.pay)
        if not verdict.allowed and verdict.rule == "cairn.pay" and owed > 0:
            rest = without(state.hand, (draft.stone, *draft.pay))
            pays = {stone: allow("cairn.pay") for stone in rest}
            return Prospect(allow("cairn.pay", owed=owed), pieces=pays, owed=owed)
        zones = {"cairn": verdict}
        return Prospect(verdict, zones=zones, move=move if verdict.allowed else None)

    def _prospect_of(self, state: State, stone: str) -> Verdict:
        fits = [move for move in self._lays(state) if move.stone == stone]
        return self.explain(state, fits[0]) if fits else self.explain(state, Lay(stone=stone))

    def apply(self, state: State, move: Move) -> Step[State]:
        verdict = self.explain(state, move)
        if not verdict.allowed:
            raise RefusedError(verdict)
        match move:
            case Deal():
                return deal(state, move)
            case Reshuffle():
                after = replace(state, deck=move.deck, discards=(), shuffled=True)
                return Step(
                    after, (Event("cairn.event.reshuffle", "cairn.refill", {"count": len(move.deck)}),)
                )
            case Lay():
                return lay(state, move)
            case Discard():
                return discard(state, move)
            case Marker():
                event = Event("cairn.event.marker", "cairn.marker", {"seat": seat_id(state.to_act)})
                return Step(replace(state, marker=move.on), (event,))
            case _:
                return end_turn(state)

    def _lays(self, state: State) -> Iterator[Lay]:
        for stone in state.hand:
            pays = [(other,) for other in state.hand if other != stone] if cost_of(state, stone) else [()]
            for pay in pays:
                move = Lay(stone=stone, pay=pay)
                if self.explain(state, move).allowed:
                    yield move

    def legal_moves(self, state: State) -> Iterator[Move]:
        if self.turn_of(state) in (None, NATURE):
            return
        if state.phase == "refill":
            yield EndTurn()
            return
        yield from self._lays(state)
        yield from (Discard(stone=stone) for stone in state.hand)

    def marker_moves(self, state: State) -> Iterator[Move]:
        if state.with_marker and self.turn_of(state) not in (None, NATURE):
            yield Marker(on=not state.marker)

    def revealed(self, before: State, move: Move, after: State) -> bool:
        return isinstance(move, EndTurn) and len(after.deck) < len(before.deck)

    def ending_move(self, state: State) -> Move | None:
        return EndTurn() if state.phase == "refill" and self.outcome(state) is None else None

    def outcome(self, state: State) -> Outcome | None:
        everyone = tuple(range(1, state.seats + 1))
        if len(state.cairn) >= state.height:
            return Outcome("win", everyone, "cairn.win", {"height": state.height})
        if state.phase == "act" and not state.hand and not self._must_shuffle(state):
            return Outcome("loss", (), "cairn.loss", {"seat": seat_id(state.to_act)})
        return None

    def view(self, state: State, seat: Seat) -> View:
        return View(
            seat=seat,
            to_act=state.to_act,
            hand=state.hands[seat - 1],
            others=tuple(
                tuple(f"hidden-{other}-{index}" for index in range(len(hand)))
                for other, hand in enumerate(state.hands, start=1)
                if other != seat
            ),
            deck=tuple(f"hidden-deck-{index}" for index in range(len(state.deck))),
            cairn=state.cairn,
            discards=state.discards,
        )

    def redeal(self, state: State, seat: Seat, luck: Luck) -> State:
        return redeal(state, seat, luck)

    def steps(self, state: State) -> TurnSteps:
        return TurnSteps(("cairn.step.act", "cairn.step.refill"), 0 if state.phase == "act" else 1)

    def rules_now(self, state: State) -> tuple[str, ...]:
        return ("cairn.turn", "cairn.lay") if state.phase == "act" else ("cairn.refill",)

    def name_of(self, identifier: str) -> Message | None:
        if identifier in STONES:
            return Message("cairn.stone", {"number": number_of(identifier)})
        return None

    def pieces(self, state: State) -> Mapping[str, str]:
        places = {f"hand-{seat}": hand for seat, hand in enumerate(state.hands, start=1)}
        places |= {"deck": state.deck, "cairn": state.cairn, "discards": state.discards}
        return {stone: place for place, stones in places.items() for stone in stones}

    def to_position(self, state: State) -> Position:
        return to_position(state)

    def from_position(self, position: Any, luck: Luck) -> State:
        return from_position(position, luck)


RULES = CairnRules()
