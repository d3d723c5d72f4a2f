"""The rules that a panel shows first fit the cards, the figure and the phase."""

import pytest
from support.shinra import acting, built, choosing, play, position, put, settle, tower, without_walls

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.state import State

SHOWN = 3


def shown(state: State) -> tuple[str, ...]:
    return RULES.rules_now(state)[:SHOWN]


def test_choosing_between_cards_of_one_option_each() -> None:
    rules = RULES.rules_now(choosing(1, 13))
    assert rules[:SHOWN] == ("shinra.action.choose-card", "shinra.enemy.walls", "shinra.defeat.place-ally")
    assert "shinra.action.choose-option" not in rules
    assert shown(choosing(11, 13))[1:] == ("shinra.defeat.place-ally", "shinra.defeat.cloud-stays")


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (choosing(22, 13), "shinra.action.choose-option"),
        (choosing(1, 13, top=2, figures={2: ["guard", "guard"]}), "shinra.over.enemy-missing"),
        (without_walls({"pipe": 1}, face_up=["action-4", "action-1"]), "shinra.enemy.substitute-wall"),
        (position(tower=tower(20), face_up=["action-1", "action-2"]), "shinra.enemy.no-floor-left"),
    ],
)
def test_what_is_out_of_the_ordinary_about_the_cards_is_shown(state: State, rule: str) -> None:
    assert rule in shown(state)


def test_under_20f_nobody_is_told_to_build() -> None:
    assert "shinra.enemy.walls" not in RULES.rules_now(
        position(tower=tower(20), face_up=["action-1", "action-2"])
    )


def test_an_ally_is_placed_for_its_reach() -> None:
    assert shown(acting(15, top=2))[:2] == ("shinra.defeat.place-ally", "shinra.defeat.aerith")
    moving = acting(15, top=2, figures={2: ["aerith"]})
    assert shown(moving)[:2] == ("shinra.defeat.move-ally", "shinra.defeat.aerith")


def test_an_ally_that_has_acted_is_set_again() -> None:
    state = put(acting(13, top=3, figures={2: ["guard"]}), "tifa", 2)
    state = settle(play(state, kind="target", enemies=["guard-1"]).state, tifa="fallen").state
    assert (state.phase, shown(state)[0]) == ("ally", "shinra.fall.own")


def test_the_climb_is_to_an_enemy_or_to_the_top() -> None:
    to_enemy = put(acting(13, top=3, figures={2: ["guard"]}), "tifa", 3)
    assert (to_enemy.phase, shown(to_enemy)[0]) == ("climb", "shinra.check.climb")
    to_top = put(acting(13, top=3), "tifa", 3)
    assert (to_top.phase, shown(to_top)[0]) == ("climb", "shinra.check.top")


def test_the_refill_speaks_of_the_pile_and_of_playing_alone() -> None:
    together = built(acting(13), "tifa")
    assert shown(together)[:2] == ("shinra.refill.discard", "shinra.refill.pass")
    gone = [f"action-{number}" for number in range(1, 25) if number not in (11, 13)]
    alone = built(acting(13, players=1, discard=gone, draw=[]), "tifa")
    assert shown(alone)[:2] == ("shinra.refill.reshuffle", "shinra.solo")
