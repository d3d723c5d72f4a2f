"""Examples of the rules of falling: each kind of object, and what is done with it in which order."""

import pytest
from support.shinra import (
    acting,
    built,
    event_ids,
    example,
    explain,
    loose,
    play,
    position,
    put,
    said,
    settle,
    tower,
)

from desktop.engine.game import Step
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece, Settled
from desktop.games.shinra_tower.rules.state import State

# tower(4) stands on propellers (1F), staircases (2F) and pipes (3F)
FIGURES = {1: ["tifa"], 2: ["guard"], 3: ["cloud", "aerith"], 4: ["bomb", "reno"]}
TOP_FELL = {
    "floor_4": "fallen",
    "bomb_1": "fallen",
    "reno": "fallen",
    "pipe_1": "fallen",
    "pipe_2": "hanging",
}


def mishap(**places: str) -> Step[State]:
    """The first wall of an Enemy Action is placed on a tower of four floors, and other things happen."""
    state = acting(1, top=4, figures=FIGURES)
    return settle(play(state, kind="place", piece="logo-1", floor=4).state, **places)


def floors(state: State, piece: str) -> list[int]:
    moves = RULES.legal_moves(state)
    return [move.floor for move in moves if isinstance(move, PlacePiece) and move.piece == piece]


@example("shinra.fall.what", allows=True)
def test_what_touches_the_table_has_fallen() -> None:
    step = mishap(bomb_1="fallen")
    assert (step.state.zone_of("bomb-1"), step.state.phase) == ("table", "set-back")
    assert event_ids(step) == ["fell", "placed", "to-set-back"]


@example("shinra.fall.what", allows=False)
def test_a_figure_upright_on_a_lower_floor_has_not_fallen() -> None:
    step = mishap(bomb_1="floor-2")
    assert (step.state.floor_of("bomb-1"), step.state.phase) == (2, "walls")
    assert event_ids(step) == ["strayed", "placed"]


def test_a_released_figure_that_lands_elsewhere_is_there_now() -> None:
    state = acting(14, top=4, figures=FIGURES)
    step = settle(play(state, kind="place", piece="red-xiii", floor=4).state, red_xiii="floor-2")
    assert (step.state.phase, event_ids(step)) == ("targets", ["strayed"])
    moved = settle(
        play(acting(13, top=4, figures=FIGURES), kind="place", piece="tifa", floor=4).state, tifa="floor-1"
    ).state
    assert moved.phase == "ally", "its old floor is no other floor"


def test_an_enemy_or_cloud_that_lands_elsewhere_is_placed_again() -> None:
    state = built(acting(1, top=2), "logo", "logo", "floor-3")
    state = settle(play(state, kind="place", piece="guard-1", floor=3).state, guard_1="floor-1").state
    assert (state.phase, floors(state, "guard-1"), floors(state, "guard-2")) == ("enemy", [3], [])
    state = built(state, "guard-1")
    state = settle(play(state, kind="place", piece="cloud", floor=3).state, cloud="floor-2").state
    assert (state.phase, floors(state, "cloud")) == ("climb", [3])


@example("shinra.fall.walls", allows=True)
def test_fallen_walls_are_laid_out_and_counted() -> None:
    state = position(tower=tower(4, FIGURES), row=["logo"], face_up=["action-1", "action-2"], stood=[2, 3, 4])
    state = play(state, kind="choose", card="action-1").state
    step = settle(play(state, kind="place", piece="logo-2", floor=4).state, pipe_1="fallen")
    assert RULES.view(step.state, 1).fallen_walls == ("logo-1", "pipe-1")
    assert dict(step.events[-1].facts) == {"pieces": ("pipe-1",), "count": 2}


@example("shinra.fall.walls", allows=False)
def test_fallen_walls_never_return() -> None:
    state = mishap(pipe_1="fallen").state
    assert said(state, kind="place", piece="pipe-1", floor=4) == (False, "shinra.fall.walls")
    state = play(state, kind="place", piece="logo-2", floor=4).state
    places = {"logo-2": "floor-4", "pipe-1": "floor-3"}
    assert said(state, kind="settled", released="logo-2", places=places) == (False, "shinra.fall.walls")


@example("shinra.fall.floors-allies", allows=True)
def test_fallen_floors_and_allies_return_to_the_supply() -> None:
    step = mishap(aerith="fallen", **TOP_FELL)
    assert {step.state.zone_of(piece) for piece in ("floor-4", "aerith")} == {"supply"}
    assert "to-supply" in event_ids(step)


@example("shinra.fall.floors-allies", allows=False)
def test_cloud_and_enemies_do_not_return_to_the_supply() -> None:
    state = mishap(cloud="fallen", bomb_1="fallen").state
    assert loose(state) == ("cloud", "bomb-1")


@example("shinra.fall.cloud-enemies", allows=True)
def test_a_fallen_figure_is_set_back_on_its_floor() -> None:
    state = mishap(cloud="fallen", bomb_1="fallen").state
    assert (floors(state, "cloud"), floors(state, "bomb-1")) == ([3], [4])
    assert said(state, kind="place", piece="bomb-1", floor=4) == (True, "shinra.fall.cloud-enemies")
    state = put(state, "bomb-1", 4)
    assert state.phase == "set-back"
    assert put(state, "cloud", 3).phase == "walls"


@example("shinra.fall.cloud-enemies", allows=True)
def test_with_its_floor_gone_on_the_nearest_by_number() -> None:
    """The printed example: the 6F tile falls with Cloud on it, and he is set on 5F."""
    state = acting(13, top=6, figures={6: ["cloud"]})
    state = play(state, kind="place", piece="tifa", floor=1).state
    state = settle(
        state, floor_6="fallen", cloud="fallen", propeller_3="hanging", propeller_4="hanging"
    ).state
    assert floors(state, "cloud") == [5]


@example("shinra.fall.cloud-enemies", allows=False)
def test_on_no_other_floor() -> None:
    state = mishap(bomb_1="fallen").state
    verdict = RULES.explain(state, PlacePiece(piece="bomb-1", floor=2))
    assert (verdict.rule, verdict.facts) == (
        "shinra.fall.cloud-enemies",
        {"piece": "bomb-1", "floor": 2, "fitting": 4},
    )


def test_in_a_tie_the_active_player_chooses() -> None:
    state = mishap(bomb_1="fallen").state
    full = RULES.moves.validate_json(
        '{"kind":"settled","released":"bomb-1","places":{"bomb-1":"fallen"},"full":[4]}'
    )
    held = play(state, kind="place", piece="bomb-1", floor=4).state
    assert floors(RULES.apply(held, full).state, "bomb-1") == [3]
    gap = position(
        tower=[
            {"floor": 1, "walls": ["logo", "logo"]},
            {"floor": 3, "figures": ["cloud"]},
        ],
        face_up=["action-13", "action-1"],
        table=["bomb"],
        fell_from={"bomb-1": 2},
    )
    assert floors(gap, "bomb-1") == [1, 3]
    assert put(gap, "bomb-1", 1).phase == "choose"


@example("shinra.fall.own", allows=True)
def test_what_was_placed_this_turn_is_set_again() -> None:
    state = built(acting(1, top=4, figures=FIGURES), "logo-1", "logo-2")
    step = settle(
        play(state, kind="place", piece="floor-5", floor=4).state, floor_5="fallen", logo_1="fallen"
    )
    assert event_ids(step) == ["own-fell", "own-fell"]
    askew = settle(play(state, kind="place", piece="floor-5", floor=4).state, floor_5="hanging")
    assert event_ids(askew) == ["own-hung"], "the log tells what only does not stand from what fell"
    assert (step.state.phase, RULES.view(step.state, 1).fallen_walls) == ("walls", ())
    assert built(step.state, "logo-1", "floor-5").phase == "enemy"


@example("shinra.fall.own", allows=False)
def test_what_was_placed_earlier_counts() -> None:
    state = mishap(pipe_1="fallen").state
    assert RULES.view(state, 1).fallen_walls == ("pipe-1",)


def test_own_figures_are_set_again_on_their_floor() -> None:
    state = put(acting(17, top=4, figures=FIGURES), "biggs", 2)
    state = settle(play(state, kind="target", enemies=["guard-1"]).state, biggs="fallen").state
    assert (state.phase, floors(state, "biggs")) == ("ally", [2])
    verdict = explain(state, kind="place", piece="biggs", floor=3)
    assert (verdict.rule, verdict.facts) == ("shinra.fall.own", {"piece": "biggs", "fitting": 2})
    assert put(state, "biggs", 2).phase == "climb"


@example("shinra.fall.hanging", allows=True)
@pytest.mark.parametrize(
    ("piece", "to"), [("aerith", "supply"), ("pipe-1", "row"), ("bomb-1", "table"), ("cloud", "table")]
)
def test_what_hangs_is_taken_off_as_fallen(piece: str, to: str) -> None:
    step = mishap(**{piece.replace("-", "_"): "hanging"})
    assert step.state.zone_of(piece) == to
    assert "hung" in event_ids(step)


@example("shinra.fall.hanging", allows=True)
def test_a_wall_without_a_floor_hangs_and_so_on_until_nothing_does() -> None:
    step = mishap(floor_4="fallen", bomb_1="fallen", reno="fallen")
    assert (step.state.phase, step.state.held) == ("settle", None)
    assert {step.state.zone_of(piece) for piece in ("pipe-1", "pipe-2")} == {"table"}
    step = settle(step.state)
    assert RULES.view(step.state, 1).fallen_walls == ("pipe-1", "pipe-2")
    assert step.state.phase == "set-back"


@example("shinra.fall.hanging", allows=False)
def test_own_pieces_that_hang_do_not_count() -> None:
    state = built(acting(1, top=4, figures=FIGURES), "logo-1")
    state = settle(play(state, kind="place", piece="logo-2", floor=4).state, logo_1="hanging").state
    assert (state.zone_of("logo-1"), RULES.view(state, 1).fallen_walls) == ("table", ())


def test_a_wall_on_another_floor_and_a_tile_without_walls_hang() -> None:
    state = mishap(pipe_1="floor-1").state
    assert (state.phase, state.zone_of("pipe-1")) == ("settle", "table")
    assert settle(state).state.zone_of("pipe-1") == "row"
    state = mishap(pipe_1="fallen", pipe_2="fallen").state
    assert (state.zone_of("floor-4"), state.phase) == ("table", "settle")
    own = settle(play(acting(1, top=4), kind="place", piece="logo-1", floor=4).state, logo_1="floor-3").state
    assert (own.phase, own.zone_of("logo-1")) == ("walls", "table")


def test_two_tiles_do_not_share_their_walls() -> None:
    state = mishap(floor_4="floor-2", pipe_1="fallen", pipe_2="fallen").state
    assert (state.floor_of("floor-3"), state.zone_of("floor-4")) == (2, "table")


@example("shinra.fall.order", allows=True)
def test_hanging_walls_losses_supply_and_set_back_come_in_this_order() -> None:
    step = mishap(aerith="hanging", **TOP_FELL)
    assert event_ids(step) == [
        "fell",
        "hung",
        "own-fell",
        "walls-out",
        "to-supply",
        "restarted",
        "to-set-back",
    ]


@example("shinra.fall.order", allows=False)
def test_the_interrupted_step_waits_for_those_to_be_set_back() -> None:
    state = mishap(bomb_1="fallen").state
    assert said(state, kind="place", piece="logo-2", floor=4) == (False, "shinra.fall.order")


def test_a_fall_while_setting_back_is_handled_alike() -> None:
    state = mishap(bomb_1="fallen").state
    state = put(state, "bomb-1", 4, bomb_1="fallen", reno="fallen")
    assert (state.phase, floors(state, "bomb-1"), floors(state, "reno")) == ("set-back", [4], [4])
    state = built(state, "reno")
    state = settle(play(state, kind="adjust", piece="reno").state, reno="fallen").state
    assert floors(state, "reno") == [4]


def struck(*knocked: str) -> Settled:
    """A wall of the top storey and a figure do not stand any more; some of it was knocked down."""
    places = {"bomb-1": "fallen", "pipe-1": "fallen", "pipe-2": "hanging"}
    places |= {"floor-4": "fallen", "reno": "fallen", "logo-1": "hanging"}
    return Settled(released="logo-1", places=places, knocked=knocked)


@example("shinra.place.hands-off", allows=True)
def test_what_was_knocked_down_is_told_from_what_fell_by_itself() -> None:
    state = play(acting(1, top=4, figures=FIGURES), kind="place", piece="logo-1", floor=4).state
    told = {event.id: event for event in RULES.apply(state, struck("pipe-1", "pipe-2", "bomb-1")).events}
    assert told["shinra.event.knocked"].rule == "shinra.place.hands-off"
    assert {shift.piece for shift in told["shinra.event.knocked"].shifts} == {"pipe-1", "pipe-2", "bomb-1"}
    assert {shift.piece for shift in told["shinra.event.fell"].shifts} == {"floor-4", "reno"}
    assert "shinra.event.hung" not in told
    assert {shift.piece for shift in told["shinra.event.walls-out"].shifts} == {"pipe-1", "pipe-2"}
    assert "shinra.event.knocked" not in {event.id for event in RULES.apply(state, struck()).events}


def test_only_what_does_not_stand_can_have_been_knocked_down() -> None:
    state = play(acting(1, top=4, figures=FIGURES), kind="place", piece="logo-1", floor=4).state
    assert RULES.explain(state, struck("reno")).allowed
    for wrong in ("tifa", "logo-1", "rude"):
        assert RULES.explain(state, struck(wrong)).rule == "shinra.components"
