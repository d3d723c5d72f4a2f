"""What a machine without the library is told, what is loaded when, and the data of the pieces."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest
from support import tower

from desktop.engine.bad_input import BadInputError
from desktop.games.shinra_tower.physics.pieces import floor_number, kind_of, read_sizes, stem_of
from desktop.games.shinra_tower.physics.pose import Pose, from_rows, to_rows
from desktop.games.shinra_tower.physics.world import why_closed
from desktop.games.shinra_tower.rules.pieces import PIECES

CHECKOUT = Path(__file__).parents[4]


def test_the_room_says_why_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_closed() == ""
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert why_closed() == "no-physics"


def test_the_library_is_loaded_with_the_first_tower_and_not_before() -> None:
    code = (
        "import sys, desktop.games.shinra_tower.physics.live, desktop.games.shinra_tower.physics.answers;"
        "sys.exit(any(name in sys.modules for name in ('pyb2d3', 'numpy')))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=CHECKOUT, check=False).returncode == 0


def test_every_piece_of_the_box_has_a_body() -> None:
    for piece in PIECES:
        body = tower.shapes().body(piece.id)
        assert body.kind == kind_of(piece.id)
        assert body.kind == (piece.kind if piece.kind in ("floor", "wall") else "figure")
        assert body.mass_g > 0
        assert len(body.outline) in (4, 6)


def test_the_data_name_where_they_come_from() -> None:
    assert tower.shapes().sizes.provenance.kind == "reconstruction"


def test_ids_are_read_right() -> None:
    assert [stem_of(piece) for piece in ("guard-2", "red-xiii", "guard-scorpion", "logo-12")] == [
        "guard",
        "red-xiii",
        "guard-scorpion",
        "logo",
    ]
    assert floor_number("floor-12") == 12


def test_damaged_data_are_refused(tmp_path: Path) -> None:
    (tmp_path / "pieces.json").write_text('{"friction": -1}', encoding="utf-8")
    with pytest.raises(BadInputError):
        read_sizes(tmp_path)


def test_poses_go_into_the_log_and_come_back_the_same() -> None:
    poses = {"logo-1": Pose(-34.0004, 25.49951, -0.0004, 0, 30), "cloud": Pose(1.0, 2.0, 179.9999, 1)}
    rounded = {piece: pose.quantised() for piece, pose in poses.items()}
    assert from_rows(to_rows(rounded)) == rounded
    assert to_rows(rounded)["logo-1"] == (-34.0, 25.5, 0.0, 0, 30)
    assert from_rows({"floor-2": (1.0, 2.0, 3.0)})["floor-2"] == Pose(1.0, 2.0, 3.0)


@pytest.mark.parametrize(
    ("after", "differs"),
    [
        (Pose(0.049, 0.0), False),
        (Pose(0.04, 0.04), True),
        (Pose(0.0, 0.0, 0.049), False),
        (Pose(0.0, 0.0, 0.05), True),
        (Pose(0.0, 0.0, 360.0), False),
        (Pose(0.0, 0.0, 0.0, 1), True),
        (Pose(0.0, 0.0, 0.0, 0, 10), True),
    ],
)
def test_what_nobody_could_see_is_no_change(after: Pose, differs: bool) -> None:
    assert Pose(0.0, 0.0).differs(after) is differs
