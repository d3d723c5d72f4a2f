"""Empty places and rows as they are painted: faint outlines on the mountain that is to be."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, ROW_OF, SUMMIT
from desktop.games.tranquility.table import layout
from desktop.games.tranquility.table.card_faces import with_units
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import no_pen, paint_number
from desktop.ui.theme.look import Look

RADIUS: Final = 6.0


def paint_place(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """An empty place; ``parts`` are its id and whether the row has come as far ("open")."""
    place, is_open = PLACE_BY_ID[parts[0]], "open" in parts
    row = ROW_OF[place]
    with_units(painter, rect)
    card = QRectF(0.8, 0.8, 98.4, 68.4)
    outline = QPainterPath()
    outline.addRoundedRect(card, RADIUS, RADIUS)
    painter.fillPath(outline, _faded(look.colours.surface, 0.62 if is_open else 0.36 if look.dark else 0.12))
    width = 1.6 if is_open else 1.0
    painter.strokePath(outline, QPen(_faded(look.colours.line, 0.95 if is_open else 0.45), width))
    ink = _faded(look.colours.text_soft, 1.0 if is_open else 0.75)
    if place == SUMMIT:
        painter.setOpacity(0.85 if is_open else 0.55)
        art.paint_mark(painter, "mark-summit", QRectF(33, 18, 34, 34), look.colours.text_soft)
    else:
        paint_number(painter, f"{row}+", QRectF(30, 22, 40, 26), ink.name(QColor.NameFormat.HexArgb), 16)
    painter.restore()


def paint_row_label(painter: QPainter, art: Art, row: int, rect: QRectF, look: Look) -> None:
    """A row's number on its slope; the top row has the Summit's mark."""
    with_units(painter, rect, layout.row_label_rect(row).width())
    painter.setPen(no_pen())
    painter.setBrush(_faded(look.colours.surface, 0.72))
    painter.drawEllipse(QRectF(19, 22, 26, 26))
    if row == ROW_OF[SUMMIT]:
        art.paint_mark(painter, "mark-summit", QRectF(24, 26.5, 16, 16), look.colours.text_soft)
    else:
        paint_number(painter, str(row), QRectF(22, 25, 20, 20), look.colours.text_soft, 11.5)
    painter.restore()


def _faded(colour: str, opacity: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result
