import pytest
from support.matches import begin, discard, end_turn, play_on, step
from support.toy import toy

from desktop.session.header import TableOptions
from desktop.session.hotseat import Hotseat

AT_ONCE = TableOptions(explicit_end=False)


def test_a_match_opens_on_the_curtain() -> None:
    hotseat = Hotseat(begin())
    assert hotseat.eyes is None
    assert hotseat.view() is None
    assert hotseat.must_hand_over == 1
    assert not hotseat.may_act
    hotseat.lift(1)
    assert hotseat.view().hand == hotseat.match.state.hands[0]
    assert hotseat.must_hand_over is None
    assert hotseat.may_act


def test_the_curtain_lifts_for_the_seat_in_turn_alone() -> None:
    hotseat = Hotseat(begin())
    with pytest.raises(ValueError, match="seat 2"):
        hotseat.lift(2)
    hotseat.lift(1)
    with pytest.raises(ValueError, match="seat 1"):
        hotseat.lift(1)


def test_the_refilled_hand_is_shown_to_its_owner_until_the_curtain() -> None:
    match = begin()
    hotseat = Hotseat(match)
    hotseat.lift(1)
    discard(match)
    step(match, end_turn())
    assert hotseat.eyes == 1
    assert hotseat.must_hand_over == 2
    assert not hotseat.may_act
    assert hotseat.view().hand == match.state.hands[0]
    hotseat.raise_curtain()
    assert hotseat.eyes is None
    assert hotseat.view() is None
    hotseat.lift(2)
    assert hotseat.view().hand == match.state.hands[1]


def test_the_curtain_stays_away_while_nobody_must_come() -> None:
    hotseat = Hotseat(begin())
    hotseat.lift(1)
    hotseat.raise_curtain()
    assert hotseat.eyes == 1


def test_undo_before_the_curtain_needs_no_handing_over() -> None:
    match = begin()
    hotseat = Hotseat(match)
    hotseat.lift(1)
    discard(match)
    step(match, end_turn())
    match.undo()
    assert hotseat.must_hand_over is None
    assert hotseat.may_act


def test_undo_into_anothers_turn_asks_for_the_screen_back() -> None:
    match = begin()
    hotseat = Hotseat(match)
    hotseat.lift(1)
    discard(match)
    step(match, end_turn())
    hotseat.raise_curtain()
    hotseat.lift(2)
    match.undo()
    assert hotseat.eyes == 2
    assert hotseat.must_hand_over == 1


def test_without_an_explicit_end_the_curtain_comes_at_once() -> None:
    match = begin(table=AT_ONCE)
    hotseat = Hotseat(match)
    hotseat.lift(1)
    discard(match)
    assert hotseat.eyes is None
    assert hotseat.must_hand_over == 2


def test_a_view_is_made_once_for_each_state_and_eyes() -> None:
    match = begin()
    hotseat = Hotseat(match)
    hotseat.lift(1)
    first = hotseat.view()
    assert hotseat.view() is first
    discard(match)
    assert hotseat.view() is not first


def test_no_view_is_made_before_the_curtain_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(table=AT_ONCE)
    asked: list[int] = []
    view = toy().rules.view
    monkeypatch.setattr(match.rules, "view", lambda state, seat: asked.append(seat) or view(state, seat))
    hotseat = Hotseat(match)
    assert hotseat.view() is None
    hotseat.lift(1)
    hotseat.view()
    discard(match)
    hotseat.view()
    assert asked == [1]


def test_solo_and_open_hands_need_no_curtain() -> None:
    solo = Hotseat(begin(seats=1))
    assert (solo.eyes, solo.must_hand_over) == (1, None)
    match = begin(seats=2)
    open_hands = Hotseat(match, hidden_hands=False)
    assert open_hands.eyes == 1
    discard(match)
    step(match, end_turn())
    assert (open_hands.eyes, open_hands.must_hand_over) == (2, None)


def test_a_finished_match_needs_no_curtain() -> None:
    match = begin()
    hotseat = Hotseat(match)
    play_on(match, 500)
    assert match.turn_of is None
    last = next(entry.seat for entry in reversed(match.played) if entry.is_decision)
    assert hotseat.eyes == last
    assert hotseat.must_hand_over is None
    assert Hotseat(match).eyes == last


def test_the_eyes_stay_when_the_match_ends_in_front_of_them() -> None:
    match = begin(seats=2, height=4, table=AT_ONCE)
    hotseat = Hotseat(match)
    eyes = None
    while match.turn_of is not None:
        if hotseat.must_hand_over is not None:
            hotseat.lift(hotseat.must_hand_over)
        eyes = hotseat.eyes
        step(match)
    assert hotseat.eyes == eyes


def test_a_hotseat_that_left_hears_nothing_more() -> None:
    match = begin(seats=1)
    hotseat = Hotseat(match)
    hotseat.leave()
    assert match.listeners == []
