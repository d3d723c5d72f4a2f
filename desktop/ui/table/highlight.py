"""While a draft is open: what is legal glows by shape and colour, with its cost; the rest stays quiet."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from desktop.engine.ids import ZoneId
from desktop.ui.table import layers
from desktop.ui.table.cost_place import cost_place
from desktop.ui.table.layout import Layout
from desktop.ui.table.marks import RING_MARGIN, Marks
from desktop.ui.table.scene import TableScene

BREATH_MS = 1800
BREATH_FRAME_MS = 60
"""Slow and small: a glow that breathes, not one that blinks."""


@dataclass(frozen=True, slots=True)
class Lit:
    """A legal zone: where it is and what is written on its plate ("" for none)."""

    rect: QRectF
    badge: str = ""


@dataclass(slots=True)
class _Light:
    lit: Lit
    ring: QGraphicsPixmapItem
    plate: QGraphicsPixmapItem


class Highlights(QObject):
    """Rings and plates on legal zones. The candidate is the zone that would take the drop."""

    def __init__(self, scene: TableScene, marks: Marks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._marks = marks
        self._lights: dict[ZoneId, _Light] = {}
        self._turn_sign: QGraphicsPixmapItem | None = None
        self._candidate: ZoneId | None = None
        self._lying: Sequence[QRectF] = ()
        self.layout = Layout(1.0, 0, 1.0)
        self.moving = False
        """Whether the glow may breathe."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._breath = QTimer(self)
        self._breath.setInterval(BREATH_FRAME_MS)
        self._breath.timeout.connect(self._on_breath)

    @property
    def lit(self) -> Mapping[ZoneId, Lit]:
        """What glows now."""
        return {zone: light.lit for zone, light in self._lights.items()}

    def plates(self) -> list[QRectF]:
        """Where costs are written now, in logical units."""
        plates = (light.plate for light in self._lights.values() if light.plate.isVisible())
        return [plate.sceneBoundingRect() for plate in plates]

    @property
    def candidate(self) -> ZoneId | None:
        """The zone shown as the one that would take the drop."""
        return self._candidate

    @property
    def breathing(self) -> bool:
        """Whether the glow moves."""
        return self._breath.isActive()

    def show(self, lit: Mapping[ZoneId, Lit], lying: Sequence[QRectF] = ()) -> None:
        """Light exactly these zones; what is ``lying`` on the table is better not hidden by a cost."""
        self._lying = lying
        for gone in [zone for zone in self._lights if zone not in lit]:
            light = self._lights.pop(gone)
            self._scene.removeItem(light.ring)
            self._scene.removeItem(light.plate)
        for zone, each in lit.items():
            light = self._lights.get(zone)
            if light is None:
                light = _Light(each, self._item(layers.RINGS), self._item(layers.BADGES))
                self._lights[zone] = light
            light.lit = each
            self._dress(zone, light)
        if self._candidate not in lit:
            self._candidate = None
        self._keep_breathing()

    def set_candidate(self, zone: ZoneId | None) -> None:
        """Show which zone would take the drop; a zone that is not lit shows nothing."""
        zone = zone if zone in self._lights else None
        if zone == self._candidate:
            return
        before, self._candidate = self._candidate, zone
        for each in (before, zone):
            if each in self._lights:
                self._dress(each, self._lights[each])

    def mark_turn(self, rect: QRectF | None) -> None:
        """Put the turn sign beside a seat's zone, or nowhere."""
        if self._turn_sign is None:
            self._turn_sign = self._item(layers.BADGES)
        self._turn_sign.setVisible(rect is not None)
        if rect is not None:
            width = min(14.0, rect.height() * 0.5)
            self._turn_sign.setPixmap(self._marks.turn_sign(width))
            self._turn_sign.setPos(rect.left() - width * 1.15, rect.center().y() - width / 2)

    def redraw(self) -> None:
        """Render every sign anew, for another layout or look."""
        for zone, light in self._lights.items():
            self._dress(zone, light)
        self._keep_breathing()

    def rest(self) -> None:
        """Stop breathing, e.g. while the table is hidden."""
        self._breath.stop()

    def _item(self, layer: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(layer)
        self._scene.addItem(item)
        return item

    def _dress(self, zone: ZoneId, light: _Light) -> None:
        strong = zone == self._candidate
        rect = light.lit.rect
        light.ring.setPixmap(self._marks.ring(rect.size(), strong))
        light.ring.setPos(self.layout.snapped(rect.topLeft() - QPointF(RING_MARGIN, RING_MARGIN)))
        if strong:
            light.ring.setOpacity(1.0)
        light.plate.setVisible(bool(light.lit.badge))
        if light.lit.badge:
            plate = self._marks.badge(light.lit.badge, rect.size(), strong, self.layout.scale)
            size = plate.deviceIndependentSize()
            light.plate.setPixmap(plate)
            light.plate.setZValue(layers.CALLOUT if strong else layers.BADGES)
            usual = self._marks.badge(light.lit.badge, rect.size(), False, self.layout.scale)
            at = cost_place(rect, usual.deviceIndependentSize(), size, self._lying)
            light.plate.setPos(self.layout.snapped(at))

    def _keep_breathing(self) -> None:
        if self._lights and self.moving:
            if not self._breath.isActive():
                self._breath.start()
            return
        self._breath.stop()
        for light in self._lights.values():
            light.ring.setOpacity(1.0)

    def _on_breath(self) -> None:
        phase = (self._clock.elapsed() % BREATH_MS) / BREATH_MS
        glow = 0.80 + 0.20 * math.cos(2 * math.pi * phase)
        for zone, light in self._lights.items():
            light.ring.setOpacity(1.0 if zone == self._candidate else glow)
