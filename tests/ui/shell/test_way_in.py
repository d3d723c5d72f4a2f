"""From start to the first move, and back to it after the program was left."""

import json
import re

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit
from ui.shell.conftest import OpenWindow
from ui.shell.pages import LEFT, all_words, click, lift_curtain, start_match, tile_of

from desktop.app import paths
from desktop.ui.table_page import TablePage

HOSTILE = ("<b>Bo</b>", "Ай & ко", "{0} %1")


def test_four_clicks_lead_to_the_first_move(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    lift_curtain(page)
    before = page.match.cursor
    view = page.bridge.view
    card = next(card for card in view.hand if card.startswith(("green", "blue", "red")))
    # the fourth click grips a card; putting it down is the move
    for zone_or_piece in (card, "r1p1"):
        spot = _middle(page, zone_or_piece)
        QTest.mouseClick(page.table.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot)
    assert page.match.cursor == before + 1
    assert page.match.log[-1].move.model_dump()["card"] == card


def test_continue_opens_on_the_curtain_with_everything(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    match_id, state = page.match.header.id, page.match.state
    window.close()
    again = open_window()
    [card] = again.home.cards
    assert card.summary.id == match_id
    click(card.findChildren(QAbstractButton)[0])
    opened = again.table_page
    assert opened is not None
    assert opened.match.state == state
    assert opened.curtain.isVisible()
    assert opened.bridge.view is None


def test_nothing_of_the_next_hand_is_anywhere_behind_the_curtain(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    told = "\n".join(all_words(page)).lower()
    numbered = [card for hand in page.match.state.hands for card in hand if card[-2:] in ("-a", "-b")]
    assert numbered
    for card in numbered:
        named = page.match.rules.name_of(card)
        assert named is not None
        assert not re.search(rf"\b{window.room.words.say(named).lower()}\b", told)


def test_what_is_set_up_reaches_the_match_and_its_file(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window))
    setup = window.setup
    assert setup is not None
    setup.seats.set_count(3)
    for seat, name in enumerate(HOSTILE, start=1):
        field = setup.findChild(QLineEdit, f"name-{seat}")
        assert isinstance(field, QLineEdit)
        field.insert(name)
    row = next(row for row in setup.modules.rows if row.spec.id == "goats")
    row.set_value(True)
    click(setup.start)
    page = window.table_page
    assert page is not None
    header = page.match.header
    assert [seat.name for seat in header.seats] == list(HOSTILE)
    assert [seat.colour for seat in header.seats] == ["0", "1", "2"]
    assert header.options["goats"] is True
    line = paths.saves().joinpath(f"{header.id}.jsonl").read_text("utf-8").splitlines()[0]
    assert json.loads(line)["options"]["goats"] is True
    lift_curtain(page)
    seat = page.bridge.eyes
    assert seat is not None
    assert HOSTILE[seat - 1] in all_words(page.panel)


def test_options_without_meaning_are_left_out(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window))
    setup = window.setup
    assert setup is not None
    rows = {row.spec.id: row for row in setup.house_rules.rows}
    assert rows["ropes"].isHidden()
    setup.seats.set_count(1)
    assert not rows["ropes"].isHidden()
    assert rows["goats_goal"].isHidden()
    next(row for row in setup.modules.rows if row.spec.id == "goats").set_value(True)
    assert not rows["goats_goal"].isHidden()


def test_a_colour_is_taken_by_one_seat_only(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window))
    setup = window.setup
    assert setup is not None
    setup.seats.set_count(5)
    first = setup.findChild(QComboBox, "colour-1")
    assert isinstance(first, QComboBox)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    seats = setup.seats.seats()
    assert seats[0].colour == "1"
    assert len({seat.colour for seat in seats}) == len(seats)


def _middle(page: TablePage, name: str) -> QPoint:
    view, draft = page.bridge.view, page.table.handling.draft
    rects = {zone.id: zone.rect for zone in page.game_table.zones(view)}
    rects |= {piece.id: piece.rect for piece in page.game_table.pieces(view, draft)}
    return page.table.view.mapFromScene(rects[name].center())
