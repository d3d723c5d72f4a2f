"""The strip beside the tower: at the height of each joint what holds it, and where the weight above goes.

The only part of the table that draws with pyqtgraph, which is imported when a strip is first drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from desktop.games.shinra_tower.physics.stability import Joint
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.ground_faces import GROWS
from desktop.games.shinra_tower.table.standing import firmness
from desktop.ui.table import layers
from desktop.ui.table.faces import Faces
from desktop.ui.table.lettering import paint_words
from desktop.ui.table.pixmaps import painted
from desktop.wording.language import Words

HALF_MM: Final = 50.0
"""The strip shows so much to both sides of the table's middle."""
HEAD: Final = 70.0
"""Room for words over the plot, in units."""
_SYMBOLS: Final = ("t", "d", "o")
"""Weak: a triangle; narrow: a diamond; well: a circle."""


class StabilityStrip:
    """One picture, drawn anew when something has changed."""

    def __init__(self, faces: Faces, words: Words, parent: QWidget) -> None:
        self._faces = faces
        self._words = words
        self._parent = parent
        self._plot: _Plot | None = None
        self._closed = False
        self.item = QGraphicsPixmapItem()
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.item.setPos(layout.STRIP.topLeft())
        self.item.setZValue(layers.ZONES + 100.0)

    def show(
        self, joints: Sequence[Joint], heights: Sequence[float], tilt: float | None, camera: Camera
    ) -> None:
        """Draw the joints at their heights (mm), and how far the whole tower may be tilted (degrees)."""
        size = QSizeF(layout.STRIP.size())
        image = painted(
            size, self._faces.ratio, lambda painter: self._paint(painter, joints, heights, tilt, camera)
        )
        self.item.setPixmap(QPixmap.fromImage(image))

    def _paint(
        self,
        painter: QPainter,
        joints: Sequence[Joint],
        heights: Sequence[float],
        tilt: float | None,
        camera: Camera,
    ) -> None:
        whole = QRectF(0, 0, layout.STRIP.width(), layout.STRIP.height())
        plot = self._made()
        if plot is None:
            self._paint_closed(painter, whole)
            return
        spots = [self._spot(*one) for one in zip(joints, heights, strict=True)]
        plot.set(joints, heights, spots, camera, _cosmetic(self._faces.look.colours.text_soft, 4.0))
        painter.save()
        painter.setClipRect(whole.adjusted(2, HEAD, -2, -2))
        plot.view.render(painter, whole, plot.view.viewport().rect())
        painter.restore()
        self._paint_words(painter, whole, joints, tilt)

    def _made(self) -> _Plot | None:
        """The plot, made when it is first needed; None where pyqtgraph cannot be had."""
        if self._plot is None and not self._closed:
            try:
                self._plot = _Plot(self._parent)
            except ImportError:
                self._closed = True
        return self._plot

    def _spot(self, joint: Joint, height: float) -> dict[str, Any]:
        look, firm = self._faces.look, firmness(joint)
        colour = (look.colours.refused, look.colours.accent, look.colours.allowed)[firm]
        return {
            "pos": (joint.centre_mm, height),
            "symbol": _SYMBOLS[firm],
            "size": (17, 14, 11)[firm],
            "brush": QColor(colour),
            "pen": _cosmetic(look.colours.surface, 1.5),
        }

    def _paint_words(
        self, painter: QPainter, whole: QRectF, joints: Sequence[Joint], tilt: float | None
    ) -> None:
        look, words = self._faces.look, self._words
        lines: list[tuple[str, str, float]] = []
        weakest = min(joints, key=lambda joint: joint.margin_mm, default=None)
        if weakest is not None:
            firm = firmness(weakest)
            colour = (look.colours.refused, look.colours.text, look.colours.text)[firm]
            lines.append((self._verdict(weakest, firm), colour, 14.5))
        if tilt is not None:
            lines.append((words.tr("shinra.table.tilt", n=round(tilt)), look.colours.text_soft, 12.5))
        grown = min(GROWS, look.text_scale)
        for number, (text, colour, size) in enumerate(lines):
            tall = 19 * grown
            line = QRectF(whole.left() + 7, whole.top() + 21 + number * tall, whole.width() - 14, tall)
            paint_words(painter, text, line, colour, size * grown, look.language, least=0.5)

    def _verdict(self, weakest: Joint, firm: int) -> str:
        match firm:
            case 2:
                return self._words.tr("shinra.table.firm")
            case 1:
                return self._words.tr("shinra.table.narrow", floor=weakest.floor)
            case _:
                return self._words.tr("shinra.table.weak", floor=weakest.floor)

    def _paint_closed(self, painter: QPainter, whole: QRectF) -> None:
        look, words = self._faces.look, self._words
        line = QRectF(whole.left() + 7, whole.top() + 21, whole.width() - 14, 19)
        text = words.tr("shinra.table.no-plot")
        paint_words(painter, text, line, look.colours.text_soft, 13, look.language)


class _Plot:
    """The hidden plot that is rendered into the strip."""

    def __init__(self, parent: QWidget) -> None:
        """Raises ImportError where there is no pyqtgraph."""
        import pyqtgraph as pg  # half a second: not before a tower is shown

        size = layout.STRIP.size().toSize()
        self.view = pg.GraphicsView(parent, background=None)
        self.view.hide()
        self.view.resize(size)
        self.view.viewport().resize(size)
        self._box = pg.ViewBox(enableMenu=False, enableMouse=False)
        self._bars = pg.PlotCurveItem(connect="pairs")
        self._dots = pg.ScatterPlotItem()
        self._box.addItem(self._bars)
        self._box.addItem(self._dots)
        self.view.setCentralItem(self._box)
        # a hidden widget is not told of its size, and would draw for another one
        self.view.resizeEvent(QResizeEvent(size, QSize()))

    def set(
        self,
        joints: Sequence[Joint],
        heights: Sequence[float],
        spots: Sequence[dict[str, Any]],
        camera: Camera,
        pen: QPen,
    ) -> None:
        """A bar for what holds each joint, and a spot for the weight above it."""
        across, up = (-HALF_MM, HALF_MM), (camera.bottom_mm, camera.top_mm)
        self._box.setRange(xRange=across, yRange=up, padding=0, update=False)
        bars_x, bars_y = list[float](), list[float]()
        for joint, height in zip(joints, heights, strict=True):
            bars_x += [joint.left_mm, joint.right_mm]
            bars_y += [height, height]
        self._bars.setData(bars_x, bars_y, pen=pen)
        self._dots.setData(spots=spots)


def _cosmetic(colour: str, width: float) -> QPen:
    """A pen whose width does not grow with the plot."""
    pen = QPen(QColor(colour), width)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
