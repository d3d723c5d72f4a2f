"""Drafts of every kind: what may come next, what is owed, and when the move is finished."""

from typing import Any

import pytest
from support.west import (
    FIVE,
    QUIET,
    RULES,
    calm,
    dealt,
    deck_saying,
    deck_with,
    draft,
    kind_of,
    move,
    position,
)

from desktop.engine.draft import Draft, Prospect
from desktop.engine.move import Move
from desktop.games.the_west.rules.foretelling import Loss
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.rules.vocabulary import TYPES

DEED = {"kind": "take_two", "types": ["archive", "beacon"]}


def consider(state: State, kind: str, **fields: Any) -> Prospect:
    return RULES.consider(state, draft(kind, **fields))


def allowed(prospect: Prospect) -> set[str]:
    return {piece for piece, verdict in prospect.pieces.items() if verdict.allowed}


def prime(effect: Any, **fields: Any) -> State:
    deck = deck_saying(QUIET, locus_1=(None, effect))
    rest = [f"locus-{n}" for n in range(2, 19)]
    decks = {"loci": [["locus-1"], []], "locus_decks": [rest[:6], rest[6:12], rest[12:]]}
    return calm(deck=deck, phase="primes", **{"middle": FIVE, **decks, **fields})


def test_taking_all_of_a_type() -> None:
    state = calm(middle=["foundry", "archive", "archive"])
    prospect = consider(state, "take_all")
    assert prospect.verdict.allowed
    assert allowed(prospect) == set(state.middle)
    assert consider(state, "take_all", type="archive").move == move(kind="take_all", type="archive")
    assert not consider(state, "take_all", type="beacon").verdict.allowed
    assert consider(calm(middle=[]), "take_all").verdict.rule == "west.empty"


def test_taking_two() -> None:
    state = calm(middle=FIVE)
    first = consider(state, "take_two", cards=(state.middle[0],))
    assert (first.owed, first.move, allowed(first)) == (1, None, set(state.middle[1:]))
    both = consider(state, "take_two", cards=state.middle[:2])
    assert both.move == move(kind="take_two", cards=list(state.middle[:2]))
    assert allowed(both) == set()
    assert not consider(state, "take_two", cards=("nonsense",)).verdict.allowed


LOCI = [["locus-14", "locus-1"], ["locus-2"], [f"locus-{n}" for n in (*range(3, 14), *range(15, 19))]]


def test_playing_a_locus_chooses_by_itself_what_leaves_no_choice() -> None:
    state = calm(hands=[["archive", "beacon", "foundry"], []], locus_decks=LOCI)
    begun = consider(state, "play_locus", deck=1)
    assert begun.move is not None
    assert kind_of(begun.move) == "play_locus"
    assert len(allowed(begun)) == 2
    assert {zone for zone, verdict in consider(state, "play_locus").zones.items() if verdict.allowed} == {
        "locus-deck-1",
        "locus-deck-2",
        "locus-deck-3",
    }
    two = calm(hands=[["archive-foundry-1", "archive-beacon-1", "beacon"], []], locus_decks=LOCI)
    open_choice = consider(two, "play_locus", deck=1)
    assert (open_choice.move, open_choice.owed) == (None, 2)
    named = consider(two, "play_locus", deck=1, cards=("archive-beacon-1",))
    assert (named.move, named.owed) == (None, 1), "who was asked for two cards names two"
    assert allowed(named) == {two.hand[2]}
    both = consider(two, "play_locus", deck=1, cards=("archive-beacon-1", two.hand[2]))
    assert both.move == move(kind="play_locus", deck=1, pay=["archive-beacon-1", two.hand[2]])
    alike = calm(hands=[["archive-foundry-1", "archive-foundry-2", "beacon"], []], locus_decks=LOCI)
    assert consider(alike, "play_locus", deck=1).move is not None
    poor = calm(hands=[["foundry"], []], locus_decks=LOCI)
    assert not consider(poor, "play_locus", deck=1).verdict.allowed
    assert consider(state, "play_locus", deck=1, cards=("nonsense",)).verdict.rule == "west.components"


def test_what_the_hand_has_not_got_for_a_price_is_named() -> None:
    poor = calm(hands=[["archive", "archive", "foundry"], []], locus_decks=LOCI)
    locus = consider(poor, "play_locus").zones["locus-deck-1"]
    assert locus.facts["missing"] == ("beacon",)
    city = consider(poor, "cityengine").verdict
    assert city.facts["missing"] == ("reactor", "beacon")
    rich = calm(hands=[["archive", "archive", "foundry", "reactor", "beacon"], []], locus_decks=LOCI)
    one, other = (card for card in rich.hand if card.startswith("archive"))
    second = consider(rich, "cityengine", cards=(one,)).pieces[other]
    assert (second.allowed, second.facts["missing"]) == (False, ("foundry", "reactor", "beacon"))


def test_the_cityengine_the_doppelgate_and_the_limit_are_paid_alike() -> None:
    state = calm(hands=[["foundry", "archive", "reactor", "beacon"], []])
    assert consider(state, "cityengine").move == move(kind="cityengine", pay=list(state.hand))
    pair = calm(
        phase="doppelgate", deed=DEED, hands=[["archive-foundry-1", "archive-foundry-2", "beacon"], []]
    )
    assert consider(pair, "play_doppelgate").move is not None
    three = calm(
        phase="doppelgate",
        deed=DEED,
        hands=[["archive-foundry-1", "archive-beacon-1", "archive-reactor-1"], []],
    )
    asked = consider(three, "play_doppelgate")
    assert (asked.move, asked.owed, len(allowed(asked))) == (None, 2, 3)
    one = consider(three, "play_doppelgate", cards=(three.hand[0],))
    assert (one.owed, one.move) == (1, None)
    assert not consider(pair, "play_doppelgate", cards=(pair.hand[2],)).verdict.allowed
    limit = calm(phase="limit", deed=DEED, hands=[9, []])
    assert consider(limit, "discard_down").owed == 2
    assert consider(limit, "discard_down", cards=limit.hand[:2]).move is not None


def test_moves_with_nothing_to_name() -> None:
    assert consider(calm(phase="end", deed=DEED, hands=[1, 1]), "end_turn").move == move(kind="end_turn")
    idle = calm(middle=[], draw=[], hands=[[], []])
    assert consider(idle, "skip_action").move == move(kind="skip_action")
    assert consider(calm(), "skip_action").move is None
    assert consider(dealt(), "choose_side").verdict.allowed
    assert consider(dealt(), "choose_side", type="reactor").move == move(kind="choose_side", side="reactor")
    assert consider(calm(), "look").verdict.rule == "west.hidden"
    for kind in ("nonsense", "deal"):
        assert consider(calm(), kind).verdict.rule == "west.turn.whose"


def test_a_held_card_lights_up_places_and_is_nothing_finished() -> None:
    state = calm(middle=FIVE)
    prospect = consider(state, "hold", held=state.middle[0])
    assert prospect.move is None
    assert any(verdict.allowed for verdict in prospect.zones.values())


def test_answers_by_kind() -> None:
    may = prime(
        [{"may": True, "cost": {"kind": "discard_any", "count": 1}, "then": [{"kind": "lose", "amount": 1}]}],
        hands=[["foundry", "archive"], 2],
    )
    assert consider(may, "answer").verdict.allowed
    assert consider(may, "answer", accept=False).move == move(kind="answer", accept=False)
    assert consider(may, "answer", accept=False, cards=may.hand).move is None
    asked = consider(may, "answer", accept=True)
    assert (asked.owed, allowed(asked)) == (1, set(may.hand))
    paid = consider(may, "answer", accept=True, cards=(may.hand[0],))
    assert paid.move == move(kind="answer", cards=[may.hand[0]])
    assert not consider(may, "answer", accept=True, cards=("nonsense",)).verdict.allowed
    free = prime([{"may": True, "then": [{"kind": "draw", "amount": 1}]}])
    assert consider(free, "answer", accept=True).move == move(kind="answer")


def test_answers_of_cards_and_decks() -> None:
    discard = prime([{"then": [{"kind": "discard", "amount": 1}]}], hands=[["foundry", "archive"], 2])
    assert allowed(consider(discard, "answer")) == set(discard.hand)
    assert consider(discard, "answer", cards=discard.hand[:1]).move is not None
    assert not consider(discard, "answer", cards=("nonsense",)).verdict.allowed
    take = prime([{"then": [{"kind": "take", "amount": 2}]}])
    assert consider(take, "answer", cards=take.middle[:1]).owed == 1
    swap = prime([{"then": [{"kind": "swap"}]}], hands=[["foundry", "archive"], 2])
    backwards = consider(swap, "answer", cards=(swap.middle[0], swap.hand[0]))
    assert backwards.move == move(kind="answer", cards=[swap.hand[0], swap.middle[0]])
    begun = consider(swap, "answer", cards=(swap.middle[0],))
    assert (begun.owed, allowed(begun)) == (1, set(swap.hand))
    assert not consider(swap, "answer", cards=swap.hand).verdict.allowed
    under = prime([{"then": [{"kind": "locus_under"}]}])
    assert consider(under, "answer").zones["locus-deck-2"].allowed
    assert consider(under, "answer", deck=2).move == move(kind="answer", deck=2)
    assert consider(under, "answer", deck=7).move is None


def test_orders_reactions_and_moves_by_hand() -> None:
    deed = {"kind": "take_two", "types": ["archive", "beacon"]}
    reaction = calm(phase="reaction", deed=deed, middle=FIVE)
    assert consider(reaction, "answer", cards=reaction.middle[:1]).move is not None
    two = [{"then": [{"kind": "draw", "amount": 2}]}]
    few = [{"condition": {"kind": "at_most", "what": "hand", "count": 2}, **two[0]}]
    deck = deck_saying(QUIET, locus_1=(None, few), locus_2=(None, two))
    order = calm(deck=deck, phase="primes", waiting=["locus-1", "locus-2"], hands=[2, 2])
    assert consider(order, "use", effect="nonsense").move is None
    assert consider(order, "use", effect="locus-2").move == move(kind="use", effect="locus-2")
    by_hand = prime([{"then": [{"kind": "by_hand", "text": "x"}]}])
    assert consider(by_hand, "by_hand_done").move == move(kind="by_hand_done")
    assert consider(by_hand, "by_hand_move").verdict.allowed
    assert consider(by_hand, "by_hand_lose").verdict.allowed
    card = by_hand.middle[0]
    held = consider(by_hand, "by_hand_move", cards=(card,))
    assert held.zones["hand-1"].allowed
    assert consider(by_hand, "by_hand_move", cards=(card,), to="hand-1").move == move(
        kind="by_hand_move", card=card, to="hand-1"
    )
    assert not consider(by_hand, "by_hand_move", cards=("nonsense",)).verdict.allowed
    assert consider(calm(), "by_hand_move").verdict.rule == "west.golden"


def test_only_own_drafts_are_considered() -> None:
    with pytest.raises(TypeError):
        RULES.consider(calm(), Draft())
    with pytest.raises(TypeError):
        RULES.explain(calm(), Move())


def test_the_certain_loss_is_foretold() -> None:
    state = position(middle=["foundry", "foundry", "reactor"], gates=[["foundry", "beacon", "beacon"], []])
    view = RULES.view(state, 1)
    assert {each: view.losses[each].points for each in TYPES} == {
        "foundry": 5,  # its Doppelgate is set off
        "archive": 0,
        "reactor": 3,
        "beacon": 0,
    }
    maybe = [
        {"may": True, "then": [{"kind": "lose", "amount": 9}]},
        {"then": [{"kind": "draw", "amount": 1}]},
    ]
    unsure = RULES.view(calm(deck=deck_saying(QUIET, effect_foundry=maybe), middle=["foundry"]), 1)
    assert unsure.losses["foundry"] == Loss(1, more=True)
    assert RULES.view(calm(phase="end", deed=DEED), 1).losses == {}


def test_a_hand_of_many_cards_alike_is_looked_through_at_once() -> None:
    kinds = [
        {"front": "foundry", "back": "foundry", "count": 40},
        {"front": "archive", "back": "beacon", "count": 8},
    ]
    deck = deck_with(facilities=kinds)
    state = position(
        deck=deck.model_dump(mode="json"),
        phase="limit",
        deed={"kind": "none"},
        hands=(["foundry"] * 34, ()),
        middle=["archive"] * 5,
        draw=0,
    )
    prospect = consider(state, "discard_down")
    assert prospect.move is not None
    assert len(prospect.move.model_dump()["cards"]) == 27
