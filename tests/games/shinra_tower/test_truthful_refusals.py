"""Refusals name a rule whose sentence is true of the piece at hand."""

from support.shinra import acting, built, consider, explain, play, put, settle

from desktop.games.shinra_tower.rules.game import RULES


def test_what_stands_from_this_turn_is_not_said_to_be_from_an_earlier_one() -> None:
    state = built(acting(1, top=2), "logo", "logo", "floor-3")
    for piece in ("logo-1", "floor-3"):
        for floor in (1, 2):
            verdict = explain(state, kind="place", piece=piece, floor=floor)
            assert (verdict.rule, verdict.facts) == ("shinra.place.own-turn", {"piece": piece})


def test_what_lies_on_the_table_has_to_wait_and_was_not_placed_earlier() -> None:
    state = built(acting(1, top=2), "logo", "logo", "floor-3")
    state = settle(
        play(state, kind="place", piece="guard-1", floor=3).state,
        guard_1="fallen",
        floor_3="fallen",
        logo_1="fallen",
    ).state
    assert (state.phase, state.zone_of("guard-1"), state.zone_of("floor-3")) == ("walls", "table", "table")
    for piece in ("guard-1", "floor-3"):
        verdict = explain(state, kind="place", piece=piece, floor=2)
        assert (verdict.rule, verdict.facts) == ("shinra.turn.phases", {"due": "shinra.due.walls"})


def test_nothing_is_adjusted_while_the_table_decides_about_the_challenge() -> None:
    state = acting(13, top=9, figures={8: ["bomb"], 9: ["cloud"]})
    state = put(state, "tifa", 8)
    state = settle(settle(play(state, kind="target", enemies=["bomb-1"]).state).state).state
    assert (state.phase, state.own, RULES.view(state, 1).adjustable) == ("challenge", ("tifa",), ())
    assert explain(state, kind="adjust", piece="tifa").rule == "shinra.turn.phases"
    assert RULES.view(play(state, kind="challenge", go_on=True).state, 1).adjustable == ("tifa",)


def test_after_acting_an_ally_is_only_set_again_where_it_stood() -> None:
    state = put(acting(13, top=3, figures={2: ["guard"]}), "tifa", 2)
    state = settle(play(state, kind="target", enemies=["guard-1"]).state, tifa="fallen").state
    zones = consider(state, "place", piece="tifa").zones
    assert {zone: verdict.rule for zone, verdict in zones.items() if not verdict.allowed} == {
        "floor-1": "shinra.fall.own",
        "floor-3": "shinra.fall.own",
    }
