"""Every part of the vocabulary alone, at its least and most, on full and empty tables; and every pair."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from support.west import FIVE, QUIET, RULES, calm, deck_saying, play

from desktop.games.the_west.rules.state import State

AMOUNTS = (0, 1, 40)
TABLES: dict[str, dict[str, Any]] = {
    "full": {},
    "empty deck": {"draw": []},
    "empty middle": {"middle": []},
    "empty hands": {"hands": [[], []]},
    "at 0 points": {"points": [0, 0]},
    "bare": {"draw": [], "middle": [], "hands": [[], []], "points": [0, 0]},
}

COUNTED = [
    {"kind": "lose", "amount": amount, "per": per, "cap": cap}
    for amount in AMOUNTS
    for per, cap in ((None, None), ("locus", None), ("doppelgate", 2), ("card_taken", None), (None, 0))
]
PARTS: list[Any] = [
    *COUNTED,
    *({"kind": kind, "amount": amount} for kind in ("draw", "discard", "take") for amount in AMOUNTS),
    {"kind": "swap"},
    {"kind": "locus_under"},
    {"kind": "by_hand", "text": "Nothing."},
]


def named(part: Any) -> str:
    return "-".join(str(value) for value in part.values() if value is not None)


def primes(*clauses: Any, when: Any = None, **fields: Any) -> State:
    """A turn of the first player with these Primes in the own zone; two Loci lie there anyway.

    With ``when`` they are Triggers, and the action is due.
    """
    texts = {f"locus_{number}": (when, [clause]) for number, clause in enumerate(clauses, start=1)}
    own = ["locus-17", "locus-18", *(f"locus-{number}" for number in range(1, len(clauses) + 1))]
    rest = [f"locus-{number}" for number in range(1, 19) if f"locus-{number}" not in own]
    decks = {"loci": [own, []], "locus_decks": [rest[:5], rest[5:10], rest[10:]]}
    table = {"middle": FIVE, "hands": [["foundry", "archive", "beacon"], 2], "draw": 9, "gates": GATES}
    deck = deck_saying(QUIET, **texts)
    phase = "primes" if when is None else "action"
    return calm(deck=deck, phase=phase, **{**table, **decks, **fields})


GATES = [["foundry-beacon-1"], ["double"]]


def all_ends(state: State, limit: int = 3_000) -> Iterator[State]:
    """Every state in which no effect asks any more, whatever was chosen on the way; checked on the way."""
    whole, points = set(RULES.pieces(state)), state.points
    todo, seen = [state], {state}
    while todo:
        at = todo.pop()
        assert set(RULES.pieces(at)) == whole
        assert all(now <= then for now, then in zip(at.points, points, strict=True))
        if at.choice is None or at.choice.seat != at.turn:
            yield at
            continue
        moves = list(RULES.legal_moves(at))
        assert moves
        for each in moves[:12]:
            assert RULES.explain(at, each).allowed
            after = RULES.apply(at, each).state
            if after not in seen and len(seen) < limit:
                seen.add(after)
                todo.append(after)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("part", PARTS, ids=named)
def test_each_part_alone_does_what_it_can(part: Any, table: str) -> None:
    before = TABLES[table]
    start = primes({"then": [part]}, **before)
    for end in all_ends(start):
        _check(part, before, end)


def _check(part: Any, before: Any, end: State) -> None:
    hand, middle = before.get("hands", [[1, 2, 3]])[0], before.get("middle", FIVE)
    deck, points = 9 if "draw" not in before else 0, before.get("points", (40, 40))[1]
    amount = part.get("amount", 0)
    expected = {"hand": len(hand), "middle": len(middle), "deck": deck, "points": points}
    if part["kind"] == "lose":
        counts = {"locus": 3, "doppelgate": 1, "card_taken": 0, None: 1}
        lost = amount * counts[part["per"]]
        lost = lost if part["cap"] is None else min(lost, part["cap"])
        expected["points"] = max(0, points - lost)
    elif part["kind"] == "draw":
        drawn = min(amount, deck)
        expected |= {"hand": len(hand) + drawn, "deck": deck - drawn}
    elif part["kind"] == "discard":
        expected["hand"] = max(0, len(hand) - amount)
    elif part["kind"] == "take":
        taken = min(amount, len(middle))
        expected |= {"hand": len(hand) + taken, "middle": len(middle) - taken}
    assert {
        "hand": len(end.hands[0]),
        "middle": len(end.middle),
        "deck": len(end.deck),
        "points": end.points[1],
    } == expected


PAIRED = [part for part in PARTS if part.get("amount") in (None, 1) and part.get("cap") is None]


@pytest.mark.parametrize(("one", "other"), list(combinations(PAIRED, 2)), ids=named)
def test_every_pair_in_one_effect_in_both_orders(one: Any, other: Any) -> None:
    for parts in ([one, other], [other, one]):
        assert list(all_ends(primes({"then": parts}, **SMALL)))


SMALL: dict[str, Any] = {"hands": [["foundry", "archive"], 2], "middle": ["beacon", "reactor"], "draw": 2}


@pytest.mark.parametrize(("one", "other"), list(combinations(PAIRED, 2)), ids=named)
@pytest.mark.parametrize("when", [None, {"kind": "facility_action"}], ids=["primes", "one action"])
def test_every_pair_together_leads_to_the_same_in_both_orders(one: Any, other: Any, when: Any) -> None:
    ends: list[set[tuple[object, ...]]] = []
    for row in ((one, other), (other, one)):
        table = SMALL if when is None else {**SMALL, "middle": ["beacon", "reactor", "foundry", "foundry"]}
        state = primes(*({"then": [part]} for part in row), when=when, **table)
        if when is not None:
            state = play(state, kind="take_two", cards=list(state.middle[2:])).state
        ends.append({_plain(end) for end in all_ends(state)})
    assert ends[0] == ends[1] != set()


def _plain(state: State) -> tuple[object, ...]:
    """What can be told of a table without the order of the piles that keep one by chance."""
    return (state.points, state.hands, frozenset(state.middle), frozenset(state.discard), len(state.deck))


@pytest.mark.parametrize(("may", "cost"), list(product((False, True), (None, 1, 4))))
def test_a_may_offers_itself_only_when_something_can_come_of_it(may: bool, cost: int | None) -> None:
    if cost is not None and not may:
        return
    paid = None if cost is None else {"kind": "discard_any", "count": cost}
    for part in PAIRED:
        clause = {"may": may, "cost": paid, "then": [part]}
        state = primes(clause)
        choice = RULES.view(state, 1).choice
        offered = choice is not None and choice.kind == "may"
        nothing = part["kind"] == "lose" and part["per"] == "card_taken"
        starved = part["kind"] in ("discard", "swap") and cost == 3
        assert offered == (may and cost != 4 and not nothing and not starved), part


def test_a_cost_by_types_takes_one_of_each() -> None:
    clause = {
        "may": True,
        "cost": {"kind": "discard_types", "types": ["foundry", "foundry", "beacon"]},
        "then": [{"kind": "lose", "amount": 5}],
    }
    hand = ["foundry", "foundry", "foundry", "beacon", "archive"]
    state = primes(clause, hands=[hand, 2])
    moves = [each for each in RULES.legal_moves(state) if each.model_dump()["accept"]]
    assert len(moves) == 3
    assert RULES.apply(state, moves[0]).state.points == (40, 35)
    assert primes(clause, hands=[["foundry", "beacon"], 2]).phase == "action"


def test_conditions_are_tested_when_their_effect_is_used() -> None:
    few = {
        "condition": {"kind": "at_most", "what": "hand", "count": 2},
        "then": [{"kind": "draw", "amount": 1}],
    }
    discard = {"then": [{"kind": "discard", "amount": 1}]}
    state = primes(few, discard)
    late = play(play(state, kind="use", effect="locus-2").state, kind="answer", cards=[state.hand[0]]).state
    assert len(late.hand) == 3
    early = play(state, kind="use", effect="locus-1").state
    assert len(play(early, kind="answer", cards=[early.hand[0]]).state.hand) == 2


@pytest.mark.parametrize(
    ("condition", "fields", "holds"),
    [
        ({"kind": "compares", "what": "hand", "than": "more"}, {}, True),
        ({"kind": "compares", "what": "hand", "than": "fewer"}, {}, False),
        ({"kind": "compares", "what": "points", "than": "fewer"}, {"points": [39, 40]}, True),
        ({"kind": "compares", "what": "points", "than": "more"}, {"points": [40, 40]}, False),
        ({"kind": "compares", "what": "loci", "than": "more"}, {}, True),
        ({"kind": "compares", "what": "doppelgates", "than": "more"}, {}, False),
        ({"kind": "at_most", "what": "points", "count": 39}, {}, False),
        ({"kind": "at_most", "what": "loci", "count": 3}, {}, True),
        ({"kind": "at_least", "what": "doppelgates", "count": 1}, {}, True),
        ({"kind": "at_least", "what": "hand", "count": 4}, {}, False),
        ({"kind": "middle_holds", "count": 2}, {}, True),
        ({"kind": "middle_holds", "count": 3}, {}, False),
        ({"kind": "middle_holds", "count": 1, "type": "beacon"}, {}, True),
        ({"kind": "middle_holds", "count": 2, "type": "beacon"}, {}, False),
        ({"kind": "middle_holds", "count": 1}, {"middle": []}, False),
    ],
)
def test_every_condition(condition: Any, fields: Any, holds: bool) -> None:
    marked = {"condition": condition, "then": [{"kind": "lose", "amount": 7}]}
    before = fields.get("points", [40, 40])[1]
    assert (primes(marked, **fields).points[1] == before - 7) is holds


def test_cards_taken_count_in_the_action_that_took_them() -> None:
    effect = [{"then": [{"kind": "lose", "amount": 2, "per": "card_taken"}]}]
    state = calm(deck=deck_saying(QUIET, effect_foundry=effect), middle=FIVE)
    assert play(state, kind="take_all", type="foundry").state.points == (40, 40 - 2 - 4)
