"""The pieces of the table where they lie; of the other's hand only the backs exist here."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId, Seat, seat_id
from desktop.engine.message import Message
from desktop.games.the_west.rules.holding import DECK_TOP, can_hold, middle_slot
from desktop.games.the_west.rules.moves import WestDraft
from desktop.games.the_west.rules.places import (
    ASIDE,
    DECK,
    DISCARD,
    DOUBLE,
    MIDDLE,
    cityengine_id,
    cityengine_zone,
    gates_zone,
    hand_zone,
    loci_zone,
    locus_deck_zone,
)
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.table import card_tips, layout
from desktop.games.the_west.table.face_names import city_face, facility_face, gate_face, locus_face
from desktop.games.the_west.table.zones import POINTS, named, sets_up, side_of, turn_zone
from desktop.ui.table.contract import Piece

DISCARD_SHEET: PieceId = "discard-sheet"
"""What the discarded cards are laid out on while somebody looks through them."""

LOOK = "look"
"""The kind of the draft in which somebody looks through the discard pile."""


def pieces(view: View, draft: Draft | None) -> list[Piece]:
    """All pieces; the cards that a draft has named are marked."""
    now = draft if isinstance(draft, WestDraft) else None
    chosen = frozenset(now.cards) if now is not None else frozenset[PieceId]()
    lying = [
        *_hand(view, chosen),
        *_middle(view, chosen),
        *_deck_top(view),
        *_discard(view, looking=now is not None and now.kind == LOOK),
        *_locus_tops(view),
        *(piece for seat in (view.seat, 3 - view.seat) for piece in _zone(view, seat)),
        *_backs(view),
        *_points(view),
        *_turn_card(view, now),
    ]
    return _with_laid(view, now, lying)


def laid(view: View, draft: WestDraft | None) -> PieceId | None:
    """The Locus that was laid into its buyer's zone, and lies there while it is paid for."""
    if draft is None or draft.kind != "play_locus" or draft.to is None or draft.deck not in (1, 2, 3):
        return None
    return view.locus_decks[draft.deck - 1][0]


def _with_laid(view: View, draft: WestDraft | None, lying: list[Piece]) -> list[Piece]:
    locus = laid(view, draft)
    if draft is None or draft.to is None or locus is None:
        return lying
    row = (*view.loci[view.turn - 1], locus)
    places = dict(zip(row, layout.loci_rects(side_of(view, view.turn), len(row)), strict=True))
    return [
        replace(piece, zone=draft.to, rect=places[piece.id], z=10.0 + row.index(piece.id))
        if piece.id in places
        else piece
        for piece in lying
    ]


def _hand(view: View, chosen: frozenset[PieceId]) -> Iterator[Piece]:
    """The own hand; face down in its place while the other answers before the same eyes."""
    zone = hand_zone(view.seat)
    if view.covered:
        yield from _face_down(view, view.seat, layout.hand_rects(len(view.backs[view.seat - 1])))
        return
    for number, (card, rect) in enumerate(zip(view.hand, layout.hand_rects(len(view.hand)), strict=True)):
        yield Piece(
            card,
            zone,
            rect,
            facility_face(view.deck, card),
            named(card),
            z=100.0 + number,
            tip=card_tips.hand_card_tip(view, card),
            movable=can_hold(view, card),
            readable=True,
            chosen=card in chosen,
            origin=DECK,
        )


def _middle(view: View, chosen: frozenset[PieceId]) -> Iterator[Piece]:
    by_hand = view.choice is not None and view.choice.kind == "by_hand"
    for position, card in enumerate(view.middle, start=1):
        yield Piece(
            card,
            MIDDLE if by_hand else middle_slot(position),
            layout.slot_rect(position),
            facility_face(view.deck, card),
            named(card),
            z=10.0 + position,
            tip=card_tips.middle_card_tip(view, card),
            movable=can_hold(view, card),
            readable=True,
            chosen=card in chosen,
            origin=DECK,
        )


def _deck_top(view: View) -> Iterator[Piece]:
    if view.deck_top is None:
        return
    yield Piece(
        DECK_TOP,
        DECK,
        layout.deck_card_rect(),
        gate_face(view, view.deck_top),
        named(DECK_TOP),
        z=5.0,
        tip=card_tips.deck_top_tip(view),
        movable=can_hold(view, DECK_TOP),
        readable=True,
    )


def _discard(view: View, *, looking: bool) -> Iterator[Piece]:
    if looking:
        face = f"sheet/{len(view.discard)}"
        yield Piece(DISCARD_SHEET, DISCARD, layout.sheet_rect(), face, named(DISCARD), z=499.0)
        rects = layout.spread_rects(len(view.discard))
        cards = sorted(view.discard)
        for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            face, name = facility_face(view.deck, card), named(card)
            tip = card_tips.discarded_tip(view, card)
            yield Piece(card, DISCARD, rect, face, name, z=500.0 + number, tip=tip, readable=True)
        return
    for number, card in enumerate(view.discard[-2:]):
        yield Piece(
            card,
            DISCARD,
            layout.discard_card_rect(),
            facility_face(view.deck, card),
            named(card),
            z=5.0 + number,
            tip=card_tips.discarded_tip(view, card) if number == len(view.discard[-2:]) - 1 else (),
            movable=can_hold(view, card),
        )


def _locus_tops(view: View) -> Iterator[Piece]:
    for number, (card, _) in enumerate(view.locus_decks, start=1):
        if card is not None:
            yield Piece(
                card,
                locus_deck_zone(number),
                layout.locus_top_rect(number),
                locus_face(view, card),
                named(card),
                z=5.0,
                tip=card_tips.locus_tip(view, card, number),
                movable=can_hold(view, card),
                readable=True,
            )


def _zone(view: View, seat: Seat) -> Iterator[Piece]:
    side = side_of(view, seat)
    yield Piece(
        cityengine_id(seat),
        cityengine_zone(seat),
        layout.city_rect(side),
        city_face(view, seat),
        named(cityengine_id(seat)),
        z=5.0,
        tip=card_tips.city_tip(view, seat),
        readable=True,
    )
    loci = view.loci[seat - 1]
    for number, (card, rect) in enumerate(zip(loci, layout.loci_rects(side, len(loci)), strict=True)):
        yield Piece(
            card,
            loci_zone(seat),
            rect,
            locus_face(view, card),
            named(card),
            z=10.0 + number,
            tip=card_tips.locus_tip(view, card),
            movable=can_hold(view, card),
            readable=True,
        )
    yield from _gates(view, seat)


def _gates(view: View, seat: Seat) -> Iterator[Piece]:
    gates = view.gates[seat - 1]
    for number, (gate, rect) in enumerate(
        zip(gates, layout.gate_rects(side_of(view, seat), len(gates)), strict=True)
    ):
        yield Piece(
            gate.id,
            gates_zone(seat),
            rect,
            gate_face(view, gate.type, gate.id),
            named(gate.id),
            z=10.0 + number,
            tip=card_tips.gate_tip(view, gate.type),
            movable=can_hold(view, gate.id),
            readable=True,
            origin=DECK,
        )
    if sets_up(view) and seat == view.seat:
        first = view.deck.double_sided[0]
        tip = card_tips.double_tip(view)
        rect = layout.aside_rect()
        yield Piece(DOUBLE, ASIDE, rect, gate_face(view, first), named(DOUBLE), z=10.0, tip=tip, movable=True)


def _backs(view: View) -> Iterator[Piece]:
    other = 3 - view.seat
    for piece in _face_down(view, other, layout.back_rects(len(view.backs[other - 1]))):
        yield replace(piece, origin=DECK)


def _face_down(view: View, seat: Seat, rects: list[QRectF]) -> Iterator[Piece]:
    """A hand of which only the backs are seen; its cards have no names but the hand's."""
    zone = hand_zone(seat)
    for number, (back, rect) in enumerate(zip(view.backs[seat - 1], rects, strict=True)):
        yield Piece(back.id, zone, rect, f"back/{back.type}", named(zone), z=10.0 + number)


def _points(view: View) -> Iterator[Piece]:
    most = view.deck.score.points
    for seat in (1, 2):
        side, points = side_of(view, seat), view.points[seat - 1]
        edge = "left" if side == "other" else "right"
        name = Message("the_west.table.points-of", {"seat": seat_id(seat), "n": points})
        rect = layout.slider_rect(side, points, most)
        yield Piece(f"slider-{seat}", POINTS, rect, f"slider/{edge}/{seat}/{points}", name, z=20.0)


def _turn_card(view: View, draft: WestDraft | None) -> Iterator[Piece]:
    if view.turn not in (1, 2):
        return
    front = view.turn == view.first
    face = f"turn/{'front' if front else 'back'}/{_step(view, draft)}"
    rect = layout.turn_rect(side_of(view, view.turn))
    name = Message("the_west.table.turn-card")
    tip = card_tips.turn_card_tip(view)
    yield Piece("turn-card", turn_zone(view.turn), rect, face, name, z=20.0, tip=tip, readable=True)


def _step(view: View, draft: WestDraft | None) -> str:
    """What is being done: a hand is also discarded down while a Doppelgate might still be played."""
    return "limit" if draft is not None and draft.kind == "discard_down" else view.phase
