"""A piece as it is seen: one cached picture that is moved, lifted and marked, never painted in Python."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from desktop.ui.table.contract import Piece
from desktop.ui.table.faces import Picture


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a piece's centre is (logical units), its turn in degrees, its size and its opacity."""

    centre: QPointF
    turn: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        """The pose a share (0 to 1) of the way to another."""
        return Pose(
            self.centre + (other.centre - self.centre) * share,
            self.turn + (other.turn - self.turn) * share,
            self.scale + (other.scale - self.scale) * share,
            self.opacity + (other.opacity - self.opacity) * share,
        )


class PieceItem(QGraphicsPixmapItem):
    """Shows one piece. No method of Qt is overridden: painting stays in C++, 150 pieces in 0.3 ms."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.lifted = False
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._edge = self._overlay()
        self._sign = self._overlay()
        self._news = self._overlay()

    def _overlay(self) -> QGraphicsPixmapItem:
        overlay = QGraphicsPixmapItem(self)
        overlay.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        overlay.setVisible(False)
        return overlay

    @property
    def pose(self) -> Pose:
        """How the piece lies on the screen now."""
        return Pose(self.pos(), self.rotation(), self.scale(), self.opacity())

    def take_pose(self, pose: Pose) -> None:
        """Lie so from now on."""
        self.setPos(pose.centre)
        self.setRotation(pose.turn)
        self.setScale(pose.scale)
        self.setOpacity(pose.opacity)

    def show_picture(self, picture: Picture) -> None:
        """Show this face."""
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.offset)

    def squeeze(self, share: float) -> None:
        """Narrow the face to a share of its width (a card in the middle of being turned over)."""
        self.setTransform(QTransform() if share >= 1.0 else QTransform.fromScale(max(share, 0.02), 1.0))

    def mark(self, edge: QPixmap | None, sign: QPixmap | None) -> None:
        """Put an edge round the face and a sign on its corner; None takes them away."""
        size = self.piece.rect.size()
        _place(self._edge, edge, QPointF(0, 0))
        _place(self._sign, sign, QPointF(size.width() * 0.32, -size.height() * 0.3))

    def mark_fresh(self, sign: QPixmap | None) -> None:
        """Put the sign of a piece that others have just moved on its edge; None takes it away.

        Cards tell themselves at their corners, one that stands also at its foot and one that lies at its
        head: the sign hangs over the middle of the other edge, and so reaches no neighbour beside it.
        """
        size = self.piece.rect.size()
        stands = size.height() > size.width()
        across, down = (0.1, -0.51) if stands else (0.12, 0.45)
        _place(self._news, sign, QPointF(size.width() * across, size.height() * down))

    @property
    def is_fresh(self) -> bool:
        """Whether the piece is shown as just moved."""
        return self._news.isVisible()

    @property
    def marks(self) -> tuple[bool, bool]:
        """Whether the edge and the sign are shown."""
        return self._edge.isVisible(), self._sign.isVisible()


def _place(overlay: QGraphicsPixmapItem, pixmap: QPixmap | None, centre: QPointF) -> None:
    overlay.setVisible(pixmap is not None)
    if pixmap is not None:
        size = pixmap.deviceIndependentSize()
        overlay.setPixmap(pixmap)
        overlay.setOffset(centre.x() - size.width() / 2, centre.y() - size.height() / 2)
