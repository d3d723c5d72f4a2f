"""Examples of the rules of Campfires."""

import pytest
from support.tranquility import example, explain, play, position

from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.state import State

FILL = ["summit-1", "summit-2", "summit-3"]
ROW_1 = {"r1p1": "green-7", "r1p2": "blue-6", "r1p3": "red-7"}
FULL_ROWS = {
    **{
        f"r1p{at}": card
        for at, card in enumerate(
            ["green-7", "blue-6", "red-7", "blue-5", "green-4", "blue-4", "red-4", "blue-3", "red-3"], start=1
        )
    },
    **{
        f"r2p{at}": card
        for at, card in enumerate(["red-7", "blue-7", "red-6", "blue-6", "green-5", "blue-5"], start=1)
    },
}


def of_fire(state: State, card: str, place: str, to: str, *pay: str) -> Verdict:
    return explain(state, kind="campfire", card=card, place=place, to=to, pay=list(pay))


@example("tranq.campfire.replace", allows=True)
@example("tranq.campfire.move", allows=True)
def test_text_green_7_moves_from_under_a_green_campfire_to_start_a_row() -> None:
    state = position(mountain=ROW_1, hands=[["campfire-green", *FILL], 5], turn=1)
    verdict = of_fire(state, "campfire-green", "r1p1", "r2p1")
    assert (verdict.allowed, verdict.rule) == (True, "tranq.campfire.move")
    assert verdict.facts == {"card": "green-7-a", "place": "r2p1", "cost": 0}
    step = play(state, kind="campfire", card="campfire-green", place="r1p1", to="r2p1")
    assert (step.state.mountain[0], step.state.mountain[9]) == ("campfire-green", "green-7-a")
    assert step.state.discards[0] == ()
    assert [event.id for event in step.events] == ["tranq.event.campfire", "tranq.event.relaid"]


@example("tranq.campfire.replace", allows=False)
@pytest.mark.parametrize(
    ("fire", "place"),
    [
        ("campfire-red", "r1p1"),  # another colour
        ("campfire-green", "r1p4"),  # nothing there
        ("campfire-green", "summit"),
        ("campfire-green", "r1p2"),  # a Bridge
    ],
)
def test_a_campfire_replaces_nothing_but_an_ascent_card_of_its_colour(fire: str, place: str) -> None:
    mountain = {**ROW_1, "r1p2": "bridge-1"}
    state = position(mountain=mountain, hands=[[fire, *FILL], 5])
    verdict = of_fire(state, fire, place, "r2p1")
    assert (verdict.rule, verdict.facts) == ("tranq.campfire.replace", {"card": fire, "place": place})


def test_a_campfire_is_not_laid_like_another_card_and_no_other_card_is_a_campfire() -> None:
    state = position(mountain=ROW_1, hands=[["campfire-green", "green-9", *FILL], 5])
    assert explain(state, kind="play", card="campfire-green", place="r1p4").rule == "tranq.campfire.replace"
    assert of_fire(state, "green-9-a", "r1p1", "r2p1").rule == "tranq.campfire.replace"


@example("tranq.campfire.move", allows=False)
@pytest.mark.parametrize("to", ["r1p4", "r1p1", "r1p2"])
def test_the_card_goes_at_least_one_row_higher(to: str) -> None:
    state = position(mountain=ROW_1, hands=[["campfire-green", *FILL], 5])
    verdict = of_fire(state, "campfire-green", "r1p1", to)
    assert verdict.rule == "tranq.campfire.move"
    assert verdict.facts == {"card": "green-7-a", "place": "r1p1", "row": 1}


@pytest.mark.parametrize(
    ("place", "to", "rule"),
    [
        ("r1p1", "r2p2", "tranq.place.row-start"),
        ("r1p1", "r3p1", "tranq.place.support"),
        ("r1p1", "summit", "tranq.summit.place"),
    ],
)
def test_all_placing_rules_hold_for_it(place: str, to: str, rule: str) -> None:
    state = position(mountain=ROW_1, hands=[["campfire-green", *FILL], 5])
    assert of_fire(state, "campfire-green", place, to).rule == rule


def test_cost_height_and_colour_hold_too_and_the_campfire_does_not_pay() -> None:
    state = position(
        mountain=FULL_ROWS, hands=[["campfire-green", "campfire-red", "campfire-blue", *FILL[:2]], 5]
    )
    # green 7 beside blue 5: two cards, from the rest of the hand
    verdict = of_fire(state, "campfire-green", "r1p1", "r2p7", "summit-1", "summit-2")
    assert (verdict.allowed, verdict.facts["cost"]) == (True, 2)
    assert of_fire(state, "campfire-green", "r1p1", "r2p7", "campfire-green").rule == "tranq.components"
    assert of_fire(state, "campfire-green", "r1p1", "r2p7", "summit-1").rule == "tranq.place.cost"
    assert of_fire(state, "campfire-blue", "r1p2", "r2p7").rule == "tranq.place.colour"
    assert of_fire(state, "campfire-red", "r1p9", "r3p1").allowed
    assert of_fire(state, "campfire-red", "r1p9", "r2p7").facts["cost"] == 2
    low = {**FULL_ROWS, "r1p9": "red-1"}
    state = position(mountain=low, hands=[["campfire-red", *FILL], 5])
    assert of_fire(state, "campfire-red", "r1p9", "r3p1").rule == "tranq.place.height"
    poor = position(mountain=FULL_ROWS, hands=[["campfire-green", "summit-1"], 5])
    assert of_fire(poor, "campfire-green", "r1p1", "r2p7").rule == "tranq.place.afford"


def test_cards_above_stay_and_the_moved_card_may_rest_on_this_campfire() -> None:
    mountain = {"r1p1": "blue-6", "r1p2": "green-7", "r1p3": "red-7", "r2p1": "red-6", "r2p2": "blue-8"}
    state = position(mountain=mountain, hands=[["campfire-green", *FILL], 5])
    after = play(state, kind="campfire", card="campfire-green", place="r1p2", to="r3p1").state
    assert after.mountain[9:11] == ("red-6-a", "blue-8-a")
    state = position(mountain={"r1p1": "blue-6", "r1p2": "green-7"}, hands=[["campfire-green", *FILL], 5])
    assert of_fire(state, "campfire-green", "r1p2", "r2p1").allowed


ONTO_BRIDGE = {
    "r1p1": "green-7",
    "r1p2": "blue-6",
    "r1p3": "red-7",
    "r1p4": "blue-5",
    "r2p1": "red-6",
    "r2p2": "bridge-1",
    "r2p3": "blue-9",
}


def test_the_card_may_take_a_bridges_place_for_the_cost_of_a_swap() -> None:
    state = position(mountain=ONTO_BRIDGE, hands=[["campfire-green", *FILL], 5], turn=1, decks=[[], []])
    verdict = of_fire(state, "campfire-green", "r1p1", "r2p2", "summit-1", "summit-2")
    assert (verdict.allowed, verdict.facts["cost"]) == (True, 2)
    assert of_fire(state, "campfire-green", "r1p1", "r2p2").rule == "tranq.bridge.swap-cost"
    step = play(
        state, kind="campfire", card="campfire-green", place="r1p1", to="r2p2", pay=["summit-1", "summit-2"]
    )
    assert (step.state.mountain[10], step.state.swapped) == ("green-7-a", ("bridge-1",))


@example("tranq.campfire.move", allows=False)
def test_by_the_switch_a_moved_card_takes_no_bridges_place() -> None:
    state = position(
        mountain=ONTO_BRIDGE, hands=[["campfire-green", *FILL], 5], options={"campfire_onto_bridge": False}
    )
    verdict = of_fire(state, "campfire-green", "r1p1", "r2p2", "summit-1", "summit-2")
    assert verdict.rule == "tranq.campfire.move"


FIRE_LIES = {"r1p1": "campfire-green", "r1p2": "blue-6", "r1p3": "red-7", "r2p1": "green-7"}


@example("tranq.campfire.stays", allows=True)
def test_a_card_goes_beside_a_campfire() -> None:
    state = position(mountain=FIRE_LIES, hands=[["green-7", *FILL], 5])
    assert explain(state, kind="play", card="green-7-b", place="r1p4").allowed


@example("tranq.campfire.stays", allows=False)
@pytest.mark.parametrize("card", ["red-5-a", "bridge-2"])
def test_nothing_takes_a_campfires_place(card: str) -> None:
    state = position(mountain=FIRE_LIES, hands=[[card, *FILL], 5])
    verdict = explain(state, kind="play", card=card, place="r1p1")
    assert (verdict.rule, verdict.facts) == (
        "tranq.campfire.stays",
        {"card": "campfire-green", "place": "r1p1"},
    )


def test_no_campfire_takes_another_ones_place() -> None:
    state = position(mountain=FIRE_LIES, hands=[["campfire-blue", *FILL], 5])
    assert of_fire(state, "campfire-blue", "r1p1", "r2p2").rule == "tranq.campfire.replace"
