"""What hands may take, fold, push in, keep in the air and let go, and why not when they may not."""

import pytest
from support import tower

from desktop.games.shinra_tower.physics.inputs import HandInput
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.scene import Scene

OWN = frozenset({"pillar-1", "pillar-2", "floor-4", "cloud", "guard-2", "sephiroth"})
TOP_MM = 99.0
"""The upper side of the third floor."""


@pytest.fixture
def live() -> LiveTower:
    there = tower.settled(3, figures=False)
    return LiveTower(tower.shapes(), Scene(there.poses, there.places, OWN), "steady", 1)


def tick(live: LiveTower, ticks: int) -> None:
    for _ in range(ticks):
        live.tick()


def test_only_what_was_placed_this_turn_can_be_taken(live: LiveTower) -> None:
    verdict = live.do(HandInput("take", piece="logo-1"))
    assert (verdict.allowed, verdict.rule, verdict.facts) == (
        False,
        "shinra.place.hands-off",
        {"piece": "logo-1"},
    )
    assert live.record == []


def test_a_full_hand_takes_no_second_piece_but_the_other_hand_does(live: LiveTower) -> None:
    assert live.do(HandInput("take", piece="pillar-1", x=-34.0, y=300.0)).allowed
    assert live.do(HandInput("take", piece="pillar-2", x=34.0, y=300.0)).rule == "shinra.place.hands"
    assert live.do(HandInput("take", 1, "pillar-2", x=34.0, y=300.0)).allowed
    assert not live.do(HandInput("take", 1, "pillar-2")).allowed
    assert not live.do(HandInput("take", 7, "floor-4")).allowed


def test_an_empty_hand_does_nothing(live: LiveTower) -> None:
    for kind in ("move", "turn", "fold", "push", "lock", "unlock", "release", "put_back", "precise"):
        assert not live.do(HandInput(kind)).allowed


def test_a_wall_hangs_from_the_hand_and_follows_it(live: LiveTower) -> None:
    live.do(HandInput("take", piece="pillar-1", x=-150.0, y=200.0))
    live.do(HandInput("move", x=-120.0, y=260.0))
    live.do(HandInput("turn", degrees=90.0))
    tick(live, 120)
    pose = live.poses()["pillar-1"]
    assert pose.x == pytest.approx(-120.0, abs=4.0)
    assert pose.y == pytest.approx(260.0, abs=4.0)
    assert pose.degrees == pytest.approx(90.0, abs=5.0)


def test_a_hand_nudges_and_does_not_hammer(live: LiveTower) -> None:
    """A held wall pressed down on the tower for a second leaves it standing."""
    live.do(HandInput("take", piece="pillar-1", x=0.0, y=TOP_MM + 30.0, value=30))
    live.do(HandInput("move", x=0.0, y=-500.0))
    tick(live, 120)
    live.do(HandInput("put_back"))
    while live.settlement is None:
        live.tick()
    assert live.settlement.places == {}


def test_a_wall_folds_within_its_range_and_stands_wider(live: LiveTower) -> None:
    live.do(HandInput("take", piece="pillar-1", x=-34.0, y=300.0))
    widths: list[float] = []
    for fold in tower.shapes().sizes.folds:
        assert live.do(HandInput("fold", value=fold)).allowed
        widths.append(
            max(x for x, _ in live.outline("pillar-1")) - min(x for x, _ in live.outline("pillar-1"))
        )
    assert widths == sorted(widths)
    assert widths[-1] == pytest.approx(12.0, abs=0.5)
    splayed = live.do(HandInput("fold", value=45))
    assert (splayed.allowed, splayed.rule) == (False, "shinra.place.wall-fold")
    assert splayed.facts == {"piece": "pillar-1", "degrees": 45, "most": 30}


def test_only_walls_fold(live: LiveTower) -> None:
    live.do(HandInput("take", piece="floor-4", x=0.0, y=300.0))
    assert live.do(HandInput("fold", value=10)).rule == "shinra.place.wall-fold"


def test_a_wall_does_not_unfold_into_its_neighbour(live: LiveTower) -> None:
    there = live.poses()["logo-1"]
    x = there.x + 6.0 + 1.5
    live.do(HandInput("take", piece="pillar-1", x=x, y=there.y, value=0))
    assert live.poses()["pillar-1"].fold == 0
    verdict = live.do(HandInput("fold", value=30))
    assert (verdict.allowed, verdict.rule) == (False, "shinra.place.no-room")
    assert verdict.facts == {"piece": "pillar-1", "blocked_by": "logo-1"}


def test_a_wall_taken_where_something_is_waits_in_front_until_it_is_free(live: LiveTower) -> None:
    live.do(HandInput("take", piece="pillar-1", x=-34.0, y=20.0))
    held = live.held(0)
    assert held is not None
    assert held.in_front
    assert "pillar-1" not in live.poses()
    live.do(HandInput("move", x=-200.0, y=200.0))
    tick(live, 60)
    assert not held.in_front
    assert "pillar-1" in live.poses()


def test_a_figure_is_held_in_front_and_pushed_in_where_it_is_free(live: LiveTower) -> None:
    live.do(HandInput("take", piece="cloud", x=0.0, y=TOP_MM - 48.0 + 16.5))
    tick(live, 30)
    assert "cloud" not in live.poses()
    assert live.fits(0)
    assert live.do(HandInput("push", value=1)).allowed
    assert live.poses()["cloud"].lane == 1
    assert live.do(HandInput("push")).allowed
    live.do(HandInput("release"))
    while live.settlement is None:
        live.tick()
    assert live.settlement.places == {"cloud": "floor-2"}


def test_a_figure_pushed_at_a_wall_is_refused_and_stays_in_the_hand(live: LiveTower) -> None:
    live.do(HandInput("take", piece="cloud", x=-34.0, y=TOP_MM - 48.0 + 15.0))
    tick(live, 30)
    assert not live.fits(0)
    verdict = live.do(HandInput("release"))
    assert (verdict.allowed, verdict.rule) == (False, "shinra.place.no-room")
    assert live.shapes.is_wall(str(verdict.facts["blocked_by"]))
    assert live.held(0) is not None
    assert live.settlement is None


@pytest.mark.parametrize(("x", "y", "goes_in"), [(2.0, 0.0, True), (2.0, -4.0, True), (5.0, 0.0, False)])
def test_a_figure_pushed_in_too_near_to_a_wall_gives_way_a_little(
    live: LiveTower, x: float, y: float, goes_in: bool
) -> None:
    """``x`` and ``y`` are how far it is in the wall and over the tile."""
    wall = max(
        (pose for piece, pose in live.poses().items() if live.shapes.is_wall(piece) and pose.y < TOP_MM - 48),
        key=lambda pose: (pose.y, pose.x),
    )
    inside = wall.x - live.shapes.body("logo-1", wall.fold).width_mm / 2
    half = live.shapes.body("cloud").width_mm / 2
    live.do(HandInput("take", piece="cloud", x=inside - half + x, y=TOP_MM - 48.0 + 16.0 + y))
    assert live.fits(0) is goes_in
    assert live.do(HandInput("push")).allowed is goes_in
    if goes_in:
        pushed = live.poses()["cloud"]
        assert inside - half - 1.5 <= pushed.x <= inside - half + 0.1
        assert pushed.y == pytest.approx(TOP_MM - 48.0 + 16.0, abs=1.0)


def test_a_figure_below_the_table_is_refused(live: LiveTower) -> None:
    live.do(HandInput("take", piece="cloud", x=-200.0, y=0.0))
    tick(live, 10)
    assert live.do(HandInput("push")).facts["blocked_by"] == "table"


def test_figures_of_another_lane_pass_each_other_and_those_of_one_do_not(live: LiveTower) -> None:
    for figure, lane, allowed in (("cloud", 0, True), ("guard-2", 0, False), ("guard-2", 1, True)):
        live.do(HandInput("take", piece=figure, x=0.0, y=TOP_MM + 17.0))
        tick(live, 30)
        assert live.do(HandInput("push", value=lane)).allowed is allowed
        live.do(HandInput("release" if allowed else "put_back"))
        while live.settlement is None:
            live.tick()
    assert live.poses()["cloud"].x == pytest.approx(live.poses()["guard-2"].x, abs=3.0)


def test_a_locked_piece_stays_in_the_air_and_the_hand_is_free(live: LiveTower) -> None:
    live.do(HandInput("take", piece="pillar-1", x=-34.0, y=300.0))
    tick(live, 30)
    assert live.do(HandInput("lock")).allowed
    assert live.held(0) is None
    live.do(HandInput("take", piece="pillar-2", x=34.0, y=300.0))
    at = live.poses()["pillar-1"]
    tick(live, 120)
    assert live.poses()["pillar-1"].y == pytest.approx(at.y, abs=0.6)
    assert not live.do(HandInput("lock")).allowed
    assert not live.do(HandInput("unlock")).allowed
    live.do(HandInput("put_back"))
    assert live.do(HandInput("unlock")).allowed
    held = live.held(0)
    assert held is not None
    assert (held.piece, held.locked) == ("pillar-1", False)


def test_what_was_let_go_can_be_taken_again_at_once_but_not_what_is_being_judged(live: LiveTower) -> None:
    place(live, "pillar-1", -34.0)
    live.rebase(Scene(live.poses(), {**live.scene.places, "pillar-1": "floor-3"}, OWN))
    live.do(HandInput("take", piece="pillar-2", x=34.0, y=TOP_MM + 24.0, value=30))
    tick(live, 30)
    live.do(HandInput("release"))
    assert live.do(HandInput("take", piece="pillar-1")).rule == "shinra.place.hands"
    assert live.do(HandInput("take", piece="pillar-2")).allowed
    assert live.phase == "holding"


def test_a_piece_taken_up_again_is_told_to_be_in_the_hand(live: LiveTower) -> None:
    place(live, "pillar-1", -34.0)
    live.rebase(Scene(live.poses(), {**live.scene.places, "pillar-1": "floor-3"}, OWN))
    live.do(HandInput("take", piece="pillar-1"))
    live.do(HandInput("move", x=-34.0, y=300.0))
    tick(live, 60)
    live.do(HandInput("lock"))
    live.settle()
    while live.settlement is None:
        live.tick()
    assert live.settlement.places == {"pillar-1": "hand"}
    assert "pillar-1" not in live.settlement.poses


def test_precise_and_slow_is_steadier() -> None:
    """The same reckless hand, held still, with and without the precise mode."""
    spread: list[float] = []
    for precise in (0, 1):
        there = tower.settled(3, figures=False)
        live = LiveTower(tower.shapes(), Scene(there.poses, there.places, OWN), "reckless", 4)
        live.do(HandInput("take", piece="pillar-1", x=0.0, y=400.0))
        live.do(HandInput("precise", value=precise))
        tick(live, 60)
        seen: list[float] = []
        for _ in range(300):
            live.tick()
            seen.append(live.poses()["pillar-1"].x)
        spread.append(max(seen) - min(seen))
    assert spread[1] < spread[0] / 2


def place(live: LiveTower, piece: str, x: float) -> None:
    """Let a wall go over the top floor."""
    live.do(HandInput("take", piece=piece, x=x, y=TOP_MM + 23.5, value=30))
    tick(live, 30)
    live.do(HandInput("release"))
    while live.settlement is None:
        live.tick()
