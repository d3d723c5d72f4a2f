"""The pieces where they lie; those on the tower are painted by the tower and only named here."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId
from desktop.engine.message import Message
from desktop.games.shinra_tower.physics.pieces import kind_of, stem_of
from desktop.games.shinra_tower.physics.pose import from_rows
from desktop.games.shinra_tower.rules.moves import ShinraDraft
from desktop.games.shinra_tower.rules.names import name_of
from desktop.games.shinra_tower.rules.pieces import (
    ALLIES,
    BOSSES,
    ENEMY_COPIES,
    FAMILIES,
    FLOORS,
    PIECE_BY_ID,
    WALL_TYPES,
)
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table import card_tips, layout, tips
from desktop.games.shinra_tower.table.in_hand import InHand
from desktop.games.shinra_tower.table.picture import bounds
from desktop.games.shinra_tower.table.standing import Standing
from desktop.ui.table.contract import Piece

_MARKED_OVER = 100.0
"""What is to be placed now lies over its neighbours, so that its mark is whole."""


def pieces(view: View, draft: Draft | None, standing: Standing, hand: InHand) -> list[Piece]:
    """All pieces; what the hands hold lies nowhere."""
    found = [*_cards(view, draft), *_supply(view), *_tower(view, draft, standing, hand), *_fallen(view)]
    if hand.spread:
        found += _spread(view)
    return [piece for piece in found if piece.id not in hand.taken]


def _name(identifier: str) -> Message:
    return name_of(identifier) or Message(identifier)


def _cards(view: View, draft: Draft | None) -> Iterator[Piece]:
    places = [(card, f"face-up-{at + 1}", layout.face_up_rect(at)) for at, card in enumerate(view.face_up)]
    places.append((view.chosen, "chosen", layout.chosen_rect()))
    begun = draft.card if isinstance(draft, ShinraDraft) and draft.kind == "choose" else None
    for card, zone, rect in places:
        if card is None:
            continue
        options = view.cards.card(card).options
        used = view.work.option if view.work is not None and zone == "chosen" else None
        in_halves = len(options) > 1 and zone != "chosen"
        onto = ("chosen",) if view.phase == "choose" and not in_halves else ()
        yield Piece(
            card,
            zone,
            rect,
            card_tips.card_face(view, card, used),
            _name(card),
            tip=card_tips.card_tip(view, card, used),
            readable=not in_halves,  # each half is read and pressed by itself
            chosen=begun == card,
            origin="draw",
            onto=onto,
        )
        if in_halves:
            yield from _options(view, card, zone, rect)


def _spread(view: View) -> Iterator[Piece]:
    """Every discarded card, newest first, on a ground of its own (shinra.discard.open)."""
    ground = f"spread/{len(view.discard)}"
    yield Piece("discard-ground", layout.SPREAD, layout.TOWER, ground, _name("discard"), z=3_000.0)
    cards = view.discard[::-1]
    for index, (card, rect) in enumerate(zip(cards, layout.spread_rects(len(cards)), strict=True)):
        yield Piece(
            f"{layout.SPREAD}-{card}",
            layout.SPREAD,
            rect,
            card_tips.card_face(view, card, None),
            _name(card),
            z=3_001.0 + index,
            tip=card_tips.card_tip(view, card, None),
            readable=True,
            origin="discard",
        )


def _options(view: View, card: PieceId, zone: str, rect: QRectF) -> Iterator[Piece]:
    """The two halves of a card that leaves a choice: each is pressed by itself."""
    options = view.cards.card(card).options
    for index in range(len(options)):
        yield Piece(
            f"{card}/{index}",
            zone,
            layout.option_rect(rect, index, len(options)),
            "ghost",
            card_tips.option_name(view, card, index),
            z=1.0,
            tip=card_tips.option_tip(view, card, index),
            readable=True,
            onto=("chosen",) if view.phase == "choose" else (),
            part_of=card,
        )


def _supply(view: View) -> Iterator[Piece]:
    for number in range(2, FLOORS + 1):
        yield from _of_supply(view, f"floor-{number}", "supply-tiles", layout.tile_rect(number))
    for kind, wall in enumerate(WALL_TYPES):
        left = tips.pile_of(view, wall)
        for index, piece in enumerate(left):
            rect = layout.wall_rect(kind, index)
            yield from _of_supply(view, piece, f"supply-{wall}", rect, z=float(index), top=left[-1])
    for index, ally in enumerate(ALLIES):
        rect = layout.figure_rect(layout.ALLIES, index, len(ALLIES))
        yield from _of_supply(view, ally, "supply-allies", rect)
    for index, family in enumerate(FAMILIES):
        for copy in range(ENEMY_COPIES):
            at = index * ENEMY_COPIES + copy
            rect = layout.figure_rect(layout.ENEMIES, at, len(FAMILIES) * ENEMY_COPIES)
            yield from _of_supply(view, f"{family}-{copy + 1}", "supply-enemies", rect, z=float(at))
    for index, boss in enumerate(BOSSES):
        rect = layout.figure_rect(layout.BOSSES, index, len(BOSSES))
        yield from _of_supply(view, boss, "supply-bosses", rect)


def _of_supply(
    view: View, piece: PieceId, zone: str, rect: QRectF, *, z: float = 0.0, top: PieceId = ""
) -> Iterator[Piece]:
    """A piece of the supply; ``top`` is the wall that lies on top of its pile."""
    if view.zone_of(piece) != "supply":
        return
    lies_free = top in ("", piece)
    wanted = piece in view.wanted
    marked = wanted and lies_free
    face = f"piece/{_face_of(piece)}/{int(marked)}"
    tip: tips.Tips = ()  # what lies below the top is read with its pile
    if lies_free:
        tip = tips.wall_tip(view, stem_of(piece)) if top else tips.piece_tip(view, piece)
    yield Piece(
        piece,
        zone,
        rect,
        face,
        _name(piece),
        z=z + _MARKED_OVER if marked else z,
        tip=tip,
        movable=lies_free and (wanted or view.outcome is None),
        readable=False,
        origin="floor-1",
        under=None if lies_free else top,
    )


def _face_of(piece: PieceId) -> str:
    return stem_of(piece) if kind_of(piece) == "wall" else piece


def _tower(view: View, draft: Draft | None, standing: Standing, hand: InHand) -> Iterator[Piece]:
    """Figures and what was placed this turn: places to touch, painted by the tower itself."""
    poses = from_rows(dict(view.poses))
    named = draft.enemies if isinstance(draft, ShinraDraft) and draft.kind == "target" else ()
    for piece, pose in poses.items():
        known = PIECE_BY_ID[piece]
        zone = view.zone_of(piece)
        if not zone.startswith("floor-") or not (known.is_figure or piece in view.adjustable):
            continue
        body = standing.shapes.body(piece, pose.fold)
        rect = bounds(hand.camera, pose, body.width_mm, body.height_mm)
        if not layout.TOWER.contains(rect.center()):
            continue
        yield Piece(
            piece,
            zone,
            rect,
            _sign_on(view, piece, hand),
            Message("shinra.table.piece-on", {"piece": piece, "floor": int(zone.rpartition("-")[2])}),
            z=50.0 - pose.lane if known.is_figure else 20.0,
            tip=(*_aimed(piece, hand), *tips.piece_tip(view, piece)),
            movable=piece in view.adjustable or piece in view.wanted,
            readable=True,
            chosen=piece in named,
        )


def _sign_on(view: View, piece: PieceId, hand: InHand) -> str:
    """What is painted over a piece of the tower: that it may be defeated, or is to be moved now."""
    if piece in hand.moment.targets:
        return "aim"
    return "wanted" if piece in view.wanted and PIECE_BY_ID[piece].is_figure else "ghost"


def _aimed(piece: PieceId, hand: InHand) -> tuple[Message, ...]:
    return (Message("shinra.tip.may-be-defeated"),) if piece in hand.moment.targets else ()


def _fallen(view: View) -> Iterator[Piece]:
    for index, wall in enumerate(view.fallen_walls):
        rect = layout.row_rect(min(index, layout.ROW_PLACES - 1))
        yield Piece(wall, "row", rect, f"piece/{stem_of(wall)}/0", _name(wall))
    aside = sorted((*view.lying("table"), *view.lying("hand")), key=lambda one: kind_of(one) != "floor")
    places = layout.aside_rects([kind_of(piece) for piece in aside])
    for index, (piece, rect) in enumerate(zip(aside, places, strict=True)):
        yield Piece(
            piece,
            "table",
            rect,
            f"piece/{_face_of(piece)}/{int(piece in view.wanted)}",
            _name(piece),
            z=float(index),
            tip=tips.piece_tip(view, piece),
            movable=piece in view.wanted,
            readable=True,
            origin="floor-1",
        )
