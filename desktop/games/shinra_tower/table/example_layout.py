"""Where the things of a rule's example are, in drawing units; nothing is painted here."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.shinra_tower.physics.pieces import FigureSize, kind_of
from desktop.games.shinra_tower.table.examples import Example

SLOT: Final = 19.0
TILE: Final = QSizeF(118.0, 4.5)
WALL: Final = QSizeF(14.0, 46.0)
_EDGE_ON = 3.0
_LARGER: Final = 1.28
"""Figures are drawn larger than they are, beside walls of their true height, to be told apart."""
_CARD = QSizeF(56.0, 78.4)
_SEAT = QSizeF(34.0, 34.0)
_NUMBER = QSizeF(44.0, 60.0)
_SMALL_TILE = QSizeF(56.0, 11.0)
_BETWEEN: Final = 6.0
_ASKEW: Final = 26.0


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing: what it is, where it is, and what is said of it."""

    name: str
    rect: QRectF
    sign: str = ""
    ghost: bool = False
    lying: bool = False
    on_tower: bool = False


Row = list[Thing | None]


def lay_out(example: Example, figures: Mapping[str, FigureSize]) -> list[Row]:
    """The rows of things; the tower's foot is at y = 0, its middle at x = 0."""
    floors = len(example.tower)
    pitch = WALL.height() + TILE.height()
    tower = [
        _floor(tokens.split(), -(floors - 1 - at) * pitch, figures) for at, tokens in enumerate(example.tower)
    ]
    left = TILE.width() / 2 + 3 * _BETWEEN if floors else 0.0
    beside: list[Row] = []
    foot = 0.0
    for tokens in reversed(example.beside):
        row = _row(tokens.split(), left, foot, figures)
        beside.insert(0, row)
        foot = min(thing.rect.top() for thing in row if thing is not None) - _BETWEEN
    return [*tower, *beside]


def _floor(tokens: list[str], foot: float, figures: Mapping[str, FigureSize]) -> Row:
    """A tile that lies at ``foot``, and what stands on it."""
    name = tokens[0].removesuffix("~")
    tile = _read(name)
    rect = QRectF(QPointF(-TILE.width() / 2, foot - TILE.height()), TILE)
    rect.translate(_ASKEW if name != tokens[0] else 0.0, 0.0)
    row: Row = [replace(tile, rect=rect, on_tower=True)]
    for at, token in enumerate(tokens[1:]):
        if token == "_":
            row.append(None)
            continue
        thing = _read(token.removesuffix("<"))
        size = _size(thing, figures)
        middle = (at - 2.5) * SLOT - (SLOT / 2 if token.endswith("<") else 0.0)
        corner = QPointF(middle - size.width() / 2, foot - TILE.height() - size.height())
        row.append(replace(thing, rect=QRectF(corner, size), on_tower=True))
    return row


def _row(tokens: list[str], left: float, foot: float, figures: Mapping[str, FigureSize]) -> Row:
    row: Row = []
    for token in tokens:
        thing = _read(token)
        size = _size(thing, figures)
        row.append(replace(thing, rect=QRectF(QPointF(left, foot - size.height()), size)))
        left += size.width() + _BETWEEN
    return row


def _read(token: str) -> Thing:
    """A thing without a place yet."""
    sign = token[0] if token[0] in "+-!" else ""
    rest = token.removeprefix(sign)
    ghost = rest.startswith("?")
    rest = rest.removeprefix("?")
    lying = rest.startswith("|")
    return Thing(rest.removeprefix("|"), QRectF(), sign, ghost, lying)


def _size(thing: Thing, figures: Mapping[str, FigureSize]) -> QSizeF:
    size = _upright_size(thing.name, figures)
    return size.transposed() if thing.lying else size


def _upright_size(name: str, figures: Mapping[str, FigureSize]) -> QSizeF:
    if "/" in name:
        return _CARD
    if name in figures:
        figure = figures[name]
        return QSizeF(figure.width_mm, figure.height_mm) * _LARGER
    if is_tile(name):
        return _SMALL_TILE
    if name[0] == "s" and name[1:].isdecimal():
        return _SEAT
    if name.startswith("#"):
        return _NUMBER
    return QSizeF(_EDGE_ON, WALL.height()) if name.endswith("'") else WALL


def is_tile(name: str) -> bool:
    """Whether this is a floor's tile, such as ``5F``."""
    return name.endswith("F") and name[:-1].isdecimal()


def is_wall(name: str) -> bool:
    """Whether this is a wall of some type, folded or not."""
    return kind_of(f"{name.removesuffix(chr(39))}-1") == "wall"
