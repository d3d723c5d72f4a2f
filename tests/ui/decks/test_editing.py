"""The editor by mouse and keys: reasons while typing, nothing lost, undo and redo, ways to the faults."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from ui.decks.conftest import Begin, Hand
from ui.shell.pages import click

FOURTH = ("panoramas", 3, "numbers")


@pytest.fixture
def hand(begin: Begin) -> Hand:
    hand = begin()
    hand.copy("tranquility")
    return hand


def test_a_copy_is_ones_own_and_says_where_it_comes_from(hand: Hand) -> None:
    deck = hand.editor.draft.deck
    assert deck["name"] == "Copy of Standard"
    assert deck["provenance"]["kind"] == "own"
    assert "Standard" in deck["provenance"]["source"]
    assert hand.saved(hand.editor) == deck
    assert hand.editor.reading.faults == ()


def test_while_typing_the_reason_stands_beside_the_field_and_all_is_on_the_disk(hand: Hand) -> None:
    editor = hand.editor
    hand.walk_to(("panoramas", 3))
    assert editor.picture.showing is not None
    hand.type_into((*FOURTH, 1), "44")
    assert editor.page.form is not None
    row = editor.page.form.rows[(*FOURTH, 1)]
    assert row.fault.isVisible()
    assert "12" in row.fault.text
    assert "44" in row.fault.text
    assert row.fault.text in row.editor.accessibleDescription()
    assert editor.picture.showing is None
    assert value_of(hand.saved(editor), (*FOURTH, 1)) == 44
    entry = hand.entry("tranquility", "Copy of Standard")
    assert not entry.finished
    QTest.keyClick(row.editor, Qt.Key.Key_Backspace)
    hand.pause()
    assert not row.fault.isVisible()
    assert hand.entry("tranquility", "Copy of Standard").finished
    assert editor.picture.showing is not None
    assert editor.picture.showing.face.endswith("5-4-5")


def test_the_list_tells_where_something_is_wrong_and_the_summary_leads_there(hand: Hand) -> None:
    editor = hand.editor
    hand.walk_to(("panoramas", 3))
    hand.type_into((*FOURTH, 1), "0")
    hand.walk_to(("goat_cards", "cards", 0))
    said = editor.cards.line_of(("panoramas", 3)).data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert "Panorama 4" in said
    assert "wrong" in said
    assert editor.faults.isVisible()
    [line] = [line for line in editor.faults.lines if line.isVisible()]
    assert "Panorama 4" in line.label
    click(line)
    assert editor.cards.current == ("panoramas", 3)
    assert QApplication.focusWidget() is hand.field((*FOURTH, 1))


def test_the_same_goat_card_twice_is_told(hand: Hand) -> None:
    place = ("goat_cards", "cards", 4)
    hand.walk_to(place)
    hand.choose(place, "Green 3, copy 1")
    editor = hand.editor
    assert editor.page.form is not None
    assert "goat card 1" in editor.page.form.rows[place].fault.text
    hand.choose(place, "Green 3, copy 2")
    assert editor.reading.faults == ()
    assert value_of(hand.saved(editor), place) == "green-3-b"


def test_undo_and_redo_go_back_and_forth_and_are_on_the_disk(hand: Hand) -> None:
    editor = hand.editor
    hand.walk_to(("panoramas", 3))
    hand.type_into((*FOURTH, 0), "12")
    hand.type_into((*FOURTH, 1), "11")
    field = hand.field((*FOURTH, 1))
    assert isinstance(field, QLineEdit)
    hand.keys("Ctrl+Z")
    assert value_of(hand.saved(editor), FOURTH) == [12, 4, 5]
    assert field.text() == "4"
    hand.keys("Ctrl+Z")
    assert value_of(hand.saved(editor), FOURTH) == [5, 4, 5]
    hand.keys("Ctrl+Y")
    hand.keys("Ctrl+Shift+Z")
    assert value_of(hand.saved(editor), FOURTH) == [12, 11, 5]
    click(editor.bar.undo)
    assert value_of(hand.saved(editor), FOURTH) == [12, 4, 5]
    assert editor.bar.redo.isEnabled()


def test_numbers_are_added_moved_and_taken_out(hand: Hand) -> None:
    editor = hand.editor
    hand.walk_to(("panoramas", 3))
    assert editor.page.form is not None
    click(editor.page.form.lists[FOURTH].add)
    assert value_of(editor.draft.deck, FOURTH) == [5, 4, 5, 5]
    hand.type_into((*FOURTH, 3), "9")
    buttons = editor.page.form.lists[FOURTH].buttons[3]
    click(buttons.up)
    assert value_of(editor.draft.deck, FOURTH) == [5, 4, 9, 5]
    click(editor.page.form.lists[FOURTH].buttons[0].remove)
    click(editor.page.form.lists[FOURTH].buttons[0].down)
    assert value_of(editor.draft.deck, FOURTH) == [9, 4, 5]
    click(editor.page.form.lists[FOURTH].buttons[0].remove)
    assert not editor.page.form.lists[FOURTH].buttons[0].remove.isVisible()


def test_arrow_keys_step_a_number_and_half_of_one_is_let_be(hand: Hand) -> None:
    hand.walk_to(("panoramas", 3))
    field = hand.field((*FOURTH, 0))
    assert isinstance(field, QLineEdit)
    click(field)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert value_of(hand.editor.draft.deck, (*FOURTH, 0)) == 6
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.text() == "4"
    QTest.keySequence(field, "Ctrl+A")
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, "x")
    assert value_of(hand.editor.draft.deck, (*FOURTH, 0)) == 4
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.text() == "4"


def test_what_is_changed_is_ones_own_and_the_rest_keeps_its_source(hand: Hand) -> None:
    editor = hand.editor
    hand.walk_to(())
    hand.type_into(("provenance", "author"), "Ёж <b>")
    hand.walk_to(("panoramas", 0))
    hand.type_into(("panoramas", 0, "numbers", 0), "7")
    first, second = editor.draft.deck["panoramas"][:2]
    assert first["provenance"] == {"kind": "own", "source": "", "author": "Ёж <b>"}
    assert second["provenance"]["kind"] == "reconstruction"
    hand.keys("Ctrl+Z")
    assert editor.draft.deck["panoramas"][0]["provenance"]["kind"] == "official"


def test_names_are_shown_as_typed_and_an_empty_one_is_told(hand: Hand) -> None:
    editor = hand.editor
    hand.walk_to(())
    hand.type_into(("name",), "<b>石</b> & {0}")
    assert editor.bar.title.text() == "<b>石</b> & {0}"
    hand.type_into(("name",), " ")
    assert editor.page.form is not None
    assert editor.page.form.rows[("name",)].fault.isVisible()
    assert editor.faults.isVisible()


def test_an_unfinished_deck_leads_to_its_fault_instead_of_a_game(hand: Hand) -> None:
    hand.walk_to(("panoramas", 3))
    hand.type_into((*FOURTH, 1), "99")
    hand.walk_to(())
    assert "cannot be played" in hand.editor.bar.play.accessibleDescription()
    click(hand.editor.bar.play)
    assert hand.window.setup is None
    assert QApplication.focusWidget() is hand.field((*FOURTH, 1))


def test_what_the_disk_refuses_is_told_and_the_deck_stays_in_the_editor(hand: Hand) -> None:
    editor = hand.editor
    folder = hand.window.desk.decks.folder
    kept = folder.rename(folder.with_name("elsewhere"))
    folder.write_bytes(b"")
    hand.walk_to(("panoramas", 3))
    hand.type_into((*FOURTH, 1), "7")
    assert str(folder) in editor.bar.state.text()
    folder.unlink()
    kept.rename(folder)
    hand.type_into((*FOURTH, 1), "8")
    assert str(folder) not in editor.bar.state.text()
    assert value_of(hand.saved(editor), (*FOURTH, 1)) == 8


def test_the_whole_editor_by_keys(hand: Hand) -> None:
    """From the list into a field, a change, and back to the list of decks; every stop has a name."""
    editor = hand.editor
    assert QApplication.focusWidget() is editor.cards
    for _ in range(2):
        hand.keys("Down")
    assert editor.cards.current == ("goat_cards", "cards", 0)
    stops: list[str] = []
    for _ in range(30):
        hand.keys("Tab")
        stop = QApplication.focusWidget()
        assert stop is not None
        stops.append(stop.accessibleName() or getattr(stop, "text", str)())
        if isinstance(stop, QComboBox):
            break
    assert all(stops), stops
    assert stops[-1] == "Goat card 1"
    hand.keys("Down")
    assert editor.draft.deck["goat_cards"]["cards"][0] == "green-3-b"


def test_one_window_at_a_time_edits_a_deck(hand: Hand, begin: Begin) -> None:
    other = begin()
    other.open_decks()
    other.press(other.entry("tranquility", "Copy of Standard"), "edit")
    assert other.page.editor is None
    assert "another window" in other.window.notice.text
    click(hand.editor.bar.back)
    other.press(other.entry("tranquility", "Copy of Standard"), "edit")
    assert other.page.editor is not None


def value_of(deck: Any, place: tuple[str | int, ...]) -> Any:
    for step in place:
        deck = deck[step]
    return deck
