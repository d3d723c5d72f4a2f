"""Letters typed quickly are read, shown and written together, and none is lost on any way out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit
from ui.decks.conftest import Begin, Hand
from ui.shell.pages import click

from desktop.engine.deck_form import Place
from desktop.ui.decks.editor import TYPING_MS
from desktop.ui.decks.reading import DeckReading

NUMBERS = ("panoramas", 3, "numbers")
MIDDLE = (*NUMBERS, 1)
SOURCE = ("provenance", "source")


@pytest.fixture
def hand(begin: Begin) -> Hand:
    hand = begin()
    hand.copy("tranquility")
    return hand


def path_of(hand: Hand) -> Path:
    return hand.entry("tranquility", "Copy of Standard").path


def on_disk(hand: Hand, path: Path, place: Place) -> Any:
    value: Any = hand.window.desk.decks.read("tranquility", path.stem).deck
    for step in place:
        value = value[step]
    return value


def strike(hand: Hand, place: Place, letters: str) -> QLineEdit:
    """Type over what stands in a field, without a pause before or after."""
    field = hand.field(place)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, letters)
    return field


def test_many_letters_are_read_and_written_few_times(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    readings: list[str] = []
    read = DeckReading.__init__

    def counted(self: DeckReading, *args: Any) -> None:
        read(self, *args)
        readings.append(self.deck["name"])

    monkeypatch.setattr(DeckReading, "__init__", counted)
    hand.walk_to(())
    path = path_of(hand)
    strike(hand, ("name",), "A name of thirty letters or so")
    QTest.qWait(TYPING_MS + 50)
    assert 0 < len(readings) < 10
    assert readings[-1] == "A name of thirty letters or so"
    assert on_disk(hand, path, ("name",)) == "A name of thirty letters or so"
    assert hand.editor.bar.title.text() == "A name of thirty letters or so"


def test_who_types_on_and_on_loses_a_moment_at_most(hand: Hand) -> None:
    """The end of the program is no way out that could save anything: what is written must be recent."""
    hand.walk_to(())
    path = path_of(hand)
    field = strike(hand, ("name",), "x")
    for _ in range(8):
        before = field.text()
        for _ in range(4):
            QTest.keyClicks(field, "y")
            QTest.qWait(TYPING_MS // 3)
        assert len(on_disk(hand, path, ("name",))) >= len(before)


def by_tab(hand: Hand) -> None:
    hand.keys("Tab")


def by_list(hand: Hand) -> None:
    hand.walk_to(("panoramas", 0))


def by_home(hand: Hand) -> None:
    hand.window.go_home()


def by_back(hand: Hand) -> None:
    hand.editor.bar.back.click()


def by_play(hand: Hand) -> None:
    hand.editor.bar.play.click()


def by_closing(hand: Hand) -> None:
    hand.window.close()


@pytest.mark.parametrize("way", [by_tab, by_list, by_home, by_back, by_play, by_closing])
def test_every_way_out_takes_the_last_letter_along(hand: Hand, way: Callable[[Hand], None]) -> None:
    hand.walk_to(NUMBERS[:2])
    path = path_of(hand)
    strike(hand, MIDDLE, "11")
    way(hand)
    assert on_disk(hand, path, MIDDLE) == 11


def test_undo_at_once_takes_back_what_was_just_typed(hand: Hand) -> None:
    hand.walk_to(NUMBERS[:2])
    field = strike(hand, MIDDLE, "11")
    hand.keys("Ctrl+Z")
    assert field.text() == "4"
    assert on_disk(hand, path_of(hand), MIDDLE) == 4
    hand.keys("Ctrl+Y")
    assert field.text() == "11"
    assert on_disk(hand, path_of(hand), MIDDLE) == 11


def test_play_at_once_sees_the_fault_in_the_last_letter(hand: Hand) -> None:
    hand.walk_to(NUMBERS[:2])
    strike(hand, MIDDLE, "44")
    hand.editor.bar.play.click()
    assert hand.window.setup is None
    assert len(hand.editor.reading.faults) == 1


def test_an_emptied_number_says_which_one_stays_until_it_is_left(hand: Hand) -> None:
    hand.walk_to(NUMBERS[:2])
    field = hand.field(MIDDLE)
    form = hand.editor.page.form
    assert form is not None
    assert isinstance(field, QLineEdit)
    row = form.rows[MIDDLE]
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert row.fault.isVisible()
    assert "4 stays" in row.fault.text
    assert "4 stays" in field.accessibleDescription()
    hand.pause()
    assert field.text() == ""
    QTest.keyClicks(field, "7")
    assert not row.fault.isVisible()
    for _ in range(2):
        QTest.keyClick(field, Qt.Key.Key_Backspace)
    hand.pause()
    assert field.text() == ""
    assert "7 stays" in row.fault.text
    hand.keys("Tab")
    assert field.text() == "7"
    assert not row.fault.isVisible()


def test_a_long_text_wraps_in_its_field(hand: Hand) -> None:
    hand.walk_to(())
    field = hand.field(SOURCE)
    assert isinstance(field, QPlainTextEdit)
    text = "Copied card by card from the box at my aunt's, " * 5
    hand.type_into(SOURCE, text)
    assert on_disk(hand, path_of(hand), SOURCE) == text
    layout = field.document().documentLayout()
    lines = layout.documentSize().height()
    assert lines > 2
    assert field.viewport().height() >= lines * field.fontMetrics().lineSpacing()
    hand.keys("Ctrl+Z")
    assert field.toPlainText().startswith("Copied from")
    before = field.toPlainText()
    hand.keys("Return")
    assert field.toPlainText() == before
    hand.keys("Tab")
    assert QApplication.focusWidget() is not field


def test_pasted_lines_are_joined_in_a_long_text(hand: Hand) -> None:
    hand.walk_to(())
    field = hand.field(SOURCE)
    assert isinstance(field, QPlainTextEdit)
    field.setFocus()
    field.selectAll()
    clipboard = QApplication.clipboard()
    clipboard.setText("one <b>line</b>\nand another")
    hand.keys("Ctrl+V")
    hand.pause()
    assert on_disk(hand, path_of(hand), SOURCE) == "one <b>line</b> and another"
    assert field.toPlainText() == "one <b>line</b> and another"


def test_what_is_added_is_named(hand: Hand) -> None:
    hand.walk_to(NUMBERS[:2])
    form = hand.editor.page.form
    assert form is not None
    assert form.lists[NUMBERS].add.text() == "Add: Number 4"
    click(form.lists[NUMBERS].add)
    form = hand.editor.page.form
    assert form is not None
    assert (*NUMBERS, 3) in form.rows


def test_a_card_that_is_wrong_keeps_its_name_in_the_list(hand: Hand) -> None:
    hand.walk_to(NUMBERS[:2])
    line = hand.editor.cards.line_of(NUMBERS[:2])
    before = line.text(0)
    assert before.startswith("4. ")
    hand.type_into(MIDDLE, "44")
    assert hand.editor.reading.faults
    assert line.text(0) == before
    hand.type_into(MIDDLE, "9")
    assert line.text(0) != before


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("percent", [100, 200])
def test_no_line_of_the_list_is_cut(begin: Begin, language: str, percent: int) -> None:
    hand = begin(language, text_percent=percent)
    hand.open_decks()
    hand.press(hand.window.desk.decks.of_game("the_west")[0], "copy")
    hand.settle()
    cards = hand.editor.cards
    for sheet in hand.editor.reading.sheets:
        for card in sheet.cards:
            item = cards.line_of(card.place)
            rect = cards.visualItemRect(item)
            room = rect.width() - cards.iconSize().width() - 20
            wrapped = cards.fontMetrics().boundingRect(
                0, 0, room, 10_000, Qt.TextFlag.TextWordWrap, item.text(0)
            )
            assert wrapped.height() <= rect.height(), item.text(0)
            assert wrapped.width() <= room, item.text(0)


def test_the_list_does_not_move_when_something_is_typed(hand: Hand) -> None:
    hand.walk_to(NUMBERS[:2])
    cards = hand.editor.cards
    before = [cards.visualItemRect(cards.line_of(("panoramas", at))) for at in range(10)]
    hand.type_into(MIDDLE, "11")
    assert [cards.visualItemRect(cards.line_of(("panoramas", at))) for at in range(10)] == before
