"""From the name of a face to its picture. A face's name says all that is seen: it is the cache's key."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.the_west.table import card_faces, ground_faces, sheet_faces
from desktop.games.the_west.table.turn_face import paint_turn
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


def paint_face(painter: QPainter, art: Art, face: str, rect: QRectF, look: Look, words: Words) -> None:
    """Paint the face of a piece or zone.

    Raises:
        KeyError: no face begins with that word.
    """
    kind, *parts = face.split("/")
    painter.save()
    try:
        if kind in _CARDS:
            _paint_card(painter, art, kind, parts, rect, look, words)
            if parts[-1] in card_faces.TAGS:
                across = 100.0 if kind in ("facility", "gate") else 150.0
                card_faces.paint_tag(painter, art, parts[-1], rect, across)
        elif kind in _GROUNDS:
            _paint_ground(painter, art, kind, parts, rect, look, words)
        else:
            raise KeyError(face)
    finally:
        painter.restore()


_CARDS = ("facility", "gate", "locus", "city", "back", "turn")
_GROUNDS = ("pile", "effect", "ruler", "slider", "name", "tray", "slot", "side", "sheet", "sign", "seal")


def _paint_card(
    painter: QPainter, art: Art, kind: str, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    match kind:
        case "facility":
            card_faces.paint_facility(painter, art, parts, rect, look, words)
        case "gate":
            card_faces.paint_gate(painter, art, parts, rect, look, words)
        case "locus":
            card_faces.paint_locus(painter, art, parts, rect, look)
        case "city":
            card_faces.paint_city(painter, art, parts, rect)
        case "turn":
            paint_turn(painter, art, parts, rect, look, words)
        case _:
            card_faces.paint_back(painter, art, parts[0], rect)


def _paint_ground(
    painter: QPainter, art: Art, kind: str, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    match kind:
        case "pile":
            ground_faces.paint_pile(painter, art, parts, rect, look, words)
        case "effect":
            ground_faces.paint_plate(painter, art, parts, rect, look, words)
        case "ruler":
            ground_faces.paint_ruler(painter, art, parts, rect)
        case "slider":
            ground_faces.paint_slider(painter, art, parts, rect, look)
        case "name":
            ground_faces.paint_name(painter, parts, rect, look, words)
        case "slot":
            ground_faces.paint_slot(painter, art, parts[0], rect, look)
        case "sheet":
            sheet_faces.paint_sheet(painter, int(parts[0]), rect, look, words)
        case "sign":
            sheet_faces.paint_sign(painter, art, "/".join(parts), rect)
        case "seal":
            card_faces.paint_seal(painter, art, card_faces.as_type(parts[0]), rect)
        case "side":
            ground_faces.paint_side(painter, art, parts[0], rect, look)
        case _:
            ground_faces.paint_tray(painter, parts[0], rect, look)
