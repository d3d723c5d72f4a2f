"""Everything that is seen of the living tower: picture, lamp, ruler, the count's number, and the camera."""

from typing import Final

from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.fit import FitProbe
from desktop.games.shinra_tower.table.lamp import Lamp
from desktop.games.shinra_tower.table.picture import Picture
from desktop.games.shinra_tower.table.reading import Reading
from desktop.games.shinra_tower.table.ruler import Ruler
from desktop.games.shinra_tower.table.ruler_item import RulerItem
from desktop.games.shinra_tower.table.sprites import Sprites
from desktop.games.shinra_tower.table.stability_strip import StabilityStrip
from desktop.ui.table import layers
from desktop.ui.table.faces import Faces

CAMERA_S: Final = 0.22
LOOK_EVERY: Final = 4
_THERE: Final = 0.002


class Show:
    """Shows a live tower, frame by frame. ``goal`` is where the camera is going."""

    def __init__(self, sprites: Sprites, faces: Faces, strip: StabilityStrip) -> None:
        self._sprites = sprites
        self._faces = faces
        self.goal = Camera()
        self._camera = Camera()
        self._picture = Picture(sprites)
        self._lamp = Lamp()
        self._ruler = RulerItem()
        self._number = QGraphicsPixmapItem()
        self._number.setZValue(layers.CALLOUT)
        self._number.setPos(layout.TOWER.center().x(), layout.TOWER.top() + 300)
        self._number.setVisible(False)
        self._counted = 0
        self._looked = 0
        self._probe: FitProbe | None = None
        self._strip = strip
        self._reading = Reading()

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """What the scene takes in."""
        return (*self._picture.items, self._lamp.item, self._ruler, self._number, self._strip.item)

    @property
    def moves(self) -> bool:
        """Whether the picture goes on moving by itself."""
        return self._lamp.moves or self._camera != self.goal

    @property
    def has_motion(self) -> bool:
        """Whether the player wants things to move that need not."""
        return self._faces.look.motion_ms > 0

    def redraw(self) -> None:
        """Render everything anew."""
        self._picture.look(self._camera)
        self._picture.redraw()
        self._lamp.show(self._sprites.lamp())
        self._counted = 0
        self._reading.forget()

    def take_tilt(self, degrees: float | None) -> None:
        """Say how far the tower may be tilted; None while nobody knows."""
        self._reading.tilt = degrees
        self._reading.forget()

    def aim(self, camera: Camera, *, at_once: bool = False) -> None:
        """Have the camera go there."""
        self.goal = camera
        if at_once or not self.has_motion:
            self._arrive()

    def frame(self, seconds: float, live: LiveTower, ruler: Ruler | None) -> None:
        """Show the tower as it is now, after so much time."""
        self._move_camera(seconds)
        if self.has_motion:
            self._lamp.swing(seconds, live.sway if live.phase in ("settling", "counting") else 0.0)
        else:
            self._lamp.rest()
        self._picture.show(live.poses(), (live.held(0), live.held(1)))
        self._show_fit(live)
        self._ruler.show_ruler(ruler, self._camera, self._faces.look)
        if self._reading.is_due(seconds, live, self._camera):
            reading = self._reading
            self._strip.show(reading.joints, reading.heights, reading.tilt, self._camera)
        self._show_number(live.count.seconds_left if live.phase == "counting" and live.count else 0)

    def rest(self) -> None:
        """Nothing goes on moving."""
        self._lamp.rest()
        self._arrive()

    def _show_fit(self, live: LiveTower) -> None:
        """Whether what is held fits or is about to knock is looked at every few frames: it asks all."""
        held = live.held(0)
        if held is None:
            self._picture.show_fit(None)
            return
        self._looked += 1
        if self._looked % LOOK_EVERY == 0:
            probe = self._probe = self._probe or FitProbe(live)
            self._picture.show_fit(probe.look())

    def _move_camera(self, seconds: float) -> None:
        if self._camera == self.goal:
            return
        now = self._camera.towards(self.goal, min(1.0, 4.0 * seconds / CAMERA_S))
        near = abs(now.scale - self.goal.scale) < _THERE and abs(now.bottom_mm - self.goal.bottom_mm) < 0.3
        if near:
            self._arrive()
        else:
            self._camera = now
            self._picture.look(now)

    def _arrive(self) -> None:
        if self._camera != self.goal or self._picture.camera != self.goal:
            zoomed = self._camera.scale != self.goal.scale or self._sprites.scale != self.goal.scale
            self._camera = self.goal
            self._picture.look(self.goal)
            if zoomed:
                self._picture.redraw()

    def _show_number(self, seconds: int) -> None:
        self._number.setVisible(seconds > 0)
        if seconds and seconds != self._counted:
            self._counted = seconds
            sprite = self._sprites.number(seconds)
            self._number.setPixmap(sprite.pixmap)
            self._number.setOffset(sprite.offset)
