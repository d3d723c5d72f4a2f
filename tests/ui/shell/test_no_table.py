"""A table that cannot be built leaves no game behind that nobody has played, and no false word."""

import json
from typing import Any

import pytest
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, tile_of

from desktop.games.shinra_tower.table.table import ShinraTable
from desktop.ui.home.file_opening import taken_in
from desktop.ui.main_window import MainWindow
from desktop.ui.table.living import Living, LivingHost

GAME = "shinra_tower"
POSITION = {
    "format": "ascent-table-position",
    "version": 1,
    "game": "shinra_tower",
}


class TableError(Exception):
    """The table cannot be built."""


def break_tables(window: MainWindow) -> None:
    """From now on no table of the tower can be built."""

    class Broken(ShinraTable):
        def living(self, host: LivingHost) -> Living:
            raise TableError

    whole = window.desk.load_table

    def broken(manifest: Any) -> Any:
        table: Any = whole(manifest)
        table.__class__ = Broken
        return table

    window.desk.load_table = broken


def is_home(window: MainWindow) -> bool:
    return window.table_page is None and window.home.isVisible()


def test_a_new_game_without_a_table_leaves_no_card_behind(open_window: OpenWindow) -> None:
    window = open_window()
    break_tables(window)
    click(tile_of(window, GAME))
    assert window.setup is not None
    choice = window.setup.choice()
    with pytest.raises(TableError):
        window.begin(choice)
    assert is_home(window)
    assert window.desk.shelf.summaries() == ()
    assert not window.home.cards
    assert window.room.words.tr("app.home.no-table") in window.notice.text
    assert not list(window.desk.shelf.folder.glob("*.jsonl*"))


def test_a_position_without_a_table_leaves_no_card_behind(open_window: OpenWindow) -> None:
    window = open_window()
    break_tables(window)
    found = taken_in(window.desk, json.dumps(POSITION).encode())
    assert not isinstance(found, str)
    with pytest.raises(TableError):
        window._on_begun(*found)
    assert is_home(window)
    assert window.desk.shelf.summaries() == ()
    assert window.room.words.tr("app.home.no-table") in window.notice.text


@pytest.mark.parametrize("moved", [True, False])
def test_a_game_from_the_shelf_stays_there_as_it_was(open_window: OpenWindow, moved: bool) -> None:
    window = open_window()
    click(tile_of(window, GAME))
    assert window.setup is not None
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    if moved:
        assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    match_id, path = page.match.header.id, page.opened.autosave.path
    window.go_home()
    before = path.read_bytes()
    break_tables(window)
    with pytest.raises(TableError):
        window.go_on(match_id)
    assert is_home(window)
    assert path.read_bytes() == before
    assert [card.summary.id for card in window.home.cards] == [match_id]
    assert window.room.words.tr("app.home.no-table-kept") in window.notice.text
    again = open_window()
    again.go_on(match_id)
    assert again.table_page is not None
