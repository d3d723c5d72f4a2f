"""Tiles, walls and standees as they are painted, on the tower and in the supply alike."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.games.shinra_tower.physics.pieces import floor_number, kind_of, stem_of
from desktop.games.shinra_tower.rules.pieces import FAMILIES
from desktop.games.shinra_tower.table.letters import letters_of
from desktop.games.shinra_tower.table.shades import STEEL, faded
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_words
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

FLAT_BELOW = 10
"""A wall folded by less is seen from its narrow side."""
_WANTED_CORNER = 5.0
_LOW = 24.0


def paint_piece(painter: QPainter, art: Art, piece: str, fold: int, rect: QRectF, words: Words) -> None:
    """A piece in the whole of ``rect``, upright."""
    stem = stem_of(piece)
    match kind_of(piece):
        case "floor":
            art.paint(painter, "floor-1" if floor_number(piece) == 1 else "floor", rect)
        case "wall":
            art.paint(painter, f"wall-{stem}-flat" if fold < FLAT_BELOW else f"wall-{stem}", rect)
        case _:
            art.paint(painter, stem, rect)
            _paint_initial(painter, piece, rect, words)


def paint_floor_tag(painter: QPainter, number: int, rect: QRectF, look: Look, words: Words) -> None:
    """The tag with a floor's number that hangs at its tile."""
    painter.setPen(QPen(QColor(STEEL), rect.height() * 0.06))
    painter.setBrush(QColor(look.colours.paper))
    inner = rect.adjusted(
        rect.height() * 0.04, rect.height() * 0.04, -rect.height() * 0.04, -rect.height() * 0.04
    )
    painter.drawRoundedRect(inner, rect.height() * 0.25, rect.height() * 0.25)
    text = words.tr("shinra.table.floor-tag", number=number)
    paint_words(painter, text, inner, look.colours.ink, rect.height() * 0.66, look.language, centred=True)


def paint_behind(painter: QPainter, piece: str, rect: QRectF, look: Look, words: Words) -> None:
    """A plate with the letters of a figure that stands hidden, with an edge that is broken."""
    edge = rect.height() * 0.08
    pen = QPen(QColor(STEEL), edge)
    pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(look.colours.paper))
    inner = rect.adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(inner, rect.height() * 0.3, rect.height() * 0.3)
    paint_words(
        painter,
        _initial(piece, words),
        inner,
        look.colours.ink,
        rect.height() * 0.6,
        words.language,
        centred=True,
    )


def _initial(piece: str, words: Words) -> str:
    """The first letters of the name; of a pair also which of the two it is."""
    stem = stem_of(piece)
    text = letters_of(stem, words)
    return f"{text}{floor_number(piece)}" if stem in FAMILIES and piece != stem else text


def _paint_initial(painter: QPainter, piece: str, rect: QRectF, words: Words) -> None:
    """The letters on the base."""
    text = _initial(piece, words)
    base = QRectF(rect.left(), rect.bottom() - rect.height() * 0.15, rect.width(), rect.height() * 0.12)
    size = base.height() * 0.95
    base.translate(QPointF(0, -rect.height() * 0.012))
    paint_words(painter, text, base, STEEL, size, words.language, centred=True, least=0.5)


def paint_supply_piece(
    painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    """A piece as it lies in the supply; ``parts`` are its id (a wall's type) and whether it is wanted."""
    piece, wanted = parts[0], parts[1] == "1"
    if wanted:
        paint_wanted_ground(painter, rect, look)
    if piece.startswith("floor-"):
        _paint_supply_tile(painter, art, floor_number(piece), rect, look, words)
    elif kind_of(f"{piece}-1") == "wall":
        paint_piece(painter, art, f"{piece}-1", 30, _inside(rect, 12 / 45), words)
    else:
        paint_piece(painter, art, piece, 0, _inside(rect, 12 / 30), words)
    if wanted:
        paint_wanted(painter, rect, look)


def _paint_supply_tile(
    painter: QPainter, art: Art, number: int, rect: QRectF, look: Look, words: Words
) -> None:
    art.paint(painter, "floor", QRectF(rect.left(), rect.bottom() - 6, rect.width(), 6))
    tag = QRectF(rect.center().x() - 20, rect.top(), 40, rect.height() - 4)
    paint_floor_tag(painter, number, tag, look, words)


def _inside(rect: QRectF, aspect: float) -> QRectF:
    """The largest part of ``rect`` of these proportions, at its foot."""
    width = min(rect.width(), rect.height() * aspect)
    height = width / aspect
    return QRectF(rect.center().x() - width / 2, rect.bottom() - height, width, height)


def paint_wanted_ground(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The light behind what is to be placed now."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(look.colours.accent, 0.32))
    painter.drawRoundedRect(rect, _WANTED_CORNER, _WANTED_CORNER)


def paint_wanted(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A whole frame with an arrow in its head round what is to be placed now: a shape of its own."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = rect.adjusted(2.5, 2.5, -2.5, -2.5)
    for colour, width in ((look.colours.surface, 5.0), (look.colours.accent, 2.8)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(frame, _WANTED_CORNER, _WANTED_CORNER)
    low = rect.height() < _LOW  # the number of a tile stands where the arrow would
    x, y = rect.left() + 11.0 if low else rect.center().x(), rect.top() + 1.5
    painter.setPen(QPen(QColor(look.colours.surface), 1.2))
    painter.setBrush(QColor(look.colours.accent))
    painter.drawPolygon([QPointF(x - 7, y), QPointF(x + 7, y), QPointF(x, y + 9)])


def paint_aim(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Four angles and a cross hair round an enemy that may be defeated now: told by its shape."""
    width = rect.width()
    ring = QRectF(0, 0, width * 0.92, width * 0.92)
    ring.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * 0.42))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, radius = ring.center(), ring.width() / 2
    for colour, share in (("#ffffff", 0.13), (look.colours.refused, 0.07)):
        pen = QPen(QColor(colour), width * share)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawEllipse(ring)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            inner = middle + QPointF(x, y) * radius * 0.62
            painter.drawLine(inner, middle + QPointF(x, y) * radius * 1.12)
