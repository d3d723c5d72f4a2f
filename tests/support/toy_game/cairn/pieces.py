"""What is written down in Cairn: moves, drafts, decks, positions, the state and a seat's view of it."""

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from desktop.engine.deck import Deck
from desktop.engine.draft import Draft
from desktop.engine.move import Move, NatureMove
from desktop.engine.record import Record

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
