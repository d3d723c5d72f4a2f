"""Moves carried out on a board; the guards have allowed them (or ``listing`` has listed them).

A move is a row here: its kind and what it names, so that the fast road needs no records.
"""

from collections.abc import Callable, Mapping
from typing import Any

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.games.the_west.rules import by_hand, dealing, engine, events, flow, other_hand
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.moves import (
    Answer,
    ByHandAsk,
    ByHandDraw,
    ByHandLose,
    ByHandMove,
    ByHandPick,
    ChooseSide,
    CompleteCityEngine,
    Deal,
    DiscardDown,
    PlayDoppelgate,
    PlayLocus,
    TakeAll,
    TakeTwo,
    UseEffect,
)
from desktop.games.the_west.rules.places import cityengine_id
from desktop.games.the_west.rules.state import Deed, other_of
from desktop.games.the_west.rules.vocabulary import FacilityType

Act = tuple[Any, ...]
"""The kind of a move, then what it names in the order of the functions below."""

Cards = tuple[PieceId, ...]


def carry_out(board: Board, act: Act) -> None:
    """Do what a move says and all that follows from it by itself."""
    DOING[act[0]](board, *act[1:])


def _choose_side(board: Board, side: FacilityType) -> None:
    dealing.lay_side(board, side)


def _take_all(board: Board, type: FacilityType) -> None:
    fronts = board.book.fronts
    cards = [card for card in board.middle if fronts[card] == type]
    _begin(board, Deed("take_all", (type,) * len(cards)))
    board.take(board.turn, cards)
    if board.told is not None:
        board.told.append(events.took_all(board.turn, cards, type))
    board.lose(other_of(board.turn), len(cards), "west.facility.loss")
    engine.begin(board, f"effect-{type}")
    flow.advance(board)


def _take_two(board: Board, one: PieceId, other: PieceId) -> None:
    fronts = board.book.fronts
    _begin(board, Deed("take_two", (fronts[one], fronts[other])))
    board.take(board.turn, (one, other))
    if board.told is not None:
        board.told.append(events.took_two(board.turn, (one, other)))
    board.lose(other_of(board.turn), 2, "west.facility.loss")
    flow.advance(board)


def _play_locus(board: Board, deck: int, one: PieceId, other: PieceId) -> None:
    _begin(board, Deed("locus"))
    board.discard_cards(board.turn, (one, other), "west.locus.play")
    locus = board.locus_decks[deck - 1].pop(0)
    board.loci[board.turn - 1].append(locus)
    if board.told is not None:
        board.told.append(events.locus_played(board.turn, locus, deck))
    board.tell_top(deck)
    flow.advance(board)


def _cityengine(board: Board, pay: Cards) -> None:
    _begin(board, Deed("cityengine"))
    board.discard_cards(board.turn, pay, "west.cityengine.action")
    board.complete[board.turn - 1] = True
    if board.told is not None:
        board.told.append(events.completed(board.turn))
    engine.begin(board, cityengine_id(board.turn))
    flow.advance(board)


def _skip_action(board: Board) -> None:
    board.deed = Deed("none")
    if board.told is not None:
        board.told.append(events.skipped(board.turn))
    flow.advance(board)


def _begin(board: Board, deed: Deed) -> None:
    """An action is chosen: its triggers are those that are there now (west.trigger)."""
    board.deed = deed
    board.waiting = flow.triggered(board, deed)


def _use(board: Board, effect: str) -> None:
    board.choice = None
    board.waiting.remove(effect)
    engine.begin(board, effect)
    flow.advance(board)


def _accept(board: Board, pay: Cards) -> None:
    engine.accept(board, pay)
    flow.advance(board)


def _decline(board: Board) -> None:
    engine.decline(board)
    flow.advance(board)


def _discard(board: Board, cards: Cards) -> None:
    engine.discard(board, cards)
    flow.advance(board)


def _take(board: Board, cards: Cards) -> None:
    if board.running is None:
        flow.take_reaction(board, cards)
    else:
        engine.take(board, cards)
    flow.advance(board)


def _swap(board: Board, given: PieceId, taken: PieceId) -> None:
    engine.swap(board, given, taken)
    flow.advance(board)


def _locus_under(board: Board, deck: int) -> None:
    engine.locus_under(board, deck)
    flow.advance(board)


def _dropped(board: Board, cards: Cards) -> None:
    other_hand.yield_cards(board, "drop", cards)


def _given(board: Board, cards: Cards) -> None:
    other_hand.yield_cards(board, "give", cards)


def _picked(board: Board, cards: Cards) -> None:
    what = "give" if board.choice is not None and board.choice.kind == "give" else "drop"
    other_hand.yield_cards(board, what, cards)


def _by_hand_done(board: Board) -> None:
    engine.by_hand_done(board)
    flow.advance(board)


def _play_doppelgate(board: Board, one: PieceId, other: PieceId) -> None:
    board.discard_cards(board.turn, (one, other), "west.doppelgate.play")
    board.play_gate(board.turn, "west.doppelgate.play")
    flow.after_gate(board)


def _discard_down(board: Board, cards: Cards) -> None:
    board.discard_cards(board.turn, cards, "west.hand-limit")
    board.phase = "end"


DOING: Mapping[str, Callable[..., None]] = {
    "deal": dealing.deal,
    "choose_side": _choose_side,
    "take_all": _take_all,
    "take_two": _take_two,
    "play_locus": _play_locus,
    "cityengine": _cityengine,
    "skip_action": _skip_action,
    "use": _use,
    "accept": _accept,
    "decline": _decline,
    "discard": _discard,
    "take": _take,
    "swap": _swap,
    "locus_under": _locus_under,
    "by_hand_lose": by_hand.lose,
    "by_hand_draw": by_hand.draw,
    "by_hand_move": by_hand.move,
    "by_hand_ask": other_hand.ask,
    "by_hand_pick": _picked,
    "drop": _dropped,
    "give": _given,
    "by_hand_done": _by_hand_done,
    "play_doppelgate": _play_doppelgate,
    "discard_down": _discard_down,
    "end_turn": flow.end_turn,
}
"""What each kind of act does."""


def act_of(board: Board, move: Move) -> Act:
    """A move as a row; of an answer it depends on what was asked."""
    match move:
        case Deal():
            return (move.kind, move)
        case ChooseSide():
            return (move.kind, move.side)
        case TakeAll():
            return (move.kind, move.type)
        case TakeTwo():
            return (move.kind, *move.cards)
        case PlayLocus():
            return (move.kind, move.deck, *move.pay)
        case CompleteCityEngine():
            return (move.kind, move.pay)
        case UseEffect():
            return (move.kind, move.effect)
        case Answer():
            return _act_of_answer(board, move)
        case PlayDoppelgate():
            return (move.kind, *move.pay)
        case DiscardDown():
            return (move.kind, move.cards)
        case ByHandLose() | ByHandDraw():
            return (move.kind, move.seat, move.amount)
        case ByHandMove():
            return (move.kind, move.card, move.to)
        case ByHandAsk():
            return (move.kind, move.what, move.amount, move.at_random)
        case ByHandPick():
            return (move.kind, move.cards)
        case _:
            return (getattr(move, "kind", ""),)


def _act_of_answer(board: Board, move: Answer) -> Act:
    kind = "" if board.choice is None else board.choice.kind
    if kind == "may":
        return ("accept", move.cards) if move.accept else ("decline",)
    if kind == "swap":
        return (kind, *move.cards)
    return (kind, move.deck) if kind == "locus_under" else (kind, move.cards)
