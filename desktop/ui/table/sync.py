"""Brings the scene to what the game says: new pieces arrive, moved ones travel, gone ones fade."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QSizeF

from desktop.engine.ids import PieceId
from desktop.ui.table import layers
from desktop.ui.table.animator import Animator, Travel
from desktop.ui.table.board import Board
from desktop.ui.table.contract import Animation, Piece
from desktop.ui.table.faces import Faces
from desktop.ui.table.layout import Layout
from desktop.ui.table.piece import PieceItem, Pose
from desktop.ui.table.scene import TableScene
from desktop.ui.table.zone import ZoneItem

LIFT_SCALE = 1.05
"""How much larger a piece in the hand is: it is nearer to the eye."""

STAGGER_MS = 30
STAGGERED = 5
"""Pieces that set out together leave one after another, the first few of them."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The piece in the hand: ``lifted`` from its place, or ``dragged``, following the pointer."""

    lifted: PieceId | None = None
    dragged: PieceId | None = None


@dataclass(slots=True)
class _Pass:
    """One bringing: what of the motion has been used so far."""

    animations: Mapping[PieceId, Animation]
    hold: Hold
    departures: int = 0
    seen: set[PieceId] = field(default_factory=set[PieceId])


class Sync:
    """The only one who adds, moves and removes items."""

    def __init__(self, scene: TableScene, animator: Animator, faces: Faces) -> None:
        self._scene = scene
        self._animator = animator
        self._faces = faces
        self.layout = Layout(1.0, 0, 1.0)
        self.board = Board()

    def bring(self, board: Board, hold: Hold, animations: Mapping[PieceId, Animation] | None = None) -> None:
        """Make the scene show a board, by travel as far as the animator has motion."""
        self.board = board
        self._bring_zones()
        one = _Pass(animations or {}, hold)
        for piece in board.pieces.values():
            self._bring_piece(piece, one)
        for gone in [each for each in self._scene.pieces if each not in board.pieces]:
            self._retire(gone)

    def settle(self) -> None:
        """Make the scene equal to the board at once."""
        self._animator.finish()

    def redraw(self, hold: Hold) -> None:
        """Show every face anew, for another layout, look or language."""
        self._bring_zones()
        for item in self._scene.pieces.values():
            self._animator.stop(item)
            item.squeeze(1.0)
            self._dress(item)
            if item.piece.id != hold.dragged:
                item.take_pose(self.resting_pose(item.piece, hold))
                item.setZValue(self._resting_z(item.piece, hold))
        for item in list(self._scene.leaving):
            self._animator.stop(item)
            self._scene.drop_item(item)

    def clear(self) -> None:
        """Take everything off the table at once: nothing of a view may stay behind a curtain."""
        self._animator.finish()
        self.board = Board()
        for piece in list(self._scene.pieces):
            self._scene.drop_item(self._scene.retire_piece(piece))
        for zone in list(self._scene.zones):
            self._scene.drop_zone(zone)

    def item(self, piece: PieceId) -> PieceItem | None:
        """The item that shows a piece."""
        return self._scene.pieces.get(piece)

    def resting_pose(self, piece: Piece, hold: Hold) -> Pose:
        """How a piece lies when nothing moves."""
        size = piece.rect.size()
        corner = self.layout.snapped(piece.rect.topLeft())
        centre = corner + QPointF(size.width() / 2, size.height() / 2)
        if piece.turn % 180:
            centre = piece.rect.center()
        if piece.id == hold.lifted:
            return Pose(centre - self.lift(size), piece.turn, LIFT_SCALE)
        return Pose(centre, piece.turn)

    def lift(self, size: QSizeF) -> QPointF:
        """How far a gripped piece rises from its place, towards the far side of the screen."""
        rise = size.height() * 0.12
        turned = {0: QPointF(0, rise), 90: QPointF(rise, 0), 180: QPointF(0, -rise), 270: QPointF(-rise, 0)}
        return turned[self.layout.turn]

    def _resting_z(self, piece: Piece, hold: Hold) -> float:
        if piece.id in (hold.lifted, hold.dragged):
            return layers.HELD
        return layers.ordered(layers.PIECES, piece.z)

    def _bring_zones(self) -> None:
        wanted = {zone.id: zone for zone in self.board.zones.values() if zone.face}
        for gone in [zone for zone in self._scene.zones if zone not in wanted]:
            self._scene.drop_zone(gone)
        for zone in wanted.values():
            item = self._scene.zones.get(zone.id)
            if item is None:
                item = ZoneItem(zone)
                self._scene.add_zone(item)
            pixmap = self._faces.zone(zone.face, zone.rect.size())
            item.show_picture(zone, pixmap, self.layout.snapped(zone.rect.topLeft()))

    def _bring_piece(self, piece: Piece, one: _Pass) -> None:
        item = self._scene.pieces.get(piece.id)
        if item is None:
            item = self._enter(piece)
        before, item.piece = item.piece, piece
        lifted = piece.id in (one.hold.lifted, one.hold.dragged)
        turned_over = before.face != piece.face
        if lifted != item.lifted or before.rect.size() != piece.rect.size():
            item.lifted = lifted
            self._dress(item, before.face)
        if piece.id == one.hold.dragged:
            self._animator.stop(item)
            item.setZValue(layers.HELD)
            return
        goal = self.resting_pose(piece, one.hold)
        if turned_over or not _same(goal, self._heading(item)):
            self._send(item, goal, turned_over, one)
        elif not self._animator.moves(item):
            item.setZValue(self._resting_z(piece, one.hold))

    def _heading(self, item: PieceItem) -> Pose:
        return self._animator.goal(item) or item.pose

    def _enter(self, piece: Piece) -> PieceItem:
        item = PieceItem(piece)
        self._dress(item)
        origin = self.board.zones.get(piece.origin) if piece.origin else None
        if origin is not None:
            item.take_pose(Pose(origin.rect.center(), piece.turn, 0.9, 0.0))
        else:
            item.take_pose(Pose(piece.rect.center(), piece.turn, 0.96, 0.0))
        self._scene.add_piece(item)
        return item

    def _send(self, item: PieceItem, goal: Pose, turned_over: bool, one: _Pass) -> None:
        piece = item.piece
        animation = one.animations.get(piece.id)
        item.setZValue(layers.ordered(layers.MOVING, piece.z))
        delay = STAGGER_MS * min(one.departures, STAGGERED)
        one.departures += 1
        hold = one.hold

        def arrived(item: PieceItem) -> None:
            item.setZValue(self._resting_z(item.piece, hold))

        self._animator.run(
            Travel(
                item,
                (*self._stations(animation, goal), goal),
                delay_ms=delay,
                flip=turned_over or (animation is not None and animation.flip),
                picture=self._faces.piece(piece.face, piece.rect.size(), item.lifted),
                arrived=arrived,
            )
        )

    def _stations(self, animation: Animation | None, goal: Pose) -> tuple[Pose, ...]:
        if animation is None:
            return ()
        zones = [self.board.zones[each] for each in animation.through if each in self.board.zones]
        return tuple(replace(goal, centre=zone.rect.center()) for zone in zones)

    def _retire(self, piece: PieceId) -> None:
        item = self._scene.retire_piece(piece)
        goal = replace(item.pose, scale=0.92, opacity=0.0)
        self._animator.run(Travel(item, (goal,), arrived=self._scene.drop_item))

    def _dress(self, item: PieceItem, face: str | None = None) -> None:
        piece = item.piece
        item.show_picture(self._faces.piece(face or piece.face, piece.rect.size(), item.lifted))


def _same(pose: Pose, other: Pose) -> bool:
    apart = pose.centre - other.centre
    return (
        abs(apart.x()) < 0.01
        and abs(apart.y()) < 0.01
        and abs(pose.turn - other.turn) < 0.01
        and abs(pose.scale - other.scale) < 0.001
        and abs(pose.opacity - other.opacity) < 0.001
    )
