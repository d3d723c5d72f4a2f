"""The view as the hand has arranged it: a draft's card in its place, a Campfire's card lifted."""

from dataclasses import dataclass, field

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID
from desktop.games.tranquility.rules.moves import TranquilityDraft
from desktop.games.tranquility.rules.state import Mountain, set_at
from desktop.games.tranquility.rules.view import View


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where cards lie while a draft is under way. ``lifted`` is a mountain card in the hand,
    ``aside`` a Bridge that has made room, ``chosen`` what pays or is discarded."""

    mountain: Mountain
    hand: tuple[PieceId, ...]
    lifted: PieceId | None = None
    aside: PieceId | None = None
    chosen: frozenset[PieceId] = field(default_factory=frozenset[PieceId])


def arrange(view: View, draft: Draft | None) -> Arrangement:
    """How the cards lie; without a draft as the view says."""
    if not isinstance(draft, TranquilityDraft):
        return Arrangement(view.mountain, view.hand)
    chosen = frozenset(draft.cards if draft.kind == "discard_two" else draft.pay)
    plain = Arrangement(view.mountain, view.hand, chosen=chosen)
    if draft.card is None or draft.place not in PLACE_BY_ID:
        return plain
    if draft.kind == "play":
        return _played(view, draft.card, PLACE_BY_ID[draft.place], chosen)
    if draft.kind == "campfire":
        to = None if draft.to is None else PLACE_BY_ID.get(draft.to)
        return _with_campfire(view, draft.card, PLACE_BY_ID[draft.place], to, chosen)
    return plain


def _played(view: View, card: PieceId, place: int, chosen: frozenset[PieceId]) -> Arrangement:
    return Arrangement(
        set_at(view.mountain, place, card),
        _without(view.hand, card),
        aside=view.mountain[place],
        chosen=chosen,
    )


def _with_campfire(
    view: View, fire: PieceId, place: int, to: int | None, chosen: frozenset[PieceId]
) -> Arrangement:
    moved = view.mountain[place]
    mountain, hand = set_at(view.mountain, place, fire), _without(view.hand, fire)
    if to is None:
        return Arrangement(mountain, hand, lifted=moved, chosen=chosen)
    return Arrangement(set_at(mountain, to, moved), hand, aside=view.mountain[to], chosen=chosen)


def _without(cards: tuple[PieceId, ...], card: PieceId) -> tuple[PieceId, ...]:
    return tuple(each for each in cards if each != card)
