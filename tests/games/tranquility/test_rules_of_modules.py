"""Examples of the modules: Green Path, Panorama, Mountain Goats."""

from typing import Any

import pytest
from support.tranquility import example, explain, play, position, slope

from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, PLACE_IDS
from desktop.games.tranquility.rules.green import green_row
from desktop.games.tranquility.rules.state import State
from desktop.games.tranquility.rules.vistas import lies

FILL = ["summit-1", "summit-2", "summit-3"]


def has_path(mountain: dict[str, str]) -> bool:
    return green_row(tuple(mountain.get(place) for place in PLACE_IDS)) == 8


WITH_PATH = next(made for seed in range(200) if has_path(made := slope(seed)))
WITHOUT_PATH = next(made for seed in range(200) if not has_path(made := slope(seed)))


@example("tranq.green.goal", allows=True)
def test_the_summit_lies_on_a_green_path_from_row_1_to_row_8() -> None:
    state = position(mountain=WITH_PATH, hands=[FILL, 5], options={"green_path": True})
    assert explain(state, kind="play", card="summit-1", place="summit").allowed
    assert RULES.view(state, 1).green_row == 8


@example("tranq.green.goal", allows=False)
def test_no_summit_without_a_green_path() -> None:
    state = position(mountain=WITHOUT_PATH, hands=[FILL, 5], options={"green_path": True})
    verdict = explain(state, kind="play", card="summit-1", place="summit")
    row = RULES.view(state, 1).green_row
    assert (verdict.rule, verdict.facts) == ("tranq.green.goal", {"row": row})
    assert row < 8
    assert explain(
        position(mountain=WITHOUT_PATH, hands=[FILL, 5]), kind="play", card="summit-1", place="summit"
    ).allowed


PATHS = {
    "r1p1": "green-7",
    "r1p2": "bridge-1",
    "r1p3": "green-6",
    "r1p4": "blue-6",
    "r2p1": "blue-7",
    "r2p2": "green-9",
    "r2p3": "red-5",
    "r3p1": "red-9",
    "r3p2": "green-9",
}


def test_paths_branch_climb_to_the_left_and_right_and_break_at_bridges() -> None:
    state = position(mountain=PATHS, hands=[5, 5], options={"green_path": True})
    assert RULES.view(state, 1).green_places == ("r1p1", "r1p3", "r2p2", "r3p2")
    broken = {**PATHS, "r2p2": "bridge-2"}
    state = position(mountain=broken, hands=[5, 5], options={"green_path": True})
    assert RULES.view(state, 1).green_places == ("r1p1", "r1p3")
    assert RULES.view(position(mountain=PATHS), 1).green_row == 0, "told with the module alone"


def test_a_green_campfire_carries_the_path_on() -> None:
    fire = {**PATHS, "r2p2": "campfire-green"}
    state = position(mountain=fire, hands=[5, 5], options={"green_path": True})
    assert RULES.view(state, 1).green_row == 3


@example("tranq.green.hiker", allows=True)
def test_the_hiker_is_set_on_a_path_at_any_time_of_the_own_turn() -> None:
    state = position(mountain=PATHS, hands=[["red-1", "red-2", "red-3"], 5], options={"green_path": True})
    step = play(state, kind="hiker", place="r2p2")
    assert (step.state.hiker, step.state.phase) == (PLACE_BY_ID["r2p2"], "action")
    assert RULES.pieces(step.state)["hiker"] == "r2p2"
    assert step.events[0].facts == {"seat": "seat:1", "place": "r2p2"}
    acted = play(step.state, kind="discard_two", cards=["red-1-a", "red-2-a"]).state
    back = play(acted, kind="hiker", place=None)
    assert (back.state.hiker, back.state.phase) == (None, "refill")
    marks = [getattr(move, "place", None) for move in RULES.marker_moves(acted)]
    assert marks == [None, "r1p1", "r1p3", "r3p2"]
    assert not RULES.revealed(state, RULES.moves.validate_python({"kind": "hiker"}), step.state)


@example("tranq.green.hiker", allows=False)
@pytest.mark.parametrize("place", ["r2p1", "r1p2", "r4p1"])
def test_the_hiker_stands_nowhere_else(place: str) -> None:
    state = position(mountain=PATHS, hands=[5, 5], options={"green_path": True})
    verdict = explain(state, kind="hiker", place=place)
    assert (verdict.rule, verdict.facts) == ("tranq.green.hiker", {"place": place})


def with_goals(mountain: dict[str, str], hand: list[str], *goals: Any, **more: Any) -> State:
    return position(
        mountain=mountain,
        hands=[hand, 5],
        options={"panorama": True, **more},
        panoramas=[{"numbers": numbers} for numbers in goals],
        decks=[[], []],
        turn=1,
    )


def done(state: State) -> list[bool]:
    return [goal.done for goal in state.panoramas if goal.up]


@example("tranq.panorama.goal", allows=True)
def test_text_3_4_3_is_done_the_moment_it_lies() -> None:
    state = with_goals(
        {"r1p1": "red-3", "r1p2": "blue-4"}, ["green-3", *FILL], [3, 4, 3], [2, 3, 2], [4, 5, 6]
    )
    assert done(state) == [False, False, False]
    step = play(state, kind="play", card="green-3-a", place="r1p3", pay=["summit-1"])
    assert done(step.state) == [True, False, False]
    told = next(event for event in step.events if event.id == "tranq.event.goal-done")
    assert told.facts == {"panorama": "panorama-1", "numbers": "3-4-3"}
    assert RULES.view(step.state, 2).goals_done == 1


def test_one_play_may_do_several_and_a_card_may_serve_two() -> None:
    row = {"r1p1": "red-3", "r1p2": "blue-4", "r1p4": "blue-4", "r1p5": "red-5"}
    row |= {"r1p3": "bridge-1"}
    state = with_goals(row, ["green-3", *FILL], [3, 4, 3], [3, 4, 5], [4, 3, 4])
    after = play(state, kind="play", card="green-3-a", place="r1p3", pay=["summit-1"]).state
    assert done(after) == [True, True, True]


def test_a_moved_card_does_a_goal_and_what_it_leaves_stays_done() -> None:
    mountain = {"r1p1": "green-9", "r1p2": "blue-8", "r1p3": "red-9", "r1p4": "blue-8", "r2p1": "blue-9"}
    mountain |= {"r2p2": "red-8"}
    state = with_goals(mountain, ["campfire-green", *FILL], [9, 8, 9], [8, 9, 8], [4, 5, 6])
    assert done(state) == [True, True, False]
    state = with_goals(mountain, ["campfire-green", *FILL], [9, 8, 9], [9, 8, 9, 8], [9, 8, 12])
    move = {"kind": "campfire", "card": "campfire-green", "place": "r1p1", "to": "r2p3", "pay": FILL[:1]}
    after = play(state, **move).state
    assert done(after) == [True, True, False]
    assert not lies(after.mountain, (9, 8, 9, 8)), "the Campfire broke the sequence; the goal stays done"
    assert lies(after.mountain, (9, 8, 9)), "the moved card shows it again"


@example("tranq.panorama.goal", allows=False)
def test_bridges_campfires_and_the_wrong_direction_do_no_goal() -> None:
    for row in (
        ["green-3", "blue-4", "bridge-1", "green-3"],
        ["green-3", "campfire-blue", "green-4"],
        ["green-5", "blue-4", "green-3"],
    ):
        mountain = {f"r1p{at}": card for at, card in enumerate(row, start=1)} | {"r2p1": "blue-12"}
        state = with_goals(mountain, FILL, [3, 4, 3], [3, 4, 5], [3, 4, 2])
        assert done(state) == [False, False, False]


@example("tranq.panorama.goal", allows=False)
def test_no_summit_before_all_goals_are_done() -> None:
    options = {"panorama": True}
    goals = [{"numbers": numbers, "done": True} for numbers in ([3, 4, 3], [2, 3, 2], [4, 5, 6])]
    state = position(mountain=WITH_PATH, hands=[FILL, 5], options=options, panoramas=goals)
    assert explain(state, kind="play", card="summit-1", place="summit").allowed
    never = [{"numbers": [1, 12, 1, 12]}, *goals[:2]]
    state = position(mountain=WITH_PATH, hands=[FILL, 5], options=options, panoramas=never)
    verdict = explain(state, kind="play", card="summit-1", place="summit")
    assert (verdict.rule, verdict.facts) == ("tranq.panorama.goal", {"done": 2, "of": 3})


GOATS = {"goats": True}
MEADOW = {
    "r1p1": "blue-5",
    "r1p2": "green-12",
    "r1p3": "red-3",
    "r1p4": "blue-4",
    "r2p1": "green-6",
    "r2p2": "red-3",
    "r2p3": "blue-5",
    "r3p1": "blue-8",
    "r3p2": "green-8",
    "r4p1": "blue-8",
}
"""Goat cards of the standard deck here: blue 5, green 12, blue 4 is none, green 6, blue 8."""


@example("tranq.goats.setup", allows=True)
def test_a_goat_card_from_the_hand_brings_its_goat() -> None:
    state = position(hands=[["green-12-a", *FILL], 5], options=GOATS)
    assert RULES.view(state, 1).herds == {}
    step = play(state, kind="play", card="green-12-a", place="r1p1")
    assert RULES.view(step.state, 2).herds == {"r1p1": 1}
    arrived = next(event for event in step.events if event.id == "tranq.event.goat-arrived")
    assert arrived.shifts[0].origin == "goats"
    assert RULES.pieces(step.state)[arrived.shifts[0].piece] == "r1p1"


@example("tranq.goats.setup", allows=False)
def test_other_cards_and_cards_moved_by_a_campfire_bring_none() -> None:
    state = position(hands=[["green-12-b", *FILL], 5], options=GOATS)
    after = play(state, kind="play", card="green-12-b", place="r1p1").state
    assert RULES.view(after, 1).herds == {}
    mountain = {"r1p1": "green-12-a", "r1p2": "blue-9", "r1p3": "green-9-b", "r2p1": "red-12"}
    state = position(
        mountain=mountain, hands=[["campfire-green", *FILL], 5], options=GOATS, goats={"r1p2": 1}, turn=1
    )
    after = play(state, kind="campfire", card="campfire-green", place="r1p1", to="r2p2").state
    assert RULES.view(after, 1).herds == {"r1p2": 1}, "once per card"
    without = position(hands=[["green-12-a", *FILL], 5])
    assert play(without, kind="play", card="green-12-a", place="r1p1").state.goats == ()


@example("tranq.goats.herd", allows=True)
def test_text_one_card_moves_a_goat_from_green_12_to_red_3() -> None:
    state = position(
        mountain=MEADOW,
        hands=[["red-9", "red-8"], 5],
        options=GOATS,
        goats={"r1p2": 1, "r1p1": 1, "r2p1": 1, "r3p1": 1},
        turn=1,
        decks=[[], []],
    )
    verdict = explain(state, kind="herd", origin="r1p2", to="r2p2", pay=["red-9-a"])
    assert (verdict.allowed, verdict.rule) == (True, "tranq.goats.herd")
    assert verdict.facts == {"origin": "r1p2", "to": "r2p2", "rows": 1, "cost": 1}
    after = play(state, kind="herd", origin="r1p2", to="r2p2", pay=["red-9-a"]).state
    assert RULES.view(after, 1).herds == {"r1p1": 1, "r2p1": 1, "r2p2": 1, "r3p1": 1}
    assert (after.phase, "red-9-a" in after.discards[0]) == ("refill", True)


def test_text_three_cards_move_goats_three_rows_up_to_a_herd_of_4() -> None:
    state = position(
        mountain=MEADOW,
        hands=[["red-9", "red-8", "red-7"], 5],
        options=GOATS,
        goats={"r1p2": 3, "r4p1": 1},
        turn=1,
    )
    pay = ["red-9-a", "red-8-a", "red-7-a"]
    step = play(state, kind="herd", origin="r1p2", to="r4p1", pay=pay)
    assert RULES.view(step.state, 1).herds == {"r4p1": 4}
    assert step.events[0].facts == {
        "seat": "seat:1",
        "count": 3,
        "origin": "r1p2",
        "to": "r4p1",
        "herd": 4,
    }
    assert len(step.events[0].shifts) == 3


@example("tranq.goats.herd", allows=False)
@pytest.mark.parametrize(
    ("origin", "to", "paid", "rows"),
    [
        ("r1p4", "r2p3", 1, 1),  # no goats there
        ("r1p1", "r2p2", 1, 1),  # not a step of place k to k-1 or k
        ("r1p2", "r2p2", 2, 1),  # too many cards
        ("r1p2", "r3p1", 1, 2),  # too few
        ("r1p2", "r1p2", 0, 0),  # not up
        ("r2p1", "r1p1", 1, -1),  # down
        ("r3p1", "r4p2", 1, 1),  # nothing lies there
    ],
)
def test_exactly_as_many_cards_as_rows_over_lying_cards(origin: str, to: str, paid: int, rows: int) -> None:
    state = position(
        mountain=MEADOW,
        hands=[["red-9", "red-8", "red-7"], 5],
        options=GOATS,
        goats={"r1p2": 1, "r1p1": 1, "r2p1": 1, "r3p1": 1},
    )
    verdict = explain(state, kind="herd", origin=origin, to=to, pay=["red-7-a", "red-8-a"][:paid])
    assert verdict.rule == "tranq.goats.herd"
    assert verdict.facts == {"origin": origin, "to": to, "rows": rows, "paid": paid, "have": 3}


@example("tranq.goats.no-bridge", allows=True)
def test_goats_go_over_campfires() -> None:
    mountain = {**MEADOW, "r2p2": "campfire-red", "r1p5": "red-9", "r2p4": "red-8", "r3p3": "red-8"}
    state = position(
        mountain=mountain, hands=[["summit-1", "summit-2"], 5], options=GOATS, goats={"r1p2": 3, "r4p1": 1}
    )
    assert explain(state, kind="herd", origin="r1p2", to="r2p2", pay=["summit-1"]).allowed
    assert explain(state, kind="herd", origin="r1p2", to="r3p2", pay=["summit-1", "summit-2"]).allowed


@example("tranq.goats.no-bridge", allows=False)
def test_goats_neither_stand_on_a_bridge_nor_pass_one() -> None:
    mountain = {**MEADOW, "r2p2": "bridge-1"}
    state = position(
        mountain=mountain, hands=[["red-9", "red-8"], 5], options=GOATS, goats={"r1p3": 3, "r4p1": 1}
    )
    verdict = explain(state, kind="herd", origin="r1p3", to="r2p2", pay=["red-9-a"])
    assert (verdict.rule, verdict.facts) == ("tranq.goats.no-bridge", {"origin": "r1p3", "to": "r2p2"})
    past = explain(state, kind="herd", origin="r1p3", to="r3p1", pay=["red-9-a", "red-8-a"])
    assert past.rule == "tranq.goats.no-bridge"
    assert explain(state, kind="herd", origin="r1p3", to="r3p2", pay=["red-9-a", "red-8-a"]).allowed


def test_a_goat_card_in_a_bridges_place_brings_its_goat() -> None:
    mountain = {"r1p1": "blue-12", "r1p2": "bridge-1", "r1p3": "red-12"}
    state = position(mountain=mountain, hands=[["green-12-a", *FILL], 5], options=GOATS)
    after = play(state, kind="play", card="green-12-a", place="r1p2").state
    assert RULES.view(after, 1).herds == {"r1p2": 1}


@example("tranq.goats.no-campfire", allows=False)
def test_a_card_with_goats_is_not_replaced() -> None:
    state = position(
        mountain=MEADOW, hands=[["campfire-green", *FILL], 5], options=GOATS, goats={"r1p2": 3, "r4p1": 1}
    )
    verdict = explain(state, kind="campfire", card="campfire-green", place="r1p2", to="r2p4")
    assert verdict.rule == "tranq.goats.no-campfire"
    assert verdict.facts == {"card": "green-12-a", "place": "r1p2", "goats": 3}


@example("tranq.goats.no-campfire", allows=True)
def test_after_the_goats_have_left_it_is() -> None:
    state = position(
        mountain={"r1p1": "green-12-a", "r1p2": "blue-9", "r2p1": "red-12", "r1p3": "green-9-b"},
        hands=[["campfire-green", *FILL], 5],
        options=GOATS,
        goats={"r2p1": 1},
    )
    assert explain(state, kind="campfire", card="campfire-green", place="r1p1", to="r2p2").allowed


SLOPE = slope(3)
OFF_SLOPE = [
    card
    for colour in ("green", "blue", "red")
    for number in (1, 2, 3)
    for copy in "ab"
    if (card := f"{colour}-{number}-{copy}") not in SLOPE.values()
]


def with_goats(goal: str, herds: dict[str, int], hand: list[str], **more: Any) -> State:
    """A finished slope with just as many goat cards lying as there are goats."""
    count = sum(herds.values())
    return position(
        mountain={**SLOPE, **more},
        hands=[hand, 5],
        options={"goats": True, "goats_goal": goal},
        goat_cards=[*list(SLOPE.values())[:count], *OFF_SLOPE][:12],
        goats=herds,
        turn=1,
    )


@example("tranq.goats.goal", allows=True)
def test_all_win_when_8_goats_stand_on_the_summit() -> None:
    state = with_goats(
        "summit", {"r8p1": 7, "r8p2": 1, "r1p1": 1}, ["bridge-1", "bridge-2", "summit-2"], summit="summit-1"
    )
    assert RULES.outcome(state) is None
    after = play(state, kind="herd", origin="r8p1", to="summit", pay=[state.hand[0]]).state
    assert RULES.outcome(after) is None
    assert RULES.view(after, 1).goats_on_top == 7
    state = with_goats("summit", {"r8p1": 8}, ["bridge-1", "bridge-2", "summit-2"], summit="summit-1")
    after = play(state, kind="herd", origin="r8p1", to="summit", pay=[state.hand[0]]).state
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.rule == "tranq.end.win"


@example("tranq.goats.goal", allows=False)
def test_after_the_summit_only_herding_and_discarding_remain() -> None:
    state = with_goats("summit", {"r8p1": 8}, ["bridge-1", "bridge-2", "summit-2"], summit="summit-1")
    verdict = explain(state, kind="play", card="summit-2", place="summit")
    assert (verdict.rule, verdict.facts) == ("tranq.goats.goal", {"have": 0, "need": 8})
    kinds = {type(move).__name__ for move in RULES.legal_moves(state)}
    assert kinds == {"DiscardTwo", "Herd"}


def test_the_summit_may_be_laid_before_the_goats_come() -> None:
    state = with_goats("summit", {"r1p1": 8}, ["bridge-1", "bridge-2", "summit-2"])
    after = play(state, kind="play", card="summit-2", place="summit").state
    assert RULES.outcome(after) is None
    assert after.phase == "refill"


@pytest.mark.parametrize(
    ("herds", "hand", "lost"),
    [
        ({"r8p1": 8}, ["bridge-1"], False),
        ({"r7p1": 8}, ["bridge-1"], False),
        ({"summit": 7, "r8p2": 1}, ["bridge-1"], False),
        ({"summit": 7}, ["bridge-1"], True),
        ({"r8p1": 8}, [], True),
    ],
)
def test_one_card_is_enough_when_it_pays_a_herd(herds: dict[str, int], hand: list[str], lost: bool) -> None:
    state = with_goats("summit", herds, hand, summit="summit-1")
    outcome = RULES.outcome(state)
    assert (outcome is not None and outcome.rule == "tranq.end.loss") is lost


@example("tranq.goats.goal", allows=False)
def test_by_the_switch_8_goats_must_be_on_row_8_before_the_summit() -> None:
    state = with_goats("row8", {"r8p1": 4, "r8p2": 3, "r1p1": 1}, ["bridge-1", "bridge-2", "summit-2"])
    verdict = explain(state, kind="play", card="summit-2", place="summit")
    assert (verdict.rule, verdict.facts) == ("tranq.goats.goal", {"have": 7, "need": 8})
    state = with_goats("row8", {"r8p1": 4, "r8p2": 4}, ["bridge-1", "bridge-2", "summit-2"])
    after = play(state, kind="play", card="summit-2", place="summit").state
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.kind == "win"
