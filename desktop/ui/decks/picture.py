"""A card large, as it will lie on the table, with its shadow and what it does."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.ui.decks.contract import DeckSheets, Showing
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.table.pixmaps import painted, shadow_of

HIGH = 420
LOW = 240
"""The height of a face at most, in logical units: beside its fields, and above them."""

_MARGIN = 14
_SHADOW = (0.028, 0.014, 0.42)
"""Blur and fall as a share of the card's shorter side, opacity; as of a card at rest on the table."""


class CardFace(QWidget):
    """The face alone, as large as there is room for."""

    def __init__(self, room: Room, sheets: DeckSheets) -> None:
        super().__init__()
        self._room = room
        self._sheets = sheets
        self._showing: Showing | None = None
        self._highest = HIGH
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_face(self, showing: Showing | None) -> None:
        """Show a card, or nothing."""
        self._showing = showing
        self.setVisible(showing is not None)
        self.updateGeometry()
        self.update()

    def keep_below(self, height: int) -> None:
        """Be no higher than this."""
        self._highest = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))

    def heightForWidth(self, width: int) -> int:
        size = self._showing.size if self._showing is not None else QSizeF(1, 1)
        return min(self._highest, round((width - 2 * _MARGIN) * size.height() / size.width()) + 2 * _MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._showing is None:
            return
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        size = self._showing.size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        if size.isEmpty():
            return
        corner = QPointF(room.center().x() - size.width() / 2, room.top())
        with QPainter(self) as painter:
            self._paint(painter, self._showing, QRectF(corner, size))

    def _paint(self, painter: QPainter, showing: Showing, rect: QRectF) -> None:
        """Painted in the table's units and scaled, so that every line is as thick as there."""
        ratio = self.devicePixelRatioF() * rect.width() / showing.size.width()
        face = QRectF(QPointF(0, 0), showing.size)

        def paint(inner: QPainter) -> None:
            self._sheets.paint_face(inner, showing.face, face, self._room.look, self._room.words)

        margin = _MARGIN * showing.size.width() / rect.width()
        image = painted(showing.size, ratio, paint, margin)
        blur, fall, opacity = _SHADOW
        short = min(showing.size.width(), showing.size.height()) * ratio
        shadow = shadow_of(image, self._room.look.colours.shadow, short * blur, opacity)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        shadow.setDevicePixelRatio(self.devicePixelRatioF())
        corner = rect.topLeft() - QPointF(_MARGIN, _MARGIN)
        painter.drawImage(corner + QPointF(0, short * fall / self.devicePixelRatioF()), shadow)
        painter.drawImage(corner, image)


class CardPicture(QWidget):
    """The face above, and the sentences that tell what the card does."""

    def __init__(self, room: Room, sheets: DeckSheets) -> None:
        super().__init__()
        self._room = room
        self._showing: Showing | None = None
        self._face = CardFace(room, sheets)
        self._says = PlainLabel()
        self._says.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 8)
        column.addWidget(self._face)
        column.addWidget(self._says)

    @property
    def showing(self) -> Showing | None:
        """What is shown; None for a card that is not sound yet."""
        return self._showing

    @property
    def text(self) -> str:
        """What the card says it does."""
        return self._says.text()

    def keep_below(self, height: int) -> None:
        """Let the face be no higher than this."""
        self._face.keep_below(height)

    def show_card(self, showing: Showing | None) -> None:
        """Show a card; None stands for one whose faults come first."""
        self._showing = showing
        self._face.show_face(showing if showing is not None and showing.face else None)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words, showing = self._room.words, self._showing
        if showing is None:
            self._says.setText(words.tr("app.deck.no-picture"))
        else:
            self._says.setText("\n\n".join(map(words.say, showing.says)))
            self._face.setAccessibleName(words.say(showing.brief))
        self._face.update()
