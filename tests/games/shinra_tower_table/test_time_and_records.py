"""The clock of the tower: the same at every frame rate, bounded in a stall, and still when nothing moves."""

from collections.abc import Iterable
from typing import Any

import pytest
from games.shinra_tower_table.conftest import WALL_Y, Build, Site, new_match, site_of
from pytestqt.qtbot import QtBot
from support.luck import SeededLuck

from desktop.games.shinra_tower.physics.inputs import HandInput, Stamped
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.table.clockwork import MOST_TICKS
from desktop.games.shinra_tower.table.gathering import scene_of_view
from desktop.session.match import Match
from desktop.ui.table.contract import Gesture

LAST_TICK = 700


def chosen(build: Build) -> Site:
    site = build()
    site.choose("action-21", 0)
    return site


def recorded(piece: str) -> list[Stamped]:
    """A wall carried to the tower and let go, as a hand would."""
    inputs = [Stamped(0, HandInput("take", 0, piece, -60, 140, 0, 30))]
    for tick in range(10, 400, 3):
        share = min(1.0, tick / 300)
        at = HandInput("move", 0, piece, -60 + 28 * share, 140 - (140 - WALL_Y) * share)
        inputs.append(Stamped(tick, at))
    return [*inputs, Stamped(420, HandInput("release", 0, piece))]


def poses_after(site: Site, piece: str, frames_s: Iterable[float]) -> dict[str, Any]:
    """Drive the table's own tower by recorded inputs, frame after frame."""
    live = LiveTower(site.tower.live.shapes, scene_of_view(site.bridge.view), "normal", 7)
    clockwork = site.tower.clockwork
    clockwork.live = live
    todo = recorded(piece)
    for seconds in frames_s:
        if live.now >= LAST_TICK:
            break
        live_ticks = live.now
        while todo and todo[0].tick <= live_ticks:
            live.do(todo.pop(0).input)
        stop = todo[0].tick if todo else LAST_TICK
        clockwork.let_pass(seconds, stop - live_ticks)
    return {name: pose.as_row() for name, pose in live.poses().items()}


@pytest.mark.parametrize("rate", [30, 60, 144])
def test_the_same_inputs_give_the_same_poses_at_every_frame_rate(build: Build, rate: int) -> None:
    site = chosen(build)
    piece = site.wanted()
    at_this_rate = poses_after(site, piece, [1 / rate] * 4000)
    with_stalls = poses_after(site, piece, [1 / 60, 0.9, 1 / 144] * 3000)
    assert at_this_rate == with_stalls


def test_a_stall_makes_time_slower_and_never_more_than_a_few_ticks(build: Build) -> None:
    site = chosen(build)
    site.carry(site.wanted(), 40, WALL_Y + 60)
    before = site.tower.live.now
    site.tower.advance(3.0)
    assert site.tower.live.now - before == MOST_TICKS
    site.table.cancel()


def test_no_timer_runs_while_nothing_moves(build: Build) -> None:
    site = chosen(build)
    assert not site.tower.ticking
    site.carry(site.wanted(), 40, WALL_Y + 60)
    assert site.tower.ticking
    site.probe.release(site.pixel(40, WALL_Y + 60))
    site.settle()
    site.table.hide()
    assert not site.tower.ticking


def test_left_and_continued_in_mid_turn_the_tower_is_the_same(qtbot: QtBot) -> None:
    site = site_of(qtbot, new_match())
    site.choose("action-21", 0)
    site.drag(site.wanted(), -32, WALL_Y)
    site.drag(site.wanted(), 32, WALL_Y)
    live = {name: pose.as_row() for name, pose in site.tower.live.poses().items()}
    rules, header = site.match.rules, site.match.header
    again: Match[Any] = Match.begin(rules, header, SeededLuck(1))
    moves = list(site.played)
    number = 1
    while number < len(moves):
        answers = [move for move in moves[number + 1 : number + 2] if move.kind == "settled"]
        again.propose(moves[number], answers=answers)
        number += 1 + len(answers)
    site.table.hide()
    continued = site_of(qtbot, again)
    assert continued.state == site.state
    assert {name: pose.as_row() for name, pose in continued.tower.live.poses().items()} == live


def test_undo_puts_the_tower_back(build: Build) -> None:
    site = chosen(build)
    piece = site.wanted()
    site.drag(piece, -32, WALL_Y)
    site.bridge.undo()
    assert piece not in site.tower.live.poses()
    assert site.state.phase == "walls"
    site.bridge.redo()
    assert site.tower.live.poses()[piece].quantised().as_row() == dict(site.state.poses)[piece]


def test_undo_while_the_hand_holds_or_waits_leaves_nothing_behind(build: Build) -> None:
    site = build(motion_ms=150)
    site.choose("action-21", 0)
    piece = site.wanted()
    site.carry(piece, -32, WALL_Y)
    site.probe.release(site.pixel(-32, WALL_Y))
    site.tower.advance(1 / 60)
    assert site.tower.busy
    site.bridge.undo()
    assert not site.tower.busy
    assert site.state.phase == "choose"
    site.choose("action-21", 0)
    site.table.handling.gesture(Gesture("act", action="auto"))
    site.settle()
    assert site.state.work is not None
    assert site.state.work.taken
    site.table.hide()
