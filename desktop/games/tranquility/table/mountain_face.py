"""The mountain behind the cards: paper in layers, a lit and a shaded side, snow, faint contour lines."""

from functools import lru_cache
from math import sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.games.tranquility.rules.geometry import ROWS
from desktop.games.tranquility.table import layout
from desktop.ui.theme.look import Look

_PEAK: Final = QPointF(layout.WIDTH / 2, 3.0)
_FOOT: Final = layout.row_top(1) + layout.PITCH_Y
_LINES: Final = 12
_SNOW: Final = 0.36
"""How far down the snow lies, as a share of the height."""

_LIGHT: Final = ("#f4efe6", "#dfe5e4", "#a9c1b4", "#8fb0a6", "#fffdf8", "#ffffff")
_DARK: Final = ("#4a5d86", "#38486c", "#24334f", "#1c2942", "#9fb2d6", "#7f93bd")
"""Body from peak to foot (three), the shaded side, snow in light, and the lines of contour."""


@lru_cache(maxsize=1)
def outline() -> QPainterPath:
    """The mountain's edge: it runs through the ends of the rows, rough as torn paper."""
    left: list[QPointF] = []
    for row in range(1, ROWS):
        edge, top = layout.row_left(row), layout.row_top(row)
        left.append(QPointF(edge - 26 + _rough(row), top + layout.PITCH_Y))
        left.append(QPointF(edge - 4 + _rough(row + 20), top + 40))
    left.append(QPointF(layout.row_left(ROWS) - 22, layout.row_top(ROWS) + layout.PITCH_Y))
    path = QPainterPath(left[0])
    for point in left[1:]:
        path.lineTo(point)
    path.lineTo(_PEAK)
    for at, point in enumerate(reversed(left)):
        path.lineTo(QPointF(layout.WIDTH - point.x() + _rough(at + 40), point.y()))
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def contours() -> QPainterPath:
    """Lines of equal height: one ridge inside the other."""
    path = QPainterPath()
    half, height = layout.row_left(1) * -1 + layout.WIDTH / 2 + 26, _FOOT - _PEAK.y()
    for line in range(2, _LINES):
        share = line / _LINES
        for step in range(-60, 61):
            u = step / 60
            rise = (1 - abs(u) ** 1.06) + 0.02 * sin(9 * u + line * 1.7) + 0.012 * sin(23 * u + line)
            point = QPointF(_PEAK.x() + u * half * share, _FOOT - rise * height * share)
            if step == -60:
                path.moveTo(point)
            else:
                path.lineTo(point)
    return path


def paint_mountain(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The mountain; ``rect`` is that of its zone."""
    tones = _DARK if look.dark else _LIGHT
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft() - layout.mountain_rect().topLeft())
    body = QLinearGradient(_PEAK, QPointF(_PEAK.x(), _FOOT))
    for at, tone in zip((0.0, 0.4, 1.0), tones, strict=False):
        body.setColorAt(at, QColor(tone))
    _paint_shadow(painter, look)
    painter.fillPath(outline(), body)
    painter.setClipPath(outline(), Qt.ClipOperation.IntersectClip)
    shade = QColor(tones[3])
    shade.setAlphaF(0.42)
    painter.fillPath(_shaded_side(), shade)
    _paint_snow(painter, tones)
    line = QColor(tones[5])
    line.setAlphaF(0.5)
    painter.strokePath(contours(), QPen(line, 1.3))


def _paint_shadow(painter: QPainter, look: Look) -> None:
    shadow = QColor(look.colours.shadow)
    shadow.setAlphaF(0.05)
    for width in (18.0, 12.0, 6.0):
        pen = QPen(shadow, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline(), pen)


def _paint_snow(painter: QPainter, tones: tuple[str, ...]) -> None:
    """Snow down to a jagged edge."""
    low = _PEAK.y() + (_FOOT - _PEAK.y()) * _SNOW
    path = QPainterPath(QPointF(_PEAK.x(), -10))
    path.lineTo(_PEAK.x() - 260, low)
    teeth = 13
    for tooth in range(teeth + 1):
        x = _PEAK.x() - 240 + 480 * tooth / teeth
        path.lineTo(x, low + (46 if tooth % 2 else -34) * (0.6 + 0.4 * abs(sin(tooth * 2.3))))
    path.lineTo(_PEAK.x() + 260, low)
    path.closeSubpath()
    snow = QColor(tones[4])
    snow.setAlphaF(0.8)
    painter.fillPath(path, snow)


def _shaded_side() -> QPainterPath:
    """Left of the ridge that comes down from the peak."""
    path = QPainterPath(QPointF(_PEAK.x(), -10))
    drop = _FOOT - _PEAK.y()
    for share, aside in ((0.12, -16.0), (0.2, 10.0), (0.34, -34.0), (0.5, 16.0), (0.68, -52.0), (1.0, -20.0)):
        path.lineTo(_PEAK.x() + aside, _PEAK.y() + drop * share)
    path.lineTo(0, _FOOT)
    path.lineTo(0, -10)
    path.closeSubpath()
    return path


def _rough(at: int) -> float:
    """An even-handed roughness of the edge, the same at every painting."""
    return 7.0 * sin(at * 12.9898)
