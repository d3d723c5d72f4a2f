"""Positions as they are written to files, by hand or by the program."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.options import OptionValue
from desktop.engine.record import Record
from desktop.games.tranquility.rules.cards import goat_id
from desktop.games.tranquility.rules.deck import GoatCardIds, Numbers
from desktop.games.tranquility.rules.geometry import PLACE_IDS, PLACES
from desktop.games.tranquility.rules.state import State

Name = Annotated[str, Field(max_length=20)]
"""A card's id, or its id without the copy (``green-7``, ``bridge``), which picks a free one."""

Pile = Annotated[tuple[Name, ...], Field(max_length=100)] | Annotated[int, Field(ge=0, le=100)]
"""Cards by name, or how many there are; those are drawn from what is left over."""

Piles = Annotated[tuple[Pile, ...], Field(min_length=1, max_length=5)]
"""One pile for each seat, seat 1 first."""

Herd = Annotated[tuple[Name, ...], Field(max_length=12)] | Annotated[int, Field(ge=0, le=12)]
"""Goats by id, or how many."""


class PanoramaPosition(Record):
    """A panorama of the base. Unless told otherwise it is turned up, and done if its numbers lie."""

    numbers: Numbers
    up: bool = True
    done: bool | None = None


class TranquilityPosition(Record):
    """What the table shows; nearly everything may be left out and is then filled in sensibly.

    ``decks`` have their top first. Hands left out are dealt full, decks left out share what is
    over; when only discards are left out, they take it. ``goats`` left out stand on their cards.
    """

    players: Annotated[int, Field(ge=1, le=5)] | None = None
    first: Annotated[int, Field(ge=0, le=5)] | None = None
    turn: Annotated[int, Field(ge=0, le=5)] | None = None
    phase: Literal["deal", "action", "refill", "reshuffle"] = "action"
    options: Annotated[dict[str, OptionValue], Field(max_length=20)] = Field(
        default_factory=dict[str, OptionValue]
    )
    mountain: Annotated[dict[Name, Name], Field(max_length=45)] = Field(default_factory=dict[str, str])
    hands: Piles | None = None
    decks: Piles | None = None
    discards: Piles | None = None
    box: Annotated[tuple[Name, ...], Field(max_length=100)] | None = None
    ropes: Annotated[int, Field(ge=0, le=6)] | None = None
    goat_cards: GoatCardIds | None = None
    goats: Annotated[dict[Name, Herd], Field(max_length=12)] | None = None
    panoramas: Annotated[tuple[PanoramaPosition, ...], Field(max_length=10)] | None = None
    hiker: Name | None = None
    swapped: Annotated[tuple[Name, ...], Field(max_length=5)] = ()


POSITIONS: TypeAdapter[Any] = TypeAdapter(TranquilityPosition)
"""Reads a position from JSON."""


def to_position(state: State) -> TranquilityPosition:
    """The state in full, so that reading it gives the same state without any luck."""
    herds = {place: state.goats_on(place) for place in PLACES}
    return TranquilityPosition(
        players=state.seats,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        options=state.house.options(),
        mountain={PLACE_IDS[at]: card for at, card in enumerate(state.mountain) if card is not None},
        hands=state.hands,
        decks=state.decks,
        discards=state.discards,
        box=state.box,
        ropes=len(state.ropes),
        goat_cards=state.goat_cards or None,
        goats=(
            {PLACE_IDS[at]: tuple(map(goat_id, herd)) for at, herd in herds.items() if herd}
            if state.house.goats
            else None
        ),
        panoramas=(
            tuple(
                PanoramaPosition(numbers=goal.numbers, up=goal.up, done=goal.done) for goal in state.panoramas
            )
            if state.house.panorama
            else None
        ),
        hiker=None if state.hiker is None else PLACE_IDS[state.hiker],
        swapped=state.swapped,
    )
