"""What panels and voices get: buttons, prompts, costs, scores, travel, and words for all of it."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from desktop.engine.event import Event, Shift
from desktop.engine.ids import seat_of
from desktop.engine.message import Message
from desktop.engine.verdict import allow, refuse
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, PLACE_IDS
from desktop.games.tranquility.rules.moves import TranquilityDraft as Draft
from desktop.games.tranquility.table.animations import animations, climb
from desktop.games.tranquility.table.table import TABLE_FACTORY, TranquilityTable
from desktop.ui.table.contract import Animation, GameTable, SaysNowhere
from desktop.wording.language import Words

if TYPE_CHECKING:
    from games.tranquility_table.conftest import Chair, Sitting

I18N = Path(__file__).parents[3] / "i18n"
ALL = '"options": {"green_path": true, "panorama": true, "goats": true, "announce_summits": true}'
MIDDLE = (
    '"mountain": {"r1p1": "green-3-a", "r1p2": "campfire-blue", "r1p3": "bridge-1", "r1p4": "green-6-a",'
    ' "r2p1": "blue-5-a", "r2p2": "green-7-b"}, "hands": [["green-4-a", "campfire-red", "summit-1",'
    ' "bridge-2", "red-7-a"]'
)
ACTED = MIDDLE.replace(', "red-7-a"', "")
"""The same after an act, before the hand is drawn up again."""


def test_the_factory_keeps_the_contract(table: TranquilityTable) -> None:
    kept: GameTable = table
    assert kept.game_id == RULES.game_id
    assert isinstance(table, TABLE_FACTORY)


@pytest.mark.parametrize(
    ("position", "names"),
    [
        ('{"players": 2, "turn": 1}', ["discard_two"]),
        (f'{{"players": 2, "turn": 1, {ALL}}}', ["discard_two", "herd"]),
        (f'{{"players": 2, "turn": 1, {ALL}, {MIDDLE}, 5]}}', ["discard_two", "herd", "hiker"]),
        ('{"players": 1, "turn": 1}', ["discard_two", "rope"]),
        ('{"players": 1, "turn": 1, "options": {"ropes": 0}}', ["discard_two"]),
        (f'{{"players": 2, "turn": 1, "phase": "refill", {ALL}}}', ["end_turn"]),
        (f'{{"players": 2, "turn": 1, "phase": "refill", {ALL}, {ACTED}, 5]}}', ["end_turn", "hiker"]),
    ],
)
def test_buttons_belong_to_the_position(sit: "Chair", position: str, names: list[str]) -> None:
    assert list(sit(position).actions) == names


def test_a_button_that_cannot_be_used_says_why(sit: "Chair") -> None:
    seat = sit('{"players": 2, "turn": 1, "options": {"goats": true}, "hands": [["green-4-a"], 5]}')
    assert not seat.actions["discard_two"].verdict.allowed
    assert seat.actions["discard_two"].verdict.rule == "tranq.discard-two"
    assert seat.actions["herd"].verdict.rule == "tranq.goats.setup", "no goat is there to be herded"


def test_a_badge_is_the_cost_of_a_legal_place(table: TranquilityTable) -> None:
    assert table.badge(allow("tranq.place.cost", cost=2)) == Message("tranquility.badge.cost", {"n": 2})
    assert table.badge(allow("tranq.place.cost", cost=0)) == Message("tranquility.badge.free")
    assert table.badge(allow("tranq.discard-two")) is None
    assert table.badge(refuse("tranq.place.cost", cost=2)) is None


@pytest.mark.parametrize(
    ("draft", "prompt"),
    [
        (Draft(kind="play", card="green-4-a"), "place"),
        (Draft(kind="play", card="green-4-a", place="r1p4"), "pay"),
        (Draft(kind="campfire", card="campfire-red"), "campfire"),
        (Draft(kind="campfire", card="campfire-red", place="r1p1", cards=("red-3-a",)), "campfire-to"),
        (Draft(kind="campfire", card="campfire-red", place="r1p1"), "campfire-again"),
        (Draft(kind="campfire", card="campfire-red", place="r1p1", to="r2p1"), "pay"),
        (Draft(kind="discard_two"), "discard"),
        (Draft(kind="herd"), "herd-origin"),
        (Draft(kind="herd", origin="r1p1"), "herd-to"),
        (Draft(kind="hiker"), "hiker"),
    ],
)
def test_each_stage_of_a_draft_has_its_sentence(table: TranquilityTable, draft: Draft, prompt: str) -> None:
    message = table.prompt(draft, 2)
    assert message is not None
    assert message.id == f"tranquility.prompt.{prompt}"


@pytest.mark.parametrize("card", ["green-4-a", "campfire-red"])
def test_a_card_for_which_no_place_is_legal_is_told_what_it_is_good_for(
    table: TranquilityTable, card: str
) -> None:
    draft = Draft(kind="campfire" if card.startswith("campfire") else "play", card=card)
    discard = {"discard-1": allow("tranq.discard-two")}
    shut = {"r1p1": refuse("tranq.place.left-to-right"), **discard}
    assert isinstance(table, SaysNowhere)
    assert table.nowhere(draft, shut) == Message("tranquility.prompt.nowhere", {"card": card})
    assert table.nowhere(draft, {**shut, "r1p2": allow("tranq.place.cost")}) is None
    assert table.nowhere(draft.model_copy(update={"place": "r1p2"}), shut) is None
    assert table.nowhere(Draft(kind="hiker"), shut) is None


def test_a_draft_without_a_question_has_none(table: TranquilityTable) -> None:
    assert table.prompt(Draft(kind="end_turn"), 0) is None
    assert table.held(Draft(kind="end_turn")) is None


def test_scores_count_the_climb(sit: "Chair") -> None:
    seat = sit(f'{{"players": 2, "turn": 1, {ALL}, {MIDDLE}, 5]}}')
    lines = {
        score.name.id.removeprefix("tranquility.score."): score for score in seat.table.scores(seat.view)
    }
    assert (lines["cards"].value, lines["cards"].whole) == (6, 44)
    assert lines["bridges"].value == 1
    assert (lines["green"].value, lines["green"].whole) == (1, 8)
    assert lines["panoramas"].whole == 3
    assert lines["goats"].whole == 8
    assert "summits-gone" not in lines


def test_lost_summits_are_told_by_the_switch_alone(sit: "Chair") -> None:
    gone = '"discards": [["summit-1", "summit-2", "summit-3", "summit-4", "summit-5"], 0]'
    for announce, told in (("true", True), ("false", False)):
        options = f'"options": {{"announce_summits": {announce}}}'
        seat = sit(f'{{"players": 2, "turn": 1, {options}, {gone}}}')
        assert any("summits" in score.name.id for score in seat.table.scores(seat.view)) is told


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("players", [1, 3])
def test_everything_that_is_said_has_words(sit: "Chair", language: str, players: int) -> None:
    hands = ", 5" * (players - 1)
    seat = sit(f'{{"players": {players}, "turn": 1, {ALL}, {MIDDLE}{hands}]}}')
    words = Words(I18N, language)
    words.set_naming(lambda name: f"P{seat_of(name)}" if seat_of(name) else RULES.name_of(name))
    said = _all_messages(seat)
    for draft in (None, Draft(kind="discard_two"), Draft(kind="herd", origin="r1p1")):
        seat.draft = draft
        said += _all_messages(seat)
        if draft is not None and (prompt := seat.table.prompt(draft, 2)) is not None:
            said.append(prompt)
    for message in said:
        text = words.say(message)
        assert text, message
        assert "tranq" not in text, message
        assert "{" not in text, message


def _all_messages(seat: "Sitting") -> list[Message]:
    said: list[Message] = []
    for zone in seat.zones.values():
        said += [zone.name, *zone.tip]
    for piece in seat.pieces.values():
        said += [piece.name, *piece.tip]
    for action in seat.actions.values():
        said += [action.name, *action.tip]
    for score in seat.table.scores(seat.view):
        said += [score.name, *score.tip]
    return said


def test_a_card_on_the_mountain_tells_what_may_lie_beside_it(sit: "Chair") -> None:
    seat = sit(f'{{"players": 2, "turn": 1, {MIDDLE}, 5]}}')
    tip = [line.id.removeprefix("tranquility.tip.") for line in seat.pieces["green-6-a"].tip]
    assert tip == ["ascent-lies", "right-of", "place-colour", "place-cost"]
    empty = [line.id.removeprefix("tranquility.tip.") for line in seat.zones["r1p5"].tip]
    assert empty == ["place-height", "place-colour", "place-cost"]
    assert seat.zones["r1p1"].tip == ()
    unheld = seat.zones["r3p2"].tip[1]
    assert unheld == Message("tranquility.tip.place-unheld", {"places": ("r2p3",)})


def test_beside_a_bridge_nothing_is_paid_and_a_campfire_is_looked_past(sit: "Chair") -> None:
    seat = sit(
        '{"players": 2, "turn": 1, "mountain": {"r1p1": "green-4-a", "r1p2": "campfire-red",'
        ' "r2p1": "red-5-a"}}'
    )
    assert Message("tranquility.tip.place-cost", {"card": "green-4-a", "number": 4}) in seat.zones["r1p3"].tip
    other = sit('{"players": 2, "turn": 1, "mountain": {"r1p1": "blue-5-a", "r1p2": "bridge-1"}}')
    assert Message("tranquility.tip.place-free") in other.zones["r1p3"].tip


def test_herds_climb_row_by_row_round_bridges(sit: "Chair") -> None:
    seat = sit(
        '{"players": 2, "turn": 1, "options": {"goats": true}, "mountain": {"r1p1": "green-2-a",'
        ' "r1p2": "blue-3-a", "r1p3": "green-4-a", "r1p4": "red-5-a", "r2p1": "green-5-a",'
        ' "r2p2": "bridge-1", "r2p3": "red-6-a", "r3p1": "blue-7-a", "r3p2": "red-8-a"}}'
    )
    at = PLACE_BY_ID
    assert climb(seat.state.mountain, at["r1p2"], at["r3p1"], Counter()) == ("r2p1",)
    assert climb(seat.state.mountain, at["r1p3"], at["r3p2"], Counter()) == ("r2p3",)
    assert climb(seat.state.mountain, at["r1p1"], at["r2p1"], Counter()) == ()
    assert climb((), at["r1p2"], at["r3p1"], Counter()) == ()
    seat.pieces  # noqa: B018 -- the table remembers the mountain it last showed
    event = Event("tranq.event.herded", "tranq.goats.herd", {}, (Shift("goat-1", "r1p2", "r3p1"),))
    assert seat.table.animations([event]) == [Animation("goat-1", through=("r2p1",))]
    assert climb(seat.state.mountain, at["r1p3"], at["r3p2"], Counter({at["r2p3"]: 1})) == ("r2p3",)


def test_drawn_and_discarded_cards_turn_over() -> None:
    drawn = Event("tranq.event.refilled", "tranq.turn.refill", {}, (Shift("red-1-a", "deck-1", "hand-1"),))
    played = Event("tranq.event.played", "tranq.turn.action", {}, (Shift("red-2-a", "hand-1", "r1p1"),))
    assert animations([drawn, played], ()) == [Animation("red-1-a", flip=True)]


def test_places_say_in_their_picture_whether_a_card_could_come(sit: "Chair") -> None:
    seat = sit(f'{{"players": 2, "turn": 1, {MIDDLE}, 5]}}')
    opened = [place for place in PLACE_IDS if seat.zones[place].face.endswith("/open")]
    assert opened == ["r1p5", "r2p3", "r3p1"]
