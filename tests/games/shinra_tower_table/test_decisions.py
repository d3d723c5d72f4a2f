"""Decisions beside the tower: cards, targets, giving up, the count, the end."""

from games.shinra_tower_table.conftest import ROOT, Build, Site, at
from pytestqt.qtbot import QtBot
from support.shinra import position, tower

from desktop.engine.message import Message
from desktop.games.shinra_tower.table.table import ShinraTable
from desktop.ui.table.contract import Gesture


def act(site: Site, action: str) -> None:
    assert site.table.handling.gesture(Gesture("act", action=action)).accepted


def test_a_card_with_two_halves_is_chosen_by_one_click_on_a_half(build: Build) -> None:
    site = build()
    site.choose("action-21", 1)
    assert site.moves[-1] == "choose"
    assert site.played[-1].option == 1


def test_a_card_of_one_action_is_chosen_as_a_whole(build: Build) -> None:
    site = build()
    site.choose("action-12")
    assert site.state.chosen == "action-12"


def test_giving_up_is_asked_for_twice(build: Build) -> None:
    site = build()
    act(site, "ask-give-up")
    assert site.match.outcome is None
    names = [action.id for action in site.table.handling.actions()]
    assert "give_up" in names
    act(site, "keep-on")
    assert "give_up" not in [action.id for action in site.table.handling.actions()]
    act(site, "ask-give-up")
    act(site, "give_up")
    assert site.match.outcome is not None
    assert site.table.view.mood == "loss"


def test_the_panel_says_what_comes_next_with_empty_hands(build: Build) -> None:
    site = build()
    game = ShinraTable(ROOT / "resources" / "shinra_tower")
    assert game.idle_prompt(site.bridge.view) == Message("shinra.prompt.choose")
    site.choose("action-21", 0)
    expected = Message("shinra.prompt.walls", {"pieces": ("staircase", "pipe")})
    assert game.idle_prompt(site.bridge.view) == expected


def test_the_defeated_are_named_by_clicks_and_lifted_out_by_the_world(qtbot: QtBot) -> None:
    there = {1: ["cloud", "guard-1", "bomb-1"]}
    site = at(qtbot, position(tower=tower(3, there), face_up=["action-12", "action-1"]))
    site.choose("action-12")
    assert site.state.phase == "targets"
    site.probe.click("guard-1", (0.5, 0.5))
    assert site.table.stage.board.pieces["guard-1"].chosen
    site.probe.click("bomb-1", (0.5, 0.5))
    assert site.tower.busy
    assert "guard-1" not in site.tower.live.poses()
    site.settle()
    assert site.moves[-2:] == ["target", "settled"]
    assert {site.state.zone_of("guard-1"), site.state.zone_of("bomb-1")} == {"supply"}


def test_fewer_are_named_and_confirmed_or_nobody(qtbot: QtBot) -> None:
    there = {1: ["cloud", "guard-1", "bomb-1"]}
    site = at(qtbot, position(tower=tower(3, there), face_up=["action-12", "action-1"]))
    site.choose("action-12")
    site.probe.click("guard-1", (0.5, 0.5))
    assert site.table.handling.prompt() == Message("shinra.prompt.targets", {"n": 1})
    act(site, "confirm")
    site.settle()
    assert site.played[-2].enemies == ("guard-1",)
    other = at(qtbot, position(tower=tower(3, there), face_up=["action-12", "action-1"]))
    other.choose("action-12")
    act(other, "spare")
    assert other.moves[-1] == "target"
    assert other.state.zone_of("guard-1") == "floor-1"


def test_the_count_runs_on_the_living_tower_and_is_called(qtbot: QtBot) -> None:
    state = position(
        tower=tower(8, {8: ["cloud", "guard-1"]}),
        face_up=["action-11", "action-1"],
        options={"goal": "8f", "steadiness": "steady"},
    )
    site = at(qtbot, state, goal="8f")
    site.choose("action-11")
    site.probe.click("guard-1", (0.5, 0.5))
    site.wait(1.5)
    assert site.tower.live.phase == "counting"
    assert site.match.outcome is None
    site.settle()
    assert site.said.count("5") == site.said.count("1") == 1
    assert [said for said in site.said if said in "54321"] == ["5", "4", "3", "2", "1"]
    assert site.moves[-3:] == ["target", "settled", "counted"]
    assert site.match.outcome is not None
    assert site.match.outcome.kind == "win"
    assert site.table.view.mood == "win"


def test_a_collapse_ends_the_match_and_darkens_the_room(qtbot: QtBot) -> None:
    site = at(qtbot, position(tower=tower(4), face_up=["action-1", "action-2"]))
    site.choose("action-1")
    piece = site.wanted()
    site.carry(piece, 60, 200)
    live = site.tower.live
    low = [
        wall for wall, place in live.scene.places.items() if place == "floor-1" and live.shapes.is_wall(wall)
    ]
    live.lift_out(low)
    live.wake()
    site.wait(1.0)
    site.probe.release(site.pixel(60, 200))
    site.settle()
    assert site.match.outcome is not None
    assert site.match.outcome.rule == "shinra.over.collapse"
    assert site.table.view.mood == "loss"


def test_an_enemy_that_fell_is_set_back_by_hand(qtbot: QtBot) -> None:
    state = position(tower=tower(3, {1: ["cloud"]}), table=["guard-1"], fell_from={"guard-1": 2})
    site = at(qtbot, state)
    assert site.state.phase == "set-back"
    floor_2 = 3 + 45 + 3
    site.drag("guard-1", 0, floor_2 + 15.5)
    assert site.state.zone_of("guard-1") == "floor-2"
    assert site.state.phase == "choose"
