"""What is told of the end: why, what each player scores, who wins."""

from desktop.engine.event import Event
from desktop.engine.ids import Seat, seat_id
from desktop.games.the_west.rules.places import locus_deck_zone
from desktop.games.the_west.rules.scoring import Tally


def at_zero(seat: Seat) -> Event:
    """The match ends: somebody is at 0."""
    return Event("west.event.end-points", "west.end", {"seat": seat_id(seat)})


def deck_empty() -> Event:
    """The match ends: the Facility deck is empty."""
    return Event("west.event.end-deck", "west.end")


def locus_deck_empty(deck: int) -> Event:
    """The match ends: a Locus deck is empty."""
    return Event("west.event.end-loci", "west.end", {"deck": locus_deck_zone(deck)})


def nobody_acts() -> Event:
    """The match ends: neither player could act in turn."""
    return Event("west.event.end-idle", "west.end")


def last_turn(seat: Seat) -> Event:
    """The match ends after the other player's turn."""
    return Event("west.event.last-turn", "west.end", {"seat": seat_id(seat)})


def score(seat: Seat, tally: Tally) -> Event:
    """What a player scores."""
    facts = {
        "seat": seat_id(seat),
        "points": tally.points,
        "loci": tally.loci,
        "city": tally.cityengine,
        "gates": tally.gates,
        "total": tally.total,
    }
    return Event("west.event.score", "west.score", facts)


def won(seat: Seat, high: int, low: int) -> Event:
    """A player has more."""
    return Event("west.event.won", "west.win", {"seat": seat_id(seat), "high": high, "low": low})


def tie(seat: Seat, total: int) -> Event:
    """Both have the same, and one of them wins by the score card."""
    return Event("west.event.tie", "west.win", {"seat": seat_id(seat), "total": total})


def shared(total: int) -> Event:
    """Both have the same and share the win."""
    return Event("west.event.shared", "west.win", {"total": total})
