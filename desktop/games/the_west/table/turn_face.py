"""The Turn Sequence card as it is painted: eight steps, the present one in its brass ring."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.games.the_west.table.card_faces import with_units
from desktop.games.the_west.table.inks import BRASS_DEEP, BRASS_LIGHT, RED
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_words
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

SOCKETS: Final = tuple((27.0 + 44.0 * column, y) for y in (56.0, 108.0) for column in range(4))
"""Where the steps stand on the card, which is drawn 186 wide."""

STEPS: Final = ("primes", "action", "triggers", "reaction", "refill", "doppelgate", "limit", "end")
_MARKS: Final = ("prime", "take", "trigger", "swap", "refill", "gate", "discard", "pass")


def paint_turn(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words) -> None:
    """``parts`` are "front" or "back" and the phase."""
    side, phase = parts[0], parts[1]
    front = side == "front"
    with_units(painter, rect, 186.0)
    art.paint(painter, f"turn-{side}", QRectF(0, 0, 186, 138))
    ink = "#3B2A1B" if front else "#F6E7C4"
    title = words.tr("the_west.table.turn-first" if front else "the_west.table.turn-second")
    paint_words(painter, title, QRectF(13, 8, 160, 22), ink, 13.5, look.language, centred=True, least=0.6)
    for spot, step, mark in zip(SOCKETS, STEPS, _MARKS, strict=True):
        middle = QPointF(*spot)
        now = step == phase
        if now:
            painter.setPen(QPen(QColor(BRASS_DEEP), 5.4))
            painter.setBrush(QColor(RED))
            painter.drawEllipse(middle, 17.5, 17.5)
            painter.setPen(QPen(QColor(BRASS_LIGHT), 3.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 17.5, 17.5)
        size = 21.0 if now else 17.0
        place = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        painter.setOpacity(1.0 if now else 0.8)
        art.paint_mark(painter, f"mark-{mark}", place, "#FFF6E2" if now else ink)
        painter.setOpacity(1.0)
    painter.restore()
