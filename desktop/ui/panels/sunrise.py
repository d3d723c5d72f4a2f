"""The picture over the end of a match: the game's own, or the sun comes up, or the evening falls."""

from typing import Literal

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.panels.presentation import Presentation
from desktop.ui.table.contract import PaintsEnd
from desktop.ui.theme.palette import blend

Kind = Literal["win", "loss", "draw"]

RISING_FACTOR = 6
"""The sun takes so many times as long as the move of a piece."""

SKIES: dict[Kind, tuple[str, str]] = {
    "win": ("#f9d8a6", "#f08a4b"),
    "loss": ("#33406b", "#8a6a86"),
    "draw": ("#8fa9c9", "#e8cfae"),
}
SUNS: dict[Kind, str] = {"win": "#fff3cf", "loss": "#e9e3f0", "draw": "#fff0d2"}
HILLS: dict[Kind, tuple[str, str, str]] = {
    "win": ("#c9744a", "#8c4f4d", "#4f3547"),
    "loss": ("#55507a", "#3a3a60", "#232a48"),
    "draw": ("#7f8fa8", "#5d6c87", "#3d4a63"),
}
RIDGES = (
    (0.62, ((0.0, 0.10), (0.22, -0.16), (0.40, 0.02), (0.62, -0.26), (0.82, 0.0), (1.0, -0.10))),
    (0.76, ((0.0, -0.08), (0.18, 0.04), (0.36, -0.14), (0.58, 0.06), (0.78, -0.10), (1.0, 0.06))),
    (0.90, ((0.0, 0.02), (0.28, -0.08), (0.52, 0.03), (0.74, -0.06), (1.0, 0.02))),
)
"""Height of each ridge and its corners, in shares of the picture."""


class Sunrise(QWidget):
    """The game's picture or a layered landscape; without motion it shows the end picture at once."""

    def __init__(self, means: Presentation, table: object = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._own = table if isinstance(table, PaintsEnd) else None
        self._kind: Kind = "win"
        self.risen = 1.0
        self._rising = QVariantAnimation(self)
        self._rising.setStartValue(0.0)
        self._rising.setEndValue(1.0)
        self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rising.valueChanged.connect(self._on_rising)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def begin(self, kind: Kind) -> None:
        """Show the picture of an end."""
        self._kind = kind
        self._rising.stop()
        self.risen = 1.0
        if self._means.look.motion_ms:
            self.risen = 0.0
            self._rising.setDuration(self._means.look.motion_ms * RISING_FACTOR)
            self._rising.start()
        self.update()

    def stop(self) -> None:
        """Go to the end picture."""
        self._rising.stop()
        self.risen = 1.0
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 170)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        area = QRectF(self.rect())
        frame = QPainterPath()
        frame.addRoundedRect(area, 10, 10)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(frame)
            if self._own is not None:
                self._own.paint_end(painter, area, self._kind, self.risen, self._means.look)
            else:
                self._paint_landscape(painter, area)

    def _paint_landscape(self, painter: QPainter, area: QRectF) -> None:
        self._paint_sky(painter, area)
        for (top, corners), colour in zip(RIDGES, HILLS[self._kind], strict=True):
            painter.fillPath(_ridge(area, top, corners), QColor(colour))

    def _paint_sky(self, painter: QPainter, area: QRectF) -> None:
        top, bottom = SKIES[self._kind]
        night = "#2b3050"
        sky = QLinearGradient(area.topLeft(), area.bottomLeft())
        sky.setColorAt(0, QColor(blend(night, top, self.risen)))
        sky.setColorAt(1, QColor(blend(night, bottom, 0.4 + 0.6 * self.risen)))
        painter.fillRect(area, sky)
        centre = QPointF(area.width() * 0.5, area.height() * (0.85 - 0.47 * self.risen))
        radius = area.height() * (0.16 if self._kind != "loss" else 0.11)
        glow = QRadialGradient(centre, radius * 4)
        halo = QColor(SUNS[self._kind])
        halo.setAlphaF(0.75 if self._kind == "win" else 0.35)
        glow.setColorAt(0, halo)
        halo.setAlphaF(0)
        glow.setColorAt(1, halo)
        painter.fillRect(area, glow)
        disc = QPainterPath()
        disc.addEllipse(centre, radius, radius)
        painter.fillPath(disc, QColor(SUNS[self._kind]))

    def _on_rising(self, risen: float) -> None:
        self.risen = risen
        self.update()


def _ridge(area: QRectF, top: float, corners: tuple[tuple[float, float], ...]) -> QPainterPath:
    points = [QPointF(area.width() * x, area.height() * (top + y * 0.8)) for x, y in corners]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.lineTo(area.bottomRight())
    path.lineTo(area.bottomLeft())
    path.closeSubpath()
    return path
