"""Poses from outside: only what a tower can be built and shown from gets into a state."""

import json
import math
from pathlib import Path
from typing import Any

import pytest
from support import tower as world
from support.shinra import acting, play, position, put, tower

from desktop.app.games import find_games, load_deck, load_rules
from desktop.engine.move import Move
from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.physics.answers import scene_of
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.nominal import FOLDS, LANES
from desktop.games.shinra_tower.rules.state import State
from desktop.session.dealer import SeededDealer
from desktop.session.header import SeatInfo, new_header
from desktop.session.matchfile import Chain
from desktop.session.shelf import OpenMatch, Shelf
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
FLOORS: list[dict[str, Any]] = [
    {"floor": 1, "walls": ["logo", "logo"], "figures": ["cloud", "guard"]},
    {"floor": 2, "walls": ["pipe", "pillar"], "figures": ["tifa"]},
    {"floor": 3, "figures": ["bomb"]},
]
Rows = dict[str, list[float]]


def sound(**other: list[float]) -> Rows:
    """Poses of that tower; others are named with underscores for hyphens."""
    poses = {piece: list(pose) for piece, pose in position(tower=FLOORS).poses}
    return poses | {piece.replace("_", "-"): pose for piece, pose in other.items()}


def with_number(at: int, value: float, piece: str = "bomb-1") -> Rows:
    poses = sound()
    poses[piece][at] = value
    return poses


def without(piece: str) -> Rows:
    return {other: pose for other, pose in sound().items() if other != piece}


def in_one_spot() -> Rows:
    return {piece: [0, 50, 0, 0, pose[4]] for piece, pose in sound().items()}


WRONG: list[tuple[Rows, str, str]] = [
    *((with_number(3, lane), "pose-lane", "bomb-1") for lane in (2, 3, 7, -1, 0.5, 1e9, math.nan)),
    (with_number(3, 2, "pipe-1"), "pose-lane", "pipe-1"),
    *((with_number(4, fold, "pipe-1"), "pose-fold", "pipe-1") for fold in (31, -30, 5, 90, 1e9, math.inf)),
    (with_number(4, 30), "pose-fold", "bomb-1"),
    *((with_number(0, x), "pose-outside", "bomb-1") for x in (1e300, 1e6, -3000, math.inf, math.nan)),
    *((with_number(1, y), "pose-outside", "bomb-1") for y in (-66, 0, 1e9, -math.inf, math.nan)),
    *((with_number(2, turn), "pose-outside", "bomb-1") for turn in (181, -1e9, math.nan)),
    (sound(bomb_1=[1]), "pose-numbers", "bomb-1"),
    (sound(bomb_1=[]), "pose-numbers", "bomb-1"),
    (sound(bomb_1=[0, 109, 0, 0, 0, 0]), "pose-numbers", "bomb-1"),
    (with_number(1, 66), "pose-misplaced", "bomb-1"),
    (with_number(0, 300), "pose-misplaced", "bomb-1"),
    (with_number(1, 300, "floor-3"), "pose-misplaced", "floor-3"),
    (in_one_spot(), "pose-misplaced", "floor-2"),
    (without("floor-1"), "pose-missing", "floor-1"),
    (without("bomb-1"), "pose-missing", "bomb-1"),
    ({"cloud": [-19.5, 19, 0]}, "pose-missing", "floor-1"),
    ({}, "pose-missing", "floor-1"),
    (sound(sephiroth=[0, 120, 0]), "pose-astray", "sephiroth"),
    (sound(nobody=[0, 120, 0]), "no-piece", "nobody"),
]


@pytest.mark.parametrize(("poses", "reason", "piece"), WRONG)
def test_poses_that_no_tower_has_are_refused_and_the_piece_is_named(
    poses: Rows, reason: str, piece: str
) -> None:
    with pytest.raises(BadInputError) as caught:
        position(tower=FLOORS, poses=poses)
    message = caught.value.message
    assert (message.id, message.facts["piece"]) == (f"app.input.shinra-{reason}", piece)
    for language in ("en", "ja", "ru"):
        words = Words(ROOT / "i18n", language)
        words.set_naming(RULES.name_of)
        assert "shinra" not in words.say(message)


def test_sound_poses_are_taken_as_they_are_and_a_world_is_built_from_them() -> None:
    poses = with_number(3, 1)
    poses["pipe-1"][4] = 10
    poses["logo-1"] = poses["logo-1"][:4]
    poses["cloud"] = [*poses["cloud"][:2], -1.5]
    state = position(tower=FLOORS, poses=poses)
    assert {piece: list(pose) for piece, pose in state.poses} == poses
    live = LiveTower(world.shapes(), scene_of(state))
    assert live.poses().keys() == poses.keys()


def test_lanes_and_folds_are_those_of_the_pieces() -> None:
    sizes = world.shapes().sizes
    assert sizes.folds == FOLDS
    assert tuple(range(sizes.lanes)) == LANES


def test_a_wall_folded_in_between_stands_as_the_next_one_that_is_made() -> None:
    state = acting(4, top=2)
    wall = next(one for one in RULES.view(state, state.turn).wanted if one.startswith("pipe"))
    let_go = play(state, kind="place", piece=wall, floor=2, fold=17).state
    after = RULES.apply(let_go, RULES.nature(let_go, SeededDealer(0))).state
    assert dict(after.poses)[wall][4] == 20


def test_what_lands_elsewhere_without_a_pose_is_not_lost_from_sight() -> None:
    state = acting(13, top=3, figures={2: ["tifa"]})
    after = put(state, "tifa", 3, tifa="floor-1")
    x, y, *_ = dict(after.poses)["tifa"]
    assert 0 < y < 40
    assert abs(x) < 40
    again = RULES.from_position(RULES.to_position(after), SeededDealer(0))
    assert again.poses == after.poses


def released() -> State:
    return play(acting(4, top=2), kind="place", piece="pipe-1", floor=2).state


def settled(**changes: Any) -> dict[str, Any]:
    move = RULES.nature(released(), SeededDealer(0)).model_dump(mode="json")
    return move | changes


LOW_WALL: Rows = {"pipe-1": [-32, 1, 0, 0, 30]}
BAD_POSES: list[Rows] = [
    {"pipe-1": [-32, 73.5, 0, 2, 30]},
    {"pipe-1": [-32, 73.5, 0, 0, 31]},
    {"pipe-1": [1]},
    {"pipe-1": []},
    {"pipe-1": [1e300, 73.5, 0, 0, 30]},
    {"pipe-1": [-32, -73.5, 0, 0, 30]},
    LOW_WALL,
    {"cloud": [0, 500, 0, 0, 0]},
    {"floor-2": [0, 1.5, 0, 0, 0]},
    {"sephiroth": [0, 50, 0, 9, 0]},
]


@pytest.mark.parametrize("poses", BAD_POSES)
def test_an_outcome_with_such_poses_is_refused(poses: Rows) -> None:
    state, good = released(), RULES.nature(released(), SeededDealer(0)).model_dump(mode="json")
    move = RULES.moves.validate_json(json.dumps(settled(poses=good["poses"] | poses)))
    verdict = RULES.explain(state, move)
    assert (verdict.allowed, verdict.facts["piece"]) == (False, next(iter(poses)))


def opened(shelf: Shelf, match_id: str) -> OpenMatch[Any]:
    manifest = find_games()["shinra_tower"]
    return shelf.open(match_id, manifest, load_rules(manifest), SeededDealer(3))


def kind_of(move: Move) -> str:
    return str(move.model_dump()["kind"])


def built_match(shelf: Shelf) -> OpenMatch[Any]:
    """A match in which an Enemy Action's first wall was placed."""
    manifest = find_games()["shinra_tower"]
    rules = load_rules(manifest)
    header = new_header(manifest, rules, [SeatInfo()] * 2, load_deck(manifest, rules), created="now")
    match = shelf.begin(rules, header, SeededDealer(1))
    for kind in ("choose", "place"):
        move = next(move for move in rules.legal_moves(match.match.state) if kind_of(move) == kind)
        match.match.propose(move)
    match.close()
    assert kind_of(match.match.played[-1].move) == "settled"
    return match


@pytest.mark.parametrize(
    "change",
    [
        *({"poses": poses} for poses in BAD_POSES if poses.keys() - {"floor-2"} and poses != LOW_WALL),
        {"poses": {"floor-1": [0, 30, 0]}},
        {"poses": {"pipe-1": [math.nan] * 5}},
        {"knocked": ["cloud"]},
        {"knocked": ["nobody"]},
        {"knocked": 5},
    ],
)
def test_in_a_match_file_the_match_opens_up_to_the_line_before_and_the_file_is_kept(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    shelf = Shelf(tmp_path, lambda message: None)
    match = built_match(shelf)
    path = shelf.path_of(match.match.header.id)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    line = next(one for one in reversed(lines) if one["kind"] == "move" and one["move"]["kind"] == "settled")
    line["move"] |= change
    chain = Chain()
    wrong = b"".join(chain.sealed({key: one[key] for key in one if key != "sum"}) for one in lines)
    path.write_bytes(wrong)
    again = opened(shelf, match.match.header.id)
    again.close()
    assert [kind_of(entry.move) for entry in again.match.played] == ["deal", "choose"]
    assert again.repairs
    assert any(aside.read_bytes() == wrong for aside in tmp_path.iterdir() if aside != path)
    LiveTower(world.shapes(), scene_of(again.match.state))


def test_a_tower_of_every_height_is_sound_as_written_by_the_program() -> None:
    for top in range(1, 14):
        state = position(tower=tower(top))
        assert RULES.from_position(RULES.to_position(state), SeededDealer(0)) == state
