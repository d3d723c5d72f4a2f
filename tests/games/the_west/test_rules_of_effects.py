"""Examples of how effects are followed, of moves by hand, and of points that are only lost."""

from typing import Any

import pytest
from support.west import FIVE, QUIET, RULES, calm, deck_saying, example, explain, kinds, move, play, told

from desktop.engine.ids import NATURE
from desktop.engine.verdict import RefusedError
from desktop.games.the_west.rules import by_hand
from desktop.games.the_west.rules.answer_guards import answer_verdict, clause_of
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.moves import Answer
from desktop.games.the_west.rules.state import State, type_of_gate

DRAW_THEN_DISCARD: Any = [{"then": [{"kind": "draw", "amount": 1}, {"kind": "discard", "amount": 1}]}]
BY_HAND: Any = [{"then": [{"kind": "by_hand", "text": "Move a card of the middle to your hand."}]}]
PAY_TWO: Any = [
    {"may": True, "cost": {"kind": "discard_any", "count": 2}, "then": [{"kind": "lose", "amount": 3}]}
]
SWAP: Any = [{"may": True, "then": [{"kind": "swap"}]}]


def prime(effect: Any, **fields: Any) -> State:
    """A turn that begins with this effect as the only Prime."""
    deck = deck_saying(QUIET, locus_1=(None, effect))
    rest = [f"locus-{number}" for number in range(2, 19)]
    decks = {"loci": [["locus-1"], []], "locus_decks": [rest[:6], rest[6:12], rest[12:]]}
    return calm(deck=deck, phase="primes", **{"middle": FIVE, **decks, **fields})


@example("west.effects.mandatory", allows=True)
def test_each_part_is_done_as_far_as_possible() -> None:
    state = prime(DRAW_THEN_DISCARD, draw=[], hands=[["foundry", "archive"], 2])
    choice = RULES.view(state, 1).choice
    assert choice is not None
    assert (choice.kind, choice.count, choice.part, choice.effect and choice.effect.source) == (
        "discard",
        1,
        1,
        "locus-1",
    )
    assert play(state, kind="answer", cards=[state.hand[0]]).state.phase == "action"
    single = prime(DRAW_THEN_DISCARD, draw=[], hands=[["foundry"], 2])
    assert (single.hands[0], single.phase) == ((), "action"), "what leaves no choice is done by itself"


@example("west.effects.mandatory", allows=False)
def test_only_exactly_what_is_asked_is_an_answer() -> None:
    state = prime(DRAW_THEN_DISCARD, hands=[["foundry", "archive"], 2])
    wrong: tuple[dict[str, Any], ...] = (
        {"cards": []},
        {"cards": list(state.hand[:2])},
        {"accept": False},
        {"cards": [state.hand[0]], "deck": 1},
    )
    for fields in wrong:
        verdict = explain(state, kind="answer", **fields)
        assert (verdict.allowed, verdict.rule) == (False, "west.effects.mandatory")
    assert explain(state, kind="answer", cards=[state.middle[0]]).rule == "west.effects.mandatory"
    assert explain(state, kind="answer", cards=[state.hand[0]] * 2).rule == "west.components"
    assert explain(state, kind="end_turn").rule == "west.effects.mandatory"
    assert explain(calm(), kind="answer").rule == "west.turn.whose"


def test_a_may_is_used_for_its_whole_cost_or_left() -> None:
    state = prime(PAY_TWO, hands=[["foundry", "archive", "beacon"], 2])
    used = play(state, kind="answer", cards=list(state.hand[:2]))
    assert told(used) == ["used", "discarded", "lost"]
    assert used.state.points == (40, 37)
    left = play(state, kind="answer", accept=False)
    assert told(left) == ["declined"]
    assert left.state.points == (40, 40)
    for fields in (
        {"cards": [state.hand[0]]},
        {"accept": False, "cards": list(state.hand[:2])},
        {"cards": [state.middle[0], state.hand[0]]},
        {},
    ):
        assert not explain(state, kind="answer", **fields).allowed
    assert prime(PAY_TWO, hands=[["foundry"], 2]).phase == "action", "it cannot be paid, so it is not offered"


def test_a_swap_needs_a_card_on_both_sides() -> None:
    state = prime(SWAP, hands=[["foundry-foundry-1", "archive"], 2])
    asked = play(state, kind="answer").state
    given, taken = asked.hand[0], asked.middle[2]
    assert not explain(state, kind="answer", cards=[given]).allowed
    for wrong in ([], [given], [taken, given], [given, given], [taken, asked.middle[0]], [given, "x"]):
        assert not explain(asked, kind="answer", cards=wrong).allowed
    after = play(asked, kind="answer", cards=[given, taken]).state
    assert (after.middle[2], taken in after.hand) == (given, True)
    assert prime(SWAP, hands=[[], 2]).phase == "action"
    assert prime(SWAP, middle=[]).phase == "action"


def test_a_cost_needs_a_may() -> None:
    wrong = [{"cost": {"kind": "discard_any", "count": 1}, "then": [{"kind": "swap"}]}]
    with pytest.raises(ValueError, match="a cost needs a may"):
        deck_saying(locus_1=wrong)


def test_a_locus_goes_under_its_deck() -> None:
    state = prime([{"then": [{"kind": "locus_under"}]}], locus_decks=[["locus-2", "locus-3"], [], LATER])
    top, below = state.locus_decks[0]
    assert explain(state, kind="answer", deck=2).rule == "west.empty"
    assert not explain(state, kind="answer").allowed
    assert not explain(state, kind="answer", deck=1, cards=[top]).allowed
    step = play(state, kind="answer", deck=1)
    assert step.state.locus_decks[0] == (below, top)
    assert told(step)[:2] == ["locus-under", "uncovered"]
    assert RULES.revealed(state, move(kind="answer", deck=1), step.state)
    one = prime([{"then": [{"kind": "locus_under"}]}], locus_decks=[["locus-2", "locus-3", *LATER], [], []])
    assert (one.phase, one.locus_decks[0][0]) == ("action", "locus-3"), "one deck alone is no choice"


def test_a_deck_of_one_locus_stays_as_it_is() -> None:
    single = [["locus-4"], ["locus-5"], []]
    loci = [["locus-1", *LATER[2:]], ["locus-2", "locus-3"]]
    state = prime([{"then": [{"kind": "locus_under"}]}], loci=loci, locus_decks=single)
    assert (state.phase, state.locus_decks) == ("action", (("locus-4",), ("locus-5",), ()))
    deck = deck_saying(QUIET, locus_1=({"kind": "facility_action"}, [{"then": [{"kind": "locus_under"}]}]))
    taking = calm(deck=deck, middle=FIVE, loci=loci, locus_decks=single)
    assert "no-locus-under" in told(play(taking, kind="take_two", cards=list(taking.middle[:2])))


LATER = [f"locus-{number}" for number in range(4, 19)]


@example("west.points.only-lost", allows=True)
def test_points_go_down_to_0() -> None:
    state = calm(middle=["foundry"] * 3, points=[40, 4])
    step = play(state, kind="take_all", type="foundry")
    assert step.state.points == (40, 0)
    assert [event.facts for event in step.events if event.id == "west.event.lost"] == [
        {"seat": "seat:2", "amount": 3, "left": 1},
        {"seat": "seat:2", "amount": 1, "left": 0},
    ]
    assert "lost-none" in told(step)


@example("west.points.only-lost", allows=False)
def test_nobody_loses_what_there_is_not_or_gains() -> None:
    state = prime(BY_HAND, points=[40, 2])
    verdict = explain(state, kind="by_hand_lose", seat=2, amount=3)
    assert (verdict.allowed, verdict.rule) == (False, "west.points.only-lost")
    assert verdict.facts == {"seat": "seat:2", "left": 2}
    with pytest.raises(ValueError, match="amount"):
        move(kind="by_hand_lose", seat=2, amount=-1)


@example("west.golden", allows=True)
def test_a_text_outside_the_vocabulary_is_carried_out_by_hand() -> None:
    state = prime(BY_HAND, hands=[["foundry"], ["archive"]], gates=[["foundry-beacon-1"], ["double"]])
    choice = RULES.view(state, 1).choice
    assert choice is not None
    assert choice.kind == "by_hand"
    assert kinds(RULES.legal_moves(state)) == {"by_hand_done"}
    whole = set(RULES.pieces(state))
    for fields in (
        {"kind": "by_hand_move", "card": state.middle[0], "to": "hand-1"},
        {"kind": "by_hand_move", "card": "gate-1-beacon-1", "to": "gates-2"},
        {"kind": "by_hand_move", "card": "double", "to": "gates-1"},
        {"kind": "by_hand_move", "card": "deck-top", "to": "hand-2"},
        {"kind": "by_hand_move", "card": "deck-top", "to": "gates-1"},
        {"kind": "by_hand_move", "card": "deck-top", "to": "discard"},
        {"kind": "by_hand_move", "card": state.hand[0], "to": "deck"},
        {"kind": "by_hand_move", "card": state.locus_decks[0][0], "to": "locus-deck-2"},
        {"kind": "by_hand_move", "card": state.locus_decks[2][0], "to": "locus-deck-1-bottom"},
        {"kind": "by_hand_move", "card": "locus-1", "to": "loci-2"},
        {"kind": "by_hand_draw", "seat": 2, "amount": 2},
        {"kind": "by_hand_lose", "seat": 1, "amount": 5},
    ):
        step = play(state, **fields)
        assert set(RULES.pieces(step.state)) == whole
        lies = dict(RULES.pieces(state))
        for event in step.events:
            for shift in event.shifts:
                assert lies[shift.piece] == shift.origin
                lies[shift.piece] = shift.target
        assert lies == RULES.pieces(step.state)
        state = step.state
    assert state.points == (35, 40)
    done = play(state, kind="by_hand_done")
    assert told(done) == ["by-hand-done"]
    assert done.state.phase == "action"


@example("west.golden", allows=False)
def test_nothing_is_done_by_hand_without_such_a_text_or_against_what_cards_are() -> None:
    state = prime(BY_HAND, hands=[["foundry"], ["archive-archive-1"]], draw=3)
    for card, to, rule in (
        (state.middle[0], "loci-1", "west.golden"),
        ("locus-1", "hand-1", "west.golden"),
        ("double", "middle", "west.golden"),
        ("archive-archive-1", "hand-1", "west.components"),
        (state.deck[1], "hand-1", "west.components"),
        ("gate-2-foundry-7", "hand-1", "west.components"),
        ("nonsense", "hand-1", "west.components"),
    ):
        verdict = explain(state, kind="by_hand_move", card=card, to=to)
        assert (verdict.allowed, verdict.rule) == (False, rule), card
    assert explain(state, kind="by_hand_draw", seat=1, amount=4).rule == "west.empty"
    assert explain(state, kind="end_turn").rule == "west.golden"
    for kind in ({"kind": "by_hand_done"}, {"kind": "by_hand_lose", "seat": 1, "amount": 1}):
        assert explain(calm(), **kind).rule == "west.golden"
        with pytest.raises(RefusedError):
            play(calm(), **kind)


def test_what_guards_have_not_let_pass_is_a_fault() -> None:
    board = Board(calm())
    with pytest.raises(LookupError):
        by_hand.move(board, "nonsense", "hand-1")
    card = board.middle[0]
    by_hand.move(board, card, "discard")
    assert board.discard[-1] == card, "without a log as well"
    with pytest.raises(LookupError):
        clause_of(calm())
    assert not answer_verdict(calm(), Answer()).allowed
    with pytest.raises(LookupError):
        type_of_gate(calm().book, "double", None)


def test_a_doppelgate_turned_round_by_hand_was_hidden() -> None:
    state = prime(BY_HAND, gates=[["foundry-beacon-1"], ["double"]])
    made = move(kind="by_hand_move", card="gate-1-beacon-1", to="discard")
    assert RULES.revealed(state, made, RULES.apply(state, made).state)


def test_by_hand_tells_each_seat_only_what_it_saw() -> None:
    state = prime(BY_HAND, hands=[["foundry-beacon-1"], []], draw=["reactor-archive-1"])
    into_deck = play(state, kind="by_hand_move", card="foundry-beacon-1", to="deck-bottom")
    assert "foundry-beacon-1" in repr(into_deck.events[0].seen_by(1))
    assert "foundry-beacon-1" not in repr(into_deck.events[0].seen_by(2))
    assert into_deck.state.deck == ("reactor-archive-1", "foundry-beacon-1")
    gate = play(state, kind="by_hand_move", card="deck-top", to="gates-1")
    # behind the curtain the log is read with Nature's eyes
    assert not any("reactor-archive-1" in repr(gate.events[0].seen_by(seat)) for seat in (NATURE, 1, 2))
    assert told(gate) == ["by-hand-moved", "deck-out"]
    given = play(state, kind="by_hand_move", card="deck-top", to="hand-2")
    assert "reactor-archive-1" in repr(given.events[0].seen_by(2))
    assert "reactor-archive-1" not in repr(given.events[0].seen_by(1))


def test_what_a_hand_lacks_for_a_may_is_told_to_its_owner_alone() -> None:
    cost = {"kind": "discard_types", "types": ["beacon", "beacon"]}
    text = [{"may": True, "cost": cost, "then": [{"kind": "lose", "amount": 1}]}]
    deck = deck_saying(QUIET, locus_1=(None, text))
    rest = [f"locus-{number}" for number in range(2, 19)]
    deed = {"kind": "take_two", "types": ["archive", "beacon"]}
    fields = {"deck": deck, "turn": 2, "phase": "end", "deed": deed, "loci": [["locus-1"], []]}
    fields |= {"locus_decks": [rest[:6], rest[6:12], rest[12:]]}
    poor = play(calm(hands=[["archive", "archive"], []], **fields), kind="end_turn")
    rich = play(calm(hands=[["beacon", "beacon"], []], **fields), kind="end_turn").state
    assert (poor.state.phase, rich.choice and rich.choice.kind) == ("action", "may")
    lacks = next(event for event in poor.events if event.facts.get("card") == "locus-1")
    (leaves,) = play(rich, kind="answer", accept=False).events
    assert lacks.seen_by(1).id == "west.event.not-possible"
    assert lacks.seen_by(2).message == leaves.message


def test_the_may_of_an_effect_that_did_something_is_told_for_itself_alone() -> None:
    row = ["beacon", *["archive"] * 4]
    asked = play(calm(middle=row, hands=[[], []]), kind="take_all", type="beacon")
    assert told(asked)[-2:] == ["used", "lost"]
    assert told(play(asked.state, kind="answer", accept=False))[0] == "declined-in-part"
    ones = [["locus-1"], ["locus-2"], ["locus-3"]]
    rest = [f"locus-{number}" for number in range(4, 19)]
    spent = calm(middle=row, hands=[[], []], locus_decks=ones, loci=[rest, []])
    step = play(spent, kind="take_all", type="beacon")
    assert told(step)[2:5] == ["used", "lost", "not-possible-in-part"]
