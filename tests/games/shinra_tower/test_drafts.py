"""What is said of unfinished moves: which cards, pieces and floors, and why not."""

import pytest
from support.shinra import (
    acting,
    built,
    choosing,
    consider,
    play,
    position,
    put,
    settle,
    tower,
    without_walls,
)

from desktop.engine.draft import Prospect
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import (
    Adjust,
    Challenge,
    Choose,
    EndTurn,
    GiveUp,
    PlacePiece,
    Target,
    Withdraw,
)


def allowed(prospect: Prospect) -> tuple[list[str], list[str]]:
    zones = [zone for zone, verdict in prospect.zones.items() if verdict.allowed]
    return zones, [piece for piece, verdict in prospect.pieces.items() if verdict.allowed]


def test_a_choice_begins_with_the_two_cards() -> None:
    prospect = consider(choosing(13, 20), "choose")
    assert (prospect.move, allowed(prospect)) == (None, ([], ["action-13", "action-20"]))


def test_a_card_with_one_option_is_a_move_at_once_and_one_with_two_asks() -> None:
    state = choosing(13, 20)
    assert consider(state, "choose", card="action-13").move == Choose(card="action-13")
    asked = consider(state, "choose", card="action-20")
    assert (asked.move, allowed(asked)) == (None, (["option-0", "option-1"], []))
    chosen = consider(state, "choose", card="action-20", option=1)
    assert chosen.move == Choose(card="action-20", option=1)
    wrong = consider(state, "choose", card="action-13", option=1)
    assert (wrong.verdict.rule, wrong.move) == ("shinra.action.choose-option", None)


@pytest.mark.parametrize(
    ("card", "rule"), [("action-1", "shinra.action.choose-card"), ("action-99", "shinra.components")]
)
def test_a_card_that_is_not_face_up_says_why(card: str, rule: str) -> None:
    prospect = consider(choosing(13, 20), "choose", card=card)
    assert (prospect.verdict.allowed, prospect.verdict.rule) == (False, rule)


def test_walls_that_ran_out_are_asked_for_one_by_one() -> None:
    state = without_walls({"pipe": 0}, face_up=["action-4", "action-1"])
    first = consider(state, "choose", card="action-4")
    assert (first.verdict.rule, first.owed, first.move) == ("shinra.enemy.substitute-wall", 2, None)
    assert allowed(first)[1] == ["logo", "propeller", "staircase", "pillar"]
    assert first.pieces["pipe"].rule == "shinra.enemy.substitute-wall"
    second = consider(state, "choose", card="action-4", walls=("logo",))
    assert second.owed == 1
    last = consider(state, "choose", card="action-4", walls=("logo", "pillar"))
    assert last.move == Choose(card="action-4", walls=("logo", "pillar"))


def test_only_the_second_wall_is_asked_for_when_one_is_left() -> None:
    state = without_walls({"pipe": 1}, face_up=["action-4", "action-1"])
    asked = consider(state, "choose", card="action-4")
    assert (asked.owed, asked.pieces["pipe"].allowed, asked.pieces["logo"].allowed) == (1, False, True)
    chosen = consider(state, "choose", card="action-4", walls=("pipe", "logo"))
    assert chosen.move == Choose(card="action-4", walls=("pipe", "logo"))
    wrong = consider(state, "choose", card="action-4", walls=("logo", "logo"))
    assert (wrong.verdict.allowed, wrong.move) == (False, None)


def test_a_missing_enemy_is_a_warning_to_be_confirmed() -> None:
    figures = {1: ["cloud", "guard"], 2: ["guard"]}
    state = choosing(1, 20, top=2, figures=figures)
    warned = consider(state, "choose", card="action-1")
    assert (warned.verdict.allowed, warned.verdict.rule) == (False, "shinra.over.enemy-missing")
    assert (warned.zones["confirm"].allowed, warned.move) == (True, None)
    confirmed = consider(state, "choose", card="action-1", confirm=True)
    assert confirmed.move == Choose(card="action-1", confirm=True)
    two = consider(state, "choose", card="action-20")
    assert allowed(two)[0] == ["option-1"]


def test_a_hand_knows_what_it_may_take_and_why_not() -> None:
    state = acting(1, top=2, figures={2: ["bomb"]})
    prospect = consider(state, "place")
    assert [piece for piece in allowed(prospect)[1] if not piece.startswith("logo")] == []
    assert len(allowed(prospect)[1]) == 12
    assert prospect.pieces["bomb-1"].rule == "shinra.place.hands-off"
    assert prospect.pieces["pipe-1"].rule == "shinra.enemy.substitute-wall"
    assert prospect.pieces["tifa"].rule == "shinra.enemy.walls"
    assert "floor-1" not in prospect.pieces


def test_a_held_piece_knows_every_floor() -> None:
    state = acting(13, top=3, figures={2: ["tifa"]})
    held = consider(state, "place", piece="tifa")
    assert (set(held.zones), allowed(held)[0]) == ({"floor-1", "floor-2", "floor-3"}, ["floor-1", "floor-3"])
    assert held.zones["floor-2"].rule == "shinra.defeat.move-ally"
    done = consider(state, "place", piece="tifa", floor=3)
    assert done.move == PlacePiece(piece="tifa", floor=3)
    refused = consider(state, "place", piece="tifa", floor=2)
    assert (refused.verdict.allowed, refused.move) == (False, None)


def test_a_refused_grab_says_why() -> None:
    for piece, rule in (("aerith", "shinra.defeat.place-ally"), ("nobody", "shinra.components")):
        prospect = consider(acting(13), "place", piece=piece)
        assert (prospect.verdict.allowed, prospect.verdict.rule, prospect.zones) == (False, rule, {})


def test_taking_up_a_piece_of_this_turn_is_adjusting_it() -> None:
    state = built(acting(1), "logo-1")
    assert consider(state, "place").pieces["logo-1"].rule == "shinra.place.own-turn"
    held = consider(state, "place", piece="logo-1")
    assert (held.move, allowed(held)[0]) == (None, ["floor-1"])
    assert consider(state, "place", piece="logo-1", floor=1, fold=10).move == Adjust(piece="logo-1", fold=10)
    assert consider(state, "place", piece="logo-1", floor=2).verdict.rule == "shinra.place.own-turn"
    splayed = consider(state, "place", piece="logo-1", floor=1, fold=50)
    assert (splayed.verdict.rule, splayed.move) == ("shinra.place.wall-fold", None)


def test_adjusting_and_putting_down() -> None:
    state = built(acting(1), "logo-1")
    assert allowed(consider(state, "adjust"))[1] == ["logo-1"]
    assert consider(state, "adjust", piece="logo-1").move == Adjust(piece="logo-1")
    assert consider(state, "adjust", piece="logo-2").move is None
    assert len(allowed(consider(state, "withdraw"))[1]) == 12
    assert consider(state, "withdraw", piece="logo-2").move == Withdraw(piece="logo-2")


def test_targets_are_named_one_by_one_up_to_the_limit() -> None:
    state = put(acting(13, top=2, figures={2: ["guard", "guard", "bomb"]}), "tifa", 2)
    begun = consider(state, "target")
    assert (begun.owed, begun.move) == (2, Target())
    assert allowed(begun)[1] == ["guard-1", "guard-2", "bomb-1"]
    one = consider(state, "target", enemies=("bomb-1",))
    assert (one.owed, one.move) == (1, Target(enemies=("bomb-1",)))
    two = consider(state, "target", enemies=("bomb-1", "guard-1"))
    assert (two.owed, two.pieces["guard-2"].rule) == (0, "shinra.defeat.tifa-redxiii")
    three = consider(state, "target", enemies=("bomb-1", "guard-1", "guard-2"))
    assert (three.verdict.allowed, three.move) == (False, None)


def test_the_challenge_is_a_question_with_two_answers() -> None:
    state = acting(12, top=9, figures={8: ["cloud", "bomb"]})
    state = settle(play(state, kind="target", enemies=["bomb-1"]).state).state
    state = settle(state).state
    assert allowed(consider(state, "challenge"))[0] == ["go-on", "stop"]
    assert consider(state, "challenge", go_on=False).move == Challenge(go_on=False)


def test_ending_and_giving_up_are_moves_at_once() -> None:
    state = built(acting(13), "tifa")
    assert consider(state, "end_turn").move == EndTurn()
    assert consider(state, "give_up").move == GiveUp()
    assert consider(acting(13), "end_turn").verdict.rule == "shinra.refill.pass"


def test_every_draft_move_is_one_that_is_allowed() -> None:
    state = position(tower=tower(3, {3: ["guard"]}), face_up=["action-15", "action-22"])
    for card in ("action-15", "action-22"):
        for option in (0, 1):
            move = consider(state, "choose", card=card, option=option).move
            assert move is None or RULES.explain(state, move).allowed
