"""The zones of the table: where pieces lie, how each place is called, and what it says of itself."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.engine.ids import Seat, ZoneId, seat_id
from desktop.engine.message import Message
from desktop.games.tranquility.rules.deck import PANORAMAS
from desktop.games.tranquility.rules.geometry import (
    HOLDERS,
    LEFT,
    PLACE_IDS,
    PLACES,
    ROWS,
    SUMMIT,
)
from desktop.games.tranquility.rules.names import name_of
from desktop.games.tranquility.rules.state import (
    GOATS_ZONE,
    HIKER_HOME,
    ROPES,
    deck_zone,
    discard_zone,
    hand_zone,
    panorama_zone,
)
from desktop.games.tranquility.rules.view import View
from desktop.games.tranquility.table import layout, place_tips, tips
from desktop.games.tranquility.table.module_faces import face_of_numbers
from desktop.ui.table.contract import Zone

BASE: ZoneId = "base"
"""The panoramas that lie face down."""


def name_zone(seat: Seat) -> ZoneId:
    """The name plate of a seat."""
    return f"name-{seat}"


def row_zone(row: int) -> ZoneId:
    """The label of a row."""
    return f"row-{row}"


def goal_zone(index: int) -> ZoneId:
    """A line in the list of goals, counted from 0."""
    return f"goal-{index + 1}"


def other_seats(view: View) -> list[Seat]:
    """The other seats, clockwise from the one that looks."""
    return [(view.seat + step - 1) % view.seats + 1 for step in range(1, view.seats)]


def zones(view: View) -> list[Zone]:
    """All zones in reading order: what the hand needs first, then the table from near to far."""
    return [
        *_own(view),
        *_places(view),
        *_rows(view),
        *(zone for index, seat in enumerate(other_seats(view)) for zone in _others(view, index, seat)),
        *_base(view),
        *_modules(view),
    ]


def is_open(view: View, place: int) -> bool:
    """Whether the next card of a row could lie there: all before it lie, and two hold it."""
    left = LEFT[place]
    before = left is None or view.mountain[left] is not None
    held = all(view.mountain[below] is not None for below in HOLDERS[place])
    full = place != SUMMIT or all(card is not None for card in view.mountain[:SUMMIT])
    return view.mountain[place] is None and before and held and full


def _named(zone: ZoneId) -> Message:
    """What rules call a zone of theirs."""
    return name_of(zone) or Message(zone)


def _places(view: View) -> Iterator[Zone]:
    for place in PLACES:
        zone = PLACE_IDS[place]
        lying = view.mountain[place]
        face = "" if lying is not None else f"place/{zone}" + ("/open" if is_open(view, place) else "")
        name = _named(zone)
        if lying is not None:
            name = Message("tranquility.table.card-at", {"card": lying, "place": zone})
        yield Zone(zone, layout.place_rect(place), "mountain", name, place_tips.place_tip(view, place), face)


def _rows(view: View) -> Iterator[Zone]:
    for row in range(1, ROWS + 1):
        name = _named("summit") if row == ROWS else Message("tranquility.table.row", {"row": row})
        rect = layout.row_label_rect(row)
        yield Zone(row_zone(row), rect, "mountain", name, tips.row_tip(view, row), f"row/{row}", target=False)


def _own(view: View) -> Iterator[Zone]:
    seat = view.seat
    hand, deck, discard = hand_zone(seat), deck_zone(seat), discard_zone(seat)
    yield Zone(
        hand, layout.own_hand_rect(), "hand", _named(hand), tips.own_hand_tip(view), "tray", target=False
    )
    yield Zone(
        deck,
        layout.own_deck_rect(),
        "piles",
        _named(deck),
        tips.deck_tip(view, seat),
        f"pile/deck/{view.deck_sizes[seat - 1]}",
    )
    yield Zone(
        discard,
        layout.own_discard_rect(),
        "piles",
        _named(discard),
        tips.own_discard_tip(view),
        f"pile/discard/{view.discard_sizes[seat - 1]}",
    )
    yield _plate(view, seat, layout.own_name_rect(), "own")


def _plate(view: View, seat: Seat, rect: QRectF, kind: str) -> Zone:
    turn = "/turn" if view.turn == seat and view.outcome is None else ""
    name = Message("tranquility.table.seat", {"seat": seat_id(seat)})
    return Zone(
        name_zone(seat),
        rect,
        "seats",
        name,
        tips.seat_tip(view, seat),
        f"name/{seat}/{kind}{turn}",
        target=False,
    )


def _others(view: View, index: int, seat: Seat) -> Iterator[Zone]:
    yield _plate(view, seat, layout.name_rect(index), "other")
    piles = (
        (hand_zone(seat), f"chip/hand/{view.hand_sizes[seat - 1]}", tips.other_hand_tip(view, seat)),
        (deck_zone(seat), f"chip/deck/{view.deck_sizes[seat - 1]}", tips.deck_tip(view, seat)),
        (
            discard_zone(seat),
            f"chip/discard/{view.discard_sizes[seat - 1]}",
            tips.other_discard_tip(view, seat),
        ),
    )
    for chip, (zone, face, tip) in enumerate(piles):
        yield Zone(zone, layout.chip_rect(index, chip), "seats", _named(zone), tip, face, target=False)


def _base(view: View) -> Iterator[Zone]:
    up = len(view.panoramas)
    for index, goal in enumerate(view.panoramas):
        zone, rect = panorama_zone(index), layout.panorama_rect(index)
        face = "panorama/back/1" if goal.done else f"panorama/up/{face_of_numbers(goal.numbers)}"
        tip = tips.panorama_tip(view, index)
        yield Zone(zone, rect, "base", _named(zone), tip, face, target=False)
    down = PANORAMAS - up
    rect, name = layout.panorama_rect(up, down), Message("tranq.setup.base")
    yield Zone(BASE, rect, "base", name, tips.base_tip(), f"panorama/back/{down}", target=False)


def _modules(view: View) -> Iterator[Zone]:
    goals = len(view.panoramas)
    for index, goal in enumerate(view.panoramas):
        face = f"goal/{face_of_numbers(goal.numbers)}" + ("/done" if goal.done else "")
        name = Message("tranquility.table.goal", {"text": face_of_numbers(goal.numbers)})
        rect = layout.goal_rect(index)
        yield Zone(
            goal_zone(index), rect, "modules", name, tips.panorama_tip(view, index), face, target=False
        )
    if view.house.goats:
        rect, tip = layout.waiting_goats_rect(goals), tips.goats_tip(view)
        yield Zone(GOATS_ZONE, rect, "modules", _named(GOATS_ZONE), tip, "corral", target=False)
    if view.house.green_path:
        rect = layout.hiker_home_rect(goals)
        yield Zone(HIKER_HOME, rect, "modules", _named(HIKER_HOME), tips.hiker_tip(), "corral/hiker")
    if view.seats == 1 and view.house.ropes and not view.house.ropes_in_deck:
        rect, tip = layout.ropes_rect(view.house.ropes), tips.ropes_tip(view)
        yield Zone(ROPES, rect, "modules", _named(ROPES), tip, "corral", target=False)
