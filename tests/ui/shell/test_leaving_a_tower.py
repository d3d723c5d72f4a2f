"""A tower that was touched is not made good by leaving: the knock counts, as it does with Esc."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from games.shinra_tower_table.conftest import FRAME_S, WALL_Y, Site
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from ui.shell.conftest import OpenWindow
from ui.shell.pages import all_words, lift_curtain

from desktop.ui.main_window import MainWindow

FLOORS = [{"floor": 1, "figures": ["cloud", "guard", "bomb"]}]
POSITION = {
    "format": "ascent-table-position",
    "version": 1,
    "game": "shinra_tower",
    "tower": FLOORS,
    "face_up": ["action-4", "action-13"],
    "options": {"goal": "ask", "steadiness": "steady"},
}


def home(window: MainWindow) -> None:
    window.go_home()


def close(window: MainWindow) -> None:
    window.close()


def close_now(window: MainWindow) -> None:
    window.close_now()


def set_up(window: MainWindow) -> None:
    window.set_up("tranquility")


WAYS = pytest.mark.parametrize("leave", [home, close, close_now, set_up])


def holding(open_window: OpenWindow, folder: Path, motion: str = "off") -> tuple[MainWindow, Site]:
    """A card is chosen and its first wall is in hand, beside the tower."""
    file = folder / "tower.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    window = open_window()
    window.room.change(motion=motion)
    window.open_file(file)
    page = window.table_page
    assert page is not None
    if page.curtain.isVisible():
        lift_curtain(page)
    site = Site(page.match, page.table, page.bridge)
    site.tower._timer.blockSignals(True)  # time passes when the test says so
    site.choose("action-4")
    site.carry(site.wanted(), -75, WALL_Y - 8)
    assert site.tower.holds
    return window, site


def shove(site: Site) -> None:
    """Push what stands on 1F about, until the tower has felt it."""
    for step in range(1, 41):
        site.probe.move(site.pixel(-75 + 5 * step, WALL_Y - 8))
        site.wait(FRAME_S)


def tumbling(open_window: OpenWindow, folder: Path) -> tuple[MainWindow, Site, set[str]]:
    """The wall is let go after the shove, and the tower still moves; also what stood before."""
    window, site = holding(open_window, folder, motion="calm")
    before = stood(site)
    shove(site)
    site.probe.release(site.pixel(-75 + 5 * 40, WALL_Y - 8))
    site.wait(3 * FRAME_S)
    assert site.tower.busy
    return window, site, before


def taken_up_again(open_window: OpenWindow, match_id: str) -> Site:
    window = open_window()
    window.go_on(match_id)
    page = window.table_page
    assert page is not None
    return Site(page.match, page.table, page.bridge)


def stood(site: Site) -> set[str]:
    return {piece for piece, zone in site.match.rules.pieces(site.state).items() if zone.startswith("floor-")}


def assert_kept(open_window: OpenWindow, site: Site, before: set[str]) -> None:
    """Taken up again, the match has every move, and fewer pieces stand than before the knock."""
    again = taken_up_again(open_window, site.match.header.id)
    assert again.moves == site.moves
    assert stood(again) < before


@WAYS
def test_what_the_hand_knocked_counts_when_the_table_is_left(
    open_window: OpenWindow, tmp_path: Path, leave: Callable[[MainWindow], None]
) -> None:
    window, site = holding(open_window, tmp_path)
    before = stood(site)
    shove(site)
    leave(window)
    assert site.moves[-2:] == ["withdraw", "settled"]
    assert_kept(open_window, site, before)


@WAYS
def test_a_tower_that_tumbles_is_waited_for_when_the_table_is_left(
    open_window: OpenWindow, tmp_path: Path, leave: Callable[[MainWindow], None]
) -> None:
    window, site, before = tumbling(open_window, tmp_path)
    leave(window)
    assert site.moves[-1] == "settled"
    assert_kept(open_window, site, before)


def test_taking_back_takes_no_knock_back_with_the_step_before_it(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window, site, before = tumbling(open_window, tmp_path)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert site.moves[-1] == "settled"
    assert stood(site) < before
    yes = window.findChild(QWidget, "undo-yes")
    assert isinstance(yes, QWidget)
    assert yes.isVisible()
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert site.moves == ["choose"]
    assert stood(site) == before


def test_taking_back_with_a_wall_in_the_hand_takes_no_knock_back(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window, site = holding(open_window, tmp_path)
    before = stood(site)
    shove(site)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert site.moves == ["choose", "withdraw", "settled"]
    assert stood(site) < before


def test_after_taking_back_nobody_is_told_to_wait_any_more(open_window: OpenWindow, tmp_path: Path) -> None:
    window, site = holding(open_window, tmp_path, motion="calm")
    waits: list[bool] = []

    def look() -> None:
        waits.append(site.tower.busy)

    site.tower.changed.connect(look)
    shove(site)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert waits[-1:] == [False], "a knock without a trace changes no match, and the table must say so itself"
    assert window.room.words.tr("shinra.prompt.wait") not in all_words(window)


def test_doing_again_does_not_mend_a_tower_that_tumbles(open_window: OpenWindow, tmp_path: Path) -> None:
    window, site = holding(open_window, tmp_path)
    shove(site)
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    site.tower.finish()
    assert site.moves == ["choose", "withdraw", "settled"]


@WAYS
def test_a_tower_that_felt_nothing_is_left_as_it_was(
    open_window: OpenWindow, tmp_path: Path, leave: Callable[[MainWindow], None]
) -> None:
    window, site = holding(open_window, tmp_path)
    moves = site.moves
    leave(window)
    assert site.moves == moves
    assert moves[-1] == "choose"
    assert taken_up_again(open_window, site.match.header.id).state == site.state


def test_the_knock_counts_when_another_match_is_opened(open_window: OpenWindow, tmp_path: Path) -> None:
    window, site = holding(open_window, tmp_path)
    shove(site)
    window.open_file(tmp_path / "tower.json")
    assert site.moves[-2:] == ["withdraw", "settled"]
    assert window.table_page is not None
    assert window.table_page.match is not site.match
