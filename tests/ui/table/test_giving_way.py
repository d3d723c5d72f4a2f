"""A tip never takes a press that is meant for the table, and goes when what it says is no longer so."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs
from support.pegs import Lay
from support.table_probe import LEFT, NO_KEYS

from desktop.ui.table.tips import GRACE_MS, HOVER_MS
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.placing import placed


def hover(pegs: Pegs, thing: str, qtbot: QtBot) -> None:
    pegs.probe.move(pegs.probe.at(thing, (0.15, 0.5)) + QPoint(1, 1))
    pegs.probe.move(pegs.probe.at(thing, (0.15, 0.5)))
    qtbot.waitUntil(lambda: pegs.table.tip.isVisible() and pegs.table.tips.shown is not None)


def press_window(pegs: Pegs, thing: str) -> None:
    """A click as the system sends it: whichever widget lies uppermost gets it."""
    at = pegs.probe.viewport.mapTo(pegs.table, pegs.probe.at(thing))
    QTest.mouseClick(pegs.table.windowHandle(), LEFT, NO_KEYS, at)


def cover(pegs: Pegs, thing: str) -> None:
    """Lay the tip over a thing, wherever it would stand by itself."""
    seen = pegs.table.view.on_screen(pegs.probe.rect(thing))
    pegs.table.tip.setGeometry(seen.adjusted(-20, -20, 20, 20))
    pegs.table.tip.raise_()


def test_a_note_over_a_legal_place_takes_no_press_while_a_piece_is_held(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.click("tile-1")
    hover(pegs, "slot-2", qtbot)
    cover(pegs, "slot-3")
    press_window(pegs, "slot-3")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-3")]


def test_a_note_over_a_payment_takes_no_press(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.drag("tile-4", "slot-4")
    hover(pegs, "slot-1", qtbot)
    cover(pegs, "tile-2")
    press_window(pegs, "tile-2")
    assert pegs.moves == [Lay(tile="tile-4", slot="slot-4", pay=("tile-2",))]


def test_a_press_on_a_note_closes_it_and_reaches_nothing_that_it_hides(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "slot-2", qtbot)
    cover(pegs, "tile-3")
    press_window(pegs, "tile-3")
    assert pegs.table.handling.draft is None
    assert not pegs.table.tip.isVisible()
    press_window(pegs, "tile-3")
    assert pegs.table.handling.held == "tile-3"


def test_no_drag_begins_under_a_note(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "slot-2", qtbot)
    cover(pegs, "tile-3")
    window = pegs.table.windowHandle()
    start = pegs.probe.at("tile-3") + pegs.probe.viewport.mapTo(pegs.table, QPoint(0, 0))
    QTest.mousePress(window, LEFT, NO_KEYS, start)
    for at in (start + QPoint(0, -30), start + QPoint(0, -90)):
        QTest.mouseMove(window, at)
    assert not pegs.table.hand.dragging
    QTest.mouseRelease(window, LEFT, NO_KEYS, start + QPoint(0, -90))
    assert pegs.table.handling.draft is None


def test_a_press_on_a_pinned_note_leaves_all_as_it_is(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "slot-2", qtbot)
    QTest.mouseClick(pegs.table.tip._pin, LEFT)
    cover(pegs, "tile-3")
    press_window(pegs, "tile-3")
    assert pegs.table.handling.draft is None
    assert pegs.table.tip.isVisible()


def test_a_press_on_the_thing_itself_works_under_its_note(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-3", qtbot)
    press_window(pegs, "tile-3")
    assert pegs.table.handling.held == "tile-3"


def test_a_note_is_pinned_by_its_pin_only(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    QTest.mouseClick(pegs.table.tip, LEFT, NO_KEYS, QPoint(6, 30))
    assert not pegs.table.tip.pinned
    assert not pegs.table.tip.isVisible()
    hover(pegs, "tile-2", qtbot)
    QTest.mouseClick(pegs.table.tip._pin, LEFT)
    assert pegs.table.tip.pinned


def test_clicking_the_same_thing_again_does_not_pin(pegs: Pegs) -> None:
    for _ in range(3):
        pegs.probe.click("hand-1", (0.97, 0.5))
        QTest.qWait(20)
    assert pegs.table.tip.isVisible()
    assert not pegs.table.tip.pinned


def test_what_is_only_read_shows_no_buttons(pegs: Pegs, qtbot: QtBot) -> None:
    tip = pegs.table.tip
    hover(pegs, "tile-1", qtbot)
    assert tip._pin.isVisible()
    pegs.probe.click("tile-1")
    hover(pegs, "slot-3", qtbot)
    assert tip.passive
    assert not tip._pin.isVisible()
    assert not tip._close.isVisible()


def test_another_thing_under_the_pointer_replaces_the_note_at_once(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    pegs.probe.move(pegs.probe.at("slot-6"))
    assert pegs.table.tip.content.title == "Slot 6"
    pegs.probe.move(QPoint(2, 2))
    assert not pegs.table.tip.isVisible()


def test_the_way_to_a_note_does_not_take_it_away(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    tip = pegs.table.tip
    up = pegs.probe.at("tile-1", (0.15, 0.5))
    top = pegs.table.view.on_screen(pegs.probe.rect("tile-1")).top()
    pegs.probe.move(QPoint(up.x(), top - 4))  # between the piece and its note: the hand's own zone
    assert tip.isVisible()
    assert tip.content.title == "Tile 1"


def test_while_a_piece_is_held_a_note_goes_as_soon_as_its_place_is_left(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.click("tile-1")
    hover(pegs, "slot-3", qtbot)
    pegs.probe.move(QPoint(2, 2))
    assert not pegs.table.tip.isVisible()


@pytest.mark.parametrize("pin", [False, True])
def test_a_refusal_goes_when_the_position_changes_pinned_or_not(pegs: Pegs, pin: bool) -> None:
    pegs.probe.drag("tile-1", "slot-1")
    pegs.probe.drag("tile-2", "slot-3")
    tip = pegs.table.tip
    assert tip.isVisible()
    if pin:
        QTest.mouseClick(tip._pin, LEFT)
    assert tip.pinned is pin
    assert pegs.bridge.undo()
    assert not tip.isVisible()
    assert not tip.pinned


def test_a_reason_goes_when_the_draft_goes(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-2")
    assert pegs.table.tip.isVisible()
    pegs.table.handling.drop_draft()
    assert not pegs.table.tip.isVisible()


def test_the_chip_of_a_refusal_can_be_pressed_where_it_covers_nothing_legal(
    make_pegs: MakePegs, qtbot: QtBot
) -> None:
    pegs = make_pegs(size=(1500, 700))
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-2")
    tip = pegs.table.tip
    legal = [pegs.table.view.on_screen(each.rect) for each in pegs.table.highlights.lit.values()]
    assert tip.passive == any(tip.geometry().intersects(rect) for rect in legal)


@pytest.mark.parametrize("free", [(), (QRect(400, 100, 200, 180),)])
def test_a_tip_stands_where_it_covers_least_of_what_is_wanted(free: tuple[QRect, ...]) -> None:
    subject, host = QRect(450, 300, 100, 70), QRect(0, 0, 1000, 700)
    rect = placed(QRect(0, 0, 220, 100).size(), subject, host, free)
    assert not any(rect.intersects(each) for each in (*free, subject))


def test_a_tip_in_a_column_of_cards_stands_beside_it() -> None:
    host = QRect(0, 0, 900, 700)
    cards = [QRect(30, 30 + 180 * row, 120, 170) for row in range(3)]
    for card in cards:
        others = [each for each in cards if each != card]
        rect = placed(QSize(440, 120), card, host, others)
        assert not any(rect.intersects(each) for each in cards)


def test_a_tip_in_a_full_field_hides_less_than_in_the_middle_of_a_side() -> None:
    """Nothing is free all round: it goes in line with an edge or past it, where fewer are hidden."""
    host, size = QRect(0, 0, 900, 700), QSize(300, 110)
    cards = [QRect(100 + 110 * column, 240, 100, 120) for column in range(6)]
    cards += [QRect(100 + 110 * column, 370, 100, 120) for column in range(4)]
    cards += [QRect(100 + 110 * column, 110, 100, 120) for column in range(4)]
    subject = cards[4]
    others = [each for each in cards if each != subject]
    rect = placed(size, subject, host, others)
    assert not any(rect.intersects(each) for each in cards)


def test_what_may_be_pressed_counts_before_all_that_is_only_read() -> None:
    host, subject = QRect(0, 0, 460, 700), QRect(10, 300, 440, 100)
    pressed, read = QRect(0, 410, 460, 280), [QRect(20 + 40 * at, 220, 30, 30) for at in range(10)]
    assert placed(QSize(440, 80), subject, host, [pressed], read).bottom() < subject.top()
    assert placed(QSize(440, 80), subject, host, [], [pressed, *read]).top() > subject.bottom()


def test_of_two_ways_the_one_that_hides_a_whole_small_thing_is_worse() -> None:
    host, subject = QRect(0, 0, 460, 700), QRect(10, 300, 440, 100)
    coin, field = QRect(20, 220, 30, 30), QRect(0, 410, 460, 280)
    rect = placed(QSize(440, 80), subject, host, [coin, field])
    assert not rect.intersects(coin)


def test_a_pinned_note_gives_way_while_a_piece_is_held(pegs: Pegs) -> None:
    pegs.probe.focus("slot-2")
    pegs.probe.key(Qt.Key.Key_I)
    pegs.probe.key(Qt.Key.Key_I)
    assert pegs.table.tip.pinned
    pegs.table.hand.click_piece("tile-1")
    tip = pegs.table.tip
    assert tip.isVisible()
    legal = [pegs.table.view.on_screen(each.rect) for each in pegs.table.highlights.lit.values()]
    assert tip.passive == any(tip.geometry().intersects(rect) for rect in legal)
    QTest.qWait(HOVER_MS + GRACE_MS)
    assert tip.isVisible()


def test_two_lines_are_about_as_long_as_each_other(pegs: Pegs) -> None:
    tip = pegs.table.tip
    text = "The green Campfire can only take the place of an Ascent card of its own colour."
    tip.show_for(TipContent(text, refused=True), QRect(400, 300, 10, 10), passive=True)
    metrics = tip.fontMetrics()
    assert tip.height() <= metrics.height() * 2 + 44
    assert tip.width() <= metrics.horizontalAdvance(text) * 0.75 + 60


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_note_is_no_bigger_than_its_words(make_pegs: MakePegs, scale: float) -> None:
    pegs = make_pegs(text_scale=scale)
    tip = pegs.table.tip
    tip.show_for(TipContent("Slot 2", ("Short.",)), QRect(400, 300, 10, 10))
    large = tip.size()
    tip.show_for(TipContent("Slot 2", ("Short.",)), QRect(400, 300, 10, 10), passive=True)
    assert tip.width() < large.width()
    metrics = tip.fontMetrics()
    assert tip.width() <= metrics.horizontalAdvance("Slot 2") * 1.3 + 40
    assert tip.height() <= metrics.height() * 2 + 44
