"""What a folded panel says of the game: who is to act, and that something is asked."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QToolButton

from desktop.engine.ids import Seat, seat_id
from desktop.ui.panels.edge_tips import tell
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.situation import TurnNow
from desktop.ui.theme.fonts import font_for
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.ui.theme.stylesheet import set_role

EDGE = 30
"""Of the sign, in logical units; it grows, more slowly, with the text."""
ASKS = 0.56
"""The share of the sign that its question mark takes."""


class RailSign(QToolButton):
    """The seat's mark, with a question mark at its corner while something is asked."""

    def __init__(self, means: Presentation) -> None:
        super().__init__()
        self._means = means
        self.setObjectName("rail-sign")
        set_role(self, "handle")

    def show_turn(self, now: TurnNow) -> None:
        """Show who is to act, and say what is asked."""
        words = self._means.words
        name = (
            words.tr("app.panel.turn-of", seat=seat_id(now.seat)) if now.seat else words.tr("app.panel.over")
        )
        told = [name, words.say(now.prompt)] if now.prompt else [name]
        self.setAccessibleName(": ".join(told))
        tell(self, *told)
        edge = self._means.spaced(EDGE)
        self.setIcon(QIcon(self._picture(now.seat, edge, asks=now.prompt is not None)))
        self.setIconSize(QSize(edge, edge))

    def _picture(self, seat: Seat | None, edge: int, *, asks: bool) -> QPixmap:
        look, ratio = self._means.look, self.devicePixelRatioF()
        picture = QPixmap(round(edge * ratio), round(edge * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = edge * (0.8 if asks else 1.0)
            if seat:
                paint_seat_mark(painter, seat, QRectF(0, edge - side, side, side), look, str(seat))
            if asks:
                self._paint_question(painter, QRectF(edge * (1 - ASKS), 0, edge * ASKS, edge * ASKS))
        return picture

    def _paint_question(self, painter: QPainter, area: QRectF) -> None:
        look = self._means.look
        painter.setPen(QColor(look.colours.surface))
        painter.setBrush(QColor(look.colours.accent))
        painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        font = font_for(look.language, bold=True)
        font.setPixelSize(max(1, round(area.height() * 0.68)))
        painter.setFont(font)
        painter.setPen(QColor(look.colours.on_accent))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
