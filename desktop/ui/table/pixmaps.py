"""A bounded store of rendered pictures: painted once at the pixels they are shown at, then only copied."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

LIMIT_BYTES = 256 * 1024 * 1024
"""More than all faces of a table at 3840 x 2160; older pictures are dropped first."""

Paint = Callable[[QPainter], None]


class PixmapStore:
    """Least recently used pictures go first once ``limit_bytes`` is passed."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self._limit_bytes = limit_bytes
        self._held: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes = 0

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture of a key, made now if it is not there."""
        pixmap = self.kept(key)
        if pixmap is None:
            pixmap = make()
            self.keep(key, pixmap)
        return pixmap

    def kept(self, key: Hashable) -> QPixmap | None:
        """The picture of a key if it is there; it has been used by that."""
        pixmap = self._held.get(key)
        if pixmap is not None:
            self._held.move_to_end(key)
        return pixmap

    def keep(self, key: Hashable, pixmap: QPixmap) -> None:
        """Hold the picture of a key that has none."""
        self._held[key] = pixmap
        self.bytes += _bytes_of(pixmap)
        while self.bytes > self._limit_bytes and len(self._held) > 1:
            _, dropped = self._held.popitem(last=False)
            self.bytes -= _bytes_of(dropped)

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self.bytes = 0


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def painted(size: QSizeF, ratio: float, paint: Paint, margin: float = 0.0) -> QImage:
    """An image of ``size`` logical units with a margin, painted in logical units from (0, 0).

    ``ratio`` is in device pixels per unit and becomes the image's device pixel ratio, so that an
    item shows it in logical units without scaling.
    """
    width = max(1, math.ceil((size.width() + 2 * margin) * ratio - 1e-6))
    height = max(1, math.ceil((size.height() + 2 * margin) * ratio - 1e-6))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(ratio, ratio)
        painter.translate(margin, margin)
        paint(painter)
    image.setDevicePixelRatio(ratio)
    return image


def whole_pixels(length: float, ratio: float) -> float:
    """A length of at least ``length`` units that is a whole number of device pixels."""
    return math.ceil(length * ratio) / ratio


def shadow_of(image: QImage, colour: str, blur_px: float, opacity: float) -> QImage:
    """The blurred silhouette of an image, whatever its shape, in one colour."""
    silhouette = QImage(image)
    silhouette.setDevicePixelRatio(1.0)
    with QPainter(silhouette) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        tint = QColor(colour)
        tint.setAlphaF(opacity)
        painter.fillRect(silhouette.rect(), tint)
    # Shrinking and growing again with interpolation is a blur, and far cheaper than a real one.
    smooth = Qt.TransformationMode.SmoothTransformation
    keep = Qt.AspectRatioMode.IgnoreAspectRatio
    step = max(1.0, blur_px)
    small = silhouette.scaled(
        max(1, round(silhouette.width() / step)), max(1, round(silhouette.height() / step)), keep, smooth
    )
    middle = small.scaled(max(1, silhouette.width() // 2), max(1, silhouette.height() // 2), keep, smooth)
    return middle.scaled(image.width(), image.height(), keep, smooth)
