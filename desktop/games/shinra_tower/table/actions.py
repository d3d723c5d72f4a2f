"""The buttons beside the table: the rules' decisions, and what the hand can do."""

from dataclasses import replace

from desktop.engine.draft import Draft
from desktop.engine.message import Message
from desktop.engine.verdict import Verdict, allow
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.moves import Challenge, Choose, EndTurn, GiveUp, ShinraDraft, Target
from desktop.games.shinra_tower.rules.pieces import WALL_TYPES
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table.in_hand import InHand
from desktop.ui.table.contract import Action, Ask

_HANDS = allow("shinra.place.hands")


def actions(view: View, draft: Draft | None, ask: Ask, hand: InHand) -> list[Action]:
    """The buttons of this position; each says why it is not possible, if it is not."""
    begun = draft if isinstance(draft, ShinraDraft) else None
    if view.outcome is not None:
        return []
    if hand.busy:
        return _waiting(view, hand)
    if hand.piece or hand.locked:
        return _hand(view, hand)  # nothing is decided while a piece hangs from a hand
    return [
        *_turn(view, ask),
        *_targets(view, begun, ask),
        *_substitutes(begun, ask),
        *_losses(view, ask),
        *_hand(view, hand),
        *_looking(hand),
        *_give_up(view, ask, hand),
    ]


def _turn(view: View, ask: Ask) -> list[Action]:
    match view.phase:
        case "refill":
            name, tip = Message("shinra.action.end-turn"), Message("shinra.action.end-turn.help")
            return [Action("end_turn", "end-turn", name, ask(EndTurn()), (tip,), primary=True)]
        case "challenge":
            on, stop = ask(Challenge(go_on=True)), ask(Challenge(go_on=False))
            return [
                Action(
                    "go-on",
                    "play",
                    Message("shinra.action.go-on"),
                    on,
                    (Message("shinra.action.go-on.help"),),
                    primary=True,
                ),
                Action(
                    "stop",
                    "check",
                    Message("shinra.action.stop"),
                    stop,
                    (Message("shinra.action.stop.help"),),
                ),
            ]
        case _:
            return []


def _targets(view: View, begun: ShinraDraft | None, ask: Ask) -> list[Action]:
    if view.phase != "targets":
        return []
    if begun is not None and begun.kind == "target" and begun.enemies:
        return []  # the kit offers to confirm what was named
    name, tip = Message("shinra.action.spare"), Message("shinra.action.spare.help")
    return [Action("spare", "cancel", name, ask(Target()), (tip,))]


def _substitutes(begun: ShinraDraft | None, ask: Ask) -> list[Action]:
    """A type of wall that has run out: which one stands in."""
    if begun is None or begun.kind != "choose" or begun.option is None:
        return []
    buttons: list[Action] = []
    for wall in WALL_TYPES:
        verdict = ask(begun.model_copy(update={"walls": (*begun.walls, wall)}))
        name = Message("shinra.action.instead", {"piece": wall})
        buttons.append(Action(f"wall:{wall}", "check", name, verdict))
    return buttons


def _losses(view: View, ask: Ask) -> list[Action]:
    """An Enemy Action whose enemy is missing loses the game: it must be pressed by name."""
    if view.phase != "choose":
        return []
    buttons: list[Action] = []
    for card in view.face_up:
        options = view.cards.card(card).options if card is not None else ()
        for index, option in enumerate(options):
            verdict = ask(Choose(card=card or "", option=index, confirm=True))
            if isinstance(option, EnemyAction) and verdict.allowed:
                name = Message("shinra.action.take-loss", {"piece": option.enemy})
                tip = Message("shinra.action.take-loss.help", {"piece": option.enemy})
                buttons.append(Action(f"take-loss:{card}/{index}", "warning", name, verdict, (tip,)))
    return buttons


def _hand(view: View, hand: InHand) -> list[Action]:
    buttons: list[Action] = []
    if hand.piece:
        buttons += [
            _deed(
                "let-go", "arrow-down", Message("shinra.action.let-go"), Message("shinra.action.let-go.help")
            ),
            _deed(
                "turn-left",
                "turn-left",
                Message("shinra.action.turn-left"),
                Message("shinra.action.turn.help"),
            ),
            _deed(
                "turn-right",
                "turn-right",
                Message("shinra.action.turn-right"),
                Message("shinra.action.turn.help"),
            ),
        ]
        if kind_of(hand.piece) == "wall":
            name, tip = Message("shinra.action.fold"), Message("shinra.action.fold.help")
            buttons.append(_deed("fold", "flip", name, tip))
    if hand.piece or hand.locked:
        name = Message("shinra.action.take-back") if hand.locked else Message("shinra.action.second-hand")
        tip = Message("shinra.action.second-hand.help")
        buttons.append(_deed("second-hand", "hand-over", name, tip))
    if view.wanted:
        buttons.append(_auto())
    return buttons


def _looking(hand: InHand) -> list[Action]:
    """A tall tower is shown from its top; all of it on demand."""
    if not hand.tall:
        return []
    name = Message("shinra.action.to-top") if hand.whole else Message("shinra.action.whole-tower")
    tip = Message("shinra.action.whole-tower.help")
    return [_deed("whole-tower", "eye", name, tip, fleeting=False)]


def _waiting(view: View, hand: InHand) -> list[Action]:
    """While the tower is waited for the button that was pressed stays: nothing jumps under a pointer.

    It does not stop what it began, a second press by an impatient hand: for that there is Cancel.
    """
    if hand.by_itself:
        return [replace(_auto(), active=True)]
    return [_auto()] if view.wanted else []


def _auto() -> Action:
    return _deed(
        "auto", "play", Message("shinra.action.auto"), Message("shinra.action.auto.help"), fleeting=False
    )


def _deed(identifier: str, icon: str, name: Message, tip: Message, *, fleeting: bool = True) -> Action:
    return Action(identifier, icon, name, _HANDS, (tip,), fleeting=fleeting)


def _give_up(view: View, ask: Ask, hand: InHand) -> list[Action]:
    """Asked for twice, and never where a hurried hand may be: it ends the game for everybody."""
    if hand.piece or view.phase != "choose":
        return []
    if hand.giving_up:
        sure, keep = Message("shinra.action.give-up-sure"), Message("shinra.action.keep-on")
        return [
            Action("keep-on", "cancel", keep, _HANDS, aside=True),
            Action("give_up", "warning", sure, ask(GiveUp()), aside=True),
        ]
    name, tip = Message("shinra.action.give-up"), Message("shinra.action.give-up.help")
    return [Action("ask-give-up", "cancel", name, ask(GiveUp()), (tip,), aside=True)]


def badge(verdict: Verdict) -> Message | None:
    """No place of the tower has a cost."""
    del verdict
    return None
