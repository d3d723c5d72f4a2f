"""Files from outside: positions and matches become matches on the shelf, all else is told."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, start_match, tile_of

from desktop.app import paths
from desktop.session.deckfile import DECK_SUFFIX

POSITION = {
    "format": "ascent-table-position",
    "version": 1,
    "game": "tranquility",
    "mountain": {"r1p1": "blue-5-a"},
    "hands": [["blue-2-a", "red-5-a", "red-7-b", "green-8-a", "bridge-1"], 5],
}


def test_a_position_is_played_on_from(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "позиция 局面.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    window = open_window()
    window.open_file(path)
    page = window.table_page
    assert page is not None
    assert page.match.state.hands[0][0] == "blue-2-a" or "blue-2-a" in page.match.state.hands[0]
    assert page.match.may_undo(1).kind == "nothing"
    match_id, state = page.match.header.id, page.match.state
    window.go_home()
    window.go_on(match_id)
    assert window.table_page is not None
    assert window.table_page.match.state == state


def drop(window: QWidget, *paths: Path) -> QDropEvent:
    """Let files go over a window, as a file manager that would rather move them does."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    mime.setText(" ".join(map(str, paths)))
    offered = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), offered, mime, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    for step in range(5):
        move = QDragMoveEvent(QPoint(5 + step, 5), offered, mime, left, none)
        QApplication.sendEvent(window, move)
        assert move.isAccepted()
    assert window.isVisible()
    let_go = QDropEvent(QPoint(9, 5), offered, mime, left, none)
    QApplication.sendEvent(window, let_go)
    return let_go


def test_a_file_is_opened_when_it_is_let_go_and_once(open_window: OpenWindow, tmp_path: Path) -> None:
    """Not while it is carried over the window; and nobody may think that it was moved away."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    window = open_window()
    let_go = drop(window, path)
    assert let_go.dropAction() is Qt.DropAction.CopyAction
    assert window.table_page is not None
    assert len(window.desk.shelf.summaries()) == 1


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b"])
def test_a_path_that_cannot_even_be_looked_at_is_told(open_window: OpenWindow, name: str) -> None:
    window = open_window()
    drop(window, Path("/", name))
    assert "cannot be read" in window.notice.text


def test_a_match_file_dropped_on_the_window_is_taken_in_beside_the_own(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    page = start_match(window)
    match_id, state = page.match.header.id, page.match.state
    window.go_home()
    copy = tmp_path / "sent by a friend.jsonl"
    copy.write_bytes((paths.saves() / f"{match_id}.jsonl").read_bytes())
    drop(window, copy)
    opened = window.table_page
    assert opened is not None
    assert opened.match.state == state
    entries = window.desk.shelf.summaries()
    assert len({entry.id for entry in entries}) == 2
    assert match_id in {entry.id for entry in entries}


def test_of_several_files_the_first_is_opened_and_that_is_told(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    for path in (one, other):
        path.write_text(json.dumps(POSITION), "utf-8")
    window = open_window()
    drop(window, one, other)
    assert window.table_page is not None
    assert len(window.desk.shelf.summaries()) == 1
    assert str(one) in window.notice.text
    assert "2" in window.notice.text


def test_an_address_or_a_text_is_not_taken(open_window: OpenWindow) -> None:
    window = open_window()
    address, text = QMimeData(), QMimeData()
    address.setUrls([QUrl("https://example.org/a.json")])
    text.setText("a.json")
    for mime in (address, text):
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, mime, left, none)
        QApplication.sendEvent(window, enter)
        assert not enter.isAccepted()


def test_a_file_dropped_on_a_field_is_opened_and_not_typed(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    window = open_window()
    click(tile_of(window))
    assert window.setup is not None
    name = next(line for line in window.setup.findChildren(QLineEdit) if line.isVisible())
    drop(name, path)
    assert name.text() == ""
    assert window.table_page is not None


def test_a_pipe_nobody_writes_to_is_told(open_window: OpenWindow, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    window = open_window()
    window.open_file(tmp_path / "pipe.json")
    assert window.notice.text.count(str(tmp_path / "pipe.json")) == 1


def test_pipes_among_saves_decks_and_settings_hold_nobody_up(open_window: OpenWindow) -> None:
    window = open_window()
    start_match(window)
    window.go_home()
    saves, decks = window.desk.shelf.folder, window.desk.decks.folder
    decks.mkdir(parents=True, exist_ok=True)
    os.mkfifo(saves / "pipe.jsonl")
    os.mkfifo(decks / f"pipe{DECK_SUFFIX}")
    window.go_home()
    matches = [each.fault and each.fault.id for each in window.desk.shelf.summaries()]
    assert sorted(matches, key=str) == [None, "app.input.no-file"]
    faults = [entry.fault.id for entry in window.desk.decks.entries() if entry.fault is not None]
    assert faults == ["app.input.no-file"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\0" * 99,
        b"[]",
        b"hello",
        b'{"format": "ascent-table-position"}',
        b"[" * 9999,
        json.dumps(POSITION | {"game": "chess"}).encode(),
        json.dumps(POSITION | {"version": 99}).encode(),
        json.dumps(POSITION | {"mountain": {"r1p1": "blue-99-z"}}).encode(),
    ],
)
def test_anything_else_is_told_and_home_stays(
    open_window: OpenWindow, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    window = open_window("ja")
    window.open_file(path)
    assert window.table_page is None
    assert str(path) in window.notice.text
    assert "app." not in window.notice.text
    assert path.read_bytes() == content


def test_a_folder_or_a_missing_file_is_told(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    for path in (tmp_path, tmp_path / "nowhere.json"):
        window.open_file(path)
        assert str(path) in window.notice.text


def test_what_stood_in_the_way_is_not_said_above_another_match(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "nothing.json"
    path.write_bytes(b"{")
    window = open_window()
    window.open_file(path)
    assert window.notice.isVisible()
    window.open_file(path)
    start_match(window)
    assert not window.notice.isVisible()


def test_a_broken_file_with_a_long_name_makes_home_no_wider(open_window: OpenWindow) -> None:
    paths.saves().mkdir(parents=True, exist_ok=True)
    (paths.saves() / f"{'0123456789abcdef' * 3}.jsonl").touch()
    window = open_window(text_percent=200)
    (card,) = window.home.cards
    assert card.summary.fault is not None
    assert card.minimumSizeHint().width() < 560
