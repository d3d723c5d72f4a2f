"""A match that was left goes from memory by itself, before Python would look for it."""

import gc
from weakref import ref

import pytest
from pytestqt.qtbot import QtBot
from ui.play.bout import begin
from ui.play.conftest import OpenLively


def test_a_match_that_was_left_does_not_stay_in_memory(
    open_lively: OpenLively, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    window = open_lively()
    request.addfinalizer(gc.enable)
    gc.disable()  # when it collects by itself hangs on what else there is
    page = begin(window)
    left = [ref(page), ref(page.match), ref(page.table.scene), ref(page.table.faces)]
    del page
    window.go_home()
    qtbot.waitUntil(lambda: [one() for one in left] == [None] * len(left))


def test_what_home_holds_is_not_looked_through_in_a_match(open_lively: OpenLively, qtbot: QtBot) -> None:
    """A collection of everything stops the hand; what a match has left behind is found all the same."""
    gc.unfreeze()
    window = open_lively()
    page = begin(window)
    left = [ref(page), ref(page.match), ref(page.table.scene)]
    window.go_home()
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 10_000)
    gc.freeze()  # with the match, whose page is still held here
    del page
    begin(window)
    window.go_home()
    qtbot.waitUntil(lambda: [one() for one in left] == [None] * len(left))


def test_decks_that_were_left_are_not_set_aside_for_good(open_lively: OpenLively, qtbot: QtBot) -> None:
    """Who looks at decks and begins no match leaves nothing behind, but perhaps once for each game."""
    window = open_lively()
    left: list[ref[object]] = []
    window.set_up("tranquility")
    for _ in range(5):
        window.show_decks()
        assert window.decks_page is not None
        left.append(ref(window.decks_page))
        window.decks_page.left.emit()
        qtbot.waitUntil(lambda: not window._ahead._game and not window._ahead._pause.isActive())
    gc.collect()
    assert sum(one() is not None for one in left) <= 1
