"""Where everything lies, in logical units: cards left, the tower in the middle, the supply right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

WIDTH: Final = 1320.0
HEIGHT: Final = 1000.0

TOWER: Final = QRectF(226, 10, 604, 980)
"""What is seen of the tower and its table."""
STRIP: Final = QRectF(838, 10, 112, 980)
"""The stability of the joints, at the height of the joints."""

CARD: Final = (184.0, 257.0)
SMALL_CARD: Final = (88.0, 123.0)
_LEFT = 20.0
_CARDS_TOP = 16.0
_CARD_PITCH = 274.0

_RIGHT = 966.0
_RIGHT_WIDTH = 338.0
TILE: Final = (80.0, 20.0)
WALL: Final = (30.0, 102.0)
FIGURE: Final = (40.0, 100.0)
ROW_WALL: Final = (30.0, 112.0)
ROW_PLACES: Final = 5

TILES: Final = QRectF(_RIGHT, 10, _RIGHT_WIDTH, 152)
WALLS: Final = QRectF(_RIGHT, 170, _RIGHT_WIDTH, 152)
ALLIES: Final = QRectF(_RIGHT, 330, _RIGHT_WIDTH, 126)
ENEMIES: Final = QRectF(_RIGHT, 464, _RIGHT_WIDTH, 126)
BOSSES: Final = QRectF(_RIGHT, 598, _RIGHT_WIDTH, 126)
ROW: Final = QRectF(_RIGHT, 732, 212, 258)
TABLE: Final = QRectF(_RIGHT + 220, 732, _RIGHT_WIDTH - 220, 258)
SPREAD: Final = "spread"
"""The zone on which the discard pile is spread out, and how its cards' ids begin there."""
_LABEL = 20.0
"""Height of a tray's heading."""


def seat_rect(index: int) -> QRectF:
    """A seat's plate: below each other in the corner of the sky that the tower leaves free."""
    return QRectF(TOWER.left() + 18, 16 + index * 44, 150, 38)


def face_up_rect(index: int) -> QRectF:
    """One of the two face-up cards, counted from 0."""
    return QRectF(_LEFT, _CARDS_TOP + index * _CARD_PITCH, *CARD)


def chosen_rect() -> QRectF:
    """The card that is being performed."""
    return QRectF(_LEFT, _CARDS_TOP + 2 * _CARD_PITCH, *CARD)


def draw_rect() -> QRectF:
    """The draw pile."""
    return QRectF(_LEFT, _CARDS_TOP + 3 * _CARD_PITCH + 6, *SMALL_CARD)


def discard_rect() -> QRectF:
    """The discard pile."""
    return QRectF(_LEFT + CARD[0] - SMALL_CARD[0], _CARDS_TOP + 3 * _CARD_PITCH + 6, *SMALL_CARD)


def option_rect(card: QRectF, index: int, count: int) -> QRectF:
    """The part of a card that one of its options takes."""
    height = card.height() / count
    return QRectF(card.left(), card.top() + index * height, card.width(), height)


def tile_rect(number: int) -> QRectF:
    """Where a floor tile lies in the supply: 2F first, four in a line."""
    column, line = (number - 2) % 4, (number - 2) // 4
    return QRectF(TILES.left() + 5 + column * 83, TILES.top() + _LABEL + 4 + line * 25.5, *TILE)


def wall_rect(kind: int, index: int) -> QRectF:
    """The walls of a type lie on one another, each a little aside."""
    left = WALLS.left() + 8 + kind * 67 + index * 2.0
    return QRectF(left, WALLS.top() + _LABEL + 4, *WALL)


def wall_zone_rect(kind: int) -> QRectF:
    """The place of one type of walls."""
    return QRectF(WALLS.left() + 3 + kind * 67, WALLS.top() + _LABEL, 64, 130)


def figure_rect(tray: QRectF, index: int, count: int) -> QRectF:
    """A figure of a tray that stands in a line."""
    pitch = min(FIGURE[0] + 8, (tray.width() - 10 - FIGURE[0]) / max(count - 1, 1))
    return QRectF(tray.left() + 5 + index * pitch, tray.top() + _LABEL + 3, *FIGURE)


def row_rect(index: int) -> QRectF:
    """A fallen wall laid out beside the tower."""
    return QRectF(ROW.left() + 10 + index * 39, ROW.top() + 56, *ROW_WALL)


def aside_rects(kinds: Sequence[str]) -> list[QRectF]:
    """Pieces that wait beside the tower to be placed again: side by side, as large as all find room."""
    percent, places = 100, _asides_at(kinds, 1.0)
    while any(rect.bottom() > TABLE.bottom() - 4 for rect in places):
        percent -= 5
        places = _asides_at(kinds, percent / 100)
    return places


def _asides_at(kinds: Sequence[str], share: float) -> list[QRectF]:
    """The pieces at a share of their size: tiles above, walls and figures in lines below."""
    tile_pitch, line_pitch = (TILE[0] + 8) * share, (FIGURE[0] + 12) * share
    room = TABLE.width() - 8
    across, abreast = max(1, int(room / tile_pitch)), max(1, int(room / line_pitch))
    tiles = sum(kind == "floor" for kind in kinds)
    head = TABLE.top() + 34
    below = head + -(-tiles // across) * (TILE[1] + 8) * share
    laid, stood = 0, 0
    places: list[QRectF] = []
    for kind in kinds:
        if kind == "floor":
            line, column = divmod(laid, across)
            laid += 1
            middle = TABLE.center().x() + (column - (across - 1) / 2) * tile_pitch
            size, top = TILE, head + line * (TILE[1] + 8) * share
        else:
            line, column = divmod(stood, abreast)
            stood += 1
            middle = TABLE.center().x() + (column - (abreast - 1) / 2) * line_pitch
            size = WALL if kind == "wall" else FIGURE
            top = below + line * (WALL[1] + 6) * share
        width, height = size[0] * share, size[1] * share
        places.append(QRectF(middle - width / 2, top, width, height))
    return places


def spread_rects(count: int) -> list[QRectF]:
    """So many cards beside each other over the tower, as large as they all find room."""
    gap, top = 8.0, TOWER.top() + 62.0
    width, left = TOWER.width() - 2 * gap, TOWER.left() + gap
    card, height, columns = 0.0, 0.0, 1
    while not card or -(-count // columns) * (height + gap) > TOWER.bottom() - top:
        columns += 1
        card = min((width - gap * (columns - 1)) / columns, CARD[0])
        height = card * CARD[1] / CARD[0]
    places = [divmod(index, columns) for index in range(count)]
    return [QRectF(left + at * (card + gap), top + row * (height + gap), card, height) for row, at in places]
