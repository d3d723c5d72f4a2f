"""A game's pictures: SVG files read once in a run of the program and painted at any size."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

MARK_INK: Final = "#22313F"
"""The one colour in which marks are drawn; it is exchanged for the colour asked for."""

_read: dict[Path, dict[str, QSvgRenderer]] = {}
"""What has been read of each folder: some dozen files, and marks in the colours of the themes."""


class Art:
    """Pictures of one folder, by file name without ``.svg``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pictures = _read.setdefault(folder, {})

    def read_all(self) -> bool:
        """Read every picture before it is needed; False when there is none left to read."""
        names = [path.stem for path in self._folder.glob("*.svg") if path.stem not in self._pictures]
        for name in names:
            self._picture(name)
        return bool(names)

    def paint(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Paint a picture into the whole of ``rect``.

        Raises:
            FileNotFoundError: there is no such picture.
        """
        self._picture(name).render(painter, rect)

    def paint_whole(self, painter: QPainter, name: str, rect: QRectF, *, foot: bool = False) -> None:
        """Paint a picture as large as it fits into ``rect``, in its own proportions.

        It stands in the middle, or with ``foot`` on the lower edge.
        """
        size = self._picture(name).viewBoxF().size()
        scale = min(rect.width() / size.width(), rect.height() / size.height())
        target = QRectF(0, 0, size.width() * scale, size.height() * scale)
        target.moveCenter(rect.center())
        if foot:
            target.moveBottom(rect.bottom())
        self.paint(painter, name, target)

    def paint_cover(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Paint a picture so that it covers ``rect``; what is too much is cut off at the top and sides."""
        size = self._picture(name).viewBoxF().size()
        scale = max(rect.width() / size.width(), rect.height() / size.height())
        target = QRectF(0, 0, size.width() * scale, size.height() * scale)
        target.moveCenter(rect.center())
        target.moveBottom(rect.bottom())
        painter.save()
        painter.setClipRect(rect)
        self.paint(painter, name, target)
        painter.restore()

    def paint_mark(self, painter: QPainter, name: str, rect: QRectF, colour: str) -> None:
        """Paint a one-coloured mark in another colour."""
        self._picture(name, colour).render(painter, rect)

    def _picture(self, name: str, colour: str | None = None) -> QSvgRenderer:
        key = f"{name}/{colour}" if colour else name
        if key not in self._pictures:
            data = (self._folder / f"{name}.svg").read_bytes()
            if colour is not None:
                data = data.replace(MARK_INK.encode(), colour.encode())
            self._pictures[key] = QSvgRenderer(QByteArray(data))
        return self._pictures[key]
