"""A name with signs that turn the direction round turns no sentence round that anybody reads or hears."""

import re

from PySide6.QtWidgets import QLineEdit
from ui.shell.conftest import OpenWindow
from ui.shell.pages import all_words, click, lift_curtain, tile_of

from desktop.ui.main_window import MainWindow

SIGNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
TYPED = "\u202eMal\u2067lory"


def without_signs(window: MainWindow) -> list[str]:
    words = all_words(window)
    assert not [text for text in words if SIGNS.search(text)]
    return words


def test_a_typed_name_stands_everywhere_without_them(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window))
    assert window.setup is not None
    name = next(line for line in window.setup.findChildren(QLineEdit) if line.isVisible())
    name.clear()
    name.insert(TYPED)
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    assert page.match.header.seats[0].name == "Mallory"
    without_signs(window)
    lift_curtain(page)
    assert page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state)))).allowed
    assert any("Mallory" in text for text in without_signs(window))
    window.go_home()
    assert any("Mallory" in text for text in without_signs(window))
    again = open_window()
    assert any("Mallory" in text for text in without_signs(again))
