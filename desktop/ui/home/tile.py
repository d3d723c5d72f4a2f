"""A game on the home screen: its picture, its name, and who it is for."""

from pathlib import Path

from PySide6.QtCore import QEasingCurve, QEvent, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.engine.manifest import Manifest
from desktop.ui.home.facts import DOT, in_lines
from desktop.ui.room import Room

RADIUS = 18.0
PICTURE_RATIO = 640 / 400
WIDE_RATIO = 2.1
"""A tile wider than this has its words beside the picture instead of over its foot."""
WORDS_SHARE = 0.42
"""At least so much of its width is for them."""
DUSK = "#152036"
LEAST_HEIGHT = 230
PICTURE_SEEN = 60
"""So much of a tall tile's picture stays free of words at least."""
PAD = 20.0
GAP = 4
"""Pixels round the words, and between them."""
NEARER = 0.045
"""How much the picture comes nearer while pointed at."""


class GameTile(QAbstractButton):
    """A large picture button that begins a new match of one game."""

    def __init__(self, room: Room, manifest: Manifest, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.manifest = manifest
        self._room = room
        self._picture = QPixmap()
        self._nearness = 0.0
        self._shown = False
        self._presence = 1.0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._appear)
        self._appearing = QVariantAnimation(self)
        self._appearing.setStartValue(0.0)
        self._appearing.setEndValue(1.0)
        self._appearing.valueChanged.connect(self._on_appearing)
        self._approach = QVariantAnimation(self)
        self._approach.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._approach.valueChanged.connect(self._on_approach)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words = self._room.words
        name = words.tr(f"{self.manifest.id}.name")
        self.setText(name)
        self.setAccessibleName(words.tr("app.home.new-of", game=name))
        self.setAccessibleDescription(f"{words.tr(f'{self.manifest.id}.tagline')} {DOT.join(self._facts())}")
        self.setToolTip("")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, 280)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, LEAST_HEIGHT)

    def height_for(self, width: int) -> int:
        """How tall it must be at a width, so that all its words have room, and some of its picture."""
        rect = QRectF(4, 4, width - 8, LEAST_HEIGHT - 8)
        over = rect.adjusted(PAD, 0, -PAD, 0)
        needed = [float(LEAST_HEIGHT), sum(self._heights(over)) + PAD * 1.8 + 8 + PICTURE_SEEN]
        if self._is_wide(rect):  # the taller it is, the more of its width the picture takes
            beside = QRectF(rect.left() + PAD, 0, rect.width() * WORDS_SHARE - PAD, 0)
            needed.append(sum(self._heights(beside)) + PAD * 1.8 + 8)
        return round(max(needed))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._come_nearer(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._come_nearer(self.hasFocus())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._come_nearer(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._come_nearer(self.underMouse())
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._room.look
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        shape = QPainterPath()
        shape.addRoundedRect(rect, RADIUS, RADIUS)
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.setClipPath(shape)
            self._paint_picture(painter, rect)
            self._paint_words(painter, rect)
            painter.setClipping(False)
            focused = self.hasFocus()
            painter.setPen(
                QPen(QColor(look.colours.accent if focused else look.colours.line), 4 if focused else 1.2)
            )
            painter.drawPath(shape)

    def _facts(self) -> tuple[str, ...]:
        words, manifest = self._room.words, self.manifest
        low, high = manifest.players
        shortest, longest = manifest.minutes
        return (
            words.tr("app.setup.seats.value", n=low)
            if low == high
            else words.tr("app.home.players", least=low, most=high),
            words.tr("app.home.minutes", least=shortest, most=longest),
            words.tr("app.home.age", age=manifest.age),
            words.tr("app.home.together") if manifest.co_operative else words.tr("app.home.against"),
        )

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        area = self._picture_area(rect)
        wanted = QSize(round(area.width() * ratio), round(area.height() * ratio))
        painter.fillRect(rect, QColor(DUSK))
        if not self._shown:
            # the first picture of the program does not wait for this one, which then appears
            self._soon.start()
            return
        if self._picture.size() != wanted:
            self._picture = _cover(self._art(), wanted)
        painter.setOpacity(self._presence)
        grown = 1.0 + NEARER * self._nearness
        width, height = area.width() * grown, area.height() * grown
        target = QRectF(area.right() - width, area.center().y() - height / 2, width, height)
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
        painter.setOpacity(1.0)

    def _picture_area(self, rect: QRectF) -> QRectF:
        """All of a tall tile; of a wide one the right part, so that the summit is not cut off."""
        if not self._is_wide(rect):
            return rect
        width = rect.height() * PICTURE_RATIO * 1.08
        return QRectF(rect.right() - width, rect.top(), width, rect.height())

    @staticmethod
    def _is_wide(rect: QRectF) -> bool:
        return rect.width() > rect.height() * WIDE_RATIO

    def _lines(self, width: int) -> tuple[tuple[QFont, str], ...]:
        """What is written, from the name down."""
        scale, words = self._room.look.text_scale, self._room.words
        title, small = QFont(self.font()), QFont(self.font())
        title.setPointSizeF(21 * scale)
        title.setBold(True)
        small.setPointSizeF(11 * scale)
        return (
            (title, self.text()),
            (small, words.tr(f"{self.manifest.id}.tagline")),
            (small, in_lines(self._facts(), QFontMetrics(small), width)),
        )

    def _inner(self, rect: QRectF) -> QRectF:
        """Where words may stand."""
        inner = rect.adjusted(PAD, PAD, -PAD, -PAD * 0.8)
        if self._is_wide(rect):
            area = self._picture_area(rect)
            inner.setRight(max(area.left() + area.width() * 0.2, rect.left() + rect.width() * WORDS_SHARE))
        return inner

    def _heights(self, inner: QRectF) -> list[float]:
        """How tall each of the lines is, with the gap below it."""
        room = QRect(0, 0, round(inner.width()), 10_000)
        return [
            QFontMetrics(font).boundingRect(room, _WRAP, text).height() + GAP
            for font, text in self._lines(room.width())
        ]

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        inner, wide = self._inner(rect), self._is_wide(rect)
        heights = self._heights(inner)
        total = sum(heights)
        painter.fillRect(rect, self._veil(rect, inner, total + PAD * 3.2))
        top = inner.center().y() - total / 2 if wide else inner.bottom() - total
        painter.setPen(QColor("#fff6e6"))
        for (font, text), height in zip(self._lines(round(inner.width())), heights, strict=True):
            painter.setFont(font)
            painter.drawText(QRectF(inner.left(), top, inner.width(), height), _WRAP, text)
            top += height

    def _veil(self, rect: QRectF, inner: QRectF, height: float) -> QLinearGradient:
        """Dusk behind the words, fading into the picture."""
        if self._is_wide(rect):
            left = self._picture_area(rect).left()
            veil = QLinearGradient(left, 0, inner.right() + 90, 0)
        else:
            veil = QLinearGradient(0, rect.bottom(), 0, rect.bottom() - height)
        dusk = QColor(DUSK)
        for stop, opacity in ((0.0, 1.0 if self._is_wide(rect) else 0.93), (0.55, 0.82), (1.0, 0.0)):
            dusk.setAlphaF(opacity)
            veil.setColorAt(stop, dusk)
        return veil

    def _art(self) -> Path:
        return self._room.resources / self.manifest.id / "art" / "tile.svg"

    def _appear(self) -> None:
        if self._shown:
            return
        self._shown = True
        if self._room.look.motion_ms:
            self._appearing.setDuration(self._room.look.motion_ms)
            self._appearing.start()
        self.update()

    def _on_appearing(self, value: object) -> None:
        if isinstance(value, float):
            self._presence = value
            self.update()

    def _come_nearer(self, near: bool) -> None:
        end = 1.0 if near else 0.0
        self._approach.stop()
        if self._room.look.motion_ms == 0:
            self._on_approach(0.0)
            return
        self._approach.setStartValue(self._nearness)
        self._approach.setEndValue(end)
        self._approach.setDuration(self._room.look.motion_ms * 2)
        self._approach.start()

    def _on_approach(self, value: object) -> None:
        if isinstance(value, float):
            self._nearness = value
            self.update()


_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def _cover(art: Path, size: QSize) -> QPixmap:
    """The picture scaled to cover a size, its top kept; plain dusk when there is none."""
    pixmap = QPixmap(size)
    pixmap.fill(QColor("#3b4a6b"))
    if not art.is_file():
        return pixmap
    renderer = QSvgRenderer(str(art))
    scale = max(size.width() / PICTURE_RATIO, size.height())
    width, height = scale * PICTURE_RATIO, scale
    if width < size.width():
        width, height = float(size.width()), size.width() / PICTURE_RATIO
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # what is too tall is cut at the foot, where words stand anyway: the summit stays whole
        renderer.render(painter, QRectF((size.width() - width) / 2, 0.0, width, height))
    return pixmap
