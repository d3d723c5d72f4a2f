"""A slice of the random player: the command plays tens of thousands of events, this a few hundred."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from ui.play.bout import Bout


@pytest.mark.parametrize(
    ("game", "seed"), [("tranquility", 4), ("tranquility", 11), ("shinra_tower", 3), ("the_west", 3)]
)
def test_a_hurried_hand_leaves_the_window_whole(
    qtbot: QtBot, qapp: QApplication, game: str, seed: int
) -> None:
    bout = Bout(qapp, seed, game)
    try:
        result = bout.play(events=150, burst=25, wrong=())
    finally:
        bout.leave()
    assert "fault" not in result, result["fault"]
    assert result["events"] >= 150
