"""Deck files from outside: shown first, then added or played with; damaged ones told and left alone."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from ui.decks.conftest import Begin, Hand, answer
from ui.shell.pages import all_words, click, lift_curtain, start_match

from desktop.app import paths
from desktop.engine.deck_form import Place
from desktop.session.deckfile import write_deck
from desktop.ui.decks.offer import DeckOffer

STANDARD: dict[str, Any] = json.loads((paths.resources() / "tranquility/decks/standard.json").read_bytes())
OWN: dict[str, Any] = STANDARD | {
    "name": "Аня's <b>box</b> 箱",
    "provenance": {"kind": "own", "source": "second printing", "author": "Аня"},
}


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    path = tmp_path / "колода 山札.ascentdeck"
    path.write_bytes(write_deck(OWN, finished=True))
    return path


def offer_of(hand: Hand) -> DeckOffer:
    QApplication.processEvents()
    found = [offer for offer in hand.window.findChildren(DeckOffer) if offer.isVisible()]
    assert len(found) == 1
    return found[0]


def drop(hand: Hand, path: Path, onto: QWidget | None = None) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    mime.setText(str(path))
    how = (
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(onto or hand.window, QDragEnterEvent(QPoint(5, 5), *how))
    QApplication.sendEvent(onto or hand.window, QDropEvent(QPoint(5, 5), *how))


@pytest.mark.parametrize("place", [("name",), ("provenance", "source")])
def test_a_file_dropped_on_a_field_of_the_editor_is_not_typed_into_it(
    begin: Begin, deck_file: Path, place: Place
) -> None:
    hand = begin()
    editor = hand.copy("tranquility")
    before = editor.draft.deck
    field = hand.field(place)
    drop(hand, deck_file, field.viewport() if isinstance(field, QPlainTextEdit) else field)
    assert editor.draft.deck == before
    click(offer_of(hand).add)
    assert hand.entry("tranquility", OWN["name"]).editable


def test_a_file_dropped_shows_what_it_is_and_is_added(begin: Begin, deck_file: Path) -> None:
    hand = begin()
    drop(hand, deck_file)
    offer = offer_of(hand)
    words = all_words(offer)
    for text in (OWN["name"], "second printing", "Your own · by Аня"):
        assert text in words
    click(offer.add)
    hand.window.activateWindow()  # as a window manager does when a dialog has closed
    assert QTest.qWaitForWindowActive(hand.window)
    assert hand.page.list.isVisible()
    entry = hand.entry("tranquility", OWN["name"])
    assert entry.editable
    assert QApplication.focusWidget() in hand.page.list.row(entry.id).buttons.values()
    assert deck_file.read_bytes() == write_deck(OWN, finished=True)


def test_it_is_played_with_at_once(begin: Begin, deck_file: Path) -> None:
    hand = begin()
    hand.window.open_file(deck_file)
    click(offer_of(hand).play)
    setup = hand.window.setup
    assert setup is not None
    assert setup.deck.list.currentText() == OWN["name"]
    click(setup.start)
    page = hand.window.table_page
    assert page is not None
    assert page.match.header.deck == OWN


def test_the_very_same_deck_is_not_added_twice(begin: Begin, deck_file: Path) -> None:
    hand = begin()
    for _ in range(2):
        hand.window.open_file(deck_file)
        click(offer_of(hand).add)
        QApplication.processEvents()
    own = [entry for entry in hand.window.desk.decks.of_game("tranquility") if not entry.built_in]
    assert len(own) == 1


def test_not_now_leaves_everything_as_it_was(begin: Begin, deck_file: Path) -> None:
    hand = begin()
    hand.window.open_file(deck_file)
    click(offer_of(hand).leave)
    assert len(hand.window.desk.decks.of_game("tranquility")) == 1
    assert hand.window.decks_page is None


def test_over_an_open_match_a_deck_is_offered_and_the_match_stays(begin: Begin, deck_file: Path) -> None:
    hand = begin()
    page = start_match(hand.window)
    lift_curtain(page)
    state = page.match.state
    drop(hand, deck_file)
    click(offer_of(hand).leave)
    assert hand.window.table_page is page
    assert page.match.state == state


def test_an_unfinished_deck_can_be_added_and_put_right_but_not_played(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "half.ascentdeck"
    half: dict[str, Any] = json.loads(json.dumps(OWN))
    half["panoramas"][2]["numbers"] = [1, 44]
    path.write_bytes(write_deck(half, finished=True))
    hand = begin()
    hand.window.open_file(path)
    offer = offer_of(hand)
    assert not offer.play.isVisible()
    assert any("1 thing is to be put right" in text for text in all_words(offer))
    click(offer.add)
    entry = hand.entry("tranquility", OWN["name"])
    assert not entry.finished
    hand.press(entry, "play")
    assert hand.window.setup is None
    assert len(hand.editor.reading.faults) == 1


def test_a_deck_written_by_hand_may_leave_out_what_can_be_filled_in(begin: Begin, tmp_path: Path) -> None:
    bare: dict[str, Any] = json.loads((paths.resources() / "shinra_tower/decks/standard.json").read_bytes())
    bare["name"], bare["provenance"] = "Bare", {"kind": "own"}
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(bare), "utf-8")
    hand = begin()
    hand.window.open_file(path)
    click(offer_of(hand).add)
    hand.press(hand.entry("shinra_tower", "Bare"), "edit")
    assert hand.editor.draft.deck["cards"][12]["options"][0]["up_to"] == 1


BROKEN = json.loads(json.dumps(OWN))
del BROKEN["panoramas"][2]["numbers"]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\0" * 99,
        b"[]",
        b'{"format": "ascent-table-deck"}',
        b"[" * 9999,
        write_deck(OWN | {"game": "chess"}, finished=True),
        write_deck(OWN, finished=True).replace(b'"version": 1', b'"version": 9'),
        write_deck(BROKEN, finished=True),
    ],
)
def test_a_damaged_file_is_told_by_name_and_left_alone(
    begin: Begin, tmp_path: Path, content: bytes, language: str
) -> None:
    path = tmp_path / "damaged.ascentdeck"
    path.write_bytes(content)
    hand = begin(language)
    hand.window.open_file(path)
    said = hand.window.notice.text
    assert str(path) in said
    assert "app." not in said
    assert len(said.splitlines()) >= 2
    assert path.read_bytes() == content
    assert not hand.window.findChildren(DeckOffer)
    assert len(hand.window.desk.decks.entries()) == len(hand.window.desk.games)


def test_the_place_of_the_fault_is_named(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "damaged.ascentdeck"
    path.write_bytes(write_deck(BROKEN, finished=True))
    hand = begin()
    hand.window.open_file(path)
    assert "panoramas.2.numbers" in hand.window.notice.text


def test_the_offer_follows_the_language(begin: Begin, deck_file: Path) -> None:
    hand, fresh = begin("en"), begin("ja")
    hand.window.open_file(deck_file)
    fresh.window.open_file(deck_file)
    hand.window.room.change(language="ja")
    assert all_words(offer_of(hand)) == all_words(offer_of(fresh))
    for one in (hand, fresh):
        click(offer_of(one).leave)


def test_a_deck_is_opened_from_home(begin: Begin, deck_file: Path) -> None:
    """By the button on the first page: the dialog lists deck files, too."""
    hand = begin()

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        assert any("*.ascentdeck" in kinds for kinds in dialog.nameFilters())
        dialog.setDirectory(str(deck_file.parent))
        dialog.selectFile(deck_file.name)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        QTest.keyClick(field, Qt.Key.Key_Return)

    answer(choose)
    button = hand.window.home.findChild(QPushButton, "open-file")
    assert isinstance(button, QPushButton)
    click(button)
    assert offer_of(hand).arrival.file.name == OWN["name"]
    click(offer_of(hand).leave)
