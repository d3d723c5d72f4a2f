"""Zones and pieces: each once, none over another, all on the table, large enough in the smallest window."""

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from support.luck import SeededLuck
from support.west import RULES, dealt, position
from support.west_decks import any_deck

from desktop.games.the_west.rules.state import State
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.table import layout
from desktop.games.the_west.table.table import WestTable

SMALLEST_VIEWPORT = (960, 740)
PADDING = 10


def some_states(seed: int, count: int = 60) -> list[State]:
    """States of random play, from the deal on; every other with a deck of any text."""
    state = dealt(seed) if seed % 2 else dealt(seed, deck=any_deck(seed, by_hand=False))
    states, dice = [state], random.Random(seed)
    for _ in range(count):
        if RULES.turn_of(state) is None:
            break
        state = walk_one(state, dice)
        states.append(state)
    return states[::6]


def walk_one(state: State, dice: random.Random) -> State:
    """One random move further."""
    if RULES.turn_of(state) == 0:
        return RULES.apply(state, RULES.nature(state, SeededLuck(1))).state
    moves = [move for move, _ in zip(RULES.legal_moves(state), range(200), strict=False)]
    return RULES.apply(state, dice.choice(moves)).state


def views(seed: int) -> list[View]:
    return [RULES.view(state, seat) for state in some_states(seed) for seat in (1, 2)]


@pytest.mark.parametrize("seed", range(4))
def test_zones_are_told_once_and_lie_apart_on_the_table(table: WestTable, seed: int) -> None:
    whole = QRectF(0, 0, layout.WIDTH, layout.HEIGHT)
    for view in views(seed):
        zones = table.zones(view)
        assert len({zone.id for zone in zones}) == len(zones)
        assert all(whole.contains(zone.rect) for zone in zones)
        for one, other in combinations(zones, 2):
            common = one.rect.intersected(other.rect)
            assert common.width() < 0.01 or common.height() < 0.01, (one.id, other.id)


@pytest.mark.parametrize("seed", range(4))
def test_every_card_that_is_seen_lies_once_within_its_zone(table: WestTable, seed: int) -> None:
    for view in views(seed):
        zones = {zone.id: zone for zone in table.zones(view)}
        pieces = table.pieces(view, None)
        assert len({piece.id for piece in pieces}) == len(pieces)
        for piece in pieces:
            assert zones[piece.zone].rect.adjusted(-1, -1, 1, 1).contains(piece.rect), piece.id
        told = {piece.id for piece in pieces}
        expected = {*view.hand, *view.middle, *view.discard[-2:], *view.loci[0], *view.loci[1]}
        expected |= {back.id for back in view.backs[2 - view.seat]}
        expected |= {gate.id for row in view.gates for gate in row}
        expected |= {top for top, _ in view.locus_decks if top is not None}
        assert expected <= told


def test_cards_are_large_enough_in_the_smallest_window() -> None:
    width, height = SMALLEST_VIEWPORT
    scale = min((width - 2 * PADDING) / layout.WIDTH, (height - 2 * PADDING) / layout.HEIGHT)
    assert layout.CARD_WIDTH * scale >= 90
    assert layout.HAND_WIDTH * scale >= 130
    assert layout.LOCUS_WIDTH * scale >= 145


@pytest.mark.parametrize("count", range(1, 31))
def test_every_card_of_a_hand_is_seen_whole(count: int) -> None:
    rects = layout.hand_rects(count)
    assert len(rects) == count
    assert all(layout.hand_rect("own").contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    # a full hand is as large as the cards of the middle, one too many hardly smaller
    least = 112 if count <= 7 else 98 if count == 8 else 80 if count <= 18 else 48
    assert all(rect.width() >= least for rect in rects)


@pytest.mark.parametrize("count", range(1, 49))
def test_every_discarded_card_is_seen_whole_on_its_sheet(count: int) -> None:
    rects = layout.spread_rects(count)
    assert len(rects) == count
    room = layout.sheet_rect().adjusted(0, layout.SHEET_HEADING - 4, 0, 0)
    assert all(room.contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert not layout.sheet_rect().intersects(layout.discard_rect())


def test_the_discard_pile_is_no_sixth_card_of_the_middle(table: WestTable) -> None:
    view = RULES.view(position(discard=("foundry-foundry-1", "beacon-beacon-1")), 1)
    top = next(piece for piece in table.pieces(view, None) if piece.id == view.discard[-1])
    fifth = layout.slot_rect(5)
    assert top.rect.width() < 0.8 * fifth.width()
    assert layout.discard_rect().left() - fifth.right() >= 20
    assert layout.discard_rect().adjusted(8, 30, -8, -34).contains(top.rect), "name above, number below"


@pytest.mark.parametrize("side", ["own", "other"])
@pytest.mark.parametrize("count", range(1, 19))
def test_loci_keep_to_their_room_and_show_their_effects(side: layout.Side, count: int) -> None:
    rects = layout.loci_rects(side, count)
    assert len(rects) == count
    assert all(layout.loci_rect(side).adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    for one, other in combinations(rects, 2):
        if one.left() == other.left():
            assert abs(other.top() - one.top()) >= one.height() * 0.24


def test_sliders_stand_as_high_as_their_points(table: WestTable) -> None:
    heights: list[float] = []
    for points in (40, 21, 20, 1, 0):
        view = RULES.view(position(points=(points, 40)), 1)
        piece = next(piece for piece in table.pieces(view, None) if piece.id == "slider-1")
        heights.append(piece.rect.center().y())
    assert heights == sorted(heights)
    assert len(set(heights)) == 5
    assert layout.ruler_rect().contains(QRectF(layout.slider_rect("own", 0, 40)))


def test_the_turn_sequence_card_lies_with_whose_turn_it_is(table: WestTable) -> None:
    for turn, seat, zone in ((1, 1, "turn-1"), (2, 1, "turn-2"), (1, 2, "turn-1")):
        view = RULES.view(position(turn=turn, first=1), seat)
        card = next(piece for piece in table.pieces(view, None) if piece.id == "turn-card")
        assert card.zone == zone
        assert card.face.startswith("turn/front" if turn == 1 else "turn/back")
        assert (card.rect.top() > layout.HEIGHT / 2) == (turn == seat)
