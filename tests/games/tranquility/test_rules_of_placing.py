"""Examples of the placing rules, the text's own among them."""

import pytest
from support.tranquility import example, explain, play, position, slope

from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import PLACE_IDS
from desktop.games.tranquility.rules.house import House
from desktop.games.tranquility.rules.price import price_of
from desktop.games.tranquility.rules.state import State

ROW_1 = {f"r1p{at}": card for at, card in enumerate(("green-5", "blue-6", "red-7", "green-8"), start=1)}


def of_place(state: State, card: str, place: str, *pay: str) -> Verdict:
    """The verdict of laying a card of seat 1."""
    return explain(state, kind="play", card=card, place=place, pay=list(pay))


@example("tranq.place.left-to-right", allows=True)
def test_right_of_the_last_card() -> None:
    state = position(mountain=ROW_1, hands=[["blue-8"], 5])
    assert of_place(state, "blue-8-a", "r1p5").allowed


@example("tranq.place.left-to-right", allows=False)
@pytest.mark.parametrize("place", ["r1p6", "r1p9", "r1p1", "r1p4"])
def test_not_over_a_gap_and_not_on_a_card(place: str) -> None:
    state = position(mountain=ROW_1, hands=[["blue-8"], 5])
    verdict = of_place(state, "blue-8-a", place)
    why = "taken" if place in ("r1p1", "r1p4") else "gap"
    facts = {"place": place, "row": 1, "why": f"tranq.place.left-to-right.{why}"}
    assert (verdict.rule, verdict.facts) == ("tranq.place.left-to-right", facts)


def test_a_row_need_not_be_finished_before_another_is_begun() -> None:
    state = position(mountain=ROW_1, hands=[["blue-8"], 5])
    assert of_place(state, "blue-8-a", "r2p1").allowed


@example("tranq.place.row-start", allows=True)
def test_a_row_begins_at_its_left() -> None:
    state = position(hands=[["green-3", "blue-3"], 5])
    assert of_place(state, "green-3-a", "r1p1").facts == {"card": "green-3-a", "place": "r1p1", "cost": 0}


@example("tranq.place.row-start", allows=False)
@pytest.mark.parametrize(("place", "row"), [("r1p2", 1), ("r2p2", 2), ("r2p3", 2)])
def test_a_row_begins_nowhere_else(place: str, row: int) -> None:
    state = position(mountain=ROW_1 if row == 2 else {}, hands=[["blue-9"], 5])
    verdict = of_place(state, "blue-9-a", place)
    assert (verdict.rule, verdict.facts) == ("tranq.place.row-start", {"place": place, "row": row})


@example("tranq.place.support", allows=True)
def test_two_cards_below_hold_a_card() -> None:
    state = position(mountain=ROW_1, hands=[["blue-2"], 5])
    assert of_place(state, "blue-2-a", "r2p1").allowed


@example("tranq.place.support", allows=False)
def test_text_blue_2_over_only_one_card_is_refused() -> None:
    state = position(mountain={"r1p1": "green-5"}, hands=[["blue-2", "red-1"], 5])
    verdict = of_place(state, "blue-2-a", "r2p1")
    assert verdict.rule == "tranq.place.support"
    assert verdict.facts == {"place": "r2p1", "row": 2, "missing": 1, "below": ("r1p2",)}


def test_bridges_and_campfires_hold_too() -> None:
    mountain = {"r1p1": "green-5", "r1p2": "bridge", "r1p3": "red-5", "r2p1": "blue-2"}
    state = position(mountain=mountain, hands=[["green-2"], 5])
    assert of_place(state, "green-2-a", "r2p2").facts["cost"] == 0
    mountain = {"r1p1": "campfire-green", "r1p2": "blue-5", "r1p3": "red-5", "r2p1": "green-7"}
    state = position(mountain=mountain, hands=[["blue-7"], 5])
    assert of_place(state, "blue-7-a", "r2p2").allowed


@example("tranq.place.colour", allows=True)
def test_another_colour_may_be_a_neighbour() -> None:
    state = position(mountain={"r1p1": "blue-5"}, hands=[["green-5"], 5])
    assert of_place(state, "green-5-a", "r1p2").allowed


@example("tranq.place.colour", allows=False)
def test_text_blue_2_beside_blue_5_is_refused() -> None:
    state = position(mountain={"r1p1": "blue-5"}, hands=[["blue-2", "red-1"], 5])
    verdict = of_place(state, "blue-2-a", "r1p2")
    assert verdict.rule == "tranq.place.colour"
    assert verdict.facts == {"card": "blue-2-a", "neighbour": "blue-5-a", "colour": "blue"}


@example("tranq.place.colour", allows=False)
def test_a_campfire_counts_as_a_neighbour_of_its_colour() -> None:
    mountain = {"r1p1": "blue-5", "r1p2": "campfire-green", "r2p1": "green-7"}
    state = position(mountain=mountain, hands=[["green-5", "red-5"], 5])
    verdict = of_place(state, "green-5-a", "r1p3")
    assert (verdict.rule, verdict.facts["neighbour"]) == ("tranq.place.colour", "campfire-green")
    assert of_place(state, "red-5-a", "r1p3").allowed


@example("tranq.place.height", allows=True)
def test_a_number_as_high_as_its_row() -> None:
    state = position(mountain={**ROW_1, "r2p1": "blue-7", "r2p2": "red-6"}, hands=[["green-3"], 5])
    assert of_place(state, "green-3-a", "r3p1").allowed


def test_an_8_may_lie_in_any_row() -> None:
    mountain = {place: card for place, card in slope().items() if not place.startswith("r8")}
    eight = next(card for card in ("green-8", "blue-8", "red-8") if f"{card}-b" not in mountain.values())
    state = position(mountain=mountain, hands=[[f"{eight}-b"], 5])
    assert of_place(state, f"{eight}-b", "r8p1").allowed


@example("tranq.place.height", allows=False)
def test_text_blue_2_above_row_2_is_refused() -> None:
    mountain = {**ROW_1, "r2p1": "blue-7", "r2p2": "red-6"}
    state = position(mountain=mountain, hands=[["blue-2", "red-1"], 5])
    verdict = of_place(state, "blue-2-a", "r3p1")
    assert (verdict.rule, verdict.facts) == (
        "tranq.place.height",
        {"card": "blue-2-a", "number": 2, "row": 3},
    )


@example("tranq.place.cost", allows=True)
def test_text_5_beside_3_pays_two_cards() -> None:
    state = position(mountain={"r1p1": "blue-3"}, hands=[["green-5", "red-1", "red-9"], 5])
    verdict = of_place(state, "green-5-a", "r1p2", "red-9-a", "red-1-a")
    assert (verdict.allowed, verdict.rule) == (True, "tranq.place.cost")
    assert verdict.facts == {"card": "green-5-a", "place": "r1p2", "cost": 2}
    move = {"kind": "play", "card": "green-5-a", "place": "r1p2", "pay": ["red-9-a", "red-1-a"]}
    after = play(state, **move).state
    assert (after.hands[0], after.discards[0]) == ((), ("red-1-a", "red-9-a"))


@example("tranq.place.cost", allows=False)
@pytest.mark.parametrize("pay", [(), ("red-1-a",), ("red-1-a", "red-9-a", "blue-9-a")])
def test_exactly_the_difference_is_paid(pay: tuple[str, ...]) -> None:
    state = position(mountain={"r1p1": "blue-3"}, hands=[["green-5", "red-1", "red-9", "blue-9"], 5])
    verdict = of_place(state, "green-5-a", "r1p2", *pay)
    assert (verdict.rule, verdict.facts) == ("tranq.place.cost", {"cost": 2, "paid": len(pay)})


def test_the_same_number_costs_nothing_and_lower_numbers_count_as_well() -> None:
    state = position(mountain={"r1p1": "blue-3"}, hands=[["green-3", "red-1", "red-9"], 5])
    assert of_place(state, "green-3-a", "r1p2").facts["cost"] == 0
    assert of_place(state, "red-1-a", "r1p2", "red-9-a", "green-3-a").allowed


@pytest.mark.parametrize("paying", ["bridge-2", "campfire-red", "summit-3", "green-3-a"])
def test_any_card_pays_without_any_other_effect(paying: str) -> None:
    state = position(mountain={"r1p1": "blue-3"}, hands=[["green-4", paying], 5], options={"goats": True})
    after = play(state, kind="play", card="green-4-a", place="r1p2", pay=[paying]).state
    assert (after.discards[0], after.swapped) == ((paying,), ())
    assert set(after.goats) == {-1}


@example("tranq.place.afford", allows=True)
def test_the_rest_of_the_hand_just_pays() -> None:
    state = position(mountain={"r1p1": "blue-3"}, hands=[["green-5", "red-1", "red-9"], 5])
    assert of_place(state, "green-5-a", "r1p2", "red-1-a", "red-9-a").allowed


@example("tranq.place.afford", allows=False)
def test_a_cost_above_the_rest_of_the_hand() -> None:
    state = position(mountain={"r1p1": "blue-3"}, hands=[["green-5", "red-1"], 5])
    verdict = of_place(state, "green-5-a", "r1p2", "red-1-a")
    assert verdict.rule == "tranq.place.afford"
    assert verdict.facts == {"card": "green-5-a", "place": "r1p2", "cost": 2, "have": 1}


FIRE_OVER_8 = {
    "r1p1": "blue-8",
    "r1p2": "campfire-red",
    "r2p1": "red-10",
}


@example("tranq.place.gap-campfire", allows=True)
def test_text_6_after_a_campfire_over_8_pays_two() -> None:
    state = position(mountain=FIRE_OVER_8, hands=[["green-6", "red-1", "red-9"], 5])
    verdict = of_place(state, "green-6-a", "r1p3", "red-1-a", "red-9-a")
    assert (verdict.allowed, verdict.rule, verdict.facts["cost"]) == (True, "tranq.place.gap-campfire", 2)


@example("tranq.place.gap-campfire", allows=False)
def test_a_campfire_does_not_make_the_next_card_free() -> None:
    state = position(mountain=FIRE_OVER_8, hands=[["green-6", "red-1", "red-9"], 5])
    verdict = of_place(state, "green-6-a", "r1p3")
    assert (verdict.rule, verdict.facts) == ("tranq.place.gap-campfire", {"cost": 2, "paid": 0})


def test_several_campfires_are_skipped_together() -> None:
    mountain = {
        "r1p1": "blue-8",
        "r1p2": "campfire-red",
        "r1p3": "campfire-green",
        "r2p1": "red-10",
        "r2p2": "green-10",
    }
    state = position(mountain=mountain, hands=[["blue-9", "red-1"], 5])
    assert of_place(state, "blue-9-a", "r1p4", "red-1-a").facts["cost"] == 1


def test_a_bridge_met_over_campfires_ends_the_search() -> None:
    mountain = {"r1p1": "blue-8", "r1p2": "bridge-1", "r1p3": "campfire-red", "r2p1": "red-10"}
    state = position(mountain=mountain, hands=[["green-1"], 5])
    verdict = of_place(state, "green-1-a", "r1p4")
    assert (verdict.allowed, verdict.rule, verdict.facts["cost"]) == (True, "tranq.place.gap-campfire", 0)


@pytest.mark.parametrize("fires", [("campfire-red",), ("campfire-red", "campfire-green")])
def test_the_row_start_met_over_campfires_is_free(fires: tuple[str, ...]) -> None:
    # no match comes to such a row (the replaced cards could lie nowhere), but the rule is clear
    mountain = (*fires, *[None] * (len(PLACE_IDS) - len(fires)))
    price = price_of(House(), mountain, card_of("blue-12-b"), len(fires))
    assert (price.cost, price.rule) == (0, "tranq.place.gap-campfire")


def test_the_row_start_met_over_a_campfire_counts_nothing_for_a_swap() -> None:
    mountain = {"r1p1": "campfire-red", "r1p2": "bridge-1", "r1p3": "green-9", "r2p1": "red-10"}
    state = position(mountain=mountain, hands=[["blue-8", "summit-1"], 5])
    assert of_place(state, "blue-8-a", "r1p2", "summit-1").facts["cost"] == 1


@example("tranq.verdict.order", allows=True)
@pytest.mark.parametrize(
    ("card", "place", "rule"),
    [
        ("blue-1", "r3p5", "tranq.place.row-start"),
        ("blue-1", "r2p4", "tranq.place.left-to-right"),
        ("blue-1", "r3p1", "tranq.place.support"),
        ("bridge-1", "r3p1", "tranq.place.support"),
        ("bridge-2", "r2p2", ""),
        ("blue-1", "r2p2", "tranq.place.height"),
        ("blue-2", "r2p2", "tranq.place.colour"),
        ("red-2", "r2p2", "tranq.place.afford"),
    ],
)
def test_the_first_refusal_in_the_order_is_named(card: str, place: str, rule: str) -> None:
    mountain = {**ROW_1, "r2p1": "blue-9"}
    state = position(mountain=mountain, hands=[[card, "summit-5"], 5])
    verdict = of_place(state, state.hand[0], place)
    assert (verdict.allowed, verdict.rule) == (not rule, rule or "tranq.bridge.place")


@example("tranq.verdict.order", allows=False)
def test_a_later_rule_is_not_named_while_an_earlier_one_refuses() -> None:
    # too low, the same colour and too dear at once: the height is named
    mountain = {**ROW_1, "r2p1": "blue-9"}
    state = position(mountain=mountain, hands=[["blue-1", "red-1"], 5])
    assert of_place(state, "blue-1-a", "r2p2").rule == "tranq.place.height"
