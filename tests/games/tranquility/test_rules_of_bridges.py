"""Examples of the rules of Bridges."""

import pytest
from support.tranquility import example, explain, play, position

from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.state import State

FILL = ["summit-1", "summit-2", "summit-3"]
"""Cards of a hand that do nothing here but pay."""
BESIDE_6 = {"r1p1": "red-6"}
BETWEEN_6_AND_9 = {"r1p1": "red-6", "r1p2": "bridge-1", "r1p3": "blue-9"}


def of_place(state: State, card: str, place: str, *pay: str) -> Verdict:
    return explain(state, kind="play", card=card, place=place, pay=list(pay))


@example("tranq.bridge.place", allows=True)
@example("tranq.bridge.after", allows=True)
def test_text_a_bridge_beside_6_and_then_9_cost_nothing() -> None:
    state = position(mountain=BESIDE_6, hands=[["bridge-1", *FILL], ["blue-9", "red-1"]], decks=[[], []])
    verdict = of_place(state, "bridge-1", "r1p2")
    assert (verdict.allowed, verdict.rule, verdict.facts["cost"]) == (True, "tranq.bridge.place", 0)
    after = play(state, kind="play", card="bridge-1", place="r1p2").state
    after = play(after, kind="end_turn").state
    verdict = of_place(after, "blue-9-a", "r1p3")
    assert (verdict.allowed, verdict.rule, verdict.facts["cost"]) == (True, "tranq.bridge.after", 0)
    assert play(after, kind="play", card="blue-9-a", place="r1p3").state.discards == after.discards


@example("tranq.bridge.place", allows=False)
def test_nothing_can_be_paid_for_a_bridge() -> None:
    state = position(mountain=BESIDE_6, hands=[["bridge-1", *FILL], 5])
    verdict = of_place(state, "bridge-1", "r1p2", "summit-1")
    assert (verdict.rule, verdict.facts) == ("tranq.bridge.place", {"cost": 0, "paid": 1})


@example("tranq.bridge.after", allows=False)
def test_nothing_can_be_paid_after_a_bridge() -> None:
    state = position(mountain={**BESIDE_6, "r1p2": "bridge-1"}, hands=[["blue-9", *FILL], 5])
    verdict = of_place(state, "blue-9-a", "r1p3", "summit-1", "summit-2", "summit-3")
    assert (verdict.rule, verdict.facts) == ("tranq.bridge.after", {"cost": 0, "paid": 3})


def test_a_bridge_follows_the_other_placing_rules() -> None:
    state = position(mountain=BESIDE_6, hands=[["bridge-1", *FILL], 5])
    assert of_place(state, "bridge-1", "r1p3").rule == "tranq.place.left-to-right"
    assert of_place(state, "bridge-1", "r2p2").rule == "tranq.place.row-start"
    assert of_place(state, "bridge-1", "summit").rule == "tranq.summit.place"


@example("tranq.bridge.not-at-end", allows=True)
def test_a_bridge_inside_a_row() -> None:
    state = position(mountain=BESIDE_6, hands=[["bridge-1", *FILL], 5])
    assert of_place(state, "bridge-1", "r1p2").allowed


ALMOST_ROW_1 = {
    f"r1p{at}": f"{colour}-{number}"
    for at, (colour, number) in enumerate(
        [("red", 6), ("blue", 6), ("red", 6), ("blue", 6), ("green", 5), ("red", 5), ("blue", 5), ("red", 5)],
        start=1,
    )
}


@example("tranq.bridge.not-at-end", allows=False)
@pytest.mark.parametrize(("mountain", "place"), [({}, "r1p1"), (ALMOST_ROW_1, "r1p9")])
def test_no_bridge_in_the_first_or_last_place(mountain: dict[str, str], place: str) -> None:
    state = position(mountain=mountain, hands=[["bridge-1", *FILL], 5])
    verdict = of_place(state, "bridge-1", place)
    assert verdict.rule == "tranq.bridge.not-at-end"
    assert verdict.facts == {"card": "bridge-1", "place": place, "row": 1}


def test_by_the_switch_only_the_last_place_is_forbidden() -> None:
    options = {"bridge_end": "last"}
    state = position(hands=[["bridge-1", *FILL], 5], options=options)
    assert of_place(state, "bridge-1", "r1p1").allowed
    state = position(mountain=ALMOST_ROW_1, hands=[["bridge-1", *FILL], 5], options=options)
    assert of_place(state, "bridge-1", "r1p9").rule == "tranq.bridge.not-at-end"


@example("tranq.bridge.adjacent", allows=True)
def test_two_bridges_may_be_neighbours() -> None:
    state = position(mountain={**BESIDE_6, "r1p2": "bridge-1"}, hands=[["bridge-2", *FILL], 5])
    assert of_place(state, "bridge-2", "r1p3").allowed


@example("tranq.bridge.adjacent", allows=False)
def test_but_not_where_the_second_would_end_the_row() -> None:
    mountain = {**ALMOST_ROW_1, "r1p8": "bridge-1"}
    state = position(mountain=mountain, hands=[["bridge-2", *FILL], 5])
    assert of_place(state, "bridge-2", "r1p9").rule == "tranq.bridge.not-at-end"


@example("tranq.bridge.swap", allows=True)
@example("tranq.bridge.swap-cost", allows=True)
@example("tranq.bridge.swapped", allows=True)
def test_text_green_7_for_a_bridge_between_6_and_9_pays_two() -> None:
    state = position(mountain=BETWEEN_6_AND_9, hands=[["green-7", *FILL], 5], decks=[[], []], turn=1)
    verdict = of_place(state, "green-7-a", "r1p2", "summit-1", "summit-2")
    assert (verdict.allowed, verdict.rule, verdict.facts["cost"]) == (True, "tranq.bridge.swap-cost", 2)
    step = play(state, kind="play", card="green-7-a", place="r1p2", pay=["summit-1", "summit-2"])
    assert step.state.mountain[1] == "green-7-a"
    assert {"bridge-1", "summit-1", "summit-2"} <= set(step.state.discards[0])
    swapped = next(event for event in step.events if event.id == "tranq.event.swapped")
    assert swapped.seen_by(2).facts["bridge"] == "bridge-1"
    assert RULES.view(step.state, 2).swapped == (("bridge-1",), ())


@example("tranq.bridge.swapped", allows=False)
def test_the_bridge_does_not_go_back_to_a_hand() -> None:
    state = position(
        mountain=BETWEEN_6_AND_9, hands=[["green-9", "red-9", *FILL], ["blue-1", "blue-2"]], turn=1
    )
    after = play(state, kind="play", card="green-9-a", place="r1p2", pay=["red-9-a", *FILL[:2]]).state
    assert (after.hands[0], "bridge-1" in after.discards[0]) == (("summit-3",), True)
    assert "bridge-1" not in after.discards[1]


@example("tranq.bridge.swap", allows=False)
@pytest.mark.parametrize("card", ["green-7", "bridge-2"])
def test_no_swap_before_both_neighbours_lie_and_none_by_a_bridge(card: str) -> None:
    mountain = {"r1p1": "red-6", "r1p2": "bridge-1"}
    if card == "bridge-2":
        mountain = BETWEEN_6_AND_9
    state = position(mountain=mountain, hands=[[card, *FILL], 5])
    verdict = of_place(state, state.hand[0], "r1p2")
    assert (verdict.rule, verdict.facts) == ("tranq.bridge.swap", {"card": state.hand[0], "place": "r1p2"})


def test_a_swap_keeps_height_and_the_colours_of_both_neighbours() -> None:
    state = position(mountain=BETWEEN_6_AND_9, hands=[["red-7", "blue-8", *FILL], 5])
    assert of_place(state, "red-7-a", "r1p2", *FILL[:2]).facts.get("neighbour") == "red-6-a"
    assert of_place(state, "blue-8-a", "r1p2", *FILL[:2]).facts.get("neighbour") == "blue-9-a"
    mountain = {f"r1p{at}": card for at, card in enumerate(["red-6", "blue-6", "red-6", "blue-5"], start=1)}
    mountain |= {"r2p1": "red-3", "r2p2": "bridge-1", "r2p3": "blue-2"}
    state = position(mountain=mountain, hands=[["green-1", "green-2", *FILL], 5])
    assert of_place(state, "green-1-a", "r2p2").rule == "tranq.place.height"
    assert of_place(state, "green-2-a", "r2p2", "summit-1").allowed


@example("tranq.bridge.swap-cost", allows=False)
def test_the_smaller_difference_is_not_enough() -> None:
    state = position(mountain=BETWEEN_6_AND_9, hands=[["green-7", *FILL], 5])
    verdict = of_place(state, "green-7-a", "r1p2", "summit-1")
    assert (verdict.rule, verdict.facts) == ("tranq.bridge.swap-cost", {"cost": 2, "paid": 1})


@pytest.mark.parametrize(
    ("card", "larger", "higher"), [("green-8", 2, 1), ("green-7", 2, 2), ("green-10", 4, 1)]
)
def test_by_the_switch_the_higher_neighbour_counts(card: str, larger: int, higher: int) -> None:
    for name, cost in (("larger-difference", larger), ("higher-neighbour", higher)):
        state = position(
            mountain=BETWEEN_6_AND_9, hands=[[card, *FILL, "summit-4"], 5], options={"swap_cost": name}
        )
        assert of_place(state, state.hand[0], "r1p2", *[*FILL, "summit-4"][:cost]).facts["cost"] == cost


def test_campfires_are_skipped_on_both_sides_of_a_swap() -> None:
    mountain = {
        "r1p1": "red-6",
        "r1p2": "campfire-green",
        "r1p3": "bridge-1",
        "r1p4": "campfire-blue",
        "r1p5": "green-9",
        "r2p1": "green-10",
        "r2p2": "blue-9",
    }
    state = position(mountain=mountain, hands=[["red-8", *FILL], 5])
    assert of_place(state, "red-8-a", "r1p3", "summit-1", "summit-2").allowed
    # the right side now ends in a Bridge behind the Campfire, and counts nothing
    mountain |= {"r1p5": "bridge-2", "r1p6": "green-9"}
    state = position(mountain=mountain, hands=[["red-7", *FILL], 5])
    assert of_place(state, "red-7-a", "r1p3", "summit-1").allowed
    # and here it ends in nothing, and the left side in a Bridge
    mountain = {
        "r1p1": "red-6",
        "r1p2": "bridge-2",
        "r1p3": "bridge-1",
        "r1p4": "campfire-blue",
        "r2p1": "blue-9",
    }
    for name in ("larger-difference", "higher-neighbour"):
        state = position(mountain=mountain, hands=[["red-12", *FILL], 5], options={"swap_cost": name})
        assert of_place(state, "red-12-a", "r1p3").facts["cost"] == 0


def test_a_bridge_in_the_first_place_needs_only_its_right_neighbour() -> None:
    mountain = {"r1p1": "bridge-1", "r1p2": "blue-9"}
    options = {"bridge_end": "last"}
    state = position(mountain=mountain, hands=[["green-7", *FILL], 5], options=options)
    assert of_place(state, "green-7-a", "r1p1", "summit-1", "summit-2").facts["cost"] == 2
    state = position(mountain={"r1p1": "bridge-1"}, hands=[["green-7", *FILL], 5], options=options)
    assert of_place(state, "green-7-a", "r1p1").rule == "tranq.bridge.swap"
