"""Examples of the rules of components and set-up: one that allows and one that refuses for each."""

from typing import Any

import pytest
from support.luck import SeededLuck
from support.tranquility import DECK, dealt, draft, example, explain, play, position, table

from desktop.engine.deck import Deck, Provenance
from desktop.engine.draft import Draft
from desktop.engine.game import Table
from desktop.engine.move import Move
from desktop.engine.record import BadInputError
from desktop.games.tranquility.rules.cards import CARDS, MAIN_IDS, SOLO_REMOVED
from desktop.games.tranquility.rules.dealing import bridge_seats
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.geometry import HOLDERS, PLACE_IDS, row_places
from desktop.games.tranquility.rules.moves import Deal
from desktop.games.tranquility.rules.state import State


def deal_of(seed: int = 0, seats: int = 2, **options: Any) -> tuple[State, Deal]:
    """A match before its deal, and a right deal for it."""
    state = RULES.opening(table(seats, **options))
    move = RULES.nature(state, SeededLuck(seed))
    assert isinstance(move, Deal)
    return state, move


@example("tranq.components", allows=True)
def test_the_box_holds_85_cards_each_once() -> None:
    kinds = [card.kind for card in CARDS if card.id in MAIN_IDS]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "ascent": 72,
        "bridge": 5,
        "campfire": 3,
        "summit": 5,
    }
    assert sorted(RULES.pieces(dealt())) == sorted(MAIN_IDS)


@example("tranq.components", allows=False)
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    state = position(hands=[["green-7", "blue-1"], ["red-5"]])
    verdict = explain(state, kind="play", card="red-5-a", place="r1p1")
    assert (verdict.allowed, verdict.rule, verdict.facts) == (False, "tranq.components", {"card": "red-5-a"})


@example("tranq.components", allows=False)
def test_a_card_does_not_pay_for_itself() -> None:
    state = position(mountain={"r1p1": "blue-5"}, hands=[["green-6", "blue-1"], 5])
    verdict = explain(state, kind="play", card="green-6-a", place="r1p2", pay=["green-6-a"])
    assert (verdict.rule, verdict.facts) == ("tranq.components", {"card": "green-6-a"})


@pytest.mark.parametrize("change", ["double", "foreign"])
def test_a_deal_with_wrong_cards_is_refused(change: str) -> None:
    state, move = deal_of()
    wrong = move.decks[0][0] if change == "double" else "rope-1"
    decks = (move.decks[0], (wrong, *move.decks[1][1:]))
    verdict = RULES.explain(state, move.model_copy(update={"decks": decks}))
    assert (verdict.allowed, verdict.rule) == (False, "tranq.components")


@example("tranq.setup.base", allows=True)
def test_nine_places_in_row_1_and_one_fewer_in_each_row() -> None:
    assert [len(row_places(row)) for row in range(1, 10)] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert (PLACE_IDS[0], PLACE_IDS[43], PLACE_IDS[44]) == ("r1p1", "r8p2", "summit")
    assert [PLACE_IDS[place] for place in HOLDERS[9 + 2]] == ["r1p3", "r1p4"]


@example("tranq.setup.base", allows=False)
def test_there_is_no_place_beside_the_mountain() -> None:
    state = position(hands=[["green-7"], 5])
    verdict = RULES.consider(state, draft("play", card="green-7-a", place="deck-1")).verdict
    assert (verdict.rule, verdict.facts) == ("tranq.setup.base", {"place": "deck-1"})
    assert RULES.consider(state, draft("play", card="green-7-a", place="r1p1")).verdict.allowed


@example("tranq.setup.bridges", allows=True)
@pytest.mark.parametrize(
    ("seats", "first", "holders"),
    [(1, 1, ()), (2, 1, (2,)), (2, 2, (1,)), (3, 3, (1,)), (4, 1, (2, 4)), (5, 4, (5, 2))],
)
def test_players_2_and_4_are_handed_bridges(seats: int, first: int, holders: tuple[int, ...]) -> None:
    assert bridge_seats(seats, first) == holders
    state = dealt(seats=seats, first=first)
    for number, seat in enumerate(holders, start=1):
        assert f"bridge-{number}" in state.hands[seat - 1]


@example("tranq.setup.bridges", allows=False)
def test_another_seat_than_the_chosen_one_does_not_begin() -> None:
    state, move = deal_of(seats=3)
    for first in (2, 5):
        verdict = RULES.explain(state, move.model_copy(update={"first": first}))
        assert (verdict.rule, verdict.facts) == ("tranq.setup.bridges", {"first": first})


def test_nature_draws_the_first_player_when_none_is_chosen() -> None:
    drawn = {dealt(seed, seats=3, first=0).first for seed in range(40)}
    assert drawn == {1, 2, 3}


@example("tranq.setup.split", allows=True)
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [79]), (2, [42, 42]), (3, [28] * 3), (4, [21, 21, 21, 20]), (5, [17, 17, 17, 16, 16])],
)
def test_decks_are_as_even_as_it_goes(seats: int, sizes: list[int]) -> None:
    smallest: set[int] = set()
    for seed in range(30):
        state, move = deal_of(seed, seats)
        found = [len(deck) for deck in move.decks]
        assert sorted(found, reverse=True) == sizes
        assert found[move.first - 1] == sizes[0]
        assert RULES.explain(state, move).rule == "tranq.setup.split"
        smallest.update(seat for seat, size in enumerate(found) if size == sizes[-1])
    if seats >= 4:
        assert smallest == set(range(1, seats)), "the smaller decks fall at random"


@example("tranq.setup.split", allows=False)
def test_the_first_player_does_not_get_a_smaller_deck() -> None:
    state, move = deal_of(seats=4)
    small = next(seat for seat, deck in enumerate(move.decks) if len(deck) == 20)
    decks = list(move.decks)
    decks[0], decks[small] = decks[small], decks[0]
    verdict = RULES.explain(state, move.model_copy(update={"decks": tuple(decks)}))
    assert (verdict.rule, verdict.allowed) == ("tranq.setup.split", False)


@example("tranq.setup.hand", allows=True)
def test_a_hand_of_five_is_drawn() -> None:
    state, move = deal_of()
    after = RULES.apply(state, move).state
    assert set(after.hands[0]) == set(move.decks[0][:5])


@example("tranq.setup.hand", allows=False)
def test_who_holds_a_dealt_bridge_draws_only_four() -> None:
    state, move = deal_of()
    after = RULES.apply(state, move).state
    assert set(after.hands[1]) == {"bridge-1", *move.decks[1][:4]}
    assert [len(hand) for hand in after.hands] == [5, 5]


@example("tranq.solo.setup", allows=True)
def test_solo_has_79_cards_a_hand_of_six_and_three_ropes() -> None:
    state, move = deal_of(seats=1)
    assert len(move.decks[0]) == 79
    assert sum(card.startswith("bridge") for card in move.decks[0]) == 5
    after = RULES.apply(state, move).state
    assert (len(after.hands[0]), after.ropes) == (6, ("rope-1", "rope-2", "rope-3"))
    shuffled_in = dealt(seats=1, ropes_in_deck=True)
    assert (len(shuffled_in.hands[0]) + len(shuffled_in.decks[0]), shuffled_in.ropes) == (82, ())


@example("tranq.solo.setup", allows=False)
def test_solo_leaves_the_1s_in_the_box() -> None:
    assert dealt(seats=1).box == SOLO_REMOVED
    with pytest.raises(BadInputError, match="tranq-no-card"):
        position(players=1, hands=[["green-1"]])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (Table(6, 1, {}, DECK), "tranq-seats"),
        (Table(0, 0, {}, DECK), "tranq-seats"),
        (Table(2, 3, {}, DECK), "tranq-first"),
        (Table(2, 1, {"ropes": 9}, DECK), "wrong-option"),
        (Table(2, 1, {}, Deck(game="x", name="x", provenance=Provenance(kind="own"))), "tranq-wrong-deck"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: Table, reason: str) -> None:
    with pytest.raises(BadInputError, match=reason):
        RULES.opening(wrong)


@example("tranq.panorama.setup", allows=True)
@pytest.mark.parametrize("up", [3, 4, 5])
def test_the_first_panoramas_are_turned_up(up: int) -> None:
    state, move = deal_of(panorama=True, panoramas_up=up)
    after = RULES.apply(state, move).state
    assert [goal.up for goal in after.panoramas] == [True] * up + [False] * (10 - up)
    printed = [card.numbers for card in DECK.panoramas]
    assert [goal.numbers for goal in after.panoramas] == [printed[at - 1] for at in move.panoramas]


@example("tranq.panorama.setup", allows=False)
def test_ten_panoramas_are_laid_with_the_module_and_none_without() -> None:
    state, move = deal_of(panorama=True)
    verdict = RULES.explain(state, move.model_copy(update={"panoramas": move.panoramas[:9]}))
    assert (verdict.rule, verdict.facts) == ("tranq.panorama.setup", {"laid": 9})
    without, plain = deal_of()
    assert plain.panoramas == ()
    verdict = RULES.explain(without, plain.model_copy(update={"panoramas": move.panoramas}))
    assert verdict.rule == "tranq.panorama.setup"


@example("tranq.turn.action", allows=False)
def test_nobody_acts_before_the_deal_and_nature_deals_once() -> None:
    state, move = deal_of()
    assert RULES.turn_of(state) == 0
    assert list(RULES.legal_moves(state)) == []
    assert explain(state, kind="discard_two", cards=[]).rule == "tranq.turn.action"
    after = RULES.apply(state, move).state
    assert RULES.explain(after, move).rule == "tranq.turn.action"


def test_the_deal_is_told_to_each_seat_alone() -> None:
    state, move = deal_of()
    step = RULES.apply(state, move)
    assert RULES.revealed(state, move, step.state)
    own = [event for event in step.events if event.id == "tranq.event.dealt"]
    assert [event.only for event in own] == [1, 2]
    told = own[1].seen_by(1)
    assert (told.id, told.shifts) == ("tranq.event.dealt.public", ())
    assert told.facts == {"seat": "seat:2", "count": 5}
    assert [event.id for event in step.events][-2:] == ["tranq.event.bridge-dealt", "tranq.event.turn"]


def test_a_move_of_another_kind_of_game_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError):
        RULES.explain(dealt(), Move())
    with pytest.raises(TypeError):
        RULES.consider(dealt(), Draft())


def test_the_state_before_the_deal_has_everything_in_the_box() -> None:
    state = RULES.opening(table(2, goats=True, panorama=True, green_path=True))
    zones = RULES.pieces(state)
    assert {zones[card] for card in MAIN_IDS} == {"box"}
    assert (zones["goat-1"], zones["hiker"]) == ("goats", "hiker-home")
    assert play(dealt(), kind="discard_two", cards=list(dealt().hand[:2])).state.phase == "refill"
