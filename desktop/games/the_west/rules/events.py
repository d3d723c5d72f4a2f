"""What is told of cards that move, to those who may know it."""

from collections.abc import Sequence

from desktop.engine.event import Event, Shift
from desktop.engine.ids import NATURE, PieceId, RuleId, Seat, ZoneId, seat_id
from desktop.games.the_west.rules.places import (
    ASIDE,
    DECK,
    DISCARD,
    DOUBLE,
    MIDDLE,
    cityengine_zone,
    gates_zone,
    hand_zone,
    loci_zone,
    locus_deck_zone,
)


def _shifts(cards: Sequence[PieceId], origin: ZoneId, target: ZoneId) -> tuple[Shift, ...]:
    return tuple(Shift(card, origin, target) for card in cards)


def drew(seat: Seat, cards: Sequence[PieceId], backs: Sequence[str], rule: RuleId) -> Event:
    """Cards were drawn; the other sees their backs alone (west.facility.hand)."""
    return Event(
        "west.event.drew",
        rule,
        {"seat": seat_id(seat), "cards": tuple(cards)},
        _shifts(cards, DECK, hand_zone(seat)),
        only=seat,
        public_id="west.event.drew.public",
        public_facts={"seat": seat_id(seat), "count": len(cards), "backs": tuple(backs)},
    )


def laid_out(cards: Sequence[PieceId], rule: RuleId) -> Event:
    """Cards of the deck came face up into the middle."""
    return Event(
        "west.event.laid-out",
        rule,
        {"cards": tuple(cards), "count": len(cards)},
        _shifts(cards, DECK, MIDDLE),
    )


def gate(seat: Seat, card: PieceId, shown: str, rule: RuleId) -> Event:
    """The deck's top Doppelgate came into a zone; its other side stays unseen (west.hidden)."""
    facts = {"seat": seat_id(seat), "type": shown}
    return Event(
        "west.event.gate",
        rule,
        facts,
        _shifts((card,), DECK, gates_zone(seat)),
        only=NATURE,
        public_id="west.event.gate",
        public_facts=facts,
    )


def side(seat: Seat, shown: str) -> Event:
    """The double-sided Doppelgate was laid with a side of choice."""
    facts = {"seat": seat_id(seat), "type": shown}
    return Event("west.event.side", "west.setup.second", facts, _shifts((DOUBLE,), ASIDE, gates_zone(seat)))


def turn(seat: Seat) -> Event:
    """A turn began."""
    return Event("west.event.turn", "west.turn.whose", {"seat": seat_id(seat)})


def took_all(seat: Seat, cards: Sequence[PieceId], shown: str) -> Event:
    """All Facilities of a type were taken."""
    facts = {"seat": seat_id(seat), "type": shown, "count": len(cards)}
    shifts = _shifts(cards, MIDDLE, hand_zone(seat))
    return Event("west.event.took-all", "west.facility.all-of-type", facts, shifts)


def took_two(seat: Seat, cards: Sequence[PieceId]) -> Event:
    """Any two Facilities were taken."""
    facts = {"seat": seat_id(seat), "cards": tuple(cards)}
    return Event(
        "west.event.took-two", "west.facility.any-two", facts, _shifts(cards, MIDDLE, hand_zone(seat))
    )


def took(seat: Seat, cards: Sequence[PieceId], rule: RuleId) -> Event:
    """Facilities were taken from the middle by an effect or a reaction."""
    facts = {"seat": seat_id(seat), "cards": tuple(cards)}
    return Event("west.event.took", rule, facts, _shifts(cards, MIDDLE, hand_zone(seat)))


def discarded(seat: Seat, cards: Sequence[PieceId], rule: RuleId) -> Event:
    """Cards went from a hand to the discard pile, face up for all."""
    facts = {"seat": seat_id(seat), "cards": tuple(cards)}
    return Event("west.event.discarded", rule, facts, _shifts(cards, hand_zone(seat), DISCARD))


def swapped(seat: Seat, given: PieceId, taken: PieceId) -> Event:
    """A card of the hand and one of the middle changed places."""
    facts = {"seat": seat_id(seat), "given": given, "taken": taken}
    shifts = (Shift(given, hand_zone(seat), MIDDLE), Shift(taken, MIDDLE, hand_zone(seat)))
    return Event("west.event.swapped", "west.effects.mandatory", facts, shifts)


def locus_played(seat: Seat, locus: PieceId, deck: int) -> Event:
    """A Locus came into a zone."""
    facts = {"seat": seat_id(seat), "locus": locus}
    shifts = _shifts((locus,), locus_deck_zone(deck), loci_zone(seat))
    return Event("west.event.locus", "west.locus.play", facts, shifts)


def uncovered(deck: int, locus: PieceId) -> Event:
    """Another Locus is face up beside the table."""
    return Event("west.event.uncovered", "west.setup.loci", {"locus": locus, "deck": locus_deck_zone(deck)})


def locus_deck_out(deck: int) -> Event:
    """A Locus deck is empty."""
    return Event("west.event.locus-deck-out", "west.empty", {"deck": locus_deck_zone(deck)})


def locus_under(seat: Seat, locus: PieceId, deck: int) -> Event:
    """The top Locus of a deck was put under it."""
    facts = {"seat": seat_id(seat), "locus": locus, "deck": locus_deck_zone(deck)}
    return Event("west.event.locus-under", "west.effects.mandatory", facts)


def completed(seat: Seat) -> Event:
    """A CityEngine was turned to its Complete side."""
    facts = {"seat": seat_id(seat), "zone": cityengine_zone(seat)}
    return Event("west.event.completed", "west.cityengine.action", facts)


def deck_out() -> Event:
    """The Facility deck is empty."""
    return Event("west.event.deck-out", "west.empty")


def skipped(seat: Seat) -> Event:
    """No action could be completed."""
    return Event("west.event.skipped", "west.action.completable", {"seat": seat_id(seat)})
