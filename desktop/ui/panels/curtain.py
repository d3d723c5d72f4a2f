"""The curtain between players who share one screen: calm, in the next player's colour, and opaque."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.engine.ids import Seat, seat_id
from desktop.session.header import NAME_LENGTH
from desktop.ui.bridge import Bridge
from desktop.ui.panels.overlay import Overlay
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.ready_button import QUIET_S, ReadyButton
from desktop.ui.panels.seat_badge import SeatBadge
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import blend, text_on
from desktop.ui.theme.seat_mark import seat_colour
from desktop.wording.language import Words

HILLS = ((0.70, 0.10, 0.10), (0.80, 0.07, 0.18), (0.90, 0.05, 0.26))
"""Height where a hill begins, how it swings, and how far its shade goes from the ground."""

LONG_NAME = 20
"""A name with more letters is written smaller."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

SMALLER_BELOW_HEIGHT = 230
"""At 100 % text; on a lower page what is not the name is written smaller."""
BADGE_FROM_HEIGHT = 500
"""The seat's picture needs a page so high at 100 % text; on a lower one words go first."""


class Curtain(Overlay):
    """Covers its parent while nobody's eyes are on the table; knows the next seat's name and no more."""

    lifted = Signal(int)
    renamed = Signal(int)

    def __init__(self, bridge: Bridge, words: Words, look: Look, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what it covers is not painted
        self._bridge = bridge
        self._means = Presentation(words, look, icons)
        self._seat: Seat = 1
        self._others: tuple[QWidget, ...] = ()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(round(QUIET_S * 1000))
        self._quiet.timeout.connect(self._on_quiet_over)
        self._build()
        bridge.eyes_changed.connect(self.follow)
        bridge.changed.connect(self._on_changed)
        self.follow()

    def leave(self) -> None:
        """Stop following the match."""
        self._bridge.eyes_changed.disconnect(self.follow)
        self._bridge.changed.disconnect(self._on_changed)
        self._quiet.stop()
        self.hide()

    def follow(self) -> None:
        """Fall or rise, as the eyes in play say."""
        seat = self._bridge.hotseat.must_hand_over
        if self._bridge.eyes is not None or seat is None:
            self._quiet.stop()
            self.hide()
            return
        if self.isVisible() and seat == self._seat:
            return
        self._seat = seat
        self._close_field()
        self.retranslate()
        self._ready.await_hand(self.ground)
        self._quiet.start()
        self.cover(self._means.words.tr("app.curtain.drawn", seat=seat_id(seat)))

    def set_look(self, look: Look) -> None:
        """Show the curtain in another look."""
        self._means.look = look
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the words of now."""
        words = self._means.words
        name = words.tr("app.panel.turn-of", seat=seat_id(self._seat))
        self._next.setText(words.tr("app.curtain.next"))
        self._name.setText(name)
        two = len(self._bridge.match.header.seats) == 2
        self._hint.setText(words.tr("app.curtain.hint-two") if two else words.tr("app.curtain.hint"))
        self._ready.setText(words.tr("app.curtain.ready"))
        self._ready.setAccessibleName(f"{name}: {words.tr('app.curtain.ready')}")
        self._rename.say(words.tr("app.curtain.rename"), "person")
        self._keep.say(words.tr("app.curtain.keep"), "check")
        self._field.setPlaceholderText(words.tr("app.seat.unnamed", seat=self._seat))
        self._field.setAccessibleName(words.tr("app.curtain.name"))
        self._badge.show_seat(self._seat)
        self._badge.setAccessibleName("")
        self._field.setMinimumWidth(self._means.spaced(220))
        self._dress()
        self.update()

    @property
    def ground(self) -> str:
        """The next player's colour."""
        return seat_colour(self._seat, self._means.look)

    @property
    def seat(self) -> Seat:
        """The seat that the curtain waits for."""
        return self._seat

    def shades(self) -> tuple[str, ...]:
        """Every colour that text may stand on: each reads at least as well as the ground itself."""
        away = "#000000" if text_on(self.ground) == "#ffffff" else "#ffffff"
        return (self.ground, *(blend(self.ground, away, share) for *_, share in HILLS))

    def paintEvent(self, event: QPaintEvent, /) -> None:
        ground, *hills = self.shades()
        area = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(ground))
            painter.setPen(Qt.PenStyle.NoPen)
            self._paint_glow(painter, area, QColor(hills[0]))
            for (top, swing, _), shade in zip(HILLS, hills, strict=True):
                painter.setBrush(QColor(shade))
                painter.drawPath(_hill(area, top, swing))

    def _paint_glow(self, painter: QPainter, area: QRectF, shade: QColor) -> None:
        """Soft rings behind the name, as round a sun; each no further from the ground than a hill."""
        centre = QPointF(area.width() / 2, area.height() * 0.42)
        shade.setAlphaF(0.34)
        painter.setBrush(shade)
        for share in (0.62, 0.46, 0.32):
            painter.drawEllipse(centre, area.height() * share, area.height() * share)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._ready.updateGeometry()  # it minds how wide the window is
        self._dress()

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        self._ready.lets_through()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if event.key() == Qt.Key.Key_Escape and self._field.isVisible():
            self._close_field()
            self._rename.setFocus()
        self._ready.lets_through()
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if watched is self._field and isinstance(event, QKeyEvent) and event.key() in ENTER:
            # kept here: on its way up the key would press the button that has the keyboard by then
            if event.type() == QEvent.Type.KeyPress and self._ready.lets_through():
                self._on_keep()
            return True
        # before the quiet time is over nothing else takes a press either
        if watched in self._others and _is_press(event) and not self._ready.lets_through():
            return True
        return super().eventFilter(watched, event)

    def _build(self) -> None:
        self._badge = SeatBadge(self._means, 112, framed=True)
        self._next = PlainLabel()
        self._name = PlainLabel("display")
        self._name.setObjectName("curtain-name")
        self._hint = PlainLabel()
        self._ready = ReadyButton(self._means)
        self._ready.setObjectName("ready")
        self._ready.clicked.connect(self._on_ready)
        self._rename = WrapButton(self._means)
        self._rename.setObjectName("rename")
        self._rename.clicked.connect(self._on_rename)
        self._field = QLineEdit()
        self._field.setAcceptDrops(False)  # a file is for the window
        self._field.setObjectName("rename-field")
        self._field.setMaxLength(NAME_LENGTH)
        self._keep = WrapButton(self._means)
        self._keep.setObjectName("rename-keep")
        self._keep.clicked.connect(self._on_keep)
        self._others = (self._rename, self._field, self._keep)
        for widget in self._others:
            widget.installEventFilter(self)
        self._lay_out()
        self._close_field()

    def _lay_out(self) -> None:
        naming = QHBoxLayout()
        self._column = column = QVBoxLayout(self)
        column.addStretch(3)
        column.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._next, self._name, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._next)
        column.addWidget(self._name)
        column.addSpacing(12)
        column.addWidget(self._ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._hint)
        column.addStretch(2)
        column.addLayout(naming)
        naming.addStretch(1)
        for widget in self._others:
            naming.addWidget(widget)
        naming.addStretch(1)
        column.addStretch(1)

    def _dress(self) -> None:
        """Sizes and colours: the ground is the seat's, so the text's colour is too."""
        points = 11 * self._means.look.text_scale
        roomy = self._page.height() >= BADGE_FROM_HEIGHT * self._means.look.text_scale
        large = 3.1 if roomy and len(self._name.text()) <= LONG_NAME else 1.7
        self._badge.setVisible(roomy)
        edge, gap = (24, 14) if roomy else (8, 6)
        self._column.setContentsMargins(32, edge, 32, edge)
        self._column.setSpacing(gap)
        beside = 1.25 if self._page.height() >= SMALLER_BELOW_HEIGHT * self._means.look.text_scale else 1.0
        style = (
            f"QLabel {{ color: {text_on(self.ground)}; font-size: {points * beside:.1f}pt; }}"
            f'QLabel[role="display"] {{ font-size: {points * large:.1f}pt; }}'
        )
        if style != self.styleSheet():
            self.setStyleSheet(style)
        font = self._ready.font()
        font.setBold(True)
        for large in (1.45, 1.1):  # the smaller one where the words have no room in a line
            font.setPointSizeF(points * large)
            if self._ready.fits(font, self._page.width()):
                break
        self._ready.setFont(font)

    def _close_field(self) -> None:
        self._field.hide()
        self._keep.hide()
        self._rename.show()

    def _on_quiet_over(self) -> None:
        # who has gone on by Tab meanwhile stays there
        if not (self._rename.hasFocus() or self._field.hasFocus() or self._keep.hasFocus()):
            self._ready.setFocus()

    def _on_changed(self, _transition: object) -> None:
        self.follow()

    def _on_ready(self) -> None:
        seat = self._seat
        if self._bridge.eyes is None and self._bridge.hotseat.must_hand_over == seat:
            self._bridge.lift(seat)
            self.lifted.emit(seat)

    def _on_rename(self) -> None:
        self._field.setText(self._bridge.match.header.seats[self._seat - 1].name)
        self._rename.hide()
        self._field.show()
        self._keep.show()
        self._field.setFocus()
        self._field.selectAll()

    def _on_keep(self) -> None:
        self._bridge.match.rename_seat(self._seat, self._field.text().strip())
        self._close_field()
        self.retranslate()
        self._ready.setFocus()
        self.renamed.emit(self._seat)


def _hill(area: QRectF, top: float, swing: float) -> QPainterPath:
    """A long soft hill across the whole width, up from ``top`` (share of the height)."""
    width, height = area.width(), area.height()
    path = QPainterPath(QPointF(0, height * (top + swing)))
    path.cubicTo(
        QPointF(width * 0.3, height * (top - swing)),
        QPointF(width * 0.55, height * (top + swing * 1.6)),
        QPointF(width, height * (top - swing * 0.6)),
    )
    path.lineTo(width, height)
    path.lineTo(0, height)
    path.closeSubpath()
    return path


def _is_press(event: QEvent) -> bool:
    """Whether an event could press something; Tab only goes on."""
    if isinstance(event, QKeyEvent):
        return event.type() == QEvent.Type.KeyPress and event.key() not in (
            Qt.Key.Key_Tab,
            Qt.Key.Key_Backtab,
        )
    return event.type() == QEvent.Type.MouseButtonPress
