"""Lists far longer than any deck may have: the window answers at once, and nothing of them is lost."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from ui.decks.conftest import Begin, Hand
from ui.decks.test_editing import value_of
from ui.shell.pages import click

from desktop.app.games import find_games, load_deck, load_rules
from desktop.engine.deck_form import Choice, Json, Many, Part, Parts, Place, Whole
from desktop.engine.message import Message
from desktop.session.deckfile import deck_file, write_deck
from desktop.ui.decks.entry_pages import ROWS, pages_of, rows_of
from desktop.ui.decks.list_frame import ListFrame

NUMBERS = ("panoramas", 3, "numbers")
LONG = [1 + at % 12 for at in range(500)]


def own_deck(game: str) -> dict[str, Any]:
    manifest = find_games()[game]
    deck = load_deck(manifest, load_rules(manifest)).model_dump(mode="json", by_alias=True)
    return deck | {"name": "Long", "provenance": {"kind": "own", "source": "", "author": ""}}


def open_long(hand: Hand, numbers: list[int]) -> ListFrame:
    """Open a deck file with a long list as one opens any file, and walk to the list."""
    deck = own_deck("tranquility")
    deck["panoramas"][3]["numbers"] = numbers
    hand.window.desk.decks.add(deck, finished=False)
    hand.open_decks()
    hand.press(hand.entry("tranquility", "Long"), "edit")
    hand.walk_to(("panoramas", 3))
    return shown(hand)


def shown(hand: Hand, place: Place = NUMBERS) -> ListFrame:
    form = hand.editor.page.form
    assert form is not None
    hand.settle()
    return form.lists[place]


def press(hand: Hand, button: QWidget) -> None:
    hand.editor.page.ensureWidgetVisible(button)
    click(button)


def rows_in_view(hand: Hand) -> list[int]:
    form = hand.editor.page.form
    assert form is not None
    return [int(place[-1]) for place in form.rows if place[:-1] == NUMBERS]


@pytest.fixture
def hand(begin: Begin) -> Hand:
    return begin()


def test_a_list_of_hundreds_is_shown_a_page_at_a_time(hand: Hand) -> None:
    frame = open_long(hand, LONG)
    assert rows_in_view(hand) == list(range(ROWS))
    assert frame.head.earlier.isHidden()
    press(hand, frame.foot.later)
    assert rows_in_view(hand) == list(range(ROWS, 2 * ROWS))
    frame = shown(hand)
    assert QApplication.focusWidget() is frame.head.later
    assert any(f"{ROWS + 1}–{2 * ROWS}" in label.text() for label in frame.head.findChildren(QLabel))
    assert "Numbers" in frame.head.later.accessibleName()
    hand.keys("Space")
    assert rows_in_view(hand)[0] == 2 * ROWS
    hand.keys("Shift+Tab")
    hand.keys("Space")
    assert rows_in_view(hand)[0] == ROWS
    assert QApplication.focusWidget() is shown(hand).head.earlier


def test_what_was_never_shown_is_saved_all_the_same(hand: Hand) -> None:
    frame = open_long(hand, LONG)
    press(hand, frame.foot.later)
    hand.type_into((*NUMBERS, ROWS + 1), "7")
    wanted = [*LONG[: ROWS + 1], 7, *LONG[ROWS + 2 :]]
    assert value_of(hand.saved(hand.editor), NUMBERS) == wanted
    press(hand, shown(hand).buttons[0].remove)
    del wanted[ROWS]
    assert value_of(hand.saved(hand.editor), NUMBERS) == wanted
    assert rows_in_view(hand)[0] == ROWS
    hand.keys("Ctrl+Z")
    hand.keys("Ctrl+Z")
    assert value_of(hand.saved(hand.editor), NUMBERS) == LONG
    path = hand.window.desk.decks.folder / "sent.json"
    hand.page.save_to(path, "tranquility", hand.editor.deck_id)
    assert path.read_bytes() == write_deck(hand.editor.draft.deck, finished=False)


def test_an_entry_that_moves_to_another_page_stays_in_view(hand: Hand) -> None:
    frame = open_long(hand, LONG)
    press(hand, frame.buttons[ROWS - 1].down)
    assert rows_in_view(hand)[0] == ROWS
    frame = shown(hand)
    press(hand, frame.buttons[0].up)
    assert rows_in_view(hand)[0] == 0
    assert value_of(hand.saved(hand.editor), NUMBERS) == LONG


def test_one_more_is_added_at_the_end_and_brought_up(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.ui.decks.entry_pages.ROWS", 4)
    frame = open_long(hand, LONG[:8])
    press(hand, frame.add)
    assert rows_in_view(hand) == [8]
    assert value_of(hand.saved(hand.editor), NUMBERS) == [*LONG[:8], LONG[7]]
    hand.keys("Ctrl+Z")
    assert rows_in_view(hand) == [4, 5, 6, 7]
    hand.keys("Ctrl+Y")
    assert value_of(hand.saved(hand.editor), NUMBERS) == [*LONG[:8], LONG[7]]


def test_a_fault_in_a_row_not_in_view_brings_it_up(hand: Hand) -> None:
    open_long(hand, [*LONG[:400], 99, *LONG[401:]])
    lines = [line for line in hand.editor.faults.lines if line.isVisible()]
    click(lines[-1])
    assert 400 in rows_in_view(hand)
    assert QApplication.focusWidget() is hand.field((*NUMBERS, 400))
    form = hand.editor.page.form
    assert form is not None
    assert form.rows[(*NUMBERS, 400)].fault.isVisible()
    hand.walk_to(("panoramas", 4))
    hand.walk_to(("panoramas", 3))
    assert rows_in_view(hand)[0] == 0


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_way_through_is_said_in_every_language(begin: Begin, language: str) -> None:
    hand = begin(language)
    frame = open_long(hand, LONG)
    spoken = hand.window.room.words
    assert frame.foot.later.text() == spoken.tr("app.deck.show-entries", text=f"{ROWS + 1}–{2 * ROWS}")
    assert frame.head.isVisible()
    hand.window.resize(700, 600)
    hand.window.room.change(text_percent=200)
    hand.settle()
    page = hand.editor.page
    assert frame.width() <= page.viewport().width()
    assert page.horizontalScrollBar().maximum() == 0
    hand.window.room.change(language={"en": "ru", "ja": "en", "ru": "ja"}[language])
    assert frame.foot.later.text() == spoken.tr("app.deck.show-entries", text=f"{ROWS + 1}–{2 * ROWS}")


@pytest.mark.parametrize("game", sorted(find_games()))
def test_the_cards_that_come_with_a_game_are_shown_whole(begin: Begin, game: str) -> None:
    hand = begin()
    hand.copy_of_built_in(game)
    for sheet in hand.editor.reading.sheets:
        for card in sheet.cards:
            hand.editor.cards.walk_to(card.place)
            form = hand.editor.page.form
            assert form is not None
            assert all(frame.head.isHidden() for frame in form.lists.values())


@pytest.mark.parametrize("count", [50, 500, 2_000])
def test_how_many_fields_are_made_does_not_grow_with_the_list(hand: Hand, count: int) -> None:
    """Lists within lists, too: what the window answers by is how many fields it has to lay out."""
    deck = own_deck("the_west")
    clause = deck["facility_effects"][0]["effect"][0]
    deck["facility_effects"][0]["effect"] = [clause] * count
    deck_file(deck)
    hand.window.desk.decks.add(deck, finished=False)
    hand.open_decks()
    hand.press(hand.entry("the_west", "Long"), "edit")
    hand.walk_to(("facility_effects", 0))
    form = hand.editor.page.form
    assert form is not None
    assert len(form.rows) + len(form.presences) < 3 * ROWS


def test_a_field_is_not_put_in_its_place_again_where_it_is(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time has the whole page laid out anew: with hundreds of fields that was most of the waiting."""
    open_long(hand, LONG)
    form = hand.editor.page.form
    assert form is not None
    row = form.rows[(*NUMBERS, 0)]
    moved: list[int] = []
    layout = row.layout()
    assert layout is not None
    add = type(layout).addWidget
    monkeypatch.setattr(type(layout), "addWidget", lambda *args: (moved.append(1), add(*args))[1])
    hand.window.resize(1290, 800)
    hand.settle()
    assert moved == []


def _name(at: int) -> Message:
    return Message("app.deck.name", {"number": at})


def test_lists_within_lists_share_the_rows_of_a_page() -> None:
    def many(of: Any) -> Many:
        return Many(of, 0, 9_999, _name)

    inner: Json = [1] * 1_000
    assert [len(page) for page in pages_of(many(Whole(0, 9)), inner)][:2] == [ROWS, ROWS]
    assert sum(map(len, pages_of(many(Whole(0, 9)), inner))) == 1_000
    nested = many(Parts((Part("all", many(Choice((1,), _name)), _name(0)),)))
    entries: Json = [{"all": inner}] * 30
    assert rows_of(nested, entries) == 1 + ROWS + 1
    assert pages_of(nested, entries) == [range(at, at + 1) for at in range(30)]
    assert pages_of(nested, []) == [range(0)]
