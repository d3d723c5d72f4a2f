"""A slice of the long sitting: what a match leaves behind when it is left, and how growth is told."""

from collections import Counter

import pytest
from evidence.long_sitting import Remains, Weight, faults_of, grown, growth_mib, weigh
from PySide6.QtWidgets import QApplication
from ui.play.sitter import Sitter

from desktop.app.games import find_games

TURNS = 12
"""To a match: with an aside after each of them, all asides there are."""


@pytest.mark.parametrize("game", sorted(find_games()))
def test_nothing_of_a_match_stays_behind(qapp: QApplication, game: str) -> None:
    sitter, remains, weights = Sitter(qapp, 1, game, pause=1), Remains(), list[Weight]()
    for _ in range(2):
        for _ in range(2):  # the second is begun from the table of the first
            remains.remember(sitter.begin())
            sitter.play(sitter.turns + TURNS // 2)
        sitter.go_home()
        weights.append(weigh(sitter))
    left = remains.left()
    sitter.leave()
    assert left == []
    first, second = ((one.widgets, one.objects) for one in weights)
    assert second == first


def _weight(turns: int, mib: float, widgets: int = 40, lists: int = 100) -> Weight:
    return Weight(turns, turns // 20, mib, widgets, 100, Counter({"builtins.list": lists}))


def test_growth_is_told_of_the_second_half_alone() -> None:
    weights = [_weight(0, 100), _weight(500, 200), _weight(1000, 200.5), _weight(1500, 201)]
    assert growth_mib(weights) == pytest.approx(1.0)
    longer = [*weights, _weight(2000, 210), _weight(4000, 212), _weight(4200, 212.2)]
    assert growth_mib(longer) == pytest.approx(1.0)
    assert list(faults_of(weights)) == []
    assert growth_mib(weights[:2]) is None


def test_what_grows_is_a_fault_and_told_by_its_kind() -> None:
    weights = [_weight(1000, 200), _weight(2000, 203, widgets=42, lists=350)]
    assert list(faults_of(weights)) == [
        "3.00 MiB more in 1,000 turns",
        "2 widgets more than after 1000 turns",
    ]
    assert grown(weights) == [("builtins.list", 250.0)]
