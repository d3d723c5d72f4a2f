"""May this complete move be made: the guards of every action, then those of its own kind."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.engine.verdict import Guard, Verdict, allow, first_refusal, refuse
from desktop.games.tranquility.rules.campfires import (
    relay_price,
    relay_refusal,
    relay_verdict,
    replace_refusal,
)
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.dealing import deal_verdict, reshuffle_verdict
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID
from desktop.games.tranquility.rules.green import green_paths
from desktop.games.tranquility.rules.herding import GOATS_NEEDED, HERDING, goats_on_top, herd_allowed
from desktop.games.tranquility.rules.moves import (
    Campfire,
    Deal,
    DiscardTwo,
    EndTurn,
    Herd,
    Hiker,
    Play,
    Reshuffle,
    Rope,
)
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.placing import Laying, laying_price, placing_refusal, placing_verdict
from desktop.games.tranquility.rules.price import Price
from desktop.games.tranquility.rules.ropes import rope_refusal, rope_verdict
from desktop.games.tranquility.rules.state import HIKER_HOME, Phase, State


@dataclass(frozen=True, slots=True)
class Act:
    """A move or draft as the common guards see it: its kind and the hand cards it names."""

    kind: str
    cards: tuple[PieceId, ...] = ()


PHASES: Mapping[str, tuple[Phase, ...]] = {
    "play": ("action",),
    "campfire": ("action",),
    "discard_two": ("action",),
    "herd": ("action",),
    "rope": ("action",),
    "hiker": ("action", "refill"),
    "end_turn": ("refill",),
    "deal": ("deal",),
    "reshuffle": ("reshuffle",),
}
"""When each kind of move may be made at all."""


def act_of(move: Move) -> Act:
    """What the common guards ask of a complete move. Raises TypeError for another game's move."""
    match move:
        case Play() | Campfire():
            return Act(move.kind, (move.card, *move.pay))
        case DiscardTwo():
            return Act(move.kind, move.cards)
        case Herd():
            return Act(move.kind, move.pay)
        case Rope():
            return Act(move.kind, () if move.card is None else (move.card,))
        case Hiker() | EndTurn() | Deal() | Reshuffle():
            return Act(move.kind)
        case _:
            raise TypeError(type(move).__name__)


def still_going(state: State, act: Act) -> Verdict | None:
    """tranq.end.win and tranq.end.loss: nothing is done after the end."""
    del act
    end = outcome_of(state)
    return None if end is None else refuse(end.rule)


def in_turn(state: State, act: Act) -> Verdict | None:
    """tranq.turn.action: one action a turn, then its end; what a module adds only with the module."""
    in_match = {"herd": state.house.goats, "hiker": state.house.green_path, "rope": state.is_solo}
    if state.phase in PHASES[act.kind] and in_match.get(act.kind, True):
        return None
    return refuse("tranq.turn.action", due=_due(state))


def _due(state: State) -> str:
    """The id of the sentence that says what this part of the turn is for."""
    return "tranq.due.action" if state.phase == "action" else "tranq.due.end"


def in_hand(state: State, act: Act) -> Verdict | None:
    """tranq.components: each card exists once, so only a card of the hand is used, and once."""
    for card, count in Counter(act.cards).items():
        if count > 1 or card not in state.hand:
            return refuse("tranq.components", card=card)
    return None


def after_summit(state: State, act: Act) -> Verdict | None:
    """tranq.goats.goal: once the Summit lies, only herding and discarding two remain."""
    if not state.summit_laid or act.kind not in ("play", "campfire", "rope"):
        return None
    return refuse("tranq.goats.goal", have=goats_on_top(state), need=GOATS_NEEDED)


COMMON: tuple[Guard[State, Act], ...] = (still_going, in_turn, in_hand, after_summit)
"""Guards of every move and draft, in their order."""


def wrong_payment(price: Price, paid: int) -> Verdict | None:
    """tranq.place.cost, or the rule that sets another price: exactly so many cards."""
    if paid == price.cost:
        return None
    rule = "tranq.place.cost" if price.rule == "tranq.summit.place" else price.rule
    return refuse(rule, cost=price.cost, paid=paid)


def laying_of(state: State, card: str, place: str) -> Laying:
    """A hand card about to be laid on the mountain as it is."""
    return Laying(state.mountain, card_of(card), PLACE_BY_ID[place], len(state.hand) - 1)


def not_laid(state: State, card: str, place: str) -> Verdict | None:
    """Campfires and Guide Ropes are not laid like other cards: each is refused by its own rule."""
    kind = card_of(card).kind
    if kind == "campfire":
        return refuse("tranq.campfire.replace", card=card, place=place)
    return rope_refusal(state) if kind == "rope" else None


def _explain_play(state: State, move: Play) -> Verdict:
    if (refusal := not_laid(state, move.card, move.place)) is not None:
        return refusal
    laying = laying_of(state, move.card, move.place)
    refusal = placing_refusal(state, laying) or wrong_payment(laying_price(state, laying), len(move.pay))
    return refusal or placing_verdict(state, laying)


def _explain_campfire(state: State, move: Campfire) -> Verdict:
    fire, place, to = card_of(move.card), PLACE_BY_ID[move.place], PLACE_BY_ID[move.to]
    refusal = replace_refusal(state, fire, place) or relay_refusal(state, fire, place, to)
    if refusal is not None:
        return refusal
    price = relay_price(state, fire, place, to)
    return wrong_payment(price, len(move.pay)) or relay_verdict(state, fire, place, to)


def discard_verdict(named: int, have: int, *, complete: bool) -> Verdict:
    """tranq.discard-two: exactly two cards of the hand; an incomplete choice may still become that."""
    if have >= 2 and (named == 2 if complete else named <= 2):
        return allow("tranq.discard-two", named=named, have=have)
    return refuse("tranq.discard-two", named=named, have=have)


def _explain_herd(state: State, move: Herd) -> Verdict:
    refusal = first_refusal(HERDING, state, move)
    return refusal or herd_allowed(PLACE_BY_ID[move.origin], PLACE_BY_ID[move.to])


def hiker_verdict(state: State, place: str | None) -> Verdict:
    """tranq.green.hiker: anywhere on a green path, or home."""
    if place is None or PLACE_BY_ID[place] in green_paths(state.mountain):
        return allow("tranq.green.hiker", place=place or HIKER_HOME)
    return refuse("tranq.green.hiker", place=place)


def end_verdict(state: State) -> Verdict:
    """tranq.turn.refill, or tranq.turn.deck-out when nothing is left to draw."""
    if not state.deck:
        return allow("tranq.turn.deck-out", drawn=0)
    return allow("tranq.turn.refill", drawn=min(len(state.deck), state.hand_size - len(state.hand)))


def explain(state: State, move: Move) -> Verdict:
    """May this complete move be made now, by which rule, on which facts."""
    if (refusal := first_refusal(COMMON, state, act_of(move))) is not None:
        return refusal
    match move:
        case Play():
            return _explain_play(state, move)
        case Campfire():
            return _explain_campfire(state, move)
        case DiscardTwo():
            return discard_verdict(len(move.cards), len(state.hand), complete=True)
        case Herd():
            return _explain_herd(state, move)
        case Rope():
            return rope_verdict(state, move.card)
        case Hiker():
            return hiker_verdict(state, move.place)
        case Deal():
            return deal_verdict(state, move)
        case Reshuffle():
            return reshuffle_verdict(state, move)
        case _:
            return end_verdict(state)
