"""Matches that are new on the shelf: where nothing can be written, and where no table can be shown."""

from pathlib import Path

import pytest
from session.test_shelf import begun, opened, opened_and_closed
from support.matches import same_table, shelf_in, step

from desktop.session.locks import BusyError


def test_where_no_shelf_can_be_made_a_match_is_played_unsaved_until_it_can(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"a file is in the way")
    shelf, told = shelf_in(tmp_path / "saves")
    taken = begun(shelf)
    step(taken.match)
    assert taken.autosave.owes
    assert set(told.ids) == {"app.save.failed"}
    (tmp_path / "saves").unlink()
    step(taken.match)
    assert not taken.autosave.owes
    assert told.ids[-1] == "app.save.recovered"
    with pytest.raises(BusyError):
        opened(shelf, taken.match.header.id)
    taken.close()
    assert same_table(opened_and_closed(shelf, taken.match.header.id), taken.match)


def test_a_fresh_match_that_cannot_be_shown_is_taken_away_unless_somebody_has_moved(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    untouched, moved, old = begun(shelf), begun(shelf, 2), begun(shelf, 3)
    step(moved.match)
    old.close()
    for one in (untouched, moved, opened(shelf, old.match.header.id)):
        shelf.give_up(one)
    left = {entry.id for entry in shelf.summaries()}
    assert left == {moved.match.header.id, old.match.header.id}
