"""The rules of Cairn.

Stones 1-12 are dealt, three to a hand. In turn: lay a stone that is higher than the top one, paying
one other stone when it is more than three higher; or discard one. Then the turn is ended: the hand is
filled up. When the deck runs out, Nature shuffles the discards into a new one, once. All win when the
cairn is high enough, all lose when the player in turn has no stone.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.deck import Deck
from desktop.engine.draft import Draft, Prospect
from desktop.engine.event import Event, Shift
from desktop.engine.game import Outcome, Step, Table, TurnSteps
from desktop.engine.ids import NATURE, Seat, seat_id
from desktop.engine.luck import Luck
from desktop.engine.message import Message
from desktop.engine.move import Move, NatureMove
from desktop.engine.record import BadInputError, Record
from desktop.engine.rule import Rulebook, RuleEntry
from desktop.engine.verdict import RefusedError, Verdict, allow, refuse

STONES = tuple(f"stone-{number}" for number in range(1, 13))
HAND = 3


class Deal(NatureMove):
    kind: Literal["deal"] = "deal"
    first: int
    deck: tuple[str, ...]


class Reshuffle(NatureMove):
    kind: Literal["reshuffle"] = "reshuffle"
    deck: tuple[str, ...]


class Lay(Move):
    kind: Literal["lay"] = "lay"
    stone: str
    pay: tuple[str, ...] = ()


class Discard(Move):
    kind: Literal["discard"] = "discard"
    stone: str


class EndTurn(Move):
    kind: Literal["end_turn"] = "end_turn"


class Marker(Move):
    kind: Literal["marker"] = "marker"
    on: bool


class LayDraft(Draft):
    stone: str | None = None
    pay: tuple[str, ...] = ()


class CairnDeck(Deck):
    stones: tuple[str, ...] = STONES


class Position(Record):
    seats: int = Field(ge=1, le=3)
    to_act: int = Field(ge=1, le=3)
    phase: Literal["deal", "act", "refill"] = "act"
    cairn: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    sizes: tuple[int, ...] | None = None
    hands: tuple[tuple[str, ...], ...] | None = None
    deck: tuple[str, ...] | None = None
    shuffled: bool = False
    marker: bool = False
    height: int = 6
    first: int = 0
    with_marker: bool = False


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    first: int
    to_act: int
    phase: str
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    cairn: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    shuffled: bool = False
    marker: bool = False
    height: int = 6
    with_marker: bool = True

    @property
    def hand(self) -> tuple[str, ...]:
        return self.hands[self.to_act - 1]


@dataclass(frozen=True, slots=True)
class View:
    seat: int
    to_act: int
    hand: tuple[str, ...]
    others: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    cairn: tuple[str, ...]
    discards: tuple[str, ...]


def number_of(stone: str) -> int:
    return int(stone.removeprefix("stone-"))


def cost_of(state: State, stone: str) -> int:
    top = number_of(state.cairn[-1]) if state.cairn else 0
    return 1 if number_of(stone) > top + 3 else 0


def without(stones: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(stone for stone in stones if stone not in gone)


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
                return self._deal(state, move)
            case Reshuffle():
                after = replace(state, deck=move.deck, discards=(), shuffled=True)
                return Step(
                    after, (Event("cairn.event.reshuffle", "cairn.refill", {"count": len(move.deck)}),)
                )
            case Lay():
                return self._lay(state, move)
            case Discard():
                return self._discard(state, move)
            case Marker():
                event = Event("cairn.event.marker", "cairn.marker", {"seat": seat_id(state.to_act)})
                return Step(replace(state, marker=move.on), (event,))
            case _:
                return self._end_turn(state)

    def _deal(self, state: State, move: Deal) -> Step[State]:
        hands = tuple(move.deck[seat * HAND : (seat + 1) * HAND] for seat in range(state.seats))
        deck = move.deck[state.seats * HAND :]
        after = replace(state, hands=hands, deck=deck, to_act=move.first, phase="act")
        return Step(after, (Event("cairn.event.deal", "cairn.deal", {"seat": seat_id(move.first)}),))

    def _with_hand(self, state: State, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        index = state.to_act - 1
        return (*state.hands[:index], hand, *state.hands[index + 1 :])

    def _lay(self, state: State, move: Lay) -> Step[State]:
        hands = self._with_hand(state, without(state.hand, (move.stone, *move.pay)))
        after = replace(
            state,
            hands=hands,
            cairn=(*state.cairn, move.stone),
            discards=(*state.discards, *move.pay),
            phase="refill",
        )
        zone = f"hand-{state.to_act}"
        shifts = (Shift(move.stone, zone, "cairn"), *(Shift(stone, zone, "discards") for stone in move.pay))
        facts = {"seat": seat_id(state.to_act), "stone": move.stone}
        return Step(after, (Event("cairn.event.lay", "cairn.lay", facts, shifts),))

    def _discard(self, state: State, move: Discard) -> Step[State]:
        hands = self._with_hand(state, without(state.hand, (move.stone,)))
        after = replace(state, hands=hands, discards=(*state.discards, move.stone), phase="refill")
        shift = Shift(move.stone, f"hand-{state.to_act}", "discards")
        facts = {"seat": seat_id(state.to_act), "stone": move.stone}
        return Step(after, (Event("cairn.event.discard", "cairn.discard", facts, (shift,)),))

    def _end_turn(self, state: State) -> Step[State]:
        missing = HAND - len(state.hand)
        drawn = state.deck[:missing]
        after = replace(
            state,
            hands=self._with_hand(state, (*state.hand, *drawn)),
            deck=state.deck[missing:],
            phase="act",
            to_act=state.to_act % state.seats + 1,
        )
        seat = state.to_act
        event = Event(
            "cairn.event.drawn",
            "cairn.refill",
            {"seat": seat_id(seat), "stones": drawn},
            tuple(Shift(stone, "deck", f"hand-{seat}") for stone in drawn),
            only=seat,
            public_id="cairn.event.refilled",
            public_facts={"seat": seat_id(seat), "count": len(drawn)},
        )
        return Step(after, (event,))

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
        others = [hand for other, hand in enumerate(state.hands, start=1) if other != seat]
        pool = list(luck.shuffled((*chain(*others), *state.deck)))
        hands: list[tuple[str, ...]] = []
        for other, hand in enumerate(state.hands, start=1):
            if other == seat:
                hands.append(hand)
            else:
                hands.append(tuple(pool[: len(hand)]))
                del pool[: len(hand)]
        return replace(state, hands=tuple(hands), deck=tuple(pool))

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
        return Position(
            seats=state.seats,
            to_act=state.to_act,
            phase=state.phase,  # pyright: ignore[reportArgumentType]
            cairn=state.cairn,
            discards=state.discards,
            hands=state.hands,
            deck=state.deck,
            shuffled=state.shuffled,
            marker=state.marker,
            height=state.height,
            first=state.first,
            with_marker=state.with_marker,
        )

    def from_position(self, position: Any, luck: Luck) -> State:
        known = [*position.cairn, *position.discards, *chain(*(position.hands or ())), *(position.deck or ())]
        if len(set(known)) != len(known) or not set(known) <= set(STONES):
            raise BadInputError("wrong-cards", {"game": self.game_id})
        if position.to_act > position.seats:
            raise BadInputError("wrong-seat", {"seat": seat_id(position.to_act)})
        pool = list(luck.shuffled([stone for stone in STONES if stone not in known]))
        hands = position.hands
        if hands is None:
            sizes = position.sizes or (HAND,) * position.seats
            hands = tuple(tuple(pool.pop() for _ in range(min(size, len(pool)))) for size in sizes)
        if len(hands) != position.seats:
            raise BadInputError("wrong-hands", {"count": len(hands)})
        deck = tuple(pool) if position.deck is None else position.deck
        if len(deck) + sum(map(len, hands)) + len(position.cairn) + len(position.discards) != len(STONES):
            raise BadInputError("wrong-cards", {"game": self.game_id})
        return State(
            seats=position.seats,
            first=position.first,
            with_marker=position.with_marker,
            to_act=position.to_act,
            phase=position.phase,
            hands=hands,
            deck=deck,
            cairn=position.cairn,
            discards=position.discards,
            shuffled=position.shuffled,
            marker=position.marker,
            height=position.height,
        )


RULES = CairnRules()
