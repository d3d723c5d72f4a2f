"""Between states and plain numbers: reading, writing, and what a coded move means."""

from typing import TYPE_CHECKING

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.games.tranquility.rules.cards import CARD_BY_ID, CARD_IDS, in_order
from desktop.games.tranquility.rules.effects import apply
from desktop.games.tranquility.rules.fast_tables import DISCARD, FIRE, HERD, ROPE, SLOTS, SLOTS_OF
from desktop.games.tranquility.rules.geometry import PLACE_IDS, PLACES, SUMMIT
from desktop.games.tranquility.rules.moves import Campfire, DiscardTwo, EndTurn, Herd, Play, Rope
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.state import WAITING, Goal, State

if TYPE_CHECKING:
    from desktop.games.tranquility.rules.fast import Fast


def settled(state: State) -> State:
    """The state at the beginning of a turn: an act already made is ended, unless it ended the match.

    Raises:
        ValueError: Nature must speak first.
    """
    if state.waits_for_nature:
        raise ValueError(state.phase)
    if state.phase == "refill" and outcome_of(state) is None:
        return apply(state, EndTurn()).state
    return state


def indices(cards: tuple[PieceId, ...]) -> list[int]:
    """Cards as their indices."""
    return [CARD_BY_ID[card].index for card in cards]


def _sorted_ids(cards: list[int]) -> tuple[PieceId, ...]:
    return tuple(CARD_IDS[card] for card in sorted(cards))


def read_mountain(fast: "Fast", state: State) -> None:
    """Lay the cards of a state row by row, so that what is open is known."""
    for place, card in enumerate(state.mountain):
        if card is not None:
            if place == SUMMIT:
                fast.open_top()
            fast.lay(place, CARD_BY_ID[card].index)


def write(fast: "Fast") -> State:
    """The state of a fast match."""
    base = fast.base
    if outcome_of(base) is not None:
        return base
    done = {goal for goal in range(len(base.panoramas)) if goal not in fast.vistas}
    goals = tuple(
        Goal(goal.numbers, goal.up, goal.up and at in done) for at, goal in enumerate(base.panoramas)
    )
    goats = [WAITING] * len(base.goat_cards)
    for place, herd in fast.herds.items():
        for goat in range(len(goats)):
            if herd >> goat & 1:
                goats[goat] = place
    return State(
        house=base.house,
        seats=base.seats,
        first=base.first,
        turn=fast.turn + 1,
        phase="refill" if fast.won else "action",
        mountain=tuple(None if card < 0 else CARD_IDS[card] for card in fast.mountain),
        hands=tuple(map(_sorted_ids, fast.hands)),
        decks=tuple(tuple(CARD_IDS[card] for card in reversed(deck)) for deck in fast.decks),
        discards=tuple(map(_sorted_ids, fast.discards)),
        box=in_order([*base.box, *(CARD_IDS[rope] for rope in fast.spent)]),
        ropes=tuple(CARD_IDS[rope] for rope in fast.ropes),
        goat_cards=base.goat_cards,
        goats=tuple(goats),
        panoramas=goals,
        hiker=base.hiker,
        swapped=_sorted_ids(fast.swapped),
    )


def decode(fast: "Fast", code: int) -> Move:
    """The move that a code means in this position, payments in card order."""
    hand = [CARD_IDS[card] for card in fast.hands[fast.turn]]
    if ROPE <= code < HERD:
        slot = code - ROPE
        return Rope(card=hand[slot] if slot < SLOTS else None)
    pay = in_order([hand[slot] for slot in SLOTS_OF[code & 63]])
    if code >= FIRE:
        rest, slot = divmod(code - FIRE >> 6, SLOTS)
        place, to = divmod(rest, len(PLACES))
        return Campfire(card=hand[slot], place=PLACE_IDS[place], to=PLACE_IDS[to], pay=pay)
    if code >= HERD:
        origin, to = divmod(code - HERD >> 6, len(PLACES))
        return Herd(origin=PLACE_IDS[origin], to=PLACE_IDS[to], pay=pay)
    if code >= DISCARD:
        return DiscardTwo(cards=pay)
    place, slot = divmod(code >> 6, SLOTS)
    return Play(card=hand[slot], place=PLACE_IDS[place], pay=pay)
