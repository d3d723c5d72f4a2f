"""Zones and pieces: each once, none over another, all on the table, readable at the smallest window."""

import random
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from support.luck import SeededLuck

from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.geometry import HOLDERS, PLACE_IDS, PLACES
from desktop.games.tranquility.table import layout
from desktop.games.tranquility.table.table import TranquilityTable

if TYPE_CHECKING:
    from games.tranquility_table.conftest import Chair, Sitting

MODULES = '"green_path": true, "panorama": true, "goats": true, "panoramas_up": 5'
POSITIONS = [
    *(f'{{"players": {players}, "turn": 1}}' for players in range(1, 6)),
    f'{{"players": 5, "turn": 3, "options": {{{MODULES}}}}}',
    f'{{"players": 1, "turn": 1, "options": {{{MODULES}, "ropes": 6}}}}',
    f'{{"players": 1, "turn": 1, "options": {{{MODULES}, "ropes": 6, "ropes_in_deck": true}}}}',
]

SMALLEST_VIEWPORT = (960, 740)
PADDING = 10


@pytest.mark.parametrize("position", POSITIONS)
def test_zones_are_told_once_and_lie_apart_on_the_table(sit: "Chair", position: str) -> None:
    seat = sit(position)
    zones = seat.table.zones(seat.view)
    assert len({zone.id for zone in zones}) == len(zones)
    whole = QRectF(0, 0, *seat.table.size(seat.view))
    for zone in zones:
        assert whole.contains(zone.rect), zone.id
    for one, other in combinations(zones, 2):
        common = one.rect.intersected(other.rect)
        assert common.width() < 0.01 or common.height() < 0.01, (one.id, other.id)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_zone_that_rules_name_is_there(sit: "Chair", position: str) -> None:
    seat = sit(position)
    zones = seat.zones
    named = set(RULES.pieces(seat.state).values()) - {"box"}
    unseen = {f"panorama-{number}" for number in range(1, 11)}
    assert named - unseen <= set(zones)
    assert set(PLACE_IDS) <= set(zones)
    for number in range(1, seat.view.seats + 1):
        assert seat.table.seat_zone(number) in zones


def test_a_place_rests_in_the_middle_of_the_two_that_hold_it() -> None:
    for place in PLACES:
        if HOLDERS[place]:
            left, right = (layout.place_rect(below).center() for below in HOLDERS[place])
            assert layout.place_rect(place).center().x() == pytest.approx((left.x() + right.x()) / 2)
            assert layout.place_rect(place).bottom() < left.y()


def test_cards_of_the_mountain_are_80_pixels_wide_in_the_smallest_window() -> None:
    width, height = SMALLEST_VIEWPORT
    scale = min((width - 2 * PADDING) / layout.WIDTH, (height - 2 * PADDING) / layout.HEIGHT)
    assert layout.CARD_WIDTH * scale >= 80


@pytest.mark.parametrize("count", range(13))
def test_hand_cards_keep_to_their_tray(count: int) -> None:
    rects = layout.hand_rects(count)
    assert len(rects) == count
    for rect in rects:
        assert layout.own_hand_rect().contains(rect)
    for one, other in pairwise(rects):
        assert other.left() - one.left() > 30
    if count <= 6:
        assert all(not one.intersects(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("count", range(1, 13))
def test_goats_stay_on_their_card(count: int) -> None:
    card = layout.place_rect(20)
    rects = layout.goat_rects(card, count)
    assert len(rects) == count
    assert all(card.contains(rect) for rect in rects)
    assert len({rect.left() for rect in rects}) == count


@pytest.mark.parametrize("seed", range(12))
def test_every_piece_of_the_view_appears_exactly_once(sit: "Chair", seed: int) -> None:
    options = "{}" if seed % 2 else '{"green_path": true, "panorama": true, "goats": true}'
    seat = sit(f'{{"players": {seed % 5 + 1}, "turn": 1, "options": {options}}}', seed)
    for _ in range(30):
        _everything_once(seat)
        _play_on(seat, random.Random(seed))
        if RULES.outcome(seat.state) is not None:
            break
    _everything_once(seat)


def _everything_once(seat: "Sitting") -> None:
    view = seat.view
    pieces = seat.table.pieces(view, None)
    told = [piece.id for piece in pieces]
    expected = [*view.hand, *(card for card in view.mountain if card is not None), *view.ropes]
    if view.house.goats:
        expected += [f"goat-{number}" for number in range(1, 13)]
    if view.house.green_path:
        expected.append("hiker")
    assert sorted(told) == sorted(expected)
    zones = seat.zones
    for piece in pieces:
        assert zones[piece.zone].rect.adjusted(-1, -1, 1, 1).contains(piece.rect), piece.id
        where = RULES.pieces(seat.state)[piece.id]
        assert piece.zone == where


def _play_on(seat: "Sitting", choose: random.Random) -> None:
    turn = RULES.turn_of(seat.state)
    if turn is None:
        return
    if turn == 0:
        seat.state = RULES.apply(seat.state, RULES.nature(seat.state, SeededLuck(1))).state
        return
    moves = list(RULES.legal_moves(seat.state))
    seat.state = RULES.apply(seat.state, choose.choice(moves)).state


def test_the_table_is_the_same_size_for_every_view(sit: "Chair", table: TranquilityTable) -> None:
    sizes = {table.size(sit(position).view) for position in POSITIONS}
    assert sizes == {(layout.WIDTH, layout.HEIGHT)}
