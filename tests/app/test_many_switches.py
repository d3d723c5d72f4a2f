"""The language changes again and again in mid-game: the match stays, and no word of another is left."""

import pytest
from app.conftest import OpenWindow
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.table_probe import moves
from ui.play.bout import begin
from ui.play.eye import faults_of
from ui.shell.pages import all_words

from desktop.app.games import find_games

SWITCHES = 50


@pytest.mark.parametrize("game", sorted(find_games()))
def test_the_language_changes_fifty_times_in_mid_game(
    open_still: OpenWindow, qtbot: QtBot, game: str
) -> None:
    window = open_still()
    page = begin(window, game)
    page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state))))
    qtbot.waitUntil(lambda: not moves(page.table))
    page.table.settle()
    window.room.change(language="ja")  # what waits for a quiet moment is said by then
    window.room.change(language="en")
    page.table.stage.describing.finish()
    state, draft, words = page.match.state, page.bridge.drafting.draft, all_words(page)
    for switch in range(SWITCHES):
        window.room.change(language=("ja", "ru", "en")[switch % 3])
    window.room.change(language="en")
    page.table.stage.describing.finish()
    assert (page.match.state, page.bridge.drafting.draft) == (state, draft)
    assert all_words(page) == words
    assert list(faults_of(window)) == []
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed


def test_qt_has_one_translator_for_all_languages(open_still: OpenWindow, qapp: QApplication) -> None:
    """One for each would stay behind, and deleting it under PySide ended the program now and then."""
    window = open_still()
    before = qapp.findChildren(QTranslator)
    for language in ("ja", "ru", "en"):
        window.room.change(language=language)
        assert qapp.findChildren(QTranslator) == before
