"""The zones of the table: where pieces lie, how each place is called, and what it says of itself."""

from collections.abc import Iterator

from desktop.engine.ids import Seat, ZoneId, seat_id
from desktop.engine.message import Message
from desktop.games.the_west.rules.holding import effect_zone, middle_slot, side_zone
from desktop.games.the_west.rules.names import name_of
from desktop.games.the_west.rules.places import (
    ASIDE,
    DECK,
    DISCARD,
    MIDDLE,
    cityengine_zone,
    gates_zone,
    hand_zone,
    loci_zone,
    locus_deck_zone,
)
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import TYPES
from desktop.games.the_west.table import layout, place_tips
from desktop.games.the_west.table.face_names import plate_face
from desktop.games.the_west.table.layout import Side
from desktop.ui.table.contract import Zone

POINTS: ZoneId = "points"
"""The ruler on which points are lost."""


def name_zone(seat: Seat) -> ZoneId:
    """The name plate of a seat."""
    return f"name-{seat}"


def turn_zone(seat: Seat) -> ZoneId:
    """Where the Turn Sequence card lies on that seat's turn."""
    return f"turn-{seat}"


def side_of(view: View, seat: Seat) -> Side:
    """The near side of the table is that of the seat which looks."""
    return "own" if seat == view.seat else "other"


def named(identifier: str) -> Message:
    """What the rules call a zone or piece of theirs."""
    return name_of(identifier) or Message(identifier)


def zones(view: View) -> list[Zone]:
    """All zones in reading order: what the hand needs first, then the table from near to far."""
    own, other = view.seat, 3 - view.seat
    return [
        _hand(view, own),
        *_middle(view),
        *_piles(view),
        *_loci(view),
        *(_setup(view) if sets_up(view) else _zone(view, own)),
        *_seat(view, own),
        *_zone(view, other),
        _hand(view, other),
        *_seat(view, other),
        _ruler(view),
    ]


def sets_up(view: View) -> bool:
    """Whether the seat that looks still has to lay the double-sided Doppelgate."""
    return view.phase == "side" and view.turn == view.seat


def _hand(view: View, seat: Seat) -> Zone:
    side, zone = side_of(view, seat), hand_zone(seat)
    tip = place_tips.hand_tip(view, seat)
    face = "tray/hand" if side == "own" else "tray/other"
    return Zone(zone, layout.hand_rect(side), "hand" if side == "own" else "other", named(zone), tip, face)


def _middle(view: View) -> Iterator[Zone]:
    if view.choice is not None and view.choice.kind == "by_hand":
        yield Zone(MIDDLE, layout.middle_rect(), "middle", named(MIDDLE))
    else:
        for position in range(1, 6):
            face = "" if position <= len(view.middle) else "slot/row"
            name = Message("the_west.table.slot", {"n": position})
            rect = layout.slot_rect(position)
            yield Zone(middle_slot(position), rect, "middle", name, place_tips.slot_tip(), face)
    for index, kind in enumerate(TYPES):
        zone = effect_zone(kind)
        tip = place_tips.plate_tip(view, kind)
        yield Zone(zone, layout.plate_rect(index), "middle", named(zone), tip, plate_face(view, kind))


def _piles(view: View) -> Iterator[Zone]:
    yield Zone(
        DECK,
        layout.deck_rect(),
        "piles",
        named(DECK),
        place_tips.deck_tip(view),
        f"pile/deck/{view.deck_size}{'/last' if view.last else ''}",
    )
    face = f"pile/discard/{len(view.discard)}"
    yield Zone(DISCARD, layout.discard_rect(), "piles", named(DISCARD), place_tips.discard_tip(view), face)


def _loci(view: View) -> Iterator[Zone]:
    for number, (_, count) in enumerate(view.locus_decks, start=1):
        zone = locus_deck_zone(number)
        tip = place_tips.locus_deck_tip(view, number)
        yield Zone(zone, layout.locus_deck_rect(number), "loci", named(zone), tip, f"pile/locus/{count}")


def _setup(view: View) -> Iterator[Zone]:
    yield from _city(view, view.seat)
    yield Zone(ASIDE, layout.aside_rect(), "own", named(ASIDE), target=False)
    for kind, rect in zip(dict.fromkeys(view.deck.double_sided), layout.side_rects(), strict=False):
        name = Message("the_west.table.side", {"type": kind})
        yield Zone(side_zone(kind), rect, "own", name, place_tips.side_tip(view, kind), f"side/{kind}")


def _zone(view: View, seat: Seat) -> Iterator[Zone]:
    side = side_of(view, seat)
    group = "own" if side == "own" else "other"
    yield from _city(view, seat)
    zone = loci_zone(seat)
    yield Zone(zone, layout.loci_rect(side), group, named(zone), place_tips.loci_tip(view, seat), "tray/loci")
    zone = gates_zone(seat)
    yield Zone(
        zone, layout.gates_rect(side), group, named(zone), place_tips.gates_tip(view, seat), "tray/gates"
    )


def _city(view: View, seat: Seat) -> Iterator[Zone]:
    side, zone = side_of(view, seat), cityengine_zone(seat)
    yield Zone(zone, layout.city_rect(side), "own" if side == "own" else "other", named(zone))


def _seat(view: View, seat: Seat) -> Iterator[Zone]:
    side = side_of(view, seat)
    turn = "/turn" if view.to_act == seat and view.outcome is None else ""
    name = Message("the_west.table.seat", {"seat": seat_id(seat)})
    tip = place_tips.seat_tip(view, seat)
    yield Zone(
        name_zone(seat), layout.name_rect(side), "seats", name, tip, f"name/{seat}{turn}", target=False
    )
    place = Message("the_west.table.turn-place", {"seat": seat_id(seat)})
    yield Zone(turn_zone(seat), layout.turn_rect(side), "seats", place, target=False)


def _ruler(view: View) -> Zone:
    name, tip = Message("the_west.table.ruler"), place_tips.ruler_tip(view)
    most = view.deck.score.points
    face = f"ruler/{most}/{view.points[0]}/{view.points[1]}"
    return Zone(POINTS, layout.ruler_rect(), "points", name, tip, face, target=False)
