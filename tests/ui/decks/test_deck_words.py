"""The decks of the games are called and explained in the language of the person; own ones as typed."""

from pathlib import Path

import pytest
from ui.decks.conftest import Begin
from ui.shell.pages import all_words, click

from desktop.app import paths
from desktop.session.deck_shelf import DeckEntry
from desktop.ui.decks.deck_words import deck_name, deck_source
from desktop.wording.language import Words

NAMES = {"en": "Standard", "ja": "標準", "ru": "Стандартная"}


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_names_and_origins_are_in_the_language(begin: Begin, language: str) -> None:
    hand = begin(language)
    hand.open_decks()
    words = hand.window.room.words
    told = all_words(hand.page.list)
    for game in hand.window.desk.games:
        assert words.tr(f"{game}.deck.standard.about") in told
    assert told.count(NAMES[language]) >= 3
    assert language == "en" or "Standard" not in " ".join(told)
    # plain words, no statistics
    assert not any("%" in text for text in told)


def test_everywhere_the_deck_has_the_same_name(begin: Begin) -> None:
    hand = begin("ru")
    hand.copy_of_built_in("the_west")
    deck = hand.editor.draft.deck
    assert deck["name"] == "Копия: Стандартная"
    assert "«Стандартная»" in deck["provenance"]["source"]
    click(hand.editor.bar.play)
    setup = hand.window.setup
    assert setup is not None
    listed = [setup.deck.list.itemText(at) for at in range(setup.deck.list.count())]
    assert listed == ["Стандартная", "Копия: Стандартная"]
    hand.window.room.change(language="ja")
    listed = [setup.deck.list.itemText(at) for at in range(setup.deck.list.count())]
    assert listed == ["標準", "Копия: Стандартная"]
    assert setup.deck.list.currentText() == "Копия: Стандартная"


def test_a_game_without_words_for_its_deck_shows_its_data() -> None:
    words = Words(paths.catalogues(), "ru")
    entry = DeckEntry("built-in:odd", Path("odd.json"), "cairn", "Odd stones")
    assert deck_name(entry, words) == "Odd stones"
    assert deck_source(entry, words) == ""


def test_an_own_deck_that_is_called_like_one_of_the_games_keeps_its_name() -> None:
    words = Words(paths.catalogues(), "ru")
    assert deck_name(DeckEntry("standard", Path("x"), "the_west", "Standard"), words) == "Standard"
