"""What a hand means: each gesture becomes a draft, a longer draft, or a whole move.

While a card is held, ``rules/holding`` says what letting go of it on a zone means; so dropping, clicking
and keys meet in one place, and the zones that light up are those that will take the card.
"""

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.move import Move
from desktop.games.the_west.rules.holding import (
    HOLD,
    MISPLACED,
    REST,
    can_hold,
    effect_zone,
    keeps,
    onto,
    side_zone,
)
from desktop.games.the_west.rules.moves import (
    Answer,
    ByHandAsk,
    ByHandDone,
    ByHandDraw,
    ByHandLose,
    EndTurn,
    SkipAction,
    UseEffect,
    WestDraft,
    Yielding,
)
from desktop.games.the_west.rules.places import DISCARD, cityengine_id, cityengine_zone, locus_deck_zone
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import TYPES
from desktop.games.the_west.table.pieces import DISCARD_SHEET, LOOK, laid, pieces
from desktop.games.the_west.table.zones import POINTS
from desktop.ui.table.contract import Dropped, Gesture

Intent = Draft | Move | None

NAMING = ("take_two", "play_locus", "cityengine", "play_doppelgate", "answer", "discard_down")
"""Drafts in which cards are named one after another."""


READ_ONLY = (POINTS, "name-", "turn-")
"""How the ids of places begin that are only looked at."""


def asked(view: View) -> WestDraft | None:
    """The answer in which cards are named, where some must be named; None where none must be."""
    if view.choice is None or view.choice.kind not in ("discard", "take", "swap", "drop", "give"):
        return None
    return WestDraft(kind="answer", accept=True)


def draft_from(view: View, draft: Draft | None, gesture: Gesture) -> Intent:
    """What the gesture would begin or complete; None when nobody could mean anything by it.

    A drop or click that means something elsewhere, but not here and now, is a draft that is refused.
    """
    now = draft if isinstance(draft, WestDraft) and draft.kind != REST else None
    intent = _meant(view, now, gesture)
    if intent is None and _is_misplaced(view, now, gesture):
        return WestDraft(kind=MISPLACED)
    return intent


def _is_misplaced(view: View, draft: WestDraft | None, gesture: Gesture) -> bool:
    """Whether somebody tried to do something: not a card laid back, not a look at what is only read."""
    zone, card = gesture.zone, gesture.piece
    held = card if gesture.kind == "drop" else None
    held = draft.held if draft is not None and draft.held is not None else held
    if held is not None:
        return zone is not None and zone != _place_of(view, held)
    asked = view.choice is not None or (draft is not None and draft.kind in NAMING)
    if gesture.kind == "act" or not asked:
        return False
    place = _place_of(view, card) if card is not None else zone or ""
    return bool(place) and not place.startswith(READ_ONLY)


def _place_of(view: View, card: PieceId) -> ZoneId:
    """Where a piece lies, or "": all of them are laid out for it, so it is asked last."""
    return next((piece.zone for piece in pieces(view, None) if piece.id == card), "")


def _meant(view: View, now: WestDraft | None, gesture: Gesture) -> Intent:
    match gesture.kind:
        case "act":
            return _act(now, gesture.action or "")
        case "tap" | "drop" if _closes(now, gesture):
            return Dropped()
        case "drop":
            return _drop(view, now, gesture.piece, gesture.zone)
        case "grab" if gesture.piece is not None:
            return _grab(view, now, gesture.piece, gesture.zone)
        case _ if gesture.piece is not None:
            return _tap_piece(view, now, gesture.piece, gesture.zone)
        case _:
            return _tap_zone(view, now, gesture.zone)


def held(draft: Draft) -> PieceId | None:
    """The piece that the draft holds in the hand, if any."""
    return draft.held if isinstance(draft, WestDraft) else None


def without_held(draft: Draft) -> WestDraft | None:
    """What was named stays when a further card is laid back; None when the draft began with the held card."""
    if not isinstance(draft, WestDraft) or draft.held is None or draft.kind not in NAMING:
        return None
    return draft.model_copy(update={"held": None})


def _grab(view: View, draft: WestDraft | None, piece: PieceId, zone: ZoneId | None) -> Intent:
    """A card is taken up; one that goes on with the draft keeps what was named before."""
    if not can_hold(view, piece):
        return _tap_piece(view, draft, piece, zone)
    if draft is not None and draft.kind in NAMING and draft.held is None:
        longer = draft.model_copy(update={"held": piece})
        if piece not in draft.cards and keeps(view, longer):
            return longer
    return WestDraft(kind=HOLD, held=piece)


def _tap_piece(view: View, draft: WestDraft | None, piece: PieceId, zone: ZoneId | None) -> Intent:
    """A card is named for the draft, or its effect is chosen, or it stands for its place."""
    if draft is not None and draft.held is not None:
        return _named_while_holding(view, draft, piece)
    if draft is not None and draft.kind in NAMING:
        if piece in draft.cards:
            left = tuple(each for each in draft.cards if each != piece)
            if not left and draft.kind == "take_two":
                return WestDraft(kind=REST)
            return draft.model_copy(update={"cards": left})
        return draft.model_copy(update={"cards": (*draft.cards, piece)})
    choice = view.choice
    if choice is not None and choice.kind == "order":
        waits = next((each for each in view.waiting if each.source == piece), None)
        return UseEffect(effect=waits.id) if waits is not None else None
    if choice is not None and choice.kind == "locus_under":
        decks = [number for number, (top, _) in enumerate(view.locus_decks, start=1) if top == piece]
        return Answer(deck=decks[0]) if decks else None
    if choice is None and piece == cityengine_id(view.turn) and view.phase == "action":
        return WestDraft(kind="cityengine")
    return _tap_zone(view, draft, zone)


def _named_while_holding(view: View, draft: WestDraft, piece: PieceId) -> Intent:
    """A second card is named while the first is still in the hand: they go together."""
    if view.choice is not None and view.choice.kind == "swap":
        return WestDraft(kind="answer", accept=True, cards=(draft.held or "", piece))
    return None


def _tap_zone(view: View, draft: WestDraft | None, zone: ZoneId | None) -> Intent:
    if zone is None:
        return None
    if draft is not None and draft.held is not None:
        return _let_go(view, draft, zone)
    for kind in TYPES:
        if zone == effect_zone(kind):
            waits = next((each for each in view.waiting if each.source == zone), None)
            if view.choice is not None and view.choice.kind == "order" and waits is not None:
                return UseEffect(effect=waits.id)
            if draft is not None and draft.kind == "take_two":
                return WestDraft(kind=REST, cards=())  # what was begun goes back first, for all to see
            return WestDraft(kind="take_all", type=kind)
        if zone == side_zone(kind):
            return WestDraft(kind="choose_side", type=kind)
    if zone == DISCARD and view.discard:
        return WestDraft(kind=LOOK)
    if zone == cityengine_zone(view.turn) and view.phase == "action":
        return WestDraft(kind="cityengine")
    for number in (1, 2, 3):
        if zone == locus_deck_zone(number) and view.choice is not None:
            return Answer(deck=number) if view.choice.kind == "locus_under" else None
    return None


def _drop(view: View, draft: WestDraft | None, piece: PieceId | None, zone: ZoneId | None) -> Intent:
    """What is held is let go on a zone."""
    if zone is None:
        return None
    if draft is None or draft.held is None:
        if piece is None:
            return _tap_zone(view, draft, zone)
        draft = WestDraft(kind=HOLD, held=piece)
    return _let_go(view, draft, zone)


def _let_go(view: View, draft: WestDraft, zone: ZoneId) -> Intent:
    if draft.held == laid(view, draft) and zone == _place_of(view, draft.held or ""):
        return Dropped()  # back on its deck, the Locus is not to be paid for any more
    return onto(view, draft, zone)


def _closes(draft: WestDraft | None, gesture: Gesture) -> bool:
    """Whether the discarded cards that are looked through go back: pressed beside them, or on their pile."""
    if draft is None or draft.kind != LOOK:
        return False
    return gesture.piece == DISCARD_SHEET or (gesture.piece is None and gesture.zone == DISCARD)


def _act(draft: WestDraft | None, action: str) -> Intent:
    name, _, rest = action.partition(":")
    match name:
        case "yes":
            return WestDraft(kind="answer", accept=True)
        case "no":
            return Answer(accept=False)
        case "use":
            return UseEffect(effect=rest)
        case "side":
            return next((WestDraft(kind="choose_side", type=each) for each in TYPES if each == rest), None)
        case "under":
            return Answer(deck=int(rest))
        case "cityengine" | "play_doppelgate" | "discard_down":
            return WestDraft(kind=name)
        case "look":
            return Dropped() if draft is not None and draft.kind == LOOK else WestDraft(kind=LOOK)
        case "skip":
            return SkipAction()
        case "end_turn":
            return EndTurn()
        case _:
            return _by_hand(name, rest)


def _by_hand(name: str, rest: str) -> Intent:
    """Deeds by hand: who, and how many."""
    seat, _, amount = rest.partition(":")
    match name:
        case "lose":
            return ByHandLose(seat=int(seat), amount=int(amount))
        case "draw":
            return ByHandDraw(seat=int(seat), amount=int(amount))
        case "ask":
            what: Yielding = "give" if seat == "give" else "drop"
            return ByHandAsk(what=what, at_random=amount == "random")
        case "done":
            return ByHandDone()
        case _:
            return None
