"""Where things stand on the deck pages: no empty room, no name twice in a row, buttons at their edge."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from ui.decks.conftest import Begin

from desktop.ui.decks.editor_bar import EditorBar


def top_of(part: QWidget, page: QWidget) -> int:
    return part.mapTo(page, QPoint()).y()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_list_of_decks_ends_where_its_last_deck_ends(begin: Begin, language: str) -> None:
    hand = begin(language=language)
    hand.window.resize(900, 560)
    hand.open_decks()
    QTest.qWait(50)
    area, last = hand.page.list.area, hand.page.list.rows[-1]
    page = area.widget()
    assert page is not None
    assert area.verticalScrollBar().maximum() > 0
    assert page.height() - top_of(last, page) - last.height() <= 40


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_editors_buttons_end_at_the_right_edge(begin: Begin, language: str) -> None:
    hand = begin(language=language)
    bar = hand.copy_of_built_in("the_west").bar
    QTest.qWait(50)
    assert isinstance(bar, EditorBar)
    right = bar.back.mapTo(bar, QPoint(bar.back.width(), 0)).x()
    assert bar.width() - right <= 1


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("width", [1280, 1920])
def test_the_arrows_of_an_entry_stand_beside_its_field(begin: Begin, language: str, width: int) -> None:
    hand = begin(language=language)
    hand.window.resize(width, 900)
    editor = hand.copy_of_built_in("the_west")
    hand.walk_to(("loci", 1))
    QTest.qWait(50)
    form = editor.page.form
    assert form is not None
    requires = form.lists["loci", 1, "requires"]
    assert len(requires.buttons) == 2
    for at, buttons in enumerate(requires.buttons):
        field = form.rows["loci", 1, "requires", at].editor
        middle = top_of(field, form) + field.height() / 2
        assert top_of(buttons, form) < middle < top_of(buttons, form) + buttons.height()
        assert buttons.mapTo(form, QPoint()).x() >= field.mapTo(form, QPoint(field.width(), 0)).x()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_no_two_fields_of_a_card_have_one_name(begin: Begin, language: str) -> None:
    hand = begin(language=language)
    editor = hand.copy_of_built_in("the_west")
    for number in range(4):
        hand.walk_to(("loci", number))
        form = editor.page.form
        assert form is not None
        rows = (*form.presences.values(), *(row for place, row in form.rows.items() if "effect" not in place))
        names = [label.text() for row in rows for label in row.findChildren(QLabel) if label.buddy()]
        assert len(set(names)) == len(names), names
