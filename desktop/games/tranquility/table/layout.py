"""Where everything lies, in logical units: the mountain in the middle, people left, modules right."""

from typing import Final

from PySide6.QtCore import QRectF

from desktop.games.tranquility.rules.geometry import POSITION_OF, ROW_OF, ROWS

WIDTH: Final = 1170.0
HEIGHT: Final = 890.0

CARD_WIDTH: Final = 100.0
CARD_HEIGHT: Final = 70.0
PITCH_X: Final = 104.0
PITCH_Y: Final = 74.0

HAND_CARD_WIDTH: Final = 130.0
HAND_CARD_HEIGHT: Final = 91.0
HAND_PITCH: Final = 138.0

GOAT_SIZE: Final = 30.0
"""A goat on a card; those that wait stand a little larger."""
WAITING_GOAT: Final = 38.0

_EDGE = 16.0
_SUMMIT_TOP = 12.0
_BASE_LEFT = WIDTH / 2 - 5 * PITCH_X
_BASE_HEIGHT = 56.0
_BASE_TOP = _SUMMIT_TOP + ROWS * PITCH_Y
_HAND_LEFT = 188.0
_HAND_RIGHT = 982.0
_HAND_TOP = 788.0
_PLATE_WIDTH = 236.0
_PLATE_PITCH = 76.0
_NAME_HEIGHT = 34.0
_CHIP_HEIGHT = 32.0


def row_top(row: int) -> float:
    """The upper edge of a row's cards; row 9 is the Summit."""
    return _SUMMIT_TOP + (ROWS - row) * PITCH_Y


def row_left(row: int) -> float:
    """The left edge of a row's first card: each row stands half a card further in."""
    width = (ROWS + 1 - row) * PITCH_X - (PITCH_X - CARD_WIDTH)
    return (WIDTH - width) / 2


def place_rect(place: int) -> QRectF:
    """The place with that number on the mountain."""
    row = ROW_OF[place]
    left = row_left(row) + (POSITION_OF[place] - 1) * PITCH_X
    return QRectF(left, row_top(row), CARD_WIDTH, CARD_HEIGHT)


def row_label_rect(row: int) -> QRectF:
    """The slope left of a row, where its number stands."""
    return QRectF(row_left(row) - PITCH_X / 2, row_top(row), PITCH_X / 2 - 2, CARD_HEIGHT)


def panorama_rect(index: int, count: int = 1) -> QRectF:
    """So many panorama cards of the base from one on, counted from 0; they join without a gap."""
    return QRectF(_BASE_LEFT + index * PITCH_X, _BASE_TOP, count * PITCH_X, _BASE_HEIGHT)


def own_hand_rect() -> QRectF:
    """The strip in which the own hand lies."""
    return QRectF(_HAND_LEFT, _HAND_TOP - 2, _HAND_RIGHT - _HAND_LEFT, HAND_CARD_HEIGHT + 4)


def hand_rects(count: int) -> list[QRectF]:
    """Where that many hand cards lie: side by side, closer together when there are many."""
    room = _HAND_RIGHT - _HAND_LEFT - HAND_CARD_WIDTH
    pitch = min(HAND_PITCH, room / (count - 1)) if count > 1 else HAND_PITCH
    left = (_HAND_LEFT + _HAND_RIGHT - HAND_CARD_WIDTH - (count - 1) * pitch) / 2
    return [
        QRectF(left + number * pitch, _HAND_TOP, HAND_CARD_WIDTH, HAND_CARD_HEIGHT) for number in range(count)
    ]


def own_name_rect() -> QRectF:
    """The name plate of the seat that looks."""
    return QRectF(_EDGE, 744.0, _PLATE_WIDTH, _NAME_HEIGHT)


def own_deck_rect() -> QRectF:
    """The own deck, with room above the card for the thickness of the pile."""
    return QRectF(38.0, 786.0, 116.0, 94.0)


def own_discard_rect() -> QRectF:
    """The own discard pile."""
    return QRectF(1016.0, 786.0, 116.0, 94.0)


def name_rect(index: int) -> QRectF:
    """The name plate of another seat, counted from 0 clockwise."""
    return QRectF(_EDGE, _SUMMIT_TOP + index * _PLATE_PITCH, _PLATE_WIDTH, _NAME_HEIGHT)


def chip_rect(index: int, chip: int) -> QRectF:
    """Under another seat's name: its hand (0), deck (1) and discard pile (2)."""
    name = name_rect(index)
    width = name.width() / 3
    return QRectF(name.left() + chip * width, name.bottom(), width, _CHIP_HEIGHT)


def ropes_rect(count: int) -> QRectF:
    """The Guide Ropes of a lone climber, fanned."""
    return QRectF(_EDGE, _SUMMIT_TOP, CARD_WIDTH + max(0, count - 1) * 40.0, CARD_HEIGHT)


def rope_rects(count: int) -> list[QRectF]:
    """Where each rope lies."""
    return [QRectF(_EDGE + n * 40.0, _SUMMIT_TOP, CARD_WIDTH, CARD_HEIGHT) for n in range(count)]


def goal_rect(index: int) -> QRectF:
    """A turned-up panorama in the list of goals, three in a line."""
    column, line = index % 3, index // 3
    return QRectF(WIDTH - _EDGE - (3 - column) * 116.0 + 4.0, _SUMMIT_TOP + line * 54.0, 112.0, 48.0)


def waiting_goats_rect(goals: int) -> QRectF:
    """Where goats wait, below the lines of goals."""
    return QRectF(WIDTH - _EDGE - 256.0, _modules_top(goals), 256.0, 88.0)


def waiting_goat_rect(goals: int, index: int) -> QRectF:
    """One waiting goat of at most twelve, in two lines of six."""
    room = waiting_goats_rect(goals)
    column, line = index % 6, index // 6
    return QRectF(room.left() + 7 + column * 41.0, room.top() + 4 + line * 42.0, WAITING_GOAT, WAITING_GOAT)


def hiker_home_rect(goals: int) -> QRectF:
    """Where the hiker stands while not on the mountain."""
    return QRectF(WIDTH - _EDGE - 256.0 - 80.0, _modules_top(goals), 72.0, 88.0)


def hiker_rect(place: QRectF) -> QRectF:
    """The hiker on a card."""
    return QRectF(place.right() - 36, place.top() + 3, 32, 44)


def goat_rects(place: QRectF, count: int) -> list[QRectF]:
    """Goats standing along the lower edge of a card, right of its number, closer when they are many."""
    room = CARD_WIDTH - 34 - GOAT_SIZE
    pitch = min(22.0, room / (count - 1)) if count > 1 else 0.0
    top = place.bottom() - GOAT_SIZE - 2
    return [QRectF(place.left() + 33 + n * pitch, top, GOAT_SIZE, GOAT_SIZE) for n in range(count)]


def _modules_top(goals: int) -> float:
    lines = (goals + 2) // 3
    return _SUMMIT_TOP + lines * 54.0 + (6.0 if lines else 0.0)
