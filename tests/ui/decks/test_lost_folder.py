"""The folder of decks goes away or changes hands under the open editor; what was edited is not lost."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from ui.decks.conftest import Begin, Hand, answer, decline
from ui.decks.test_editing import FOURTH, value_of
from ui.shell.pages import click

from desktop.session.deck_draft import with_value
from desktop.session.deck_shelf import DeckShelf, HeldDeck


@pytest.fixture
def hand(begin: Begin) -> Hand:
    hand = begin()
    hand.copy("tranquility")
    hand.walk_to(("panoramas", 3))
    return hand


def folder_of(hand: Hand) -> Path:
    return hand.window.desk.decks.folder


def test_the_next_letter_makes_it_again_with_its_lock(hand: Hand, begin: Begin) -> None:
    shutil.rmtree(folder_of(hand))
    hand.type_into((*FOURTH, 1), "7")
    assert value_of(hand.saved(hand.editor), (*FOURTH, 1)) == 7
    other = begin()
    other.open_decks()
    other.press(other.entry("tranquility", "Copy of Standard"), "edit")
    assert other.page.editor is None
    assert "another window" in other.window.notice.text


def test_without_a_further_change_it_is_written_again_on_leaving(hand: Hand) -> None:
    hand.type_into((*FOURTH, 1), "7")
    deck = hand.editor.draft.deck
    shutil.rmtree(folder_of(hand))
    click(hand.editor.bar.back)
    entry = hand.entry("tranquility", "Copy of Standard")
    assert hand.window.desk.decks.read("tranquility", entry.id).deck == deck


def test_a_folder_out_of_reach_is_asked_about_and_can_be_left(hand: Hand) -> None:
    """Nothing there can even be looked at, as in a folder that must not be entered."""
    folder = folder_of(hand)
    away = folder.rename(folder.with_name("away"))
    folder.symlink_to("x" * 300)
    hand.type_into((*FOURTH, 1), "7")
    answer(decline)
    click(hand.editor.bar.back)
    assert hand.page.editor is not None
    folder.unlink()
    away.rename(folder)
    click(hand.editor.bar.back)
    assert hand.page.editor is None
    entry = hand.entry("tranquility", "Copy of Standard")
    assert value_of(hand.window.desk.decks.read("tranquility", entry.id).deck, (*FOURTH, 1)) == 7


def test_a_deck_another_window_took_is_told_and_asked_about(hand: Hand) -> None:
    editor, folder = hand.editor, folder_of(hand)
    away = folder.rename(folder.with_name("away"))
    shutil.copytree(away, folder)
    theirs = DeckShelf(folder, {}).hold(editor.deck_id)
    hand.type_into((*FOURTH, 1), "7")
    assert "another window" in editor.bar.state.text()
    assert value_of(hand.saved(editor), (*FOURTH, 1)) == 4
    asked: list[str] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        decline(dialog)

    answer(look)
    click(editor.bar.back)
    assert asked
    assert hand.page.editor is editor
    theirs.release()
    click(editor.bar.back)
    QApplication.processEvents()
    assert hand.page.editor is None
    entry = hand.entry("tranquility", "Copy of Standard")
    assert value_of(hand.window.desk.decks.read("tranquility", entry.id).deck, (*FOURTH, 1)) == 7


def test_what_another_window_wrote_last_is_what_is_edited(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read once nobody else can change it."""
    deck = hand.editor.draft.deck
    click(hand.editor.bar.back)
    hold = DeckShelf.hold

    def at_the_last_moment(shelf: DeckShelf, deck_id: str) -> HeldDeck:
        theirs = hold(shelf, deck_id)
        theirs.save(with_value(deck, (*FOURTH, 1), 8), finished=True)
        theirs.release()
        return hold(shelf, deck_id)

    monkeypatch.setattr(DeckShelf, "hold", at_the_last_moment)
    hand.press(hand.entry("tranquility", "Copy of Standard"), "edit")
    assert value_of(hand.editor.draft.deck, (*FOURTH, 1)) == 8
