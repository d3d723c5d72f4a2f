"""Letters painted on pieces and cards as outlines: sharp and equally placed at every zoom."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout

from desktop.ui.theme.fonts import families
from desktop.ui.typography import joined, parted

CAP_HEIGHT: Final = 0.714
"""Height of digits and capitals in Noto Sans, as a share of the font's size."""

LEADING: Final = 1.16
"""From one line of words to the next, as a share of their size."""

_MEASURE_PIXELS: Final = 100
"""Outlines are made at this size once and scaled when they are painted."""


@lru_cache(maxsize=256)
def _outline(text: str, language: str) -> tuple[QPainterPath, QRectF]:
    """The text's outline at the measuring size and what it covers; do not change the result."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # strokes of Japanese characters overlap
    path.addText(QPointF(0, 0), _font(language), text)
    return path, path.boundingRect()


def _font(language: str) -> QFont:
    font = QFont()
    font.setFamilies(families(language))
    font.setPixelSize(_MEASURE_PIXELS)
    font.setBold(True)
    return font


def paint_number(painter: QPainter, text: str, rect: QRectF, colour: str, height: float) -> None:
    """Paint digits of a given height in the middle of ``rect``, narrowed when they would not fit."""
    path, covers = _outline(text, "en")
    scale = height / (CAP_HEIGHT * _MEASURE_PIXELS)
    across = min(scale, rect.width() / covers.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(across, scale)
    painter.translate(-covers.center().x(), CAP_HEIGHT * _MEASURE_PIXELS / 2)
    painter.fillPath(path, QColor(colour))
    painter.restore()


@lru_cache(maxsize=512)
def broken(text: str, language: str, lines: int) -> tuple[tuple[str, ...], float]:
    """The text in so many lines at most, as even as they can be, and the width of the longest."""
    metrics = QFontMetricsF(_font(language))
    low, high = 0.0, metrics.horizontalAdvance(text)
    best = (text,)
    while lines > 1 and high - low > _MEASURE_PIXELS / 10:
        middle = (low + high) / 2
        found = _lines_within(text, language, middle)
        if len(found) <= lines and all(metrics.horizontalAdvance(line) <= middle for line in found):
            best, high = found, middle
        else:
            low = middle
    return best, max(metrics.horizontalAdvance(line) for line in best)


def _lines_within(text: str, language: str, width: float) -> tuple[str, ...]:
    """Broken where a line may end in that language, at the measuring size."""
    text = joined(text)
    layout = QTextLayout(text, _font(language))
    found: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return tuple(parted(line).strip() for line in found)


def paint_words(
    painter: QPainter,
    text: str,
    rect: QRectF,
    colour: str,
    size: float,
    language: str,
    *,
    centred: bool = False,
    least: float = 0.7,
    lines: int = 1,
) -> None:
    """Paint words in the middle of ``rect``'s height, in one line or, where that is larger, in several.

    Words that are too long get smaller, down to the share ``least``, and are then cut off.
    """
    shown, size_of_all = (text,), 0.0
    for count in range(1, lines + 1):
        found, needed = broken(text, language, count)
        tall = rect.height() * (0.8 if len(found) == 1 else 1.0 / (LEADING * len(found)))
        fitting = min(size, tall, rect.width() * _MEASURE_PIXELS / max(1.0, needed))
        if fitting > size_of_all * 1.05:
            shown, size_of_all = found, fitting
    size = min(size, rect.height() * 0.8, max(size * least, size_of_all))
    top = rect.center().y() - size * LEADING * (len(shown) - 1) / 2
    for index, line in enumerate(shown):
        middle = top + index * size * LEADING
        place = QRectF(rect.left(), middle, rect.width(), 0)
        _paint_line(painter, line, place, colour, size, language, centred)


def fitting_size(text: str, width: float, language: str) -> float:
    """The size at which a text fills a line of that width."""
    return width * _MEASURE_PIXELS / max(1.0, broken(text, language, 1)[1])


def _paint_line(
    painter: QPainter, text: str, rect: QRectF, colour: str, size: float, language: str, centred: bool
) -> None:
    """One line round the middle of ``rect``, cut off where it is longer."""
    metrics = QFontMetricsF(_font(language))
    room = rect.width() * _MEASURE_PIXELS / size
    if metrics.horizontalAdvance(text) > room + 1.0:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    path, _ = _outline(text, language)
    scale = size / _MEASURE_PIXELS
    left = rect.center().x() - metrics.horizontalAdvance(text) * scale / 2 if centred else rect.left()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left, rect.center().y() + size * CAP_HEIGHT / 2)
    painter.scale(scale, scale)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def no_pen() -> QPen:
    """For shapes without a border."""
    return QPen(Qt.PenStyle.NoPen)
