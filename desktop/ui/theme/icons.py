"""Icons: one drawing each, taken into any colour, size and pixel density."""

import logging
from pathlib import Path

from PySide6.QtCore import QByteArray, QDir, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop.ui.theme.look import Look

_DENSITIES = (1.0, 1.5, 2.0, 3.0)
"""Pixels per logical unit for which a ready picture is put into each icon."""

_log = logging.getLogger(__name__)


class Icons:
    """The drawings of one folder of ``*.svg`` files, black on nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # the style sheet names its signs as icons:<file>
        QDir.setSearchPaths("icons", [str(folder)])
        self._renderers: dict[str, QSvgRenderer] = {}
        self._icons: dict[tuple[str, str, str, int], QIcon] = {}
        self._stencils: dict[tuple[str, int, float], QPixmap] = {}

    def has(self, name: str) -> bool:
        """Whether there is a drawing of that name."""
        return self._renderer(name).isValid()

    def icon(self, name: str, look: Look, size: int = 24, colour: str | None = None) -> QIcon:
        """An icon in the look's text colour, or in ``colour``; softer when its button is disabled."""
        inked = colour or look.colours.text
        soft = look.colours.text_soft
        key = (name, inked, soft, size)
        if key not in self._icons:
            icon = QIcon()
            for density in _DENSITIES:
                stencil = self._stencil(name, size, density)
                icon.addPixmap(_inked(stencil, inked), QIcon.Mode.Normal)
                icon.addPixmap(_inked(stencil, soft), QIcon.Mode.Disabled)
            self._icons[key] = icon
        return self._icons[key]

    def pixmap(self, name: str, colour: str, size: int, density: float = 1.0) -> QPixmap:
        """The drawing in one colour, ``size`` logical units wide, sharp at ``density`` pixels per unit."""
        return _inked(self._stencil(name, size, density), colour)

    def _stencil(self, name: str, size: int, density: float) -> QPixmap:
        """The drawing as it is: only what it covers counts. Kept: drawing takes far longer than colouring."""
        key = (name, size, density)
        stencil = self._stencils.get(key)
        if stencil is None:
            pixels = max(1, round(size * density))
            stencil = QPixmap(QSize(pixels, pixels))
            stencil.fill(Qt.GlobalColor.transparent)
            renderer = self._renderer(name)
            if renderer.isValid():
                with QPainter(stencil) as painter:
                    renderer.render(painter, QRectF(0, 0, pixels, pixels))
            stencil.setDevicePixelRatio(density)
            self._stencils[key] = stencil
        return stencil

    def _renderer(self, name: str) -> QSvgRenderer:
        if name not in self._renderers:
            path = self._folder / f"{name}.svg"
            data = path.read_bytes() if path.is_file() else b""
            if not data:
                _log.warning("no icon %r in %s", name, self._folder)
            self._renderers[name] = QSvgRenderer(QByteArray(data)) if data else QSvgRenderer()
        return self._renderers[name]


def _inked(stencil: QPixmap, colour: str) -> QPixmap:
    """Whatever the stencil covers in one colour."""
    inked = QPixmap(stencil)
    with QPainter(inked) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(QRectF(QPointF(0, 0), inked.deviceIndependentSize()), colour)
    return inked
