"""Cards of a sheet: those that lack are added, those too many are removed, and bosses come and go."""

import json
from pathlib import Path
from typing import Any

import pytest
from ui.decks.conftest import Begin, Hand
from ui.shell.pages import click

from desktop.app import paths
from desktop.session.deckfile import write_deck
from desktop.ui.decks.offer import DeckOffer

STANDARD: dict[str, Any] = json.loads((paths.resources() / "tranquility/decks/standard.json").read_bytes())
SHEET = ("", 0)


def opened(hand: Hand, path: Path, goats: list[str]) -> None:
    deck = json.loads(json.dumps(STANDARD))
    deck["name"], deck["provenance"]["kind"] = "Goats", "own"
    deck["goat_cards"]["cards"] = goats
    path.write_bytes(write_deck(deck, finished=True))
    hand.window.open_file(path)
    click(hand.window.findChildren(DeckOffer)[-1].add)
    hand.press(hand.entry("tranquility", "Goats"), "edit")
    hand.window.activateWindow()  # as a window manager does when a dialog has closed


@pytest.fixture
def goats() -> list[str]:
    return list(STANDARD["goat_cards"]["cards"])


def test_a_card_that_lacks_is_told_and_added(begin: Begin, tmp_path: Path, goats: list[str]) -> None:
    hand = begin()
    opened(hand, tmp_path / "few.ascentdeck", goats[:-1])
    editor = hand.editor
    [line] = [line for line in editor.faults.lines if line.isVisible()]
    assert "12" in line.label
    click(line)
    assert editor.cards.current == SHEET
    click(editor.page.add)
    assert editor.cards.current == ("goat_cards", "cards", 11)
    assert not editor.page.add.isVisible()
    hand.choose(("goat_cards", "cards", 11), "Red 10, copy 1")
    assert editor.reading.faults == ()
    assert editor.draft.deck["goat_cards"]["cards"] == goats


def test_a_card_too_many_is_told_and_removed(begin: Begin, tmp_path: Path, goats: list[str]) -> None:
    hand = begin()
    opened(hand, tmp_path / "many.ascentdeck", ["green-1-a", *goats])
    editor = hand.editor
    assert len(editor.reading.faults) == 1
    hand.walk_to(("goat_cards", "cards", 0))
    click(editor.page.remove)
    assert editor.draft.deck["goat_cards"]["cards"] == goats
    assert editor.reading.faults == ()
    assert not editor.page.remove.isVisible()


def test_a_boss_is_there_once_and_floors_of_bosses_come_and_go(begin: Begin) -> None:
    hand = begin()
    editor = hand.copy("shinra_tower")
    hand.walk_to(("bosses", 1))
    click(editor.page.add)
    hand.settle()
    assert editor.cards.current == ("bosses", 4)
    assert {fault.reason.id for fault in editor.reading.faults} == {
        "shinra.deck.floor-twice",
        "shinra.deck.boss-twice",
    }
    hand.keys("Ctrl+Z")
    assert editor.reading.faults == ()
    hand.walk_to(("bosses", 3))
    click(editor.page.remove)
    assert editor.cards.current == ("bosses", 2)
    assert [entry["floor"] for entry in editor.draft.deck["bosses"]] == [4, 8, 12]


def test_the_kind_of_an_action_decides_what_is_asked(begin: Begin) -> None:
    hand = begin()
    editor = hand.copy("shinra_tower")
    hand.walk_to(("cards", 0))
    option = ("cards", 0, "options", 0)
    hand.choose((*option, "kind"), "Defeat Action")
    assert editor.page.form is not None
    assert (*option, "walls", 0) not in editor.page.form.rows
    hand.choose((*option, "figure"), "Cloud")
    hand.choose((*option, "up_to"), "up to 3")
    assert editor.draft.deck["cards"][0]["options"] == [{"kind": "defeat", "figure": "cloud", "up_to": 3}]
    hand.choose((*option, "figure"), "Tifa")
    assert editor.draft.deck["cards"][0]["options"] == [{"kind": "defeat", "figure": "tifa", "up_to": 1}]
    assert editor.reading.faults == ()
    assert editor.picture.showing is not None
    assert editor.picture.showing.face == "card//defeat:tifa:1"


def test_a_tower_that_could_never_grow_is_told(begin: Begin) -> None:
    hand = begin()
    editor = hand.copy("shinra_tower")
    fight = [{"kind": "defeat", "figure": "tifa", "up_to": 1}]
    cards = [card | {"options": fight} for card in editor.draft.deck["cards"]]
    editor.page.edited.emit(("cards",), cards, False)
    [fault] = editor.reading.faults
    assert fault.reason.id == "shinra.deck.no-building"
