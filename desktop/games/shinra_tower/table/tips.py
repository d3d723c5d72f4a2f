"""What tower, supply and what has fallen say of themselves. Made from a seat's view alone."""

from collections.abc import Iterator
from typing import Final

from desktop.engine.ids import PieceId, Seat, seat_id
from desktop.engine.message import Fact, Message
from desktop.games.shinra_tower.physics.pieces import kind_of, stem_of
from desktop.games.shinra_tower.physics.stability import Joint
from desktop.games.shinra_tower.rules.ending import MOST_FALLEN_WALLS
from desktop.games.shinra_tower.rules.pieces import FLOORS, PIECE_BY_ID, WALL_COUNTS
from desktop.games.shinra_tower.rules.room import is_full
from desktop.games.shinra_tower.rules.state import SUPPLY
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table.standing import Standing, firmness

Tips = tuple[Message, ...]
COUNTS: Final[dict[str, int]] = {str(wall): count for wall, count in WALL_COUNTS.items()}


def seat_tip(view: View, seat: Seat) -> Tips:
    """Whose turn it is."""
    if view.turn != seat or view.outcome is not None:
        return ()
    return (Message("shinra.tip.turn", {"seat": seat_id(seat)}),)


def chosen_tip(view: View) -> Tips:
    """The card of this turn."""
    return (Message("shinra.tip.chosen-empty"),) if view.chosen is None else ()


def draw_tip(view: View) -> Tips:
    """The draw pile."""
    if not view.draw_size:
        return (Message("shinra.tip.draw-empty"),)
    return (Message("shinra.tip.cards", {"n": view.draw_size}),)


def discard_tip(view: View) -> Tips:
    """The discard pile lies open to all (shinra.discard.open)."""
    if not view.discard:
        return (Message("shinra.tip.discard-empty"),)
    count = Message("shinra.tip.cards", {"n": len(view.discard)})
    return (count, Message("shinra.tip.discard", {"cards": view.discard[::-1]}), Message("shinra.tip.spread"))


def floor_tip(view: View, standing: Standing, floor: int) -> Tips:
    """Who stands on a floor, and how its joint holds."""
    figures = tuple(p for p in view.lying(f"floor-{floor}") if PIECE_BY_ID[p].is_figure)
    lines: list[Message] = []
    if floor in view.full:
        lines.append(Message("shinra.tip.floor-full"))
    lines.append(
        Message("shinra.tip.floor", {"pieces": figures}) if figures else Message("shinra.tip.floor-empty")
    )
    bosses = view.cards.bosses_of(floor)
    if bosses:
        lines.append(Message("shinra.tip.floor-bosses", {"pieces": bosses}))
    for joint in standing.joints(view):
        if joint.floor == floor and joint.part == "tile":
            lines.append(joint_tip(joint)[0])
    return tuple(lines)


def face_up_tip(view: View, index: int) -> Tips:
    """An empty place for a face-up card: when the next one comes."""
    return (Message("shinra.tip.face-up-empty"),) if view.face_up[index] is None else ()


def strip_tip(view: View, standing: Standing) -> Tips:
    """The tower as a whole, what the strip shows of it, and that all is played in one plane."""
    weakest = standing.weakest(view)
    weak = Message("shinra.tip.no-joints") if weakest is None else joint_tip(weakest)[0]
    height = Message("shinra.tip.tower", {"n": view.top, "goal": view.goal})
    return (
        height,
        weak,
        Message("shinra.tip.strip"),
        Message("shinra.tip.tilt"),
        Message("shinra.tip.plane"),
    )


def joint_tip(joint: Joint) -> Tips:
    """Why a joint is weak, or that it is not: the weight above against what holds it up."""
    margin, floor = round(joint.margin_mm), joint.floor
    side = _side(joint)
    match firmness(joint):
        case 2:
            return (Message("shinra.tip.joint-good", {"floor": floor, "n": margin}), side)
        case 1:
            return (Message("shinra.tip.joint-narrow", {"floor": floor, "n": margin}), side)
        case _:
            return (
                Message("shinra.tip.joint-weak", {"floor": floor, "n": max(0, margin)}),
                side,
                Message("shinra.tip.joint-remedy"),
            )


def _side(joint: Joint) -> Message:
    if joint.weaker_side == "left":
        return Message("shinra.tip.leans-left")
    return Message("shinra.tip.leans-right")


def tray_tip(view: View, zone: str) -> Tips:
    """A part of the supply."""
    match zone:
        case "supply-tiles":
            return (Message("shinra.tip.tiles"),)
        case "supply-walls":
            return (Message("shinra.tip.walls"), Message("shinra.tip.fold"))
        case "supply-enemies":
            return (Message("shinra.tip.enemies"),)
        case "supply-bosses":
            return (Message("shinra.tip.bosses"), *_bosses_by_floor(view))
        case _:
            return (Message("shinra.tip.allies"),)


def _bosses_by_floor(view: View) -> Iterator[Message]:
    for floor in range(1, FLOORS + 1):
        bosses = view.cards.bosses_of(floor)
        if bosses:
            yield Message("shinra.tip.bosses-of", {"floor": floor, "pieces": bosses})


def pile_of(view: View, wall: str) -> list[PieceId]:
    """The walls of a type that are left in the supply; the last lies on top."""
    pile = (f"{wall}-{n}" for n in range(1, COUNTS[wall] + 1))
    return [piece for piece in pile if view.zone_of(piece) == SUPPLY]


def wall_tip(view: View, wall: str) -> Tips:
    """A pile of walls: whether one of them is to be placed now, and how many are left."""
    left = pile_of(view, wall)
    now = (Message("shinra.tip.place-now"),) if any(piece in view.wanted for piece in left) else ()
    return (
        *now,
        Message("shinra.tip.walls-left", {"n": len(left), "piece": wall}),
        Message("shinra.tip.fold"),
    )


def row_tip(view: View) -> Tips:
    """Fallen walls, and how many more may fall."""
    count = len(view.fallen_walls)
    return (
        Message("shinra.tip.row", {"n": count, "most": MOST_FALLEN_WALLS}),
        Message("shinra.tip.row-left", {"n": max(0, MOST_FALLEN_WALLS - count)}),
        Message("shinra.tip.row-counts"),
    )


def table_tip(view: View) -> Tips:
    """What lies beside the tower and must go back onto it."""
    what_for = Message("shinra.tip.table")
    return (
        (Message("shinra.tip.waiting", {"pieces": view.waiting}), what_for) if view.waiting else (what_for,)
    )


def piece_tip(view: View, piece: PieceId) -> Tips:
    """What a piece is for, and what may be done with it now."""
    return tuple(_piece_lines(view, piece))


def _piece_lines(view: View, piece: PieceId) -> Iterator[Message]:
    known = PIECE_BY_ID[piece]
    fell_from = dict(view.fell_from).get(piece)
    if piece in view.waiting and fell_from:
        facts: dict[str, Fact] = {"piece": piece, "floor": fell_from}
        stands = fell_from in view.floors and not is_full(view, piece, fell_from)
        yield Message("shinra.tip.set-back", facts) if stands else Message("shinra.tip.set-back-near", facts)
    elif piece in view.wanted:
        yield Message("shinra.tip.place-now")
    elif piece in view.adjustable:
        yield Message("shinra.tip.own")
    if kind_of(piece) == "wall":
        yield Message("shinra.tip.fold")
    elif kind_of(piece) == "figure":
        if known.kind == "boss":
            yield from _boss_lines(view, piece)
        else:
            yield _figure_line(stem_of(piece) if known.kind == "enemy" else piece)


def _boss_lines(view: View, boss: PieceId) -> Iterator[Message]:
    """What a boss is, when it comes and how it goes (shinra.enemy.boss)."""
    floor = next((floor for floor in range(1, FLOORS + 1) if boss in view.cards.bosses_of(floor)), 0)
    if floor:
        yield Message("shinra.tip.boss", {"floor": floor})
    yield Message("shinra.tip.boss-goes")


def _figure_line(figure: str) -> Message:
    """What a figure can do."""
    match figure:
        case "cloud":
            return Message("shinra.tip.cloud")
        case "tifa" | "red-xiii":
            return Message("shinra.tip.strong")
        case "aerith":
            return Message("shinra.tip.aerith")
        case "barret":
            return Message("shinra.tip.barret")
        case "biggs" | "wedge" | "jessie":
            return Message("shinra.tip.avalanche")
        case _:
            return Message("shinra.tip.enemy")
