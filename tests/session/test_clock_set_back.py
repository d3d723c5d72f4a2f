"""The clock was wrong and is set back: what is played now comes first all the same."""

import os
import time
from pathlib import Path

import pytest
from support.matches import header_of, play_on, shelf_in
from support.toy import toy

from desktop.session.dealer import SeededDealer
from desktop.session.shelf import Shelf


def begun(shelf: Shelf) -> str:
    taken = shelf.begin(toy().rules, header_of(), SeededDealer(1))
    play_on(taken.match, 1)
    taken.close()
    return taken.match.header.id


@pytest.mark.parametrize("ahead_s", [3_600, 600_000_000])
def test_a_match_of_a_time_yet_to_come_is_an_older_one(tmp_path: Path, ahead_s: int) -> None:
    shelf, _ = shelf_in(tmp_path)
    wrong, wrong_later, now = (begun(shelf) for _ in range(3))
    later = time.time() + ahead_s
    os.utime(shelf.path_of(wrong), (later, later))
    os.utime(shelf.path_of(wrong_later), (later + 60, later + 60))
    assert [entry.id for entry in shelf.summaries()] == [now, wrong_later, wrong]


def test_a_drive_whose_clock_is_a_little_ahead_is_believed(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    ahead, now = begun(shelf), begun(shelf)
    soon = time.time() + 30
    os.utime(shelf.path_of(ahead), (soon, soon))
    assert [entry.id for entry in shelf.summaries()] == [ahead, now]
