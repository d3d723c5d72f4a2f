"""The whole way of somebody new: a box of printed cards beside the screen, and a match with five of them."""

from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from ui.decks.conftest import Begin
from ui.shell.pages import click, lift_curtain

PRINTED: dict[int, tuple[int, ...]] = {
    0: (1, 2, 3),
    2: (9, 9),
    4: (2, 4, 6, 8),
    7: (12, 10, 12),
    9: (5, 4, 3, 2, 1),
}
"""Five panoramas as they stand on the printed cards, by their place in the deck."""


def test_five_cards_from_the_box_are_typed_and_played_with(begin: Begin) -> None:
    hand = begin()
    editor = hand.copy("tranquility")
    hand.type_into(("name",), "My box")
    hand.type_into(("provenance", "author"), "Anna")
    hand.type_into(("provenance", "source"), "typed from my box")
    for at, numbers in PRINTED.items():
        place = ("panoramas", at, "numbers")
        hand.walk_to(("panoramas", at))
        for nth, number in enumerate(numbers):
            if (*place, nth) not in _rows(editor):
                click(_lists(editor)[place].add)
            hand.type_into((*place, nth), str(number))
        while len(_rows(editor)) > len(numbers):
            click(_lists(editor)[place].buttons[-1].remove)
            hand.settle()
        assert editor.picture.showing is not None
        assert editor.picture.showing.face == "panorama/up/" + "-".join(map(str, numbers))
    click(editor.bar.play)
    setup = hand.window.setup
    assert setup is not None
    assert setup.deck.list.currentText() == "My box"
    [panorama] = [row for row in setup.modules.rows if row.spec.id == "panorama"]
    box = panorama.findChild(QAbstractButton)
    assert isinstance(box, QAbstractButton)
    box.setFocus()
    hand.keys("Space")
    click(setup.start)
    page = hand.window.table_page
    assert page is not None
    lift_curtain(page)
    QTest.qWait(50)
    deck: Any = page.match.header.deck
    assert {at: tuple(deck["panoramas"][at]["numbers"]) for at in PRINTED} == PRINTED
    assert deck["provenance"] == {"kind": "own", "source": "typed from my box", "author": "Anna"}
    assert deck["panoramas"][1]["provenance"]["kind"] == "reconstruction"
    known = {tuple(entry["numbers"]) for entry in deck["panoramas"]}
    assert {goal.numbers for goal in page.bridge.view.panoramas} <= known


def _rows(editor: Any) -> dict[Any, Any]:
    return editor.page.form.rows


def _lists(editor: Any) -> dict[Any, Any]:
    return editor.page.form.lists
