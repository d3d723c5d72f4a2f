"""A name with signs that turn the direction round turns no sentence round that anybody reads or hears."""

import re

from PySide6.QtWidgets import QLineEdit
from ui.shell.conftest import OpenWindow
from ui.shell.pages import all_words, click, lift_curtain, tile_of

from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

SIGNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
TYPED = "\u202eMal\u2067lory"


def without_signs(window: MainWindow) -> list[str]:
    words = all_words(window)
    assert not [text for text in words if SIGNS.search(text)]
    return words


def begun_as(window: MainWindow, name: str) -> TablePage:
    """A match of somebody who types that name."""
    click(tile_of(window))
    assert window.setup is not None
    field = next(line for line in window.setup.findChildren(QLineEdit) if line.isVisible())
    field.clear()
    field.insert(name)
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    return page


def test_a_typed_name_stands_everywhere_without_them(open_window: OpenWindow) -> None:
    window = open_window()
    page = begun_as(window, TYPED)
    assert page.match.header.seats[0].name == "Mallory"
    without_signs(window)
    lift_curtain(page)
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    assert any("Mallory" in text for text in without_signs(window))
    window.go_home()
    assert any("Mallory" in text for text in without_signs(window))
    again = open_window()
    assert any("Mallory" in text for text in without_signs(again))


FROM_THE_RIGHT = "דנה"
APART = f"\u2068{FROM_THE_RIGHT}\u2069"


def test_a_name_from_right_to_left_turns_nothing_round_it(open_window: OpenWindow) -> None:
    """Set apart in every sentence; as it is in the field where it is typed, and in the file."""
    window = open_window()
    page = begun_as(window, FROM_THE_RIGHT)
    assert page.match.header.seats[0].name == FROM_THE_RIGHT
    lift_curtain(page)
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    assert any(APART in text for text in all_words(window))
    bare = re.compile(f"[^\u2068]{FROM_THE_RIGHT}|{FROM_THE_RIGHT}[^\u2069]")
    assert not [text for text in all_words(window) if bare.search(text)]
    assert not SIGNS.search(page.opened.autosave.path.read_text("utf-8"))
    window.go_home()
    assert f"{APART} · " in "".join(all_words(window))
    assert not [text for text in all_words(window) if bare.search(text)]


def test_a_control_character_in_a_typed_name_is_left_out(open_window: OpenWindow) -> None:
    window = open_window()
    page = begun_as(window, "\0\x1bMal\x07lory")
    assert page.match.header.seats[0].name == "Mallory"
    window.go_home()
    assert any("Mallory" in text for text in all_words(window))
