"""Paints a line of signs as large as it fits; a long one in two lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.the_west.table.inks import Inks
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_number

_TEXT_SHARE: Final = 0.72
"""Height of a text beside a mark, and what one letter of it is wide, as shares of the mark."""
_LETTER: Final = 0.5
_GAP: Final = 0.12
_BETWEEN: Final = 0.34
_TIMES: Final = {"each": "×", "most": ""}
"""Signs that are a text before their mark, or no mark at all."""


@dataclass(frozen=True, slots=True)
class _Sign:
    mark: str
    text: str
    before: str = ""

    @property
    def width(self) -> float:
        """In heights of the line."""
        wide = 1.0 if self.mark else 0.0
        wide = 0.8 if self.mark == "arrow" else wide
        for text in (self.before, self.text):
            wide += _LETTER * len(text) + _GAP if text else 0.0
        return wide


@lru_cache(maxsize=256)
def _lines(signs: str, width: float, height: float) -> tuple[tuple[tuple[_Sign, ...], ...], float]:
    """How the signs are broken into one line or two, and the height of a line."""
    row = tuple(_read(sign) for sign in signs.split())
    best: tuple[tuple[tuple[_Sign, ...], ...], float] = ((row,), min(height, width / max(_width(row), 0.1)))
    for at in range(1, len(row)):
        broken = (row[:at], row[at:])
        high = min(height * 0.48, width / max(_width(line) for line in broken))
        if high > best[1] * 1.15:
            best = (broken, high)
    return best


def _read(sign: str) -> _Sign:
    mark, _, text = sign.partition(":")
    if mark == "each":
        return _Sign(text, "", "×")
    if mark == "most":
        return _Sign("", f"0-{text}")
    return _Sign(mark, text)


def _width(row: Sequence[_Sign]) -> float:
    return sum(sign.width for sign in row) + _BETWEEN * max(0, len(row) - 1)


def paint_signs(
    painter: QPainter, art: Art, signs: str, rect: QRectF, inks: Inks, *, centred: bool = True
) -> None:
    """Paint signs into ``rect``."""
    if not signs:
        return
    lines, high = _lines(signs, round(rect.width(), 2), round(rect.height(), 2))
    top = rect.center().y() - (high * len(lines) + high * 0.08 * (len(lines) - 1)) / 2
    for at, row in enumerate(lines):
        wide = _width(row) * high
        left = rect.center().x() - wide / 2 if centred else rect.left()
        _paint_row(painter, art, row, QRectF(left, top + at * high * 1.08, wide, high), inks)


def _paint_row(painter: QPainter, art: Art, row: Sequence[_Sign], rect: QRectF, inks: Inks) -> None:
    x, high = rect.left(), rect.height()
    for sign in row:
        ink = inks.of(sign.mark)
        start = x
        if sign.before:
            start = _paint_text(painter, sign.before, start, rect, ink) + _GAP * high
        if sign.mark:
            size = high * 0.74 if sign.mark == "arrow" else high
            spot = QRectF(start, rect.center().y() - size / 2, size, size)
            art.paint_mark(painter, f"mark-{sign.mark}", spot, inks.plain if sign.mark == "arrow" else ink)
            start += (0.8 if sign.mark == "arrow" else 1.0) * high + _GAP * high
        if sign.text:
            _paint_text(painter, sign.text, start, rect, ink)
        x += (sign.width + _BETWEEN) * high


def _paint_text(painter: QPainter, text: str, left: float, rect: QRectF, ink: str) -> float:
    wide = _LETTER * len(text) * rect.height()
    room = QRectF(left, rect.top(), wide, rect.height())
    if text.strip("<>=+-×"):
        paint_number(painter, text, room, ink, rect.height() * _TEXT_SHARE)
    else:
        _paint_symbol(painter, text, room, ink)
    return left + wide


def _paint_symbol(painter: QPainter, text: str, room: QRectF, ink: str) -> None:
    """Signs of comparing are lower than digits: as broad as the room, and as high as that makes them."""
    paint_number(painter, text, room.adjusted(0, 0, 0, -room.height() * 0.14), ink, room.height() * 0.95)
