"""The list of decks: what is whose, copies, names, files and removing."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QToolButton
from ui.decks.conftest import Begin, Hand, agree, answer, decline
from ui.shell.pages import all_words, click

from desktop.session.deckfile import read_deck


@pytest.fixture
def hand(begin: Begin) -> Hand:
    hand = begin()
    hand.open_decks()
    return hand


def actions(hand: Hand, game: str, name: str) -> set[str]:
    entry = hand.entry(game, name)
    return set(hand.page.list.row(entry.id).buttons) if not entry.built_in else _built_in(hand, game)


def _built_in(hand: Hand, game: str) -> set[str]:
    row = next(row for row in hand.page.list.rows if row.entry.built_in and row.entry.game == game)
    return set(row.buttons)


def test_every_game_shows_its_deck_and_whose_it_is(hand: Hand) -> None:
    assert {row.entry.game for row in hand.page.list.rows} == set(hand.window.desk.games)
    words = " ".join(all_words(hand.page))
    assert "Reconstruction · by Ascent Table" in words
    for game in hand.window.desk.games:
        assert actions(hand, game, "Standard") >= {"play", "file"}
        assert not actions(hand, game, "Standard") & {"edit", "rename", "remove"}


def test_a_built_in_deck_is_never_changed(hand: Hand) -> None:
    path = hand.entry("tranquility").path
    before = path.read_bytes()
    hand.press(hand.entry("tranquility"), "copy")
    hand.walk_to(("panoramas", 0))
    hand.type_into(("panoramas", 0, "numbers", 0), "9")
    assert path.read_bytes() == before
    click(hand.editor.bar.back)
    assert hand.page.editor is None
    assert actions(hand, "tranquility", "Copy of Standard") == {
        "edit",
        "copy",
        "play",
        "rename",
        "file",
        "remove",
    }


def test_a_second_copy_has_a_name_of_its_own(hand: Hand) -> None:
    for _ in range(2):
        hand.press(hand.entry("tranquility"), "copy")
        click(hand.editor.bar.back)
    names = {entry.name for entry in hand.window.desk.decks.of_game("tranquility")}
    assert names == {"Standard", "Copy of Standard", "Copy of Standard 2"}


def test_a_deck_gets_another_name(hand: Hand) -> None:
    hand.press(hand.entry("tranquility"), "copy")
    click(hand.editor.bar.back)

    def name_it(dialog: QDialog) -> None:
        field = dialog.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        QTest.keySequence(field, "Ctrl+A")
        QTest.keyClicks(field, "My <b>box</b>")
        QTest.keyClick(field, Qt.Key.Key_Return)

    answer(name_it)
    hand.press(hand.entry("tranquility", "Copy of Standard"), "rename")
    assert hand.entry("tranquility", "My <b>box</b>").finished
    answer(decline)
    hand.press(hand.entry("tranquility", "My <b>box</b>"), "rename")
    assert hand.entry("tranquility", "My <b>box</b>").finished


def test_removing_is_asked_and_cancel_is_at_hand(hand: Hand) -> None:
    hand.press(hand.entry("tranquility"), "copy")
    click(hand.editor.bar.back)
    entry = hand.entry("tranquility", "Copy of Standard")
    answer(decline)
    hand.press(entry, "remove")
    assert entry.path.exists()
    answer(agree)
    hand.press(entry, "remove")
    assert not entry.path.exists()
    assert all(row.entry.id != entry.id for row in hand.page.list.rows)


def test_a_deck_is_saved_as_a_file_that_can_be_sent(hand: Hand, tmp_path: Path) -> None:
    def save_there(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(tmp_path))
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        assert field.text() == "Standard.ascentdeck"
        QTest.keySequence(field, "Ctrl+A")
        QTest.keyClicks(field, "a.box")
        QTest.keyClick(field, Qt.Key.Key_Return)

    answer(save_there)
    hand.settle()
    before = hand.page.list.mapToGlobal(QPoint(0, 0)), hand.page.list.size()
    hand.press(hand.entry("shinra_tower"), "file")
    path = tmp_path / "a.box.ascentdeck"
    assert str(path) in hand.page.note.text
    assert hand.page.note.isVisible()
    hand.window.activateWindow()  # as a window manager does when a dialog has closed
    assert QTest.qWaitForWindowActive(hand.window)
    hand.settle()
    assert (hand.page.list.mapToGlobal(QPoint(0, 0)), hand.page.list.size()) == before  # nothing has moved
    assert hand.page.rect().contains(hand.page.note.geometry())
    file = read_deck(path.read_bytes())
    assert (file.game, file.name, file.finished) == ("shinra_tower", "Standard", True)
    assert file.deck == json.loads(hand.entry("shinra_tower").path.read_bytes())


def test_a_folder_that_cannot_be_written_is_told(hand: Hand, tmp_path: Path) -> None:
    entry = hand.entry("tranquility")
    hand.page.save_to(tmp_path / "nowhere" / "x.ascentdeck", entry.game, entry.id)
    assert str(tmp_path / "nowhere") in hand.window.notice.text


def test_a_damaged_file_among_the_own_is_listed_and_nothing_else_suffers(begin: Begin) -> None:
    hand = begin()
    folder = hand.window.desk.decks.folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "bad.ascentdeck").write_bytes(b'{"format": "ascent-table-deck", ')
    foreign = {
        "game": "chess",
        "name": "Other",
        "provenance": {"kind": "own", "source": "", "author": ""},
    }
    (folder / "foreign.ascentdeck").write_text(json.dumps(foreign), "utf-8")
    hand.open_decks()
    words = all_words(hand.page)
    assert any("bad.ascentdeck" in text for text in words)
    assert any("line 1" in text for text in words)
    bad = hand.page.list.row("bad")
    assert set(bad.buttons) == {"remove"}
    assert set(hand.page.list.row("foreign").buttons) == {"file", "remove"}
    answer(agree)
    hand.press(bad.entry, "remove")
    assert not (folder / "bad.ascentdeck").exists()


def test_a_deck_that_is_gone_is_told(hand: Hand) -> None:
    hand.press(hand.entry("tranquility"), "copy")
    click(hand.editor.bar.back)
    entry = hand.entry("tranquility", "Copy of Standard")
    entry.path.unlink()
    for action in ("edit", "copy", "file"):
        hand.press(entry, action)
        assert "not there any more" in hand.window.notice.text
        assert hand.page.editor is None


def test_home_is_one_press_away_from_everywhere(hand: Hand) -> None:
    hand.press(hand.entry("tranquility"), "copy")
    home = hand.window.header.findChild(QToolButton, "home")
    assert isinstance(home, QToolButton)
    click(home)
    assert hand.window.decks_page is None
    assert hand.window.room.words.naming is None
