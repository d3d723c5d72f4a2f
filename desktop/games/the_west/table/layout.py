"""Where everything lies, in logical units: ruler left, the middle between two zones, Locus decks right."""

from typing import Final, Literal

from PySide6.QtCore import QRectF

WIDTH: Final = 1170.0
HEIGHT: Final = 890.0

Side = Literal["own", "other"]

_RULER_LEFT: Final = 8.0
_RULER_WIDTH: Final = 84.0
_LEFT: Final = 102.0
_RIGHT: Final = 966.0
_COLUMN: Final = 976.0
_COLUMN_WIDTH: Final = 186.0
_TOP: Final = 8.0
_BOTTOM: Final = 882.0

CARD_WIDTH: Final = 116.0
CARD_HEIGHT: Final = 162.0
HAND_WIDTH: Final = 168.0
HAND_HEIGHT: Final = 235.0
LOCUS_WIDTH: Final = 186.0
LOCUS_HEIGHT: Final = 124.0
BACK_WIDTH: Final = 48.0
BACK_HEIGHT: Final = 67.0

_MIDDLE_TOP: Final = 216.0
_ROW_LEFT: Final = 234.0
_PITCH: Final = 121.0
_PLATES_TOP: Final = 384.0
_PLATE_HEIGHT: Final = 58.0
_ZONE_TOP: Final = {"own": 452.0, "other": 82.0}
_ZONE_HEIGHT: Final = {"own": 170.0, "other": 124.0}
_CITY_WIDTH: Final = {"own": 222.0, "other": 165.0}
_GATES_WIDTH: Final = 242.0
_GAP: Final = 10.0
_CARD_GAP: Final = 6.0
_DISCARD_WIDTH: Final = 110.0
_DISCARDED_WIDTH: Final = 88.0
SHEET_HEADING: Final = 62.0
"""How much of the sheet of discarded cards its heading takes."""
_STRIP: Final = 0.25
"""The part of a Locus that shows its effect: what stays uncovered in a column of them."""
_LOCUS_SHAPE: Final = 1.5
"""How much wider than high a Locus is."""
_ZONE_LOCUS: Final = {"own": 165.0, "other": 135.0}
_HAND_TOP: Final = 640.0
_RULER_ENDS: Final = 32.0
_SLIDER: Final = (44.0, 36.0)
MOST_POINTS: Final = 40


def middle_rect() -> QRectF:
    """The whole row of the middle."""
    return QRectF(_ROW_LEFT, _MIDDLE_TOP, 4 * _PITCH + CARD_WIDTH, CARD_HEIGHT)


def slot_rect(position: int) -> QRectF:
    """A place in the row of the middle, counted from 1."""
    return QRectF(_ROW_LEFT + (position - 1) * _PITCH, _MIDDLE_TOP, CARD_WIDTH, CARD_HEIGHT)


def deck_rect() -> QRectF:
    """The Facility deck."""
    return QRectF(_LEFT, _MIDDLE_TOP, CARD_WIDTH, CARD_HEIGHT + 60)


def deck_card_rect() -> QRectF:
    """The card that lies on the deck."""
    return QRectF(_LEFT, _MIDDLE_TOP, CARD_WIDTH, CARD_HEIGHT)


def discard_rect() -> QRectF:
    """The discard pile, in a frame of its own apart from the middle."""
    return QRectF(_RIGHT - _DISCARD_WIDTH, _MIDDLE_TOP, _DISCARD_WIDTH, CARD_HEIGHT + 60)


def discard_card_rect() -> QRectF:
    """The card that lies on the discard pile."""
    return on_discard(discard_rect())


def on_discard(room: QRectF) -> QRectF:
    """Where the top card lies in the frame of a discard pile: smaller than those that can be taken."""
    height = _DISCARDED_WIDTH * CARD_HEIGHT / CARD_WIDTH
    return QRectF(room.center().x() - _DISCARDED_WIDTH / 2, room.top() + 40, _DISCARDED_WIDTH, height)


def plate_rect(index: int) -> QRectF:
    """The plate of a type's Facility Effect, counted from 0, below the middle."""
    width = (4 * _PITCH + CARD_WIDTH - 3 * 5.0) / 4
    return QRectF(_ROW_LEFT + index * (width + 5.0), _PLATES_TOP, width, _PLATE_HEIGHT)


def locus_deck_rect(number: int) -> QRectF:
    """One of the three Locus decks, with room for its thickness, numbered from 1."""
    return QRectF(_COLUMN, 212.0 + (number - 1) * 146.0, _COLUMN_WIDTH, 138.0)


def locus_top_rect(number: int) -> QRectF:
    """The Locus on top of a deck."""
    room = locus_deck_rect(number)
    return QRectF(room.left(), room.top(), LOCUS_WIDTH, LOCUS_HEIGHT)


def city_rect(side: Side) -> QRectF:
    """Where a player's CityEngine lies."""
    width = _CITY_WIDTH[side]
    top = _ZONE_TOP[side] + (_ZONE_HEIGHT[side] - width * 2 / 3) / 2
    return QRectF(_LEFT, top, width, width * 2 / 3)


def loci_rect(side: Side) -> QRectF:
    """Where a player's Loci lie."""
    left = _LEFT + _CITY_WIDTH[side] + _GAP
    right = _RIGHT - _GATES_WIDTH - _GAP
    return QRectF(left, _ZONE_TOP[side], right - left, _ZONE_HEIGHT[side])


def gates_rect(side: Side) -> QRectF:
    """Where a player's Doppelgates lie."""
    return QRectF(_RIGHT - _GATES_WIDTH, _ZONE_TOP[side], _GATES_WIDTH, _ZONE_HEIGHT[side])


def loci_rects(side: Side, count: int) -> list[QRectF]:
    """Where so many Loci lie: in columns, each but the last of a column showing the strip with its effect.

    They get smaller rather than that a strip would be covered.
    """
    room = loci_rect(side)
    columns, lines, width = 1, 1, _ZONE_LOCUS[side]
    while columns * lines < count:
        columns += 1
        width = min(_ZONE_LOCUS[side], (room.width() - (columns - 1) * _GAP) / columns)
        height = width / _LOCUS_SHAPE
        lines = int((room.height() - height) / (height * _STRIP) + 1e-6) + 1
    height = width / _LOCUS_SHAPE
    return [
        QRectF(
            room.left() + at // lines * (width + _GAP),
            room.top() + at % lines * height * _STRIP,
            width,
            height,
        )
        for at in range(count)
    ]


def gate_rects(side: Side, count: int) -> list[QRectF]:
    """Where so many Doppelgates lie: from the right, as a mirror shows a row of cards."""
    room = gates_rect(side)
    height = min(room.height(), 154.0)
    width = height * CARD_WIDTH / CARD_HEIGHT
    pitch = min(width + 6, (room.width() - width) / (count - 1)) if count > 1 else 0.0
    top = room.center().y() - height / 2
    return [QRectF(room.right() - width - at * pitch, top, width, height) for at in range(count)]


def side_rects() -> tuple[QRectF, QRectF]:
    """Where the double-sided Doppelgate may be laid at set-up: one place for each of its sides."""
    room = gates_rect("own")
    width = (room.width() - 8) / 2
    return (
        QRectF(room.left(), room.top(), width, room.height()),
        QRectF(room.right() - width, room.top(), width, room.height()),
    )


def aside_rect() -> QRectF:
    """Where the double-sided Doppelgate waits at set-up."""
    room = loci_rect("own")
    return QRectF(room.center().x() - 59, room.top() + 3, 118, 164)


def hand_rect(side: Side) -> QRectF:
    """The tray of the own hand below, the strip of the other's above."""
    if side == "other":
        return QRectF(_LEFT, _TOP, _RIGHT - _LEFT, BACK_HEIGHT + 1)
    return QRectF(_LEFT, _HAND_TOP - 8, _RIGHT - _LEFT, _BOTTOM - _HAND_TOP + 8)


def hand_rects(count: int) -> list[QRectF]:
    """Where that many cards of the own hand lie: each whole, smaller when there are many."""
    return _in_lines(hand_rect("own").adjusted(8, 7, -8, -7), count, HAND_WIDTH)


def _in_lines(room: QRectF, count: int, largest: float) -> list[QRectF]:
    """Cards side by side amid a room, in as many lines as let them be largest; none is covered."""
    each, width = 1, 0.0
    for lines in range(1, count + 1):
        across = (count + lines - 1) // lines
        high = (room.height() - (lines - 1) * _CARD_GAP) / lines
        wide = (room.width() - (across - 1) * _CARD_GAP) / across
        fits = min(largest, wide, high * HAND_WIDTH / HAND_HEIGHT)
        if fits > width + 0.01:
            each, width = across, fits
    height, lines = width * HAND_HEIGHT / HAND_WIDTH, (count + each - 1) // each
    left = room.center().x() - (each * (width + _CARD_GAP) - _CARD_GAP) / 2
    top = room.center().y() - (lines * (height + _CARD_GAP) - _CARD_GAP) / 2
    return [
        QRectF(left + at % each * (width + _CARD_GAP), top + at // each * (height + _CARD_GAP), width, height)
        for at in range(count)
    ]


def back_rects(count: int) -> list[QRectF]:
    """Where that many cards of the other's hand lie, seen from behind."""
    room = _RIGHT - _LEFT - BACK_WIDTH - 16
    pitch = min(BACK_WIDTH + 5, room / (count - 1)) if count > 1 else 0.0
    left = (_LEFT + _RIGHT - BACK_WIDTH - (count - 1) * pitch) / 2
    return [QRectF(left + at * pitch, _TOP, BACK_WIDTH, BACK_HEIGHT) for at in range(count)]


def sheet_rect() -> QRectF:
    """The sheet on which discarded cards are laid out to be read: it hides the middle and the own zone."""
    right = discard_rect().left() - _GAP
    return QRectF(_LEFT, _MIDDLE_TOP - 6, right - _LEFT, _HAND_TOP - 14 - (_MIDDLE_TOP - 6))


def spread_rects(count: int) -> list[QRectF]:
    """Where the discarded cards lie on their sheet, below its heading."""
    return _in_lines(sheet_rect().adjusted(12, SHEET_HEADING, -12, -10), count, CARD_WIDTH)


def ruler_rect() -> QRectF:
    """The ruler of points."""
    return QRectF(_RULER_LEFT, _TOP, _RULER_WIDTH, _BOTTOM - _TOP)


def ruler_height(points: int, most: int) -> float:
    """How far down on the ruler a number of points stands."""
    room = ruler_rect()
    step = (room.height() - 2 * _RULER_ENDS) / max(most, 1)
    return room.top() + _RULER_ENDS + (most - min(points, most)) * step


def slider_rect(side: Side, points: int, most: int) -> QRectF:
    """The slider of a player: the own one on the right side of the ruler."""
    width, height = _SLIDER
    room = ruler_rect()
    left = room.left() if side == "other" else room.right() - width
    return QRectF(left, ruler_height(points, most) - height / 2, width, height)


def name_rect(side: Side) -> QRectF:
    """A player's name plate."""
    top = _TOP if side == "other" else _BOTTOM - 34
    return QRectF(_COLUMN, top, _COLUMN_WIDTH, 34.0)


def turn_rect(side: Side) -> QRectF:
    """Where the Turn Sequence card lies when it is that player's turn."""
    top = 52.0 if side == "other" else 698.0
    return QRectF(_COLUMN, top, _COLUMN_WIDTH, 138.0)
