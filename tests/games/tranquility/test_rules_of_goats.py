"""Examples of the Mountain Goats."""

from typing import Any

import pytest
from support.luck import SeededLuck
from support.tranquility import example, explain, play, position, slope
from support.tranquility_fast import follow

from desktop.games.tranquility.rules.fast import Fast
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.moves import Herd
from desktop.games.tranquility.rules.state import State

FILL = ["summit-1", "summit-2", "summit-3"]
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


@example("tranq.goats.herd", allows=True)
@pytest.mark.parametrize(
    ("goats", "to", "after", "origins"),
    [
        ({"r1p2": 1, "r2p1": 2, "r4p1": 1}, "r4p1", {"r4p1": 4}, ["r1p2", "r2p1", "r2p1"]),
        ({"r1p2": 1, "r2p1": 1, "r2p2": 2}, "r3p1", {"r2p1": 1, "r3p1": 3}, ["r1p2", "r2p2", "r2p2"]),
        ({"r1p2": 1, "r2p1": 1, "r2p2": 1, "r1p1": 1}, "r3p1", {"r1p1": 1, "r2p2": 1, "r3p1": 2}, None),
        ({"r1p2": 1, "r2p2": 1, "r3p2": 2}, "r4p1", {"r4p1": 4}, None),
    ],
    ids=["on the only row met", "the way of most goats", "else the left one", "two rows of them"],
)
def test_goats_met_on_the_way_join(
    goats: dict[str, int], to: str, after: dict[str, int], origins: list[str] | None
) -> None:
    state = position(
        mountain=MEADOW, hands=[["red-9", "red-8", "red-7"], 5], options=GOATS, goats=goats, turn=1
    )
    rows = 3 if to == "r4p1" else 2
    step = play(state, kind="herd", origin="r1p2", to=to, pay=["red-9-a", "red-8-a", "red-7-a"][:rows])
    assert RULES.view(step.state, 1).herds == after
    facts, shifts = step.events[0].facts, step.events[0].shifts
    assert (facts["count"], facts["herd"]) == (len(shifts), after[to])
    assert origins is None or sorted(shift.origin for shift in shifts) == origins
    fast = Fast.from_state(state)
    for code in fast.moves():
        move = fast.decode(code)
        if isinstance(move, Herd) and (move.origin, move.to) == ("r1p2", to):
            other = fast.copy()
            other.play(code)
            assert other.to_state() == follow(state, move, SeededLuck(0))


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
