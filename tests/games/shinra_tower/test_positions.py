"""Positions written by hand: what may be left out, and which faults are told."""

from typing import Any

import pytest
from support.luck import SeededLuck
from support.shinra import ALL_CARDS, acting, built, position, tower

from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.rules.deck import ActionCard, BossIcons, DefeatAction
from desktop.games.shinra_tower.rules.game import RULES


def fault(**fields: Any) -> str:
    with pytest.raises(BadInputError) as caught:
        position(**fields)
    return caught.value.message.id.removeprefix("app.input.shinra-")


def test_nothing_told_is_a_match_just_dealt() -> None:
    state = position(seed=4)
    assert (state.phase, state.seats, state.turn, state.first) == ("choose", 2, 1, 1)
    assert (len(state.draw), None in state.face_up) == (22, False)
    assert state.floor_of("cloud") == 1
    assert position(seed=5).draw != state.draw


def test_kinds_pick_what_is_free() -> None:
    floors = [{"floor": 1, "walls": ["logo", "logo-1"], "figures": ["guard", "guard-1"]}, {"floor": 2}]
    state = position(tower=floors, row=["logo", "pillar"])
    assert state.lying("floor-1") == ("floor-2", "logo-1", "logo-2", "cloud", "guard-1", "guard-2")
    assert state.lying("row") == ("logo-3", "pillar-1")


def test_an_action_may_be_told_by_its_card_alone() -> None:
    state = position(tower=tower(3), work={"card": "action-4"})
    assert (state.phase, state.chosen, state.work and state.work.base) == ("walls", "action-4", 3)
    assert state.face_up[1] is None
    ally = position(tower=tower(3, {2: ["tifa"]}), work={"card": "action-13"})
    assert ally.work is not None
    assert (ally.phase, ally.work.origin) == ("ally", 2)


def test_walls_left_out_are_those_of_the_card_whatever_else_is_told() -> None:
    told = position(tower=tower(3), chosen="action-4", work={"card": "action-4", "base": 3})
    assert told.work == position(tower=tower(3), work={"card": "action-4"}).work
    assert list(RULES.legal_moves(told))


@pytest.mark.parametrize("base", [0, 4, 6])
def test_nobody_builds_on_a_floor_that_does_not_stand(base: int) -> None:
    assert fault(tower=tower(3), work={"card": "action-4", "walls": ["logo", "logo"], "base": base}) == "work"
    assert fault(tower=tower(3), work={"card": "action-4", "base": base}) == "work"


def test_an_action_in_the_middle() -> None:
    floors = tower(3)
    floors[2]["walls"] = ["pipe-11", "pipe-12"]
    work = {"card": "action-4", "taken": ["pipe-11", "pipe-12"], "done": ["pipe-11", "pipe-12"]}
    state = position(tower=floors, work=work)
    assert (state.phase, state.own, state.stood) == ("floor", ("pipe-11", "pipe-12"), (2, 3))
    assert state == built(
        position(tower=tower(3), work={"card": "action-4"}, draw=list(state.draw), face_up=state.face_up),
        "pipe-11",
        "pipe-12",
    )


def test_before_the_deal_nothing_is_shuffled() -> None:
    state = position(phase="deal")
    assert (state.turn, state.draw, state.face_up) == (0, ALL_CARDS, (None, None))
    assert RULES.nature(state, SeededLuck(1)).by_nature


def test_a_deck_of_ones_own_is_carried() -> None:
    cards = [ActionCard(id=card, options=(DefeatAction(figure="cloud"),)) for card in ALL_CARDS]
    bosses = [BossIcons(floor=2, bosses=("rufus",))]
    own: dict[str, Any] = {
        "cards": [card.model_dump(mode="json") for card in cards],
        "bosses": [icons.model_dump(mode="json") for icons in bosses],
    }
    state = position(**own)
    assert (state.cards.actions, state.cards.bosses) == (tuple(cards), tuple(bosses))
    again = RULES.from_position(RULES.to_position(state), SeededLuck(1))
    assert again == state


def test_poses_may_be_told() -> None:
    state = position(poses={"floor-1": [0, 1.5, 0], "cloud": [1.5, 19, 0, 1, 0]})
    assert dict(state.poses) == {"floor-1": (0.0, 1.5, 0.0), "cloud": (1.5, 19.0, 0.0, 1.0, 0.0)}


def test_a_position_that_is_cleared_counts() -> None:
    assert position(tower=tower(8, {8: ["cloud"]})).phase == "count"
    assert position(tower=tower(8, {8: ["cloud"]}), phase="count").phase == "count"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"turn": 3}, "turn"),
        ({"first": 3}, "turn"),
        ({"turn": 0}, "turn"),
        ({"phase": "deal", "turn": 1}, "turn"),
        ({"row": ["brick"]}, "no-piece"),
        ({"row": ["logo-1", "logo-1"]}, "piece-twice"),
        ({"row": ["pillar"] * 7}, "piece-twice"),
        ({"row": ["bomb"]}, "not-here"),
        ({"tower": [{"floor": 2, "on": 3}, {"floor": 3}]}, "not-here"),
        ({"tower": [{"floor": 1}, {"floor": 2}]}, "unsupported"),
        ({"tower": [{"floor": 1, "walls": ["logo"]}]}, "unsupported"),
        ({"table": ["tifa"]}, "loose"),
        ({"hand": ["tifa"], "own": []}, "loose"),
        ({"hand": ["tifa"], "held": {"piece": "tifa", "floor": 1, "origin": "supply"}}, "loose"),
        ({"own": ["tifa"]}, "loose"),
        ({"work": {"card": "action-13", "done": ["tifa"]}, "own": []}, "loose"),
        ({"face_up": ["action-1", "action-1"]}, "card-twice"),
        ({"draw": ["action-1"]}, "card-nowhere"),
        ({"work": {"card": "action-1", "option": 1}}, "work"),
        ({"work": {"card": "action-1"}, "chosen": "action-2"}, "work"),
        ({"chosen": "action-2"}, "phase"),
        ({"face_up": ["action-1", None]}, "phase"),
        ({"phase": "refill"}, "phase"),
        ({"phase": "count"}, "phase"),
        ({"phase": "reshuffle"}, "phase"),
        ({"phase": "deal", "work": {"card": "action-1"}}, "phase"),
    ],
)
def test_faults_are_told(fields: dict[str, Any], reason: str) -> None:
    assert fault(**fields) == reason


def test_states_in_nobodys_turn_are_written_and_read() -> None:
    state = acting(13, top=3)
    held = RULES.apply(state, next(RULES.legal_moves(state))).state
    for each in (state, held, RULES.apply(held, RULES.nature(held, SeededLuck(1))).state):
        text = RULES.to_position(each).model_dump_json()
        assert RULES.from_position(RULES.positions.validate_json(text), SeededLuck(9)) == each
