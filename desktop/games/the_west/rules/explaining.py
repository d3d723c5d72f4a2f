"""May this complete move be made: the guards of every move, then those of its own kind."""

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict, allow, first_refusal
from desktop.games.the_west.rules import action_guards as actions
from desktop.games.the_west.rules import answer_guards as answers
from desktop.games.the_west.rules import other_hand
from desktop.games.the_west.rules.dealing import deal_verdict
from desktop.games.the_west.rules.guards import COMMON, Act
from desktop.games.the_west.rules.moves import (
    Answer,
    ByHandAsk,
    ByHandDone,
    ByHandDraw,
    ByHandLose,
    ByHandMove,
    ByHandPick,
    ChooseSide,
    CompleteCityEngine,
    Deal,
    DiscardDown,
    EndTurn,
    PlayDoppelgate,
    PlayLocus,
    SkipAction,
    TakeAll,
    TakeTwo,
    UseEffect,
)
from desktop.games.the_west.rules.state import State


def guarded(move: Move) -> Act:
    """What the common guards ask of a complete move. Raises TypeError for another game's move."""
    pay: tuple[PieceId, ...] = ()
    match move:
        case PlayLocus() | CompleteCityEngine() | PlayDoppelgate():
            pay = move.pay
        case DiscardDown():
            pay = move.cards
        case (
            Deal() | ChooseSide() | TakeAll() | TakeTwo() | SkipAction() | UseEffect() | Answer() | EndTurn()
        ):
            pass
        case ByHandLose() | ByHandDraw() | ByHandMove() | ByHandAsk() | ByHandPick() | ByHandDone():
            pass
        case _:
            raise TypeError(type(move).__name__)
    return Act(move.kind, pay)


def explain(state: State, move: Move) -> Verdict:
    """May this complete move be made now, by which rule, on which facts."""
    if (refusal := first_refusal(COMMON, state, guarded(move))) is not None:
        return refusal
    match move:
        case TakeAll():
            return actions.take_all_verdict(state, move.type)
        case TakeTwo():
            return actions.take_two_verdict(state, move.cards)
        case PlayLocus():
            return actions.locus_verdict(state, move.deck, move.pay)
        case CompleteCityEngine():
            return actions.cityengine_verdict(state, move.pay)
        case SkipAction():
            return actions.skip_verdict(state)
        case PlayDoppelgate():
            return actions.doppelgate_verdict(state, move.pay)
        case DiscardDown():
            return actions.limit_verdict(state, move.cards)
        case EndTurn():
            return actions.end_verdict(state)
        case ChooseSide():
            return actions.side_verdict(state, move.side)
        case Deal():
            return deal_verdict(state, move)
        case _:
            return _explain_answer(state, move)


def _explain_answer(state: State, move: Move) -> Verdict:
    match move:
        case UseEffect():
            return answers.order_verdict(state, move.effect)
        case Answer():
            return answers.answer_verdict(state, move)
        case ByHandLose():
            return answers.by_hand_lose_verdict(state, move)
        case ByHandDraw():
            return answers.by_hand_draw_verdict(state, move)
        case ByHandMove():
            return answers.by_hand_move_verdict(state, move)
        case ByHandAsk():
            return other_hand.ask_verdict(state, move)
        case ByHandPick():
            return other_hand.pick_verdict(state, move)
        case _:
            return allow("west.golden")
