"""The buttons beside the table, the sentence that says what comes next, and the costs on places."""

from collections.abc import Mapping

from desktop.engine.draft import Draft
from desktop.engine.ids import ZoneId
from desktop.engine.message import Message
from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.cards import CARD_BY_ID
from desktop.games.tranquility.rules.geometry import PLACE_IDS, SUMMIT
from desktop.games.tranquility.rules.moves import EndTurn, TranquilityDraft
from desktop.games.tranquility.rules.view import View
from desktop.games.tranquility.table.gestures import draft_from, is_paying
from desktop.ui.table.contract import Action, Ask, Gesture


def actions(view: View, draft: Draft | None, ask: Ask) -> list[Action]:
    """The buttons of this position; each says why it is not possible, if it is not."""
    begun = draft.kind if isinstance(draft, TranquilityDraft) else None
    if view.phase == "refill":
        hiker = _hiker(view, begun, ask)
        return [_end_turn(ask), *hiker]
    return [
        _discard_two(begun, ask),
        *_herd(view, begun, ask),
        *_rope(view, begun, ask),
        *_hiker(view, begun, ask),
    ]


def _discard_two(begun: str | None, ask: Ask) -> Action:
    return Action(
        "discard_two",
        "discard-two",
        Message("tranquility.action.discard-two"),
        ask(TranquilityDraft(kind="discard_two")),
        (Message("tranquility.action.discard-two.help"),),
        active=begun == "discard_two",
    )


def _herd(view: View, begun: str | None, ask: Ask) -> list[Action]:
    if not view.house.goats:
        return []
    verdict = ask(TranquilityDraft(kind="herd"))
    name, tip = Message("tranquility.action.herd"), Message("tranquility.action.herd.help")
    return [Action("herd", "herd", name, verdict, (tip,), active=begun == "herd")]


def _rope(view: View, begun: str | None, ask: Ask) -> list[Action]:
    if view.seats > 1 or not view.house.ropes:
        return []
    intent = draft_from(view, None, Gesture("act", action="rope"))
    verdict = ask(intent or TranquilityDraft(kind="rope"))
    name, tip = Message("tranquility.action.rope"), Message("tranquility.action.rope.help")
    return [Action("rope", "rope", name, verdict, (tip,), active=begun == "rope")]


def _hiker(view: View, begun: str | None, ask: Ask) -> list[Action]:
    nowhere_to_go = not view.green_places and view.hiker is None
    if not view.house.green_path or nowhere_to_go:
        return []
    verdict = ask(TranquilityDraft(kind="hiker"))
    name, tip = Message("tranquility.action.hiker"), Message("tranquility.action.hiker.help")
    return [Action("hiker", "person", name, verdict, (tip,), active=begun == "hiker")]


def _end_turn(ask: Ask) -> Action:
    name, tip = Message("tranquility.action.end-turn"), Message("tranquility.action.end-turn.help")
    return Action("end_turn", "end-turn", name, ask(EndTurn()), (tip,), primary=True)


def badge(verdict: Verdict) -> Message | None:
    """The cost of a legal place."""
    cost = verdict.facts.get("cost")
    if not verdict.allowed or not isinstance(cost, int):
        return None
    return Message("tranquility.badge.cost", {"n": cost}) if cost else Message("tranquility.badge.free")


def idle_prompt(view: View) -> Message | None:
    """What comes next while nothing has been begun."""
    if view.outcome is not None or view.turn != view.seat:
        return None
    match view.phase:
        case "action" if view.mountain[SUMMIT] is not None:
            return Message("tranquility.prompt.herd")
        case "action":
            return Message("tranquility.prompt.action")
        case "refill":
            return Message("tranquility.prompt.refill")
        case _:
            return None


def prompt(draft: Draft, owed: int) -> Message | None:
    """What the hand should do next."""
    if not isinstance(draft, TranquilityDraft):
        return None
    if is_paying(draft):
        return Message("tranquility.prompt.pay-more" if draft.pay else "tranquility.prompt.pay", {"n": owed})
    match draft.kind:
        case "discard_two":
            begun = "tranquility.prompt.discard-more" if draft.cards else "tranquility.prompt.discard"
            return Message(begun, {"n": owed})
        case "play" if draft.card in CARD_BY_ID:
            return Message("tranquility.prompt.place", {"card": draft.card or ""})
        case "campfire" if draft.card in CARD_BY_ID:
            return _campfire_prompt(draft)
        case "herd" if draft.origin is None:
            return Message("tranquility.prompt.herd-origin")
        case "herd":
            return Message("tranquility.prompt.herd-to")
        case "hiker":
            return Message("tranquility.prompt.hiker")
        case _:
            return None


def nowhere(draft: Draft, zones: Mapping[ZoneId, Verdict]) -> Message | None:
    """What else can be done with a hand card that fits no place of the mountain; None if it fits one."""
    if not isinstance(draft, TranquilityDraft) or draft.card not in CARD_BY_ID or draft.place is not None:
        return None
    places = [zones[zone] for zone in PLACE_IDS if zone in zones]
    if draft.kind not in ("play", "campfire") or any(verdict.allowed for verdict in places):
        return None
    return Message("tranquility.prompt.nowhere", {"card": draft.card or ""})


def _campfire_prompt(draft: TranquilityDraft) -> Message:
    if draft.place is None:
        return Message("tranquility.prompt.campfire", {"colour": CARD_BY_ID[draft.card or ""].colour or ""})
    if draft.cards:
        return Message("tranquility.prompt.campfire-to", {"card": draft.cards[0]})
    return Message("tranquility.prompt.campfire-again")
