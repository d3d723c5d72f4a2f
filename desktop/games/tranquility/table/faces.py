"""From the name of a face to its picture. A face's name says all that is seen: it is the cache's key."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.tranquility.table import card_faces, module_faces, pile_faces, place_faces
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


def paint_face(painter: QPainter, art: Art, face: str, rect: QRectF, look: Look, words: Words) -> None:
    """Paint the face of a piece or zone.

    Raises:
        KeyError: no face begins with that word.
    """
    kind, *parts = face.split("/")
    if kind not in (*_CARDS, *_MODULES, *_GROUNDS):
        raise KeyError(face)
    painter.save()
    if kind in _CARDS:
        _paint_card(painter, art, kind, parts, rect, look)
    elif kind in _MODULES:
        _paint_module(painter, art, kind, parts, rect, look)
    else:
        _paint_ground(painter, art, kind, parts, rect, look, words)
    painter.restore()


_CARDS = ("ascent", "campfire", "bridge", "summit", "rope", "back")
_MODULES = ("panorama", "goal", "goat", "hiker", "corral")
_GROUNDS = ("place", "row", "pile", "chip", "name", "tray")


def _paint_card(painter: QPainter, art: Art, kind: str, parts: list[str], rect: QRectF, look: Look) -> None:
    match kind:
        case "ascent":
            card_faces.paint_ascent(painter, art, parts, rect, look)
        case "campfire":
            card_faces.paint_campfire(painter, art, parts[0], rect, look)
        case "back":
            card_faces.paint_back(painter, art, rect)
        case _:
            card_faces.paint_special(painter, art, kind, rect, look)


def _paint_module(painter: QPainter, art: Art, kind: str, parts: list[str], rect: QRectF, look: Look) -> None:
    match kind:
        case "panorama":
            module_faces.paint_panorama(painter, art, parts, rect, look)
        case "goal":
            module_faces.paint_goal(painter, parts, rect, look)
        case "goat":
            module_faces.paint_goat(painter, art, parts, rect, look)
        case "hiker":
            art.paint_whole(painter, "hiker", rect)
        case _:
            module_faces.paint_corral(painter, art, parts, rect, look)


def _paint_ground(
    painter: QPainter, art: Art, kind: str, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    match kind:
        case "place":
            place_faces.paint_place(painter, art, parts, rect, look)
        case "row":
            place_faces.paint_row_label(painter, art, int(parts[0]), rect, look)
        case "pile":
            pile_faces.paint_pile(painter, art, parts, rect, look)
        case "chip":
            pile_faces.paint_chip(painter, art, parts, rect, look)
        case "name":
            pile_faces.paint_name(painter, parts, rect, look, words)
        case _:
            pile_faces.paint_tray(painter, rect, look)
