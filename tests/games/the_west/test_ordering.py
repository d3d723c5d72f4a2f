"""The order of one's own effects is asked only where it matters, and everywhere it matters."""

import random
from typing import Any

import pytest
from support.west import deck_saying, position

from desktop.games.the_west.rules import ordering
from desktop.games.the_west.rules.acting import carry_out
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.flow import advance
from desktop.games.the_west.rules.listing import acts
from desktop.games.the_west.rules.state import State

LOSE = {"then": [{"kind": "lose", "amount": 1}]}
DRAW = {"then": [{"kind": "draw", "amount": 1}]}
TAKE = {"then": [{"kind": "take", "amount": 1}]}
DISCARD = {"then": [{"kind": "discard", "amount": 1}]}
UNDER = {"then": [{"kind": "locus_under"}]}
FEW = {"condition": {"kind": "at_most", "what": "hand", "count": 2}, **LOSE}
BEHIND = {"condition": {"kind": "compares", "what": "points", "than": "fewer"}, **LOSE}


def start(*effects: Any, **fields: Any) -> Board:
    """The first player's Primes 1, 2, ... in the own zone with these clauses, all of them waiting."""
    texts = {f"locus_{number}": (None, [clause]) for number, clause in enumerate(effects, start=1)}
    waiting = [f"locus-{number}" for number in range(1, len(effects) + 1)]
    spare = [f"locus-{number}" for number in range(len(effects) + 1, 19)]
    deck = deck_saying(**texts)
    state = position(
        **{
            "deck": deck.model_dump(mode="json"),
            "phase": "action",
            "loci": [waiting, []],
            "locus_decks": [spare[:2], spare[2:4], spare[4:]],
            "hands": [2, 2],
            "middle": 3,
            **fields,
        }
    )
    board = Board(state)
    board.phase, board.waiting = "primes", waiting
    return board


def ends(board: Board, limit: int = 4_000) -> set[State]:
    """Every state that the effects can lead to, whatever is chosen on the way."""
    advance(board)
    found: set[State] = set()
    todo = [board]
    while todo:
        at = todo.pop()
        limit -= 1
        assert limit, "too wide"
        if at.choice is None:
            found.add(at.state())
        for act in acts(at) if at.choice is not None else ():
            after = at.copy()
            carry_out(after, act)
            todo.append(after)
    return found


def asked(board: Board) -> bool:
    """Whether the order is asked at once."""
    advance(board)
    return board.choice is not None and board.choice.kind == "order"


@pytest.mark.parametrize(
    ("effects", "fields", "asks"),
    [
        ((LOSE, LOSE), {}, False),
        ((LOSE, {"then": [{"kind": "lose", "amount": 2}]}), {}, False),
        ((LOSE, DRAW), {}, False),
        ((DRAW, FEW), {}, True),
        ((DRAW, FEW), {"hands": [1, 2]}, False),
        ((DRAW, FEW), {"hands": [4, 2]}, False),
        ((DRAW, FEW), {"draw": []}, False),
        ((DRAW, DISCARD), {}, True),
        ((DRAW, DISCARD), {"draw": []}, False),
        ((DISCARD, DISCARD), {}, False),
        ((TAKE, TAKE), {}, False),
        ((DISCARD, LOSE), {}, False),
        ((LOSE, BEHIND), {"points": [20, 30]}, False),
        ((LOSE, BEHIND), {"points": [20, 21]}, True),
        ((LOSE, BEHIND), {"points": [21, 20]}, False),
        ((LOSE, BEHIND), {"points": [5, 0]}, False),
        ((UNDER, DISCARD), {}, True),
        ((UNDER, LOSE), {}, False),
        ((UNDER, UNDER), {}, False),
        ((LOSE, {"then": [{"kind": "by_hand", "text": "?"}]}), {}, True),
    ],
)
def test_the_order_is_asked_where_it_matters(effects: Any, fields: Any, asks: bool) -> None:
    assert asked(start(*effects, **fields)) is asks


def test_what_needs_no_decision_comes_before_what_does() -> None:
    board = start(UNDER, LOSE, points=[40, 40])
    advance(board)
    assert board.points == [40, 39]
    assert board.choice is not None
    assert board.choice.kind == "locus_under"


def test_only_effects_that_meddle_are_put_to_the_player() -> None:
    board = start(DRAW, FEW, LOSE)
    advance(board)
    assert board.points == [40, 39]
    assert acts(board) == [("use", "locus-1"), ("use", "locus-2")]


CASES = 400
"""Rows of two or three effects; every row is tried in all orders."""


def test_all_orders_lead_to_the_same_states_where_none_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the criterion decides by itself loses nothing: all that any order can reach is still reached."""
    by_itself = tried = 0
    for seed in range(CASES):
        board = _any_start(seed)
        if board is None:
            continue
        as_played = ends(board.copy())
        by_itself += not asked(board.copy())
        with monkeypatch.context() as patched:
            patched.setattr(ordering, "next_by_itself", lambda board: None)
            assert ends(board.copy()) == as_played, f"seed {seed}"
        tried += 1
    assert tried > CASES // 3
    assert by_itself > tried // 4


def _any_start(seed: int) -> Board | None:
    """Two or three effects on a small table where little decides much; None for what is too wide."""
    dice = random.Random(seed)
    effects = [_near_clause(dice) for _ in range(dice.choice((2, 2, 3)))]
    if sum(clause["then"][0]["kind"] == "swap" for clause in effects) > 1:
        return None
    points = dice.randrange(4)
    return start(
        *effects,
        points=[points, max(0, points + dice.choice((-1, 0, 1, 2)))],
        hands=[dice.randrange(4), dice.randrange(4)],
        middle=dice.randrange(1, 4),
        draw=dice.choice((0, 1, 5)),
    )


def _near_clause(dice: random.Random) -> Any:
    """A clause of one small part, mostly under a condition that is nearly met or nearly missed."""
    part: dict[str, Any] = {
        "kind": dice.choice(("lose", "lose", "draw", "draw", "discard", "take", "swap", "locus_under"))
    }
    if part["kind"] in ("lose", "draw", "discard", "take"):
        part["amount"] = dice.choice((0, 1, 1, 2))
    may = dice.random() < 0.2
    cost = {"kind": "discard_any", "count": 1} if may and dice.random() < 0.5 else None
    what, number = dice.choice(("hand", "points")), dice.randrange(4)
    conditions = (
        {"kind": "compares", "what": what, "than": dice.choice(("more", "fewer"))},
        {"kind": "at_most", "what": "hand", "count": number},
        {"kind": "at_least", "what": "hand", "count": number},
        {"kind": "middle_holds", "count": max(1, number), "type": dice.choice((None, "foundry"))},
        None,
    )
    return {"condition": dice.choice(conditions), "may": may, "cost": cost, "then": [part]}
