"""What the panel may know: everything public, and of hidden things only what its eyes may see."""

from collections.abc import Callable
from typing import Any

from desktop.engine.message import Message
from desktop.ui.panels.situation import Situation


def situation(desk: Any) -> Situation:
    return Situation(desk.bridge, desk.handling, desk.match.rules, desk.table)


def said(desk: Any) -> str:
    lines = (line for turn in situation(desk).log() for line in turn.lines)
    return "\n".join(repr(line) for line in lines)


def test_behind_the_curtain_nothing_hidden_is_told(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    drawn = desk.match.state.hands[0]
    assert any(card in said(desk) for card in drawn)
    desk.discard_two()
    desk.end_turn()
    desk.bridge.raise_curtain()
    hidden = {card for hand in desk.match.state.hands for card in hand}
    assert said(desk)
    told_by_deal = {"bridge-1", "bridge-2", "bridge-3", "bridge-4", "bridge-5"}
    assert not [card for card in hidden - told_by_deal if f"'{card}'" in said(desk)]
    now = situation(desk)
    assert now.actions().actions == ()
    assert now.scores() == ()
    assert now.rules() == ()


def test_the_rules_of_the_next_hand_are_not_shown_to_other_eyes(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    assert situation(desk).rules()
    desk.discard_two()
    desk.end_turn()
    assert desk.bridge.eyes == 1
    assert situation(desk).rules() == ()


def test_the_log_is_cut_by_turns(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    desk.whole_turn()
    desk.whole_turn()
    desk.discard_two()
    log = situation(desk).log()
    assert [(turn.number, turn.seat) for turn in log] == [(0, 0), (1, 1), (2, 2), (3, 1)]
    assert all(turn.lines for turn in log)


def test_the_last_thing_has_its_rule(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    desk.discard_two()
    happened = situation(desk).happened()
    assert happened is not None
    assert happened.rule == "tranq.discard-two"
    assert isinstance(happened.message, Message)


def test_the_draft_puts_its_rule_first(open_desk: Callable[..., Any]) -> None:
    from desktop.ui.table.contract import Gesture

    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    desk.handling.gesture(Gesture("act", action="discard_two"))
    now = situation(desk)
    assert now.rules()[0] == "tranq.discard-two"
    assert now.turn().prompt is not None
    assert now.actions().drafting


def test_slices_compare_by_value(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    now = situation(desk)
    assert now.actions() == now.actions()
    assert now.log() == now.log()
    assert now.turn() == now.turn()
    assert now.scores() == now.scores()
