"""How the pages look and speak: three languages switched while open, large text, dark and light."""

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QTreeWidget
from ui.decks.conftest import Begin, Hand
from ui.shell.pages import all_words

from desktop.app.games import find_games

GAMES = [game for game, manifest in find_games().items() if manifest.deck_sheets]


def lines(hand: Hand) -> list[str]:
    cards = hand.editor.cards
    items = [cards.itemFromIndex(index) for index in _indexes(cards)]
    return [item.text(0) for item in items]


def _indexes(cards: QTreeWidget) -> list[QModelIndex]:
    model, root = cards.model(), QModelIndex()
    found: list[QModelIndex] = []
    for top in (model.index(at, 0, root) for at in range(model.rowCount(root))):
        found += [top, *(model.index(at, 0, top) for at in range(model.rowCount(top)))]
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ja", "ru"])
def test_a_switch_leaves_no_word_of_the_old_language(begin: Begin, game: str, language: str) -> None:
    switched, fresh = begin("en"), begin(language)
    switched.open_decks()
    fresh.open_decks()
    switched.window.room.change(language=language)
    assert all_words(switched.page) == all_words(fresh.page)
    switched.window.room.change(language="en")
    copied = switched.copy(game)
    entry = switched.window.desk.decks.entry(game, copied.deck_id)
    assert entry is not None
    copied.left.emit()
    for hand in (switched, fresh):
        hand.open_decks()
    switched.press(entry, "edit")
    first = lines(switched)
    switched.window.room.change(language=language)
    seen = (all_words(switched.editor), lines(switched))
    assert seen[1] != first
    switched.editor.left.emit()
    fresh.press(entry, "edit")
    assert seen == (all_words(fresh.editor), lines(fresh))


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_cut_off(begin: Begin, language: str, percent: int, game: str) -> None:
    hand = begin(language, text_percent=percent)
    hand.open_decks()
    _assert_texts_fit(hand)
    editor = hand.copy(game)
    deck = editor.draft.deck
    deck_cards = [card.place for sheet in editor.reading.sheets for card in sheet.cards[-2:]]
    assert deck
    for place in ((), *deck_cards):
        hand.walk_to(place)
        _assert_texts_fit(hand)
    assert hand.window.width() <= 1280


def _assert_texts_fit(hand: Hand) -> None:
    """Large text settles into its lines over a few rounds; then nothing may be cut off."""
    for _ in range(40):
        try:
            _check_texts(hand)
        except AssertionError:
            QTest.qWait(50)
        else:
            return
    _check_texts(hand)


def _check_texts(hand: Hand) -> None:
    for label in hand.page.findChildren(QLabel):
        if label.isVisible() and label.text() and label.wordWrap():
            needed = label.heightForWidth(label.width())
            assert label.height() >= needed - 1, f"{label.text()!r}: {label.height()} < {needed}"
    for button in hand.page.findChildren(QPushButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
    for box in hand.page.findChildren(QComboBox):
        if box.isVisible():
            text = box.fontMetrics().horizontalAdvance(box.currentText())
            assert box.width() >= text, box.currentText()
    for field in hand.page.findChildren(QLineEdit):
        if field.isVisible():
            assert field.width() >= 60


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_card_is_painted_as_it_lies_on_the_table(begin: Begin, theme: str) -> None:
    hand = begin("en", theme=theme)
    hand.copy("shinra_tower")
    hand.walk_to(("cards", 0))
    QTest.qWait(50)
    editor = hand.editor
    assert editor.picture.showing is not None
    assert editor.picture.showing.face == "card//enemy:guard:logo:logo"
    assert "Guard" in editor.picture.text
    image = editor.picture.grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)
    }
    assert len(colours) > 20
