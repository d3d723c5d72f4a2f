"""Where things lie or may be put: cards, tower, joints, supply and what has fallen."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.engine.ids import ZoneId, seat_id
from desktop.engine.message import Message
from desktop.games.shinra_tower.physics.stability import Joint
from desktop.games.shinra_tower.rules.names import name_of
from desktop.games.shinra_tower.rules.pieces import WALL_TYPES
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table import card_tips, layout, tips
from desktop.games.shinra_tower.table.camera import STOREY_MM, Camera
from desktop.games.shinra_tower.table.reading import weaker_of_each
from desktop.games.shinra_tower.table.standing import Standing
from desktop.ui.table.contract import Zone

_LEAST = 8.0
"""A floor out of sight is still reached by keys: at the edge beyond which it lies."""
_CELL_MM = 43.0


def seat_zone(seat: int) -> ZoneId:
    """The plate of a seat."""
    return f"seat-{seat}"


def zones(view: View, standing: Standing, camera: Camera, *, spread: bool = False) -> list[Zone]:
    """All zones, in reading order; ``spread``: the discard pile is read."""
    ground = Zone(layout.SPREAD, layout.TOWER, layout.SPREAD, _name("discard"), target=False)
    return [
        *([ground] if spread else ()),
        *_seats(view),
        *_cards(view),
        *_floors(view, standing, camera),
        *_joints(view, standing, camera),
        *_supply(view),
        *_fallen(view),
    ]


def _name(identifier: str) -> Message:
    return name_of(identifier) or Message(identifier)


def _seats(view: View) -> Iterator[Zone]:
    for seat in range(1, view.seats + 1):
        turn = "turn" if view.turn == seat and view.outcome is None else "wait"
        yield Zone(
            seat_zone(seat),
            layout.seat_rect(seat - 1),
            "seats",
            Message("shinra.table.seat", {"seat": seat_id(seat)}),
            tips.seat_tip(view, seat),
            face=f"seat/{seat}/{turn}",
            target=False,
        )


def _cards(view: View) -> Iterator[Zone]:
    for index in range(len(view.face_up)):
        zone = f"face-up-{index + 1}"
        rect, tip = layout.face_up_rect(index), tips.face_up_tip(view, index)
        yield Zone(zone, rect, "cards", _name(zone), tip, face="gap", target=False)
    yield Zone(
        "chosen",
        layout.chosen_rect(),
        "cards",
        _name("chosen"),
        tips.chosen_tip(view),
        face="gap",
        target=view.phase == "choose",
        catches=layout.TOWER,
    )
    draw = f"pile/{view.draw_size}"
    yield Zone(
        "draw", layout.draw_rect(), "cards", _name("draw"), tips.draw_tip(view), face=draw, target=False
    )
    top = f"/{card_tips.card_face(view, view.discard[-1], None)}" if view.discard else ""
    yield Zone(
        "discard",
        layout.discard_rect(),
        "cards",
        _name("discard"),
        tips.discard_tip(view),
        face=f"discard/{len(view.discard)}{top}",
        target=False,
    )


def _floors(view: View, standing: Standing, camera: Camera) -> Iterator[Zone]:
    for floor, tile in standing.tiles(view).items():
        cell = camera.rect(tile.x - 45.0, tile.y + 1.5, tile.x + 45.0, tile.y + 1.5 + _CELL_MM)
        yield Zone(
            f"floor-{floor}",
            _in_sight(cell),
            "tower",
            _name(f"floor-{floor}"),
            tips.floor_tip(view, standing, floor),
        )


def _in_sight(rect: QRectF) -> QRectF:
    seen = rect.intersected(layout.TOWER)
    if seen.height() >= _LEAST and seen.width() >= _LEAST:
        return seen
    top = (
        layout.TOWER.top()
        if rect.center().y() < layout.TOWER.center().y()
        else layout.TOWER.bottom() - _LEAST
    )
    left = max(layout.TOWER.left(), min(rect.left(), layout.TOWER.right() - 60))
    return QRectF(left, top, 60, _LEAST)


def _joints(view: View, standing: Standing, camera: Camera) -> Iterator[Zone]:
    strip = layout.STRIP
    tip = tips.strip_tip(view, standing)
    face = "tray/strip" if standing.joints(view) else "tray/strip/empty"
    yield Zone("strip", strip, "strip", Message("shinra.table.strip"), tip, face=face, target=False)
    for joint in weaker_of_each(standing.joints(view)):
        rect = joint_rect(joint, standing, view, camera)
        if rect is None:
            continue
        name = Message("shinra.table.joint-walls", {"floor": joint.floor})
        if joint.part == "tile":
            name = Message("shinra.table.joint-tile", {"floor": joint.floor})
        zone = f"joint-{joint.floor}"
        yield Zone(zone, rect, "strip", name, tips.joint_tip(joint), target=False)


def joint_rect(joint: Joint, standing: Standing, view: View, camera: Camera) -> QRectF | None:
    """The joint's part of the strip; None while it is out of sight."""
    tile = standing.tiles(view).get(joint.floor)
    if tile is None:
        return None
    middle = camera.on_table(0, tile.y).y()
    half = STOREY_MM * camera.scale / 4
    rect = QRectF(layout.STRIP.left(), middle - half, layout.STRIP.width(), 2 * half)
    return rect if layout.STRIP.contains(rect.center()) else None


def _supply(view: View) -> Iterator[Zone]:
    trays = (
        ("supply-tiles", layout.TILES, Message("shinra.table.tiles")),
        ("supply-walls", layout.WALLS, Message("shinra.table.walls")),
        ("supply-allies", layout.ALLIES, Message("shinra.table.allies")),
        ("supply-enemies", layout.ENEMIES, Message("shinra.table.enemies")),
        ("supply-bosses", layout.BOSSES, Message("shinra.table.bosses")),
    )
    for zone, rect, name in trays:
        yield Zone(zone, rect, zone, name, tips.tray_tip(view, zone), face=f"tray/{zone}", target=False)
        if zone == "supply-walls":
            for kind, wall in enumerate(WALL_TYPES):
                yield Zone(
                    f"supply-{wall}",
                    layout.wall_zone_rect(kind),
                    zone,
                    _name(wall),
                    tips.wall_tip(view, wall),
                    face=f"wallcount/{wall}/{len(tips.pile_of(view, wall))}",
                    target=False,
                )


def _fallen(view: View) -> Iterator[Zone]:
    count = len(view.fallen_walls)
    yield Zone(
        "row", layout.ROW, "fallen", _name("row"), tips.row_tip(view), face=f"row/{count}", target=False
    )
    face = "tray/table" if view.lying("table") else "tray/table/empty"
    yield Zone("table", layout.TABLE, "fallen", _name("table"), tips.table_tip(view), face=face, target=False)
