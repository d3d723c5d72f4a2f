"""The folder of decks is taken away while one is edited: it is made again, and the deck stays one's own."""

import shutil
from pathlib import Path

import pytest
from session.test_deck_shelf import DECK

from desktop.engine.bad_input import BadInputError
from desktop.session.deck_shelf import DeckShelf, HeldDeck
from desktop.session.locks import BusyError


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    return DeckShelf(tmp_path / "decks", {})


def other_window(shelf: DeckShelf) -> DeckShelf:
    return DeckShelf(shelf.folder, {})


def write(held: HeldDeck, name: str) -> None:
    held.save(DECK | {"name": name}, finished=True)


def names(shelf: DeckShelf) -> list[str]:
    return [entry.name for entry in shelf.entries()]


def asides(shelf: DeckShelf) -> list[Path]:
    return [path for path in shelf.folder.iterdir() if ".foreign-" in path.name]


def test_the_next_change_makes_folder_file_and_lock_again(shelf: DeckShelf) -> None:
    deck_id = shelf.add(DECK, finished=True)
    held = shelf.hold(deck_id)
    assert not held.lost
    shutil.rmtree(shelf.folder)
    assert held.lost
    write(held, "Again")
    assert not held.lost
    assert names(shelf) == ["Again"]
    for deed in (other_window(shelf).hold, other_window(shelf).remove):
        with pytest.raises(BusyError):
            deed(deck_id)
    held.release()
    other_window(shelf).hold(deck_id).release()
    assert asides(shelf) == []


def test_who_took_the_deck_meanwhile_keeps_it(shelf: DeckShelf) -> None:
    """The folder was put back by a program that keeps folders alike, and another window changes the deck."""
    deck_id = shelf.add(DECK, finished=True)
    first = shelf.hold(deck_id)
    away = shelf.folder.rename(shelf.folder.with_name("away"))
    shutil.copytree(away, shelf.folder)
    second = other_window(shelf).hold(deck_id)
    write(second, "Second")
    with pytest.raises(BusyError):
        write(first, "First")
    assert names(shelf) == ["Second"]
    second.release()
    write(first, "First")
    assert names(shelf) == ["First"]
    [aside] = asides(shelf)
    assert "Second" in aside.read_text("utf-8")
    first.release()
    shelf.remove(deck_id)
    assert list(shelf.folder.iterdir()) == []


def test_what_was_put_in_its_place_is_kept_beside_it(shelf: DeckShelf) -> None:
    deck_id = shelf.add(DECK, finished=True)
    path = shelf.entries()[0].path
    held = shelf.hold(deck_id)
    path.write_bytes(b"from another computer")
    write(held, "Mine")
    [aside] = asides(shelf)
    assert aside.read_bytes() == b"from another computer"
    write(held, "Mine still")
    assert asides(shelf) == [aside]
    assert names(shelf) == ["Mine still"]
    held.release()


def test_a_folder_that_became_something_else_is_told_and_nothing_is_taken_as_written(
    shelf: DeckShelf,
) -> None:
    deck_id = shelf.add(DECK, finished=True)
    held = shelf.hold(deck_id)
    shutil.rmtree(shelf.folder)
    shelf.folder.write_bytes(b"")
    with pytest.raises(BadInputError) as refusal:
        write(held, "Again")
    assert refusal.value.message.id == "app.input.unwritable"
    assert held.lost
    shelf.folder.unlink()
    write(held, "Again")
    assert names(shelf) == ["Again"]
    held.release()
