"""The pieces of the table where they lie; hidden cards have none, only piles that are counted."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import card_of, goat_id
from desktop.games.tranquility.rules.geometry import PLACE_IDS, PLACES, ROW_OF
from desktop.games.tranquility.rules.names import name_of
from desktop.games.tranquility.rules.state import (
    GOATS_ZONE,
    HIKER,
    HIKER_HOME,
    ROPES,
    WAITING,
    deck_zone,
    discard_zone,
    hand_zone,
)
from desktop.games.tranquility.rules.view import View
from desktop.games.tranquility.table import layout, place_tips, tips
from desktop.games.tranquility.table.card_faces import face_of_card
from desktop.games.tranquility.table.provisional import Arrangement, arrange
from desktop.ui.table.contract import Piece

_MANY_GOATS = 2
"""From so many on, a herd tells its number."""


def pieces(view: View, draft: Draft | None) -> list[Piece]:
    """All pieces, a draft's provisional places included."""
    as_it_lies = arrange(view, draft)
    return [
        *_mountain(view, as_it_lies),
        *_hand(view, as_it_lies),
        *_goats(view),
        *_hiker(view),
        *_ropes(view),
    ]


def may_act(view: View) -> bool:
    """Whether the seat that looks is in turn."""
    return view.turn == view.seat and view.outcome is None


def _name(identifier: str) -> Message:
    return name_of(identifier) or Message(identifier)


def _face(view: View, card: PieceId) -> str:
    return face_of_card(card_of(card), goat=view.house.goats and card in view.goat_cards)


def _mountain(view: View, lies: Arrangement) -> Iterator[Piece]:
    for place in PLACES:
        card = lies.mountain[place]
        if card is not None:
            yield _lying(view, place, card)


def _lying(view: View, place: int, card: PieceId) -> Piece:
    """A card on the mountain; one that the hand has just laid can be taken up again."""
    zone, provisional = PLACE_IDS[place], view.mountain[place] != card
    full_name = Message("tranquility.table.card-at", {"card": card, "place": zone})
    return Piece(
        card,
        zone,
        layout.place_rect(place),
        _face(view, card),
        # at rest it is read with its place, which says where it lies
        full_name if provisional else _name(card),
        z=float(ROW_OF[place]),
        tip=place_tips.card_tip(view, place, card),
        movable=provisional,
    )


def _hand(view: View, lies: Arrangement) -> Iterator[Piece]:
    zone = hand_zone(view.seat)
    cards = (*lies.hand, *(() if lies.lifted is None else (lies.lifted,)))
    for number, (card, rect) in enumerate(zip(cards, layout.hand_rects(len(cards)), strict=True)):
        yield Piece(
            card,
            zone,
            rect,
            _face(view, card),
            _name(card),
            z=100.0 + number,
            tip=tips.hand_card_tip(view, card),
            movable=may_act(view),
            readable=True,
            chosen=card in lies.chosen,
            origin=deck_zone(view.seat),
        )
    if lies.aside is not None:
        # the Bridge goes to the own discard pile (tranq.bridge.swapped)
        pile = layout.own_discard_rect()
        rect = QRectF(pile.left() + 8, pile.top(), layout.CARD_WIDTH, layout.CARD_HEIGHT)
        yield Piece(
            lies.aside, discard_zone(view.seat), rect, _face(view, lies.aside), _name(lies.aside), z=90.0
        )


def _goats(view: View) -> Iterator[Piece]:
    if not view.house.goats:
        return
    goals = len(view.panoramas)
    for place in sorted(set(view.goats)):
        herd = [index for index, stands in enumerate(view.goats) if stands == place]
        if place == WAITING:
            for index in herd:
                rect = layout.waiting_goat_rect(goals, index)
                name = _name(goat_id(index))
                yield Piece(goat_id(index), GOATS_ZONE, rect, "goat", name, z=200.0, tip=tips.goats_tip(view))
        else:
            yield from _herd(view, place, herd)


def _herd(view: View, place: int, herd: list[int]) -> Iterator[Piece]:
    rects = layout.goat_rects(layout.place_rect(place), len(herd))
    for number, (index, rect) in enumerate(zip(herd, rects, strict=True), start=1):
        last = number == len(herd) and number >= _MANY_GOATS
        yield Piece(
            goat_id(index),
            PLACE_IDS[place],
            rect,
            f"goat/{number}" if last else "goat",
            Message("tranquility.table.goat-at", {"place": PLACE_IDS[place], "n": len(herd)}),
            z=200.0 + number,
            tip=tips.goat_tip(view, place),
            movable=may_act(view),
            origin=GOATS_ZONE,
        )


def _hiker(view: View) -> Iterator[Piece]:
    if not view.house.green_path:
        return
    if view.hiker is None:
        home = layout.hiker_home_rect(len(view.panoramas))
        zone, rect = HIKER_HOME, home.adjusted(8, 8, -8, -8)
    else:
        zone, rect = PLACE_IDS[view.hiker], layout.hiker_rect(layout.place_rect(view.hiker))
    yield Piece(
        HIKER,
        zone,
        rect,
        "hiker",
        _name(HIKER),
        z=300.0,
        tip=tips.hiker_tip(),
        movable=may_act(view),
        readable=True,
    )


def _ropes(view: View) -> Iterator[Piece]:
    for number, (rope, rect) in enumerate(zip(view.ropes, layout.rope_rects(len(view.ropes)), strict=True)):
        yield Piece(rope, ROPES, rect, "rope", _name(rope), z=float(number), tip=tips.ropes_tip(view))
