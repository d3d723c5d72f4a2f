"""Examples of the rules of components, set-up and the turn's order: one each way for each."""

import json
from dataclasses import replace
from typing import Any

import pytest
from support.luck import SeededLuck
from support.shinra import (
    DECK,
    acting,
    built,
    choosing,
    dealt,
    event_ids,
    example,
    explain,
    play,
    put,
    said,
    table,
)

from desktop.engine.deck import Deck, Provenance
from desktop.engine.draft import Draft
from desktop.engine.game import Table
from desktop.engine.move import Move
from desktop.engine.record import BadInputError
from desktop.engine.verdict import RefusedError
from desktop.games.shinra_tower.rules.deck import CARD_IDS, STANDARD_BOSSES, STANDARD_CARDS, DefeatAction
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Deal
from desktop.games.shinra_tower.rules.opening import cards_of
from desktop.games.shinra_tower.rules.pieces import PIECES
from desktop.games.shinra_tower.rules.state import State


@example("shinra.components", allows=True)
def test_the_box_holds_98_pieces_and_24_cards_each_once() -> None:
    kinds = [piece.kind for piece in PIECES]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "floor": 20,
        "wall": 54,
        "cloud": 1,
        "ally": 7,
        "enemy": 10,
        "boss": 6,
    }
    assert sorted(RULES.pieces(dealt())) == sorted([*(piece.id for piece in PIECES), *CARD_IDS])


@example("shinra.components", allows=False)
def test_an_outcome_must_say_what_became_of_the_released_piece() -> None:
    state = play(acting(1), kind="place", piece="logo-1", floor=1).state
    assert said(state, kind="settled", released="logo-1") == (False, "shinra.components")
    assert said(state, kind="settled", released="logo-2", places={"logo-2": "floor-1"}) == (
        False,
        "shinra.components",
    )
    assert said(state, kind="settled", released="logo-1", places={"logo-1": "fallen"})[0]


def test_the_state_of_a_doubled_card_is_no_state() -> None:
    state = dealt()
    with pytest.raises(ValueError, match="two places"):
        RULES.pieces(replace(state, discard=(state.draw[0],)))


@example("shinra.setup.first-floor", allows=True)
def test_1f_lies_on_the_table_with_cloud() -> None:
    state = RULES.opening(table())
    assert (state.zone_of("floor-1"), state.zone_of("cloud")) == ("ground", "floor-1")
    assert dict(state.poses)["floor-1"][:2] == (0.0, 1.5)


@example("shinra.setup.first-floor", allows=False)
def test_1f_never_falls() -> None:
    state = play(acting(1), kind="place", piece="logo-1", floor=1).state
    places = {"logo-1": "floor-1", "floor-1": "fallen"}
    assert said(state, kind="settled", released="logo-1", places=places) == (
        False,
        "shinra.setup.first-floor",
    )


@example("shinra.setup.supply", allows=True)
def test_everything_else_begins_in_the_supply() -> None:
    state = RULES.opening(table())
    assert {state.zone_of(piece.id) for piece in PIECES if piece.id not in ("floor-1", "cloud")} == {"supply"}


@example("shinra.setup.supply", allows=False)
def test_the_supply_is_left_alone_until_a_card_is_chosen() -> None:
    assert said(dealt(), kind="place", piece="logo-1", floor=1) == (False, "shinra.setup.supply")
    state = play(acting(1), kind="place", piece="logo-1", floor=1).state
    places = {"logo-1": "floor-1", "logo-2": "fallen"}
    assert said(state, kind="settled", released="logo-1", places=places) == (False, "shinra.setup.supply")


@example("shinra.setup.cards", allows=True)
def test_two_cards_are_turned_up() -> None:
    state = RULES.opening(table())
    move = RULES.nature(state, SeededLuck(3))
    assert isinstance(move, Deal)
    step = RULES.apply(state, move)
    assert (step.state.face_up, step.state.draw) == (move.draw[:2], move.draw[2:])
    assert event_ids(step) == ["dealt", "turn"]


@example("shinra.setup.cards", allows=False)
def test_a_deal_with_wrong_cards_is_refused() -> None:
    state = RULES.opening(table())
    draw = ["action-2", *CARD_IDS[1:]]
    verdict = explain(state, kind="deal", first=1, draw=draw)
    assert (verdict.rule, verdict.facts) == ("shinra.setup.cards", {"card": "action-1"})


@example("shinra.setup.start-player", allows=True)
def test_the_start_player_is_drawn_when_none_is_chosen() -> None:
    assert {dealt(seed, seats=3, first=0).turn for seed in range(30)} == {1, 2, 3}
    assert dealt(seats=3, first=2).turn == 2


@example("shinra.setup.start-player", allows=False)
def test_another_seat_than_the_chosen_one_does_not_begin() -> None:
    for first in (1, 5):
        state = RULES.opening(table(3, 2))
        assert said(state, kind="deal", first=first, draw=list(CARD_IDS)) == (
            False,
            "shinra.setup.start-player",
        )


@example("shinra.solo", allows=True)
def test_one_player_has_every_turn() -> None:
    state = play(built(acting(13, players=1), "tifa"), kind="end_turn").state
    assert (state.turn, state.phase) == (1, "choose")


@example("shinra.solo", allows=False)
def test_nobody_else_begins_a_game_for_one() -> None:
    state = RULES.opening(table(1, 0))
    assert said(state, kind="deal", first=2, draw=list(CARD_IDS)) == (False, "shinra.solo")


@example("shinra.turn.phases", allows=True)
def test_a_turn_goes_through_its_phases() -> None:
    state = choosing(13, top=2)
    assert RULES.steps(state).current == 0
    state = play(state, kind="choose", card="action-13").state
    assert RULES.steps(state).current == 1
    state = put(state, "tifa", 2)
    assert (state.phase, RULES.steps(state).current) == ("climb", 2)
    state = put(state, "cloud", 2)
    assert (state.phase, RULES.steps(state).current) == ("refill", 3)
    assert RULES.ending_move(state) is not None


@example("shinra.turn.phases", allows=False)
def test_nothing_is_done_before_its_phase() -> None:
    state = dealt()
    assert said(state, kind="end_turn") == (False, "shinra.turn.phases")
    assert said(state, kind="target") == (False, "shinra.turn.phases")
    assert said(state, kind="settled") == (False, "shinra.turn.phases")
    state = built(acting(13), "tifa")
    assert said(state, kind="choose", card="action-11") == (False, "shinra.turn.phases")
    assert said(state, kind="place", piece="aerith", floor=1) == (False, "shinra.turn.phases")


@example("shinra.action.choose-card", allows=True)
def test_one_of_the_two_face_up_cards_is_chosen() -> None:
    state = choosing(13, 11)
    assert said(state, kind="choose", card="action-13") == (True, "shinra.action.choose-card")
    after = play(state, kind="choose", card="action-11").state
    assert (after.chosen, after.face_up) == ("action-11", ("action-13", None))


@example("shinra.action.choose-card", allows=False)
def test_a_card_of_the_draw_pile_is_not_chosen() -> None:
    assert said(choosing(13, 11), kind="choose", card="action-1") == (False, "shinra.action.choose-card")


@example("shinra.action.choose-option", allows=True)
@pytest.mark.parametrize(("option", "phase"), [(0, "walls"), (1, "refill")])
def test_a_card_with_two_options_does_the_one_that_is_chosen(option: int, phase: str) -> None:
    state = choosing(20)
    assert play(state, kind="choose", card="action-20", option=option).state.phase == phase


@example("shinra.action.choose-option", allows=False)
def test_a_card_with_one_option_has_no_second() -> None:
    state = choosing(13)
    assert said(state, kind="choose", card="action-13", option=1) == (False, "shinra.action.choose-option")
    assert said(state, kind="choose", card="action-13", confirm=True) == (
        False,
        "shinra.action.choose-option",
    )


@example("shinra.action.choose-option", allows=False)
def test_walls_are_named_only_where_walls_are_placed() -> None:
    pair = ["logo", "pipe"]
    missing = choosing(1, other=13, top=3, figures={1: ["cloud"], 2: ["guard", "guard"]})
    topped = choosing(1, other=2, top=20)
    wrong: tuple[tuple[State, dict[str, Any]], ...] = (
        (missing, {"card": "action-13"}),
        (missing, {"card": "action-1", "confirm": True}),
        (topped, {"card": "action-1"}),
    )
    for state, fields in wrong:
        assert said(state, kind="choose", **fields)[0]
        assert said(state, kind="choose", walls=pair, **fields) == (False, "shinra.action.choose-option")


def test_the_deck_of_the_file_is_the_one_that_positions_take() -> None:
    cards = cards_of(DECK)
    assert (cards.actions, cards.bosses) == (STANDARD_CARDS, STANDARD_BOSSES)
    assert DECK.provenance.kind == "reconstruction"
    assert cards.bosses_of(15) == ("sephiroth",)
    figures = [one.figure for card in cards.actions for one in card.options if isinstance(one, DefeatAction)]
    assert len(figures) == 14
    with pytest.raises(KeyError):
        cards.card("action-25")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"deck": Deck(game="other", name="x", provenance=Provenance(kind="own"))}, "shinra-wrong-deck"),
        ({"seats": 6}, "shinra-seats"),
        ({"seats": 0}, "shinra-seats"),
        ({"first": 3}, "shinra-first"),
        ({"options": {"goal": "20f"}}, "wrong-option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, object], reason: str) -> None:
    fields: dict[str, Any] = {"seats": 2, "first": 1, "options": {}, "deck": DECK} | wrong
    with pytest.raises(BadInputError) as caught:
        RULES.opening(Table(**fields))
    assert caught.value.message.id == f"app.input.{reason}"


@pytest.mark.parametrize("change", ["order", "short"])
def test_a_deck_names_all_24_cards_in_order(change: str) -> None:
    value = DECK.model_dump(mode="json")
    cards = value["cards"]
    value["cards"] = cards[:-1] if change == "short" else [cards[1], cards[0], *cards[2:]]
    with pytest.raises(ValueError, match="cards"):
        RULES.decks.validate_json(json.dumps(value))


def test_unknown_pieces_and_cards_are_no_moves() -> None:
    for move in ('{"kind":"withdraw","piece":"logo-13"}', '{"kind":"choose","card":"action-25"}'):
        with pytest.raises(ValueError, match="no such"):
            RULES.moves.validate_json(move)


def test_a_refused_move_is_not_carried_out() -> None:
    with pytest.raises(RefusedError) as caught:
        play(dealt(), kind="end_turn")
    assert caught.value.verdict == explain(dealt(), kind="end_turn")


def test_there_are_no_marker_moves() -> None:
    assert list(RULES.marker_moves(dealt())) == []


def test_a_view_is_asked_like_the_table() -> None:
    view = RULES.view(dealt(), 2)
    assert (view.zone_of("cloud"), view.lying("floor-1")) == ("floor-1", ("cloud",))


def test_another_games_moves_and_drafts_are_type_errors() -> None:
    with pytest.raises(TypeError):
        RULES.explain(dealt(), Move())
    with pytest.raises(TypeError):
        RULES.consider(dealt(), Draft())
