"""Languages change while the program runs: everything at once, Qt's own buttons too."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QLineEdit, QPushButton
from ui.shell.conftest import OpenWindow
from ui.shell.pages import all_words, click, lift_curtain, start_match, tile_of

from desktop.ui.main_window import MainWindow
from desktop.ui.settings.dialog import SettingsDialog
from desktop.ui.theme.stylesheet import dress


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_after_a_switch_no_word_of_the_old_language_is_left(open_window: OpenWindow, language: str) -> None:
    switched, fresh = open_window("en"), open_window(language)
    click(tile_of(switched))
    switched.room.change(language=language)
    click(tile_of(fresh))
    assert all_words(switched) == all_words(fresh)


def test_the_open_match_follows_fifty_switches(open_window: OpenWindow) -> None:
    window = open_window("en")
    page = start_match(window)
    lift_curtain(page)
    state, first = page.match.state, all_words(page)
    for turn in range(50):
        window.room.change(language=("ja", "ru", "en")[turn % 3])
    window.room.change(language="en")
    assert page.match.state == state
    assert all_words(page) == first


@pytest.mark.parametrize("page", ["home", "set-up", "table", "decks"])
def test_a_switch_looks_as_if_everything_were_dressed_anew(open_window: OpenWindow, page: str) -> None:
    """The style sheet says nothing of a language, yet by it alone every letter takes the new font."""
    window = open_window("en")
    match page:
        case "set-up":
            click(tile_of(window))
        case "table":
            lift_curtain(start_match(window))
        case "decks":
            window.show_decks("tranquility")
        case _:
            pass
    for language in ("ja", "ru", "en"):
        window.room.change(language=language)
        QTest.qWait(20)
        seen = window.grab().toImage()
        window.setStyleSheet("")
        dress(window, window.room.look)
        QTest.qWait(20)
        assert seen == window.grab().toImage(), language


def test_qt_speaks_the_language_too(open_window: OpenWindow) -> None:
    window = open_window("ru")
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    close = dialog.findChild(QDialogButtonBox)
    assert isinstance(close, QDialogButtonBox)
    button = close.button(QDialogButtonBox.StandardButton.Close)
    assert button.text().replace("&", "") == "Закрыть"
    window.room.change(language="ja")
    QTest.qWait(10)
    assert "閉じる" in button.text()
    dialog.close()
    dialog.deleteLater()


def test_a_language_chosen_is_kept_for_the_next_start(open_window: OpenWindow) -> None:
    window = open_window("en")
    window.room.change(language="ja")
    window.close()
    again = open_window("")
    assert again.room.words.language == "ja"


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("percent", [100, 200])
def test_no_text_is_cut_off(open_window: OpenWindow, language: str, percent: int) -> None:
    window = open_window(language, text_percent=percent)
    click(tile_of(window))
    QTest.qWait(50)
    _assert_texts_fit(window)
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    QTest.qWait(50)
    _assert_texts_fit(dialog)
    dialog.close()
    dialog.deleteLater()


def _assert_texts_fit(root: MainWindow | SettingsDialog) -> None:
    for label in root.findChildren(QLabel):
        if label.isVisible() and label.text() and label.wordWrap():
            needed = label.heightForWidth(label.width())
            assert label.height() >= needed - 1, f"{label.text()!r}: {label.height()} < {needed}"
    for button in root.findChildren(QPushButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
    for box in root.findChildren(QComboBox):
        if box.isVisible():
            text = box.fontMetrics().horizontalAdvance(box.currentText())
            assert box.width() >= text, box.currentText()
    for field in root.findChildren(QLineEdit):
        if field.isVisible():
            assert field.width() >= 60
    assert root.width() <= 1280 or root.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
