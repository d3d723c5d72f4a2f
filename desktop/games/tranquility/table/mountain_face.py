"""The mountain behind the cards: paper in layers, a lit and a shaded side, snow, faint contour lines."""

from functools import lru_cache
from math import sin
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.games.tranquility.rules.geometry import ROWS
from desktop.games.tranquility.table import layout
from desktop.ui.theme.look import Look

_PEAK: Final = QPointF(layout.WIDTH / 2, 3.0)
_FOOT: Final = layout.row_top(1) + layout.PITCH_Y
_LIGHT: Final = ("#f4efe6", "#dfe5e4", "#a9c1b4", "#8fb0a6", "#fffdf8", "#c3cfe3", "#ffffff")
_DARK: Final = ("#46587f", "#37476b", "#233250", "#1a2740", "#8297c2", "#5b6f9c", "#8fa3cc")
"""Body from peak to foot (three), the shaded side, snow in light and in shade, lines of height."""


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
    """Lines of equal height, two in a row of cards, bowed as round a cone."""
    path = QPainterPath()
    height = _FOOT - _PEAK.y()
    for line in range(1, 2 * ROWS - 1):
        level = line / (2 * ROWS)
        half = (layout.WIDTH / 2 - layout.row_left(1) + 40) * (1 - level)
        for step in range(-40, 41):
            u = step / 40
            sag = 13 * (1 - u * u) + 5 * sin(7 * u + line * 2.1) + 2.5 * sin(17 * u + line)
            point = QPointF(_PEAK.x() + u * half, _FOOT - level * height + sag)
            if step == -40:
                path.moveTo(point)
            else:
                path.lineTo(point)
    return path


def paint_mountain(painter: QPainter, look: Look) -> None:
    """The mountain, in the table's units."""
    tones = _DARK if look.dark else _LIGHT
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
    line = QColor(tones[6])
    line.setAlphaF(0.34)
    painter.strokePath(contours(), QPen(line, 1.5))


def _paint_shadow(painter: QPainter, look: Look) -> None:
    shadow = QColor(look.colours.shadow)
    shadow.setAlphaF(0.05)
    for width in (18.0, 12.0, 6.0):
        pen = QPen(shadow, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline(), pen)


def _paint_snow(painter: QPainter, tones: tuple[str, ...]) -> None:
    """Snow from the peak down to torn edges: far down along the ridges, less between them."""
    for path, tone, opacity in ((_snow(_SNOW_LINE), tones[4], 0.85), (_shaded_snow(), tones[5], 0.75)):
        snow = QColor(tone)
        snow.setAlphaF(opacity)
        painter.fillPath(path, snow)


_SNOW_LINE: Final = (
    (-230, 306), (-204, 268), (-186, 282), (-160, 236), (-138, 262), (-118, 214), (-96, 292), (-78, 252),
    (-58, 276), (-30, 208), (-12, 246), (8, 224), (30, 318), (52, 262), (70, 284), (98, 222), (122, 268),
    (140, 246), (168, 300), (190, 272), (232, 322),
)  # fmt: skip
"""The lower edge of the snow, from the peak's middle: how far aside and how far down."""

_RIDGE: Final = ((-14, 84), (10, 150), (-30, 208), (14, 330), (-46, 450), (-18, 670))
"""The ridge between the lit and the shaded side."""


def _snow(edge: tuple[tuple[int, int], ...]) -> QPainterPath:
    path = QPainterPath(QPointF(_PEAK.x(), -10))
    for aside, down in edge:
        path.lineTo(_PEAK.x() + aside, _PEAK.y() + down)
    path.closeSubpath()
    return path


def _shaded_snow() -> QPainterPath:
    return _snow(_SNOW_LINE).intersected(_shaded_side())


def _shaded_side() -> QPainterPath:
    """Left of the ridge that comes down from the peak."""
    path = QPainterPath(QPointF(_PEAK.x(), -10))
    for aside, down in _RIDGE:
        path.lineTo(_PEAK.x() + aside, _PEAK.y() + down)
    path.lineTo(0, _FOOT)
    path.lineTo(0, -10)
    path.closeSubpath()
    return path


def _rough(at: int) -> float:
    """An even-handed roughness of the edge, the same at every painting."""
    return 7.0 * sin(at * 12.9898)
