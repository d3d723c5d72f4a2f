"""Letters painted on pieces and cards as outlines: sharp and equally placed at every zoom."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.ui.theme.fonts import families

CAP_HEIGHT: Final = 0.714
"""Height of digits and capitals in Noto Sans, as a share of the font's size."""

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
) -> None:
    """Paint one line of words in the middle of ``rect``'s height.

    Words that are too long get smaller, down to the share ``least``, and are then cut off.
    """
    metrics = QFontMetricsF(_font(language))
    room = rect.width() * _MEASURE_PIXELS
    needed = max(1.0, metrics.horizontalAdvance(text))
    size = min(size, rect.height() * 0.8, max(size * least, room / needed))
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room / size)
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
