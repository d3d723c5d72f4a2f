"""Teaching tips: when they come, how long they stay, where they are, and that text is only text."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from support.peg_setting import MakePegs, Pegs, look_of

from desktop.ui.table.tips import GRACE_MS, HOVER_MS
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.tip import COLUMN_CHARACTERS
from desktop.ui.typography import BREAK

LONG = {
    "en": "A card may lie only where two cards of the row below hold it, Bridges and Campfires too. " * 6,
    "ja": "カードは、下の段の2枚のカードに支えられる場所にだけ置けます。橋とたき火も支えになります。" * 6,
    "ru": "Карту можно положить лишь туда, где её держат две карты нижнего ряда, мосты и костры тоже. " * 6,
}
NAMES = ["<b>Bo</b>", "<img src=x>", "A&B", "&File", "%1", "{0}", "\u202eOb", "x" * 200]


def hover(pegs: Pegs, thing: str, qtbot: QtBot) -> None:
    pegs.probe.move(pegs.probe.at(thing, (0.15, 0.5)) + QPoint(1, 1))
    pegs.probe.move(pegs.probe.at(thing, (0.15, 0.5)))
    qtbot.waitUntil(lambda: pegs.table.tip.isVisible() and pegs.table.tips.shown is not None)


def enter(pegs: Pegs, qtbot: QtBot) -> None:
    """Bring the pointer onto the tip; a window that was just there may swallow the first step."""

    def is_entered() -> bool:
        if not pegs.table.tip.isVisible():
            hover(pegs, "tile-1", qtbot)
        QTest.mouseMove(pegs.table.tip, QPoint(6, 6))
        QTest.mouseMove(pegs.table.tip, QPoint(5, 5))
        return pegs.table.tip.underMouse()

    qtbot.waitUntil(is_entered)


def test_hovering_tells_after_a_moment_what_it_is(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.move(pegs.probe.at("tile-1", (0.15, 0.5)))
    QTest.qWait(HOVER_MS // 2)
    assert not pegs.table.tip.isVisible()
    qtbot.waitUntil(pegs.table.tip.isVisible)
    content = pegs.table.tip.content
    assert content.title == "Tile 1"
    assert content.lines[0] == "An odd tile goes onto an odd slot, an even tile onto an even one."


def test_a_tip_stays_while_it_is_hovered_and_goes_afterwards(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    enter(pegs, qtbot)
    QTest.qWait(GRACE_MS * 2)
    assert pegs.table.tip.isVisible()
    QTest.mouseMove(pegs.probe.viewport, QPoint(2, 2))
    qtbot.waitUntil(lambda: not pegs.table.tip.isVisible())


def test_a_tip_goes_when_the_pointer_goes_elsewhere(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    pegs.probe.move(QPoint(2, 2))
    qtbot.waitUntil(lambda: not pegs.table.tip.isVisible())


def test_a_pinned_tip_stays_until_it_is_closed(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    QTest.mouseClick(pegs.table.tip._pin, Qt.MouseButton.LeftButton)
    assert pegs.table.tip.pinned
    pegs.probe.move(QPoint(2, 2))
    QTest.qWait(GRACE_MS * 2)
    pegs.probe.drag("tile-1", "slot-1")
    assert pegs.table.tip.isVisible()
    assert pegs.table.tip.content.title == "Tile 1"
    pegs.table.tip.closed.emit()
    pegs.table.tips.dismiss()
    assert not pegs.table.tip.isVisible()


def test_a_tip_that_was_asked_for_by_a_click_goes_with_the_hand(pegs: Pegs, qtbot: QtBot) -> None:
    zone = next(one for one in pegs.table.stage.board.zones if not one.startswith("slot"))
    pegs.probe.click(zone, (0.02, 0.5))
    assert pegs.table.tip.isVisible()
    pegs.probe.move(QPoint(2, 2))
    qtbot.waitUntil(lambda: not pegs.table.tip.isVisible())


def test_an_act_takes_the_tip_away(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "tile-1", qtbot)
    pegs.probe.click("tile-2")
    assert not pegs.table.tip.isVisible()


def test_a_reason_is_not_brushed_away_by_hovering(pegs: Pegs) -> None:
    pegs.probe.drag("tile-2", "slot-3")
    pegs.probe.move(pegs.probe.at("tile-4", (0.15, 0.5)))
    QTest.qWait(HOVER_MS + GRACE_MS)
    assert pegs.table.tip.content.rule == "pegs.parity"
    assert pegs.table.tip.isVisible()


def test_hovering_a_refused_zone_in_mid_drag_says_why(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.take("tile-1", pegs.probe.carried_to("tile-1", "slot-2"))
    qtbot.waitUntil(pegs.table.tip.isVisible)
    assert pegs.table.tip.content.rule == "pegs.parity"
    assert pegs.table.hand.dragging
    pegs.table.hand.cancel()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_longest_tip_fits_beside_its_subject_everywhere(
    make_pegs: MakePegs, language: str, scale: float
) -> None:
    pegs = make_pegs(size=(1000, 700), language=language, text_scale=scale)
    tip, table = pegs.table.tip, pegs.table
    content = TipContent("Title", (LONG[language],), "pegs.lay", "Rule", refused=True)
    for share_x in (0.0, 0.5, 1.0):
        for share_y in (0.0, 0.5, 1.0):
            subject = table.rect()
            subject.setSize(subject.size() / 9)
            subject.moveTo(
                round((table.width() - subject.width()) * share_x),
                round((table.height() - subject.height()) * share_y),
            )
            tip.show_for(content, subject)
            QApplication.processEvents()
            assert table.rect().contains(tip.geometry())
            assert not tip.geometry().intersects(subject)
            for label in tip.findChildren(QLabel):
                if label.isVisible():
                    assert label.heightForWidth(label.width()) <= label.height()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_lines_are_no_longer_than_is_easily_read(make_pegs: MakePegs, language: str) -> None:
    pegs = make_pegs(size=(1600, 900), language=language)
    pegs.table.tip.show_for(TipContent("Title", (LONG[language],)), QRect(0, 0, 100, 100))
    metrics = pegs.table.tip.fontMetrics()
    assert pegs.table.tip.width() <= metrics.horizontalAdvance("n") * (COLUMN_CHARACTERS + 6)


@pytest.mark.parametrize("corner", ["tile-1", "stack", "slot-1", "slot-6"])
def test_a_tip_never_covers_what_is_hovered(make_pegs: MakePegs, qtbot: QtBot, corner: str) -> None:
    pegs = make_pegs(size=(640, 460), text_scale=2.0)
    hover(pegs, corner, qtbot)
    seen = pegs.table.view.on_screen(pegs.probe.rect(corner))
    assert not pegs.table.tip.geometry().intersects(seen.adjusted(1, 1, -1, -1))
    assert pegs.table.rect().contains(pegs.table.tip.geometry())


def test_a_tip_stays_inside_when_the_window_shrinks(pegs: Pegs, qtbot: QtBot) -> None:
    hover(pegs, "stack", qtbot)
    pegs.table.resize(500, 400)
    assert pegs.table.rect().contains(pegs.table.tip.geometry())


@pytest.mark.parametrize("size", [(500, 400), (1200, 900)])
def test_a_tip_moves_along_with_what_it_speaks_of(pegs: Pegs, qtbot: QtBot, size: tuple[int, int]) -> None:
    hover(pegs, "stack", qtbot)
    pegs.table.resize(*size)
    seen = pegs.table.view.on_screen(pegs.probe.rect("stack"))
    assert (pegs.table.tip.subject.center() - seen.center()).manhattanLength() < seen.height() // 2
    assert not pegs.table.tip.geometry().intersects(seen.adjusted(1, 1, -1, -1))


def test_a_refusal_goes_when_the_table_has_another_size(pegs: Pegs) -> None:
    pegs.probe.drag("tile-1", "slot-2")
    assert pegs.table.tip.isVisible()
    assert pegs.table.tips.shown is None
    pegs.table.resize(700, 500)
    assert not pegs.table.tip.isVisible()


@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_shown_as_it_is_written(pegs: Pegs, name: str) -> None:
    tip = pegs.table.tip
    tip.show_for(TipContent(name, (name,), "pegs.lay", name), pegs.table.rect().adjusted(0, 0, -800, -600))
    shown = [label for label in tip.findChildren(QLabel) if label.isVisible()]
    # where a word is too long for any line there are places to break, which nobody sees
    assert [label.text().replace(BREAK, "") for label in shown] == [name, name]
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in shown)
    assert tip._chip.text().replace("&&", "&") == name


@pytest.mark.parametrize("dark", [False, True])
def test_a_tip_is_readable_in_light_and_dark(make_pegs: MakePegs, dark: bool) -> None:
    pegs = make_pegs(dark=dark)
    pegs.table.tip.show_for(TipContent("Title", ("Line",)), pegs.table.rect().adjusted(0, 0, -800, -600))
    ground = pegs.table.tip.grab().toImage().pixelColor(40, 6).name()
    assert ground == look_of(dark=dark).colours.surface
    pegs.table.set_look(look_of(dark=not dark))
    QApplication.processEvents()
    assert pegs.table.tip.grab().toImage().pixelColor(40, 6).name() == look_of(dark=not dark).colours.surface


def test_the_chip_opens_the_rule(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.probe.drag("tile-2", "slot-3")
    with qtbot.waitSignal(pegs.table.rule_wanted) as wanted:
        QTest.mouseClick(pegs.table.tip._chip, Qt.MouseButton.LeftButton)
    assert wanted.args == ["pegs.parity"]


def test_why_a_piece_cannot_be_used_is_told_on_it(pegs: Pegs, qtbot: QtBot) -> None:
    rules = pegs.bridge.match.rules
    pegs.probe.click("tile-1")
    pegs.probe.move(pegs.probe.at("slot-2"))
    qtbot.waitUntil(pegs.table.tip.isVisible)
    assert pegs.table.tip.content.refused
    assert "one is odd" in pegs.table.tip.content.lines[-1]
    assert pegs.table.tip.content.rule in rules.rulebook


def test_thousands_of_hovers_change_nothing(pegs: Pegs) -> None:
    state, log = pegs.state, pegs.bridge.match.log
    for index in range(1000):
        pegs.table.pointer.hovered.emit(QPointF(index % 600, index * 7 % 420))
    assert (pegs.state, pegs.bridge.match.log, pegs.table.handling.draft) == (state, log, None)


def test_a_refusal_goes_with_the_language_it_was_said_in(pegs: Pegs) -> None:
    pegs.probe.drag("tile-2", "slot-3")
    assert pegs.table.tip.content.refused
    pegs.words.set_language("ru")
    pegs.table.retranslate()
    assert not pegs.table.tip.isVisible()


@pytest.mark.parametrize(
    "word", ["x" * 280, "https://example.org/" + "a-very-long-path/" * 12], ids=["word", "address"]
)
def test_a_word_too_long_for_a_line_breaks_and_hides_nothing_of_the_others(pegs: Pegs, word: str) -> None:
    tip = pegs.table.tip
    tip.show_for(TipContent("A Locus", (word, LONG["en"])), QRect(300, 200, 40, 40))
    QApplication.processEvents()
    for label in tip.findChildren(QLabel):
        right = label.mapTo(tip, QPoint(label.width(), 0)).x()
        assert right <= tip.width(), label.text()[:40]
        assert label.minimumSizeHint().width() <= label.width(), label.text()[:40]
