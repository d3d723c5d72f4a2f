"""Texts outside the vocabulary: what players move by their own hands (west.golden).

Cards are conserved, points are only lost, and only what the mover sees is moved.
"""

from dataclasses import dataclass

from desktop.engine.event import Event, Shift
from desktop.engine.ids import NATURE, PieceId, Seat, ZoneId, seat_id
from desktop.games.the_west.rules import events
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.places import (
    DECK,
    DISCARD,
    DOUBLE,
    MIDDLE,
    gates_zone,
    hand_zone,
    loci_zone,
    locus_deck_zone,
)
from desktop.games.the_west.rules.state import State, gate_ids

DECK_TOP: PieceId = "deck-top"
"""What the top card of the Facility deck is called by who moves it unseen."""
BOTTOM = "-bottom"

SEATS = (1, 2)
LOCUS_ZONES: tuple[ZoneId, ...] = tuple(locus_deck_zone(number) for number in (1, 2, 3))
FACILITY_TARGETS: tuple[ZoneId, ...] = (
    *(hand_zone(seat) for seat in SEATS),
    *(gates_zone(seat) for seat in SEATS),
    MIDDLE,
    DISCARD,
    DECK,
    DECK + BOTTOM,
)
LOCUS_TARGETS: tuple[ZoneId, ...] = (
    *(loci_zone(seat) for seat in SEATS),
    *LOCUS_ZONES,
    *(zone + BOTTOM for zone in LOCUS_ZONES),
)
GATE_TARGETS: tuple[ZoneId, ...] = tuple(gates_zone(seat) for seat in SEATS)


@dataclass(frozen=True, slots=True)
class Found:
    """A card that can be moved by hand: what it really is, where it lies, and where it may go."""

    card: PieceId
    zone: ZoneId
    targets: tuple[ZoneId, ...]
    unseen: bool = False


def found(state: State, seat: Seat, card: PieceId) -> Found | None:
    """The card that a seat means by an id, if it sees such a card."""
    piles: dict[ZoneId, tuple[PieceId, ...]] = {
        hand_zone(seat): state.hands[seat - 1],
        MIDDLE: state.middle,
        DISCARD: state.discard,
    }
    for zone, pile in piles.items():
        if card in pile:
            return Found(card, zone, _elsewhere(FACILITY_TARGETS, zone))
    if card == DECK_TOP and state.deck:
        return Found(state.deck[0], DECK, _elsewhere(FACILITY_TARGETS, DECK), unseen=True)
    loci = {loci_zone(each): state.loci[each - 1] for each in SEATS}
    loci |= {zone: deck[:1] for zone, deck in zip(LOCUS_ZONES, state.locus_decks, strict=True)}
    for zone, pile in loci.items():
        if card in pile:
            return Found(card, zone, _elsewhere(LOCUS_TARGETS, zone))
    return _found_gate(state, card)


def _elsewhere(targets: tuple[ZoneId, ...], zone: ZoneId) -> tuple[ZoneId, ...]:
    """Where a card may go: not to the place where it lies, which would only tell what it is."""
    return tuple(each for each in targets if each != zone)


def _found_gate(state: State, card: PieceId) -> Found | None:
    for seat in SEATS:
        gates = state.gates[seat - 1]
        names = gate_ids(state.book, seat, gates)
        if card in names:
            targets = _elsewhere(GATE_TARGETS if card == DOUBLE else FACILITY_TARGETS, gates_zone(seat))
            return Found(gates[names.index(card)], gates_zone(seat), targets, unseen=card != DOUBLE)
    return None


def lose(board: Board, seat: Seat, amount: int) -> None:
    """By hand: points are lost."""
    board.lose(seat, amount, "west.golden")


def draw(board: Board, seat: Seat, amount: int) -> None:
    """By hand: cards are drawn."""
    board.draw(seat, amount, "west.golden")


def move(board: Board, card: PieceId, to: ZoneId) -> None:
    """By hand: a card goes elsewhere."""
    there = found(board.state(), board.turn, card)
    if there is None:
        raise LookupError(card)
    zones = _zones(board)
    zones[there.zone].remove(there.card)
    if to.startswith("hand-"):
        board.into_hand(int(to.removeprefix("hand-")), (there.card,))
    else:
        _put(zones[to.removesuffix(BOTTOM)], there.card, to)
    if board.told is not None:
        board.told.append(_moved(board, there, to.removesuffix(BOTTOM)))
        if there.zone == DECK and not board.deck:
            board.told.append(events.deck_out())


def _zones(board: Board) -> dict[ZoneId, list[PieceId]]:
    """Every pile that cards may come from or go to."""
    zones = {MIDDLE: board.middle, DISCARD: board.discard, DECK: board.deck}
    for seat in SEATS:
        zones[hand_zone(seat)] = board.hands[seat - 1]
        zones[gates_zone(seat)] = board.gates[seat - 1]
        zones[loci_zone(seat)] = board.loci[seat - 1]
    return zones | dict(zip(LOCUS_ZONES, board.locus_decks, strict=True))


def _put(pile: list[PieceId], card: PieceId, to: ZoneId) -> None:
    """The Facility deck has its top last, Locus decks have it first, all other piles grow at their end."""
    if to == DECK + BOTTOM or (to in LOCUS_ZONES):
        pile.insert(0, card)
    else:
        pile.append(card)


def _moved(board: Board, there: Found, zone: ZoneId) -> Event:
    """What is told: of a card that is unseen where it lies and where it goes only that one went."""
    kind = zone.partition("-")[0]
    only: Seat | None = None
    if kind in ("gates", DECK) and there.card != DOUBLE:
        only = NATURE if there.unseen else board.turn if there.zone.startswith("hand-") else None
    elif kind == "hand" and there.unseen:
        only = int(zone.removeprefix("hand-"))
    shift = (Shift(there.card, there.zone, zone),)
    facts = {"seat": seat_id(board.turn), "card": there.card, "origin": there.zone, "zone": zone}
    public = {"seat": seat_id(board.turn), "origin": there.zone, "zone": zone}
    return Event(
        "west.event.by-hand-moved",
        "west.golden",
        facts,
        shift,
        only=only,
        public_id="west.event.by-hand-moved.public",
        public_facts=public,
    )
