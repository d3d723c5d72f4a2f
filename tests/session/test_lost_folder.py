"""The folder of saved matches is taken away while one is played: it is made again, and stays one's own."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from support.matches import header_of, play_on, same_table, shelf_in
from support.toy import toy

from desktop.session.dealer import SeededDealer
from desktop.session.locks import BusyError
from desktop.session.shelf import OpenMatch, Shelf


def opened(shelf: Shelf, match_id: str) -> OpenMatch[Any]:
    return shelf.open(match_id, toy().manifest, toy().rules)


def begun(shelf: Shelf) -> OpenMatch[Any]:
    return shelf.begin(toy().rules, header_of(), SeededDealer(1))


@pytest.mark.parametrize("reopened", [False, True])
def test_the_next_move_makes_folder_file_and_lock_again(tmp_path: Path, reopened: bool) -> None:
    shelf, told = shelf_in(tmp_path / "saves")
    taken = begun(shelf)
    match_id = taken.match.header.id
    if reopened:
        play_on(taken.match, 3)
        taken.close()
        taken = opened(shelf, match_id)
    shutil.rmtree(shelf.folder)
    play_on(taken.match, 1)
    assert not taken.autosave.owes
    with pytest.raises(BusyError):
        opened(shelf_in(shelf.folder)[0], match_id)
    play_on(taken.match, 2)
    taken.close()
    again = opened(shelf, match_id)
    assert same_table(again.match, taken.match)
    again.close()
    assert told.ids == []


def test_who_took_the_match_meanwhile_keeps_it(tmp_path: Path) -> None:
    """The folder was put back by a program that keeps folders alike, and another instance plays on."""
    shelf, told = shelf_in(tmp_path / "saves")
    first = begun(shelf)
    match_id = first.match.header.id
    kept = first.autosave.path.read_bytes()
    shutil.rmtree(shelf.folder)
    shelf.folder.mkdir()
    first.autosave.path.write_bytes(kept)
    second = opened(shelf_in(shelf.folder)[0], match_id)
    play_on(second.match, 2)
    play_on(first.match, 1)
    assert told.ids == ["app.match.busy"]
    assert first.autosave.owes
    play_on(second.match, 1)
    second.close()
    assert same_table(opened(shelf_in(shelf.folder)[0], match_id).match, second.match)
    first.close()
