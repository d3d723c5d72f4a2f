"""Examples of the rules of Defeat Actions: who goes where, and who is defeated."""

import pytest
from support.shinra import (
    acting,
    choosing,
    event_ids,
    example,
    explain,
    play,
    position,
    put,
    said,
    settle,
    tower,
)

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece, Target
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.targeting import actor

TIFA, RED, AERITH, BARRET, BIGGS, WEDGE, JESSIE = range(13, 20)


def targets(state: State) -> list[tuple[str, ...]]:
    return [move.enemies for move in RULES.legal_moves(state) if isinstance(move, Target)]


def target(state: State, *enemies: str) -> tuple[bool, str]:
    return said(state, kind="target", enemies=list(enemies))


@example("shinra.defeat.place-ally", allows=True)
def test_an_ally_goes_to_any_floor() -> None:
    state = acting(TIFA, top=3)
    assert [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)] == [1, 2, 3]
    assert said(state, kind="place", piece="tifa", floor=2) == (True, "shinra.defeat.place-ally")


@example("shinra.defeat.place-ally", allows=False)
def test_no_other_ally_is_placed() -> None:
    verdict = explain(acting(TIFA, top=3), kind="place", piece="aerith", floor=2)
    assert (verdict.rule, verdict.facts) == (
        "shinra.defeat.place-ally",
        {"piece": "aerith", "figure": "tifa"},
    )


@example("shinra.defeat.move-ally", allows=True)
def test_an_ally_on_the_tower_moves_to_another_floor() -> None:
    state = acting(TIFA, top=3, figures={2: ["tifa"]})
    assert said(state, kind="place", piece="tifa", floor=3) == (True, "shinra.defeat.move-ally")
    assert put(state, "tifa", 3).floor_of("tifa") == 3


@example("shinra.defeat.move-ally", allows=False)
def test_an_ally_does_not_stay_on_its_floor() -> None:
    state = acting(TIFA, top=3, figures={2: ["tifa"]})
    assert said(state, kind="place", piece="tifa", floor=2) == (False, "shinra.defeat.move-ally")


def test_with_1f_alone_an_ally_stays_and_acts() -> None:
    state = position(
        tower=[{"floor": 1, "figures": ["cloud", "tifa", "guard", "bomb"]}],
        face_up=["action-13", "action-1"],
    )
    step = play(state, kind="choose", card="action-13")
    assert event_ids(step) == ["chosen", "ally-stays"]
    assert len(targets(step.state)) == 4


def test_an_ally_that_lost_all_other_floors_comes_back_to_its_own() -> None:
    work = {"card": "action-13", "origin": 1}
    state = position(tower=tower(1), table=["tifa"], own=["tifa"], work=work, stood=[])
    assert [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)] == [1]


@example("shinra.defeat.cloud-stays", allows=True)
def test_cloud_defeats_from_where_he_is() -> None:
    state = acting(11, top=2, figures={1: ["cloud", "guard"]})
    assert (state.phase, targets(state)) == ("targets", [(), ("guard-1",)])


@example("shinra.defeat.cloud-stays", allows=False)
def test_a_card_does_not_move_cloud() -> None:
    state = acting(11, top=2, figures={1: ["cloud", "guard"]})
    assert said(state, kind="place", piece="cloud", floor=2) == (False, "shinra.defeat.cloud-stays")
    assert said(acting(TIFA, top=2), kind="place", piece="cloud", floor=2) == (
        False,
        "shinra.defeat.cloud-stays",
    )


@example("shinra.defeat.who", allows=True)
def test_the_figure_of_the_card_acts_once() -> None:
    state = put(acting(TIFA, top=2, figures={2: ["guard", "bomb"]}), "tifa", 2)
    state = settle(play(state, kind="target", enemies=["guard-1"]).state).state
    assert state.phase == "climb"


@example("shinra.defeat.who", allows=False)
def test_cloud_does_not_help_another_figure() -> None:
    state = put(acting(BIGGS, top=2, figures={1: ["cloud", "guard"], 2: ["bomb"]}), "biggs", 2)
    verdict = explain(state, kind="target", enemies=["guard-1"])
    assert (verdict.rule, verdict.facts) == ("shinra.defeat.who", {"piece": "guard-1", "figure": "biggs"})


FOUR = {1: ["cloud", "guard", "guard", "bomb", "reno"], 2: ["stanley"]}


@example("shinra.defeat.cloud", allows=True)
@pytest.mark.parametrize(("card", "most"), [(11, 1), (12, 3)])
def test_cloud_defeats_as_many_as_his_card_says(card: int, most: int) -> None:
    state = acting(card, top=2, figures=FOUR)
    assert max(len(enemies) for enemies in targets(state)) == most
    assert target(state, *targets(state)[-1]) == (True, "shinra.defeat.cloud")


@example("shinra.defeat.cloud", allows=False)
def test_cloud_defeats_no_more_and_nobody_elsewhere() -> None:
    state = acting(11, top=2, figures=FOUR)
    assert target(state, "guard-1", "guard-2") == (False, "shinra.defeat.cloud")
    assert target(state, "stanley-1") == (False, "shinra.defeat.cloud")


@example("shinra.defeat.tifa-redxiii", allows=True)
@pytest.mark.parametrize(("card", "ally"), [(TIFA, "tifa"), (RED, "red-xiii")])
def test_tifa_and_red_xiii_defeat_up_to_two(card: int, ally: str) -> None:
    state = put(acting(card, top=2, figures={2: ["guard", "guard", "bomb"]}), ally, 2)
    assert len(targets(state)) == 1 + 3 + 3
    assert target(state, "guard-1", "bomb-1") == (True, "shinra.defeat.tifa-redxiii")


@example("shinra.defeat.tifa-redxiii", allows=False)
def test_tifa_does_not_defeat_three() -> None:
    state = put(acting(TIFA, top=2, figures={2: ["guard", "guard", "bomb"]}), "tifa", 2)
    assert target(state, "guard-1", "guard-2", "bomb-1") == (False, "shinra.defeat.tifa-redxiii")


THREE_FLOORS = {1: ["guard"], 2: ["bomb", "bomb"], 3: ["stanley"]}


@example("shinra.defeat.aerith", allows=True)
def test_aerith_reaches_her_floor_and_the_one_below() -> None:
    state = put(acting(AERITH, top=3, figures=THREE_FLOORS), "aerith", 2)
    assert target(state, "bomb-2", "guard-1") == (True, "shinra.defeat.aerith")
    assert len(targets(state)) == 1 + 3 + 2
    lowest = put(acting(AERITH, top=3, figures=THREE_FLOORS), "aerith", 1)
    assert targets(lowest) == [(), ("guard-1",)]


@example("shinra.defeat.aerith", allows=False)
def test_aerith_defeats_one_on_each_floor_and_nobody_above() -> None:
    state = put(acting(AERITH, top=3, figures=THREE_FLOORS), "aerith", 2)
    assert target(state, "bomb-1", "bomb-2") == (False, "shinra.defeat.aerith")
    assert target(state, "stanley-1") == (False, "shinra.defeat.aerith")


@example("shinra.defeat.barret", allows=True)
def test_barret_reaches_his_floor_and_the_one_above() -> None:
    state = put(acting(BARRET, top=3, figures=THREE_FLOORS), "barret", 2)
    assert target(state, "bomb-2", "stanley-1") == (True, "shinra.defeat.barret")
    highest = put(acting(BARRET, top=3, figures=THREE_FLOORS), "barret", 3)
    assert targets(highest) == [(), ("stanley-1",)]


@example("shinra.defeat.barret", allows=False)
def test_barret_reaches_nobody_below() -> None:
    state = put(acting(BARRET, top=3, figures=THREE_FLOORS | {1: ["guard"], 3: ["cloud"]}), "barret", 2)
    assert target(state, "guard-1") == (False, "shinra.defeat.barret")
    assert target(state, "bomb-1", "bomb-2") == (False, "shinra.defeat.barret")


@example("shinra.defeat.avalanche", allows=True)
@pytest.mark.parametrize(("card", "ally"), [(BIGGS, "biggs"), (WEDGE, "wedge"), (JESSIE, "jessie")])
def test_biggs_wedge_and_jessie_defeat_one(card: int, ally: str) -> None:
    state = put(acting(card, top=3, figures=THREE_FLOORS), ally, 2)
    assert targets(state) == [(), ("bomb-1",), ("bomb-2",)]
    assert target(state, "bomb-2") == (True, "shinra.defeat.avalanche")


@example("shinra.defeat.avalanche", allows=False)
def test_biggs_does_not_defeat_two() -> None:
    state = put(acting(BIGGS, top=3, figures=THREE_FLOORS), "biggs", 2)
    assert target(state, "bomb-1", "bomb-2") == (False, "shinra.defeat.avalanche")


@example("shinra.defeat.choice", allows=True)
def test_up_to_means_nobody_too() -> None:
    state = acting(11, top=2, figures={1: ["cloud", "guard"]})
    assert target(state) == (True, "shinra.defeat.choice")
    step = play(state, kind="target")
    assert event_ids(step) == ["spared", "cloud-stays"]
    assert step.state.phase == "refill"


@example("shinra.defeat.choice", allows=True)
def test_an_action_with_nobody_in_range_is_done_at_once() -> None:
    step = play(choosing(12, 13), kind="choose", card="action-12")
    assert event_ids(step) == ["chosen", "nobody"]
    assert step.state.phase == "refill"


@example("shinra.defeat.choice", allows=False)
def test_nobody_is_defeated_twice_and_no_friend() -> None:
    state = acting(12, top=2, figures=FOUR)
    assert target(state, "guard-1", "guard-1") == (False, "shinra.defeat.choice")
    assert target(state, "cloud") == (False, "shinra.defeat.choice")


@example("shinra.defeat.return", allows=True)
def test_the_defeated_go_back_to_the_supply() -> None:
    state = acting(12, top=2, figures=FOUR)
    step = play(state, kind="target", enemies=["guard-1", "reno"])
    assert (step.state.zone_of("guard-1"), step.state.zone_of("reno")) == ("supply", "supply")
    assert (step.state.phase, event_ids(step)) == ("settle", ["defeated"])
    assert settle(step.state).state.phase == "refill"


@example("shinra.defeat.return", allows=False)
def test_an_enemy_in_the_supply_is_defeated_already() -> None:
    state = acting(12, top=2, figures=FOUR)
    assert target(state, "sephiroth") == (False, "shinra.defeat.return")


def test_taking_the_defeated_off_can_bring_others_down() -> None:
    state = play(acting(12, top=2, figures=FOUR), kind="target", enemies=["guard-1"]).state
    after = settle(state, bomb_1="fallen").state
    assert (after.phase, RULES.view(after, 1).waiting) == ("set-back", ("bomb-1",))


def test_a_boss_counts_as_one() -> None:
    state = acting(11, top=2, figures=FOUR)
    assert target(state, "reno")[0]
    assert not target(state, "reno", "bomb-1")[0]


def test_a_tower_without_action_has_no_reach() -> None:
    with pytest.raises(TypeError):
        actor(choosing(1))
