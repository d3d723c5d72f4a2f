"""What a hand means: each gesture becomes a draft, a longer draft, or a whole move.

A draft names in ``cards`` what it holds besides a hand card, for the table's own use: the Ascent
card that a Campfire has lifted, or the goat by which a herd was taken. Rules do not read it there.
"""

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.move import Move
from desktop.games.tranquility.rules.cards import CARD_BY_ID, card_of, goat_id
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, PLACE_IDS
from desktop.games.tranquility.rules.moves import EndTurn, TranquilityDraft
from desktop.games.tranquility.rules.state import HIKER, HIKER_HOME, WAITING, deck_zone, discard_zone
from desktop.games.tranquility.rules.view import View
from desktop.ui.table.contract import Gesture

Intent = Draft | Move | None


def draft_from(view: View, draft: Draft | None, gesture: Gesture) -> Intent:
    """What the gesture would begin or complete; None when it means nothing here."""
    now = draft if isinstance(draft, TranquilityDraft) else None
    match gesture.kind:
        case "act":
            return _act(view, now, gesture.action or "")
        case "drop":
            return _drop(view, now, gesture.piece, gesture.zone)
        case _:
            if gesture.piece is not None:
                return _touch_piece(view, now, gesture.piece, gesture.zone)
            return _touch_zone(view, now, gesture.zone)


def held(draft: Draft) -> PieceId | None:
    """The piece that the draft holds in the hand, if any."""
    if not isinstance(draft, TranquilityDraft):
        return None
    match draft.kind:
        case "play" | "rope":
            return draft.card if draft.place is None else None
        case "campfire":
            if draft.place is None:
                return draft.card
            return _first(draft.cards) if draft.to is None else None
        case "herd":
            return _first(draft.cards) if draft.to is None else None
        case "hiker":
            return HIKER if draft.place is None else None
        case _:
            return None


def is_paying(draft: TranquilityDraft) -> bool:
    """Whether the draft is complete but for its payment, so that hand cards pay."""
    return (draft.kind == "play" and draft.place is not None) or (
        draft.kind in ("campfire", "herd") and draft.to is not None
    )


def _first(pieces: tuple[PieceId, ...]) -> PieceId | None:
    return pieces[0] if pieces else None


def _act(view: View, draft: TranquilityDraft | None, action: str) -> Intent:
    match action:
        case "discard_two":
            begun = draft is not None and draft.kind == "play" and draft.place is None and draft.card
            return TranquilityDraft(kind="discard_two", cards=(begun,) if begun else ())
        case "herd":
            return TranquilityDraft(kind="herd")
        case "hiker":
            return TranquilityDraft(kind="hiker")
        case "rope":
            return TranquilityDraft(kind="rope", card=_rope_at_hand(view))
        case "end_turn":
            return EndTurn()
        case _:
            return None


def _rope_at_hand(view: View) -> PieceId | None:
    """By the switch ropes are cards of the hand: any of them will do."""
    ropes = (card for card in view.hand if card_of(card).kind == "rope")
    return next(ropes, None) if view.house.ropes_in_deck else None


def _touch_piece(view: View, draft: TranquilityDraft | None, piece: PieceId, zone: ZoneId | None) -> Intent:
    """A piece was gripped or tapped."""
    if piece in view.hand:
        return _touch_hand_card(draft, piece)
    if piece == HIKER:
        return TranquilityDraft(kind="hiker")
    goats = {goat_id(index): place for index, place in enumerate(view.goats)}
    if piece in goats and goats[piece] != WAITING:
        return TranquilityDraft(kind="herd", origin=PLACE_IDS[goats[piece]], cards=(piece,))
    if draft is not None and draft.kind == "campfire" and piece in draft.cards and draft.to is not None:
        # the card laid again is taken up once more
        return draft.model_copy(update={"to": None, "pay": ()})
    return _touch_zone(view, draft, zone)


def _touch_hand_card(draft: TranquilityDraft | None, card: PieceId) -> Intent:
    if draft is not None and draft.kind == "discard_two":
        return draft.model_copy(update={"cards": _toggled(draft.cards, card)})
    if draft is not None and is_paying(draft) and card != draft.card:
        return draft.model_copy(update={"pay": _toggled(draft.pay, card)})
    return TranquilityDraft(kind="campfire" if card_of(card).is_campfire else "play", card=card)


def _toggled(cards: tuple[PieceId, ...], card: PieceId) -> tuple[PieceId, ...]:
    """Added at the end, or taken out again."""
    return tuple(each for each in cards if each != card) if card in cards else (*cards, card)


def _touch_zone(view: View, draft: TranquilityDraft | None, zone: ZoneId | None) -> Intent:
    """A zone was tapped: it is the next thing that the draft waits for, or begins one of its own."""
    if zone is None:
        return None
    if draft is not None:
        return _drop(view, draft, held(draft), zone)
    if zone == discard_zone(view.seat):
        return TranquilityDraft(kind="discard_two")
    if zone == deck_zone(view.seat) and view.phase == "refill":
        return EndTurn()
    return None


def _drop(view: View, draft: TranquilityDraft | None, piece: PieceId | None, zone: ZoneId | None) -> Intent:
    """The draft's next place was named."""
    if zone is None:
        return None
    if draft is None:
        begun = None if piece is None else _touch_piece(view, None, piece, None)
        return _drop(view, begun, piece, zone) if isinstance(begun, TranquilityDraft) else None
    if zone == discard_zone(view.seat):
        return _onto_discard(draft)
    if draft.kind == "hiker":
        return draft.model_copy(update={"place": zone}) if zone in (*PLACE_IDS, HIKER_HOME) else None
    if zone == deck_zone(view.seat):
        return _onto_deck(draft)
    return _onto_place(view, draft, zone) if zone in PLACE_BY_ID else None


def _onto_discard(draft: TranquilityDraft) -> Intent:
    """A hand card on the own discard pile is the first of two to be discarded."""
    placed_fire = draft.kind == "campfire" and draft.place is not None
    if draft.card not in CARD_BY_ID or placed_fire:
        return None
    return TranquilityDraft(kind="discard_two", cards=(draft.card or "",))


def _onto_deck(draft: TranquilityDraft) -> Intent:
    """A Guide Rope of the hand is used by pulling it to the deck."""
    if draft.card in CARD_BY_ID and card_of(draft.card or "").kind == "rope":
        return TranquilityDraft(kind="rope", card=draft.card)
    return None


def _onto_place(view: View, draft: TranquilityDraft, zone: ZoneId) -> Intent:
    match draft.kind:
        case "play" if draft.card is not None:
            return draft.model_copy(update={"place": zone, "pay": ()})
        case "campfire" if draft.card is not None and draft.place is None:
            lifted = view.mountain[PLACE_BY_ID[zone]]
            return draft.model_copy(update={"place": zone, "cards": () if lifted is None else (lifted,)})
        case "campfire" if draft.place is not None:
            return draft.model_copy(update={"to": zone, "pay": ()})
        case "herd" if draft.origin is None:
            return draft.model_copy(update={"origin": zone, "cards": _a_goat_of(view, zone)})
        case "herd":
            return draft.model_copy(update={"to": zone, "pay": ()})
        case _:
            return None


def _a_goat_of(view: View, zone: ZoneId) -> tuple[PieceId, ...]:
    """The goat by which a herd is held: the last of those on a place."""
    herd = [goat_id(index) for index, place in enumerate(view.goats) if place == PLACE_BY_ID[zone]]
    return tuple(herd[-1:])
