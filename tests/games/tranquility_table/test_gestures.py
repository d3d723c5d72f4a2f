"""Every gesture yields the right draft, and the right move once nothing is missing."""

from typing import TYPE_CHECKING

import pytest

from desktop.games.tranquility.rules.moves import Campfire, DiscardTwo, EndTurn, Herd, Hiker, Play, Rope
from desktop.games.tranquility.rules.moves import TranquilityDraft as Draft
from desktop.ui.table.contract import Gesture

if TYPE_CHECKING:
    from games.tranquility_table.conftest import Chair

ROW = '"r1p1": "green-3-a", "r1p2": "blue-5-a", "r1p3": "red-4-a"'
PLAIN = (
    '{"players": 2, "turn": 1, "mountain": {' + ROW + "},"
    ' "hands": [["green-4-a", "green-6-a", "bridge-1", "campfire-blue", "summit-1"], 5]}'
)


def test_a_free_card_is_laid_by_grab_and_drop(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("green-4-a")
    assert seat.draft == Draft(kind="play", card="green-4-a")
    assert seat.held == "green-4-a"
    seat.drop("r1p4")
    assert seat.moves == [Play(card="green-4-a", place="r1p4")]


def test_a_card_that_costs_waits_in_its_place_for_its_payment(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("green-6-a")
    seat.drop("r1p4")
    assert seat.moves == []
    assert seat.prospect.owed == 2
    assert seat.held is None
    assert seat.pieces["green-6-a"].zone == "r1p4"
    seat.grab("bridge-1")
    assert seat.pieces["bridge-1"].chosen
    seat.tap(piece="bridge-1", zone="hand-1")
    assert not seat.pieces["bridge-1"].chosen
    seat.tap(piece="summit-1", zone="hand-1")
    seat.tap(piece="bridge-1", zone="hand-1")
    assert seat.moves == [Play(card="green-6-a", place="r1p4", pay=("summit-1", "bridge-1"))]


def test_the_card_that_waits_for_payment_can_be_taken_up_again(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("green-6-a")
    seat.drop("r1p4")
    assert seat.pieces["green-6-a"].movable
    seat.tap(piece="green-6-a", zone="r1p4")
    assert seat.held == "green-6-a"
    assert seat.pieces["green-6-a"].zone == "hand-1"


def test_another_place_can_be_chosen_while_paying(sit: "Chair") -> None:
    seat = sit(
        '{"players": 2, "turn": 1, "mountain": {' + ROW + ', "r2p1": "blue-2-a"},'
        ' "hands": [["green-6-a", "bridge-1", "bridge-2", "bridge-3", "bridge-4"], 5]}'
    )
    seat.grab("green-6-a")
    seat.drop("r1p4")
    seat.tap(zone="r2p2")
    assert seat.draft == Draft(kind="play", card="green-6-a", place="r2p2")
    assert seat.prospect.owed == 4


def test_a_bridge_makes_room_for_an_ascent(sit: "Chair") -> None:
    seat = sit(
        '{"players": 2, "turn": 1, "mountain": {"r1p1": "blue-6-a", "r1p2": "bridge-1", "r1p3": "red-9-a"},'
        ' "hands": [["green-7-a", "blue-1-a", "blue-2-a"], 5]}'
    )
    seat.grab("green-7-a")
    seat.drop("r1p2")
    assert seat.prospect.owed == 2
    assert seat.pieces["green-7-a"].zone == "r1p2"
    assert seat.pieces["bridge-1"].zone == "discard-1"
    seat.tap(piece="blue-1-a")
    seat.tap(piece="blue-2-a")
    assert seat.moves == [Play(card="green-7-a", place="r1p2", pay=("blue-1-a", "blue-2-a"))]


def test_a_campfire_lifts_the_card_that_it_replaces(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("campfire-blue")
    assert seat.draft == Draft(kind="campfire", card="campfire-blue")
    seat.drop("r1p2")
    assert seat.held == "blue-5-a"
    assert seat.pieces["campfire-blue"].zone == "r1p2"
    assert seat.pieces["blue-5-a"].zone == "hand-1"
    assert seat.legal == ["r2p1"]
    seat.drop("r2p1")
    assert seat.moves == [Campfire(card="campfire-blue", place="r1p2", to="r2p1")]


def test_a_campfires_card_pays_where_it_lands(sit: "Chair") -> None:
    seat = sit(
        '{"players": 2, "turn": 1, "mountain": {' + ROW + ', "r2p1": "green-4-b"},'
        ' "hands": [["campfire-blue", "red-1-a", "red-2-a"], 5]}'
    )
    seat.grab("campfire-blue")
    seat.drop("r1p2")
    seat.drop("r2p2")
    assert seat.prospect.owed == 1
    assert seat.held is None
    assert seat.pieces["blue-5-a"].zone == "r2p2"
    seat.tap(piece="blue-5-a", zone="r2p2")
    assert seat.held == "blue-5-a"
    seat.drop("r2p2")
    seat.grab("red-2-a")
    assert seat.moves == [Campfire(card="campfire-blue", place="r1p2", to="r2p2", pay=("red-2-a",))]


def test_two_cards_are_discarded_by_dropping_and_tapping(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("summit-1")
    seat.drop("discard-1")
    assert seat.draft == Draft(kind="discard_two", cards=("summit-1",))
    assert seat.pieces["summit-1"].chosen
    seat.tap(piece="summit-1")
    assert seat.draft == Draft(kind="discard_two")
    seat.tap(piece="summit-1")
    seat.grab("bridge-1")
    assert seat.moves == [DiscardTwo(cards=("summit-1", "bridge-1"))]


def test_the_card_that_waits_for_payment_can_go_to_the_discards_instead(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("green-6-a")
    seat.drop("r1p4")
    seat.tap(zone="discard-1")
    assert seat.draft == Draft(kind="discard_two", cards=("green-6-a",))
    fire = sit(PLAIN)
    fire.grab("campfire-blue")
    fire.drop("r1p2")
    assert fire.tap(zone="discard-1") is None
    assert fire.held == "blue-5-a"


@pytest.mark.parametrize("begin", ["button", "pile"])
def test_discarding_two_begins_by_button_or_pile(sit: "Chair", begin: str) -> None:
    seat = sit(PLAIN)
    if begin == "button":
        seat.act("discard_two")
    else:
        seat.tap(zone="discard-1")
    assert seat.draft == Draft(kind="discard_two")
    assert seat.actions["discard_two"].active


def test_the_button_takes_the_held_card_as_the_first_of_two(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("bridge-1")
    seat.act("discard_two")
    assert seat.draft == Draft(kind="discard_two", cards=("bridge-1",))


def test_a_drop_straight_from_the_hand_is_a_grab_and_a_drop(sit: "Chair") -> None:
    seat = sit(PLAIN)
    intent = seat.table.draft_from(seat.view, None, Gesture("drop", piece="green-4-a", zone="r1p4"))
    assert intent == Draft(kind="play", card="green-4-a", place="r1p4")


def test_the_turn_ends_by_button_or_by_a_tap_on_the_deck(sit: "Chair") -> None:
    for how in ("button", "deck"):
        seat = sit(PLAIN)
        seat.grab("green-4-a")
        seat.drop("r1p4")
        assert list(seat.actions) == ["end_turn"]
        assert seat.actions["end_turn"].primary
        if how == "button":
            seat.act("end_turn")
        else:
            seat.tap(zone="deck-1")
        assert seat.moves[-1] == EndTurn()


GOATS = (
    '{"players": 2, "turn": 1, "options": {"goats": true, "green_path": true}, "mountain": {'
    + ROW
    + ', "r1p4": "green-6-a", "r2p1": "blue-6-a", "r2p2": "green-7-a", "r3p1": "red-8-a"},'
    ' "goats": {"r1p1": 1, "r1p2": 3}, "hands": [["green-4-a", "red-1-b", "blue-1-a"], 5]}'
)


def test_a_herd_is_led_up_by_one_of_its_goats(sit: "Chair") -> None:
    seat = sit(GOATS)
    goat = next(
        piece.id for piece in seat.pieces.values() if piece.zone == "r1p2" and piece.id.startswith("goat-")
    )
    seat.grab(goat)
    assert seat.held == goat
    assert seat.legal == ["r2p1", "r2p2", "r3p1"]
    seat.drop("r3p1")
    assert seat.prospect.owed == 2
    assert seat.held is None
    seat.tap(piece="red-1-b")
    seat.grab("blue-1-a")
    assert seat.moves == [Herd(origin="r1p2", to="r3p1", pay=("red-1-b", "blue-1-a"))]


def test_a_herd_is_led_up_by_button_and_places(sit: "Chair") -> None:
    seat = sit(GOATS)
    seat.act("herd")
    assert seat.actions["herd"].active
    assert seat.legal == ["r1p1", "r1p2"]
    seat.tap(zone="r1p1")
    assert seat.held is not None
    assert seat.held.startswith("goat-")
    seat.tap(zone="r2p1")
    seat.tap(piece="red-1-b")
    assert seat.moves == [Herd(origin="r1p1", to="r2p1", pay=("red-1-b",))]


def test_the_hiker_is_set_on_a_green_path_and_brought_home(sit: "Chair") -> None:
    seat = sit(GOATS)
    assert seat.pieces["hiker"].zone == "hiker-home"
    seat.grab("hiker")
    assert seat.held == "hiker"
    seat.drop("r1p1")
    assert seat.pieces["hiker"].zone == "r1p1"
    seat.act("hiker")
    seat.drop("hiker-home")
    assert seat.moves == [Hiker(place="r1p1"), Hiker(place=None)]


SOLO = '{"players": 1, "turn": 1, "hands": [["green-4-a", "red-2-b", "blue-2-a"]]'


def test_a_rope_beside_the_deck_is_used_by_button(sit: "Chair") -> None:
    seat = sit(SOLO + "}")
    assert seat.actions["rope"].verdict.allowed
    seat.act("rope")
    assert seat.moves == [Rope()]


ROPE_IN_HAND = (
    '{"players": 1, "turn": 1, "options": {"ropes_in_deck": true},'
    ' "hands": [["green-4-a", "rope-1", "blue-2-a"]]}'
)


def test_a_rope_of_the_hand_is_pulled_to_the_deck(sit: "Chair") -> None:
    seat = sit(ROPE_IN_HAND)
    seat.grab("rope-1")
    assert seat.held == "rope-1"
    assert seat.moves == []
    assert seat.legal == ["deck-1", "discard-1"]
    seat.drop("deck-1")
    assert seat.moves == [Rope(card="rope-1")]


def test_a_rope_of_the_hand_can_be_discarded_or_used_by_button(sit: "Chair") -> None:
    seat = sit(ROPE_IN_HAND)
    seat.grab("rope-1")
    seat.drop("discard-1")
    assert seat.draft == Draft(kind="discard_two", cards=("rope-1",))
    other = sit(ROPE_IN_HAND)
    other.act("rope")
    assert other.moves == [Rope(card="rope-1")]


def test_refusals_name_their_rule_and_leave_the_draft(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("green-6-a")
    verdict = seat.drop("r2p2")
    assert verdict is not None
    assert verdict.rule == "tranq.place.row-start"
    assert seat.draft == Draft(kind="play", card="green-6-a")
    assert seat.held == "green-6-a"


@pytest.mark.parametrize("zone", ["name-1", "panorama-1", "deck-2", "row-3", "nowhere"])
def test_gestures_that_mean_nothing_are_told_as_nothing(sit: "Chair", zone: str) -> None:
    seat = sit(PLAIN)
    assert seat.tap(zone=zone) is None
    seat.grab("green-4-a")
    assert seat.drop(zone) is None
    assert seat.act("dance") is None
    assert seat.tap() is None


def test_a_tap_on_a_card_of_the_mountain_while_holding_names_its_place(sit: "Chair") -> None:
    seat = sit(PLAIN)
    seat.grab("campfire-blue")
    seat.tap(piece="blue-5-a", zone="r1p2")
    assert seat.held == "blue-5-a"
