"""What is seen of the tower: from millimetres of its plane to logical units of the table, and back."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop.games.shinra_tower.table import layout

NEAREST: Final = 3.0
FARTHEST: Final = 2.0
"""Logical units to a millimetre: nearer nothing more is to be seen, farther one cannot place with care."""
HEADROOM_MM: Final = 105.0
"""What is free above the tower: the next wall, and a hand."""
UNDER_MM: Final = 20.0
"""What is seen of the table's edge."""
STOREY_MM: Final = 48.0


@dataclass(frozen=True, slots=True)
class Camera:
    """``scale`` in units to a mm; ``bottom_mm`` is the height at the lower edge of what is seen."""

    scale: float = NEAREST
    bottom_mm: float = -UNDER_MM

    @property
    def height_mm(self) -> float:
        """How much of the height is seen."""
        return layout.TOWER.height() / self.scale

    @property
    def top_mm(self) -> float:
        """The height at the upper edge."""
        return self.bottom_mm + self.height_mm

    @property
    def transform(self) -> QTransform:
        """From mm, y down and 0 at the table, to logical units."""
        room = layout.TOWER
        ground = room.bottom() + self.bottom_mm * self.scale
        return QTransform(self.scale, 0, 0, self.scale, room.center().x(), ground)

    def on_table(self, x_mm: float, y_mm: float) -> QPointF:
        """A point of the plane in logical units."""
        return self.transform.map(QPointF(x_mm, -y_mm))

    def in_plane(self, at: QPointF) -> tuple[float, float]:
        """A point of the table in mm of the plane."""
        room = layout.TOWER
        x = (at.x() - room.center().x()) / self.scale
        return x, (room.bottom() - at.y()) / self.scale + self.bottom_mm

    def rect(self, left: float, bottom: float, right: float, top: float) -> QRectF:
        """A rectangle of the plane in logical units."""
        return QRectF(self.on_table(left, top), self.on_table(right, bottom))

    def moved(self, by_mm: float, tower_mm: float) -> "Camera":
        """Looking higher or lower, as far as there is something to see."""
        highest = max(-UNDER_MM, tower_mm + HEADROOM_MM - self.height_mm)
        return Camera(self.scale, min(highest, max(-UNDER_MM, self.bottom_mm + by_mm)))

    def towards(self, other: "Camera", share: float) -> "Camera":
        """A share of the way to another camera."""
        return Camera(
            self.scale + (other.scale - self.scale) * share,
            self.bottom_mm + (other.bottom_mm - self.bottom_mm) * share,
        )


def framing(tower_mm: float) -> Camera:
    """The camera for a tower of that height: all of it while it can be placed on, then its top."""
    wanted = tower_mm + HEADROOM_MM + UNDER_MM
    scale = max(FARTHEST, min(NEAREST, layout.TOWER.height() / wanted))
    height = layout.TOWER.height() / scale
    return Camera(scale, max(-UNDER_MM, tower_mm + HEADROOM_MM - height))


def overview(tower_mm: float) -> Camera:
    """The camera that shows all of a tower of that height, however small."""
    wanted = tower_mm + HEADROOM_MM + UNDER_MM
    return Camera(min(NEAREST, layout.TOWER.height() / wanted), -UNDER_MM)


def showing(camera: Camera, low_mm: float, high_mm: float) -> Camera:
    """The same camera moved just so far that this part of the tower is seen."""
    bottom = camera.bottom_mm
    if low_mm < bottom:
        bottom = max(-UNDER_MM, low_mm)
    elif high_mm > camera.top_mm:
        bottom = high_mm - camera.height_mm
    return Camera(camera.scale, bottom)
