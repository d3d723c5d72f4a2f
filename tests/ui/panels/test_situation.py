"""What the panel may know: everything public, and of hidden things only what its eyes may see."""

from collections.abc import Callable
from typing import Any

from desktop.engine.message import Message
from desktop.games.tranquility.rules.moves import Rope
from desktop.ui.panels.situation import GoalNow, Situation


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
    assert happened.rules == ("tranq.discard-two",)
    assert [message.id for message in happened.messages] == ["tranq.event.discarded"]
    assert all(isinstance(message, Message) for message in happened.messages)


def told_of(desk: Any) -> list[str]:
    happened = situation(desk).happened()
    assert happened is not None
    return [message.id for message in happened.messages]


def test_the_opening_is_told_until_somebody_acts(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    assert told_of(desk) == ["tranq.event.dealt"], "the log has the rest"
    desk.discard_two()
    assert told_of(desk) == ["tranq.event.discarded"]


def test_the_next_player_is_told_the_whole_last_turn(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    desk.lay(0)
    desk.end_turn()
    desk.bridge.raise_curtain()
    desk.bridge.lift(2)
    desk.lay(1)
    own = told_of(desk)
    assert own == ["tranq.event.played", "tranq.event.paid"], "the actor sees the payment, and no older turn"
    desk.end_turn()
    assert told_of(desk)[:3] == [*own, "tranq.event.refilled"], "its maker knows what was paid and drawn"
    desk.bridge.raise_curtain()
    desk.bridge.lift(1)
    public = ["tranq.event.played", "tranq.event.paid.public", "tranq.event.refilled.public"]
    assert told_of(desk)[:3] == public
    happened = situation(desk).happened()
    assert happened is not None
    assert happened.messages[1].facts["count"] == 1
    assert "tranq.place.cost" in happened.rules
    hidden = set(desk.match.state.hands[1])
    assert not [card for card in hidden if f"'{card}'" in repr(happened)]


def test_between_end_and_hand_over_the_head_is_of_the_eyes_that_look(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    assert (situation(desk).turn().seat, situation(desk).turn().done) == (1, False)
    desk.discard_two()
    desk.end_turn()
    now = situation(desk).turn()
    assert (now.seat, now.number, now.done) == (1, 1, True)
    assert now.current == len(now.steps), "no step of the next seat is lit"
    assert now.prompt == Message("app.panel.hand-over.when-ready", {"seat": "seat:2"})
    desk.bridge.raise_curtain()
    desk.bridge.lift(2)
    now = situation(desk).turn()
    asked = Message("tranquility.prompt.action")
    assert (now.seat, now.number, now.current, now.prompt) == (2, 2, 0, asked)


def test_who_takes_another_ones_turn_back_is_not_told_to_be_done(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo", "Cy")
    desk.bridge.lift(1)
    desk.whole_turn()
    desk.bridge.undo()
    assert desk.bridge.eyes == 2
    now = situation(desk).turn()
    assert (now.seat, now.done) == (1, False)


def test_the_goal_is_told_in_everybodys_first_turn(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann", "Bo")
    desk.bridge.lift(1)
    assert situation(desk).goal() == GoalNow("tranquility.goal", told=True)
    desk.whole_turn()
    assert situation(desk).goal() == GoalNow("tranquility.goal", told=True)
    desk.whole_turn()
    assert situation(desk).goal() == GoalNow("tranquility.goal", told=False), "it can still be asked for"


def test_a_rope_is_a_turn_of_its_own(open_desk: Callable[..., Any]) -> None:
    desk = open_desk("Ann")
    assert desk.bridge.propose(Rope()).allowed
    assert desk.match.turn == 2
    assert [(turn.number, turn.seat) for turn in situation(desk).log()] == [(0, 0), (1, 1)]
    assert "tranq.event.rope" in told_of(desk)
    assert "tranq.event.refilled" in told_of(desk)


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
