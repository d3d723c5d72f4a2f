"""The key to a game's icons: each as it stands on the cards, and beside it what it means."""

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui.panels.finding import Page
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.presentation import Presentation
from desktop.ui.table.contract import GameTable, HasKey

ICON_SIZE = (64, 34)
"""Width and height of an icon's picture at 100 %, in pixels."""


class IconView(QWidget):
    """One icon, painted by the game; read aloud by the words beside it."""

    def __init__(self, table: GameTable[Any], face: str, means: Presentation) -> None:
        super().__init__()
        self._table = table
        self._face = face
        self._means = means
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(*(self._means.spaced(length) for length in ICON_SIZE))

    def paintEvent(self, event: QPaintEvent, /) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._table.paint_face(
                painter, self._face, QRectF(self.rect()), self._means.look, self._means.words
            )


def key_article(page: Page, table: GameTable[Any], means: Presentation) -> QWidget:
    """The page of the rule book that explains the icons."""
    article = QWidget()
    column = QVBoxLayout(article)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    column.addWidget(PlainLabel("title", page.title))
    text = PlainLabel("", means.words.tr(f"{page.id}.text"))
    text.setObjectName("article-text")
    column.addWidget(text)
    for face, meaning in table.key() if isinstance(table, HasKey) else ():
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(12)
        across.addWidget(IconView(table, face, means))
        across.addWidget(PlainLabel("", means.words.say(meaning)), 1)
        column.addWidget(row)
    return article
