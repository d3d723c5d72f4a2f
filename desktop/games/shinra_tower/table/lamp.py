"""The lamp over the tower: it swings when the tower sways, so that a lean is felt before it is seen."""

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.sprites import Sprite
from desktop.ui.table import layers

_PERIOD_S: Final = 1.7
_DAMPING: Final = 0.7
_MOST: Final = 16.0
_FROM_SWAY: Final = 0.5
_STILL: Final = 0.08
_ASIDE: Final = 196.0
"""How far right of the middle it hangs: the tower passes it."""


class Lamp:
    """A pendulum that is pushed by the tower's sway."""

    def __init__(self) -> None:
        self.item = QGraphicsPixmapItem()
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.item.setPos(layout.TOWER.center().x() + _ASIDE, layout.TOWER.top() - 10)
        self.item.setZValue(layers.ZONES + 4_000.0)
        self._angle = 0.0
        self._speed = 0.0

    @property
    def angle(self) -> float:
        """How far it hangs aside, in degrees."""
        return self._angle

    @property
    def moves(self) -> bool:
        """Whether it still swings."""
        return abs(self._angle) > _STILL or abs(self._speed) > _STILL * 4

    def show(self, sprite: Sprite) -> None:
        """Take another picture."""
        self.item.setPixmap(sprite.pixmap)
        self.item.setOffset(sprite.offset)

    def swing(self, seconds: float, sway_mm_s: float) -> None:
        """Go on by a frame."""
        rate = math.tau / _PERIOD_S
        push = _FROM_SWAY * min(sway_mm_s, 250.0) * (1.0 if self._speed >= 0 else -1.0)
        self._speed += (push - rate * rate * self._angle - _DAMPING * self._speed) * seconds
        self._angle = max(-_MOST, min(_MOST, self._angle + self._speed * seconds))
        if abs(self._angle) >= _MOST:
            self._speed *= -0.3
        self.item.setRotation(self._angle)

    def rest(self) -> None:
        """Hang still."""
        self._angle = self._speed = 0.0
        self.item.setRotation(0.0)
