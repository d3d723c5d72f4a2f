"""The sentence that says what the hand should do next, and what is written on places that light up."""

from collections.abc import Mapping

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId, ZoneId, seat_id
from desktop.engine.message import Message
from desktop.engine.verdict import Verdict
from desktop.games.the_west.rules.holding import DECK_TOP, HOLD
from desktop.games.the_west.rules.moves import WestDraft
from desktop.games.the_west.rules.places import DOUBLE, cityengine_id
from desktop.games.the_west.rules.sayings import effect_named, says
from desktop.games.the_west.rules.view import Choice, View
from desktop.games.the_west.rules.vocabulary import ByHand, Effect
from desktop.games.the_west.table.pieces import LOOK


def idle_prompt(view: View) -> Message | None:
    """What comes next while nothing has been begun."""
    if view.outcome is not None or view.to_act is None:
        return None
    if view.choice is not None:
        return _of_choice(view, view.choice)
    match view.phase:
        case "side":
            return Message("the_west.prompt.side")
        case "action":
            return Message(_action_prompt(view))
        case "doppelgate" | "limit":
            over = len(view.backs[view.turn - 1]) - view.deck.turn_sequence.hand_limit
            return _too_many(view, over) if over > 0 else _gate_prompt(view)
        case "end":
            return Message("the_west.prompt.end")
        case _:
            return None


def _action_prompt(view: View) -> str:
    """What can be done; in everybody's first turn with what each thing is."""
    if view.last:
        return "the_west.prompt.action-last"
    return "the_west.prompt.action-first" if view.turn_number <= 2 else "the_west.prompt.action"


def _gate_prompt(view: View) -> Message:
    """That the Doppelgate on the deck may be played, and for what."""
    match view.matching:
        case "two_alike":
            return Message("the_west.prompt.doppelgate")
        case "two_any":
            return Message("the_west.prompt.doppelgate.any")
        case "two_as_shown":
            return Message("the_west.prompt.doppelgate.as-shown", {"type": view.deck_top or ""})


def _too_many(view: View, over: int) -> Message:
    """A hand over its limit; a Doppelgate that is on offer may still make it smaller."""
    if view.phase == "doppelgate":
        return Message("the_west.prompt.limit-or-gate", {"n": over})
    return Message("the_west.prompt.limit", {"n": over})


def _of_choice(view: View, choice: Choice) -> Message | None:
    source = choice.effect.source if choice.effect is not None else ""
    what = says(view.deck, key_of(view, source), choice.clause)
    match choice.kind:
        case "order":
            return Message("the_west.prompt.primes" if view.phase == "primes" else "the_west.prompt.order")
        case "may" if choice.count:
            return Message("the_west.prompt.may-cost", {"card": source, "n": choice.count, "what": what})
        case "may":
            return Message("the_west.prompt.may", {"card": source, "what": what})
        case "discard" | "take" | "drop" | "give":
            return _cards_asked(view, choice, choice.count)
        case "swap":
            return Message("the_west.prompt.swap")
        case "locus_under":
            return Message("the_west.prompt.under")
        case "by_hand":
            return Message("the_west.prompt.by-hand", {"card": source, "text": by_hand_text(view, choice)})


def _cards_asked(view: View, choice: Choice, n: int) -> Message:
    """How many cards are wanted; with a name in front where other eyes look than those that are asked."""
    facts, own = {"seat": seat_id(choice.seat), "n": n}, view.seat == choice.seat
    match choice.kind:
        case "take":
            return Message("the_west.prompt.take" if own else "the_west.prompt.take-by", facts)
        case "drop":
            return Message(
                "the_west.prompt.by-hand-drop" if own else "the_west.prompt.by-hand-drop-by", facts
            )
        case "give":
            return Message(
                "the_west.prompt.by-hand-give" if own else "the_west.prompt.by-hand-give-by", facts
            )
        case _:
            return Message("the_west.prompt.discard", facts)


def by_hand_text(view: View, choice: Choice) -> str:
    """The words of the card that is being carried out by hand."""
    effect = effect_of(view, choice.effect.source if choice.effect is not None else "")
    if choice.clause < len(effect) and choice.part < len(effect[choice.clause].then):
        part = effect[choice.clause].then[choice.part]
        if isinstance(part, ByHand):
            return part.text
    return ""


def key_of(view: View, source: str) -> str:
    """The name of the effect of a card by the id under which it waits."""
    gates = (gate for row in view.gates for gate in row if gate.id == source)
    return next((f"gate-{gate.type}" for gate in gates), source)


def effect_of(view: View, source: str) -> Effect:
    """The effect of a card by the id under which it waits; () for one without."""
    return effect_named(view.deck, key_of(view, source))


def prompt(view: View | None, draft: Draft, owed: int) -> Message | None:
    """What the hand should do next."""
    if not isinstance(draft, WestDraft) or view is None:
        return None
    if draft.held is not None:
        return _held(view, draft, draft.held)
    match draft.kind:
        case "rest":
            return Message("the_west.prompt.rest")
        case "take_two":
            return Message("the_west.prompt.second")
        case "play_locus" | "cityengine" | "play_doppelgate":
            asked = "the_west.prompt.pay-more" if draft.cards else "the_west.prompt.pay"
            return Message(asked, {"n": owed, "card": _paid_for(view, draft)})
        case "discard_down":
            return Message(
                "the_west.prompt.limit-more" if draft.cards else "the_west.prompt.limit", {"n": owed}
            )
        case "answer" if draft.cards and owed and not _swaps(view):
            return Message("the_west.prompt.more", {"n": owed})
        case "answer":
            return _answering(view, owed)
        case _ if draft.kind == LOOK:
            return Message("the_west.prompt.look", {"n": len(view.discard)})
        case _:
            return None


def _paid_for(view: View, draft: WestDraft) -> PieceId:
    """The card for which the hand pays."""
    if draft.kind == "play_locus" and draft.deck in (1, 2, 3):
        return view.locus_decks[draft.deck - 1][0] or ""
    return cityengine_id(view.turn) if draft.kind == "cityengine" else DECK_TOP


def _swaps(view: View) -> bool:
    return view.choice is not None and view.choice.kind == "swap"


def _held(view: View, draft: WestDraft, card: PieceId) -> Message | None:
    if view.choice is not None:
        return _held_for_choice(view, view.choice)
    if card == DOUBLE:
        return Message("the_west.prompt.side")
    if card == DECK_TOP:
        return Message("the_west.prompt.hold-gate")
    if card in view.middle:
        if draft.kind != HOLD:
            return Message("the_west.prompt.second")
        return Message("the_west.prompt.hold-middle", {"type": card.split("-")[0]})
    if card in view.hand:
        if view.phase == "action":
            return Message("the_west.prompt.hold-hand")
        return Message("the_west.prompt.hold-hand-late")
    return Message("the_west.prompt.hold-locus")


def _held_for_choice(view: View, choice: Choice) -> Message | None:
    match choice.kind:
        case "may" | "discard" | "drop":
            return Message("the_west.prompt.hold-discard")
        case "take":
            own, facts = view.seat == choice.seat, {"seat": seat_id(choice.seat)}
            return Message("the_west.prompt.hold-take" if own else "the_west.prompt.hold-take-by", facts)
        case "swap":
            return Message("the_west.prompt.hold-swap")
        case _:
            return Message("the_west.prompt.hold-by-hand")


def _answering(view: View, owed: int) -> Message | None:
    if view.choice is None or view.choice.kind == "may":
        return Message("the_west.prompt.discard", {"n": owed})
    if view.choice.kind == "swap":
        return Message("the_west.prompt.hold-swap")
    return _cards_asked(view, view.choice, owed)


def badge(verdict: Verdict) -> Message | None:
    """What the other would lose for certain."""
    loss = verdict.facts.get("loss")
    if not verdict.allowed or not isinstance(loss, int):
        return None
    if verdict.facts.get("more"):
        return Message("the_west.badge.loses-least", {"n": loss})
    if not loss:
        return None
    return Message("the_west.badge.loses", {"n": loss})


def nowhere(draft: Draft, zones: Mapping[ZoneId, Verdict]) -> Message | None:
    """What else a card is good for that fits nowhere now; None when it fits somewhere."""
    if not isinstance(draft, WestDraft) or draft.kind != HOLD or draft.held is None:
        return None
    if not zones or any(verdict.allowed for verdict in zones.values()):
        return None
    if draft.held.startswith("locus-"):
        return Message("the_west.prompt.unpaid", {"card": draft.held})
    return Message("the_west.prompt.nowhere", {"card": draft.held})
