"""Positions written by hand: what is filled in, and what is refused."""

import json
from typing import Any

import pytest
from support.luck import SeededLuck
from support.tranquility import DECK, dealt, play, position, slope

from desktop.engine.record import BadInputError, read_json
from desktop.games.tranquility.rules.deck import STANDARD_GOAT_CARDS, STANDARD_PANORAMAS
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.state import card_at


def test_the_standard_deck_is_what_positions_fall_back_on() -> None:
    assert DECK.goat_cards.cards == STANDARD_GOAT_CARDS
    assert tuple(card.numbers for card in DECK.panoramas) == STANDARD_PANORAMAS
    assert DECK.panoramas[0].provenance.kind == "official"


def test_nothing_said_is_two_seats_with_full_hands_and_even_decks() -> None:
    state = position()
    assert (state.seats, state.first, state.turn, state.phase) == (2, 1, 1, "action")
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert sorted(len(deck) for deck in state.decks) == [37, 38]
    assert state.discards == ((), ())


def test_the_same_seed_fills_the_same() -> None:
    assert position(4) == position(4)
    assert position(4) != position(5)


def test_short_names_pick_free_copies_after_all_exact_names() -> None:
    state = position(hands=[["green-7", "bridge"], ["green-7-a", "green-8", "green-8"]])
    assert state.hands == (("green-7-b", "bridge-1"), ("green-7-a", "green-8-a", "green-8-b"))


def test_counts_are_drawn_from_what_is_left_and_open_discards_take_the_rest() -> None:
    state = position(hands=[["green-7"], 3], decks=[2, ["red-1", "red-2"]])
    assert [len(pile) for pile in (*state.hands, *state.decks)] == [1, 3, 2, 2]
    assert state.decks[1] == ("red-1-a", "red-2-a")
    assert [len(pile) for pile in state.discards] == [39, 38]


def test_hands_left_out_are_full_as_far_as_the_cards_go() -> None:
    state = position(mountain=slope(), discards=[["red-1"], 37])
    assert sum(map(len, state.hands)) == 85 - 44 - 38
    acted = position(phase="refill", turn=2, players=3)
    assert [len(hand) for hand in acted.hands] == [5, 4, 5]


def test_one_climber_has_six_cards_no_1s_and_ropes() -> None:
    state = position(players=1)
    assert (len(state.hand), len(state.box), state.ropes) == (6, 6, ("rope-1", "rope-2", "rope-3"))
    state = position(players=1, ropes=1)
    assert (state.ropes, state.box[-2:]) == (("rope-1",), ("rope-2", "rope-3"))


def test_goats_left_out_stand_on_their_cards() -> None:
    mountain = {"r1p1": "green-12-a", "r1p2": "red-3", "r1p3": "blue-5-a"}
    state = position(mountain=mountain, options={"goats": True})
    assert RULES.view(state, 1).herds == {"r1p1": 1, "r1p3": 1}
    state = position(mountain=mountain, options={"goats": True}, goats={"r1p2": ["goat-6"], "r1p1": 1})
    assert (state.goats[3], state.goats[5]) == (0, 1)


def test_panoramas_left_out_are_drawn_and_done_if_they_lie() -> None:
    row = {"r1p1": "green-3", "r1p2": "blue-4", "r1p3": "red-3"}
    state = position(mountain=row, options={"panorama": True})
    assert [goal.up for goal in state.panoramas].count(True) == 3
    assert len(state.panoramas) == 10
    state = position(mountain=row, options={"panorama": True}, panoramas=[{"numbers": [3, 4, 3]}])
    assert state.panoramas[0].done
    own = [{"numbers": [1, number], "up": number < 4} for number in range(1, 11)]
    state = position(options={"panorama": True}, panoramas=own)
    assert [goal.numbers[1] for goal in state.panoramas] == list(range(1, 11))
    nine = [*own[:3], *({"numbers": numbers, "up": False} for numbers in STANDARD_PANORAMAS[:6])]
    assert len(position(options={"panorama": True}, panoramas=nine).panoramas) == 10


def test_before_the_deal_and_while_a_rope_shuffles() -> None:
    state = position(phase="deal", players=3, first=0)
    assert (state.turn, state.first, len(state.box)) == (0, 0, 85)
    used = play(dealt(seats=1), kind="rope").state
    written = RULES.to_position(used).model_dump_json()
    assert RULES.from_position(RULES.positions.validate_json(written), SeededLuck(0)) == used


def test_an_empty_place_has_no_card() -> None:
    with pytest.raises(LookupError):
        card_at(position().mountain, 0)


def test_a_swapped_bridge_is_remembered() -> None:
    state = position(discards=[["bridge-2"], []], swapped=["bridge-2"])
    assert RULES.view(state, 2).swapped == (("bridge-2",), ())


GREEN = {"options": {"green_path": True}}
GOATS = {"options": {"goats": True}}
PANORAMA = {"options": {"panorama": True}}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": [["green-13"], 5]}, "tranq-no-card"),
        ({"hands": [["green-7", "green-7", "green-7"], 5]}, "tranq-no-card"),
        ({"hands": [["rope-1"], 5]}, "tranq-no-card"),
        ({"hands": [["green-7-a"], ["green-7-a"]]}, "tranq-piece-twice"),
        ({"mountain": {"r1p1": "red-1-a"}, "hands": [["red-1-a"], 5]}, "tranq-piece-twice"),
        ({"mountain": {"r1p10": "red-1"}}, "tranq-place"),
        ({"mountain": {"r1p1": "summit-1"}}, "tranq-not-here"),
        ({"mountain": {**slope(), "summit": "bridge-5"}}, "tranq-not-here"),
        (
            {"mountain": {"r1p1": "rope-1"}, "players": 1, "options": {"ropes_in_deck": True}},
            "tranq-not-here",
        ),
        ({"mountain": {"r1p2": "red-2"}}, "tranq-gap"),
        ({"mountain": {"r1p1": "red-2", "r2p1": "blue-2"}}, "tranq-unsupported"),
        ({"mountain": {"r1p1": "red-2", "r1p2": "blue-2", "r2p1": "red-1"}}, "tranq-too-low"),
        ({"mountain": {"r1p1": "red-2", "r1p2": "red-3"}}, "tranq-same-colour"),
        ({"mountain": {"r1p1": "bridge"}}, "tranq-bridge-end"),
        ({"mountain": {"r1p1": "campfire-green"}}, "tranq-campfire"),
        ({"mountain": {**slope(), "r7p2": "bridge-1", "summit": "summit-1"}}, "tranq-summit-early"),
        ({"hands": [6, 5]}, "tranq-hand-size"),
        ({"hands": [5, 5], "phase": "refill"}, "tranq-hand-size"),
        ({"hands": [5, 5], "discards": [80, 0]}, "tranq-too-many-cards"),
        ({"hands": [5, 5], "decks": [1, 1], "discards": [1, 1]}, "tranq-cards-left"),
        ({"turn": 3}, "tranq-turn"),
        ({"turn": 0}, "tranq-turn"),
        ({"first": 3}, "tranq-first"),
        ({"phase": "deal", "turn": 1}, "tranq-turn"),
        ({"phase": "deal", "hands": [1, 0]}, "tranq-phase"),
        ({"phase": "deal", "mountain": {"r1p1": "red-1"}}, "tranq-phase"),
        ({"phase": "reshuffle"}, "tranq-phase"),
        ({"players": 3, "hands": [5, 5]}, "tranq-seat-count"),
        ({"ropes": 1}, "tranq-ropes"),
        ({"goats": {"r1p1": 1}}, "tranq-module"),
        ({"panoramas": []}, "tranq-module"),
        ({"hiker": "r1p1"}, "tranq-module"),
        ({**GOATS, "goats": {"r1p1": 1}}, "tranq-goats"),
        ({**GOATS, "mountain": {"r1p1": "green-3-a"}, "goats": {"r1p1": ["goat-2"]}}, "tranq-goats"),
        (
            {
                **GOATS,
                "mountain": {"r1p1": "green-3-a", "r1p2": "red-3"},
                "goats": {"r1p1": ["goat-2"], "r1p2": 1},
            },
            "tranq-goats-card",
        ),
        ({**GOATS, "goats": {"r1p1": ["goat-13"]}}, "tranq-no-card"),
        ({**GOATS, "goats": {"r1p1": ["goat-1", "goat-1"]}}, "tranq-piece-twice"),
        ({**GOATS, "goats": {"r0p1": 1}}, "tranq-place"),
        ({**GOATS, "mountain": {"r1p1": "green-3-a"}, "goats": {"r1p2": 1}}, "tranq-goat-place"),
        ({**PANORAMA, "panoramas": [{"numbers": [1, 2]}] * 4}, "tranq-panorama-count"),
        ({**PANORAMA, "panoramas": [{"numbers": [1, 2], "up": False}] * 8}, "tranq-panorama-count"),
        (
            {
                **PANORAMA,
                "mountain": {"r1p1": "red-1", "r1p2": "blue-2"},
                "panoramas": [{"numbers": [1, 2], "done": False}],
            },
            "tranq-panorama-lies",
        ),
        ({**GREEN, "hiker": "r1p1"}, "tranq-hiker"),
        ({**GREEN, "hiker": "r1p12"}, "tranq-place"),
        ({"swapped": ["red-1-a"]}, "tranq-swapped"),
        ({"swapped": ["bridge-1"]}, "tranq-swapped"),
        ({"discards": [["bridge-1"], []], "swapped": ["bridge-1", "bridge-1"]}, "tranq-swapped"),
        ({"options": {"goats": 1}}, "wrong-option"),
        ({"options": {"sheep": True}}, "unknown-option"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInputError) as fault:
        position(**fields)
    assert fault.value.message.id == f"app.input.{reason}"


@pytest.mark.parametrize(
    "change",
    [
        {"goat_cards": {"cards": ["green-1-a"] * 12}},
        {"goat_cards": {"cards": [*STANDARD_GOAT_CARDS[:11], "bridge-1"]}},
        {"goat_cards": {"cards": [*STANDARD_GOAT_CARDS[:11], "x"]}},
        {"goat_cards": {"cards": list(STANDARD_GOAT_CARDS[:11])}},
        {"game": "chess"},
        {"panoramas": []},
    ],
)
def test_a_deck_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    deck = json.loads(DECK.model_dump_json())
    for name, value in change.items():
        deck[name] = {**deck[name], **value} if isinstance(value, dict) else value
    with pytest.raises(BadInputError, match="wrong-shape"):
        read_json(json.dumps(deck), RULES.decks)


@pytest.mark.parametrize(
    "move",
    [
        {"kind": "play", "card": "green-13-a", "place": "r1p1"},
        {"kind": "play", "card": "green-1-a", "place": "r9p9"},
        {"kind": "play", "card": "green-1-a", "place": "r1p1", "pay": ["x"]},
        {"kind": "jump"},
        {"kind": "deal", "first": 1, "decks": [], "panoramas": []},
    ],
)
def test_a_move_of_things_that_do_not_exist_is_refused(move: dict[str, Any]) -> None:
    with pytest.raises(BadInputError, match="wrong-shape") as refused:
        read_json(json.dumps(move), RULES.moves)
    assert "Value error" not in str(refused.value.message.facts["detail"])
