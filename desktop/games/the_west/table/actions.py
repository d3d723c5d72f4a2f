"""The buttons beside the table: answers, ends, and what can be begun without touching a card."""

from itertools import combinations

from desktop.engine.draft import Draft
from desktop.engine.ids import seat_id
from desktop.engine.message import Message
from desktop.games.the_west.rules.holding import type_of
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
)
from desktop.games.the_west.rules.places import locus_deck_zone
from desktop.games.the_west.rules.sayings import says
from desktop.games.the_west.rules.telling import explain_cost, explain_effect
from desktop.games.the_west.rules.view import Choice, View, Waiting
from desktop.games.the_west.rules.vocabulary import TYPES
from desktop.games.the_west.table.card_tips import gate_cost_tip
from desktop.games.the_west.table.pieces import LOOK
from desktop.games.the_west.table.prompts import effect_of, key_of
from desktop.ui.table.contract import Action, Ask


def actions(view: View, draft: Draft | None, ask: Ask) -> list[Action]:
    """The buttons of this position; each says why it is not possible, if it is not."""
    begun = draft.kind if isinstance(draft, WestDraft) else ""
    if view.outcome is not None or view.to_act is None:
        return []
    if view.choice is not None:
        return _answers(view, view.choice, begun, ask)
    match view.phase:
        case "side":
            return [
                Action(
                    f"side:{kind}",
                    "flip",
                    Message("the_west.action.side", {"type": kind}),
                    ask(WestDraft(kind="choose_side", type=kind)),
                )
                for kind in dict.fromkeys(view.deck.double_sided)
            ]
        case "action":
            return [*_city(view, begun, ask), *_skip(ask), *_look(view, begun, ask)]
        case "doppelgate" | "limit" | "end":
            return [*_late(view, begun, ask), *_look(view, begun, ask)]
        case _:
            return []


def _city(view: View, begun: str, ask: Ask) -> list[Action]:
    if view.cityengines[view.turn - 1]:
        return []
    cost = view.deck.cityengine.cost
    name = Message(
        "the_west.action.city", {"n": cost.count if cost.kind == "discard_any" else len(cost.types)}
    )
    tips = (Message("the_west.action.city.help"), explain_cost(cost))
    verdict = ask(WestDraft(kind="cityengine"))
    return [Action("cityengine", "check", name, verdict, tips, active=begun == "cityengine")]


def _skip(ask: Ask) -> list[Action]:
    """Offered only where no action can be completed."""
    verdict = ask(SkipAction())
    if not verdict.allowed:
        return []
    name, tip = Message("the_west.action.skip"), Message("the_west.action.skip.help")
    return [Action("skip", "continue", name, verdict, (tip,), primary=True)]


def _look(view: View, begun: str, ask: Ask) -> list[Action]:
    if not view.discard:
        return []
    if begun == LOOK:
        back = Message("the_west.action.look-back")
        return [Action("look", "eye", back, ask(WestDraft(kind=LOOK)), active=True)]
    name, tip = Message("the_west.action.look"), Message("the_west.action.look.help")
    return [Action("look", "eye", name, ask(WestDraft(kind=LOOK)), (tip,))]


def _late(view: View, begun: str, ask: Ask) -> list[Action]:
    """The end of a turn: a Doppelgate, the hand limit, and passing the card."""
    buttons: list[Action] = []
    if view.phase == "doppelgate":
        name, tips = _gate_name(view, ask), (Message("the_west.action.gate.help"), gate_cost_tip(view))
        verdict = ask(WestDraft(kind="play_doppelgate"))
        gate = Action("play_doppelgate", "flip", name, verdict, tips, active=begun == "play_doppelgate")
        buttons.append(gate)
    over = len(view.hand) - view.deck.turn_sequence.hand_limit
    if over > 0:
        name, tip = Message("the_west.action.limit", {"n": over}), Message("the_west.action.limit.help")
        verdict = ask(WestDraft(kind="discard_down"))
        buttons.append(
            Action(
                "discard_down", "trash", name, verdict, (tip,), active=begun == "discard_down", primary=True
            )
        )
    else:
        name, tip = Message("the_west.action.end-turn"), Message("the_west.action.end-turn.help")
        buttons.append(Action("end_turn", "end-turn", name, ask(EndTurn()), (tip,), primary=True))
    return buttons


def _gate_name(view: View, ask: Ask) -> Message:
    """What the button plays, with what is paid where no more than two types could pay for it."""
    paying = {
        tuple(sorted((type_of(one), type_of(other))))
        for one, other in combinations(view.hand, 2)
        if ask(WestDraft(kind="play_doppelgate", cards=(one, other))).allowed
    }
    types = [each for each in TYPES if (each, each) in paying]
    if len(types) == len(paying) == 1:
        return Message("the_west.action.gate-for", {"type": types[0], "n": 2})
    if len(types) == len(paying) == 2:
        return Message("the_west.action.gate-for-either", {"type": types[0], "other": types[1], "n": 2})
    return Message("the_west.action.gate")


def _answers(view: View, choice: Choice, begun: str, ask: Ask) -> list[Action]:
    match choice.kind:
        case "may":
            yes, no = Message("the_west.action.yes"), Message("the_west.action.no")
            accept = ask(WestDraft(kind="answer", accept=True))
            told, left = _offered(view, choice), (Message("the_west.action.no.help"),)
            return [
                Action("yes", "check", yes, accept, told, active=begun == "answer", primary=True),
                Action("no", "cancel", no, ask(Answer(accept=False)), (*left, *told)),
            ]
        case "order":
            return [
                Action(
                    f"use:{each.id}",
                    "play",
                    _named(view, each),
                    ask(UseEffect(effect=each.id)),
                    (Message("the_west.action.use.help"),),
                    listed=True,
                )
                for each in view.waiting
            ]
        case "locus_under":
            return [
                Action(
                    f"under:{number}",
                    "deck",
                    Message("the_west.action.under", {"card": top}),
                    ask(Answer(deck=number)),
                    (Message("the_west.action.under.help", {"deck": locus_deck_zone(number)}),),
                )
                for number, (top, _) in enumerate(view.locus_decks, start=1)
                if top is not None
            ]
        case "by_hand":
            return _by_hand(view, ask)
        case _:
            return []


def _named(view: View, waiting: Waiting) -> Message:
    """An effect that waits: its card, and what it does."""
    what = says(view.deck, key_of(view, waiting.source))
    return Message("the_west.action.use", {"card": waiting.source, "what": what})


def _offered(view: View, choice: Choice) -> tuple[Message, ...]:
    """What a "may" asks for and does, in the card's own sentences."""
    effect = effect_of(view, choice.effect.source if choice.effect is not None else "")
    return explain_effect(effect[choice.clause : choice.clause + 1])


def _by_hand(view: View, ask: Ask) -> list[Action]:
    """What players carry out themselves, and that they have done it."""
    buttons: list[Action] = []
    for seat in (1, 2):
        for amount in (1, 5):
            name = Message("the_west.action.lose", {"seat": seat_id(seat), "n": amount})
            verdict = ask(ByHandLose(seat=seat, amount=amount))
            buttons.append(Action(f"lose:{seat}:{amount}", "minus", name, verdict))
        name = Message("the_west.action.draw", {"seat": seat_id(seat)})
        buttons.append(Action(f"draw:{seat}:1", "plus", name, ask(ByHandDraw(seat=seat, amount=1))))
    buttons += _of_the_other(view, ask)
    done, tip = Message("the_west.action.done"), Message("the_west.action.done.help")
    buttons.append(Action("done", "check", done, ask(ByHandDone()), (tip,), primary=True))
    return buttons


def _of_the_other(view: View, ask: Ask) -> list[Action]:
    """What a text may do with the other's hand, which nobody else sees: the other chooses, or chance does."""
    facts = {"seat": seat_id(3 - view.turn)}
    drop, give = ask(ByHandAsk(what="drop")), ask(ByHandAsk(what="give"))
    chooses = (Message("the_west.action.other-chooses.help", facts),)
    return [
        Action("ask:drop:own", "trash", Message("the_west.action.other-drops", facts), drop, chooses),
        Action("ask:drop:random", "trash", Message("the_west.action.other-drops-random", facts), drop),
        Action("ask:give:own", "hand-over", Message("the_west.action.other-gives", facts), give, chooses),
        Action("ask:give:random", "hand-over", Message("the_west.action.other-gives-random", facts), give),
    ]
