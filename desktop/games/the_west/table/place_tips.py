"""What places, piles, plates and seats say of themselves. Made from a seat's view alone."""

from collections.abc import Iterator

from desktop.engine.ids import Seat, seat_id
from desktop.engine.message import Message
from desktop.games.the_west.rules.holding import effect_zone, type_of
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import TYPES, FacilityType
from desktop.games.the_west.table.card_tips import Tip, effect_tip, gate_tip
from desktop.games.the_west.table.face_names import tag_of
from desktop.games.the_west.table.prospects import count_in_middle, parts_of_all, way_all


def hand_tip(view: View, seat: Seat) -> Tip:
    """A hand: how many cards; of the other's only the backs are known."""
    if seat == view.seat:
        limit = Message("the_west.tip.limit", {"n": view.deck.turn_sequence.hand_limit})
        count = Message("the_west.tip.cards", {"n": len(view.backs[seat - 1])})
        return (count, *covered_tip(view), limit)
    backs = view.backs[seat - 1]
    count = Message("the_west.tip.cards", {"n": len(backs)})
    return (
        count,
        Message("the_west.tip.other-hand", {"seat": seat_id(seat)}),
        *_counts(backs_of(view, seat)),
    )


def covered_tip(view: View) -> Tip:
    """Why the own hand lies face down."""
    if not view.covered or view.to_act is None:
        return ()
    return (Message("the_west.tip.covered", {"seat": seat_id(view.to_act)}),)


def backs_of(view: View, seat: Seat) -> list[FacilityType]:
    """The types on the backs of a hand."""
    return [back.type for back in view.backs[seat - 1]]


def _counts(kinds: list[FacilityType]) -> Iterator[Message]:
    """How many of each type, those that there are."""
    for kind in TYPES:
        if kind in kinds:
            yield Message("the_west.tip.so-many", {"type": kind, "n": kinds.count(kind)})


def slot_tip() -> Tip:
    """An empty place of the middle."""
    return (Message("the_west.tip.slot"),)


def plate_tip(view: View, kind: FacilityType) -> Tip:
    """The plate of a Facility Effect: what laying a card there does."""
    lines: list[Message] = []
    if tag_of(view, effect_zone(kind)) == "next":
        lines.append(Message("the_west.tip.next"))
    if kind in view.losses and count_in_middle(view, kind):
        lines += (way_all(view, kind), *parts_of_all(view, kind))
    return (*lines, *effect_tip(view, kind))


def deck_tip(view: View) -> Tip:
    """The Facility deck."""
    if not view.deck_size:
        last = (Message("the_west.tip.last-turn"),) if view.last else ()
        return (*last, Message("the_west.tip.deck-empty"))
    return (Message("the_west.tip.cards", {"n": view.deck_size}),)


def discard_tip(view: View) -> Tip:
    """The discard pile: open for all."""
    count = Message("the_west.tip.cards", {"n": len(view.discard)})
    if not view.discard:
        return (count,)
    return (count, *_counts([type_of(card) for card in view.discard]), Message("the_west.tip.look"))


def locus_deck_tip(view: View, number: int) -> Tip:
    """A Locus deck."""
    count = view.locus_decks[number - 1][1]
    return (Message("the_west.tip.loci-left", {"n": count}),)


def side_tip(view: View, kind: FacilityType) -> Tip:
    """A side of the double-sided Doppelgate."""
    return gate_tip(view, kind)


def loci_tip(view: View, seat: Seat) -> Tip:
    """The Loci in a zone."""
    return (Message("the_west.tip.loci-here", {"n": len(view.loci[seat - 1])}),)


def gates_tip(view: View, seat: Seat) -> Tip:
    """The Doppelgates in a zone."""
    return (Message("the_west.tip.gates-here", {"n": len(view.gates[seat - 1])}),)


def seat_tip(view: View, seat: Seat) -> Tip:
    """Whose turn it is, and what would be counted if the match ended now."""
    if view.outcome is not None:
        return (Message("the_west.tip.final-score", {"n": view.scores[seat - 1]}),)
    score = Message("the_west.tip.score", {"n": view.scores[seat - 1]})
    if view.to_act != seat:
        return (score,)
    return (Message("the_west.tip.turn", {"seat": seat_id(seat)}), score)


def ruler_tip(view: View) -> Tip:
    """The ruler: points are only lost."""
    lines = [
        Message("the_west.table.points-of", {"seat": seat_id(seat), "n": view.points[seat - 1]})
        for seat in (1, 2)
    ]
    return (Message("the_west.tip.ruler"), *lines)
