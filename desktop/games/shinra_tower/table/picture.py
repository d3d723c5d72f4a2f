"""The tower as it is seen: one picture a piece, moved and turned, under a camera."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from desktop.games.shinra_tower.physics.hand import Held
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.fit import Fit
from desktop.games.shinra_tower.table.hidden import hidden
from desktop.games.shinra_tower.table.sprites import TABLE_MM, Sprite, Sprites
from desktop.ui.table import layers

_GROUND = layers.ZONES + 5_000.0
_IN_HAND = layers.HELD + 500.0
_NEARER = 1.14
"""How much larger a piece looks that is held in front of the plane."""
_DEPTH = {"floor": 30.0, "wall": 20.0}
_OVER_ALL = 45.0
_LANES = (40.0, 10.0)
"""What covers what: figures of the front lane, tiles, walls, figures of the back lane."""


class Picture:
    """Owns the items of the tower. ``items`` go into the scene once."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self._window = QGraphicsRectItem(layout.TOWER)
        self._window.setPen(Qt.PenStyle.NoPen)
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._window.setZValue(_GROUND)
        self._root = QGraphicsRectItem(self._window)
        self._root.setPen(Qt.PenStyle.NoPen)
        self._front = QGraphicsRectItem()
        self._front.setPen(Qt.PenStyle.NoPen)
        self._front.setZValue(_IN_HAND)
        self._pieces: dict[str, QGraphicsPixmapItem] = {}
        self._looks: dict[str, int] = {}
        self._tags: dict[str, QGraphicsPixmapItem] = {}
        self._behind: dict[str, QGraphicsPixmapItem] = {}
        self._hands: tuple[_HandItems, _HandItems] = (_HandItems(self._front), _HandItems(self._front))
        self._table = _pixmap_item(self._root)
        self._shadow = _pixmap_item(self._root)
        self._shadow.setZValue(1.0)
        self._in_the_way = _pixmap_item(self._root)
        self._in_the_way.setZValue(_OVER_ALL)
        self._in_the_way.setVisible(False)
        self.camera = Camera()

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """What the scene takes in."""
        return (self._window, self._front)

    def look(self, camera: Camera) -> None:
        """Look through a camera."""
        self.camera = camera
        for root in (self._root, self._front):
            root.setTransform(camera.transform)

    def redraw(self) -> None:
        """Render everything anew, for another zoom, look or language."""
        self._sprites.scale = self.camera.scale
        _show(self._table, self._sprites.table())
        self._table.setPos(0, TABLE_MM.height() / 2)
        _show(self._shadow, self._sprites.ground_shadow())
        for piece, item in self._pieces.items():
            _show(item, self._sprites.piece(piece, self._looks[piece]))
        for tile, tag in self._tags.items():
            _hang(tag, self._sprites.tag(tile))
        for figure, plate in self._behind.items():
            _show(plate, self._sprites.behind(figure))
        for hand in self._hands:
            hand.forget()

    def show_fit(self, fit: Fit | None) -> None:
        """Say beside what is in hand whether it fits in here or knocks, and mark what is in its way."""
        self._hands[0].show_fit(fit, self._sprites)
        met = self._pieces.get(fit.blocked_by) if fit is not None else None
        self._in_the_way.setVisible(met is not None)
        if met is not None and fit is not None:
            _show(
                self._in_the_way, self._sprites.outline(fit.blocked_by, self._looks[fit.blocked_by], fit.tone)
            )
            self._in_the_way.setPos(met.pos())
            self._in_the_way.setRotation(met.rotation())

    def show(self, poses: Mapping[str, Pose], held: Iterable[Held | None]) -> None:
        """Show every piece where it is now; those in hands are shown nearer."""
        in_hand = {one.piece: one for one in held if one is not None}
        for gone in [piece for piece in self._pieces if piece not in poses or piece in in_hand]:
            self._drop(gone)
        for piece, pose in poses.items():
            if piece not in in_hand:
                self._place(piece, pose)
        self._tell_hidden({piece: pose for piece, pose in poses.items() if piece not in in_hand})
        hands = list(in_hand.values())
        for index, hand in enumerate(self._hands):
            hand.show(hands[index] if index < len(hands) else None, self._sprites)
        self._cast_shadow(poses)

    def _place(self, piece: str, pose: Pose) -> None:
        item = self._pieces.get(piece)
        if item is None:
            item = self._pieces[piece] = _pixmap_item(self._root)
            if kind_of(piece) == "floor":
                tag = self._tags[piece] = _pixmap_item(item)
                _hang(tag, self._sprites.tag(piece))
        if self._looks.get(piece) != pose.fold:
            self._looks[piece] = pose.fold
            _show(item, self._sprites.piece(piece, pose.fold))
        item.setZValue(_DEPTH.get(kind_of(piece), _LANES[pose.lane]))
        _pose(item, pose)

    def _tell_hidden(self, poses: Mapping[str, Pose]) -> None:
        """A figure that another one hides is told of by a plate over both their heads."""
        unseen = hidden(self._sprites.shapes, poses)
        for gone in self._behind.keys() - unseen.keys():
            plate = self._behind.pop(gone)
            plate.scene().removeItem(plate)
        for figure, front in unseen.items():
            if figure not in self._behind:
                plate = self._behind[figure] = _pixmap_item(self._root)
                plate.setZValue(_OVER_ALL)
                _show(plate, self._sprites.behind(figure))
            tops = (poses[one].y + self._sprites.shapes.body(one).height_mm / 2 for one in (figure, front))
            self._behind[figure].setPos(poses[figure].x, -max(tops) - 4.0)

    def _drop(self, piece: str) -> None:
        item = self._pieces.pop(piece)
        self._looks.pop(piece, None)
        self._tags.pop(piece, None)
        item.scene().removeItem(item)

    def _cast_shadow(self, poses: Mapping[str, Pose]) -> None:
        """What stands over the table makes it dark there; a lean is seen in it."""
        xs = [pose.x for piece, pose in poses.items() if kind_of(piece) == "floor"] or [0.0]
        left, right = min(xs) - 52.0, max(xs) + 52.0
        self._shadow.setPos((left + right) / 2, 1.5)
        self._shadow.setTransform(QTransform.fromScale((right - left) / 100.0, 1.0))


class _HandItems:
    """What one hand holds, over everything else, with its shadow."""

    def __init__(self, front: QGraphicsItem) -> None:
        self._shadow = _pixmap_item(front)
        self._item = _pixmap_item(front)
        self._sign = _pixmap_item(front)
        self._sign.setVisible(False)
        self._fit: Fit | None = None
        self._seen: tuple[str, int] | None = None
        self._item.setVisible(False)
        self._shadow.setVisible(False)

    def forget(self) -> None:
        """The pictures are stale."""
        self._seen = self._fit = None

    def show_fit(self, fit: Fit | None, sprites: Sprites) -> None:
        """Show the sign of a place that is free or not, and what is in the way."""
        self._sign.setVisible(fit is not None)
        if fit is not None and fit != self._fit:
            _show(self._sign, sprites.sign(fit))
        self._fit = fit

    def show(self, held: Held | None, sprites: Sprites) -> None:
        self._item.setVisible(held is not None)
        self._shadow.setVisible(held is not None and held.in_front)
        if held is None:
            return
        pose = held.pose
        if self._seen != (held.piece, pose.fold):
            self._seen = (held.piece, pose.fold)
            _show(self._item, sprites.piece(held.piece, pose.fold))
            _show(self._shadow, sprites.shadow(held.piece, pose.fold))
        _pose(self._item, pose)
        self._item.setScale(_NEARER if held.in_front else 1.0)
        self._item.setOpacity(0.82 if held.locked else 1.0)
        self._shadow.setPos(pose.x + 4.0, -pose.y + 6.0)
        size = self._item.pixmap().deviceIndependentSize()
        beside, sign = size.width() * 0.62, self._sign.pixmap().deviceIndependentSize()
        to_left = pose.x > 0 and sign.width() > sign.height() * 1.5  # words stay inside what is seen
        left = pose.x - beside - sign.width() if to_left else pose.x + beside
        self._sign.setPos(left, -pose.y - size.height() * 0.5 - sign.height() * 0.5)


def _pixmap_item(parent: QGraphicsItem) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(parent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    return item


def _show(item: QGraphicsPixmapItem, sprite: Sprite) -> None:
    item.setPixmap(sprite.pixmap)
    item.setOffset(sprite.offset)


def _pose(item: QGraphicsPixmapItem, pose: Pose) -> None:
    item.setPos(pose.x, -pose.y)
    item.setRotation(-pose.degrees)


def _hang(tag: QGraphicsPixmapItem, sprite: Sprite) -> None:
    """A tag hangs at the left end of its tile."""
    _show(tag, sprite)
    size = sprite.pixmap.deviceIndependentSize()
    tag.setPos(QPointF(-45.0 - size.width() * 0.42, 0.0))


def bounds(camera: Camera, pose: Pose, width_mm: float, height_mm: float) -> QRectF:
    """Where a piece of that size is on the table, for hit tests and tips."""
    turned = (
        QTransform().rotate(-pose.degrees).mapRect(QRectF(-width_mm / 2, -height_mm / 2, width_mm, height_mm))
    )
    middle = camera.on_table(pose.x, pose.y)
    size = turned.size() * camera.scale
    return QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())
