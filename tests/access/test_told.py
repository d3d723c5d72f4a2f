"""Everything in every window has role, name and action, in plain words, in every language."""

import pytest
from access.conftest import OpenWindow
from access.heard import Heard, faults, wrong_words
from access.inside import heard_in
from access.tour import common_pages, game_pages


def test_common_pages_can_be_heard(open_window: OpenWindow, language: str) -> None:
    window = open_window(language)
    told = {name: faults(heard_in(shown)) for name, shown in common_pages(window)}
    assert told == {"home": [], "settings": [], "decks": []}


def test_a_game_can_be_heard(open_window: OpenWindow, language: str, game: str) -> None:
    window = open_window(language)
    told = {name: faults(heard_in(shown)) for name, shown in game_pages(window, game)}
    assert {"set-up", "table", "rules", "glossary", "deck"} <= set(told)
    assert not {name: wrong for name, wrong in told.items() if wrong}


@pytest.mark.parametrize(
    "words",
    ["{name} begins", "%s cards", "<b>Row 1</b>", "see tranquility.table.row", "end_turn", "figure-3"],
)
def test_the_inside_of_the_program_is_found(words: str) -> None:
    assert list(wrong_words(words))


@pytest.mark.parametrize(
    "words", ["Row 1, place 2", "Row 1. It costs 2.", "2–3 cards", "deck.json", "Red XIII", "1F & 2F"]
)
def test_what_people_write_is_no_fault(words: str) -> None:
    assert not list(wrong_words(words))


def test_what_is_missing_is_found() -> None:
    alive = frozenset({"focusable", "enabled"})
    assert faults([Heard("push button", "Go", states=alive)])
    assert faults([Heard("push button", "", states=alive, actions=("Press",))])
    assert faults([Heard("combo box", "Amber", states=alive, actions=("Press",))])
    assert faults([Heard("panel", "Go", states=alive)])
    assert not faults([Heard("push button", "Go", states=alive, actions=("Press",))])
