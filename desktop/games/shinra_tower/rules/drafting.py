"""What an unfinished move may become: a verdict for each card, piece and floor that could come next."""

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict, allow, first_refusal, refuse
from desktop.games.shinra_tower.rules.actions import COMMON, Act, end_verdict, explain
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.drafting_choice import consider_choice
from desktop.games.shinra_tower.rules.moves import (
    Adjust,
    Challenge,
    EndTurn,
    GiveUp,
    PlacePiece,
    ShinraDraft,
    Target,
    Withdraw,
)
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, floor_id
from desktop.games.shinra_tower.rules.placing import (
    adjust_verdict,
    grab_refusal,
    is_adjustable,
    may_be_named,
    place_verdict,
    withdraw_verdict,
)
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.targeting import most_defeated, reachable, target_verdict
from desktop.games.shinra_tower.rules.tower import standing

BEGUN = allow("shinra.turn.phases")
"""Said of a draft with which nothing is wrong so far."""


def consider(state: State, draft: ShinraDraft) -> Prospect:
    """What the rules say of a draft, and what could be named next."""
    refusal = first_refusal(COMMON, state, Act(draft.kind)) or _unknown(draft)
    if refusal is not None:
        return Prospect(refusal)
    match draft.kind:
        case "choose":
            return consider_choice(state, draft)
        case "place":
            return _place(state, draft)
        case "adjust" | "withdraw":
            return _again(state, draft)
        case "target":
            return _target(state, draft)
        case "challenge":
            return _challenge(state, draft)
        case "end_turn":
            return Prospect(end_verdict(state), move=EndTurn())
        case _:
            return Prospect(explain(state, GiveUp()), move=GiveUp())


def _unknown(draft: ShinraDraft) -> Verdict | None:
    """shinra.components: a draft speaks of pieces and cards of the box alone."""
    for piece in (draft.piece, *draft.enemies):
        if piece is not None and piece not in PIECE_BY_ID:
            return refuse("shinra.components", piece=piece)
    if draft.card is not None and draft.card not in CARD_IDS:
        return refuse("shinra.components", piece=draft.card)
    return None


def grab_verdict(state: State, piece: PieceId) -> Verdict:
    """Whether a hand may take the piece now, to place it or to adjust it."""
    if is_adjustable(state, piece):
        return adjust_verdict(state, piece, 0)
    return grab_refusal(state, piece) or BEGUN


def _place(state: State, draft: ShinraDraft) -> Prospect:
    piece = draft.piece
    if piece is None:
        return Prospect(BEGUN, pieces={one: grab_verdict(state, one) for one in may_be_named(state)})
    if is_adjustable(state, piece):
        return _adjusted(state, draft, piece)
    verdict = grab_verdict(state, piece)
    if not verdict.allowed:
        return Prospect(verdict)
    zones = {floor_id(floor): place_verdict(state, piece, floor, draft.fold) for floor in standing(state)}
    if draft.floor is None:
        return Prospect(verdict, zones)
    verdict = place_verdict(state, piece, draft.floor, draft.fold)
    if not verdict.allowed:
        return Prospect(verdict, zones)
    return Prospect(verdict, zones, move=PlacePiece(piece=piece, floor=draft.floor, fold=draft.fold))


def _adjusted(state: State, draft: ShinraDraft, piece: PieceId) -> Prospect:
    """A standing piece of this turn goes back to its own floor, and to no other."""
    verdict, own = adjust_verdict(state, piece, draft.fold), state.floor_of(piece)
    elsewhere = refuse("shinra.place.own-turn", piece=piece)
    zones = {floor_id(floor): verdict if floor == own else elsewhere for floor in standing(state)}
    if draft.floor not in (None, own):
        return Prospect(elsewhere, zones)
    move = Adjust(piece=piece, fold=draft.fold) if verdict.allowed and draft.floor == own else None
    return Prospect(verdict, zones, move=move)


def _again(state: State, draft: ShinraDraft) -> Prospect:
    adjusting = draft.kind == "adjust"
    if draft.piece is None:
        pieces = {one: _again_verdict(state, one, draft) for one in may_be_named(state)}
        return Prospect(BEGUN, pieces=pieces)
    verdict = _again_verdict(state, draft.piece, draft)
    if not verdict.allowed:
        return Prospect(verdict)
    piece = draft.piece
    move = Adjust(piece=piece, fold=draft.fold) if adjusting else Withdraw(piece=piece)
    return Prospect(verdict, move=move)


def _again_verdict(state: State, piece: PieceId, draft: ShinraDraft) -> Verdict:
    if draft.kind == "adjust":
        return adjust_verdict(state, piece, draft.fold)
    return withdraw_verdict(state, piece)


def _target(state: State, draft: ShinraDraft) -> Prospect:
    verdict = target_verdict(state, draft.enemies)
    foes = tuple(foe for foe in reachable(state) if foe not in draft.enemies)
    pieces = {foe: target_verdict(state, (*draft.enemies, foe)) for foe in foes}
    owed = most_defeated(state) - len(draft.enemies)
    if not verdict.allowed:
        return Prospect(verdict, pieces=pieces)
    return Prospect(verdict, pieces=pieces, owed=owed, move=Target(enemies=draft.enemies))


def _challenge(state: State, draft: ShinraDraft) -> Prospect:
    verdict = explain(state, Challenge(go_on=True))
    zones = {"go-on": verdict, "stop": verdict}
    if draft.go_on is None:
        return Prospect(verdict, zones)
    return Prospect(verdict, zones, move=Challenge(go_on=draft.go_on))
