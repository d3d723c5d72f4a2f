"""From the name of a face to its picture. A face's name says all that is seen: it is the cache's key."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.shinra_tower.table import card_faces, ground_faces
from desktop.games.shinra_tower.table.piece_faces import paint_aim, paint_supply_piece, paint_wanted
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
    match kind:
        case "ghost":
            pass  # the tower paints it; here it is only a place to touch
        case "aim":
            paint_aim(painter, rect, look)
        case "wanted":
            paint_wanted(painter, rect, look)
        case "card":
            card_faces.paint_card(painter, art, parts, rect, words)
        case "piece":
            paint_supply_piece(painter, art, parts, rect, look, words)
        case "gap" | "tray" | "spread" | "row" | "wallcount" | "seat" | "pile" | "discard":
            ground_faces.paint_ground(painter, art, kind, parts, rect, look, words)
        case _:
            painter.restore()
            raise KeyError(face)
    painter.restore()
