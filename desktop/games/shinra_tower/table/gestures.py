"""What a hand means beside the living tower: a gesture becomes a draft, a longer draft, or a whole move."""

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.move import Move
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.moves import Challenge, EndTurn, GiveUp, ShinraDraft, Target
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, WALL_TYPES
from desktop.games.shinra_tower.rules.view import View
from desktop.ui.table.contract import Gesture

Intent = Draft | Move | None


def draft_from(view: View, draft: Draft | None, gesture: Gesture) -> Intent:
    """What the gesture would begin or complete; None when it means nothing here."""
    now = draft if isinstance(draft, ShinraDraft) else None
    match gesture.kind:
        case "act":
            return _act(now, gesture.action or "")
        case "drop":
            return _onto(now, gesture.zone)
        case _ if gesture.piece is not None:
            return _touch(view, now, gesture.piece)
        case _:
            return _tap_zone(view, now, gesture.zone)


def held(draft: Draft) -> PieceId | None:
    """The piece that the draft holds in the hand, if any."""
    if isinstance(draft, ShinraDraft) and draft.kind == "place" and draft.floor is None:
        return draft.piece
    return None


def option_of(piece: PieceId) -> tuple[str, int] | None:
    """The card and option of a part of a card (``action-20/1``); None for another id."""
    card, slash, number = piece.partition("/")
    return (card, int(number)) if slash and card in CARD_IDS and number.isdecimal() else None


def _act(draft: ShinraDraft | None, action: str) -> Intent:
    name, _, rest = action.partition(":")
    match name:
        case "end_turn":
            return EndTurn()
        case "defeat":
            return draft if draft is not None and draft.kind == "target" else ShinraDraft(kind="target")
        case "spare":
            return Target()
        case "go-on" | "stop":
            return Challenge(go_on=name == "go-on")
        case "wall" if draft is not None and draft.kind == "choose":
            return draft.model_copy(update={"walls": (*draft.walls, rest)})
        case "take-loss":
            chosen = option_of(rest)
            return None if chosen is None else _choice(*chosen, confirm=True)
        case "give_up":
            return GiveUp()
        case _:
            return None


def _choice(card: str, option: int | None, *, confirm: bool = False) -> ShinraDraft:
    return ShinraDraft(kind="choose", card=card, option=option, confirm=confirm)


def _touch(view: View, draft: ShinraDraft | None, piece: PieceId) -> Intent:
    """A piece was gripped or tapped."""
    chosen = option_of(piece)
    if chosen is not None:
        return _choice(*chosen)
    if piece in CARD_IDS:
        return _choice(piece, None)
    if piece not in PIECE_BY_ID:
        return None
    if draft is not None and draft.kind == "choose" and PIECE_BY_ID[piece].family in WALL_TYPES:
        return draft.model_copy(update={"walls": (*draft.walls, PIECE_BY_ID[piece].family)})
    if view.phase == "targets" and PIECE_BY_ID[piece].is_foe:
        return _toggle(draft, piece)
    return ShinraDraft(kind="place", piece=piece)


def _toggle(draft: ShinraDraft | None, enemy: PieceId) -> ShinraDraft:
    """An enemy is named, or no longer."""
    named = draft.enemies if draft is not None and draft.kind == "target" else ()
    left = tuple(one for one in named if one != enemy)
    return ShinraDraft(kind="target", enemies=left if enemy in named else (*named, enemy))


def _tap_zone(view: View, draft: ShinraDraft | None, zone: ZoneId | None) -> Intent:
    if draft is not None:
        return _onto(draft, zone)
    if zone == "draw" and view.phase == "refill":
        return EndTurn()
    if zone is not None and zone.startswith("face-up-"):
        card = view.face_up[int(zone[-1]) - 1]
        return None if card is None else _choice(card, None)
    return None


def _onto(draft: ShinraDraft | None, zone: ZoneId | None) -> Intent:
    """The draft's next place was named."""
    if draft is None or zone is None:
        return None
    place, _, number = zone.rpartition("-")
    if draft.kind == "place" and place == "floor" and number.isdecimal():
        return draft.model_copy(update={"floor": int(number)})
    if draft.kind == "choose" and place == "option" and number.isdecimal():
        return draft.model_copy(update={"option": int(number)})
    return None
