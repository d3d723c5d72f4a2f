"""Examples of taking Facilities, of building, and of what is empty, both ways for each rule."""

import pytest
from support.west import FIVE, RULES, calm, example, explain, play, told


@example("west.facility.all-of-type", allows=True)
def test_all_of_a_type_come_with_the_effect_of_the_type() -> None:
    state = calm(middle=FIVE, hands=[[], []])
    verdict = explain(state, kind="take_all", type="foundry")
    assert (verdict.rule, verdict.facts["loss"], verdict.facts["seat"]) == (
        "west.facility.all-of-type",
        4,
        "seat:2",
    )
    step = play(state, kind="take_all", type="foundry")
    assert [card.split("-")[0] for card in step.state.hands[0]] == ["foundry", "foundry"]
    assert step.state.points == (40, 36)
    assert told(step)[:4] == ["took-all", "lost", "used", "lost"]


@example("west.facility.all-of-type", allows=False)
def test_a_type_that_does_not_lie_there_cannot_be_taken() -> None:
    verdict = explain(calm(middle=["foundry", "archive"]), kind="take_all", type="beacon")
    assert (verdict.allowed, verdict.rule, verdict.facts) == (
        False,
        "west.facility.all-of-type",
        {"type": "beacon"},
    )


@example("west.facility.any-two", allows=True)
def test_any_two_come_without_an_effect() -> None:
    state = calm(middle=FIVE)
    step = play(state, kind="take_two", cards=[state.middle[1], state.middle[2]])
    assert step.state.points == (40, 38)
    assert set(state.middle[1:3]) <= set(step.state.hands[0])
    same = play(state, kind="take_two", cards=list(state.middle[:2]))
    assert same.state.points == (40, 38), "both Foundries, but by the second way"


@example("west.facility.any-two", allows=False)
def test_only_cards_of_the_middle_are_taken() -> None:
    state = calm(middle=FIVE, hands=[["archive-archive-1"], 2])
    verdict = explain(state, kind="take_two", cards=[state.middle[0], "archive-archive-1"])
    assert (verdict.allowed, verdict.rule, verdict.facts) == (False, "west.facility.any-two", {"count": 1})


@example("west.facility.loss", allows=True)
@pytest.mark.parametrize(("count", "left"), [(1, 39), (3, 37), (5, 35)])
def test_one_point_goes_for_each_card(count: int, left: int) -> None:
    state = calm(middle=["archive"] * count)
    assert play(state, kind="take_all", type="archive").state.points == (40, left)


@example("west.facility.loss", allows=False)
def test_what_an_effect_or_a_reaction_takes_costs_nothing() -> None:
    state = calm(middle=FIVE)
    taken = play(state, kind="take_two", cards=list(state.middle[:2])).state
    after = play(taken, kind="answer", cards=[taken.middle[0]]).state
    assert after.points == taken.points == (40, 38)


@example("west.facility.hand", allows=True)
def test_taken_cards_are_in_the_own_hand_and_show_their_backs() -> None:
    state = calm(middle=["foundry-beacon-1", "foundry-archive-1", "archive", "reactor"], hands=[[], []])
    after = play(state, kind="take_all", type="foundry").state
    assert RULES.view(after, 1).hand == ("foundry-archive-1", "foundry-beacon-1")
    assert [gate.type for gate in RULES.view(after, 2).backs[0]] == ["archive", "beacon"]


@example("west.facility.hand", allows=False)
def test_the_other_does_not_see_which_facilities_they_are() -> None:
    state = calm(hands=[["foundry-beacon-1", "reactor-beacon-2"], 2])
    view = RULES.view(state, 2)
    assert view.hand == state.hands[1]
    assert "foundry-beacon-1" not in repr(view)
    assert [gate.id for gate in view.backs[0]] == ["back-1-1", "back-1-2"]


@example("west.locus.play", allows=True)
def test_the_two_required_facilities_buy_the_top_locus() -> None:
    decks = [["locus-14", "locus-1"], ["locus-2"], [f"locus-{n}" for n in (*range(3, 14), 15, 16, 17, 18)]]
    state = calm(hands=[["archive", "beacon", "foundry"], []], locus_decks=decks)
    archive, beacon = (next(card for card in state.hand if card.startswith(each)) for each in ("arc", "bea"))
    step = play(state, kind="play_locus", deck=1, pay=[beacon, archive])
    assert step.state.loci == (("locus-14",), ())
    assert set(step.state.discard) == {archive, beacon}
    assert RULES.view(step.state, 2).locus_decks[0] == ("locus-1", 1)
    assert told(step)[:3] == ["discarded", "locus", "uncovered"]
    assert RULES.revealed(state, RULES.moves.validate_python({"kind": "end_turn"}), step.state)


@example("west.locus.play", allows=False)
def test_other_facilities_do_not_pay() -> None:
    decks = [["locus-14"], ["locus-2"], [f"locus-{n}" for n in (1, *range(3, 14), 15, 16, 17, 18)]]
    state = calm(hands=[["archive", "archive", "beacon"], []], locus_decks=decks)
    verdict = explain(state, kind="play_locus", deck=1, pay=list(state.hand[:2]))
    assert (verdict.allowed, verdict.rule) == (False, "west.locus.play")
    asked = {"locus": "locus-14", "types": ("archive", "beacon")}
    assert verdict.facts == asked | {"missing": ("beacon",), "lacking": 1}


@example("west.cityengine.action", allows=True)
def test_one_of_each_type_completes_the_cityengine() -> None:
    state = calm(hands=[["foundry", "archive", "reactor", "beacon"], []])
    step = play(state, kind="cityengine", pay=list(state.hand))
    assert step.state.complete == (True, False)
    assert step.state.points == (40, 36)
    assert step.state.phase == "end", "no reaction, and nothing for a Doppelgate"
    assert "reaction" not in told(step)


@example("west.cityengine.action", allows=False)
def test_it_is_completed_once_and_for_the_whole_price() -> None:
    hand = ["foundry", "archive", "reactor", "beacon"]
    state = calm(hands=[hand, []])
    short = explain(state, kind="cityengine", pay=list(state.hand[:3]))
    assert (short.allowed, short.rule) == (False, "west.cityengine.action")
    assert (short.facts["missing"], short.facts["lacking"]) == (("beacon",), 1)
    again = calm(hands=[hand, []], complete=[True, False])
    assert explain(again, kind="cityengine", pay=list(again.hand)).rule == "west.cityengine.action"


@example("west.empty", allows=True)
def test_a_last_card_in_the_middle_can_be_taken_by_its_type() -> None:
    state = calm(middle=["archive"], draw=[], hands=[[], []])
    step = play(state, kind="take_all", type="archive")
    assert [event for event in told(step) if event == "nothing-drawn"] == ["nothing-drawn"]
    assert len(step.state.hands[0]) == 1
    assert step.state.middle == ()


@example("west.empty", allows=False)
def test_what_is_empty_gives_nothing() -> None:
    state = calm(middle=["archive"], draw=[], hands=[["foundry", "foundry"], []])
    assert explain(state, kind="take_two", cards=[state.middle[0], state.hand[0]]).rule == "west.empty"
    nothing = calm(middle=[], draw=[])
    assert explain(nothing, kind="take_all", type="archive").rule == "west.empty"
    late = calm(phase="doppelgate", deed={"kind": "take_all", "types": ["archive"]}, draw=[], hands=[4, 2])
    assert late.phase == "end"
    assert explain(late, kind="play_doppelgate", pay=list(late.hand[:2])).rule == "west.empty"
    loci = [[], ["locus-1"], [f"locus-{n}" for n in range(2, 19)]]
    bare = calm(hands=[["foundry", "archive"], []], locus_decks=loci)
    assert explain(bare, kind="play_locus", deck=1, pay=list(bare.hand)).rule == "west.empty"


@example("west.hidden", allows=True)
def test_all_may_look_through_the_discard_pile() -> None:
    state = calm(discard=["foundry-foundry-1", "beacon-beacon-1"])
    assert (
        RULES.view(state, 1).discard
        == RULES.view(state, 2).discard
        == (
            "foundry-foundry-1",
            "beacon-beacon-1",
        )
    )


@example("west.hidden", allows=False)
def test_the_other_side_of_a_doppelgate_is_told_to_nobody() -> None:
    state = calm(gates=[["foundry-beacon-1", "archive-beacon-1"], ["double"]])
    for seat in (1, 2):
        view = RULES.view(state, seat)
        assert [(gate.id, gate.type) for gate in view.gates[0]] == [
            ("gate-1-beacon-1", "beacon"),
            ("gate-1-beacon-2", "beacon"),
        ]
        assert "foundry-beacon-1" not in repr(view)
    pair = calm(
        phase="doppelgate",
        deed={"kind": "take_all", "types": ["archive"]},
        hands=[["archive", "archive"], []],
        draw=["reactor-beacon-1", "foundry-foundry-1"],
    )
    step = play(pair, kind="play_doppelgate", pay=list(pair.hand))
    for seat in (1, 2):
        assert "reactor-beacon-1" not in repr([event.seen_by(seat) for event in step.events])
