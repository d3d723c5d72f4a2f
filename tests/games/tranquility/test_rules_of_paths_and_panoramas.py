"""Examples of the Green Path and the Panorama."""

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
