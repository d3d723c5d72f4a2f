"""What is told of effects: who loses what, what could not be done, and why."""

from desktop.engine.event import Event
from desktop.engine.ids import RuleId, Seat, seat_id


def used(card: str) -> Event:
    """An effect is carried out."""
    return Event("west.event.used", "west.effects.mandatory", {"card": card})


def unmet(card: str, *, whole: bool) -> Event:
    """A condition does not hold; of several sentences the others are carried out all the same."""
    name = "west.event.unmet" if whole else "west.event.unmet-in-part"
    return Event(name, "west.effects.mandatory", {"card": card})


def declined(seat: Seat, card: str, *, whole: bool) -> Event:
    """A "may" was declined, which may be but one sentence of an effect."""
    name = "west.event.declined" if whole else "west.event.declined-in-part"
    return Event(name, "west.effects.mandatory", {"seat": seat_id(seat), "card": card})


def not_possible(seat: Seat, card: str, *, whole: bool) -> Event:
    """A "may" cannot be used now; the other hears no more than when it was left, as a hand may be why."""
    left = declined(seat, card, whole=whole)
    return Event(
        "west.event.not-possible" if whole else "west.event.not-possible-in-part",
        "west.effects.mandatory",
        {"card": card},
        only=seat,
        public_id=left.id,
        public_facts=left.facts,
    )


def lost(seat: Seat, amount: int, left: int, rule: RuleId) -> Event:
    """Points were lost."""
    facts = {"seat": seat_id(seat), "amount": amount, "left": left}
    return Event("west.event.lost", rule, facts)


def lost_none(seat: Seat) -> Event:
    """There was nothing left to lose."""
    return Event("west.event.lost-none", "west.points.only-lost", {"seat": seat_id(seat)})


def counted_none(card: str) -> Event:
    """A counted amount was 0."""
    return Event("west.event.counted-none", "west.effects.mandatory", {"card": card})


def nothing_drawn(seat: Seat) -> Event:
    """The deck was empty."""
    return Event("west.event.nothing-drawn", "west.empty", {"seat": seat_id(seat)})


def nothing_discarded(seat: Seat) -> Event:
    """The hand was empty."""
    return Event("west.event.nothing-discarded", "west.effects.mandatory", {"seat": seat_id(seat)})


def nothing_taken(seat: Seat) -> Event:
    """The middle was empty."""
    return Event("west.event.nothing-taken", "west.empty", {"seat": seat_id(seat)})


def no_swap(seat: Seat) -> Event:
    """There was no card on one of the two sides."""
    return Event("west.event.no-swap", "west.effects.mandatory", {"seat": seat_id(seat)})


def no_locus_under() -> Event:
    """No Locus deck holds two cards."""
    return Event("west.event.no-locus-under", "west.empty")


def reaction(seat: Seat) -> Event:
    """The other player gets a reaction."""
    return Event("west.event.reaction", "west.reaction", {"seat": seat_id(seat)})


def by_hand(card: str, text: str) -> Event:
    """A text is to be carried out by hand; it is shown as its author wrote it."""
    return Event("west.event.by-hand", "west.golden", {"card": card, "text": text})


def by_hand_done(seat: Seat) -> Event:
    """The players have done what the card says."""
    return Event("west.event.by-hand-done", "west.golden", {"seat": seat_id(seat)})
