"""Fonts, icons, motion and the style sheet, as a running application gets them."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.ui.theme import system
from desktop.ui.theme.fonts import families, font_for, load_fonts
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.motion import motion_ms
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.ui.theme.seat_mark import paint_seat_mark, seat_colour, seat_shape
from desktop.ui.theme.stylesheet import dress, set_property, set_role
from desktop.ui.theme.surface import Surface

FONTS = Path(__file__).parents[3] / "resources/app/fonts"


def look_of(*, dark: bool = False, scale: float = 1.0, language: str = "en") -> Look:
    return Look(dark_colours() if dark else light_colours(), dark, scale, 0, language)


def test_the_bundled_fonts_are_loaded_once(qapp: QApplication) -> None:
    load_fonts(FONTS)
    load_fonts(FONTS)
    assert {"Noto Sans", "Noto Sans JP"} <= set(QFontDatabase.families())
    assert QFontInfo(font_for("ru")).family() == "Noto Sans"
    assert QFontInfo(font_for("ja")).family() == "Noto Sans JP"
    assert families("en")[0] == "Noto Sans"
    assert all(QFontMetrics(font_for("en")).inFontUcs4(ord(letter)) for letter in "aЖ")


def test_a_missing_font_is_told(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_fonts(tmp_path)


@pytest.mark.parametrize("density", [1.0, 1.25, 2.0, 3.0])
def test_icons_take_any_colour_and_density(qapp: QApplication, tmp_path: Path, density: float) -> None:
    (tmp_path / "dot.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24"/></svg>',
        encoding="utf-8",
    )
    pixmap = Icons(tmp_path).pixmap("dot", "#a9480a", 20, density)
    assert pixmap.width() == round(20 * density)
    assert pixmap.deviceIndependentSize().width() == pytest.approx(20)
    assert pixmap.toImage().pixelColor(5, 5) == QColor("#a9480a")


def test_an_icon_is_ready_for_dense_screens_and_soft_when_disabled(
    qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "dot.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12"/></svg>',
        encoding="utf-8",
    )
    icons, look = Icons(tmp_path), look_of()
    icon = icons.icon("dot", look, 24)
    assert icon is icons.icon("dot", look, 24)
    assert max(size.width() for size in icon.availableSizes()) >= 72
    middle = icon.pixmap(24, 24, mode=icon.Mode.Disabled).toImage().pixelColor(12, 12)
    assert middle == QColor(look.colours.text_soft)


def test_an_unknown_icon_is_empty_and_logged(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    icons = Icons(tmp_path)
    assert not icons.has("none")
    assert icons.pixmap("none", "#000000", 16).toImage().pixelColor(8, 8).alpha() == 0
    assert caplog.text.count("none") == 1


def test_motion_follows_the_system_unless_told_otherwise() -> None:
    assert motion_ms("system", less=True) == 0
    assert 120 <= motion_ms("system", less=False) <= 250
    assert 120 <= motion_ms("brisk", less=True) <= motion_ms("calm", less=True) <= 250
    assert motion_ms("off", less=False) == 0


def test_a_system_that_says_nothing_is_light_and_moves(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert not system.prefers_less_motion()
    assert not system.answered_off([])
    assert not system.answered_off([True])
    assert system.answered_off([False])
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Light)
    assert not system.prefers_dark()
    qapp.styleHints().unsetColorScheme()


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5, 6])
def test_seats_are_told_apart_by_shape(qapp: QApplication, seat: int) -> None:
    look, box = look_of(), QRectF(0, 0, 40, 40)
    assert box.adjusted(-1, -1, 1, 1).contains(seat_shape(seat, box).boundingRect())
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_seat_mark(painter, seat, box, look, "B")
    assert image.pixelColor(20, 33).alpha() == 255
    assert seat_colour(6, look) == seat_colour(1, look)
    shapes = {tuple(_outline(other, box)) for other in range(1, 6)}
    assert len(shapes) == 5


def _outline(seat: int, box: QRectF) -> list[tuple[float, float]]:
    polygon = seat_shape(seat, box).toFillPolygon()
    return [(round(point.x()), round(point.y())) for point in polygon.toList()]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_look_reaches_open_windows(qtbot: QtBot, dark: bool, scale: float) -> None:
    load_fonts(FONTS)
    look = look_of(dark=dark, scale=scale, language="ja")
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    title, button = QLabel("頂上 Summit"), QPushButton("End turn")
    set_role(title, "title")
    set_role(button, "primary")
    column.addWidget(title)
    column.addWidget(button)
    window.show()
    dress(window, look)
    assert window.palette().window().color() == QColor(look.colours.ground)
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.sizeHint().width()
    assert QFontInfo(title.font()).pointSizeF() == pytest.approx(11 * 1.5 * scale, abs=0.6)
    window.adjustSize()
    grabbed = button.grab().toImage()
    assert grabbed.pixelColor(8, grabbed.height() // 2) == QColor(look.colours.accent)


class Dressings(QObject):
    """Counts how often each widget was dressed."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: Counter[QObject] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.counted[watched] += 1
        return False


def test_however_deep_a_widget_lies_it_is_dressed_no_more_often(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    inner = window
    for _ in range(8):
        column = QVBoxLayout(inner)
        inner = QWidget()
        column.addWidget(inner)
    dress(window, look_of())
    window.show()
    counting = Dressings()
    qapp.installEventFilter(counting)
    dress(window, look_of(scale=1.5))
    qapp.removeEventFilter(counting)
    assert 1 <= counting.counted[inner] <= 2


def test_focus_is_visible_and_reluctance_too(qtbot: QtBot, qapp: QApplication) -> None:
    look = look_of()
    dress(qapp, look)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = QPushButton("One"), QPushButton("Two")
    column.addWidget(first)
    column.addWidget(second)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    unfocused, focused = second.grab().toImage(), first.grab().toImage()
    middle = focused.height() // 2
    assert focused.pixelColor(1, middle) == QColor(look.colours.accent)
    assert unfocused.pixelColor(1, middle) != QColor(look.colours.accent)
    before = second.grab().toImage()
    set_property(second, "reluctant", True)
    set_property(second, "reluctant", True)
    assert second.grab().toImage() != before


def test_a_sheet_has_its_colour_and_a_shadow(qtbot: QtBot) -> None:
    look = look_of()
    sheet = Surface(look)
    qtbot.addWidget(sheet)
    sheet.resize(120, 80)
    assert sheet.grab().toImage().pixelColor(60, 40) == QColor(look.colours.surface)
    sheet.set_look(look, look.colours.paper)
    assert sheet.grab().toImage().pixelColor(60, 40) == QColor(look.colours.paper)


@pytest.mark.parametrize("role", ["strong", "accent", "title", "heading"])
def test_text_that_was_there_before_grows_with_the_look(qtbot: QtBot, role: str) -> None:
    label = QLabel("Aa")
    qtbot.addWidget(label)
    set_role(label, role)
    dress(label, look_of())
    label.show()
    before = label.fontMetrics().height()
    dress(label, look_of(scale=2.0))
    assert label.fontMetrics().height() > before * 1.7


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QCheckBox, QLineEdit])
def test_a_size_that_the_desktop_has_for_a_kind_of_widget_is_not_taken(
    qapp: QApplication, qtbot: QtBot, kind: type[QWidget]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(part := kind())
    dress(window, look_of())
    window.show()
    usual = part.font().pointSizeF()
    set_font: Any = QApplication.setFont  # takes text, whatever its signature says
    small = font_for("en", usual - 2)
    for name in ("QAbstractButton", "QPushButton", kind.__name__):
        set_font(small, name)
    later = kind(window)
    later.show()
    later.ensurePolished()
    assert (part.font().pointSizeF(), later.font().pointSizeF()) == (usual, usual)
