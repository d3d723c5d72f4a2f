"""Names for everything, and a table of positions that agrees with the sizes of the pieces."""

import json
from typing import Any

import pytest
from support.shinra import DECK_FILE, acting, built, dealt, walk, wise

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.names import counted, name_of
from desktop.games.shinra_tower.rules.nominal import FIGURE_MM, PLATE_MM, WALL_MM
from desktop.games.shinra_tower.rules.pieces import (
    FAMILIES,
    FOLD_LEAST,
    FOLD_MOST,
    PIECE_BY_ID,
    WALL_TYPES,
)
from desktop.games.shinra_tower.rules.placing import working
from desktop.games.shinra_tower.rules.state import (
    CHOSEN,
    DISCARD,
    DRAW,
    FACE_UP,
    GROUND,
    HAND,
    ROW,
    SUPPLY,
    TABLE,
)


def sizes() -> dict[str, Any]:
    return json.loads((DECK_FILE.parents[1] / "pieces.json").read_bytes())


def test_every_piece_card_and_zone_has_a_name() -> None:
    zones = (CHOSEN, DISCARD, DRAW, *FACE_UP, GROUND, HAND, ROW, SUPPLY, TABLE)
    for identifier in (*RULES.pieces(dealt()), *WALL_TYPES, *FAMILIES, *zones):
        assert RULES.name_of(identifier) is not None, identifier
    floor = RULES.name_of("floor-20")
    assert floor is not None
    assert (floor.id, floor.facts) == ("shinra.name.floor", {"number": 20})


@pytest.mark.parametrize("identifier", ["floor-21", "floor-0", "logo-13", "action-25", "", "seat:1"])
def test_other_games_things_have_none(identifier: str) -> None:
    assert RULES.name_of(identifier) is None


def test_the_table_of_positions_agrees_with_the_data_of_the_pieces() -> None:
    data = sizes()
    assert data["floor"]["height_mm"] == PLATE_MM
    assert data["wall"]["height_mm"] == WALL_MM
    folds = [int(fold) for fold in data["wall"]["base_mm"]]
    assert (min(folds), max(folds)) == (FOLD_LEAST, FOLD_MOST)
    assert {name: (size["width_mm"], size["height_mm"]) for name, size in data["figures"].items()} == dict(
        FIGURE_MM
    )


def test_a_perfect_hand_lets_nothing_overlap() -> None:
    for seed in range(4):
        for _before, _move, state in walk(dealt(seed), seed, None, wise):
            spots = [
                (state.floor_of(piece), pose[3], pose[0], FIGURE_MM[PIECE_BY_ID[piece].family][0])
                for piece, pose in state.poses
                if PIECE_BY_ID[piece].is_figure
            ]
            for floor, lane, x, width in spots:
                others = [one for one in spots if one[:2] == (floor, lane) and one[2] != x]
                assert all(abs(x - one[2]) >= (width + one[3]) / 2 for one in others)


def test_walls_of_a_perfect_hand_stand_left_and_right() -> None:
    state = built(acting(1), "logo", "logo", "floor-2")
    poses = dict(state.poses)
    assert poses["logo-1"] == (-32.0, 25.5, 0.0, 0, 30)
    assert poses["logo-2"] == (32.0, 25.5, 0.0, 0, 30)
    assert poses["floor-2"] == (0.0, 49.5, 0.0, 0, 0)


def test_a_crowd_beyond_all_room_stands_in_the_middle() -> None:
    crowd = ["sweeper", "sweeper", "stanley", "stanley", "barret", "red-xiii", "air-soldier"]
    state = acting(13, top=2, figures={2: [*crowd, "sephiroth"]})
    assert dict(state.poses)["sephiroth"][0] == 0.0


def test_without_an_action_nothing_is_worked_on() -> None:
    with pytest.raises(LookupError):
        working(dealt())


def test_walls_of_one_type_are_told_once_with_their_number() -> None:
    told = counted(("floor-3", "logo-1", "pipe-2", "logo-4", "logo-5", "cloud", "pillar", "pillar"))
    assert told == ("floor-3", "3xlogo", "pipe-2", "cloud", "2xpillar")
    assert name_of("12xlogo") == Message("shinra.name.several", {"n": 12, "piece": "logo"})
    assert name_of("2xcloud") is None
