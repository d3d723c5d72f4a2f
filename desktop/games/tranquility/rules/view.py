"""What a seat may know: its own hand and discard pile, everything public, and counts of the rest."""

from dataclasses import dataclass

from desktop.engine.game import Outcome
from desktop.engine.ids import PieceId, Seat, ZoneId
from desktop.games.tranquility.rules.events import summits_gone
from desktop.games.tranquility.rules.geometry import PLACE_IDS
from desktop.games.tranquility.rules.green import green_paths, green_row
from desktop.games.tranquility.rules.herding import goats_on_top
from desktop.games.tranquility.rules.house import House
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.state import Goal, Mountain, Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge. Sizes are by seat, seat 1 first; hidden cards have no ids here.

    ``panoramas`` are the turned-up ones alone; ``box`` is seen by all (the solo 1s, spent ropes).
    """

    seat: Seat
    house: House
    seats: int
    first: Seat
    turn: Seat
    phase: Phase
    mountain: Mountain
    hand: tuple[PieceId, ...]
    discard: tuple[PieceId, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discard_sizes: tuple[int, ...]
    swapped: tuple[tuple[PieceId, ...], ...]
    box: tuple[PieceId, ...]
    ropes: tuple[PieceId, ...]
    goat_cards: tuple[PieceId, ...]
    goats: tuple[int, ...]
    panoramas: tuple[Goal, ...]
    panoramas_down: tuple[tuple[int, ...], ...]
    hiker: int | None
    green_places: tuple[ZoneId, ...]
    green_row: int
    goats_on_top: int
    summits_gone: bool
    outcome: Outcome | None

    @property
    def lying(self) -> dict[ZoneId, PieceId]:
        """The cards of the mountain by place."""
        return {PLACE_IDS[place]: card for place, card in enumerate(self.mountain) if card is not None}

    @property
    def herds(self) -> dict[ZoneId, int]:
        """How many goats stand on each place that has any."""
        counts: dict[ZoneId, int] = {}
        for place in self.goats:
            if place >= 0:
                counts[PLACE_IDS[place]] = counts.get(PLACE_IDS[place], 0) + 1
        return counts

    @property
    def goals_done(self) -> int:
        """How many of the turned-up panoramas are done."""
        return sum(goal.done for goal in self.panoramas)


def _sizes(piles: tuple[tuple[PieceId, ...], ...]) -> tuple[int, ...]:
    return tuple(len(pile) for pile in piles)


def _face_down(state: State) -> tuple[tuple[int, ...], ...]:
    """Which panoramas are face down is known; their order is not once they are dealt: told sorted."""
    down = tuple(goal.numbers for goal in state.panoramas if not goal.up)
    return down if state.phase == "deal" else tuple(sorted(down))


def view_of(state: State, seat: Seat) -> View:
    """All that a seat may know."""
    swapped = set(state.swapped)
    paths = green_paths(state.mountain) if state.house.green_path else ()
    return View(
        seat=seat,
        house=state.house,
        seats=state.seats,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        mountain=state.mountain,
        hand=state.hands[seat - 1],
        discard=state.discards[seat - 1],
        hand_sizes=_sizes(state.hands),
        deck_sizes=_sizes(state.decks),
        discard_sizes=_sizes(state.discards),
        swapped=tuple(tuple(card for card in pile if card in swapped) for pile in state.discards),
        box=state.box,
        ropes=state.ropes,
        goat_cards=state.goat_cards,
        goats=state.goats,
        panoramas=tuple(goal for goal in state.panoramas if goal.up),
        panoramas_down=_face_down(state),
        hiker=state.hiker,
        green_places=tuple(PLACE_IDS[place] for place in paths),
        green_row=green_row(state.mountain) if state.house.green_path else 0,
        goats_on_top=goats_on_top(state),
        summits_gone=summits_gone(state),
        outcome=outcome_of(state),
    )
