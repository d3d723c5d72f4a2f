"""Paper beside the cards: the frame of the discard pile, the sheet on which it is read, slips with a sign."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.games.the_west.table.inks import BRASS, BRASS_DEEP, ON_PAPER, PAPER
from desktop.games.the_west.table.sign_painter import paint_signs
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_words
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


def paint_frame(painter: QPainter, heading: str, rect: QRectF, look: Look) -> None:
    """A plate with a heading: what lies in it is no part of the row beside it."""
    ground = QColor(look.colours.surface)
    ground.setAlphaF(0.85)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(look.colours.line), 1.2))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 9, 9)
    line = QRectF(rect.left() + 7, rect.top() + 9, rect.width() - 14, 22)
    size = 15.0 * min(look.text_scale, 1.25)
    paint_words(painter, heading, line, look.colours.text_soft, size, look.language, centred=True, least=0.6)


def paint_sheet(painter: QPainter, count: int, rect: QRectF, look: Look, words: Words) -> None:
    """The sheet of discarded cards; it hides what lies below, and says how it goes away."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(BRASS), 3.0))
    painter.setBrush(QColor(look.colours.surface))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
    line = QRectF(rect.left() + 16, rect.top() + 8, rect.width() - 32, 27)
    title = words.tr("the_west.table.sheet", n=count)
    paint_words(painter, title, line, look.colours.text, 20, look.language, least=0.6)
    hint = words.tr("the_west.table.sheet-close")
    paint_words(painter, hint, line.translated(0, 26), look.colours.text_soft, 15, look.language, least=0.6)


def paint_sign(painter: QPainter, art: Art, signs: str, rect: QRectF) -> None:
    """Signs as they stand on cards, on a slip of paper of their own."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(BRASS_DEEP), 1.0))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    across, down = rect.width() * 0.12, rect.height() * 0.2
    paint_signs(painter, art, signs, rect.adjusted(across, down, -across, -down), ON_PAPER)
