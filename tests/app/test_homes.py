"""Homes of every kind: odd names, folders that take nothing; the program works there or says why."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from app.conftest import OpenWindow
from ui.play.bout import begin, tile_of
from ui.shell.pages import click, lift_curtain
from ui.shell.test_unsaved import Answers

from desktop.app import paths
from desktop.app.games import find_games, load_deck, load_rules
from desktop.app.main import main
from desktop.session.locks import BusyError
from desktop.session.matchfile import read_match
from desktop.ui.main_window import MainWindow

NAMES = [
    ' it\'s  a "home"',
    "家 の 机",
    "Дом Ёлкиных",
    "100% & <b>{0}</b> #?;$HOME",
    "a.b.jsonl",
    "🏔" * 50,
]
FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def move_into(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the program's person lives there."""
    monkeypatch.setenv("HOME", str(home))
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name))


def told(window: MainWindow, path: Path) -> bool:
    return window.notice.isVisible() and str(path) in window.notice.text


@pytest.mark.parametrize("name", NAMES)
def test_a_home_of_any_name_keeps_everything(
    open_still: OpenWindow, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_into(tmp_path / name, monkeypatch)
    window = open_still(theme="dark")
    manifest = find_games()["the_west"]
    deck = load_deck(manifest, load_rules(manifest)).model_dump(mode="json", by_alias=True)
    window.desk.decks.add(deck | {"name": name}, finished=True)
    page = begin(window)
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    state, match_id = page.match.state, page.match.header.id
    window.close()
    again = open_still()
    assert again.room.preferences.theme == "dark"
    assert [entry.name for entry in again.desk.decks.of_game("the_west") if not entry.built_in] == [name]
    again.go_on(match_id)
    assert again.table_page is not None
    assert again.table_page.match.state == state
    lift_curtain(again.table_page)
    assert not again.notice.isVisible()
    assert paths.log_file().is_relative_to(tmp_path / name)


@pytest.mark.parametrize("name", ["home", "家 'の' Дом"])
def test_in_a_home_that_takes_nothing_one_plays_unsaved_and_is_told(
    open_still: OpenWindow, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # a file where the folder should be: it refuses root as well, whom a missing right would not stop
    (tmp_path / name).touch()
    move_into(tmp_path / name, monkeypatch)
    window = open_still()
    assert told(window, paths.settings_file())
    for game in find_games():
        window.notice._on_close()
        window.go_home()
        click(tile_of(window, game))
        assert window.setup is not None
        click(window.setup.start)
        page = window.table_page
        assert page is not None
        assert told(window, paths.saves()), game
        assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
        assert page.opened.autosave.owes
        copy = tmp_path / f"{game}.jsonl"
        page.owing.keep_copy(copy)
        answers = Answers(window, "leave")
        window.go_home()
        assert answers.asked == 1
        assert read_match(copy.read_bytes()).header.id == page.match.header.id
        assert window.table_page is None
    window.go_home()
    window.show_decks()
    window.room.change(language="ja")
    assert "設定" in window.notice.text


def test_a_match_begun_where_nothing_can_be_written_is_saved_once_it_can(
    open_still: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").touch()
    move_into(tmp_path / "home", monkeypatch)
    window = open_still()
    page = begin(window)
    path = page.opened.autosave.path
    (tmp_path / "home").unlink()
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    assert not page.opened.autosave.owes
    with pytest.raises(BusyError):
        window.desk.shelf.open(page.match.header.id, page.manifest, page.match.rules)
    assert read_match(path.read_bytes()).header.id == page.match.header.id
    window.close()
    assert not window.isVisible()


def test_without_a_folder_to_write_in_closing_asks_and_may_be_told_to_leave(
    open_still: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").touch()
    move_into(tmp_path / "home", monkeypatch)
    window = open_still()
    begin(window)
    answers = Answers(window, "stay")
    window.close()
    assert (answers.asked, window.isVisible()) == (1, True)
    answers = Answers(window, "leave")
    window.close()
    assert (answers.asked, window.isVisible()) == (1, False)


def test_settings_in_a_folder_that_takes_nothing_are_told_and_matches_are_kept(
    open_still: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "config").touch()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    window = open_still()
    assert told(window, paths.settings_file())
    page = begin(window)
    number = saved_lines(page)
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    assert saved_lines(page) > number


def saved_lines(page: Any) -> int:
    return page.opened.autosave.path.read_bytes().count(b"\n")


@pytest.mark.parametrize("home", [None, "", "not/there"])
@pytest.mark.parametrize("known", [True, False])
def test_who_has_no_home_lives_where_the_system_says_or_at_the_root(
    home: str | None, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container, or under a service: nothing is written into the folder of now."""
    for name in FOLDERS:
        monkeypatch.delenv(name)
    monkeypatch.delenv("HOME")
    if home is not None:
        monkeypatch.setenv("HOME", home)
    monkeypatch.setattr(paths, "_made", lambda folder: folder)

    def look_up(uid: int) -> SimpleNamespace:
        if known:
            return SimpleNamespace(pw_dir=str(tmp_path))
        raise KeyError(uid)

    monkeypatch.setattr("pwd.getpwuid", look_up)
    assert main(["--version"]) == 0
    lives = tmp_path if known else Path("/")
    assert Path.home() == lives
    for place in (paths.saves(), paths.decks(), paths.settings_file(), paths.log_file(), paths.cache()):
        assert place.is_relative_to(lives)
