"""What an unfinished move may become: a verdict for each place and card that could come next."""

from collections.abc import Mapping

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict, allow, first_refusal, refuse
from desktop.games.tranquility.rules.actions import (
    COMMON,
    Act,
    discard_verdict,
    end_verdict,
    explain,
    hiker_verdict,
    laying_of,
)
from desktop.games.tranquility.rules.campfires import relay_price, relay_verdict, replace_verdict
from desktop.games.tranquility.rules.cards import CARD_BY_ID, card_of
from desktop.games.tranquility.rules.drafting_herds import consider_herd
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, PLACE_IDS
from desktop.games.tranquility.rules.moves import (
    Campfire,
    DiscardTwo,
    EndTurn,
    Hiker,
    Play,
    Rope,
    TranquilityDraft,
)
from desktop.games.tranquility.rules.payment import Bill, with_payment
from desktop.games.tranquility.rules.placing import laying_price, open_places, placing_verdict
from desktop.games.tranquility.rules.ropes import rope_verdict, ropes_at_hand
from desktop.games.tranquility.rules.state import HIKER_HOME, State, deck_zone, discard_zone

Zones = Mapping[ZoneId, Verdict]

BEGUN = allow("tranq.turn.action")
"""Said of a draft with which nothing is wrong so far."""


def consider(state: State, draft: TranquilityDraft) -> Prospect:
    """What the rules say of a draft, and what could be named next."""
    only_held = draft.kind == "play" and draft.place is None
    draft = _by_card(draft)
    refusal = first_refusal(COMMON, state, Act(draft.kind, _named(draft)))
    if refusal is not None:
        return Prospect(refusal, _only_discarding(state, draft, refusal))
    match draft.kind:
        case "play":
            return _play(state, draft)
        case "campfire":
            return _campfire(state, draft)
        case "discard_two":
            return _discard(state, draft)
        case "herd":
            return consider_herd(state, draft)
        case "rope":
            return _rope(state, draft, only_held)
        case "hiker":
            return _hiker(state, draft)
        case _:
            return Prospect(end_verdict(state), move=EndTurn())


def _by_card(draft: TranquilityDraft) -> TranquilityDraft:
    """A held card says itself whether it is laid, makes a Campfire move or is a rope."""
    card = CARD_BY_ID.get(draft.card or "")
    if draft.kind == "play" and card is not None and card.kind in ("campfire", "rope"):
        return draft.model_copy(update={"kind": card.kind})
    return draft


def _named(draft: TranquilityDraft) -> tuple[PieceId, ...]:
    """The hand cards that a draft speaks of so far."""
    if draft.kind == "discard_two":
        return draft.cards
    return (*(() if draft.card is None else (draft.card,)), *draft.pay)


def unknown_place(place: ZoneId) -> Verdict | None:
    """tranq.setup.base: only the mountain's places can be named as places."""
    return None if place in PLACE_BY_ID else refuse("tranq.setup.base", place=place)


def _discard_zone(state: State) -> Zones:
    """The own discard pile as a place to begin discarding two."""
    return {discard_zone(state.turn): discard_verdict(1, len(state.hand), complete=False)}


def _only_discarding(state: State, draft: TranquilityDraft, refusal: Verdict) -> Zones:
    """After the Summit a held card lies nowhere any more, but may still be one of two discards."""
    if refusal.rule != "tranq.goats.goal" or draft.card is None:
        return {}
    return {**dict.fromkeys(PLACE_IDS, refusal), **_discard_zone(state)}


def _play(state: State, draft: TranquilityDraft) -> Prospect:
    if draft.card is None:
        return Prospect(BEGUN, pieces={card: card_verdict(state, card) for card in state.hand})
    card = draft.card
    places = {place: placing_verdict(state, laying_of(state, card, place)) for place in PLACE_IDS}
    zones = {**places, **_discard_zone(state)}
    if draft.place is None:
        return Prospect(BEGUN, zones)
    refusal = unknown_place(draft.place)
    verdict = refusal or places[draft.place]
    if not verdict.allowed:
        return Prospect(verdict, zones)
    price = laying_price(state, laying_of(state, card, draft.place))
    bill = Bill(price.cost, verdict, price.rule, (card,), draft.pay)
    return with_payment(state, bill, zones, lambda pay: Play(card=card, place=draft.place or "", pay=pay))


def card_verdict(state: State, card: PieceId) -> Verdict:
    """Whether a hand card could be used somewhere; if not, the most telling refusal.

    Discarding it is always another matter.
    """
    if card_of(card).kind == "rope":
        return rope_verdict(state, card)
    if card_of(card).is_campfire:
        verdicts = [replace_verdict(state, card_of(card), place) for place in range(len(PLACE_IDS))]
    else:
        spots = open_places(state.mountain)
        verdicts = [placing_verdict(state, laying_of(state, card, PLACE_IDS[place])) for place in spots]
    return next((verdict for verdict in verdicts if verdict.allowed), verdicts[0])


def _campfire(state: State, draft: TranquilityDraft) -> Prospect:
    if draft.card is None:
        fires = [card for card in state.hand if card_of(card).is_campfire]
        return Prospect(BEGUN, pieces={card: card_verdict(state, card) for card in fires})
    fire, card = card_of(draft.card), draft.card
    if draft.place is None:
        zones = {at: replace_verdict(state, fire, PLACE_BY_ID[at]) for at in PLACE_IDS}
        return Prospect(BEGUN, {**zones, **_discard_zone(state)})
    verdict = unknown_place(draft.place) or replace_verdict(state, fire, PLACE_BY_ID[draft.place])
    if not verdict.allowed:
        return Prospect(verdict)
    place = PLACE_BY_ID[draft.place]
    targets = {at: relay_verdict(state, fire, place, to) for to, at in enumerate(PLACE_IDS)}
    if draft.to is None:
        return Prospect(verdict, targets)
    verdict = unknown_place(draft.to) or targets[draft.to]
    if not verdict.allowed:
        return Prospect(verdict, targets)
    price = relay_price(state, fire, place, PLACE_BY_ID[draft.to])
    bill = Bill(price.cost, verdict, price.rule, (card,), draft.pay)
    return with_payment(
        state,
        bill,
        targets,
        lambda pay: Campfire(card=card, place=draft.place or "", to=draft.to or "", pay=pay),
    )


def _discard(state: State, draft: TranquilityDraft) -> Prospect:
    named, have = len(draft.cards), len(state.hand)
    verdict = discard_verdict(named, have, complete=False)
    if not verdict.allowed:
        return Prospect(verdict)
    further = discard_verdict(named + 1, have, complete=False)
    pieces = {card: further for card in state.hand if card not in draft.cards}
    move = DiscardTwo(cards=draft.cards) if named == 2 else None
    return Prospect(verdict, _discard_zone(state), pieces, 2 - named, move)


def _rope(state: State, draft: TranquilityDraft, only_held: bool) -> Prospect:
    """A rope is used by pulling it to the deck, or at once by a draft of its own kind.

    One that is ``only_held`` does nothing yet: it may still be discarded.
    """
    verdict = rope_verdict(state, draft.card)
    zones: Zones = {deck_zone(state.turn): verdict}
    if draft.card is not None:
        zones = {**zones, **_discard_zone(state)}
    if only_held:
        return Prospect(BEGUN, zones)
    if draft.card is None and state.house.ropes_in_deck:
        ropes = {card: rope_verdict(state, card) for card in ropes_at_hand(state)}
        return Prospect(BEGUN if ropes else verdict, zones, ropes)
    return Prospect(verdict, zones, move=_if_allowed(state, Rope(card=draft.card)))


def _hiker(state: State, draft: TranquilityDraft) -> Prospect:
    zones = {at: hiker_verdict(state, at) for at in PLACE_IDS}
    zones[HIKER_HOME] = hiker_verdict(state, None)
    if draft.place is None:
        return Prospect(BEGUN, zones)
    if draft.place == HIKER_HOME:
        return Prospect(zones[HIKER_HOME], zones, move=Hiker())
    verdict = unknown_place(draft.place)
    if verdict is not None:
        return Prospect(verdict, zones)
    move = _if_allowed(state, Hiker(place=draft.place))
    return Prospect(zones[draft.place], zones, move=move)


def _if_allowed(state: State, move: Move) -> Move | None:
    return move if explain(state, move).allowed else None
