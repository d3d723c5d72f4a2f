"""The shelf of decks: those of the games, one's own, and files that went wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from desktop.engine.bad_input import BadInputError
from desktop.session.deck_shelf import DeckShelf
from desktop.session.deckfile import DECK_SUFFIX
from desktop.session.locks import BusyError

DECK: dict[str, Any] = {
    "game": "cairn",
    "name": "Stones",
    "provenance": {"kind": "own", "source": "", "author": ""},
}


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    built_in = tmp_path / "standard.json"
    official = DECK | {"name": "Standard", "provenance": {"kind": "official", "source": "", "author": "A"}}
    built_in.write_text(json.dumps(official), "utf-8")
    return DeckShelf(tmp_path / "decks", {"cairn": (built_in,)})


def test_those_of_the_game_come_first_and_are_not_ones_own(shelf: DeckShelf) -> None:
    b, a = shelf.add(DECK | {"name": "b"}, finished=True), shelf.add(DECK | {"name": "A"}, finished=False)
    standard, first, second = shelf.of_game("cairn")
    assert (standard.id, standard.built_in, standard.editable) == ("built-in:standard", True, False)
    assert (first.id, first.editable, first.playable) == (a, True, False)
    assert (second.id, second.editable, second.playable) == (b, True, True)
    assert shelf.of_game("chess") == ()
    assert shelf.entry("cairn", a) == first
    assert shelf.entry("chess", a) is None


def test_a_deck_somebody_else_calls_official_is_copied_before_it_is_changed(shelf: DeckShelf) -> None:
    theirs = DECK | {"provenance": {"kind": "official", "source": "", "author": ""}}
    deck_id = shelf.add(theirs, finished=True)
    entry = shelf.entry("cairn", deck_id)
    assert entry is not None
    assert not entry.editable


def test_decks_are_saved_read_and_removed(shelf: DeckShelf) -> None:
    deck_id = shelf.add(DECK, finished=True)
    held = shelf.hold(deck_id)
    held.save(DECK | {"name": "Other"}, finished=False)
    held.release()
    assert shelf.read("cairn", deck_id).name == "Other"
    shelf.remove(deck_id)
    with pytest.raises(BadInputError) as refusal:
        shelf.read("cairn", deck_id)
    assert refusal.value.message.id == "app.input.deck-gone"
    assert list(shelf.folder.iterdir()) == []


def test_nothing_headless_is_kept(shelf: DeckShelf) -> None:
    with pytest.raises(BadInputError):
        shelf.add({"game": "cairn"}, finished=True)
    held = shelf.hold("a")
    with pytest.raises(BadInputError):
        held.save({"game": "cairn"}, finished=True)
    assert held.lost
    held.release()
    assert len(shelf.entries()) == 1


def test_a_damaged_file_is_listed_with_its_fault_and_can_go(shelf: DeckShelf) -> None:
    shelf.folder.mkdir()
    path = shelf.folder / f"abc{DECK_SUFFIX}"
    path.write_bytes(b"\0" * 99)
    (shelf.folder / "note.txt").write_bytes(b"")
    bad = shelf.entries()[-1]
    assert bad.fault is not None
    assert not bad.editable
    assert not bad.playable
    assert shelf.same_as(DECK) is None
    shelf.remove(bad.id)
    assert len(shelf.entries()) == 1


def test_the_very_same_deck_is_recognised(shelf: DeckShelf) -> None:
    deck_id = shelf.add(DECK, finished=True)
    found = shelf.same_as(dict(reversed(list(DECK.items()))))
    assert found is not None
    assert found.id == deck_id
    assert shelf.same_as(DECK | {"name": "x"}) is None


def test_a_name_that_is_taken_gets_a_number(shelf: DeckShelf) -> None:
    shelf.add(DECK, finished=True)
    assert shelf.free_name("cairn", "Stones") == "Stones 2"
    shelf.add(DECK | {"name": "Stones 2"}, finished=True)
    assert shelf.free_name("cairn", "Stones") == "Stones 3"
    assert shelf.free_name("cairn", "New") == "New"
    assert shelf.free_name("chess", "Stones") == "Stones"


def test_one_window_at_a_time_changes_a_deck(shelf: DeckShelf) -> None:
    deck_id = shelf.add(DECK, finished=True)
    lock = shelf.hold(deck_id)
    for deed in (shelf.hold, shelf.remove):
        with pytest.raises(BusyError):
            deed(deck_id)
    lock.release()
    shelf.remove(deck_id)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "decks").write_bytes(b"")
    shelf = DeckShelf(tmp_path / "decks", {})
    assert shelf.entries() == ()
    for deed in (lambda: shelf.add(DECK, finished=True), lambda: shelf.hold("a")):
        with pytest.raises(BadInputError) as refusal:
            deed()
        assert refusal.value.message.id == "app.input.unwritable"


def test_a_file_that_cannot_be_removed_is_told(shelf: DeckShelf) -> None:
    shelf.folder.mkdir()
    (shelf.folder / f"abc{DECK_SUFFIX}").mkdir()
    with pytest.raises(BadInputError) as refusal:
        shelf.remove("abc")
    assert refusal.value.message.id == "app.input.unwritable"
