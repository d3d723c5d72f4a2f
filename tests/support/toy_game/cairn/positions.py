"""Positions of Cairn, written and read, and what a seat cannot know dealt anew."""

from dataclasses import replace
from itertools import chain

from desktop.engine.bad_input import BadInputError
from desktop.engine.ids import Seat, seat_id
from desktop.engine.luck import Luck

from .pieces import HAND, STONES, Position, State


def redeal(state: State, seat: Seat, luck: Luck) -> State:
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


def to_position(state: State) -> Position:
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


def from_position(position: Position, luck: Luck) -> State:
    known = [*position.cairn, *position.discards, *chain(*(position.hands or ())), *(position.deck or ())]
    if len(set(known)) != len(known) or not set(known) <= set(STONES):
        raise BadInputError("wrong-cards", {"game": "cairn"})
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
        raise BadInputError("wrong-cards", {"game": "cairn"})
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
