"""What each move of Cairn does, once the rules allow it."""

from dataclasses import replace

from desktop.engine.event import Event, Shift
from desktop.engine.game import Step
from desktop.engine.ids import seat_id

from .pieces import HAND, Deal, Discard, Lay, State, without


def deal(state: State, move: Deal) -> Step[State]:
    hands = tuple(move.deck[seat * HAND : (seat + 1) * HAND] for seat in range(state.seats))
    deck = move.deck[state.seats * HAND :]
    after = replace(state, hands=hands, deck=deck, to_act=move.first, phase="act")
    return Step(after, (Event("cairn.event.deal", "cairn.deal", {"seat": seat_id(move.first)}),))


def with_hand(state: State, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    index = state.to_act - 1
    return (*state.hands[:index], hand, *state.hands[index + 1 :])


def lay(state: State, move: Lay) -> Step[State]:
    hands = with_hand(state, without(state.hand, (move.stone, *move.pay)))
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


def discard(state: State, move: Discard) -> Step[State]:
    hands = with_hand(state, without(state.hand, (move.stone,)))
    after = replace(state, hands=hands, discards=(*state.discards, move.stone), phase="refill")
    shift = Shift(move.stone, f"hand-{state.to_act}", "discards")
    facts = {"seat": seat_id(state.to_act), "stone": move.stone}
    return Step(after, (Event("cairn.event.discard", "cairn.discard", facts, (shift,)),))


def end_turn(state: State) -> Step[State]:
    missing = HAND - len(state.hand)
    drawn = state.deck[:missing]
    after = replace(
        state,
        hands=with_hand(state, (*state.hand, *drawn)),
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
