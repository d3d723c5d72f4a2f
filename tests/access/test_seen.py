"""What is written can be read: contrast measured in the picture, and room at twice the size."""

import pytest
from access.conftest import OpenWindow
from access.tour import common_pages, game_pages
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget
from support.fitting import cut_off
from support.sight import EYES, seen_by, written_contrast

from desktop.ui.panels.plain import WrapButton
from desktop.ui.theme.palette import TEXT_CONTRAST

THEMES = ("light", "dark")


def too_faint(window: QWidget) -> list[str]:
    """Texts that stand out too little; what is switched off may."""
    picture = window.grab().toImage()
    faint: list[str] = []
    for widget in window.findChildren(QWidget):
        text = _written(widget)
        place = _in_sight(widget, window)
        if not text.strip() or place.height() < 8 or not widget.isEnabled():
            continue
        found = written_contrast(picture.copy(place))
        if found < TEXT_CONTRAST:
            faint.append(f"{text[:40]!r}: {found:.2f}")
    return faint


def _written(widget: QWidget) -> str:
    if isinstance(widget, WrapButton):
        return widget.label
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _in_sight(widget: QWidget, window: QWidget) -> QRect:
    """Where it shows in the window; empty where others hide all of its middle."""
    if not widget.isVisible() or widget.visibleRegion().boundingRect().size() != widget.size():
        return QRect()
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    top = window.childAt(place.center())
    if top is None or not (top is widget or widget.isAncestorOf(top) or top.isAncestorOf(widget)):
        return QRect()
    return place.adjusted(4, 2, -4, -2)


@pytest.mark.parametrize("theme", THEMES)
def test_common_pages_can_be_read(open_window: OpenWindow, theme: str) -> None:
    window = open_window("en", theme=theme)
    assert not {name: faint for name, page in common_pages(window) if (faint := too_faint(page))}


@pytest.mark.parametrize("theme", THEMES)
def test_a_game_can_be_read(open_window: OpenWindow, game: str, theme: str) -> None:
    window = open_window("en", theme=theme)
    assert not {name: faint for name, page in game_pages(window, game) if (faint := too_faint(page))}


def test_nothing_is_cut_off_at_twice_the_size(open_window: OpenWindow, language: str, game: str) -> None:
    window = open_window(language, text_percent=200)
    assert not {name: cut for name, page in game_pages(window, game) if (cut := cut_off(page))}


def test_common_pages_are_not_cut_off_at_twice_the_size(open_window: OpenWindow, language: str) -> None:
    window = open_window(language, text_percent=200)
    assert not {name: cut for name, page in common_pages(window) if (cut := cut_off(page))}


def _striped(one: str, other: str) -> QImage:
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(QColor(one))
    with QPainter(image) as painter:
        painter.fillRect(10, 0, 4, 20, QColor(other))
    return image


def test_the_measure_is_that_of_wcag() -> None:
    assert written_contrast(_striped("#ffffff", "#777777")) == pytest.approx(4.48, abs=0.01)
    assert written_contrast(_striped("#000000", "#ffffff")) == pytest.approx(21)


@pytest.mark.parametrize("eyes", list(EYES))
def test_white_stays_white_for_all_eyes(eyes: str) -> None:
    assert seen_by(eyes, _striped("#ffffff", "#000000")).pixelColor(0, 0).lightness() >= 253


def test_red_and_green_grow_alike_for_eyes_without_red() -> None:
    seen = seen_by("deutan", _striped("#c05000", "#708000"))
    apart = abs(seen.pixelColor(0, 0).hue() - seen.pixelColor(11, 0).hue())
    assert apart < 12
