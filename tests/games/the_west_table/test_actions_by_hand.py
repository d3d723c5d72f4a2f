"""A turn's action in each of the three ways: taking, buying a Locus, completing the CityEngine."""

import pytest
from games.the_west_table.conftest import WAYS, SitDown, Sitting, locus_decks
from games.the_west_table.test_answers import MIDDLE

from desktop.games.the_west.rules.moves import CompleteCityEngine, PlayLocus, TakeAll, TakeTwo
from desktop.ui.table.contract import Gesture

LOCI = locus_decks("locus-1", "locus-10", "locus-16")
HAND = ("foundry-foundry-1", "archive-archive-1", "archive-foundry-1", "beacon-beacon-1")


def at_action(**more: object) -> dict[str, object]:
    """Seat 1 has its action before it."""
    fields = {"first": 1, "turn": 1, "phase": "action", "middle": MIDDLE, "hands": (HAND, 2)}
    fields |= {"gates": (("beacon",), ("double",)), "side": "reactor"}
    return {**fields, "locus_decks": LOCI, **more}


@pytest.mark.parametrize("way", WAYS)
def test_all_of_a_type_is_taken_by_bringing_one_to_its_plate(sit: SitDown, way: str) -> None:
    seat = sit(**at_action())
    seat.bring(way, "foundry-beacon-1", "effect-foundry")
    assert seat.moves == [TakeAll(type="foundry")]
    assert seat.state.points[1] == 40 - 3 - 2


@pytest.mark.parametrize("way", ["click", "keys"])
def test_all_of_a_type_is_taken_by_pressing_its_plate(sit: SitDown, way: str) -> None:
    seat = sit(**at_action())
    seat.name(way, "effect-reactor")
    assert seat.moves == [TakeAll(type="reactor")]


@pytest.mark.parametrize("way", WAYS)
def test_two_are_taken_one_after_the_other(sit: SitDown, way: str) -> None:
    seat = sit(**at_action())
    seat.bring(way, "foundry-beacon-1", "hand-1")
    assert seat.moves == []
    assert seat.pieces["foundry-beacon-1"].chosen
    assert seat.prompt == "the_west.prompt.second"
    if way == "drag":
        seat.bring(way, "archive-beacon-1", "hand-1")
    else:
        seat.name(way, "archive-beacon-1")
    assert seat.moves == [TakeTwo(cards=("foundry-beacon-1", "archive-beacon-1"))]
    assert seat.state.points[1] == 38


def test_what_both_ways_of_taking_cost_is_seen_before_the_drop(sit: SitDown) -> None:
    seat = sit(**at_action())
    seat.probe.click("foundry-beacon-1")
    assert seat.lit == {"hand-1": "other loses 2", "effect-foundry": "other loses 5"}


def test_a_card_that_was_named_can_be_put_back(sit: SitDown) -> None:
    seat = sit(**at_action())
    seat.bring("click", "foundry-beacon-1", "hand-1")
    seat.probe.click("foundry-beacon-1")
    assert not seat.pieces["foundry-beacon-1"].chosen
    assert seat.prompt == "the_west.prompt.rest"
    seat.bring("click", "archive-beacon-1", "hand-1")
    seat.probe.click("reactor-archive-1")
    assert seat.moves == [TakeTwo(cards=("archive-beacon-1", "reactor-archive-1"))]


@pytest.mark.parametrize("way", WAYS)
def test_a_locus_is_brought_into_the_zone_and_paid_by_what_fits(sit: SitDown, way: str) -> None:
    seat = sit(**at_action(hands=(("foundry-foundry-1", "archive-archive-1", "beacon-beacon-1"), 2)))
    seat.bring(way, "locus-1", "loci-1")
    assert seat.moves == [PlayLocus(deck=1, pay=("foundry-foundry-1", "archive-archive-1"))]


@pytest.mark.parametrize("way", WAYS)
def test_where_two_cards_could_pay_the_hand_chooses(sit: SitDown, way: str) -> None:
    seat = sit(**at_action())
    seat.bring(way, "locus-1", "loci-1")
    assert seat.moves == []
    assert seat.prompt == "the_west.prompt.pay"
    seat.name(way, "archive-foundry-1")
    assert (seat.moves, seat.prompt) == ([], "the_west.prompt.pay-more"), "asked for two, two are named"
    seat.name(way, "foundry-foundry-1")
    assert seat.moves == [PlayLocus(deck=1, pay=("archive-foundry-1", "foundry-foundry-1"))]


@pytest.mark.parametrize("way", WAYS)
def test_a_locus_is_paid_by_bringing_its_cards_to_it(sit: SitDown, way: str) -> None:
    seat = sit(**at_action())
    seat.bring(way, "archive-foundry-1", "locus-deck-1")
    assert seat.prompt == "the_west.prompt.pay-more"
    seat.bring(way, "foundry-foundry-1", "locus-deck-1")
    assert seat.moves == [PlayLocus(deck=1, pay=("archive-foundry-1", "foundry-foundry-1"))]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("place", ["loci-1", "locus-deck-1"])
def test_a_locus_lies_where_it_was_laid_while_it_is_paid_for(sit: SitDown, way: str, place: str) -> None:
    seat = sit(**at_action())
    seat.bring(way, "locus-1", "loci-1")
    assert seat.pieces["locus-1"].zone == "loci-1"
    for card in ("archive-foundry-1", "foundry-foundry-1"):
        assert seat.pieces["locus-1"].zone == "loci-1"
        assert seat.probe.faults() == []
        if way == "keys":
            seat.name(way, card)
        else:
            seat.bring(way, card, place)
    assert seat.moves == [PlayLocus(deck=1, pay=("archive-foundry-1", "foundry-foundry-1"))]


def half_paid(sit: SitDown) -> Sitting:
    """A Locus lies where it was laid, and one card for it is named."""
    seat = sit(**at_action())
    seat.probe.drag("locus-1", "loci-1")
    seat.probe.click("archive-foundry-1")
    return seat


@pytest.mark.parametrize("how", ["drag", "click", "esc"])
def test_a_locus_that_is_not_paid_for_goes_back_to_its_deck(sit: SitDown, how: str) -> None:
    seat = half_paid(sit)
    if how == "drag":
        seat.probe.drag("locus-1", "locus-deck-1")
    elif how == "click":
        seat.bring("click", "locus-1", "locus-deck-1")
    else:
        seat.table.cancel()
    assert seat.table.handling.draft is None
    assert seat.pieces["locus-1"].zone == "locus-deck-1"
    assert (seat.moves, seat.refusals, seat.probe.faults()) == ([], [], [])


@pytest.mark.parametrize("place", ["loci-1", "hand-2"])
def test_a_laid_locus_that_is_let_go_elsewhere_stays_where_it_is_paid_for(sit: SitDown, place: str) -> None:
    seat = half_paid(sit)
    seat.probe.drag("locus-1", place)
    assert seat.prompt == "the_west.prompt.pay-more"
    assert seat.pieces["locus-1"].zone == "loci-1"
    assert seat.probe.faults() == []


@pytest.mark.parametrize("place", ["hand-1", "discard", "points"])
def test_a_second_card_laid_back_leaves_the_first_one_named(sit: SitDown, place: str) -> None:
    seat = half_paid(sit)
    seat.probe.drag("foundry-foundry-1", place)
    assert seat.prompt == "the_west.prompt.pay-more"
    assert seat.pieces["archive-foundry-1"].chosen
    assert seat.probe.faults() == []
    seat.probe.drag("foundry-foundry-1", "locus-deck-1")
    assert seat.moves == [PlayLocus(deck=1, pay=("archive-foundry-1", "foundry-foundry-1"))]


def test_a_pointer_lost_in_mid_drag_leaves_what_was_named(sit: SitDown) -> None:
    seat = half_paid(sit)
    seat.probe.take("foundry-foundry-1", seat.probe.at("points"))
    seat.table.hand.lose_pointer()
    assert seat.pieces["archive-foundry-1"].chosen
    seat.table.cancel()
    assert seat.table.handling.draft is None, "Esc gives all of it back"


def test_a_card_that_a_locus_does_not_ask_for_is_refused_where_the_hand_is(sit: SitDown) -> None:
    seat = sit(**at_action())
    seat.probe.drag("beacon-beacon-1", "locus-deck-1")
    assert seat.moves == []
    assert [verdict.rule for verdict in seat.refusals] == ["west.locus.play"]
    assert seat.pieces["beacon-beacon-1"].zone == "hand-1"


ONE_OF_EACH = (("foundry-foundry-1", "archive-archive-1", "reactor-reactor-1", "beacon-beacon-1"), 2)


@pytest.mark.parametrize("way", ["click", "keys", "button"])
def test_a_city_is_completed_by_pressing_it(sit: SitDown, way: str) -> None:
    seat = sit(**at_action(hands=ONE_OF_EACH))
    if way == "button":
        assert seat.actions["cityengine"].verdict.allowed
        seat.table.handling.gesture(Gesture("act", action="cityengine"))
    else:
        seat.name(way, "cityengine-1")
    assert [type(move) for move in seat.moves] == [CompleteCityEngine]
    assert seat.state.complete == (True, False)
    assert seat.pieces["cityengine-1"].face.startswith("city/complete")


@pytest.mark.parametrize("way", WAYS)
def test_a_city_is_completed_by_bringing_a_card_to_it(sit: SitDown, way: str) -> None:
    seat = sit(**at_action(hands=ONE_OF_EACH))
    seat.bring(way, "reactor-reactor-1", "city-1")
    assert [type(move) for move in seat.moves] == [CompleteCityEngine]


def test_escape_gives_everything_back(sit: SitDown) -> None:
    seat = sit(**at_action())
    seat.bring("click", "foundry-beacon-1", "hand-1")
    assert seat.table.cancel()
    assert not seat.pieces["foundry-beacon-1"].chosen
    assert seat.lit == {}
    assert seat.probe.faults() == []
