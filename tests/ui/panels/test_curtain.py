"""The curtain: opaque, patient, in the next player's colour, and knowing nothing of the next hand."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off, texts

from desktop.ui.panels.curtain import Curtain
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.ready_button import QUIET_S, ReadyButton
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import TEXT_CONTRAST, contrast, dark_colours, light_colours, text_on

LEFT = Qt.MouseButton.LeftButton
QUIET_MS = round(QUIET_S * 1000) + 40


class Page:
    """A page with something to press under the curtain."""

    def __init__(self, desk: Any, qtbot: QtBot) -> None:
        self.desk = desk
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(900, 640)
        self.below = QPushButton("below")
        self.pressed: list[bool] = []
        self.below.clicked.connect(self.pressed.append)
        QVBoxLayout(self.window).addWidget(self.below)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.curtain = Curtain(desk.bridge, desk.words, desk.look, desk.icons, self.window)

    @property
    def ready(self) -> ReadyButton:
        found = self.curtain.findChild(ReadyButton)
        assert found is not None
        return found

    @property
    def name(self) -> str:
        found = self.curtain.findChild(PlainLabel, "curtain-name")
        assert found is not None
        return found.text()

    def tap(self) -> None:
        middle = self.ready.mapTo(self.window, self.ready.rect().center())
        under = self.window.childAt(middle)
        assert under is not None
        QTest.mouseClick(under, LEFT, pos=under.mapFrom(self.window, middle))


@pytest.fixture
def page(qtbot: QtBot, open_desk: Callable[..., Any]) -> Callable[..., Page]:
    def opened(*names: str, **how: Any) -> Page:
        return Page(open_desk(*names, **how), qtbot)

    return opened


def test_a_match_opens_on_the_curtain_and_a_fresh_press_lifts_it(
    page: Callable[..., Page], qtbot: QtBot
) -> None:
    at = page("Ann", "Bo")
    assert at.curtain.isVisible()
    assert at.curtain.geometry() == at.window.rect()
    assert at.name == "Ann"
    qtbot.wait(QUIET_MS)
    assert at.ready.hasFocus()
    at.tap()
    assert not at.curtain.isVisible()
    assert at.desk.bridge.eyes == 1


def test_hurried_clicks_do_not_lift_the_next_curtain(page: Callable[..., Page], qtbot: QtBot) -> None:
    at = page("Ann", "Bo")
    qtbot.wait(QUIET_MS)
    at.tap()
    at.desk.discard_two()
    at.desk.end_turn()
    at.desk.bridge.raise_curtain()
    for _ in range(20):
        at.tap()
        qtbot.wait(40)
    assert at.curtain.isVisible()
    assert at.desk.bridge.eyes is None
    qtbot.wait(QUIET_MS)
    at.tap()
    assert at.desk.bridge.eyes == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_press_on_the_bare_ground_leaves_the_keyboard_on_the_button(
    page: Callable[..., Page], qtbot: QtBot, key: Qt.Key
) -> None:
    at = page("Ann", "Bo")
    qtbot.wait(QUIET_MS)
    QTest.mouseClick(at.curtain, LEFT, pos=QPoint(20, 600))
    assert at.ready.hasFocus()
    qtbot.wait(QUIET_MS)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)
    assert at.desk.bridge.eyes == 1


def test_a_held_key_does_not_lift_it(page: Callable[..., Page], qtbot: QtBot) -> None:
    at = page("Ann", "Bo")
    for _ in range(8):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyPress(focused, Qt.Key.Key_Return)
        qtbot.wait(30)
    assert at.curtain.isVisible()
    qtbot.wait(QUIET_MS)
    QTest.keyClick(at.ready, Qt.Key.Key_Return)
    assert at.desk.bridge.eyes == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Enter])
def test_keys_lift_it(page: Callable[..., Page], qtbot: QtBot, key: Qt.Key) -> None:
    at = page("Ann", "Bo")
    qtbot.wait(QUIET_MS)
    QTest.keyClick(at.ready, key)
    assert at.desk.bridge.eyes == 1


def test_nothing_below_is_reached(page: Callable[..., Page], qtbot: QtBot) -> None:
    at = page("Ann", "Bo")
    qtbot.wait(QUIET_MS)
    for place in (QPoint(20, 20), QPoint(450, 600), QPoint(880, 320)):
        under = at.window.childAt(place)
        assert under is not None
        assert under is at.curtain or at.curtain.isAncestorOf(under)
        QTest.mouseClick(under, LEFT, pos=under.mapFrom(at.window, place))
    QTest.mouseDClick(at.curtain, LEFT, pos=QPoint(10, 10))
    at.below.setText("late")
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused is at.curtain or at.curtain.isAncestorOf(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    QTest.keyClick(at.ready, Qt.Key.Key_Backtab)
    assert at.pressed == []
    assert at.curtain.isVisible()


def test_it_is_opaque_and_follows_its_page(page: Callable[..., Page]) -> None:
    at = page("Ann", "Bo")
    at.window.resize(700, 500)
    assert at.curtain.geometry() == at.window.rect()
    seen = at.window.grab().toImage()
    assert seen.pixelColor(3, 3).name() == at.curtain.ground
    late = QWidget(at.window)
    late.setGeometry(0, 0, 50, 50)
    late.show()
    assert at.window.childAt(QPoint(5, 5)) is not late


def test_it_knows_nothing_of_the_next_hand(page: Callable[..., Page]) -> None:
    at = page("Ann", "Bo")
    said = texts(at.curtain)
    for card in at.desk.match.state.hands[0]:
        name = at.desk.words.tr("app.curtain.drawn", seat=card)
        assert not any(name in text for text in said)
    assert at.desk.bridge.view is None


@pytest.mark.parametrize("colours", [light_colours(), dark_colours()], ids=["light", "dark"])
def test_text_reads_on_each_seats_curtain(page: Callable[..., Page], colours: Any) -> None:
    at = page("Ann", "Bo", "Cy", "Di", "Ed")
    at.curtain.set_look(Look(colours, False, 1.0, 0, "en"))
    for seat in range(1, 6):
        at.curtain._seat = seat
        for shade in at.curtain.shades():
            assert contrast(text_on(at.curtain.ground), shade) >= TEXT_CONTRAST, (seat, shade)


@pytest.mark.parametrize("name", ["<b>Bo</b>", "A&B", "{0}", "&File %1", "x" * 60])
def test_the_name_is_shown_as_typed_and_fits(page: Callable[..., Page], qtbot: QtBot, name: str) -> None:
    at = page(name, "Bo", scale=2.0)
    at.window.resize(1280, 800)
    qtbot.wait(40)
    assert at.name == name
    assert cut_off(at.curtain) == []


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_words_fit(page: Callable[..., Page], qtbot: QtBot, language: str, scale: float) -> None:
    at = page("", "Bo", language=language, scale=scale)
    at.window.resize(1024, 700)
    qtbot.wait(40)
    assert at.name == at.desk.words.tr("app.seat.unnamed", seat=1)
    assert cut_off(at.curtain) == []
    assert at.ready.fontMetrics().horizontalAdvance(at.ready.text()) < at.ready.width() - 16
    assert at.window.rect().contains(at.ready.geometry())


def test_everything_is_reached_in_a_small_window(page: Callable[..., Page], qtbot: QtBot) -> None:
    at = page("Ann", "Bo", language="ru", scale=2.0)
    at.window.resize(800, 480)
    qtbot.wait(40)
    assert cut_off(at.curtain) == []
    rename = at.curtain.findChild(WrapButton, "rename")
    assert rename is not None
    assert at.window.rect().contains(rename.geometry())
    assert at.window.rect().contains(at.ready.geometry())


def test_a_seat_is_renamed_there(page: Callable[..., Page], qtbot: QtBot) -> None:
    at = page("Ann", "Bo")
    qtbot.wait(QUIET_MS)
    rename = at.curtain.findChild(WrapButton, "rename")
    field = at.curtain.findChild(QLineEdit)
    assert rename is not None
    assert field is not None
    QTest.mouseClick(rename, LEFT)
    assert field.text() == "Ann"
    with qtbot.waitSignal(at.curtain.renamed) as told:
        QTest.keyClicks(field, " Zoe & <i>co</i> ")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert told.args == [1]
    assert at.curtain.isVisible()
    assert at.name == "Zoe & <i>co</i>"
    assert at.desk.match.header.seats[0].name == "Zoe & <i>co</i>"


def test_escape_leaves_the_name(page: Callable[..., Page], qtbot: QtBot) -> None:
    at = page("Ann", "Bo")
    qtbot.wait(QUIET_MS)
    rename = at.curtain.findChild(WrapButton, "rename")
    field = at.curtain.findChild(QLineEdit)
    assert rename is not None
    assert field is not None
    QTest.mouseClick(rename, LEFT)
    QTest.keyClicks(field, "Zoe")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.isVisible()
    assert at.name == "Ann"
    assert at.curtain.isVisible()


def test_renaming_waits_for_a_fresh_press_too(page: Callable[..., Page]) -> None:
    at = page("Ann", "Bo")
    rename = at.curtain.findChild(WrapButton, "rename")
    assert rename is not None
    QTest.mouseClick(rename, LEFT)
    assert rename.isVisible()


def test_a_table_for_one_has_no_curtain(page: Callable[..., Page]) -> None:
    at = page("Ann")
    assert not at.curtain.isVisible()


def test_another_language_and_leaving(page: Callable[..., Page]) -> None:
    at = page("Ann", "Bo")
    at.desk.words.set_language("ja")
    at.curtain.retranslate()
    assert at.ready.text() == at.desk.words.tr("app.curtain.ready")
    at.curtain.leave()
    assert not at.curtain.isVisible()
    at.desk.bridge.lift(1)
    at.desk.discard_two()
    at.desk.end_turn()
    at.desk.bridge.raise_curtain()
    assert not at.curtain.isVisible()
